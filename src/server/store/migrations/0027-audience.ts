// Tags and segments, and the kind of an operation, which separates different work of one type.
export const audience = `
CREATE TABLE tag (
  id {id},
  account_id bigint NOT NULL,
  name text NOT NULL,
  color text NOT NULL,
  created bigint NOT NULL,
  updated bigint NOT NULL
);
CREATE UNIQUE INDEX tag_name ON tag (account_id, name);
CREATE TABLE contact_tag (
  contact_id bigint NOT NULL,
  tag_id bigint NOT NULL,
  PRIMARY KEY (contact_id, tag_id)
);
CREATE INDEX contact_tag_tag ON contact_tag (tag_id, contact_id);
CREATE TABLE segment (
  id {id},
  account_id bigint NOT NULL,
  list_id bigint NOT NULL,
  name text NOT NULL,
  filter text NOT NULL,
  created bigint NOT NULL,
  updated bigint NOT NULL
);
CREATE UNIQUE INDEX segment_name ON segment (list_id, name);
ALTER TABLE operation ADD COLUMN kind text;
UPDATE operation SET kind = 'import' WHERE type = 'import_contacts';
`
