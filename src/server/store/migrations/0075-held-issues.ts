// An issue that is unusual for its feed waits here for a person.
export const heldIssues = `
ALTER TABLE feed ADD COLUMN held text;
`
