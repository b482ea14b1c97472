// Tables, sequences and indexes that several processes need to share the work of one database.

export const severalProcesses = `
{sequence contact}
{sequence operation}
{sequence transactional-message}

CREATE TABLE hook_address (
  account_id bigint NOT NULL,
  url text NOT NULL,
  lease_until bigint NOT NULL,
  PRIMARY KEY (account_id, url)
);
ALTER TABLE hook_delivery DROP COLUMN lease_until;
CREATE INDEX message_deferred ON message (run_id) WHERE next_at IS NOT NULL AND run_id IS NOT NULL;
CREATE TABLE rate_window (
  name text PRIMARY KEY,
  ends bigint NOT NULL,
  used bigint NOT NULL
);
`
