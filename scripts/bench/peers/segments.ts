// Conditions of segments over the contacts of a list, as the platform compiles them, and the same written by hand in SQL.
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { blankContact } from '../../../src/server/domain/audience/contacts/contact-changes.ts'
import type { FilterItem } from '../../../src/server/domain/audience/segments/filter.ts'
import { checkFilter } from '../../../src/server/domain/audience/segments/read-filter.ts'
import { conditionSql } from '../../../src/server/store/audience/conditions.ts'
import { insertContacts } from '../../../src/server/store/audience/contact-bulk.ts'
import { insertField } from '../../../src/server/store/audience/fields.ts'
import { insertList } from '../../../src/server/store/audience/lists.ts'
import { dialectOf } from '../../../src/server/store/dialect.ts'
import { openPostgres } from '../../../src/server/store/engines/postgres.ts'
import { openSqlite } from '../../../src/server/store/engines/sqlite.ts'

export interface SegmentFigure {
  what: string
  oursMs: number
  handMs: number
}

const ACCOUNT = 1
const SLICE = 5_000
const ROUNDS = 5
const cities = ['Lisboa', 'Porto', 'Braga', 'Évora', 'Faro', ' lisboa']

const [folder, count] = process.argv.slice(2) as [string, string]
const url = process.env['DATABASE_URL']
const store = url ? await openPostgres({ url, connections: 2 }) : await openSqlite(join(folder, 'data'))

const { list, city, orders } = await store.write(async (tx) => {
  const row = { account_id: ACCOUNT, internal_name: 'l', public_name: 'l', status: 'active' as const, group_id: 0 }
  const { id } = await insertList(tx, { ...row, created: 1, updated: 1, language: 'en' })
  const field = { account_id: ACCOUNT, list_id: id, uniqueness: 'none' as const, created: 1 }
  const text = await insertField(tx, { ...field, name: 'City', format: 'text' })
  const number = await insertField(tx, { ...field, name: 'Orders', format: 'number' })
  return { list: id, city: String(text.id), orders: String(number.id) }
})
for (let from = 0; from < Number(count); from += SLICE) {
  await store.write((tx) =>
    insertContacts(
      tx,
      Array.from({ length: SLICE }, (_, i) => {
        const n = from + i + 1
        const day = new Date(n * 86_400_000 - Math.floor(n / 20_000) * 20_000 * 86_400_000).toISOString().slice(0, 10)
        return {
          ...blankContact(n, ACCOUNT, list, 'api', 1),
          first_name: `Reader ${n % 1000}`,
          email: `reader${n}@example.com`,
          birth_date: n % 3 === 0 ? null : day,
          fields: JSON.stringify({ [city]: cities[n % cities.length], [orders]: String(n % 50) }),
        }
      }),
    ),
  )
}
if (url) await sql`ANALYZE contact`.execute(store.db)

const member = (field: string) => dialectOf(store.db).member('contact.fields', field)
const equal = (segment_field: string, segment_value: string): FilterItem => ({
  segment_field,
  segment_operator: 'equal_to',
  segment_value,
})
const cases: { what: string; item: FilterItem; hand: RawBuilder<unknown> }[] = [
  { what: 'first name equal', item: equal('first_name', 'reader 7'), hand: sql`lower(trim(first_name)) = 'reader 7'` },
  {
    what: 'birth date in a range',
    item: { segment_field: 'birth_date', segment_operator: 'date_range', segment_value: '1980-01-01||1990-12-31' },
    hand: sql`birth_date BETWEEN '1980-01-01' AND '1990-12-31'`,
  },
  { what: 'extra text equal', item: equal(city, 'Lisboa'), hand: sql`lower(trim(${member(city)})) = 'lisboa'` },
  {
    what: 'extra number greater',
    item: { segment_field: orders, segment_operator: 'greater_than', segment_value: '40' },
    hand: sql`CAST(${member(orders)} AS numeric) > 40`,
  },
]

/** The fastest of some rounds, in milliseconds. */
async function timed(condition: RawBuilder<unknown>): Promise<number> {
  const query = sql`SELECT count(*) AS n FROM contact
    WHERE account_id = ${ACCOUNT} AND list_id = ${list} AND status <> 'removed' AND (${condition})`
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    await query.execute(store.db)
    times.push(performance.now() - start)
  }
  return Math.min(...times)
}

const figures: SegmentFigure[] = []
for (const { what, item, hand } of cases) {
  const moment = { account: ACCOUNT, list, now: Date.now() }
  const condition = await checkFilter(store.db, moment, { segment_filter_array: [item] }, 'filter')
  figures.push({ what, oursMs: await timed(conditionSql(store.db, condition)), handMs: await timed(hand) })
}
process.send?.(figures)
await store.close()
process.disconnect?.()
