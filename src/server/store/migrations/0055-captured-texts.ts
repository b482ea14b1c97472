// A separate search text for captured messages: the source of a mail may have megabytes, too many to scan for a word.
// Older messages are found by their addresses and subjects.
export const capturedTexts = `
CREATE TABLE captured_text (
  captured_id {id},
  account_id bigint NOT NULL,
  created bigint NOT NULL,
  bytes bigint NOT NULL,
  files bigint NOT NULL,
  subject text NOT NULL,
  words text NOT NULL
);
CREATE INDEX captured_text_account ON captured_text (account_id, captured_id);
INSERT INTO captured_text (captured_id, account_id, created, bytes, files, subject, words)
SELECT id, account_id, created, length(source), 0, lower(coalesce(subject, '')),
  lower(recipient || ' ' || sender || ' ' || coalesce(subject, ''))
FROM captured_message;
CREATE INDEX automation_message_message ON automation_message (message_id);
`
