// People who work with an account; programs log in as one of them at the SMTP relay and over SOAP.

export const users = `
CREATE TABLE platform_user (
  id {id},
  account_id bigint NOT NULL,
  username text NOT NULL,
  password_hash text NOT NULL,
  is_admin bigint NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  profile_image text NOT NULL,
  status text NOT NULL,
  created bigint NOT NULL,
  updated bigint NOT NULL
);
CREATE UNIQUE INDEX platform_user_username ON platform_user (username);
CREATE INDEX platform_user_account ON platform_user (account_id, id);
`
