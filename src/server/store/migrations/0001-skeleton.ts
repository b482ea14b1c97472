// The first tables. Common to both engines: `{id}` is the engine's numbered primary key, times are
// integer milliseconds UTC, truth values 0 and 1, JSON is text.

export const skeleton = `
CREATE TABLE account (
  id {id},
  parent_id bigint,
  kind text NOT NULL,
  name text NOT NULL,
  created bigint NOT NULL
);
CREATE TABLE api_key (
  hash text PRIMARY KEY,
  account_id bigint NOT NULL,
  created bigint NOT NULL
);
CREATE TABLE setting (
  name text PRIMARY KEY,
  value text NOT NULL
);
CREATE TABLE sequence (
  name text PRIMARY KEY,
  next bigint NOT NULL
);

CREATE TABLE list (
  id {id},
  account_id bigint NOT NULL,
  internal_name text NOT NULL,
  public_name text NOT NULL,
  status text NOT NULL,
  group_id bigint NOT NULL,
  created bigint NOT NULL,
  updated bigint NOT NULL
);
CREATE INDEX list_account ON list (account_id, id);
CREATE TABLE field (
  id {id},
  account_id bigint NOT NULL,
  list_id bigint NOT NULL,
  name text NOT NULL,
  format text NOT NULL,
  is_unique integer NOT NULL,
  created bigint NOT NULL
);
CREATE INDEX field_list ON field (list_id, id);

CREATE TABLE contact (
  id {id},
  account_id bigint NOT NULL,
  list_id bigint NOT NULL,
  status text NOT NULL,
  consent text NOT NULL,
  consent_date bigint,
  subscription_method text NOT NULL,
  subscription_date bigint NOT NULL,
  unsubscription_method text NOT NULL,
  unsubscription_reason text NOT NULL,
  unsubscription_observation text NOT NULL,
  unsubscription_date bigint,
  change_date bigint NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  birth_date text,
  language text NOT NULL,
  email text,
  email_status text NOT NULL,
  cellphone text,
  cellphone_status text NOT NULL,
  phone text,
  phone_status text NOT NULL,
  push_tokens text,
  fields text NOT NULL,
  origin text
);
CREATE INDEX contact_list ON contact (list_id, id);
CREATE INDEX contact_email ON contact (account_id, lower(email)) WHERE email IS NOT NULL;
CREATE INDEX contact_cellphone ON contact (account_id, cellphone) WHERE cellphone IS NOT NULL;
CREATE INDEX contact_phone ON contact (account_id, phone) WHERE phone IS NOT NULL;
CREATE TABLE contact_unique (
  list_id bigint NOT NULL,
  field_id text NOT NULL,
  value text NOT NULL,
  contact_id bigint NOT NULL,
  PRIMARY KEY (list_id, field_id, value)
);
CREATE TABLE suppression (
  id {id},
  account_id bigint NOT NULL,
  type text NOT NULL,
  value text NOT NULL,
  method text NOT NULL,
  campaign_hash text,
  created bigint NOT NULL
);
CREATE UNIQUE INDEX suppression_value ON suppression (account_id, type, value);

CREATE TABLE sender (
  id {id},
  account_id bigint NOT NULL,
  channel text NOT NULL,
  name text NOT NULL,
  address text NOT NULL,
  status text NOT NULL,
  created bigint NOT NULL
);
CREATE UNIQUE INDEX sender_address ON sender (account_id, channel, address);
CREATE TABLE campaign (
  id {id},
  account_id bigint NOT NULL,
  hash text NOT NULL,
  channel text NOT NULL,
  list_id bigint NOT NULL,
  internal_name text NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  sender_id bigint,
  reply_to bigint,
  header_footer text,
  status text NOT NULL,
  group_id bigint NOT NULL,
  created_by bigint NOT NULL,
  processed bigint NOT NULL,
  schedule_date bigint,
  start_date bigint,
  end_date bigint,
  created bigint NOT NULL,
  updated bigint NOT NULL
);
CREATE UNIQUE INDEX campaign_hash ON campaign (hash);
CREATE INDEX campaign_account ON campaign (account_id, id);

CREATE TABLE run (
  id {id},
  account_id bigint NOT NULL,
  campaign_id bigint NOT NULL,
  list_id bigint NOT NULL,
  state text NOT NULL,
  audience text NOT NULL,
  options text NOT NULL,
  operation_id bigint NOT NULL,
  first_message_id bigint NOT NULL,
  planned bigint NOT NULL,
  accepted bigint NOT NULL,
  failed bigint NOT NULL,
  skipped bigint NOT NULL,
  cancelled bigint NOT NULL,
  unknown bigint NOT NULL,
  created bigint NOT NULL,
  started bigint,
  ended bigint
);
CREATE INDEX run_campaign ON run (campaign_id, id);
CREATE INDEX run_messages ON run (first_message_id);
CREATE INDEX run_state ON run (state) WHERE state IN ('planning', 'sending');
CREATE TABLE chunk (
  run_id bigint NOT NULL,
  seq bigint NOT NULL,
  contacts text NOT NULL,
  PRIMARY KEY (run_id, seq)
);
CREATE TABLE chunk_lease (
  run_id bigint NOT NULL,
  seq bigint NOT NULL,
  size integer NOT NULL,
  state text NOT NULL,
  token bigint NOT NULL,
  lease_until bigint NOT NULL,
  not_before bigint NOT NULL,
  settled_to integer NOT NULL,
  inflight_to integer NOT NULL,
  resent_to integer NOT NULL,
  PRIMARY KEY (run_id, seq)
);
CREATE INDEX chunk_lease_open ON chunk_lease (not_before, lease_until) WHERE state = 'open';

CREATE TABLE message (
  id bigint PRIMARY KEY,
  account_id bigint NOT NULL,
  channel text NOT NULL,
  run_id bigint,
  campaign_id bigint,
  list_id bigint,
  contact_id bigint,
  address text NOT NULL,
  state text NOT NULL,
  reason text,
  attempts integer NOT NULL,
  carrier_ref text,
  next_at bigint,
  lease_until bigint NOT NULL,
  created bigint NOT NULL,
  settled bigint,
  opened bigint,
  clicked bigint,
  removed bigint
);
CREATE INDEX message_due ON message (next_at) WHERE next_at IS NOT NULL;
CREATE TABLE message_group (
  id {id},
  account_id bigint NOT NULL,
  channel text NOT NULL,
  name text NOT NULL
);
CREATE UNIQUE INDEX message_group_name ON message_group (account_id, channel, name);
CREATE TABLE transactional_email (
  message_id bigint PRIMARY KEY,
  account_id bigint NOT NULL,
  sender_id bigint NOT NULL,
  group_id bigint NOT NULL,
  status text NOT NULL,
  subject text NOT NULL,
  content text NOT NULL,
  custom_data text,
  created_ip text NOT NULL,
  created bigint NOT NULL
);
CREATE INDEX transactional_email_account ON transactional_email (account_id, message_id);
CREATE TABLE message_status (
  id {id},
  message_id bigint NOT NULL,
  status text NOT NULL,
  at bigint NOT NULL
);
CREATE INDEX message_status_message ON message_status (message_id, id);
CREATE TABLE link (
  id {id},
  account_id bigint NOT NULL,
  campaign_id bigint,
  message_id bigint,
  url text NOT NULL
);
CREATE INDEX link_campaign ON link (campaign_id) WHERE campaign_id IS NOT NULL;
CREATE INDEX link_message ON link (message_id) WHERE message_id IS NOT NULL;
CREATE TABLE event (
  id {id},
  account_id bigint NOT NULL,
  kind text NOT NULL,
  at bigint NOT NULL,
  list_id bigint,
  contact_id bigint,
  campaign_id bigint,
  message_id bigint,
  data text
);
CREATE INDEX event_contact ON event (contact_id, id) WHERE contact_id IS NOT NULL;
CREATE INDEX event_account ON event (account_id, id);
CREATE TABLE rollup (
  campaign_id bigint NOT NULL,
  part text NOT NULL,
  item text NOT NULL,
  metric text NOT NULL,
  n bigint NOT NULL,
  PRIMARY KEY (campaign_id, part, item, metric)
);

CREATE TABLE webhook (
  id {id},
  account_id bigint NOT NULL,
  list_id bigint NOT NULL,
  url text NOT NULL,
  actions text NOT NULL,
  fields text NOT NULL,
  secret text NOT NULL,
  created bigint NOT NULL
);
CREATE INDEX webhook_list ON webhook (list_id, id);
CREATE TABLE hook_delivery (
  id {id},
  account_id bigint NOT NULL,
  webhook_id bigint,
  name text NOT NULL,
  url text NOT NULL,
  secret text NOT NULL,
  body text NOT NULL,
  state text NOT NULL,
  attempts integer NOT NULL,
  next_at bigint NOT NULL,
  lease_until bigint NOT NULL,
  answer text,
  created bigint NOT NULL,
  done bigint
);
CREATE INDEX hook_delivery_due ON hook_delivery (next_at) WHERE state = 'pending';

CREATE TABLE operation (
  id {id},
  account_id bigint NOT NULL,
  list_id bigint,
  type text NOT NULL,
  status text NOT NULL,
  input text NOT NULL,
  progress text NOT NULL,
  campaign_id bigint,
  created_by bigint NOT NULL,
  lease_until bigint NOT NULL,
  created bigint NOT NULL,
  start_date bigint,
  ended bigint
);
CREATE INDEX operation_account ON operation (account_id, id);
CREATE INDEX operation_waiting ON operation (id) WHERE status IN ('queued', 'processing');
CREATE TABLE operation_slice (
  operation_id bigint NOT NULL,
  seq bigint NOT NULL,
  data text NOT NULL,
  PRIMARY KEY (operation_id, seq)
);
CREATE TABLE result_part (
  operation_id bigint NOT NULL,
  seq bigint NOT NULL,
  data text NOT NULL,
  PRIMARY KEY (operation_id, seq)
);
CREATE TABLE timer (
  id {id},
  account_id bigint NOT NULL,
  kind text NOT NULL,
  ref bigint NOT NULL,
  generation bigint NOT NULL,
  due bigint NOT NULL,
  lease_until bigint NOT NULL
);
CREATE INDEX timer_due ON timer (due, id);
CREATE INDEX timer_ref ON timer (kind, ref);
CREATE TABLE captured_message (
  id {id},
  account_id bigint NOT NULL,
  channel text NOT NULL,
  sender text NOT NULL,
  recipient text NOT NULL,
  subject text,
  message_id bigint NOT NULL,
  campaign_hash text,
  outcome text NOT NULL,
  source text NOT NULL,
  created bigint NOT NULL
);
CREATE INDEX captured_account ON captured_message (account_id, id);
CREATE INDEX captured_recipient ON captured_message (account_id, recipient, id);
`
