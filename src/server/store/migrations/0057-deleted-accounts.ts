// Since when an account is being deleted (milliseconds of wall time); null for all others. Work asks which are suspended.
export const deletedAccounts = `
ALTER TABLE account ADD COLUMN deleted bigint;
CREATE INDEX account_suspended ON account (id) WHERE suspended IS NOT NULL;
`
