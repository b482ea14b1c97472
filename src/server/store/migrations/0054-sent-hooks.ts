// When the request of an attempt was signed (milliseconds of wall time), from which its headers can be made again.
export const sentHooks = `
ALTER TABLE hook_attempt ADD COLUMN signed bigint;
`
