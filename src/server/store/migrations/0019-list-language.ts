// The language of a list; existing lists become English.
export const listLanguage = `
ALTER TABLE list ADD COLUMN language text NOT NULL DEFAULT 'en';
`
