// The cheapest question to the store, for whoever wants to know whether and how fast it answers.
import type { Db } from './store.ts'

/** Reads one row of one column; throws when the store does not answer. */
export async function probeStore(db: Db): Promise<void> {
  await db.selectFrom('account').select('id').limit(1).execute()
}
