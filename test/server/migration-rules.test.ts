// Rules for migrations that run beside older programs: docs/internals/migrations.md says why.
import { describe, expect, it } from 'vitest'
import {
  asContract,
  asExpand,
  asMove,
  buildIndex,
  type Migration,
  type Numbered,
  WITH_PROGRESS,
} from '../../src/server/store/migrations/kinds.ts'
import { migrations } from '../../src/server/store/migrations/migrate.ts'
import { withVersions } from '../../src/server/store/migrations/plan.ts'

/** Migrations that stop every installation. Each is announced under Breaking in the changelog. */
const announcedStops: readonly number[] = []

const statementsOf = (sql: string) =>
  sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '')

/** What each added column says, from its name to the next action of the statement. */
const addedColumns = (statement: string) =>
  /^ALTER TABLE/i.test(statement)
    ? statement
        .split(/\bADD (?:COLUMN )?(?:IF NOT EXISTS )?/i)
        .slice(1)
        .filter((column) => !/^CONSTRAINT\b/i.test(column))
    : []

function findingsOfExpand(sql: string): string[] {
  const statements = statementsOf(sql)
  const created = new Set(
    statements.flatMap((one) => /^CREATE TABLE (?:IF NOT EXISTS )?"?(\w+)/i.exec(one)?.[1]?.toLowerCase() ?? []),
  )
  return statements.flatMap((statement) => {
    const indexed = /\bCREATE (?:UNIQUE )?INDEX .*?\bON (?:ONLY )?"?(\w+)/i.exec(statement)?.[1]?.toLowerCase()
    const columns = addedColumns(statement)
    return [
      ...(/\bDROP\b|\{drop-/i.test(statement) ? ['drops'] : []),
      ...(/\bRENAME\b/i.test(statement) ? ['renames'] : []),
      ...(/\bALTER COLUMN\b/i.test(statement) ? ['changes a column'] : []),
      ...(/\bADD CONSTRAINT\b/i.test(statement) ? ['adds a constraint'] : []),
      ...(/^(?:UPDATE|DELETE|INSERT|MERGE|WITH)\b/i.test(statement) ? ['changes rows'] : []),
      ...(indexed !== undefined && !created.has(indexed) ? ['builds an index on a filled table'] : []),
      ...(columns.some((column) => /\b(?:UNIQUE|PRIMARY KEY)\b/i.test(column))
        ? ['builds an index on a filled table']
        : []),
      ...(columns.some((column) => /\bNOT NULL\b/i.test(column) && !/\bDEFAULT\b/i.test(column))
        ? ['adds a column that older programs leave empty']
        : []),
    ]
  })
}

function findingsOfContract(oldest: number | 'itself', version: number): string[] {
  if (oldest === 'itself') return announcedStops.includes(version) ? [] : ['lacks its oldest program']
  return oldest >= WITH_PROGRESS && oldest < version ? [] : ['names a program that it does not serve']
}

function findingsOf(migration: Numbered): string[] {
  switch (migration.kind) {
    case 'expand':
      return findingsOfExpand(migration.sql)
    case 'contract':
      return findingsOfContract(migration.oldest, migration.version)
    case 'move':
      return 'index' in migration || migration.sql.includes('{slice}') ? [] : ['changes all rows at once']
  }
}

it('each migration from 0092 on follows them', () => {
  const found = withVersions(migrations)
    .filter(({ version }) => version > WITH_PROGRESS)
    .flatMap((migration) => findingsOf(migration).map((finding) => `migration ${migration.version} ${finding}`))
  expect(found).toEqual([])
})

describe('the rules', () => {
  const found = (migration: Migration) => findingsOf({ ...migration, version: WITH_PROGRESS + 5 })

  it.each<[finding: string, migration: Migration]>([
    [
      'adds a column that older programs leave empty',
      asExpand('ALTER TABLE contact ADD COLUMN company text NOT NULL;'),
    ],
    [
      'adds a column that older programs leave empty',
      asExpand('ALTER TABLE contact ADD COLUMN a bigint NOT NULL DEFAULT 0, ADD b text NOT NULL;'),
    ],
    ['drops', asExpand('ALTER TABLE contact DROP COLUMN company;')],
    ['drops', asExpand('CREATE TABLE other (id {id}); DROP TABLE contact;')],
    ['drops', asExpand('{drop-keep contact whole_name}')],
    ['renames', asExpand('ALTER TABLE contact RENAME COLUMN company TO firm;')],
    ['renames', asExpand('ALTER TABLE contact\n  RENAME TO person;')],
    ['changes a column', asExpand('ALTER TABLE contact ALTER COLUMN company SET NOT NULL;')],
    ['adds a constraint', asExpand('ALTER TABLE contact ADD CONSTRAINT c CHECK (id > 0);')],
    ['changes rows', asExpand(`UPDATE contact SET company = '';`)],
    ['builds an index on a filled table', asExpand('CREATE INDEX contact_company ON contact (company);')],
    [
      'builds an index on a filled table',
      asExpand('CREATE TABLE firm (id {id}); CREATE UNIQUE INDEX c ON contact (company);'),
    ],
    ['builds an index on a filled table', asExpand('ALTER TABLE contact ADD COLUMN code text UNIQUE;')],
    ['lacks its oldest program', asContract('itself', 'DROP TABLE firm;')],
    ['names a program that it does not serve', asContract(WITH_PROGRESS - 1, 'DROP TABLE firm;')],
    ['names a program that it does not serve', asContract(WITH_PROGRESS + 5, 'DROP TABLE firm;')],
    ['changes all rows at once', asMove('contact', `UPDATE contact SET company = ''`)],
  ])('find that one %s', (finding, migration) => {
    expect(found(migration)).toEqual([finding])
  })

  it.each<Migration>([
    asExpand(`ALTER TABLE contact ADD COLUMN company text NOT NULL DEFAULT ''; {keep contact company upper(NEW.firm)}`),
    asExpand('CREATE TABLE firm (id {id}, name text NOT NULL); CREATE INDEX firm_name ON firm (name);'),
    asExpand('-- nothing to drop\nALTER TABLE contact ADD company text;'),
    buildIndex('contact', 'contact_company', '(company)'),
    asMove('contact', `UPDATE contact SET company = '' WHERE {slice}`),
    asContract(WITH_PROGRESS + 1, 'ALTER TABLE contact DROP COLUMN company;'),
  ])('find nothing in %o', (migration) => {
    expect(found(migration)).toEqual([])
  })
})
