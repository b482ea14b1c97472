import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
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
import { startReceiver } from '../../support/receiver.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

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

describe('listEndedOperations', () => {
  it('shows what is done or was called off, the latest first, by status and type', async () => {
    const account = await openAccount(server)
    const { campaign_hash } = await schedule(account, 'Later', 3600)
    const [waiting] = (await account.api.listOperations()).items
    await account.api.cancelOperations({ body: { operations: [waiting?.operation_id ?? 0] } })
    const { operation_id } = await importNumbers(account, 3)
    const ended = await account.api.listEndedOperations()
    const own = { created: TIME, end_date: TIME }
    expect(ended).toMatchObject({
      total_items: 2,
      items: [
        { ...own, operation_id, type: 'import_contacts', status: 'finished', start_date: TIME },
        { ...own, operation_id: waiting?.operation_id, status: 'canceled', operation_data: { campaign_hash } },
      ],
    })
    const idsOf = async (query: NonNullable<Parameters<typeof account.api.listEndedOperations>[0]>['query']) =>
      (await account.api.listEndedOperations({ query })).items.map((item) => item.operation_id)
    await expect(idsOf({ status: 'finished' })).resolves.toEqual([operation_id])
    await expect(idsOf({ status: 'canceled' })).resolves.toEqual([waiting?.operation_id])
    await expect(idsOf({ type: 'email' })).resolves.toEqual([waiting?.operation_id])
    await expect(idsOf({ limit: 1, offset: 1 })).resolves.toEqual([waiting?.operation_id])
    await expect((await openAccount(server)).api.listEndedOperations()).resolves.toMatchObject({ total_items: 0 })
    await expect(account.api.listOperations()).resolves.toEqual({ total_items: 0, items: [] })
    const canceled = await account.api.getOperation({ path: { operation_id: waiting?.operation_id ?? 0 } })
    expect(canceled).toMatchObject({ status: 'canceled', end_date: TIME, operation_data: { campaign_hash } })
  })
})

const TIME = expect.stringMatching(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/) as string
const DAY = 24 * 3600

/** Imports contacts, the last of which is refused, and waits for the end. */
async function importNumbers(account: Account, size: number) {
  const { api } = account
  const list_id = await makeList(api)
  const contacts = Array.from({ length: size }, (_, n) => ({
    base: { email: n + 1 < size ? `a${n}@example.com` : 'a' },
  }))
  await api.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
  await settle(account)
  const { items } = await api.listEndedOperations({ query: { status: 'finished' } })
  return { list_id, operation_id: items[0]?.operation_id ?? 0 }
}

describe('getOperation', () => {
  const fetchFile = (url = '', headers: Record<string, string> = {}) =>
    server.inject(new URL(url).pathname, { headers })

  it('shows an import that has ended, with its counts and its file', async () => {
    const account = await openAccount(server)
    const { operation_id, list_id } = await importNumbers(account, 3)
    const operation = await account.api.getOperation({ path: { operation_id } })
    expect(operation).toEqual({
      operation_id,
      type: 'import_contacts',
      status: 'finished',
      created: TIME,
      start_date: TIME,
      end_date: TIME,
      operation_data: { internal_name: '', campaign_hash: '' },
      list_id,
      done: 3,
      total: 3,
      counts: { imported: 2, updated: 0, ignored: 0, invalid: 1 },
      file: expect.stringContaining('/files/import:'),
      file_until: TIME,
    })
    const answer = await fetchFile(operation.file)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toMatch(/^row,contact_id,result,detail\r\n/)
  })

  it('has no file when nothing was written to it', async () => {
    const account = await openAccount(server)
    const list_id = await makeList(account.api)
    const contacts = [{ base: { email: 'a@example.com' } }, { base: { email: 'b@example.com' } }]
    await account.api.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
    await settle(account)
    const { items } = await account.api.listEndedOperations({ query: { status: 'finished' } })
    const operation = await account.api.getOperation({ path: { operation_id: items[0]?.operation_id ?? 0 } })
    expect(operation).toMatchObject({ done: 2, total: 2 })
    for (const name of ['file', 'file_until']) expect(operation).not.toHaveProperty(name)
  })

  it('makes a link that is good for seven days, and a new one with each answer', async () => {
    const account = await openAccount(server)
    const { operation_id } = await importNumbers(account, 3)
    const read = () => account.api.getOperation({ path: { operation_id } })
    const first = await read()
    await settle(account, 7 * DAY - 60)
    expect((await fetchFile(first.file)).status).toBe(200)
    const second = await read()
    expect(second.file).not.toBe(first.file)
    await settle(account, 60)
    const ended = await fetchFile(first.file, { 'accept-language': 'de' })
    expect(ended.status).toBe(410)
    expect(await ended.text()).toContain('Lesen Sie die Operation erneut')
    expect((await fetchFile(second.file)).status).toBe(200)
    const longer = (second.file ?? '').replace(/:(\d{13})\./, (_all, until) => `:${Number(until) + 1}.`)
    expect((await fetchFile(longer)).status).toBe(404)
  })

  it('shows the link of a callback for as long', async () => {
    const account = await openAccount(server)
    const receiver = await startReceiver()
    try {
      const list_id = await makeList(account.api)
      const body = {
        mode: 'add' as const,
        compare_field: 'email',
        contacts: [{ base: { email: 'a' } }, { base: { email: 'b' } }],
        callback_url: receiver.url,
      }
      await account.api.importContacts({ path: { list_id }, body })
      await settle(account)
      const [call] = await receiver.waitForCount(1)
      const { file } = JSON.parse(call?.body ?? '') as { file: string }
      expect((await fetchFile(file)).status).toBe(200)
      await settle(account, 7 * DAY + 1)
      expect((await fetchFile(file)).status).toBe(410)
    } finally {
      await receiver.close()
    }
  })

  it('shows how far work in slices has come', async () => {
    const account = await openAccount(server)
    const list_id = await makeList(account.api)
    const contacts = Array.from({ length: 20_000 }, (_, n) => ({ base: { email: `a${n}@example.com` } }))
    await account.api.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
    const operation_id = (await account.api.listOperations()).items[0]?.operation_id ?? 0
    const early = await account.api.getOperation({ path: { operation_id } })
    expect(early).toMatchObject({ total: 20_000 })
    expect(early).not.toHaveProperty('end_date')
    expect(early.done).toBeLessThan(20_000)
    await settle(account)
    await expect(account.api.getOperation({ path: { operation_id } })).resolves.toMatchObject({ done: 20_000 })
    await account.api.deactivateContacts({ path: { list_id }, body: { type: 'all' } })
    await settle(account)
    const [found] = (await account.api.listEndedOperations({ query: { status: 'finished', type: 'mass_operation' } }))
      .items
    const mass = await account.api.getOperation({ path: { operation_id: found?.operation_id ?? 0 } })
    expect(mass).toMatchObject({ status: 'finished', done: 20_000, total: 20_000 })
    expect(mass).not.toHaveProperty('counts')
  })

  it('counts the recipients of a campaign once they are planned', async () => {
    const account = await openAccount(server)
    await schedule(account, 'Later', 3600)
    const operation_id = (await account.api.listOperations()).items[0]?.operation_id ?? 0
    const waiting = await account.api.getOperation({ path: { operation_id } })
    expect(waiting).toMatchObject({ status: 'queued', done: 0, operation_data: { internal_name: 'Later' } })
    expect(waiting).not.toHaveProperty('total')
    await settle(account, 3601)
    const sent = await account.api.getOperation({ path: { operation_id } })
    expect(sent).toMatchObject({ status: 'finished', done: 1, total: 1, end_date: TIME })
  })

  it('counts the rows of a file once it has been fetched', async () => {
    const account = await openAccount(server)
    const receiver = await startReceiver(async () => {
      // The clock waits for a host that takes its time.
      await sleep(400)
      return { status: 200, body: 'Mail\na@example.com\nb@example.com\nc\n' }
    })
    try {
      const list_id = await makeList(account.api)
      const file = { url: `${receiver.url}/a.csv`, field_mapping: [{ field_id: 'email', column_name: 'Mail' }] }
      await account.api.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', file } })
      await settle(account)
      const { items } = await account.api.listEndedOperations({ query: { status: 'finished' } })
      const operation = await account.api.getOperation({ path: { operation_id: items[0]?.operation_id ?? 0 } })
      expect(operation).toMatchObject({ done: 3, total: 3, counts: { imported: 2, invalid: 1 } })
    } finally {
      await receiver.close()
    }
  })

  it('knows none of another account', async () => {
    const account = await openAccount(server)
    const { operation_id } = await importNumbers(account, 3)
    const other = await openAccount(server)
    await expect(other.api.getOperation({ path: { operation_id } })).rejects.toMatchObject(refused(404))
    await expect(account.api.getOperation({ path: { operation_id: 999_999 } })).rejects.toMatchObject(refused(404))
  })
})
