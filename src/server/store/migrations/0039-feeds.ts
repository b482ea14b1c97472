// Campaigns that a feed fills: what is being read of it, and what each issue says.
export const feeds = `
ALTER TABLE campaign ADD COLUMN feed text;

CREATE TABLE feed (
  campaign_id bigint PRIMARY KEY,
  account_id bigint NOT NULL,
  operation_id bigint NOT NULL,
  due bigint,
  token bigint NOT NULL,
  lease_until bigint NOT NULL,
  etag text,
  last_modified text,
  body_hash text,
  seen text,
  failures bigint NOT NULL
);
CREATE INDEX feed_due ON feed (due, campaign_id) WHERE due IS NOT NULL;
CREATE INDEX feed_turn ON feed (account_id, due, campaign_id) WHERE due IS NOT NULL;
CREATE UNIQUE INDEX feed_operation ON feed (operation_id);
CREATE INDEX feed_account ON feed (account_id);

CREATE TABLE issue (
  run_id bigint PRIMARY KEY,
  account_id bigint NOT NULL,
  campaign_id bigint NOT NULL,
  news text NOT NULL,
  items text NOT NULL
);
CREATE UNIQUE INDEX issue_news ON issue (campaign_id, news);
CREATE INDEX issue_account ON issue (account_id);
`
