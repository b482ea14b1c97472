// The tables as Kysely sees them (src/server/store/schema/) against those that the migrations make.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { openSqlite } from '../../src/server/store/engines/sqlite.ts'

/** A column as `name: type`, with `| null` where it may be empty. */
type Table = string[]

const folder = 'src/server/store/schema'

function interfacesOf(file: string): Map<string, [name: string, type: string][]> {
  const tree = ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.Latest, true)
  const found = new Map<string, [string, string][]>()
  tree.forEachChild((node) => {
    if (!ts.isInterfaceDeclaration(node)) return
    const members = node.members.filter(ts.isPropertySignature)
    found.set(
      node.name.text,
      members.map((member) => [member.name.getText(), member.type?.getText() ?? '']),
    )
  })
  return found
}

function declaredTables(): Record<string, Table> {
  const declared: Record<string, Table> = {}
  for (const file of readdirSync(folder)) {
    const interfaces = interfacesOf(file)
    const tables = [...interfaces].find(([name]) => name.endsWith('Tables'))?.[1] ?? []
    for (const [table, type] of tables) {
      const columns = interfaces.get(type) ?? []
      declared[table] = columns.map(([name, of]) => `${name}: ${of.replace(/^Generated<(.*)>$/, '$1')}`).sort()
    }
  }
  return declared
}

async function migratedTables(): Promise<Record<string, Table>> {
  const data = mkdtempSync(join(tmpdir(), 'messaging-schema-'))
  await (await openSqlite(data)).close()
  const database = new DatabaseSync(join(data, 'messaging.db'))
  const tables = database
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'`)
    .all() as { name: string }[]
  const columnsOf = database.prepare('SELECT name, type, pk, "notnull" AS required FROM pragma_table_info(?)')
  const migrated = tables.map(({ name }) => {
    const columns = columnsOf.all(name) as { name: string; type: string; pk: number; required: number }[]
    return [name, columns.map((column) => `${column.name}: ${typeOf(column)}`).sort()] as const
  })
  database.close()
  rmSync(data, { recursive: true, force: true })
  return Object.fromEntries(migrated)
}

function typeOf({ type, pk, required }: { type: string; pk: number; required: number }): string {
  const word = /int/i.test(type) ? 'number' : 'string'
  return required || pk ? word : `${word} | null`
}

it('every column of the migrations is declared with its type, and no other', async () => {
  expect(declaredTables()).toEqual(await migratedTables())
})

it('tasks of the work loop are woken by tables that there are', () => {
  const woken = [...readFileSync('src/server/work/tasks.ts', 'utf8').matchAll(/wakes: \[([^\]]*)\]/g)]
  const named = woken.flatMap(([, list = '']) => [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name as string))
  expect(named.length).toBeGreaterThan(10)
  const tables = Object.keys(declaredTables())
  expect(named.filter((name) => !tables.includes(name))).toEqual([])
})
