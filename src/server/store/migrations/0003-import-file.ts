// Files that imports wait for.
export const importFile = `
CREATE TABLE import_file (
  operation_id bigint PRIMARY KEY,
  account_id bigint NOT NULL,
  token bigint NOT NULL,
  lease_until bigint NOT NULL
);
CREATE INDEX import_file_account ON import_file (account_id);
`
