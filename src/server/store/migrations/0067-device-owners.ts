// Adds the owner of a device to the index with which campaigns find the devices of an app, so that planning a run reads
// no devices.
export const deviceOwners = `
DROP INDEX device_app;
CREATE INDEX device_app ON device (account_id, channel, app, id, contact_id);
`
