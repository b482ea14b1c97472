// How the script of a connected site shows a form, as JSON; null where it does not.
export const formDisplays = `
ALTER TABLE form ADD COLUMN display text;
`
