// Automations: their versions, what these name and listen to, what happened that concerns them, and the ways of contacts
// through them.
export const automations = `
CREATE TABLE automation (
  id {id},
  account_id bigint NOT NULL,
  list_id bigint NOT NULL,
  title text NOT NULL,
  status text NOT NULL,
  allow_multiple bigint NOT NULL,
  contact_limit bigint NOT NULL,
  version bigint NOT NULL,
  created_by bigint NOT NULL,
  created bigint NOT NULL,
  updated bigint NOT NULL
);
CREATE INDEX automation_account ON automation (account_id, id);
CREATE INDEX automation_deleted ON automation (id) WHERE status = 'deleted';
CREATE INDEX automation_active ON automation (account_id, id) WHERE status = 'active';
CREATE INDEX automation_list ON automation (account_id, list_id);

CREATE TABLE automation_version (
  automation_id bigint NOT NULL,
  version bigint NOT NULL,
  account_id bigint NOT NULL,
  triggers text NOT NULL,
  actions text NOT NULL,
  created bigint NOT NULL,
  PRIMARY KEY (automation_id, version)
);
CREATE INDEX automation_version_account ON automation_version (account_id);

CREATE TABLE automation_use (
  automation_id bigint NOT NULL,
  version bigint NOT NULL,
  kind text NOT NULL,
  ref text NOT NULL,
  account_id bigint NOT NULL,
  PRIMARY KEY (automation_id, version, kind, ref)
);
CREATE INDEX automation_use_ref ON automation_use (account_id, kind, ref);

CREATE TABLE automation_listener (
  automation_id bigint NOT NULL,
  kind text NOT NULL,
  account_id bigint NOT NULL,
  PRIMARY KEY (automation_id, kind)
);
CREATE INDEX automation_listener_kind ON automation_listener (account_id, kind);

CREATE TABLE automation_signal (
  id {id},
  account_id bigint NOT NULL,
  list_id bigint NOT NULL,
  contact_id bigint NOT NULL,
  kind text NOT NULL,
  at bigint NOT NULL,
  campaign_id bigint,
  data text NOT NULL
);
CREATE INDEX automation_signal_account ON automation_signal (account_id, id);
CREATE INDEX automation_signal_contact ON automation_signal (contact_id);

CREATE TABLE automation_run (
  id {id},
  account_id bigint NOT NULL,
  automation_id bigint NOT NULL,
  contact_id bigint NOT NULL,
  version bigint NOT NULL,
  action_id bigint NOT NULL,
  stage text NOT NULL,
  generation bigint NOT NULL,
  status text NOT NULL,
  cause text NOT NULL,
  reason text,
  waits_for text,
  entered bigint NOT NULL,
  due bigint,
  ended bigint
);
CREATE UNIQUE INDEX automation_run_open ON automation_run (automation_id, contact_id) WHERE status = 'active';
CREATE INDEX automation_run_due ON automation_run (automation_id, due, id) WHERE due IS NOT NULL;
CREATE INDEX automation_run_automation ON automation_run (automation_id, id);
CREATE INDEX automation_run_waiting ON automation_run (contact_id) WHERE waits_for IS NOT NULL;
CREATE INDEX automation_run_contact ON automation_run (contact_id, automation_id);
CREATE INDEX automation_run_account ON automation_run (account_id);

CREATE TABLE automation_message (
  run_id bigint NOT NULL,
  generation bigint NOT NULL,
  seq bigint NOT NULL,
  account_id bigint NOT NULL,
  action_id bigint NOT NULL,
  message_id bigint NOT NULL,
  PRIMARY KEY (run_id, generation, seq)
);
CREATE INDEX automation_message_account ON automation_message (account_id);
CREATE INDEX run_standing ON run (campaign_id) WHERE state = 'standing';
`
