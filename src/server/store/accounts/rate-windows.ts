// How often keys and accounts were used, over all processes.
import { sql } from 'kysely'
import type { RateWindowTable } from '../schema.ts'
import type { Db } from '../store.ts'

const ROWS = 500
/** Milliseconds of the longest window. One that ends later was begun before a clock was put back, and is over. */
const MAX_WINDOW_MS = 3_600_000

/** Adds to the windows; one that is over at `now` starts again. Returns their new state. */
export async function addToWindows(tx: Db, windows: RateWindowTable[], now: number): Promise<RateWindowTable[]> {
  // Always in the same order: of two that add to the same windows, one waits instead of both deadlocking.
  const sorted = [...windows].sort((a, b) => (a.name < b.name ? -1 : 1))
  const all: RateWindowTable[] = []
  for (let i = 0; i < sorted.length; i += ROWS) {
    const rows = await tx
      .insertInto('rate_window')
      .values(sorted.slice(i, i + ROWS))
      .onConflict((c) =>
        c.column('name').doUpdateSet({
          used: sql<number>`CASE WHEN rate_window.ends <= ${now} OR rate_window.ends > ${now + MAX_WINDOW_MS} THEN excluded.used ELSE rate_window.used + excluded.used END`,
          ends: sql<number>`CASE WHEN rate_window.ends <= ${now} OR rate_window.ends > ${now + MAX_WINDOW_MS} THEN excluded.ends ELSE rate_window.ends END`,
        }),
      )
      .returningAll()
      .execute()
    all.push(...rows)
  }
  return all
}

/** Deletes the windows that were over at `now`. */
export async function deleteWindows(tx: Db, now: number): Promise<void> {
  await tx.deleteFrom('rate_window').where('ends', '<=', now).execute()
}
