// Parts of a result file that hold bytes, as base64, and how often a part was changed afterwards; models of reports.
export const resultFiles = `
ALTER TABLE result_part ADD COLUMN bytes bigint;
ALTER TABLE result_part ADD COLUMN revision bigint NOT NULL DEFAULT 0;
CREATE TABLE report_model (
  id {id},
  account_id bigint NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  days bigint NOT NULL,
  settings text NOT NULL,
  created bigint NOT NULL
);
CREATE INDEX report_model_account ON report_model (account_id, id);
`
