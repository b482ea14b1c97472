// The newest requests of each account, and the stream of events: triggers record them while a client watches.
export const live = `
CREATE TABLE request_log (
  id {id},
  account_id bigint NOT NULL,
  request_id text NOT NULL,
  api text NOT NULL,
  operation text NOT NULL,
  method text NOT NULL,
  path text NOT NULL,
  status bigint NOT NULL,
  tenths bigint NOT NULL,
  at bigint NOT NULL,
  key_id text NOT NULL,
  client text NOT NULL,
  request text,
  answer text,
  is_cut bigint NOT NULL
);
CREATE INDEX request_log_account ON request_log (account_id, id);
CREATE INDEX request_log_request ON request_log (account_id, request_id);

CREATE TABLE live_watch (
  account_id bigint PRIMARY KEY,
  until bigint NOT NULL,
  lost_tx bigint NOT NULL,
  lost_id bigint NOT NULL
);
CREATE TABLE live_event (
  id {id},
  tx bigint NOT NULL DEFAULT {transaction},
  account_id bigint NOT NULL,
  kind text NOT NULL,
  ref bigint NOT NULL,
  state text NOT NULL,
  at bigint NOT NULL
);
CREATE INDEX live_event_account ON live_event (account_id, tx, id);

{tell request_log request client}
{tell captured_message message channel}
{tell event event kind}
{tell hook_delivery hook state}
{tell hook_attempt attempt delivery_id}
{tell operation operation status}
{tell-change operation operation status account_id}
{tell-change account clock ahead id}
{tell-change account reset epoch id}
`
