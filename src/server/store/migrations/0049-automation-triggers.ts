// When automations look for contacts by themselves, who was in their segments then, what they look at again later, and
// which of them the platform brings along.
export const automationTriggers = `
CREATE TABLE automation_look (
  automation_id bigint NOT NULL,
  version bigint NOT NULL,
  position bigint NOT NULL,
  account_id bigint NOT NULL,
  list_id bigint NOT NULL,
  day text NOT NULL,
  place bigint NOT NULL,
  is_first bigint NOT NULL,
  due bigint,
  PRIMARY KEY (automation_id, version, position)
);
CREATE INDEX automation_look_due ON automation_look (due, automation_id) WHERE due IS NOT NULL;
CREATE INDEX automation_look_account ON automation_look (account_id, due) WHERE due IS NOT NULL;

CREATE TABLE automation_member (
  automation_id bigint NOT NULL,
  version bigint NOT NULL,
  position bigint NOT NULL,
  contact_id bigint NOT NULL,
  account_id bigint NOT NULL,
  PRIMARY KEY (automation_id, version, position, contact_id)
);
CREATE INDEX automation_member_account ON automation_member (account_id);
CREATE INDEX automation_member_contact ON automation_member (contact_id);

CREATE TABLE automation_later (
  automation_id bigint NOT NULL,
  version bigint NOT NULL,
  position bigint NOT NULL,
  contact_id bigint NOT NULL,
  ref text NOT NULL,
  account_id bigint NOT NULL,
  list_id bigint NOT NULL,
  generation bigint NOT NULL,
  since bigint NOT NULL,
  due bigint NOT NULL,
  PRIMARY KEY (automation_id, version, position, contact_id, ref)
);
CREATE INDEX automation_later_due ON automation_later (due, automation_id);
CREATE INDEX automation_later_account ON automation_later (account_id, due);
CREATE INDEX automation_later_contact ON automation_later (contact_id);

CREATE TABLE automation_system (
  account_id bigint NOT NULL,
  domain text NOT NULL,
  type text NOT NULL,
  automation_id bigint NOT NULL,
  PRIMARY KEY (account_id, domain, type)
);
`
