// The form in which names of tags are compared, without regard to case.
export const tags = `
DROP INDEX tag_name;
ALTER TABLE tag ADD COLUMN name_key text NOT NULL DEFAULT '';
UPDATE tag SET name_key = lower(name);
CREATE UNIQUE INDEX tag_name ON tag (account_id, name_key);
`
