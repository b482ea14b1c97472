// A list that was deleted stays until its contacts are gone, which takes a while. Nobody sees it any more.
export const removedLists = `
ALTER TABLE list ADD COLUMN removed integer NOT NULL DEFAULT 0;
CREATE INDEX list_removed ON list (id) WHERE removed = 1;
`
