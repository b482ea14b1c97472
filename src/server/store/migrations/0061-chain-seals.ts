// Time stamps over the chains of many registered messages at once (RFC 3161 over the root of a tree, RFC 6962, 2.1). Each leaf
// knows its way to the root, so it needs no other. What a seal has not covered yet is `unsealed`.
export const chainSeals = `
ALTER TABLE registered_message ADD COLUMN unsealed integer NOT NULL DEFAULT 1;
CREATE INDEX registered_message_unsealed ON registered_message (id) WHERE unsealed = 1;
CREATE TABLE chain_seal (
  id {id},
  created bigint NOT NULL,
  leaves integer NOT NULL,
  root text NOT NULL,
  stamped bigint NOT NULL,
  token text NOT NULL
);
CREATE TABLE chain_leaf (
  account_id bigint NOT NULL,
  registered_id bigint NOT NULL,
  seal_id bigint NOT NULL,
  head text NOT NULL,
  path text NOT NULL,
  PRIMARY KEY (account_id, registered_id, seal_id)
);
`
