// Automations that go in circles, and what happens to those who wait when an automation is changed, paused or late.
import { describe, expect, it } from 'vitest'
import { fromContactId } from '../../../src/server/lib/ids.ts'
import { automate, enteredOf } from '../../support/automating.ts'
import { changeRows, readRows } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import {
  type Account,
  makeCampaign,
  makeContact,
  makeList,
  openAccount,
  recipientsOf,
  refused,
  settle,
} from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Shop = Account & { list: number }
type Actions = NonNullable<Parameters<Account['api']['createAutomation']>[0]>['body']['actions']

async function openShop(): Promise<Shop> {
  const account = await openAccount(server)
  return { ...account, list: await makeList(account.api) }
}

const readClock = async ({ sandbox }: Shop) => new Date(`${(await sandbox.getClock()).now.replace(' ', 'T')}Z`)
/** Moves the clock to an hour of UTC: of today, or of a later day. */
async function settleAt(shop: Shop, hour: number, minute = 0): Promise<void> {
  const now = await readClock(shop)
  const to = new Date(now)
  to.setUTCHours(hour, minute, 0, 0)
  if (to <= now) to.setUTCDate(to.getUTCDate() + 1)
  await shop.sandbox.advanceClock({ body: { to: to.toISOString().slice(0, 19).replace('T', ' ') } })
}

/** A statement that notes for automations what happened to a contact. */
const signalRow = ({ accountId, list }: Shop, contact: string, kind: string, at: number, data: string) =>
  `INSERT INTO automation_signal (account_id, list_id, contact_id, kind, at, data)
   VALUES (${accountId}, ${list}, ${fromContactId(contact)}, '${kind}', ${at}, '${data}')`

const makeTag = async ({ api }: Shop, name = 'VIP') => (await api.createTag({ body: { name } })).tag_id ?? 0

/** An active automation that contacts have been started in. */
async function begin({ api, list }: Shop, actions: Actions, contacts: string[]): Promise<number> {
  const { automation_id } = await api.createAutomation({ body: { title: 'Bounds', list_id: list, actions } })
  await api.activateAutomation({ path: { automation_id } })
  await api.startAutomationForContacts({ path: { list_id: list }, body: { automation_id, action_id: 1, contacts } })
  return automation_id
}

/** Where contacts are, and the reason of those who are there no more. */
const placesOf = async ({ api }: Shop, automation_id: number) =>
  (await api.listAutomationRuns({ path: { automation_id } })).items.map((run) => [
    run.action_id,
    run.reason ?? run.status,
  ])

describe('a circle', () => {
  it('comes to an hour of the day once a day', async () => {
    const shop = await openShop()
    const campaign_hash = await makeCampaign(shop.api, shop.list)
    const ana = await makeContact(shop.api, shop.list, 'ana@example.com')
    await settleAt(shop, 7)
    await begin(
      shop,
      [
        { action: 'waitUntil', hour: 9 },
        { action: 'sendCampaign', campaign_hash },
        { action: 'goTo', target_id: 1 },
      ],
      [ana],
    )
    await settle(shop, 3 * HOUR)
    expect(await recipientsOf(shop, campaign_hash)).toHaveLength(1)
    await settle(shop, 2 * DAY)
    expect(await recipientsOf(shop, campaign_hash)).toHaveLength(3)
    // Whoever comes within the hour goes on at once, and then once a day as well.
    await settleAt(shop, 9, 20)
    const before = (await recipientsOf(shop, campaign_hash)).length
    const ben = await makeContact(shop.api, shop.list, 'ben@example.com')
    await begin(
      shop,
      [
        { action: 'waitUntil', hour: 9 },
        { action: 'sendCampaign', campaign_hash },
        { action: 'goTo', target_id: 1 },
      ],
      [ben],
    )
    await settle(shop, 30 * MINUTE)
    expect(await recipientsOf(shop, campaign_hash)).toHaveLength(before + 1)
    await settle(shop, DAY)
    expect(await recipientsOf(shop, campaign_hash)).toHaveLength(before + 3)
  })

  it.each<{ what: string; actions: (tag: number) => Actions; place: number }>([
    { what: 'of itself', actions: () => [{ action: 'goTo', target_id: 1 }], place: 0 },
    {
      what: 'on one of two ways',
      actions: (tag_id) => [
        { action_id: 1, action: 'wait', amount: 1, unit: 'days' },
        { action_id: 2, action: 'condition', segment_filter: { segment_filter_array: [{ segment_tag: tag_id }] } },
        { action_id: 3, action: 'goTo', target_id: 1, parent_id: 2, branch: 'yes' },
        { action_id: 4, action: 'goTo', target_id: 2, parent_id: 2, branch: 'no' },
      ],
      place: 3,
    },
    {
      what: 'of two',
      actions: (tag_id) => [
        { action_id: 1, action: 'waitForEvent', event: 'email_open', amount: 1, unit: 'days' },
        { action_id: 2, action: 'addTag', tag_id, parent_id: 1, branch: 'yes' },
        { action_id: 3, action: 'goTo', target_id: 4 },
        { action_id: 4, action: 'removeTag', tag_id, parent_id: 1, branch: 'no' },
        { action_id: 5, action: 'goTo', target_id: 2 },
      ],
      place: 2,
    },
  ])('without a wait is refused: one $what', async ({ actions, place }) => {
    const shop = await openShop()
    const body = { title: 'Circle', list_id: shop.list, actions: actions(await makeTag(shop)) }
    await expect(shop.api.createAutomation({ body })).rejects.toMatchObject({
      ...refused(422, `body.actions.${place}.target_id`),
      errors: { [`body.actions.${place}.target_id`]: expect.stringContaining('without a wait') },
    })
  })
})

describe('an automation whose actions meet its own trigger', () => {
  it('lets a contact in ten times an hour, and again later', async () => {
    const shop = await openShop()
    const { api, list } = shop
    const ana = await makeContact(api, list, 'ana@example.com')
    const tag_id = await makeTag(shop)
    const actions = [
      { action: 'removeTag' as const, tag_id },
      { action: 'addTag' as const, tag_id },
    ]
    const triggers = [{ type: 'tag_added' as const, tag_id }]
    const { automation_id } = await api.createAutomation({ body: { title: 'Loop', list_id: list, triggers, actions } })
    await api.activateAutomation({ path: { automation_id } })
    const attach = () => api.attachTagToContacts({ path: { list_id: list }, body: { tag_id, contacts: [ana] } })
    await attach()
    await settle(shop)
    expect(await enteredOf(shop, automation_id)).toHaveLength(10)
    // A request is never refused for that.
    const body = { automation_id, action_id: 1, contacts: [ana] }
    // The tenth run may still be ending: nobody is in twice at a time.
    const start = async () => (await api.startAutomationForContacts({ path: { list_id: list }, body })).success
    await eventually(async () => (await start()).includes(ana))
    // The hour counts from the last entry, and the clock is moved by whole seconds.
    await settle(shop, HOUR + 60)
    await api.detachTagFromContacts({ path: { list_id: list }, body: { tag_id, contacts: [ana] } })
    await attach()
    await settle(shop)
    expect((await api.listAutomationRuns({ path: { automation_id } })).total_items).toBe(21)
  })
})

describe('the action waitUntil', () => {
  it('goes on at an hour that a clock leaps over', async () => {
    const shop = await openShop()
    const ana = await makeContact(shop.api, shop.list, 'ana@example.com')
    const now = await readClock(shop)
    // The clocks of Berlin go from 2:00 to 3:00 on the last Sunday of March.
    const leap = new Date(Date.UTC(now.getUTCFullYear() + 1, 2, 31))
    leap.setUTCDate(31 - leap.getUTCDay())
    const eve = new Date(leap.getTime() - 12 * HOUR * 1000)
    await shop.sandbox.advanceClock({ body: { to: eve.toISOString().slice(0, 19).replace('T', ' ') } })
    const actions: Actions = [{ action: 'waitUntil', hour: 2, time_zone: 'Europe/Berlin' }, { action: 'end' }]
    const id = await begin(shop, actions, [ana])
    await settle(shop, 18 * HOUR)
    expect(await placesOf(shop, id)).toEqual([[2, 'completed']])
  })

  it('goes on after a backlog of the platform, and waits for the next hour after a pause', async () => {
    const shop = await openShop()
    const { api } = shop
    const ana = await makeContact(api, shop.list, 'ana@example.com')
    await settleAt(shop, 5)
    const actions: Actions = [{ action: 'waitUntil', hour: 12 }, { action: 'end' }]
    const [late, paused] = [await begin(shop, actions, [ana]), await begin(shop, actions, [ana])]
    await api.pauseAutomation({ path: { automation_id: paused } })
    await settle(shop, 5 * HOUR)
    // As if the hour had been three hours ago.
    const due = (await readClock(shop)).getTime() - 3 * HOUR * 1000
    for (const id of [late, paused])
      await changeRows(server.data, `UPDATE automation_run SET due = ${due} WHERE automation_id = ${id}`)
    await api.activateAutomation({ path: { automation_id: paused } })
    await settle(shop)
    expect(await placesOf(shop, late)).toEqual([[2, 'completed']])
    expect(await placesOf(shop, paused)).toEqual([[1, 'active']])
    await settle(shop, 3 * HOUR)
    expect(await placesOf(shop, paused)).toEqual([[2, 'completed']])
  })
})

describe('an automation with other actions', () => {
  it('still knows who was in the segments of its triggers', async () => {
    const shop = await openShop()
    const { api, list } = shop
    const segment_filter = {
      segment_filter_array: [{ segment_field: 'first_name', segment_operator: 'equal_to', segment_value: 'Ana' }],
    } as never
    const { segment_id } = await api.createSegment({ path: { list_id: list }, body: { name: 'Anas', segment_filter } })
    await makeContact(api, list, { base: { email: 'before@example.com', first_name: 'Ana' } })
    const ana = await makeContact(api, list, 'ana@example.com')
    const automation_id = await automate(shop, [{ type: 'segment_entered', segment_id }])
    await settle(shop)
    // As by time alone: nobody is told of it.
    await changeRows(server.data, `UPDATE contact SET first_name = 'Ana' WHERE id = ${fromContactId(ana)}`)
    const path = { automation_id }
    await api.updateAutomation({ path, body: { actions: [{ action: 'wait', amount: 2, unit: 'hours' }] } })
    const { triggers } = await api.getAutomation({ path })
    await api.updateAutomation({ path, body: { triggers, title: 'b' } })
    await settle(shop, DAY)
    expect(await enteredOf(shop, automation_id)).toEqual([[ana, 'segment_entered']])
  })

  it('has nothing left of the triggers that it had before', async () => {
    const shop = await openShop()
    const { api, list } = shop
    const segment_filter = {
      segment_filter_array: [{ segment_field: 'email', segment_operator: 'contains', segment_value: 'ana' }],
    } as never
    const { segment_id } = await api.createSegment({ path: { list_id: list }, body: { name: 'All', segment_filter } })
    await makeContact(api, list, 'ana@example.com')
    const automation_id = await automate(shop, [{ type: 'segment_entered', segment_id }])
    await settle(shop)
    const path = { automation_id }
    await api.updateAutomation({ path, body: { triggers: [{ type: 'subscription' }] } })
    for (const table of ['automation_look', 'automation_member', 'automation_later'])
      await eventually(async () => {
        const rows = await readRows(server.data, `SELECT * FROM ${table} WHERE automation_id = ${automation_id}`)
        return rows.length === 0
      })
  })
})

describe('activateAutomation', () => {
  it('lets nobody in for what happened before', async () => {
    const shop = await openShop()
    const { api, list } = shop
    const tag_id = await makeTag(shop)
    const [ana, eva] = [
      await makeContact(api, list, 'ana@example.com'),
      await makeContact(api, list, 'eva@example.com'),
    ]
    const automation_id = await automate(shop, [{ type: 'tag_added', tag_id }])
    const active = (await readClock(shop)).getTime()
    const tagged = (contact: string, at: number) => signalRow(shop, contact, 'attach_tag', at, `{"tag_id":${tag_id}}`)
    // As if nobody had read until now that the tags were attached.
    await changeRows(server.data, tagged(ana, active - 5_000))
    await changeRows(server.data, tagged(eva, active + 5_000))
    await settle(shop)
    expect(await enteredOf(shop, automation_id)).toEqual([[eva, 'tag_added']])
  })
})

describe('the action waitForEvent', () => {
  it('is not met by what happened before the wait', async () => {
    const shop = await openShop()
    const ana = await makeContact(shop.api, shop.list, 'ana@example.com')
    const id = await begin(
      shop,
      [
        { action: 'waitForEvent', event: 'email_open', amount: 1, unit: 'days' },
        { action: 'wait', amount: 1, unit: 'days', parent_id: 1, branch: 'yes' },
      ],
      [ana],
    )
    await settle(shop)
    const now = (await readClock(shop)).getTime()
    await changeRows(server.data, signalRow(shop, ana, 'email_open', now - 60_000, '{}'))
    await settle(shop)
    expect(await placesOf(shop, id)).toEqual([[1, 'active']])
    await changeRows(server.data, signalRow(shop, ana, 'email_open', now, '{}'))
    await settle(shop)
    expect(await placesOf(shop, id)).toEqual([[2, 'active']])
  })
})

describe('the action changeField', () => {
  it('is a change of the field, for triggers as for a request', async () => {
    const shop = await openShop()
    const ana = await makeContact(shop.api, shop.list, 'ana@example.com')
    const heard = await automate(shop, [{ type: 'field_change', field_id: 'last_name', value: 'Silva' }])
    await begin(shop, [{ action: 'changeField', field_id: 'last_name', value: 'Silva' }], [ana])
    await settle(shop)
    expect(await enteredOf(shop, heard)).toEqual([[ana, 'field_change']])
  })
})
