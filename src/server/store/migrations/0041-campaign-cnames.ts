// The domain name that the short links of a campaign stand under. Campaigns before this migration have none.
export const campaignCnames = `
ALTER TABLE campaign ADD COLUMN cname_id bigint;
`
