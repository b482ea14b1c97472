// How often the effect of a timer failed. A timer that failed has a time of the platform, any other may have one of the customer.
export const timerTries = `
ALTER TABLE timer ADD COLUMN tries bigint NOT NULL DEFAULT 0;
`
