// What src/server/store/account-tables.ts says of each table against what the migrations make: the compiler has only
// the word of src/server/store/schema/ for it.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { accountTables, lastingTables, passingTables } from '../../src/server/store/account-tables.ts'
import { walked } from '../../src/server/store/accounts/removal.ts'
import { openSqlite } from '../../src/server/store/engines/sqlite.ts'

/** The columns of every table of a new database, by table, those of the primary key first. */
async function readTables(): Promise<Map<string, { columns: string[]; key: string[] }>> {
  const folder = await mkdtemp(join(tmpdir(), 'messaging-tables-'))
  await (await openSqlite(folder)).close()
  const database = new DatabaseSync(join(folder, 'messaging.db'), { readOnly: true })
  const names = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all() as { name: string }[]
  const tables = names.map(({ name }) => {
    const rows = database.prepare('SELECT name, pk FROM pragma_table_info(?)').all(name) as {
      name: string
      pk: number
    }[]
    const key = rows.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
    return [name, { columns: rows.map((row) => row.name), key: key.map((row) => row.name) }] as const
  })
  database.close()
  await rm(folder, { recursive: true })
  return new Map(tables)
}

it('every table is in one of the lists, and only in one', async () => {
  const listed = [...accountTables.map(({ name }) => name), ...passingTables, ...lastingTables]
  expect([...listed].sort()).toEqual([...(await readTables()).keys()].sort())
})

it('the lists say of each table what it is', async () => {
  const tables = await readTables()
  for (const { name, key, through } of accountTables) {
    const { columns = [], key: primary } = tables.get(name) ?? {}
    expect(primary, name).toEqual(key)
    expect(columns, name).toContain(through?.column ?? 'account_id')
  }
})

it('docs/scale.md counts the tables that name their account', async () => {
  const tables = [...(await readTables())]
  const named = tables.filter(([, { columns }]) => columns.includes('account_id')).length
  const through = accountTables.filter((table) => table.through !== undefined).length
  const text = (await readFile('docs/scale.md', 'utf8')).replaceAll('\n', ' ')
  expect(text).toContain(`Of ${tables.length} tables, ${named} have an account column. Rows of ${through} others`)
  expect(text).toContain(`and ${tables.length - named - through} have`)
})

it('a removal scans no table that may be large, besides those that it walks through', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'messaging-tables-'))
  await (await openSqlite(folder)).close()
  const database = new DatabaseSync(join(folder, 'messaging.db'), { readOnly: true })
  const scanned = accountTables.flatMap(({ name, key, through }) => {
    const where = through ? `${through.column} IN (1, 2)` : 'account_id = 1'
    const plan = database.prepare(`EXPLAIN QUERY PLAN SELECT ${key.join()} FROM "${name}" WHERE ${where} LIMIT 1`).all()
    return plan.some((step) => /^SCAN/.test(String(step['detail']))) ? [name] : []
  })
  database.close()
  await rm(folder, { recursive: true })
  // The first have as many rows as people have made.
  const small = ['automation_look', 'field', 'segment', 'sender_file', 'webhook']
  expect(scanned.sort()).toEqual([...small, ...walked].sort())
})
