// Limits the tries for evidence that crashes its thread or the process.
export const evidenceTries = `
ALTER TABLE evidence ADD COLUMN tries bigint NOT NULL DEFAULT 0;
ALTER TABLE evidence ADD COLUMN reason text;
`
