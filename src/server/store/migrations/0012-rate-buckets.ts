// How far into the future sending capacity of a carrier and of its senders is reserved, for all processes together.
// `tat` is the theoretical arrival time of the generic cell rate algorithm (ITU-T I.371), in microseconds since 1970
// UTC.

export const rateBuckets = `
CREATE TABLE rate_bucket (
  name text PRIMARY KEY,
  tat bigint NOT NULL
);
`
