// Websites on which people subscribe to web push, and the key of each account.
export const webPush = `
CREATE TABLE web_push_key (
  account_id bigint PRIMARY KEY,
  public_key text NOT NULL,
  private_key text NOT NULL,
  created bigint NOT NULL
);
CREATE TABLE web_push_site (
  id {id},
  account_id bigint NOT NULL,
  list_id bigint NOT NULL,
  site text NOT NULL,
  origin text NOT NULL,
  app_code text NOT NULL,
  name text NOT NULL,
  created bigint NOT NULL,
  updated bigint NOT NULL
);
CREATE UNIQUE INDEX web_push_site_code ON web_push_site (app_code);
CREATE UNIQUE INDEX web_push_site_name ON web_push_site (account_id, name);
CREATE INDEX web_push_site_list ON web_push_site (account_id, list_id);
`
