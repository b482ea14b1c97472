// Devices that apps and sites reach, each by an address that only it has. A token may be too long for an index, so a
// hash of it stands in its place there.
export const devices = `
CREATE TABLE device (
  id {id},
  account_id bigint NOT NULL,
  channel text NOT NULL,
  app text NOT NULL,
  contact_id bigint,
  address text NOT NULL,
  address_hash text NOT NULL,
  system text NOT NULL,
  details text,
  created bigint NOT NULL,
  seen bigint NOT NULL
);
CREATE UNIQUE INDEX device_address ON device (account_id, channel, app, address_hash);
CREATE INDEX device_app ON device (account_id, channel, app, id);
CREATE INDEX device_contact ON device (contact_id, id) WHERE contact_id IS NOT NULL;
ALTER TABLE chunk RENAME COLUMN contacts TO recipients;
`
