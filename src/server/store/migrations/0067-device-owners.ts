// Who has a device stands in the index by which campaigns find the devices of an app: to plan a run, no device is read.
export const deviceOwners = `
DROP INDEX device_app;
CREATE INDEX device_app ON device (account_id, channel, app, id, contact_id);
`
