// A worker that takes over part of a run has to know its channel, even when the campaign itself is gone. All runs
// before this migration sent emails.
export const runChannel = `
ALTER TABLE run ADD COLUMN channel text NOT NULL DEFAULT 'email';
`
