// Evidences say their level of PAdES and when an authority stamped them. One that waits for its stamp knows since when (wall
// time, milliseconds) and how often it was asked for.
export const timeStamps = `
ALTER TABLE evidence ADD COLUMN level text NOT NULL DEFAULT 'B-B';
ALTER TABLE evidence ADD COLUMN stamped bigint;
ALTER TABLE evidence ADD COLUMN stamp_since bigint;
ALTER TABLE evidence ADD COLUMN stamp_tries bigint NOT NULL DEFAULT 0;
`
