// A request that began before its account was closed, and writes after the account is gone.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createRetention } from '../../../src/server/domain/operations/retention.ts'
import { carryOut } from '../../../src/server/operator/orders.ts'
import { dropDatabaseOf, openTestStore, readRows } from '../../support/engine.ts'
import { startServer } from '../../support/server.ts'

it('leaves nothing: an hour later what it wrote goes, and what others have stays', async () => {
  const data = await mkdtemp(join(tmpdir(), 'messaging-late-'))
  const lists = async () => {
    const rows = await readRows<{ internal_name: string }>(data, 'SELECT internal_name FROM list ORDER BY id')
    return rows.map(({ internal_name }) => internal_name)
  }
  try {
    let gone: number
    {
      await using server = await startServer({ data })
      const { domain } = server.app
      const { accountId } = await domain.accounts.accounts.create('Acme', 'live')
      gone = accountId
      await carryOut(domain, 'closeAccount', { account: gone, name: 'Acme' })
      await carryOut(domain, 'removeAccountPart', { account: gone, from: undefined })
      // What is left to do for a request that was let in.
      await domain.audience.lists.create(gone, { internalName: 'Late' })
      await domain.audience.lists.create(server.accountId, { internalName: 'Other' })
    }
    expect(await lists()).toEqual(['Late', 'Other'])
    const store = await openTestStore(data)
    await using _ = { [Symbol.asyncDispose]: () => store.close() }
    let wall = Date.now()
    const clock = {
      wall: () => wall,
      steady: () => performance.now(),
      now: () => wall,
      times: () => ({ wall, ahead: new Map<number, number>(), suspended: new Set<number>() }),
    }
    const keep = {
      hooks: null,
      operations: null,
      captured: null,
      inbound: null,
      live: null,
      smsParts: null,
      quiet: null,
    }
    const step = createRetention({ store, clock, retention: keep })
    const wait = async (minutes: number) => {
      wall += minutes * 60_000
      while (await step());
    }
    await wait(50)
    expect(await lists()).toEqual(['Late', 'Other'])
    await wait(11)
    expect(await lists()).toEqual(['Other'])
    // Nobody looks again.
    expect(await readRows(data, `SELECT name FROM setting WHERE name LIKE 'removed-%'`)).toEqual([])
  } finally {
    await dropDatabaseOf(data)
    await rm(data, { recursive: true, force: true })
  }
})
