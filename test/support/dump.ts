// Everything that a platform has stored: the bytes of its files on SQLite, the rows of all tables on either engine.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRows } from './engine.ts'

/** The bytes of all files of a data folder, one character for each byte. */
export function bytesOf(folder: string): { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ file: name, text: readFileSync(join(parentPath, name), 'latin1') }))
}

/** The rows of all tables as JSON, by the name of the table. */
export async function tablesOf(folder: string, names: readonly string[]): Promise<{ table: string; text: string }[]> {
  const tables: { table: string; text: string }[] = []
  for (const table of names)
    tables.push({ table, text: JSON.stringify(await readRows(folder, `SELECT * FROM "${table}"`)) })
  return tables
}
