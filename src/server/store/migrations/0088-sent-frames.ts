// What a template of header and footer was before it was changed or deleted, for the page on which recipients see the email
// they got. `until` is when that happened.
export const sentFrames = `
CREATE TABLE sent_frame (
  template_id bigint NOT NULL,
  until bigint NOT NULL,
  account_id bigint NOT NULL,
  header text NOT NULL,
  footer text NOT NULL,
  PRIMARY KEY (template_id, until)
);
CREATE INDEX sent_frame_account ON sent_frame (account_id);
`
