// What a number answers to HELP, as a JSON object of texts by language; null for the default text.
export const senderHelp = `
ALTER TABLE sender ADD COLUMN help text;
`
