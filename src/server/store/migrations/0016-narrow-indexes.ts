// SQLite does not know how many rows an account has. Given an index by account and one by contact, it may choose the
// first and walk through all events of the account. An index that begins with both columns is better than either.
export const narrowIndexes = `
DROP INDEX event_contact;
CREATE INDEX event_contact ON event (account_id, contact_id, id) WHERE contact_id IS NOT NULL;
DROP INDEX hook_attempt_delivery;
CREATE INDEX hook_attempt_delivery ON hook_attempt (account_id, delivery_id, id);
DROP INDEX registered_event_message;
CREATE INDEX registered_event_message ON registered_event (account_id, registered_id, id);
DROP INDEX evidence_message;
CREATE INDEX evidence_message ON evidence (account_id, registered_id, id);
DROP INDEX evidence_queue;
CREATE INDEX evidence_queue ON evidence (id, lease_until) WHERE state = 'in_queue';
CREATE INDEX registered_message_hash ON registered_message (account_id, hash);
CREATE INDEX hook_delivery_address ON hook_delivery (account_id, url, next_at) WHERE state = 'pending';
CREATE INDEX chunk_lease_run ON chunk_lease (run_id, not_before, seq, lease_until) WHERE state = 'open';
CREATE INDEX run_list ON run (account_id, list_id);
`
