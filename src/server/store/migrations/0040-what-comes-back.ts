// What comes back: receipts that wait for the outcome of their message, and messages that people and mail servers send.
export const whatComesBack = `
ALTER TABLE message ADD COLUMN pending integer;
ALTER TABLE receipt ADD COLUMN waiting integer NOT NULL DEFAULT 0;
CREATE INDEX receipt_waiting ON receipt (message_id) WHERE waiting = 1;
ALTER TABLE captured_message ADD COLUMN ending text;
CREATE INDEX message_texted ON message (account_id, address, id) WHERE channel = 'sms';
CREATE TABLE inbound_message (
  id {id},
  account_id bigint NOT NULL,
  channel text NOT NULL,
  sender text NOT NULL,
  recipient text NOT NULL,
  meaning text NOT NULL,
  effect text NOT NULL,
  message_id bigint,
  campaign_hash text,
  subject text,
  content text NOT NULL,
  created bigint NOT NULL
);
CREATE INDEX inbound_account ON inbound_message (account_id, id);
CREATE INDEX inbound_created ON inbound_message (created);
`
