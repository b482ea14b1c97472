// Connected sites, their goals, and what is counted of their visitors.
export const connectedSites = `
CREATE TABLE connected_site (
  id {id},
  account_id bigint NOT NULL,
  domain text NOT NULL,
  list_id bigint,
  code text NOT NULL,
  connected integer NOT NULL,
  tracking text NOT NULL,
  created bigint NOT NULL,
  updated bigint NOT NULL
);
CREATE UNIQUE INDEX connected_site_domain ON connected_site (account_id, domain);
CREATE UNIQUE INDEX connected_site_code ON connected_site (code);
CREATE TABLE goal (
  id {id},
  account_id bigint NOT NULL,
  site_id bigint NOT NULL,
  name text NOT NULL,
  config text NOT NULL,
  created bigint NOT NULL
);
CREATE INDEX goal_site ON goal (account_id, site_id);
CREATE TABLE site_visit (
  site_id bigint NOT NULL,
  day text NOT NULL,
  what text NOT NULL,
  item bigint NOT NULL,
  n bigint NOT NULL,
  PRIMARY KEY (site_id, day, what, item)
);
`
