// Unreadable receipts of an SMSC that were confirmed as taken. `octets` is the body of the PDU in Base64.
export const unreadReceipts = `
CREATE TABLE unread_receipt (
  id {id},
  carrier text NOT NULL,
  reason text NOT NULL,
  octets text NOT NULL,
  created bigint NOT NULL
);
CREATE INDEX unread_receipt_carrier ON unread_receipt (carrier, id);
CREATE INDEX unread_receipt_created ON unread_receipt (created);
`
