import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Account,
  makeCampaign,
  makeContact,
  makeList,
  openAccount,
  refused,
  sendCampaign,
  settle,
  timeOf,
} from '../../support/marketing.ts'
import { startServer, type TestServer } from '../../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.close())

/** Schedules a campaign `seconds` from now: an operation that waits as long as the clock stands still. */
async function schedule(account: Account, internal_name: string, seconds = 3600) {
  const list_id = await makeList(account.api)
  await makeContact(account.api, list_id, 'ana@example.com')
  const campaign_hash = await makeCampaign(account.api, list_id, { internal_name })
  const schedule_date = await timeOf(account, seconds)
  await sendCampaign(account.api, campaign_hash, list_id, { schedule_date })
  return { campaign_hash, schedule_date }
}

describe('listOperations', () => {
  it('shows an import while it waits, and no longer when it has ended', async () => {
    const account = await openAccount(server)
    const list_id = await makeList(account.api)
    // Big enough to be still at work when the next request comes.
    const contacts = Array.from({ length: 20_000 }, (_, n) => ({ base: { email: `a${n}@example.com` } }))
    await account.api.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
    const { total_items, items } = await account.api.listOperations()
    expect(total_items).toBe(1)
    expect(items[0]).toMatchObject({
      type: 'import_contacts',
      operation_data: { internal_name: '', campaign_hash: '' },
    })
    expect(['queued', 'processing']).toContain(items[0]?.status)
    await settle(account)
    await expect(account.api.listOperations()).resolves.toEqual({ total_items: 0, items: [] })
  })

  it('shows a scheduled campaign by name and hash, to its account only, until it was sent', async () => {
    const account = await openAccount(server)
    const { campaign_hash, schedule_date } = await schedule(account, 'Later')
    const { items } = await account.api.listOperations()
    const operation = {
      type: 'email',
      status: 'queued',
      start_date: schedule_date,
      operation_data: { internal_name: 'Later', campaign_hash },
    }
    expect(items).toEqual([expect.objectContaining(operation)])
    await expect((await openAccount(server)).api.listOperations()).resolves.toEqual({ total_items: 0, items: [] })
    await settle(account, 3601)
    await expect(account.api.listOperations()).resolves.toEqual({ total_items: 0, items: [] })
  })

  it('filters, orders and shows pages', async () => {
    const account = await openAccount(server)
    const { api } = account
    await schedule(account, 'b', 3000)
    await settle(account)
    await schedule(account, 'c', 1000)
    await settle(account)
    await schedule(account, 'a', 2000)
    type Query = NonNullable<NonNullable<Parameters<typeof api.listOperations>[0]>['query']>
    const find = async (query: Query) => {
      const page = await api.listOperations({ query })
      return `${page.total_items} ${page.items.map((item) => item.operation_data.internal_name).join('')}`
    }
    const cases: [Query, string][] = [
      [{}, '3 acb'],
      [{ order: 'asc' }, '3 bca'],
      [{ order_by: 'operation_id', order: 'asc' }, '3 bca'],
      [{ order_by: 'created' }, '3 acb'],
      [{ order_by: 'start_date', order: 'asc' }, '3 cab'],
      [{ limit: 1, offset: 1 }, '3 c'],
      [{ type: 'email' }, '3 acb'],
      [{ type: 'sms' }, '0 '],
      [{ status: 'queued', limit: 1 }, '3 a'],
      [{ status: 'paused' }, '0 '],
    ]
    for (const [query, names] of cases) await expect(find(query), JSON.stringify(query)).resolves.toBe(names)
    await expect(find({ type: 'nap' as never })).rejects.toMatchObject(refused(422, 'query.type'))
    await expect(find({ status: 'finished' as never })).rejects.toMatchObject(refused(422, 'query.status'))
  })
})
