// Finds the addresses of people who were forgotten, of whatever type, by their hashes.
export const forgotten = `
CREATE INDEX suppression_forgotten ON suppression (account_id, value) WHERE method = 'forgotten';
`
