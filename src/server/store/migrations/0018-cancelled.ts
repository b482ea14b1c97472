// A cancelled message is `cancelled`, as a run and its counter are; single messages used to be `canceled`.
export const cancelled = `
UPDATE message SET state = 'cancelled' WHERE state = 'canceled';
`
