// What came in about one message is counted, so that nobody fills the list with mails at one return address.
export const inboundOfMessage = `
CREATE INDEX inbound_message_of ON inbound_message (message_id) WHERE message_id IS NOT NULL;
`
