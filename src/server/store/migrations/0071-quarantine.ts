// Stored work that was in progress when its process died: how often that happened, and whether it was set aside.
export const quarantine = `
CREATE TABLE quarantine (
  id {id},
  account_id bigint NOT NULL,
  kind text NOT NULL,
  ref text NOT NULL,
  place text NOT NULL,
  state text NOT NULL,
  deaths bigint NOT NULL,
  last_death bigint NOT NULL,
  held bigint NOT NULL,
  operation_id bigint,
  due bigint
);
CREATE UNIQUE INDEX quarantine_work ON quarantine (kind, ref);
CREATE INDEX quarantine_held ON quarantine (held, id);
CREATE INDEX quarantine_operation ON quarantine (operation_id);
CREATE INDEX quarantine_account ON quarantine (account_id, id);
`
