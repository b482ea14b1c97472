// The user of a key, and the user who requested a transactional message, an alert or a flow run.
export const keyUsers = `
ALTER TABLE api_key ADD COLUMN user_id bigint;
ALTER TABLE transactional_message ADD COLUMN user_id bigint;
ALTER TABLE alert ADD COLUMN user_id bigint;
ALTER TABLE flow_run ADD COLUMN user_id bigint;
UPDATE api_key
   SET user_id = (SELECT min(u.id) FROM platform_user u WHERE u.account_id = api_key.account_id)
 WHERE name IS NULL
   AND account_id IN (SELECT id FROM account WHERE kind = 'sandbox' AND parent_id IS NULL);
`
