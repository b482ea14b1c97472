// How many recipients of a run were not reached, by reason. Reasons contain no addresses of recipients.
export const runFailures = `
CREATE TABLE run_failure (
  account_id bigint NOT NULL,
  campaign_id bigint NOT NULL,
  run_id bigint NOT NULL,
  reason text NOT NULL,
  n bigint NOT NULL,
  PRIMARY KEY (run_id, reason)
);
CREATE INDEX run_failure_campaign ON run_failure (campaign_id);
CREATE INDEX run_failure_account ON run_failure (account_id);
`
