// Limits the tries for a run of an automation with an action that throws.
export const runTries = `
ALTER TABLE automation_run ADD COLUMN tries bigint NOT NULL DEFAULT 0;
`
