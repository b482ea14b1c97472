// Devices that apps and sites reach, each by an address that only it has. A token may be too long for an index, which
// holds its beginning only. The tokens of contacts become devices; of contacts with the same one, the newest keeps it.
const fromContacts = (system: string) => `
INSERT INTO device (account_id, channel, app, contact_id, address, system, details, created, seen)
SELECT c.account_id, 'push', t.value ->> 'app_id', max(c.id), t.value ->> 'token', '${system}', NULL,
  max(c.change_date), max(c.change_date)
FROM contact c, {items c.push_tokens ${system}} t
GROUP BY c.account_id, t.value ->> 'app_id', t.value ->> 'token'
ORDER BY max(c.id);
`

export const devices = `
CREATE TABLE device (
  id {id},
  account_id bigint NOT NULL,
  channel text NOT NULL,
  app text NOT NULL,
  contact_id bigint,
  address text NOT NULL,
  system text NOT NULL,
  details text,
  created bigint NOT NULL,
  seen bigint NOT NULL
);
CREATE INDEX device_address ON device (account_id, channel, app, substr(address, 1, 500));
CREATE INDEX device_app ON device (account_id, channel, app, id);
CREATE INDEX device_contact ON device (contact_id, id) WHERE contact_id IS NOT NULL;
${fromContacts('android')}
${fromContacts('ios')}
ALTER TABLE contact DROP COLUMN push_tokens;
ALTER TABLE mobile_app ADD COLUMN list_id bigint;
ALTER TABLE mobile_app ADD COLUMN description text NOT NULL DEFAULT '';
ALTER TABLE mobile_app ADD COLUMN two_steps text NOT NULL DEFAULT '';
ALTER TABLE mobile_app ADD COLUMN updated bigint NOT NULL DEFAULT 0;
UPDATE mobile_app SET updated = created;
CREATE INDEX mobile_app_list ON mobile_app (list_id, id) WHERE list_id IS NOT NULL;
ALTER TABLE chunk RENAME COLUMN contacts TO recipients;
`
