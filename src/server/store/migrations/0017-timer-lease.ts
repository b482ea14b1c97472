// A timer is taken and deleted in one transaction: nobody ever held it.
export const timerLease = `
ALTER TABLE timer DROP COLUMN lease_until;
`
