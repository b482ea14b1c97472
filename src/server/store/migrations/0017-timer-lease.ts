// A timer is taken and deleted in one transaction, so its lease was never used.
export const timerLease = `
ALTER TABLE timer DROP COLUMN lease_until;
`
