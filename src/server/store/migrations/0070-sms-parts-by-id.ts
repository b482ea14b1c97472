// The id of a part comes before its carrier in the key. With the carrier first, PostgreSQL read all parts of that carrier to
// find a few ids: it assumed that a carrier has few parts.
export const smsPartsById = `
CREATE TABLE sms_part_by_id (
  carrier text NOT NULL,
  carrier_id text NOT NULL,
  message_id bigint,
  total integer NOT NULL,
  state text NOT NULL,
  reason text,
  created bigint NOT NULL,
  PRIMARY KEY (carrier_id, carrier)
);
INSERT INTO sms_part_by_id (carrier, carrier_id, message_id, total, state, reason, created)
  SELECT carrier, carrier_id, message_id, total, state, reason, created FROM sms_part;
DROP TABLE sms_part;
ALTER TABLE sms_part_by_id RENAME TO sms_part;
CREATE INDEX sms_part_message ON sms_part (message_id);
CREATE INDEX sms_part_created ON sms_part (created);
`
