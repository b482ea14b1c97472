// The sends of campaigns, as lists and pages of campaigns show them.

import { dialectOf } from '../dialect.ts'
import type { Db } from '../store.ts'
import type { RunRow } from './runs.ts'

/** The newest runs of a campaign, newest first. */
export function runsOfCampaign(db: Db, account: number, campaign: number, limit: number): Promise<RunRow[]> {
  return db
    .selectFrom('run')
    .selectAll()
    .where('campaign_id', '=', campaign)
    .where('account_id', '=', account)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Recipients that all runs of these campaigns were planned for; campaigns without a run are left out. */
export async function plannedOfCampaigns(db: Db, campaigns: readonly number[]): Promise<Map<number, number>> {
  if (campaigns.length === 0) return new Map()
  const rows = await db
    .selectFrom('run')
    .select(['campaign_id', (e) => e.fn.sum<number | string>('planned').as('n')])
    .where(dialectOf(db).inValues('campaign_id', campaigns))
    .groupBy('campaign_id')
    .execute()
  return new Map(rows.map(({ campaign_id, n }) => [campaign_id, Number(n)]))
}
