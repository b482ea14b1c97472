// A recipient may leave one group of single messages, which stops no other message.
export const leftGroups = `
CREATE TABLE left_group (
  account_id bigint NOT NULL,
  value text NOT NULL,
  group_id bigint NOT NULL,
  created bigint NOT NULL,
  PRIMARY KEY (account_id, value, group_id)
);
`
