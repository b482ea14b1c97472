// The request for a single message: its id, and its operation of the contract. Null for live accounts, and for messages
// without a request.
export const askedBy = `
ALTER TABLE transactional_message ADD COLUMN request_id text;
ALTER TABLE transactional_message ADD COLUMN operation_id text;
`
