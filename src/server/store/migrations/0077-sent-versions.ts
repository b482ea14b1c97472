// What a campaign said before it was changed, for the page on which recipients see the email they got. `until` is when it was
// changed.
export const sentVersions = `
CREATE TABLE sent_version (
  campaign_id bigint NOT NULL,
  until bigint NOT NULL,
  account_id bigint NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  header_footer text,
  PRIMARY KEY (campaign_id, until)
);
CREATE INDEX sent_version_account ON sent_version (account_id);
`
