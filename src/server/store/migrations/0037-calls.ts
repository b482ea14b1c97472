// Files of campaigns, such as the recording that a call plays, each kept once for an account; and when a run whose speed
// is limited may start its next messages.
export const calls = `
CREATE TABLE campaign_file (
  id {id},
  account_id bigint NOT NULL,
  hash text NOT NULL,
  type text NOT NULL,
  size bigint NOT NULL,
  body text NOT NULL
);
CREATE UNIQUE INDEX campaign_file_hash ON campaign_file (account_id, hash);
ALTER TABLE campaign ADD COLUMN file_id bigint;
CREATE INDEX campaign_with_file ON campaign (file_id) WHERE file_id IS NOT NULL;
ALTER TABLE run ADD COLUMN free_at bigint NOT NULL DEFAULT 0;
`
