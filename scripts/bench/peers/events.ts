// Fills a store with the events of one campaign: as many opens as asked for, written as the platform writes them.
// Then measures what a report would cost without its counters: it counts the events by kind.

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { email } from '../../../src/server/domain/campaigns/channels/email.ts'
import { recordEvents } from '../../../src/server/domain/events/events.ts'
import type { PlatformEvent } from '../../../src/server/domain/events/platform-event.ts'
import { openSqlite } from '../../../src/server/store/engines/sqlite.ts'

export interface EventFigures {
  writeMs: number
  countMs: number
}

const [folder, campaignHash, total] = process.argv.slice(2) as [string, string, string]
const PER_WRITE = 2_000
const START = Date.UTC(2026, 0, 1)
const READERS = ['Gmail', 'Outlook', 'Apple Mail', 'Thunderbird']

const store = await openSqlite(folder)
const campaign = await store.db
  .selectFrom('campaign')
  .select(['id', 'account_id', 'list_id'])
  .where('hash', '=', campaignHash)
  .executeTakeFirstOrThrow()

const { open, click } = email.reactions
if (!open || !click) throw new Error('Emails are opened and clicked')

const event = (n: number): PlatformEvent => ({
  accountId: campaign.account_id,
  kind: (n % 10 === 0 ? click : open).kind,
  at: START + n * 500,
  listId: campaign.list_id,
  contactId: n,
  campaignId: campaign.id,
  messageId: 2 ** 32 + n,
  data: { campaign_hash: campaignHash },
  report: {
    counts: (n % 10 === 0 ? click : open).counts,
    total: (n % 10 === 0 ? click : open).first,
    parts: {
      ...email.partsAt(START + n * 500)(`reader@example${n % 50}.com`, null),
      url: 'https://shop.example.com/spring',
      reader: `desktop\n${READERS[n % 4]}`,
    },
  },
})

const begun = performance.now()
for (let from = 0; from < Number(total); from += PER_WRITE) {
  await store.write((tx) =>
    recordEvents(
      tx,
      Array.from({ length: PER_WRITE }, (_, i) => event(from + i)),
    ),
  )
}
const writeMs = performance.now() - begun
await store.close()

const database = new DatabaseSync(join(folder, 'messaging.db'), { readOnly: true })
const started = performance.now()
database.prepare('SELECT kind, count(*) AS n FROM event WHERE campaign_id = ? GROUP BY kind').all(campaign.id)
const countMs = performance.now() - started
database.close()
process.send?.({ writeMs, countMs } satisfies EventFigures)
process.disconnect?.()
