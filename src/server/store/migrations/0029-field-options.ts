// The options of extra fields, and the fields of each list whose values are unique.
export const fieldOptions = `
CREATE TABLE field_option (
  id {id},
  account_id bigint NOT NULL,
  list_id bigint NOT NULL,
  field_id bigint NOT NULL,
  texts text NOT NULL
);
CREATE INDEX field_option_list ON field_option (account_id, list_id, id);
ALTER TABLE list ADD COLUMN base_uniqueness text NOT NULL DEFAULT '{"email":"unique"}';
ALTER TABLE field ADD COLUMN uniqueness text NOT NULL DEFAULT 'none';
UPDATE field SET uniqueness = 'unique' WHERE is_unique = 1 AND format <> 'options';
ALTER TABLE field DROP COLUMN is_unique;
`
