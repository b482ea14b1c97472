// A copy of the embedded database while another process uses it.
import { DatabaseSync } from 'node:sqlite'
import { makePrivateFile } from '../../lib/private-files.ts'
import { migrations } from '../migrations/migrate.ts'
import type { Progress } from '../migrations/plan.ts'
import { databaseFile } from './sqlite-files.ts'
import { readProgress } from './sqlite-migrate.ts'

/**
 * Copies the database of a data folder, as it is at one moment, into the empty file `target`, and checks the copy.
 * Writers do not have to wait. The copy contains no pages of deleted data. Returns its progress.
 */
export function copySqlite(folder: string, target: string): Progress {
  const source = new DatabaseSync(databaseFile(folder), { readOnly: true })
  try {
    source.exec('PRAGMA busy_timeout = 10000')
    makePrivateFile(target)
    source.prepare('VACUUM INTO ?').run(target)
  } finally {
    source.close()
  }
  return checkSqlite(target)
}

/** Reads a copy of the database through; throws when it is damaged. Returns its progress. */
export function checkSqlite(file: string): Progress {
  const copy = new DatabaseSync(file, { readOnly: true })
  try {
    const [first] = copy.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[]
    if (first?.quick_check !== 'ok')
      throw new Error(`The copy ${file} of the database is damaged: ${first?.quick_check}.`)
    return readProgress(copy)
  } finally {
    copy.close()
  }
}

/** The newest migration that this program knows. */
export const newestSchema = migrations.length
