// The cheapest query, for checks whether and how fast the store responds.
import type { Db } from './store.ts'

/** Reads one row of one column; throws when the store does not answer. */
export async function probeStore(db: Db): Promise<void> {
  await db.selectFrom('account').select('id').limit(1).execute()
}
