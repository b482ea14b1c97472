// Devices of apps go when they have been silent for long.
export const unseenDevices = `
CREATE INDEX device_seen ON device (seen) WHERE channel = 'push';
`
