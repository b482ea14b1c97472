// What is left of an upgrade, and the processes that share the database.
import type { Selectable } from 'kysely'
import { dialectOf } from './dialect.ts'
import type { MigrationTable, ProcessTable } from './schema.ts'
import type { Db } from './store.ts'

/** Milliseconds for which a process counts as running after it was seen last. */
export const SEEN_MS = 60_000

/** Moves and contracts that are not done, in order. */
export const leftMigrations = (db: Db): Promise<Selectable<MigrationTable>[]> =>
  db.selectFrom('migration').selectAll().where('done', 'is', null).orderBy('version').execute()

/** The processes that were seen of late, the oldest program first. */
export const runningProcesses = (db: Db): Promise<Selectable<ProcessTable>[]> =>
  db
    .selectFrom('process')
    .selectAll()
    .where('seen', '>', ({ eb }) => eb(dialectOf(db).now, '-', SEEN_MS))
    .orderBy('knows')
    .orderBy('started')
    .execute()

/** Notes that a process runs. */
export async function noteProcess(tx: Db, row: Omit<ProcessTable, 'started' | 'seen'>): Promise<void> {
  const { now } = dialectOf(tx)
  await tx
    .insertInto('process')
    .values({ ...row, started: now, seen: now })
    .onConflict((c) => c.column('id').doUpdateSet({ seen: now }))
    .execute()
}

/** Forgets a process that ends, and those that ended a day ago without a word. */
export async function forgetProcess(tx: Db, id: string): Promise<void> {
  const old = dialectOf(tx).now
  await tx
    .deleteFrom('process')
    .where(({ eb, or }) => or([eb('id', '=', id), eb('seen', '<', eb(old, '-', 86_400_000))]))
    .execute()
}
