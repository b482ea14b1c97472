// Fills a store with the events of one campaign: as many opens as asked for, written as the platform writes them.
// Then measures what a report would cost without its counters: it counts the events by kind.

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openSqlite } from '../../../src/server/store/engines/sqlite.ts'
import { findCampaign, writeEvents } from './campaign-events.ts'

export interface EventFigures {
  writeMs: number
  countMs: number
}

const [folder, campaignHash, total] = process.argv.slice(2) as [string, string, string]
const store = await openSqlite(folder)
const campaign = await findCampaign(store, campaignHash)
const begun = performance.now()
await writeEvents(store, campaign, { total: Number(total), contactOf: (n) => n })
const writeMs = performance.now() - begun
await store.close()

const database = new DatabaseSync(join(folder, 'messaging.db'), { readOnly: true })
const started = performance.now()
database.prepare('SELECT kind, count(*) AS n FROM event WHERE campaign_id = ? GROUP BY kind').all(campaign.id)
const countMs = performance.now() - started
database.close()
process.send?.({ writeMs, countMs } satisfies EventFigures)
process.disconnect?.()
