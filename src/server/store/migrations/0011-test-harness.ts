// What a test harness needs: snapshots, faults, the attempts of hook deliveries, the content of captured messages that
// are not emails, and indexes for what is removed by age.

export const testHarness = `
ALTER TABLE account ADD COLUMN epoch bigint NOT NULL DEFAULT 0;

CREATE TABLE snapshot (
  id {id},
  account_id bigint NOT NULL,
  name text NOT NULL,
  version integer NOT NULL,
  records bigint NOT NULL,
  bytes bigint NOT NULL,
  created bigint NOT NULL
);
CREATE UNIQUE INDEX snapshot_name ON snapshot (account_id, name);
CREATE TABLE snapshot_part (
  snapshot_id bigint NOT NULL,
  seq bigint NOT NULL,
  source text NOT NULL,
  data text NOT NULL,
  PRIMARY KEY (snapshot_id, seq)
);

CREATE TABLE fault (
  id {id},
  account_id bigint NOT NULL,
  type text NOT NULL,
  matching text NOT NULL,
  effect text NOT NULL,
  times bigint,
  hits bigint NOT NULL,
  created bigint NOT NULL
);
CREATE INDEX fault_account ON fault (account_id, id);

ALTER TABLE hook_delivery ADD COLUMN event text;
CREATE INDEX hook_delivery_account ON hook_delivery (account_id, id);
CREATE INDEX hook_delivery_done ON hook_delivery (done) WHERE done IS NOT NULL;
CREATE TABLE hook_attempt (
  id {id},
  account_id bigint NOT NULL,
  delivery_id bigint NOT NULL,
  at bigint NOT NULL,
  duration bigint NOT NULL,
  status integer,
  error text,
  answer text,
  next_at bigint
);
CREATE INDEX hook_attempt_delivery ON hook_attempt (delivery_id, id);
CREATE INDEX hook_attempt_account ON hook_attempt (account_id, id);

CREATE INDEX operation_ended ON operation (ended) WHERE ended IS NOT NULL;
ALTER TABLE captured_message ADD COLUMN content text;
CREATE INDEX captured_created ON captured_message (created);
`
