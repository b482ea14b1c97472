// Start of the suspension of an account (milliseconds of wall time); null while it is not suspended.
export const suspended = `
ALTER TABLE account ADD COLUMN suspended bigint;
`
