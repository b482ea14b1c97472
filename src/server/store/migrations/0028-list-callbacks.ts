// The callback of a list, and deliveries of other media types than JSON.
export const listCallbacks = `
CREATE TABLE list_callback (
  id {id},
  account_id bigint NOT NULL,
  list_id bigint NOT NULL,
  url text NOT NULL,
  flags text NOT NULL,
  created bigint NOT NULL
);
CREATE UNIQUE INDEX list_callback_list ON list_callback (account_id, list_id);
ALTER TABLE hook_delivery ADD COLUMN media_type text NOT NULL DEFAULT 'application/json';
`
