// Contacts that were merged into another contact, and the index by which a merge finds duplicates. `addresses` holds addresses
// of the merged contact that the remaining one does not have: to forget the person, the platform searches for them as well.
export const mergedContacts = `
CREATE TABLE merged_contact (
  contact_id bigint PRIMARY KEY,
  account_id bigint NOT NULL,
  list_id bigint NOT NULL,
  survivor_id bigint NOT NULL,
  addresses text,
  merged bigint NOT NULL
);
CREATE INDEX merged_contact_survivor ON merged_contact (survivor_id);
CREATE INDEX merged_contact_list ON merged_contact (account_id, list_id, contact_id);
CREATE TABLE unify_key (
  operation_id bigint NOT NULL,
  key text NOT NULL,
  contact_id bigint NOT NULL,
  PRIMARY KEY (operation_id, key, contact_id)
);
`
