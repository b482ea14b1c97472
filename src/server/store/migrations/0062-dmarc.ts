// What the last look at the DNS found of the DMARC policy of a sending domain, as JSON: null before the first look, and the
// JSON null where there is none.
export const dmarc = `
ALTER TABLE sending_domain ADD COLUMN dmarc text;
`
