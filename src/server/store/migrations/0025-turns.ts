// Indexes by which each queue finds the accounts that wait, and the next work of one account. Deliveries and timers have
// them already.
export const turns = `
DROP INDEX message_waiting;
CREATE INDEX message_turn ON message (account_id, priority, next_at, id) WHERE next_at IS NOT NULL;
CREATE INDEX operation_turn ON operation (account_id, id) WHERE status IN ('queued', 'processing');
CREATE INDEX evidence_turn ON evidence (account_id, id) WHERE state = 'in_queue';
CREATE INDEX run_turn ON run (account_id, state, id);
DROP INDEX import_file_account;
CREATE INDEX import_file_turn ON import_file (account_id, operation_id);
`
