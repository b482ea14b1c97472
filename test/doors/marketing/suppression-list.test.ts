import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
} from '../../support/marketing.ts'
import { startServer, type TestServer } from '../../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.close())

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

describe('listSuppressionEntries', () => {
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
