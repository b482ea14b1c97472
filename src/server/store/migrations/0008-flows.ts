// Multi-channel flows, and their runs. A deleted flow stays for its active runs.

export const flows = `
CREATE TABLE flow (
  id {id},
  account_id bigint NOT NULL,
  name text NOT NULL,
  group_name text NOT NULL,
  messages text NOT NULL,
  created bigint NOT NULL,
  deleted bigint
);
CREATE INDEX flow_account ON flow (account_id, id);
CREATE TABLE flow_run (
  id {id},
  account_id bigint NOT NULL,
  flow_id bigint NOT NULL,
  recipient text NOT NULL,
  senders text NOT NULL,
  sent bigint NOT NULL,
  status text NOT NULL,
  generation bigint NOT NULL,
  created_ip text NOT NULL,
  created bigint NOT NULL,
  next_at bigint,
  ended bigint
);
CREATE INDEX flow_run_account ON flow_run (account_id, id);
`
