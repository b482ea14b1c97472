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
    // Columns that several tables share stand in an interface before them.
    const shared = (node.heritageClauses ?? []).flatMap(({ types }) =>
      types.flatMap((of) => found.get(of.getText()) ?? []),
    )
    const own = members.map((member): [string, string] => [member.name.getText(), member.type?.getText() ?? ''])
    found.set(node.name.text, [...shared, ...own])
  })
  return found
}

/** Names of unions of texts, in whatever file: their columns are texts to the database. */
function textUnions(): Set<string> {
  const names = readdirSync(folder).flatMap((file) => {
    const tree = ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.Latest, true)
    return tree.statements.filter(ts.isTypeAliasDeclaration).filter(({ type }) => isOfTexts(type))
  })
  return new Set(names.map(({ name }) => name.text))
}

const isText = (type: ts.TypeNode): boolean => ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)

/** Texts, and perhaps those of another union. */
const isOfTexts = (type: ts.TypeNode): boolean =>
  isMember(type) ||
  (ts.isUnionTypeNode(type) &&
    type.types.some(isText) &&
    type.types.every((one) => isText(one) || ts.isTypeReferenceNode(one)))

/** A text of a list: `(typeof kinds)[number]`. */
const isMember = (type: ts.TypeNode): boolean => /^\(typeof \w+\)\[number\]$/.test(type.getText())

function declaredTables(): Record<string, Table> {
  const declared: Record<string, Table> = {}
  const texts = textUnions()
  const storedAs = (type: string) => {
    const [plain = '', none = ''] = type.replace(/^Generated<(.*)>$/, '$1').split(/(?= \| null$)/)
    return (texts.has(plain) ? 'string' : plain) + none
  }
  for (const file of readdirSync(folder)) {
    const interfaces = interfacesOf(file)
    const tables = [...interfaces].find(([name]) => name.endsWith('Tables'))?.[1] ?? []
    for (const [table, type] of tables) {
      const columns = interfaces.get(type) ?? []
      declared[table] = columns.map(([name, of]) => `${name}: ${storedAs(of)}`).sort()
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
