// Relayed mails keep their source. Each recipient of an email has a message of his own, which shares its content with
// that of the first.
export const relayedSources = `
ALTER TABLE transactional_message ADD COLUMN copy_of bigint;
ALTER TABLE transactional_message ADD COLUMN source text;
ALTER TABLE transactional_message ADD COLUMN notify text;
CREATE INDEX transactional_message_copies ON transactional_message (copy_of) WHERE copy_of IS NOT NULL;
`
