// Several processes on one database: rules that one of them changes hold in the others a second later.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createFaults } from '../../src/server/domain/sandbox/faults.ts'
import { createClock } from '../../src/server/lib/clock.ts'
import { dropDatabaseOf, onPostgresOnly, openTestStore } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'

it('a rule made, used up or deleted by one is so for the other a second later', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'messaging-faults-'))
  const store = await openTestStore(folder)
  try {
    let wall = Date.now()
    const clock = { ...createClock(), wall: () => wall }
    const targets = [{ api: 'marketing-v3', operationId: 'listLists', statuses: [200, 503] }]
    const [one, two] = [createFaults({ store, clock, targets }), createFaults({ store, clock, targets })]
    const caller = { accountId: 1, kind: 'sandbox' } as const
    const wanted = { api: 'marketing-v3', operation_id: 'listLists' }
    const take = (faults: typeof one) => faults.useRule(1, 'status', wanted)

    expect(await take(two)).toBeNull()
    expect(two.mayHave(caller)).toBe(false)
    const { id } = await one.create(caller, { type: 'status', status: 503, times: null })
    expect(await take(one)).toMatchObject({ status: 503 })
    // The other does not ask the store again before its second is over.
    expect(two.mayHave(caller)).toBe(false)
    wall += 1_001
    expect(two.mayHave(caller)).toBe(true)
    expect(two.mayHave({ ...caller, kind: 'live' })).toBe(false)
    expect(await take(two)).toMatchObject({ status: 503 })
    await one.delete(1, id)
    expect(await take(one)).toBeNull()
    // A rule that is gone is not used, however fresh the memory is.
    expect(await take(two)).toBeNull()
    wall += 1_001
    expect(await take(two)).toBeNull()
    expect(two.mayHave(caller)).toBe(false)
  } finally {
    await store.close()
    await rm(folder, { recursive: true })
    await dropDatabaseOf(folder)
  }
})

it('PostgreSQL tells the other process, which does not wait for its second', onPostgresOnly(), async () => {
  const folder = await mkdtemp(join(tmpdir(), 'messaging-faults-'))
  const stores = [await openTestStore(folder), await openTestStore(folder)] as const
  try {
    const wall = Date.now()
    const clock = { ...createClock(), wall: () => wall }
    const [one, two] = [
      createFaults({ store: stores[0], clock, targets: [] }),
      createFaults({ store: stores[1], clock, targets: [] }),
    ]
    const caller = { accountId: 1, kind: 'sandbox' } as const
    expect(await two.useRule(1, 'delay', {})).toBeNull()
    expect(two.mayHave(caller)).toBe(false)
    await one.create(caller, { type: 'delay', delay_ms: 7, times: 3 })
    await eventually(() => two.mayHave(caller))
    // However many take it at once, it happens three times in all.
    const taken = await Promise.all(Array.from({ length: 8 }, (_, n) => (n % 2 ? one : two).useRule(1, 'delay', {})))
    expect(taken.filter((fault) => fault?.delay_ms === 7)).toHaveLength(3)
  } finally {
    for (const store of stores) await store.close()
    await rm(folder, { recursive: true })
    await dropDatabaseOf(folder)
  }
})
