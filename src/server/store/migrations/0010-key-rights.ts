// What a key may do (null: everything), its name, when it was last used, and when it was revoked.
export const keyRights = `
ALTER TABLE api_key ADD COLUMN name text;
ALTER TABLE api_key ADD COLUMN rights text;
ALTER TABLE api_key ADD COLUMN last_used bigint;
ALTER TABLE api_key ADD COLUMN revoked bigint;
CREATE INDEX api_key_account ON api_key (account_id);
`
