// Actions on many contacts as operations: paused, resumed and cancelled between two slices, with nobody changed twice.
import { beforeAll, describe, expect, it } from 'vitest'
import { SLICE } from '../../../src/server/domain/operations/slices.ts'
import { readRows } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import { type Account, makeList, openAccount, settle } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const MANY = 20_000

const server = useServer()
let account: Account
let list_id: number
beforeAll(async () => {
  account = await openAccount(server)
  list_id = await makeList(account.api)
  const contacts = Array.from({ length: MANY }, (_, n) => ({ base: { email: `c${n}@example.com` } }))
  await account.api.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
  await settle(account)
})

const count = async (query: string) => {
  const [row] = await readRows<{ n: number }>(server.data, `SELECT count(*) AS n FROM ${query}`)
  return Number(row?.n)
}
const speaking = (language: string) => count(`contact WHERE list_id = ${list_id} AND language = '${language}'`)

/** How often contacts were changed: the number of contacts by the number of their events. */
async function changes(): Promise<Record<number, number>> {
  const rows = await readRows<{ events: number; n: number }>(
    server.data,
    `SELECT events, count(*) AS n FROM (
       SELECT count(e.id) AS events FROM contact c LEFT JOIN event e
         ON e.contact_id = c.id AND e.account_id = c.account_id AND e.kind = 'edit_subscription'
       WHERE c.list_id = ${list_id} GROUP BY c.id) t GROUP BY events`,
  )
  return Object.fromEntries(rows.map(({ events, n }) => [Number(events), Number(n)]))
}

/** Begins to give all contacts the language; resolves with the operation once some have it. */
async function begin(language: 'pt' | 'fr'): Promise<number> {
  const { api } = account
  await api.updateContacts({ path: { list_id }, body: { type: 'all', base: { language } } })
  await eventually(async () => (await speaking(language)) > 0)
  const { items } = await api.listOperations()
  expect(items).toMatchObject([{ type: 'update_contacts' }])
  return items[0]?.operation_id as number
}

describe('a change of 20,000 contacts', () => {
  it('stops after a slice when it is paused, and goes on where it stood when it is resumed', async () => {
    const { api } = account
    const operations = [await begin('pt')]
    await expect(api.pauseOperations({ body: { operations } })).resolves.toMatchObject({ success: operations })
    const done = await speaking('pt')
    expect(done).toBeLessThan(MANY)
    expect(done % SLICE).toBe(0)
    await settle(account, 60)
    await expect(speaking('pt')).resolves.toBe(done)
    await expect(api.listOperations()).resolves.toMatchObject({ items: [{ status: 'paused' }] })
    await api.resumeOperations({ body: { operations } })
    await settle(account)
    await expect(speaking('pt')).resolves.toBe(MANY)
    await expect(changes()).resolves.toEqual({ 1: MANY })
    await expect(api.listOperations()).resolves.toMatchObject({ total_items: 0 })
  })

  it('leaves what is done when it is cancelled, and does no more', async () => {
    const { api } = account
    const before = await changes()
    const operations = [await begin('fr')]
    await expect(api.cancelOperations({ body: { operations } })).resolves.toMatchObject({ success: operations })
    const done = await speaking('fr')
    expect(done).toBeLessThan(MANY)
    await expect(api.listOperations()).resolves.toMatchObject({ total_items: 0 })
    await settle(account, 60)
    await expect(speaking('fr')).resolves.toBe(done)
    await expect(api.resumeOperations({ body: { operations } })).resolves.toMatchObject({ success: [] })
    const [times] = Object.keys(before).map(Number) as [number]
    await expect(changes()).resolves.toEqual({ [times]: MANY - done, [times + 1]: done })
  })
})

describe('an export', () => {
  it('leaves no part of its file when it is cancelled', async () => {
    const { api } = account
    const parts = () => count('result_part')
    await expect(parts()).resolves.toBe(0)
    await api.exportContacts({ path: { list_id }, body: { format: 'xml' } })
    await eventually(async () => (await parts()) > 0)
    const operations = (await api.listOperations()).items.map(({ operation_id }) => operation_id)
    await api.cancelOperations({ body: { operations } })
    await settle(account, 60)
    await expect(parts()).resolves.toBe(0)
  })
})
