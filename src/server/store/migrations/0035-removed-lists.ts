// A deleted list stays, hidden, until its contacts are removed, which takes a while.
export const removedLists = `
ALTER TABLE list ADD COLUMN removed integer NOT NULL DEFAULT 0;
CREATE INDEX list_removed ON list (id) WHERE removed = 1;
`
