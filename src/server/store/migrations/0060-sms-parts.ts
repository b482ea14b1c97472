// The ids that a carrier gave the parts of SMS, and parts of inbound SMS that wait for the others.
export const smsParts = `
CREATE TABLE sms_part (
  carrier text NOT NULL,
  carrier_id text NOT NULL,
  message_id bigint,
  total integer NOT NULL,
  state text NOT NULL,
  reason text,
  created bigint NOT NULL,
  PRIMARY KEY (carrier, carrier_id)
);
CREATE INDEX sms_part_message ON sms_part (message_id);
CREATE INDEX sms_part_created ON sms_part (created);
CREATE TABLE inbound_sms_part (
  id {id},
  account_id bigint NOT NULL,
  sender text NOT NULL,
  recipient text NOT NULL,
  reference integer NOT NULL,
  total integer NOT NULL,
  part integer NOT NULL,
  coding text NOT NULL,
  octets text NOT NULL,
  created bigint NOT NULL
);
CREATE UNIQUE INDEX inbound_sms_part_place
  ON inbound_sms_part (account_id, sender, recipient, reference, total, part);
CREATE INDEX inbound_sms_part_created ON inbound_sms_part (created);
CREATE INDEX sender_of_address ON sender (channel, address);
`
