// The time zone by which a message of a campaign was sent, so that reports can count what follows by it.
export const zonesOfMessages = `
ALTER TABLE message ADD COLUMN zone text;
`
