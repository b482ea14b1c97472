// The indexes of deliveries that wait give them in the order in which they are sent, to the last of their keys. Sorted,
// all that wait would be read for each few that are taken.
export const hooksInOrder = `
DROP INDEX hook_delivery_address;
DROP INDEX hook_delivery_waiting;
CREATE INDEX hook_delivery_address ON hook_delivery (account_id, url, next_at, id) WHERE state = 'pending';
CREATE INDEX hook_delivery_waiting ON hook_delivery (account_id, next_at, id) WHERE state = 'pending';
`
