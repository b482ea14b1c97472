// Reads what an upgrade would meet in a folder of SQLite, without changing it.
import { existsSync } from 'node:fs'
import { hostname } from 'node:os'
import { DatabaseSync } from 'node:sqlite'
import { checkOf, type Facts, type LeftNote, tablesOf, type UpgradeCheck } from '../migrations/check.ts'
import { type Migration, WITH_PROGRESS } from '../migrations/kinds.ts'
import { migrations } from '../migrations/migrate.ts'
import { databaseFile } from './sqlite-files.ts'
import { folderHolder } from './sqlite-lock.ts'
import { readProgress } from './sqlite-migrate.ts'

const EMPTY = { progress: { version: 0, oldest: 0, left: [] }, notes: [], rows: new Map<string, number>() }

/** The rows of a table; none where a migration that is left creates it. */
function countRows(database: DatabaseSync, table: string): number {
  const isThere = database.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?`).get(table)
  return isThere ? Number(database.prepare(`SELECT count(*) AS n FROM "${table}"`).get()?.['n']) : 0
}

function readNotes(database: DatabaseSync): LeftNote[] {
  const rows = database.prepare('SELECT version, place, ends, began, failure FROM migration WHERE done IS NULL').all()
  return rows.map((row) => ({
    version: Number(row['version']),
    place: Number(row['place']),
    ends: Number(row['ends']),
    began: row['began'] === null ? null : Number(row['began']),
    failure: row['failure'] === null ? null : String(row['failure']),
  }))
}

function readDatabase(file: string, known: readonly Migration[]): Pick<Facts, 'progress' | 'notes' | 'rows'> {
  if (!existsSync(file)) return EMPTY
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    database.exec('PRAGMA busy_timeout = 10000; BEGIN')
    const progress = readProgress(database)
    const isLeft = (_: Migration, index: number) => index >= progress.version || progress.left.includes(index + 1)
    const rows = new Map(tablesOf(known.filter(isLeft)).map((table) => [table, countRows(database, table)]))
    return { progress, rows, notes: progress.version < WITH_PROGRESS ? [] : readNotes(database) }
  } finally {
    database.close()
  }
}

/** What an upgrade by a program with these migrations would do to the database of a folder. */
export function checkSqliteUpgrade(folder: string, known: readonly Migration[] = migrations): UpgradeCheck {
  const holder = folderHolder(folder)
  const processes =
    holder === null ? [] : [{ host: hostname(), pid: Number(holder) || null, program: null, knows: null }]
  const facts = { ...readDatabase(databaseFile(folder), known), processes, connections: [], longest: null }
  return checkOf({ ...facts, isShared: false }, known)
}
