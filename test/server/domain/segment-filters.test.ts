// The SQL of segments against an evaluator in TypeScript. SEGMENT_SEED and SEGMENT_FILTERS choose other filters, or more.
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SegmentFilter } from '../../../src/server/domain/audience/segments/filter.ts'
import { checkFilter, readFilter } from '../../../src/server/domain/audience/segments/read-filter.ts'
import { conditionSql } from '../../../src/server/store/audience/conditions.ts'
import { createRandom } from '../../support/fuzz/random.ts'
import { evaluate } from '../../support/segments/evaluator.ts'
import { ACCOUNT, makeWorld, moments, type World } from '../../support/segments/people.ts'
import { randomFilter } from '../../support/segments/random-filters.ts'
import { useStore } from '../../support/use-store.ts'

const SEED = Number(process.env['SEGMENT_SEED'] ?? 20_261)
const FILTERS = Number(process.env['SEGMENT_FILTERS'] ?? 5_000)
const CONTACTS = 300

const store = useStore()
let world: World
beforeAll(async () => {
  world = await makeWorld(store, createRandom(SEED), CONTACTS)
})

interface Row {
  id: number
  [met: `met_${number}`]: number | boolean | null
}

/** Compares what the store and the evaluator make of some filters, and counts the contacts in them. */
async function compare(filters: readonly { n: number; filter: SegmentFilter; now: number }[]): Promise<number> {
  const conditions = await Promise.all(
    filters.map(({ filter, now }) => checkFilter(store.db, { account: ACCOUNT, list: world.list, now }, filter, 'f')),
  )
  const columns = conditions.map((condition, i) => sql`${conditionSql(store.db, condition)} AS ${sql.ref(`met_${i}`)}`)
  const { rows } = await sql<Row>`SELECT id, ${sql.join(columns)} FROM contact
    WHERE account_id = ${ACCOUNT} AND list_id = ${world.list} ORDER BY id`.execute(store.db)
  let members = 0
  for (const [i, { n, filter, now }] of filters.entries()) {
    const place = `seed ${SEED}, filter ${n}, ${new Date(now).toISOString()}: ${JSON.stringify(filter)}`
    const unknown = rows.filter((row) => row[`met_${i}`] === null)
    expect(unknown, place).toEqual([])
    const found = rows.filter((row) => row[`met_${i}`]).map(({ id }) => id)
    expect(found, place).toEqual(evaluate(filter, world, now))
    members += found.length
  }
  return members
}

/** Filters that one statement asks for: most of the time goes to plans and round trips. */
const TOGETHER = 20

describe('a filter', () => {
  it(`gives the contacts that the evaluator gives, ${FILTERS} times`, async () => {
    const random = createRandom(SEED + 1)
    let members = 0
    for (let from = 0; from < FILTERS; from += TOGETHER) {
      const some = Array.from({ length: Math.min(TOGETHER, FILTERS - from) }, (_, i) => ({
        n: from + i,
        filter: randomFilter(random, world),
        now: random.pick(moments),
      }))
      members += await compare(some)
    }
    // Filters that nobody or everybody meets would prove nothing.
    expect(members / FILTERS / CONTACTS).toBeGreaterThan(0.2)
    expect(members / FILTERS / CONTACTS).toBeLessThan(0.8)
  })

  it('means the same once it is kept', async () => {
    const random = createRandom(SEED + 2)
    for (let n = 0; n < 200; n++) {
      const filter = randomFilter(random, world)
      const moment = { account: ACCOUNT, list: world.list, now: random.pick(moments) }
      const checked = await checkFilter(store.db, moment, filter, 'filter')
      expect(await readFilter(store.db, moment, filter, false)).toEqual(checked)
    }
  })
})
