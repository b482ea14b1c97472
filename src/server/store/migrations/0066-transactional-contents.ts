// Moves the requested content out of the message: SQLite rewrites a whole row at each change of its state.
export const transactionalContents = `
CREATE TABLE transactional_content (
  message_id bigint PRIMARY KEY,
  content text NOT NULL,
  source text
);
INSERT INTO transactional_content (message_id, content, source)
  SELECT message_id, content, source FROM transactional_message WHERE copy_of IS NULL;
ALTER TABLE transactional_message DROP COLUMN content;
ALTER TABLE transactional_message DROP COLUMN source;
`
