// When an automation was activated, and since which of its versions it has had its triggers: what the triggers have noted
// lasts for as long as they stay the same. `leftovers`: 1 while rows of other triggers wait to be removed. `done`: the last day
// that a trigger by a date has looked for.
export const automationBounds = `
ALTER TABLE automation ADD COLUMN trigger_version bigint NOT NULL DEFAULT 1;
ALTER TABLE automation ADD COLUMN activated bigint NOT NULL DEFAULT 0;
ALTER TABLE automation ADD COLUMN leftovers bigint NOT NULL DEFAULT 0;
UPDATE automation SET trigger_version = version, leftovers = CASE WHEN version > 1 THEN 1 ELSE 0 END;
CREATE INDEX automation_leftovers ON automation (id) WHERE leftovers = 1;
ALTER TABLE automation_look ADD COLUMN done text NOT NULL DEFAULT '';
ALTER TABLE automation_look RENAME COLUMN version TO trigger_version;
ALTER TABLE automation_member RENAME COLUMN version TO trigger_version;
ALTER TABLE automation_later RENAME COLUMN version TO trigger_version;
`
