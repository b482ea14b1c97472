import { beforeAll, describe, expect, it } from 'vitest'
import type { MarketingClient, MarketingSchemas } from '../../../src/clients/index.ts'
import {
  type Account,
  campaignOf,
  makeCampaign,
  makeContact,
  makeList,
  openAccount,
  recipientsOf,
  refused,
  sendCampaign,
  settle,
  timeOf,
} from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const DAY = 86_400

const server = useServer()

type Query = NonNullable<NonNullable<Parameters<MarketingClient['listCampaigns']>[0]>['query']>

/** A client whose key acts as a user of the account. */
async function asUser({ accountId }: Account): Promise<MarketingClient> {
  const {
    accounts: { keys, users },
  } = server.app.domain
  const { username } = await users.create(accountId, { username: `user-of-${accountId}` })
  return server.marketing((await keys.create(accountId, { name: 'Shop', rights: null, username })).key)
}

// Each filter and order, for campaigns of every channel: campaigns-of-channels.test.ts.
describe('listCampaigns', () => {
  let account: Account
  const lists: number[] = []
  const campaigns: Record<string, MarketingSchemas['Campaign']> = {}

  // Four campaigns a minute apart: `sent` and `late` to the first list, `draft` and `next` to the second.
  beforeAll(async () => {
    account = await openAccount(server)
    const { api } = account
    for (const name of ['first', 'second']) lists.push(await makeList(api, name))
    const [one = 0, two = 0] = lists
    for (const list_id of lists) await makeContact(api, list_id, 'ana@example.com')
    const hashes: Record<string, string> = {}
    for (const [internal_name, list_id] of [
      ['sent', one],
      ['draft', two],
      ['next', two],
      ['late', one],
    ] as const) {
      const by = internal_name === 'draft' ? await asUser(account) : api
      hashes[internal_name] = await makeCampaign(by, list_id, { internal_name })
      await settle(account, 60)
    }
    const send = (name: string, list_id: number, schedule_date?: string) =>
      sendCampaign(api, hashes[name] ?? '', list_id, { schedule_date })
    await send('sent', one)
    await settle(account, 60)
    await send('late', one)
    await settle(account, 60)
    await send('next', two, await timeOf(account, 60 * DAY))
    for (const [name, hash] of Object.entries(hashes)) campaigns[name] = await campaignOf(api, hash)
  })

  const of = (name: string) => {
    const campaign = campaigns[name]
    if (!campaign) throw new Error(`There is no campaign called ${name}.`)
    return campaign
  }
  const find = async (query: Query) => {
    const page = await account.api.listCampaigns({ query })
    return `${page.total_items}: ${page.items.map((item) => item.internal_name).join(' ')}`.trim()
  }

  it('shows the campaigns of the account, newest first', async () => {
    await expect(find({})).resolves.toBe('4: late next draft sent')
    await expect((await openAccount(server)).api.listCampaigns()).resolves.toEqual({ total_items: 0, items: [] })
  })

  it('shows pages, and counts all that match', async () => {
    await expect(find({ limit: 2, offset: 1 })).resolves.toBe('4: next draft')
    await expect(find({ offset: 4 })).resolves.toBe('4:')
    await expect(find({ status: 'sent', limit: 1 })).resolves.toBe('2: late')
  })

  it.each([
    ['another channel', () => ({ channel: 'sms' }), '0:'],
    ['unknown hash', () => ({ campaign_hash: 'unknown' }), '0:'],
    ['part of a name', () => ({ internal_name: 'lat' }), '0:'],
    ['a part of a name, in any case', () => ({ search: 'AF' }), '1: draft'],
    ['a part of a title', () => ({ search: 'Sprin' }), '4: late next draft sent'],
    ['another user', () => ({ created_by: (of('draft').created_by ?? 0) + 1 }), '0:'],
    ['a group', () => ({ group_id: 1 }), '0:'],
    ['created within', () => ({ created_min: of('draft').created, created_max: of('next').created }), '2: next draft'],
  ] as [string, () => Query, string][])('filters by: %s', async (_title, query, names) => {
    await expect(find(query())).resolves.toBe(names)
  })

  it.each([
    [{ channel: 'pigeon' }, 'query.channel'],
    [{ status: 'lost' }, 'query.status'],
    [{ campaign_hash: 'no hash' }, 'query.campaign_hash'],
    [{ created_by: -1 }, 'query.created_by'],
    [{ order_by: 'title' }, 'query.order_by'],
    [{ end_date_max: '2026-02-30 00:00:00' }, 'query.end_date_max'],
    [{ schedule_date_min: '2026-03-01' }, 'query.schedule_date_min'],
  ])('refuses %j', async (query, place) => {
    await expect(find(query as Query)).rejects.toMatchObject(refused(422, place))
  })
})

describe('deleteCampaign', () => {
  async function open() {
    const account = await openAccount(server)
    const list_id = await makeList(account.api)
    await makeContact(account.api, list_id, 'ana@example.com')
    const campaign_hash = await makeCampaign(account.api, list_id)
    const remove = () => account.api.deleteCampaign({ path: { campaign_hash } })
    return { account, api: account.api, list_id, campaign_hash, remove }
  }

  it('deletes a draft', async () => {
    const { api, campaign_hash, remove } = await open()
    await remove()
    await expect(api.listCampaigns()).resolves.toEqual({ total_items: 0, items: [] })
    await expect(api.getEmailReport({ path: { campaign_hash } })).rejects.toMatchObject({ status: 404 })
    await expect(remove()).rejects.toMatchObject({ status: 404 })
  })

  it('keeps a campaign that waits, until it was sent and thirty days are over', async () => {
    const { account, api, list_id, campaign_hash, remove } = await open()
    await sendCampaign(api, campaign_hash, list_id, { schedule_date: await timeOf(account, 60) })
    await expect(remove()).rejects.toMatchObject(refused(409, 'campaign_in_progress'))
    await settle(account, 61)
    await expect(recipientsOf(account, campaign_hash)).resolves.toEqual(['ana@example.com'])
    await expect(remove()).rejects.toMatchObject(refused(409, 'campaign_sent_last_30_days'))
    await settle(account, 29 * DAY)
    await expect(remove()).rejects.toMatchObject(refused(409, 'campaign_sent_last_30_days'))
    await settle(account, 2 * DAY)
    await remove()
  })

  it('keeps a campaign whose deferred mails are tried again', async () => {
    const { account, api, list_id, campaign_hash, remove } = await open()
    await makeContact(api, list_id, 'defer@example.com')
    await sendCampaign(api, campaign_hash, list_id)
    await settle(account, 2 * DAY)
    await expect(campaignOf(api, campaign_hash)).resolves.toMatchObject({ status: 'sending', processed_messages: 1 })
    await expect(remove()).rejects.toMatchObject(refused(409, 'campaign_in_progress'))
    await settle(account, 2 * DAY)
    await expect(campaignOf(api, campaign_hash)).resolves.toMatchObject({ status: 'sent', processed_messages: 2 })
  })

  it('leaves the links of its mails alive, and the activities of its contacts', async () => {
    const { account, api, list_id, campaign_hash, remove } = await open()
    await sendCampaign(api, campaign_hash, list_id)
    await settle(account, 31 * DAY)
    const { links, captured_id } = await account.sandbox.waitForCapturedMessage()
    await remove()
    const answer = await server.inject(links[0] ?? '', { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://shop.example.com/spring'])
    await account.sandbox.createMessageEvent({ path: { captured_id }, body: { type: 'open' } })
    const { items } = await api.searchContacts({ query: { contact: 'ana@example.com' } })
    const { items: activities } = await api.listContactActivities({ path: items[0] ?? { list_id, contact_id: '' } })
    expect(activities.map((item) => item.action_name)).toEqual([
      'email_open',
      'email_click',
      'email_send',
      'subscription',
    ])
  })
})
