// The profile of an account, whether it may use the Transactional API, and how much it has sent.
export const accountDetails = `
ALTER TABLE account ADD COLUMN profile text NOT NULL DEFAULT '{}';
ALTER TABLE account ADD COLUMN transactional text NOT NULL DEFAULT 'on';
CREATE TABLE account_usage (
  account_id bigint NOT NULL,
  channel text NOT NULL,
  sent bigint NOT NULL,
  PRIMARY KEY (account_id, channel)
);
`
