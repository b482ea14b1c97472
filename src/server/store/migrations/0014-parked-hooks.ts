// For counting the hook deliveries that were given up.
export const parkedHooks = `
CREATE INDEX hook_delivery_parked ON hook_delivery (id) WHERE state = 'parked';
`
