// Advanced reports, and the indexes by which they walk through the events of a campaign and of a list.
export const advancedReports = `
CREATE TABLE advanced_report (
  id {id},
  account_id bigint NOT NULL,
  operation_id bigint NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  hash text NOT NULL,
  outcome text,
  created bigint NOT NULL
);
CREATE INDEX advanced_report_account ON advanced_report (account_id, id);
CREATE UNIQUE INDEX advanced_report_operation ON advanced_report (operation_id);
CREATE UNIQUE INDEX advanced_report_hash ON advanced_report (hash);
CREATE INDEX campaign_list ON campaign (account_id, list_id, id);
CREATE INDEX event_campaign ON event (account_id, campaign_id, contact_id, id) WHERE campaign_id IS NOT NULL;
CREATE INDEX event_membership ON event (account_id, list_id, kind, at, id)
  WHERE kind IN ('subscription', 'resubscription', 'unsubscribe', 'unsubscribe_api', 'unsubscribe_manual');
`
