// Alerts: messages that are repeated until they are confirmed.

export const alerts = `
CREATE TABLE alert_template (
  id {id},
  account_id bigint NOT NULL,
  name text NOT NULL,
  channel text NOT NULL,
  template_id bigint,
  repeat_every bigint NOT NULL,
  max_attempts bigint NOT NULL,
  subject text,
  html_body text,
  text_body text,
  created bigint NOT NULL
);
CREATE UNIQUE INDEX alert_template_name ON alert_template (account_id, name);
CREATE TABLE alert (
  id {id},
  account_id bigint NOT NULL,
  template_name text NOT NULL,
  channel text NOT NULL,
  sender_id bigint NOT NULL,
  recipients text NOT NULL,
  content text NOT NULL,
  repeat_every bigint NOT NULL,
  max_attempts bigint NOT NULL,
  attempts bigint NOT NULL,
  status text NOT NULL,
  generation bigint NOT NULL,
  created_ip text NOT NULL,
  created bigint NOT NULL,
  next_at bigint,
  ended bigint
);
CREATE INDEX alert_account ON alert (account_id, id);
CREATE INDEX alert_pending ON alert (account_id, template_name) WHERE status = 'pending';
`
