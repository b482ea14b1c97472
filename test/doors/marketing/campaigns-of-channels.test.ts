// The list of campaigns with campaigns of every channel: each filter finds those of each, and each order sorts them all.
import { beforeAll, describe, expect, it } from 'vitest'
import type { MarketingClient, MarketingSchemas } from '../../../src/clients/index.ts'
import { campaignChannels } from '../../support/campaign-channels.ts'
import { type Account, makeContact, makeList, openAccount, settle, timeOf } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

type Campaign = MarketingSchemas['Campaign']
type Query = NonNullable<NonNullable<Parameters<MarketingClient['listCampaigns']>[0]>['query']>

const DAY = 86_400
const channels = Object.entries(campaignChannels) as [
  Campaign['channel'],
  NonNullable<(typeof campaignChannels)['email']>,
][]

const server = useServer()
let account: Account
let group_id = 0
let user_id = 0
const lists: number[] = []
/** What each channel has, in the order in which it was made. */
const names = ['draft', 'sent', 'later', 'paused', 'canceled'] as const
type Name = (typeof names)[number]
const made = new Map<string, Campaign>()

/** Makes one campaign, and gives it its status. */
async function make(channel: Campaign['channel'], name: Name, author: MarketingClient): Promise<void> {
  const { api } = account
  const [one = 0, two = 0] = lists
  const own = campaignChannels[channel]
  const list = name === 'draft' ? two : one
  const hash = await own?.make(name === 'draft' ? author : api, list, { internal_name: `${channel} ${name}` })
  if (hash === undefined || !own) throw new Error(`The channel ${channel} makes no campaigns.`)
  await settle(account, 60)
  if (name === 'draft') return void (await own.group?.(api, hash, group_id))
  if (name === 'sent') await own.send(api, hash, list)
  else await own.send(api, hash, list, { schedule_date: await timeOf(account, (name === 'later' ? 60 : 90) * DAY) })
  if (name === 'paused' || name === 'canceled') {
    const [operation] = (await api.listOperations({ query: { limit: 1 } })).items
    const body = { operations: [operation?.operation_id ?? 0] }
    await (name === 'paused' ? api.pauseOperations({ body }) : api.cancelOperations({ body }))
  }
  await settle(account, 60)
}

beforeAll(async () => {
  account = await openAccount(server)
  const { api, accountId } = account
  for (const name of ['first', 'second']) lists.push(await makeList(api, name))
  const base = { email: 'ana@example.com', cellphone: '351-910000001', phone: '351-210000001' }
  for (const list_id of lists) await makeContact(api, list_id, { base })
  group_id = (await api.createCampaignGroup({ body: { name: 'Spring' } })).group_id
  const {
    accounts: { keys, users },
  } = server.app.domain
  const username = 'author-of-campaigns'
  await users.create(accountId, { username })
  const author = server.marketing((await keys.create(accountId, { name: 'Shop', rights: null, username })).key)
  for (const name of names) for (const [channel] of channels) await make(channel, name, author)
  for await (const campaign of api.listCampaigns.items({ query: { limit: 100 } }))
    made.set(campaign.internal_name, campaign)
  user_id = made.get(`${channels[0]?.[0]} draft`)?.created_by ?? 0
})

const find = async (query: Query) => {
  const { total_items, items } = await account.api.listCampaigns({ query: { limit: 100, order: 'asc', ...query } })
  expect(total_items).toBe(items.length)
  return items.map(({ internal_name }) => internal_name)
}

describe.each(channels)('campaigns of the channel %s', (channel, { group, recipients = 1 }) => {
  const of = (name: Name) => made.get(`${channel} ${name}`) as Campaign

  it('have the state that they were given', () => {
    const states = names.map((name) => [name, of(name).status, of(name).schedule_date.enabled])
    expect(states).toEqual([
      ['draft', 'draft', false],
      ['sent', 'sent', false],
      ['later', 'queued', true],
      ['paused', 'paused', true],
      ['canceled', 'canceled', true],
    ])
    expect(names.map((name) => of(name).channel)).toEqual(names.map(() => channel))
    expect(of('sent')).toMatchObject({ processed_messages: recipients, title: expect.stringMatching(/\S/) })
  })

  it.each([
    ['channel alone', () => ({}), [...names]],
    ['hash', () => ({ campaign_hash: of('sent').campaign_hash }), ['sent']],
    ['list', () => ({ list_id: lists[1] }), ['draft']],
    ['draft', () => ({ status: 'draft' }), ['draft']],
    ['sent', () => ({ status: 'sent' }), ['sent']],
    ['queued', () => ({ status: 'queued' }), ['later']],
    ['paused', () => ({ status: 'paused' }), ['paused']],
    ['canceled', () => ({ status: 'canceled' }), ['canceled']],
    ['sending', () => ({ status: 'sending' }), []],
    ['name', () => ({ internal_name: `${channel} later` }), ['later']],
    ['user', () => ({ created_by: user_id }), ['draft']],
    ['no user', () => ({ created_by: 0 }), ['sent', 'later', 'paused', 'canceled']],
    ['group', () => ({ group_id }), group ? ['draft'] : []],
    ['no group', () => ({ group_id: 0 }), group ? ['sent', 'later', 'paused', 'canceled'] : [...names]],
    ['created from', () => ({ created_min: of('paused').created }), ['paused', 'canceled']],
    ['created to', () => ({ created_max: of('sent').created }), ['draft', 'sent']],
    ['updated from', () => ({ updated_min: of('canceled').updated }), ['canceled']],
    ['updated to', () => ({ updated_max: of('draft').updated }), ['draft']],
    ['started from', () => ({ start_date_min: of('sent').start_date }), ['sent']],
    ['started to', () => ({ start_date_max: of('sent').created }), []],
    ['ended from', () => ({ end_date_min: of('sent').end_date, status: 'sent' }), ['sent']],
    ['ended to', () => ({ end_date_max: of('sent').end_date }), ['sent']],
    ['scheduled from', () => ({ schedule_date_min: of('paused').schedule_date.date }), ['paused', 'canceled']],
    ['scheduled to', () => ({ schedule_date_max: of('later').schedule_date.date }), ['later']],
  ] as [string, () => Query, Name[]][])('are found by: %s', async (_title, query, wanted) => {
    expect(await find({ channel, ...query() })).toEqual(wanted.map((name) => `${channel} ${name}`))
  })

  it('are found by all at once', async () => {
    const { campaign_hash, list_id, status, internal_name, created, updated, start_date, end_date } = of('sent')
    const times = { created, updated, start_date, end_date }
    const bounds = Object.entries(times).flatMap(([name, at]) => [
      [`${name}_min`, at],
      [`${name}_max`, at],
    ])
    const query = { channel, campaign_hash, list_id, status, internal_name, created_by: 0, group_id: 0 }
    expect(await find({ ...query, ...Object.fromEntries(bounds) } as Query)).toEqual([internal_name])
  })
})

describe('campaigns of all channels', () => {
  it('are one list without a filter of the channel', async () => {
    const all = names.flatMap((name) => channels.map(([channel]) => `${channel} ${name}`))
    expect(await find({})).toEqual(all)
    expect(await find({ status: 'paused' })).toEqual(channels.map(([channel]) => `${channel} paused`))
    expect(await find({ created_by: user_id })).toEqual(channels.map(([channel]) => `${channel} draft`))
  })

  const orders = ['list_id', 'internal_name', 'created_by', 'group_id', 'created'] as const
  it.each(orders)('are in the order of %s, both ways, across pages', async (order_by) => {
    for (const order of ['asc', 'desc'] as const) {
      const items: Campaign[] = []
      for await (const item of account.api.listCampaigns.items({ query: { order_by, order, limit: 3 } }))
        items.push(item)
      expect(new Set(items.map(({ campaign_hash }) => campaign_hash)).size).toBe(made.size)
      const values = items.map((item) => item[order_by] ?? 0)
      const sorted = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
      expect(values).toEqual(order === 'asc' ? sorted : sorted.toReversed())
      expect(new Set(values).size).toBeGreaterThan(1)
    }
  })
})
