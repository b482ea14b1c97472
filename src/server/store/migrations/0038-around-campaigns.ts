// What stands around campaigns: their groups, the names of accounts in links, the documents of senders, and the hashes
// of campaigns that were deleted.
export const aroundCampaigns = `
CREATE TABLE campaign_group (
  id {id},
  account_id bigint NOT NULL,
  name text NOT NULL,
  created bigint NOT NULL
);
CREATE UNIQUE INDEX campaign_group_name ON campaign_group (account_id, name);
CREATE INDEX campaign_in_group ON campaign (account_id, group_id);
CREATE TABLE deleted_campaign (
  account_id bigint NOT NULL,
  hash text NOT NULL,
  deleted bigint NOT NULL,
  PRIMARY KEY (account_id, hash)
);
CREATE TABLE cname (
  id {id},
  account_id bigint NOT NULL,
  name text NOT NULL,
  status text NOT NULL,
  leads_here integer NOT NULL,
  proven integer NOT NULL,
  next_look bigint,
  created bigint NOT NULL
);
CREATE UNIQUE INDEX cname_account ON cname (account_id, name);
CREATE INDEX cname_name ON cname (name);
CREATE INDEX cname_due ON cname (next_look) WHERE next_look IS NOT NULL;
CREATE INDEX cname_turn ON cname (account_id, next_look) WHERE next_look IS NOT NULL;
CREATE TABLE sender_file (
  sender_id bigint PRIMARY KEY,
  account_id bigint NOT NULL,
  file text NOT NULL
);
CREATE INDEX sender_moderation ON sender (id) WHERE status = 'moderation';
`
