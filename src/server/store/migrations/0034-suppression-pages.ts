// The newest entries of a long suppression list, without sorting all of it.
export const suppressionPages = `
CREATE INDEX suppression_account ON suppression (account_id, id);
`
