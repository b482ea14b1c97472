// Fills a store with the events of one campaign, as many for each contact of its list, and says how fast that went.
import { join } from 'node:path'
import { sql } from 'kysely'
import { openPostgres } from '../../../src/server/store/engines/postgres.ts'
import { openSqlite } from '../../../src/server/store/engines/sqlite.ts'
import { findCampaign, writeEvents } from './campaign-events.ts'

export interface GrowthFigures {
  contacts: number
  /** Events written a second, the last tenth of them only. */
  perSecond: number
  /** The numbers of the first and the last contact. */
  first: number
  last: number
}

const [folder, campaignHash, each] = process.argv.slice(2) as [string, string, string]
const url = process.env['DATABASE_URL']
const store = url ? await openPostgres({ url, connections: 2 }) : await openSqlite(join(folder, 'data'))
const campaign = await findCampaign(store, campaignHash)
const ids = await store.db
  .selectFrom('contact')
  .select('id')
  .where('list_id', '=', campaign.list_id)
  .orderBy('id')
  .execute()
const contacts = ids.map(({ id }) => id)
const total = contacts.length * Number(each)
const contactOf = (n: number) => contacts[n % contacts.length] as number

await writeEvents(store, campaign, { total: Math.ceil(total * 0.9), contactOf })
const begun = performance.now()
const rest = Math.floor(total * 0.1)
await writeEvents(store, campaign, { total: rest, contactOf })
const perSecond = (rest / (performance.now() - begun)) * 1000
if (url) await sql`ANALYZE`.execute(store.db)
await store.close()
process.send?.({
  contacts: contacts.length,
  perSecond,
  first: contactOf(0),
  last: contactOf(contacts.length - 1),
} satisfies GrowthFigures)
process.disconnect?.()
