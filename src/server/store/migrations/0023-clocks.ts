// Gives each sandbox account a separate clock; before, the whole installation shared one. Every sandbox account keeps
// the offset of the shared clock, so none of them notices a change. Live accounts return to real time; their records
// keep their dates, some of which are in the future. A wait that was counted from the moved clock (attempts,
// repetitions, codes) keeps its length, counted from now; a wait for a date that a customer named still ends at that
// date. The indexes find the waiting work of an account.

const ahead = `(SELECT CAST(value AS bigint) FROM setting WHERE name = 'clock-offset')`
const live = `(SELECT id FROM account WHERE kind = 'live') AND EXISTS (SELECT 1 FROM setting WHERE name = 'clock-offset')`
/** No clock reaches this time: a message of a paused run waits for it. */
const parked = Number.MAX_SAFE_INTEGER

export const clocks = `
ALTER TABLE account ADD COLUMN ahead bigint NOT NULL DEFAULT 0
  CHECK (ahead = 0 OR (ahead > 0 AND kind = 'sandbox'));
UPDATE account SET ahead = COALESCE(${ahead}, 0) WHERE kind = 'sandbox';

UPDATE message SET next_at = next_at - ${ahead}
WHERE next_at < ${parked} AND (attempts > 0 OR next_at = created) AND account_id IN ${live};
UPDATE hook_delivery SET next_at = next_at - ${ahead} WHERE state = 'pending' AND account_id IN ${live};
UPDATE timer SET due = due - ${ahead} WHERE kind IN ('alert.repeat', 'flow.step') AND account_id IN ${live};
UPDATE alert SET next_at = next_at - ${ahead} WHERE next_at IS NOT NULL AND account_id IN ${live};
UPDATE flow_run SET next_at = next_at - ${ahead} WHERE next_at IS NOT NULL AND account_id IN ${live};
UPDATE verify_request SET expires = expires - ${ahead} WHERE account_id IN ${live};
UPDATE chunk_lease SET not_before = 0 WHERE run_id IN (SELECT id FROM run WHERE account_id IN ${live});
DELETE FROM setting WHERE name = 'clock-offset';

CREATE INDEX account_ahead ON account (id) WHERE ahead > 0;
CREATE INDEX timer_account ON timer (account_id, due, id);
CREATE INDEX message_waiting ON message (account_id, next_at) WHERE next_at IS NOT NULL;
CREATE INDEX hook_delivery_waiting ON hook_delivery (account_id, next_at) WHERE state = 'pending';
`
