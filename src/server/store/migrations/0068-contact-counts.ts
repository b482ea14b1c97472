// How many contacts a list has in each status. Triggers count in the transaction that changes the contacts. The rows of
// a list and a status add up: part 0 is their sum so far, and on PostgreSQL each change adds a separate part, so that
// writers do not wait for each other.
export const contactCounts = `
CREATE TABLE contact_count (
  list_id bigint NOT NULL,
  status text NOT NULL,
  part {part},
  n bigint NOT NULL,
  PRIMARY KEY (list_id, status, part)
);
CREATE INDEX contact_count_part ON contact_count (part) WHERE part > 0;
INSERT INTO contact_count (list_id, status, part, n)
  SELECT list_id, status, 0, count(*) FROM contact GROUP BY list_id, status;
{count contact list_id status}
`
