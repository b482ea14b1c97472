// How often programs loaded the pictures and followed the links of a single email, ahead of its reader.
export const machineReactions = `
ALTER TABLE transactional_message ADD COLUMN machine_opens bigint NOT NULL DEFAULT 0;
ALTER TABLE transactional_message ADD COLUMN machine_clicks bigint NOT NULL DEFAULT 0;
`
