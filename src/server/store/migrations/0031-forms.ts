// Forms, what people enter into them, and the emails that ask a contact to confirm.
export const forms = `
ALTER TABLE contact ADD COLUMN subscription_form bigint NOT NULL DEFAULT 0;
CREATE TABLE form (
  id {id},
  account_id bigint NOT NULL,
  list_id bigint NOT NULL,
  hash text NOT NULL,
  name text NOT NULL,
  language text NOT NULL,
  fields text NOT NULL,
  consent text,
  double_optin integer NOT NULL,
  sender_id bigint,
  redirect_url text,
  created bigint NOT NULL,
  updated bigint NOT NULL
);
CREATE UNIQUE INDEX form_hash ON form (hash);
CREATE INDEX form_list ON form (account_id, list_id, id);
CREATE TABLE form_submission (
  id {id},
  account_id bigint NOT NULL,
  list_id bigint NOT NULL,
  form_id bigint NOT NULL,
  contact_id bigint,
  status text NOT NULL,
  language text NOT NULL,
  email text NOT NULL,
  answers text NOT NULL,
  consent integer NOT NULL,
  created bigint NOT NULL
);
CREATE INDEX form_submission_form ON form_submission (account_id, form_id, id);
CREATE INDEX form_submission_list ON form_submission (account_id, list_id);
CREATE INDEX form_submission_contact ON form_submission (contact_id) WHERE contact_id IS NOT NULL;
CREATE TABLE confirmation (
  id {id},
  account_id bigint NOT NULL,
  list_id bigint NOT NULL,
  contact_id bigint NOT NULL,
  submission_id bigint,
  email text NOT NULL,
  language text NOT NULL,
  created bigint NOT NULL,
  confirmed bigint
);
CREATE INDEX confirmation_email ON confirmation (account_id, email, created);
CREATE INDEX confirmation_contact ON confirmation (contact_id);
CREATE INDEX confirmation_list ON confirmation (account_id, list_id);
`
