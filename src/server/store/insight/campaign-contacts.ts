// Who did what with a campaign, from the log of events. The index by campaign and contact gives the contacts in their
// order, so a page costs the same wherever it begins.
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../store.ts'

/** A contact, and what it did with a campaign. */
export interface CampaignContactRow {
  contact_id: number
  list_id: number
  first_name: string
  last_name: string
  email: string | null
  cellphone: string | null
  times: number
  first_at: number
  last_at: number
}

/** Which contacts of a campaign are meant. */
export interface CampaignContactFilter {
  account: number
  campaign: number
  /** Kinds of events of which they have one. */
  kinds: readonly string[]
  /** Kinds of events of which they have none. */
  without: readonly string[]
  /** The contact after which the page begins. */
  after: number
}

/** A page of the contacts that are still there. */
export async function contactsOfCampaign(
  db: Db,
  { account, campaign, kinds, without, after }: CampaignContactFilter,
  limit: number,
): Promise<CampaignContactRow[]> {
  let events = db
    .selectFrom('event as e')
    .select(['e.contact_id', (x) => x.fn.countAll<number | string>().as('times')])
    .select((x) => [x.fn.min('e.at').as('first_at'), x.fn.max('e.at').as('last_at')])
    .where('e.account_id', '=', account)
    .where('e.campaign_id', '=', campaign)
    .where('e.contact_id', '>', after)
    .where('e.kind', 'in', kinds)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('contact').select('contact.id').whereRef('contact.id', '=', 'e.contact_id')),
    )
    .groupBy('e.contact_id')
    .orderBy('e.contact_id')
    .limit(limit)
  if (without.length > 0)
    events = events.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('event as o')
            .select('o.id')
            .where('o.account_id', '=', account)
            .where('o.campaign_id', '=', campaign)
            .where(sql<SqlBool>`o.contact_id = e.contact_id`)
            .where('o.kind', 'in', without),
        ),
      ),
    )
  const rows = await db
    .selectFrom(events.as('found'))
    .innerJoin('contact', 'contact.id', 'found.contact_id')
    .select(['found.times', 'found.first_at', 'found.last_at'])
    .select(['contact.id as contact_id', 'contact.list_id', 'contact.first_name', 'contact.last_name'])
    .select(['contact.email', 'contact.cellphone'])
    .where('contact.account_id', '=', account)
    .orderBy('contact.id')
    .execute()
  return rows.map((row) => ({
    ...row,
    times: Number(row.times),
    first_at: Number(row.first_at),
    last_at: Number(row.last_at),
  }))
}
