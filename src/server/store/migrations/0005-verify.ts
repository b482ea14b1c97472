// Requests for one-time codes.

export const verify = `
CREATE TABLE verify_request (
  id {id},
  account_id bigint NOT NULL,
  request_id text NOT NULL,
  channel text NOT NULL,
  address text NOT NULL,
  sender_id bigint NOT NULL,
  order_data text NOT NULL,
  code text NOT NULL,
  ttl integer NOT NULL,
  expires bigint NOT NULL,
  tries integer NOT NULL,
  status text NOT NULL,
  message_id bigint NOT NULL,
  created bigint NOT NULL
);
CREATE UNIQUE INDEX verify_request_name ON verify_request (request_id);
CREATE INDEX verify_request_account ON verify_request (account_id, id);
`
