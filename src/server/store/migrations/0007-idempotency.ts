// The requests that took effect under an idempotency key. `outcome` is sealed with the key, of which only the hash is
// stored; it is null from the effect until the answer is kept.

export const idempotency = `
CREATE TABLE idempotency (
  account_id bigint NOT NULL,
  operation text NOT NULL,
  key_hash text NOT NULL,
  fingerprint text NOT NULL,
  token text NOT NULL,
  outcome text,
  lease_until bigint NOT NULL,
  created bigint NOT NULL,
  PRIMARY KEY (account_id, operation, key_hash)
);
CREATE INDEX idempotency_created ON idempotency (created);
`
