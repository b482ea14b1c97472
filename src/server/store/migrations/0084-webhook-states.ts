// A webhook can be paused, disabled by its receiver, and sign with two secrets while one of them is replaced. Deliveries
// that wait for it to be enabled are `held`.
const columns = `
ALTER TABLE {table} ADD COLUMN status text NOT NULL DEFAULT 'active';
ALTER TABLE {table} ADD COLUMN status_since bigint;
ALTER TABLE {table} ADD COLUMN old_secret text;
ALTER TABLE {table} ADD COLUMN old_secret_until bigint;
`

export const webhookStates = `
${['webhook', 'transactional_webhook', 'registered_webhook'].map((table) => columns.replaceAll('{table}', table)).join('')}
ALTER TABLE hook_delivery ADD COLUMN old_secret text;
ALTER TABLE hook_delivery ADD COLUMN old_secret_until bigint;
ALTER TABLE hook_attempt ADD COLUMN signature text;
CREATE INDEX hook_delivery_held ON hook_delivery (account_id, webhook_id) WHERE state = 'held';
`
