// Inbound messages about one message are counted, to limit the mails to one return address.
export const inboundOfMessage = `
CREATE INDEX inbound_message_of ON inbound_message (message_id) WHERE message_id IS NOT NULL;
`
