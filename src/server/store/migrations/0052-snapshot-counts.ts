// How many rows of each table a snapshot holds, and an index by which an account finds what was given up.
export const snapshotCounts = `
ALTER TABLE snapshot ADD COLUMN counts text;
DROP INDEX hook_delivery_parked;
CREATE INDEX hook_delivery_given_up ON hook_delivery (account_id, id) WHERE state = 'parked';
`
