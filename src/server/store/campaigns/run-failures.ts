// Why runs did not reach recipients, and how many.
import { addAtEnd } from '../counters.ts'
import { dialectOf } from '../dialect.ts'
import type { Db } from '../store.ts'

export interface RunFailure {
  account_id: number
  campaign_id: number
  run_id: number
  reason: string
  n: number
}

const failures = {
  table: 'run_failure',
  columns: ['account_id', 'campaign_id', 'run_id', 'reason', 'n'],
  key: ['run_id', 'reason'],
  add: ['n'],
} as const

/** Counts recipients at the end of the transaction. */
export function addFailures(tx: Db, rows: readonly RunFailure[]): void {
  if (rows.length > 0) addAtEnd(tx, failures, rows)
}

/** Reasons of each of these runs, the most frequent first. */
export async function failuresOfRuns(db: Db, runs: readonly number[], limit: number) {
  if (runs.length === 0) return []
  const rows = await db
    .selectFrom('run_failure')
    .select(['run_id', 'reason', 'n'])
    .where(dialectOf(db).inValues('run_id', runs))
    .orderBy('n', 'desc')
    .orderBy('reason')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, n: Number(row.n) }))
}

/** Reasons of all runs of a campaign, the most frequent first. */
export async function failuresOfCampaign(db: Db, campaign: number, limit: number) {
  const rows = await db
    .selectFrom('run_failure')
    .select(['reason', (e) => e.fn.sum<number | string>('n').as('n')])
    .where('campaign_id', '=', campaign)
    .groupBy('reason')
    .orderBy('n', 'desc')
    .orderBy('reason')
    .limit(limit)
    .execute()
  return rows.map(({ reason, n }) => ({ reason, n: Number(n) }))
}
