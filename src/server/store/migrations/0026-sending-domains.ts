// The domains that an account sends from, with the hosts of the links in their emails.
export const sendingDomains = `
CREATE TABLE sending_domain (
  id {id},
  account_id bigint NOT NULL,
  name text NOT NULL,
  server text NOT NULL,
  fallback_url text,
  is_default integer NOT NULL,
  verified integer NOT NULL,
  spf integer,
  dkim integer,
  cname integer,
  checked bigint,
  created bigint NOT NULL
);
CREATE UNIQUE INDEX sending_domain_name ON sending_domain (account_id, name);
CREATE INDEX sending_domain_default ON sending_domain (account_id) WHERE is_default = 1;
CREATE INDEX sending_domain_server ON sending_domain (server);
`
