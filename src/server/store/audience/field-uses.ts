// What of a list may use one of its fields: few of each, so the domain looks into all of them.
import { openRunStates } from '../states.ts'
import type { Db } from '../store.ts'

/** The segments of a list, with their filters as JSON. */
export function filtersOfSegments(db: Db, account: number, list: number): Promise<{ id: number; filter: string }[]> {
  const ofAccount = db.selectFrom('segment').select(['id', 'filter']).where('account_id', '=', account)
  return ofAccount.where('list_id', '=', list).orderBy('id').execute()
}

/** The webhooks of a list, with the ids of their fields as JSON. */
export function fieldsOfWebhooks(db: Db, account: number, list: number): Promise<{ id: number; fields: string }[]> {
  const ofAccount = db.selectFrom('webhook').select(['id', 'fields']).where('account_id', '=', account)
  return ofAccount.where('list_id', '=', list).orderBy('id').execute()
}

/** The campaigns that go to a list, now or later, with their texts and the audience of their run as JSON. */
export function openCampaigns(
  db: Db,
  account: number,
  list: number,
): Promise<{ hash: string; title: string; content: string; audience: string }[]> {
  return db
    .selectFrom('run')
    .innerJoin('campaign', 'campaign.id', 'run.campaign_id')
    .select(['campaign.hash', 'campaign.title', 'campaign.content', 'run.audience'])
    .where('run.account_id', '=', account)
    .where('run.list_id', '=', list)
    .where('run.state', 'in', openRunStates)
    .orderBy('run.id')
    .execute()
}
