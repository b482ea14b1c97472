// The progress of moves and contracts, and the processes that share the database with the versions of their programs.
import { asContract } from './kinds.ts'

export const upgrades = asContract(
  'itself',
  `
CREATE TABLE migration (
  version bigint PRIMARY KEY,
  kind text NOT NULL,
  oldest bigint NOT NULL,
  place bigint NOT NULL DEFAULT 0,
  ends bigint NOT NULL DEFAULT 0,
  moved bigint NOT NULL DEFAULT 0,
  failure text,
  began bigint,
  done bigint
);
CREATE TABLE process (
  id text PRIMARY KEY,
  host text NOT NULL,
  pid bigint NOT NULL,
  role text NOT NULL,
  program text NOT NULL,
  knows bigint NOT NULL,
  started bigint NOT NULL,
  seen bigint NOT NULL
);
`,
)
