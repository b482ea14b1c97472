// What outsiders can repeat without a key is counted here, so that a repetition does not write a row each time. `owner` is
// the number of a message or a contact, and `item` names what is repeated. Rows whose period is over are deleted.
export const quietPeriods = `
CREATE TABLE quiet_period (
  account_id bigint NOT NULL,
  owner bigint NOT NULL,
  item text NOT NULL,
  at bigint NOT NULL,
  ends bigint NOT NULL,
  n integer NOT NULL,
  PRIMARY KEY (account_id, owner, item)
);
CREATE INDEX quiet_period_ends ON quiet_period (ends);
`
