// What the actions of automations do, seen from outside.
import { describe, expect, it } from 'vitest'
import { parseWebhook, WebhookError } from '../../../src/clients/index.ts'
import { makeVoiceCampaign } from '../../support/calling.ts'
import { changeRows, readRows } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import {
  type Account,
  campaignOf,
  createCaller,
  makeCampaign,
  makeContact,
  makeList,
  makeSmartSmsCampaign,
  makeSmsCampaign,
  openAccount,
  recipientsOf,
  refused,
  settle,
} from '../../support/marketing.ts'
import { makePushApp, makePushCampaign, registerToken } from '../../support/pushing.ts'
import { useReceiver } from '../../support/receiver.ts'
import { useServer } from '../../support/server.ts'
import { soapOf } from '../../support/soap.ts'
import { makeWebpushCampaign, openSite, subscriptionOf } from '../../support/web-push.ts'

const receiver = useReceiver()
const server = useServer()

type Shop = Account & { list: number }
type Actions = NonNullable<Parameters<Account['api']['createAutomation']>[0]>['body']['actions']
type Send = Extract<Actions[number], { action: 'sendCampaign' }>

const HOUR = 3_600
const DAY = 24 * HOUR
const CELLPHONE = '351-910000000'

async function openShop(): Promise<Shop> {
  const account = await openAccount(server)
  return { ...account, list: await makeList(account.api) }
}

const makeTag = async ({ api }: Shop, name = 'VIP') => (await api.createTag({ body: { name } })).tag_id ?? 0

/** Takes contacts through the actions, as far as they come without waiting. */
async function take(shop: Shop, actions: Actions, contacts: string[]): Promise<number> {
  const { api, list: list_id } = shop
  const { automation_id } = await api.createAutomation({ body: { title: 'Steps', list_id, actions } })
  await api.activateAutomation({ path: { automation_id } })
  await api.startAutomationForContacts({
    path: { list_id },
    body: { automation_id, action_id: actions[0]?.action_id ?? 1, contacts },
  })
  await settle(shop)
  return automation_id
}

/** Where the contact is, and its reason if it is there no more. */
async function placeOf({ api }: Shop, automation_id: number, contact_id?: string) {
  const query = contact_id === undefined ? {} : { contact_id }
  const [run] = (await api.listAutomationRuns({ path: { automation_id }, query })).items
  return [run?.action_id, run?.reason ?? run?.status]
}

const contactOf = ({ api, list }: Shop, contact_id: string) => api.getContact({ path: { list_id: list, contact_id } })

describe('createAutomation: sendCampaign', () => {
  interface Case {
    open(account: Account): Promise<{ list: number; contact: string; recipient: string; send: Omit<Send, 'action'> }>
    sendsOf(account: Account, campaign_hash: string): Promise<number | undefined>
  }

  /** A list with a contact of this number. */
  const withPhone = async ({ api }: Account, field: 'cellphone' | 'phone' = 'cellphone') => {
    const list = await makeList(api)
    return { list, contact: await makeContact(api, list, { base: { [field]: CELLPHONE } }), recipient: CELLPHONE }
  }

  const cases: Record<string, Case> = {
    sms: {
      async open(account) {
        const found = await withPhone(account)
        return { ...found, send: { campaign_hash: await makeSmsCampaign(account.api, found.list) } }
      },
      sendsOf: async ({ api }, campaign_hash) => (await api.getSmsReport({ path: { campaign_hash } })).overall.sends,
    },
    smart_sms: {
      async open(account) {
        const found = await withPhone(account)
        return { ...found, send: { campaign_hash: await makeSmartSmsCampaign(account.api, found.list) } }
      },
      // Only SOAP reports on this channel.
      sendsOf: async ({ key }, campaign) => (await soapOf(server, key).getReport({ campaign })).SENT,
    },
    voice: {
      async open(account) {
        const found = await withPhone(account, 'phone')
        const sender_id = await createCaller(account.api)
        const campaign_hash = await makeVoiceCampaign(account.api, found.list, { sender_id })
        return { ...found, send: { campaign_hash, destination_field: 'phone' } }
      },
      sendsOf: async ({ api }, campaign_hash) => (await api.getVoiceReport({ path: { campaign_hash } })).overall.sends,
    },
    push: {
      async open({ api }) {
        const list = await makeList(api)
        const contact = await makeContact(api, list, 'ana@example.com')
        const app_id = await makePushApp(api, list)
        await registerToken(api, app_id, 'good', 'ana@example.com')
        const campaign_hash = await makePushCampaign(api, app_id)
        return { list, contact, recipient: 'good', send: { campaign_hash, app_id } }
      },
      sendsOf: async ({ api }, campaign_hash) => (await api.getPushReport({ path: { campaign_hash } })).overall.sends,
    },
    web_push: {
      async open(account) {
        const { site_id, list_id: list, subscribe } = await openSite(server, account)
        const recipient = 'https://push.example.com/v1/good'
        const contact = await subscribe(subscriptionOf(recipient))
        const campaign_hash = await makeWebpushCampaign(account, site_id)
        return { list, contact, recipient, send: { campaign_hash, site_id } }
      },
      sendsOf: async ({ api }, campaign_hash) =>
        (await api.getWebpushReport({ path: { campaign_hash } })).overall.sends,
    },
  }

  it.each(Object.keys(cases))('%s: the message arrives, and the report counts it', async (channel) => {
    const { open, sendsOf } = cases[channel] as Case
    const account = await openAccount(server)
    const { list, contact, recipient, send } = await open(account)
    const id = await take({ ...account, list }, [{ action: 'sendCampaign', ...send }], [contact])
    expect(await recipientsOf(account, send.campaign_hash)).toEqual([recipient])
    expect(await placeOf({ ...account, list }, id)).toEqual([1, 'completed'])
    expect(await campaignOf(account.api, send.campaign_hash)).toMatchObject({ automation_id: id })
    expect(await sendsOf(account, send.campaign_hash)).toBe(1)
  })
})

describe('createAutomation: actions on contacts', () => {
  const person = { base: { email: 'ana@example.com', cellphone: CELLPHONE, first_name: 'Ana' } }
  const everybodyIn = async ({ api }: Shop, list_id: number) =>
    (await api.listContacts({ path: { list_id } })).items.map(({ base }) => base)

  it('copyToList copies whom the other list does not know, and goes on', async () => {
    const shop = await openShop()
    const { api, list } = shop
    const other = await makeList(api, 'Customers')
    const [ana, ben] = [await makeContact(api, list, person), await makeContact(api, list, 'ben@example.com')]
    await makeContact(api, other, { base: { email: 'ben@example.com', first_name: 'Known' } })
    const tag_id = await makeTag(shop)
    const id = await take(
      shop,
      [
        { action: 'copyToList', list_id: other },
        { action: 'addTag', tag_id },
      ],
      [ana, ben],
    )
    const there = await everybodyIn(shop, other)
    expect(there).toHaveLength(2)
    expect(there).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...person.base, status: 'active' }),
        expect.objectContaining({ email: 'ben@example.com', first_name: 'Known' }),
      ]),
    )
    for (const contact of [ana, ben]) {
      expect(await placeOf(shop, id, contact)).toEqual([2, 'completed'])
      expect(await contactOf(shop, contact)).toMatchObject({ base: { status: 'active' }, tags: [tag_id] })
    }
  })

  it('moveToList takes the contact off this list', async () => {
    const shop = await openShop()
    const other = await makeList(shop.api, 'Customers')
    const ana = await makeContact(shop.api, shop.list, person)
    const id = await take(shop, [{ action: 'moveToList', list_id: other }], [ana])
    expect(await everybodyIn(shop, other)).toMatchObject([{ ...person.base, status: 'active' }])
    expect(await contactOf(shop, ana)).toMatchObject({ base: { status: 'removed' } })
    expect(await placeOf(shop, id)).toEqual([1, 'moved'])
  })

  it('removeTag and changeField change the contact, and unsubscribe ends its way', async () => {
    const shop = await openShop()
    const [gone, kept] = [await makeTag(shop, 'New'), await makeTag(shop, 'VIP')]
    const ana = await makeContact(shop.api, shop.list, person)
    for (const tag_id of [gone, kept])
      await shop.api.attachTagToContacts({ path: { list_id: shop.list }, body: { tag_id, contacts: [ana] } })
    await settle(shop)
    const id = await take(
      shop,
      [
        { action: 'removeTag', tag_id: gone },
        { action: 'changeField', field_id: 'last_name', value: 'Silva' },
        { action: 'unsubscribe' },
      ],
      [ana],
    )
    expect(await contactOf(shop, ana)).toMatchObject({
      base: { first_name: 'Ana', last_name: 'Silva', status: 'removed' },
      tags: [kept],
    })
    expect(await placeOf(shop, id)).toEqual([3, 'unsubscribed'])
  })
})

describe('createAutomation: webhook', () => {
  it('posts the contact, signed with the secret of callbacks', async () => {
    const shop = await openShop()
    const { api, list } = shop
    const base = { email: 'ana@example.com', cellphone: CELLPHONE, first_name: 'Ana', last_name: 'Silva' }
    const [contact_id, nobody] = [await makeContact(api, list, { base }), await makeContact(api, list, 'b@example.com')]
    const id = await take(shop, [{ action_id: 7, action: 'webhook', url: `${receiver.url}/a` }], [contact_id, nobody])
    const { secret } = await api.getCallbackSecret()
    const came = receiver.requests.filter(({ path }) => path === '/a')
    const calls = await Promise.all(
      came.map(({ body, headers }) => parseWebhook<'automationAction'>(body, headers, secret)),
    )
    const run = { automation_id: id, title: 'Steps', action_id: 7, run_id: expect.any(Number), list_id: list }
    const date = expect.any(String)
    expect(calls).toHaveLength(2)
    expect(calls).toEqual(
      expect.arrayContaining([
        { ...run, contact: { contact_id, ...base }, date },
        { ...run, contact: { contact_id: nobody, first_name: '', last_name: '', email: 'b@example.com' }, date },
      ]),
    )
    const [first] = came
    await expect(parseWebhook(`${first?.body} `, first?.headers ?? {}, secret)).rejects.toBeInstanceOf(WebhookError)
    expect(await placeOf(shop, id, contact_id)).toEqual([7, 'completed'])
  })

  it('tries again while the receiver fails, and does not hold up the contact', async () => {
    const shop = await openShop()
    const ana = await makeContact(shop.api, shop.list, 'ana@example.com')
    let answers = 0
    receiver.respond = ({ path }) => (path === '/b' && ++answers < 3 ? 500 : 204)
    const id = await take(shop, [{ action: 'webhook', url: `${receiver.url}/b` }], [ana])
    expect(await placeOf(shop, id)).toEqual([1, 'completed'])
    await settle(shop, HOUR)
    receiver.respond = () => 204
    const ids = receiver.requests.filter(({ path }) => path === '/b').map(({ headers }) => headers['webhook-id'])
    expect(ids).toHaveLength(3)
    expect(new Set(ids).size).toBe(1)
    const { items } = await shop.sandbox.listHookDeliveries()
    expect(items).toMatchObject([{ name: 'automationAction', state: 'delivered', attempts: 3 }])
  })

  it('reaches no private network from a live account', async () => {
    const { accountId, key } = await server.app.domain.accounts.accounts.create('Live', 'live')
    const api = server.marketing(key)
    const list_id = await makeList(api)
    const contacts = [await makeContact(api, list_id, 'ana@example.com')]
    const actions: Actions = [{ action: 'webhook', url: `${receiver.url}/live` }]
    const { automation_id } = await api.createAutomation({ body: { title: 'Live', list_id, actions } })
    await api.activateAutomation({ path: { automation_id } })
    await api.startAutomationForContacts({ path: { list_id }, body: { automation_id, action_id: 1, contacts } })
    const query = `SELECT name, answer FROM hook_delivery WHERE account_id = ${accountId} AND answer IS NOT NULL`
    const rows = await eventually(async () => {
      const found = await readRows<{ name: string; answer: string }>(server.data, query)
      return found.length > 0 && found
    })
    expect(rows).toEqual([{ name: 'automationAction', answer: expect.stringContaining('127.0.0.1') }])
    expect(receiver.requests.filter(({ path }) => path === '/live')).toEqual([])
  })

  it.each(['ftp://shop.example.com/a', 'https://user:password@shop.example.com/a'])('refuses %s', async (url) => {
    const { api, list: list_id } = await openShop()
    const made = api.createAutomation({ body: { title: 'Wrong', list_id, actions: [{ action: 'webhook', url }] } })
    await expect(made).rejects.toMatchObject(refused(422, 'body.actions.0.url'))
  })
})

describe('createAutomation: goTo', () => {
  it('ends a circle after 10,000 actions', async () => {
    const shop = await openShop()
    const ana = await makeContact(shop.api, shop.list, 'ana@example.com')
    const circle: Actions = [
      { action: 'wait', amount: 1, unit: 'minutes' },
      { action: 'goTo', target_id: 1 },
    ]
    const id = await take(shop, circle, [ana])
    expect(await placeOf(shop, id)).toEqual([1, 'active'])
    // As if days had passed.
    await changeRows(server.data, `UPDATE automation_run SET generation = 9990 WHERE automation_id = ${id}`)
    await settle(shop, 600)
    expect((await placeOf(shop, id))[1]).toBe('too_many_steps')
  })
})

describe('createAutomation: waits', () => {
  it('waitForEvent goes on when it happens, and the other way when it does not', async () => {
    const shop = await openShop()
    const { api, list, sandbox } = shop
    const campaign_hash = await makeCampaign(api, list)
    const [yes, no] = [await makeTag(shop, 'Opened'), await makeTag(shop, 'Did not')]
    const [ana, ben] = [
      await makeContact(api, list, 'ana@example.com'),
      await makeContact(api, list, 'ben@example.com'),
    ]
    const id = await take(
      shop,
      [
        { action_id: 1, action: 'sendCampaign', campaign_hash },
        { action_id: 2, action: 'waitForEvent', event: 'email_open', campaign_hash, amount: 3, unit: 'days' },
        { action_id: 3, action: 'addTag', tag_id: yes, parent_id: 2, branch: 'yes' },
        { action_id: 4, action: 'addTag', tag_id: no, parent_id: 2, branch: 'no' },
      ],
      [ana, ben],
    )
    const { items } = await sandbox.listCapturedMessages({ query: { recipient: 'ana@example.com' } })
    const path = { captured_id: items[0]?.captured_id ?? 0 }
    await sandbox.createMessageEvent({ path, body: { type: 'open' } })
    await settle(shop)
    expect(await placeOf(shop, id, ana)).toEqual([3, 'completed'])
    expect(await placeOf(shop, id, ben)).toEqual([2, 'active'])
    await settle(shop, 3 * DAY)
    expect(await placeOf(shop, id, ben)).toEqual([4, 'completed'])
    expect(await contactOf(shop, ana)).toMatchObject({ tags: [yes] })
    expect(await contactOf(shop, ben)).toMatchObject({ tags: [no] })
  })

  it('waitUntil waits for the hour of the weekday, in its time zone', async () => {
    const shop = await openShop()
    const ana = await makeContact(shop.api, shop.list, 'ana@example.com')
    const read = async () => Date.parse(`${(await shop.sandbox.getClock()).now.replace(' ', 'T')}Z`)
    const now = new Date(await read())
    // Kolkata is 5:30 ahead all year.
    const due = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 2, 3, 30)
    const weekday = new Date(due).getUTCDay() || 7
    const waiting: Actions[number] = { action: 'waitUntil', hour: 9, weekdays: [weekday], time_zone: 'Asia/Kolkata' }
    const id = await take(shop, [waiting, { action: 'end' }], [ana])
    await settle(shop, Math.floor((due - (await read())) / 1000) - 60)
    expect(await placeOf(shop, id)).toEqual([1, 'active'])
    await settle(shop, 60)
    expect(await placeOf(shop, id)).toEqual([2, 'completed'])
    // Within the hour, nobody waits.
    expect(await placeOf(shop, await take(shop, [waiting, { action: 'end' }], [ana]))).toEqual([2, 'completed'])
  })

  // New York has no 02:00 on 14 March 2027; a day in Santiago begins at 01:00.
  it.each([
    ['America/New_York', 2, Date.UTC(2027, 2, 14, 7)],
    ['America/Santiago', 0, Date.UTC(2027, 8, 5, 4)],
  ])('waitUntil goes on after a leap over its hour: %s', async (time_zone, hour, due) => {
    const shop = await openShop()
    const ana = await makeContact(shop.api, shop.list, 'ana@example.com')
    const read = async () => Date.parse(`${(await shop.sandbox.getClock()).now.replace(' ', 'T')}Z`)
    await settle(shop, Math.floor((due - 7_200_000 - (await read())) / 1000))
    const id = await take(shop, [{ action: 'waitUntil', hour, time_zone }, { action: 'end' }], [ana])
    await settle(shop, Math.floor((due - (await read())) / 1000) - 60)
    expect(await placeOf(shop, id)).toEqual([1, 'active'])
    await settle(shop, 60)
    expect(await placeOf(shop, id)).toEqual([2, 'completed'])
  })
})

describe('createAutomation: condition', () => {
  it.each(['a segment', 'conditions'])('asks %s', async (kind) => {
    const shop = await openShop()
    const { api, list: list_id } = shop
    const segment_filter = {
      segment_filter_array: [{ segment_field: 'first_name', segment_operator: 'equal_to', segment_value: 'Ana' }],
    } as never
    const { segment_id } = await api.createSegment({ path: { list_id }, body: { name: 'Anas', segment_filter } })
    const [ana, ben] = await Promise.all(
      ['Ana', 'Ben'].map((first_name) =>
        makeContact(api, list_id, { base: { first_name, email: `${first_name}@example.com` } }),
      ),
    )
    const id = await take(
      shop,
      [
        { action_id: 1, action: 'condition', ...(kind === 'a segment' ? { segment_id } : { segment_filter }) },
        { action_id: 2, action: 'end', parent_id: 1, branch: 'yes' },
        { action_id: 3, action: 'end', parent_id: 1, branch: 'no' },
      ],
      [ana, ben] as string[],
    )
    expect(await placeOf(shop, id, ana)).toEqual([2, 'completed'])
    expect(await placeOf(shop, id, ben)).toEqual([3, 'completed'])
  })
})
