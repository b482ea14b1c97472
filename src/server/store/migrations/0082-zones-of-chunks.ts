// Parts of a run may be of any size, so each says where its recipients begin; and they may belong to a time zone.
export const zonesOfChunks = `
ALTER TABLE chunk_lease ADD COLUMN first_position bigint NOT NULL DEFAULT 0;
ALTER TABLE chunk_lease ADD COLUMN zone text;
UPDATE chunk_lease SET first_position = seq * 1000;
`
