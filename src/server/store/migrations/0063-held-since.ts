// Since when a message is deferred without an attempt (the time of its account, milliseconds); null while it is not.
export const heldSince = `
ALTER TABLE message ADD COLUMN held_since bigint;
`
