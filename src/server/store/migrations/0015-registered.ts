// Registered messages: the copy that was sent, the chain of its events, and its evidence. Content and events are never
// changed; `head` is the hash of the newest event, or of the content before the first.

export const registered = `
ALTER TABLE account ADD COLUMN registered bigint NOT NULL DEFAULT 0;
ALTER TABLE transactional_message ADD COLUMN registered bigint NOT NULL DEFAULT 0;
CREATE TABLE registered_message (
  id {id},
  account_id bigint NOT NULL,
  hash text NOT NULL UNIQUE,
  message_id bigint NOT NULL UNIQUE,
  channel text NOT NULL,
  sender text NOT NULL,
  recipient text NOT NULL,
  recipient_folded text NOT NULL,
  subject text NOT NULL,
  subject_folded text NOT NULL,
  detail text NOT NULL,
  source text,
  content_hash text NOT NULL,
  head text NOT NULL,
  created bigint NOT NULL
);
CREATE INDEX registered_message_account ON registered_message (account_id, created);
CREATE TABLE registered_event (
  id {id},
  account_id bigint NOT NULL,
  registered_id bigint NOT NULL,
  type text NOT NULL,
  at bigint NOT NULL,
  recorded bigint NOT NULL,
  custom_data text NOT NULL,
  hash text NOT NULL
);
CREATE INDEX registered_event_message ON registered_event (registered_id, id);
CREATE INDEX registered_event_account ON registered_event (account_id);
CREATE TABLE evidence (
  id {id},
  account_id bigint NOT NULL,
  registered_id bigint NOT NULL,
  state text NOT NULL,
  lease_until bigint NOT NULL,
  name text NOT NULL,
  size bigint NOT NULL,
  pdf text,
  queued bigint NOT NULL,
  created bigint
);
CREATE INDEX evidence_message ON evidence (registered_id, id);
CREATE INDEX evidence_account ON evidence (account_id);
CREATE INDEX evidence_queue ON evidence (lease_until, id) WHERE state = 'in_queue';
CREATE TABLE registered_webhook (
  id {id},
  account_id bigint NOT NULL,
  url text NOT NULL,
  actions text NOT NULL,
  secret text NOT NULL,
  created bigint NOT NULL
);
CREATE INDEX registered_webhook_account ON registered_webhook (account_id, id);
CREATE TABLE autocertificate (
  id {id},
  account_id bigint NOT NULL,
  days bigint NOT NULL,
  created bigint NOT NULL
);
CREATE INDEX autocertificate_account ON autocertificate (account_id, id);
`
