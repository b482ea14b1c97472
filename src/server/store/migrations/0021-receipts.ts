// News about messages that came after their outcome: each kind counts once for a message, however often it is reported.
export const receipts = `
CREATE TABLE receipt (
  message_id bigint NOT NULL,
  kind text NOT NULL,
  account_id bigint NOT NULL,
  reason text,
  at bigint NOT NULL,
  PRIMARY KEY (message_id, kind)
);
CREATE INDEX receipt_account ON receipt (account_id);
`
