// The domain name of the short links of a campaign. Campaigns before this migration have none.
export const campaignCnames = `
ALTER TABLE campaign ADD COLUMN cname_id bigint;
`
