// Transactional messages of every channel, their webhooks, templates and apps; and the order in which
// due messages are taken.

export const transactional = `
CREATE TABLE transactional_message (
  message_id bigint PRIMARY KEY,
  account_id bigint NOT NULL,
  channel text NOT NULL,
  origin text NOT NULL,
  origin_id bigint,
  sender_id bigint NOT NULL,
  group_id bigint NOT NULL,
  template_id bigint,
  status text NOT NULL,
  subject text NOT NULL,
  parts integer NOT NULL,
  content text NOT NULL,
  custom_data text,
  opens bigint NOT NULL DEFAULT 0,
  clicks bigint NOT NULL DEFAULT 0,
  created_ip text NOT NULL,
  created bigint NOT NULL
);
INSERT INTO transactional_message
  SELECT message_id, account_id, 'email', 'request', NULL, sender_id, group_id, NULL, status, subject, 0, content,
    custom_data, 0, 0, created_ip, created
  FROM transactional_email;
DROP TABLE transactional_email;
CREATE INDEX transactional_message_account ON transactional_message (account_id, channel, message_id);
CREATE INDEX transactional_message_origin ON transactional_message (origin, origin_id) WHERE origin_id IS NOT NULL;

ALTER TABLE message ADD COLUMN priority integer NOT NULL DEFAULT 4;
UPDATE message SET priority = 3 WHERE run_id IS NULL;
DROP INDEX message_due;
CREATE INDEX message_due ON message (priority, next_at) WHERE next_at IS NOT NULL;

CREATE TABLE transactional_webhook (
  id {id},
  account_id bigint NOT NULL,
  channel text NOT NULL,
  url text NOT NULL,
  actions text NOT NULL,
  secret text NOT NULL,
  created bigint NOT NULL
);
CREATE INDEX transactional_webhook_account ON transactional_webhook (account_id, channel, id);
CREATE TABLE message_template (
  id {id},
  account_id bigint NOT NULL,
  channel text NOT NULL,
  name text NOT NULL,
  content text NOT NULL,
  created bigint NOT NULL
);
CREATE INDEX message_template_account ON message_template (account_id, channel, id);
CREATE TABLE mobile_app (
  id {id},
  account_id bigint NOT NULL,
  name text NOT NULL,
  sandbox integer NOT NULL,
  certificate text,
  password text,
  auth_key text,
  created bigint NOT NULL
);
CREATE INDEX mobile_app_account ON mobile_app (account_id, id);
`
