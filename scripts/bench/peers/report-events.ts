// Gives each contact of a list events of one campaign, and then does the best that the database can do to report on
// them: one query that counts by contact, whose rows go to a CSV file as they come.
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { sql } from 'kysely'
import { dialectOf } from '../../../src/server/store/dialect.ts'
import { openPostgres } from '../../../src/server/store/engines/postgres.ts'
import { openSqlite } from '../../../src/server/store/engines/sqlite.ts'

export interface ReportFigures {
  reportMs: number
}

const [folder, campaignHash, each] = process.argv.slice(2) as [string, string, string]
const url = process.env['DATABASE_URL']
const store = url ? await openPostgres({ url, connections: 2 }) : await openSqlite(join(folder, 'data'))
const { id, list_id } = await store.db
  .selectFrom('campaign')
  .select(['id', 'list_id'])
  .where('hash', '=', campaignHash)
  .executeTakeFirstOrThrow()

const sent = JSON.stringify({ campaign_hash: campaignHash })
const opened = JSON.stringify({ campaign_hash: campaignHash, noted: { reader: 'webmail\nGmail' } })
const link = 'https://shop.example.com/spring'
const clicked = JSON.stringify({ campaign_hash: campaignHash, url: link, noted: { reader: 'webmail\nGmail', link } })
const START = Date.UTC(2026, 0, 1)

/** The nth event of each contact: it was sent the mail, and then opens and clicks. */
const kindOf = (n: number) =>
  n === 0 ? ['email_send', sent] : n % 5 === 0 ? ['email_click', clicked] : ['email_open', opened]

for (let n = 0; n < Number(each); n++) {
  const [kind, data] = kindOf(n)
  await store.write((tx) =>
    sql`INSERT INTO event (account_id, kind, at, list_id, contact_id, campaign_id, message_id, data)
      SELECT account_id, ${sql.lit(kind)}, ${sql.lit(START)} + id, list_id, id, ${sql.lit(id)}, id, ${sql.lit(data)}
      FROM contact WHERE list_id = ${sql.lit(list_id)}`.execute(tx),
  )
}
if (url) await sql`ANALYZE event`.execute(store.db)

const begun = performance.now()
const file = createWriteStream(join(folder, 'peer.csv'))
const rows = sql<Record<string, string | null>>`
  SELECT c.id, c.email, c.first_name, e.opens, e.clicks FROM contact c JOIN (
    SELECT contact_id, sum(CASE WHEN kind = 'email_open' THEN 1 ELSE 0 END) AS opens,
      sum(CASE WHEN kind = 'email_click' THEN 1 ELSE 0 END) AS clicks
    FROM event WHERE campaign_id = ${id} GROUP BY contact_id) e ON e.contact_id = c.id ORDER BY c.id`
await store.write(async (tx) => {
  for await (const row of dialectOf(tx).stream(tx, rows)) {
    const cells = Object.values(row).map((value) => value ?? '')
    if (!file.write(`${cells.join(',')}\r\n`)) await once(file, 'drain')
  }
})
file.end()
await finished(file)
process.send?.({ reportMs: performance.now() - begun } satisfies ReportFigures)
await store.close()
process.disconnect?.()
