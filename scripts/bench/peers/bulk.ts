// The best that the database can do with the contacts that the platform left: one UPDATE of all of them, and one query
// whose rows go to a CSV file as they come, with nothing checked and nothing recorded.
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { sql } from 'kysely'
import { dialectOf } from '../../../src/server/store/dialect.ts'
import { openPostgres } from '../../../src/server/store/engines/postgres.ts'
import { openSqlite } from '../../../src/server/store/engines/sqlite.ts'

export interface BulkFigures {
  updateMs: number
  exportMs: number
}

const [folder, list] = process.argv.slice(2) as [string, string]
const url = process.env['DATABASE_URL']
const store = url ? await openPostgres({ url, connections: 2 }) : await openSqlite(join(folder, 'data'))

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const updateAll = () =>
  store.write((tx) =>
    tx
      .updateTable('contact')
      .set({ language: 'es', change_date: Date.now() })
      .where('list_id', '=', Number(list))
      .execute(),
  )

async function writeAll(): Promise<void> {
  const file = createWriteStream(join(folder, 'peer.csv'))
  const rows = sql<Record<string, string | null>>`
    SELECT first_name, last_name, birth_date, language, email, cellphone, phone FROM contact
    WHERE list_id = ${Number(list)} ORDER BY id`
  await store.write(async (tx) => {
    for await (const row of dialectOf(tx).stream(tx, rows)) {
      const cells = Object.values(row).map((value) => value ?? '')
      if (!file.write(`${cells.join(',')}\r\n`)) await once(file, 'drain')
    }
  })
  file.end()
  await finished(file)
}

const figures: BulkFigures = { updateMs: await timed(updateAll), exportMs: await timed(writeAll) }
process.send?.(figures)
await store.close()
process.disconnect?.()
