// The headers and footers that an account makes for its emails.
export const frameTemplates = `
CREATE TABLE frame_template (
  id {id},
  account_id bigint NOT NULL,
  name text NOT NULL,
  header text NOT NULL,
  footer text NOT NULL,
  created bigint NOT NULL,
  updated bigint NOT NULL
);
CREATE INDEX frame_template_account ON frame_template (account_id, id);
`
