import { describe, expect, it } from 'vitest'
import { NotFoundError } from '../../../src/clients/index.ts'
import {
  makeCampaign,
  makeContact,
  makeList,
  makeSender,
  openAccount,
  refused,
  sendCampaign,
  settle,
  timeOf,
} from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

describe('addSuppressionEntries', () => {
  it('keeps campaigns from an address, a domain and a name', async () => {
    const account = await openAccount(server)
    const { api, sandbox } = account
    const list_id = await makeList(api)
    for (const email of ['ana@example.com', 'rui@example.net', 'noreply@example.org', 'Eva@example.com'])
      await makeContact(api, list_id, email)
    await api.addSuppressionEntries({ body: { type: 'email', value: ['EVA@example.com'] } })
    await api.addSuppressionEntries({ body: { type: 'email_domain', value: ['example.net'] } })
    await api.addSuppressionEntries({ body: { type: 'email_user', value: ['noreply'] } })
    const hash = await makeCampaign(api, list_id, { sender_id: await makeSender(api) })
    await sendCampaign(api, hash, list_id)
    await settle(account)
    const { items } = await sandbox.listCapturedMessages()
    expect(items.map(({ recipient }) => recipient)).toEqual(['ana@example.com'])
  })

  it('leaves what is on the list as it is', async () => {
    const { api } = await openAccount(server)
    const add = () =>
      api.addSuppressionEntries({
        body: { type: 'cellphone', value: ['351-910000001', '351-910000002', '351-910000001'] },
      })
    await add()
    const before = await api.listSuppressionEntries()
    await add()
    await expect(api.listSuppressionEntries()).resolves.toEqual(before)
    expect(before).toMatchObject({ total_items: 2, items: [{ method: 'manual', campaign_hash: '' }, {}] })
  })
})

describe('addSuppressionEntries, of any size', () => {
  it('adds many values, each once, and keeps numbers as contacts have them', async () => {
    const { api } = await openAccount(server)
    const value = Array.from({ length: 2_500 }, (_, n) => `A${n % 2_400}@example.com`)
    await expect(api.addSuppressionEntries({ body: { type: 'email', value } })).resolves.toEqual({ result: 'success' })
    await expect(api.listSuppressionEntries({ query: { type: 'email' } })).resolves.toMatchObject({
      total_items: 2_400,
    })
    const last = await api.listSuppressionEntries({ query: { value: 'a2399@EXAMPLE.com' } })
    expect(last).toMatchObject({ total_items: 1, items: [{ value: 'a2399@example.com' }] })
    await api.addSuppressionEntries({ body: { type: 'cellphone', value: ['+351 910 000 001'] } })
    await expect(api.listSuppressionEntries({ query: { type: 'cellphone' } })).resolves.toMatchObject({
      items: [{ value: '351-910000001' }],
    })
  })

  it('adds nothing for no value', async () => {
    const { api } = await openAccount(server)
    await api.addSuppressionEntries({ body: { type: 'email', value: [] } })
    await expect(api.listSuppressionEntries()).resolves.toEqual({ total_items: 0, items: [] })
  })

  it.each([
    ['email', 'example.com'],
    ['email_domain', 'ana@example.com'],
    ['email_domain', 'localhost'],
    ['email_user', 'ana@example.com'],
    ['cellphone', '910'],
    ['phone', 'ana@example.com'],
  ] as const)('refuses %s %s, and adds none of the others', async (type, wrong) => {
    const { api } = await openAccount(server)
    const good = { email: 'a@example.com', email_domain: 'example.com', email_user: 'a' } as Record<string, string>
    const value = [good[type] ?? '351-910000001', wrong]
    await expect(api.addSuppressionEntries({ body: { type, value } })).rejects.toMatchObject(
      refused(422, 'body.value.1'),
    )
    await expect(api.listSuppressionEntries()).resolves.toMatchObject({ total_items: 0 })
  })

  it('holds for campaigns that are planned already, and for single emails', async () => {
    const account = await openAccount(server)
    const { api, sandbox } = account
    const list_id = await makeList(api)
    for (const name of ['ana', 'rui']) await makeContact(api, list_id, `${name}@example.com`)
    const sender_id = await makeSender(api)
    const hash = await makeCampaign(api, list_id, { sender_id })
    const hour = (await timeOf(account, 2 * 3600)).slice(11, 13)
    await sendCampaign(api, hash, list_id, { limit_hour: { hour_start: `${hour}:00`, hour_end: `${hour}:59` } })
    await settle(account)
    const [operation] = (await api.listOperations()).items
    const planned = await api.getOperation({ path: { operation_id: operation?.operation_id ?? 0 } })
    expect(planned).toMatchObject({ done: 0, total: 2 })
    await api.addSuppressionEntries({ body: { type: 'email', value: ['ana@example.com'] } })
    const single = { senderId: String(sender_id), to: 'ANA@example.com', subject: 'a', textBody: 'a' }
    await server.transactional(account.key).sendEmail({ body: single })
    await settle(account, 3 * 3600)
    const { items } = await sandbox.listCapturedMessages()
    expect(items.map(({ recipient }) => recipient)).toEqual(['rui@example.com'])
  })
})

describe('listSuppressionEntries', () => {
  it('finds by campaign, method, type and time, each alone and together', async () => {
    const account = await openAccount(server)
    const { api } = account
    const list_id = await makeList(api)
    await makeContact(api, list_id, 'bounce-hard@example.com')
    await api.addSuppressionEntries({ body: { type: 'email', value: ['same@example.com'] } })
    await api.addSuppressionEntries({ body: { type: 'email_domain', value: ['example.net'] } })
    const early = await timeOf(account)
    await settle(account, 3600)
    const later = await timeOf(account)
    const hash = await makeCampaign(api, list_id, { sender_id: await makeSender(api) })
    await sendCampaign(api, hash, list_id)
    await settle(account)
    const find = async (query: NonNullable<Parameters<typeof api.listSuppressionEntries>[0]>['query']) =>
      (await api.listSuppressionEntries({ query })).items.map(({ value }) => value)
    const [bounced, domain, same] = ['bounce-hard@example.com', 'example.net', 'same@example.com']
    expect(await find({})).toEqual([bounced, domain, same])
    expect(await find({ order: 'asc' })).toEqual([same, domain, bounced])
    expect(await find({ order_by: 'created', order: 'asc' })).toEqual([same, domain, bounced])
    expect(await find({ campaign_hash: hash })).toEqual([bounced])
    expect(await find({ method: 'bounce' })).toEqual([bounced])
    expect(await find({ method: 'manual', type: 'email' })).toEqual([same])
    expect(await find({ type: 'email_domain', value: 'EXAMPLE.net' })).toEqual([domain])
    expect(await find({ type: 'email_user', value: 'example.net' })).toEqual([])
    expect(await find({ created_min: later })).toEqual([bounced])
    expect(await find({ created_max: early, type: 'email' })).toEqual([same])
    const other = await openAccount(server)
    await expect(other.api.listSuppressionEntries()).resolves.toMatchObject({ total_items: 0 })
  })

  it('filters, orders and pages', async () => {
    const { api } = await openAccount(server)
    await api.addSuppressionEntries({ body: { type: 'email', value: ['b@example.com', 'a@example.com'] } })
    await api.addSuppressionEntries({ body: { type: 'phone', value: ['351-210000008'] } })
    const find = async (query: NonNullable<Parameters<typeof api.listSuppressionEntries>[0]>['query']) =>
      (await api.listSuppressionEntries({ query })).items.map(({ value }) => value)
    expect(await find({ order: 'asc', order_by: 'value' })).toEqual(['351-210000008', 'a@example.com', 'b@example.com'])
    expect(await find({ type: 'phone' })).toEqual(['351-210000008'])
    expect(await find({ value: 'A@example.com' })).toEqual(['a@example.com'])
    expect(await find({ method: 'bounce' })).toEqual([])
    expect(await find({ created_max: '2020-01-01 00:00:00' })).toEqual([])
    expect(await find({ order: 'asc', order_by: 'value', limit: 1, offset: 1 })).toEqual(['a@example.com'])
  })
})

describe('deleteSuppressionEntry', () => {
  it('frees a manual one, and no other', async () => {
    const account = await openAccount(server)
    const { api } = account
    const list_id = await makeList(api)
    await makeContact(api, list_id, 'bounce-hard@example.com')
    const hash = await makeCampaign(api, list_id, { sender_id: await makeSender(api) })
    await sendCampaign(api, hash, list_id)
    await settle(account)
    await api.addSuppressionEntries({ body: { type: 'email', value: ['ana@example.com'] } })
    const { items } = await api.listSuppressionEntries({ query: { order: 'asc' } })
    expect(items).toMatchObject([{ method: 'bounce', campaign_hash: hash }, { method: 'manual' }])
    const [bounced, manual] = items.map(({ id }) => id) as [number, number]
    await expect(api.deleteSuppressionEntry({ path: { suppression_id: bounced } })).rejects.toMatchObject(
      refused(409, 'unremovable_entry'),
    )
    await api.deleteSuppressionEntry({ path: { suppression_id: manual } })
    await expect(api.deleteSuppressionEntry({ path: { suppression_id: manual } })).rejects.toThrow(NotFoundError)
    await expect(api.listSuppressionEntries()).resolves.toMatchObject({ total_items: 1 })
  })
})
