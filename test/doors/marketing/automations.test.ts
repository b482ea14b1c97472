import { describe, expect, it } from 'vitest'
import {
  type Account,
  actionsOf,
  makeCampaign,
  makeContact,
  makeList,
  makeSmsCampaign,
  openAccount,
  recipientsOf,
  refused,
  settle,
} from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

/** An account with a list and a tag. */
async function openShop() {
  const { api, ...more } = await openAccount(server)
  const list = await makeList(api)
  const { tag_id: tag = 0 } = await api.createTag({ body: { name: 'VIP' } })
  return { api, ...more, list, tag }
}

type Shop = Awaited<ReturnType<typeof openShop>>
type Actions = NonNullable<Parameters<Account['api']['createAutomation']>[0]>['body']['actions']

const DAY = 86_400

/** An active automation of the shop. */
async function activate({ api, list }: Shop, actions: Actions, more: object = {}): Promise<number> {
  const body = { title: 'Welcome', list_id: list, actions, ...more }
  const { automation_id } = await api.createAutomation({ body })
  await api.activateAutomation({ path: { automation_id } })
  return automation_id
}

const start = ({ api, list }: Shop, automation_id: number, contacts: string[], action_id = 1) =>
  api.startAutomationForContacts({ path: { list_id: list }, body: { automation_id, action_id, contacts } })

const runsOf = async ({ api }: Shop, automation_id: number) =>
  (await api.listAutomationRuns({ path: { automation_id } })).items

/** Where contacts are, and why they ended. */
const placesOf = async (shop: Shop, automation_id: number) =>
  (await runsOf(shop, automation_id)).map(({ action_id, status, reason }) => [action_id, reason ?? status])

describe('createAutomation', () => {
  it('numbers the actions of a plain sequence and says what each follows', async () => {
    const { api, list, tag } = await openShop()
    const made = await api.createAutomation({
      body: {
        title: 'Welcome',
        list_id: list,
        triggers: [{ type: 'tag_added', tag_id: tag }],
        actions: [{ action: 'addTag', tag_id: tag }, { action: 'wait', amount: 2, unit: 'days' }, { action: 'end' }],
      },
    })
    expect(made).toMatchObject({ status: 'inactive', version: 1, allow_multiple_contacts: true, contact_limit: 0 })
    expect(made.actions.map(({ action_id, parent_id }) => [action_id, parent_id])).toEqual([
      [1, undefined],
      [2, 1],
      [3, 2],
    ])
    expect((await api.listAutomations()).items).toMatchObject([{ automation_id: made.automation_id, title: 'Welcome' }])
  })

  it.each([
    ['a tag of nobody', [{ action: 'addTag', tag_id: 999_999 }], 'body.actions.0.tag_id'],
    [
      'a way without a name',
      [{ action: 'condition', segment_id: 'auto_all' }, { action: 'end' }],
      'body.actions.1.branch',
    ],
    ['a jump to nowhere', [{ action: 'goTo', target_id: 7 }], 'body.actions.0.target_id'],
    ['something after the end', [{ action: 'end' }, { action: 'end' }], 'body.actions.1.parent_id'],
    ['a zone of nowhere', [{ action: 'waitUntil', hour: 9, time_zone: 'Mars/Olympus' }], 'body.actions.0.time_zone'],
  ] as const)('refuses %s', async (_, actions, place) => {
    const { api, list } = await openShop()
    const made = api.createAutomation({ body: { title: 'Wrong', list_id: list, actions: actions as never } })
    await expect(made).rejects.toMatchObject(refused(422, place))
  })
})

describe('startAutomationForContacts', () => {
  it('takes contacts through every action, with a message on each channel', async () => {
    const shop = await openShop()
    const { api, list, tag } = shop
    const [email, sms] = [await makeCampaign(api, list), await makeSmsCampaign(api, list)]
    const contact = await makeContact(api, list, { base: { email: 'ana@example.com', cellphone: '351-912345678' } })
    const id = await activate(shop, [
      { action: 'addTag', tag_id: tag },
      { action: 'sendCampaign', campaign_hash: email },
      { action: 'wait', amount: 2, unit: 'days' },
      { action: 'changeField', field_id: 'first_name', value: 'Ana' },
      { action: 'sendCampaign', campaign_hash: sms },
    ])
    expect(await start(shop, id, [contact])).toEqual({
      automation_id: id,
      action_id: 1,
      success: [contact],
      error: { already_in_queue: [] },
    })
    await settle(shop)
    expect(await recipientsOf(shop, email)).toEqual(['ana@example.com'])
    expect(await placesOf(shop, id)).toEqual([[3, 'active']])
    expect((await start(shop, id, [contact])).error).toEqual({ already_in_queue: [contact] })
    await settle(shop, 2 * DAY)
    expect(await recipientsOf(shop, sms)).toEqual(['351-912345678'])
    expect(await placesOf(shop, id)).toEqual([[5, 'completed']])
    const seen = await api.getContact({ path: { list_id: list, contact_id: contact } })
    expect(seen).toMatchObject({ base: { first_name: 'Ana' }, tags: [tag] })
    expect(await actionsOf(api, list, contact)).toEqual(
      expect.arrayContaining(['automation_trigger', 'automation_action', 'automation_event', 'email_send', 'sms_send']),
    )
  })
})

describe('getAutomation', () => {
  it('shows what it takes to make the same again', async () => {
    const shop = await openShop()
    const { api, list, tag } = shop
    const actions: Actions = [
      { action_id: 7, title: 'In town?', action: 'condition', segment_id: `tag_${tag}` },
      { action_id: 8, action: 'end', parent_id: 7, branch: 'yes' },
      { action_id: 9, action: 'webhook', url: 'https://hooks.example.com/a', parent_id: 7, branch: 'no' },
    ]
    const triggers = [{ type: 'event', event: 'email_click' }] as const
    const body = { title: 'Visit', list_id: list, triggers: [...triggers], actions }
    const { automation_id } = await api.createAutomation({ body })
    await expect(api.getAutomation({ path: { automation_id } })).resolves.toMatchObject({ triggers, actions })
    await expect(api.getAutomation({ path: { automation_id: 999_999 } })).rejects.toMatchObject(refused(404))
  })
})

describe('updateAutomation', () => {
  it('keeps contacts on the version that they entered', async () => {
    const shop = await openShop()
    const { api, list, tag } = shop
    const [early, late] = [
      await makeContact(api, list, 'ana@example.com'),
      await makeContact(api, list, 'ben@example.com'),
    ]
    const waiting = { action: 'wait', amount: 1, unit: 'days' } as const
    const automation_id = await activate(shop, [waiting, { action: 'addTag', tag_id: tag }])
    await start(shop, automation_id, [early])
    await settle(shop)
    const changed = await api.updateAutomation({
      path: { automation_id },
      body: { actions: [waiting, { action: 'changeField', field_id: 'last_name', value: 'New' }] },
    })
    expect(changed).toMatchObject({ version: 2, status: 'active' })
    await start(shop, automation_id, [late])
    await settle(shop, DAY)
    const contactOf = (contact_id: string) => api.getContact({ path: { list_id: list, contact_id } })
    await expect(contactOf(early)).resolves.toMatchObject({ base: { last_name: '' }, tags: [tag] })
    await expect(contactOf(late)).resolves.toMatchObject({ base: { last_name: 'New' }, tags: [] })
    const renamed = await api.updateAutomation({ path: { automation_id }, body: { title: 'Other' } })
    expect(renamed).toMatchObject({ title: 'Other', version: 2 })
  })
})

describe('activateAutomation', () => {
  it('is needed before anybody is taken', async () => {
    const shop = await openShop()
    const { api, list } = shop
    const contact = await makeContact(api, list, 'ana@example.com')
    const body = { title: 'Quiet', list_id: list, actions: [{ action: 'end' }] } satisfies object
    const { automation_id } = await api.createAutomation({ body: body as never })
    await expect(start(shop, automation_id, [contact])).rejects.toMatchObject(refused(422, 'body.automation_id'))
    await expect(api.activateAutomation({ path: { automation_id } })).resolves.toMatchObject({ status: 'active' })
    await expect(start(shop, automation_id, [contact], 9)).rejects.toMatchObject(refused(422, 'body.action_id'))
    await expect(start(shop, automation_id, [contact])).resolves.toMatchObject({ success: [contact] })
  })
})

describe('pauseAutomation', () => {
  it('freezes contacts until it is activated again', async () => {
    const shop = await openShop()
    const { api, list, tag } = shop
    const contact = await makeContact(api, list, 'ana@example.com')
    const automation_id = await activate(shop, [
      { action: 'wait', amount: 1, unit: 'hours' },
      { action: 'addTag', tag_id: tag },
    ])
    await start(shop, automation_id, [contact])
    await settle(shop)
    await expect(api.pauseAutomation({ path: { automation_id } })).resolves.toMatchObject({ status: 'inactive' })
    await settle(shop, DAY)
    expect(await placesOf(shop, automation_id)).toEqual([[1, 'active']])
    await api.activateAutomation({ path: { automation_id } })
    await settle(shop)
    expect(await placesOf(shop, automation_id)).toEqual([[2, 'completed']])
  })
})

describe('deleteAutomation', () => {
  it('waits until nobody is on the way', async () => {
    const shop = await openShop()
    const { api, list } = shop
    const contact = await makeContact(api, list, 'ana@example.com')
    const automation_id = await activate(shop, [{ action: 'wait', amount: 1, unit: 'hours' }])
    await start(shop, automation_id, [contact])
    const path = { automation_id }
    await expect(api.deleteAutomation({ path })).rejects.toMatchObject(refused(409, 'automation_in_use'))
    await expect(api.deleteList({ path: { list_id: list } })).rejects.toMatchObject(refused(409, 'has_automations'))
    await settle(shop, 3600)
    await api.deleteAutomation({ path })
    await expect(api.getAutomation({ path })).rejects.toMatchObject(refused(404))
    await api.deleteList({ path: { list_id: list } })
  })

  it('keeps what it uses until then', async () => {
    const shop = await openShop()
    const { api, list, tag } = shop
    const campaign_hash = await makeCampaign(api, list)
    const segment_filter = { segment_filter_array: [{ segment_tag: tag }] }
    const segment = await api.createSegment({ path: { list_id: list }, body: { name: 'Tagged', segment_filter } })
    const automation_id = await activate(shop, [
      { action: 'sendCampaign', campaign_hash },
      { action: 'condition', segment_id: segment.segment_id },
    ])
    const path = { list_id: list, segment_id: segment.segment_id }
    await expect(api.deleteSegment({ path })).rejects.toMatchObject(refused(409, 'used_in_automations'))
    await expect(api.deleteCampaign({ path: { campaign_hash } })).rejects.toMatchObject(
      refused(409, 'campaign_in_progress'),
    )
    expect((await api.listCampaigns()).items).toMatchObject([{ campaign_hash, automation_id }])
    await api.deleteAutomation({ path: { automation_id } })
    await api.deleteSegment({ path })
    await api.deleteCampaign({ path: { campaign_hash } })
  })
})

describe('listAutomations', () => {
  it('filters by what an automation is', async () => {
    const shop = await openShop()
    const id = await activate(shop, [{ action: 'end' }], { title: 'Active', contact_limit: 3 })
    await shop.api.createAutomation({ body: { title: 'Draft', list_id: shop.list, actions: [{ action: 'end' }] } })
    expect((await shop.api.listAutomations({ query: { status: 'active' } })).items).toMatchObject([
      { automation_id: id, title: 'Active', contact_limit: 3 },
    ])
    const byTitle = await shop.api.listAutomations({ query: { order_by: 'title', order: 'asc' } })
    expect(byTitle.items.map(({ title }) => title)).toEqual(['Active', 'Draft'])
    expect((await shop.api.listAutomations({ query: { list_id: 999_999 } })).total_items).toBe(0)
  })
})

describe('listAutomationActions', () => {
  it('shows each with the one that it follows', async () => {
    const shop = await openShop()
    const automation_id = await activate(shop, [
      { action: 'condition', segment_id: 'auto_active', title: 'Still here?' },
      { action: 'end', branch: 'yes' },
    ])
    const { items, total_items } = await shop.api.listAutomationActions({ path: { automation_id } })
    expect(total_items).toBe(2)
    expect(items).toMatchObject([
      { action_id: 1, title: 'Still here?', action: 'condition' },
      { action_id: 2, title: 'end', action: 'end', parent_id: 1, branch: 'yes' },
    ])
  })
})

describe('listAutomationRuns', () => {
  it('says who left, and why', async () => {
    const shop = await openShop()
    const { api, list } = shop
    const campaign_hash = await makeCampaign(api, list)
    const names = ['gone', 'blocked', 'here']
    const [gone = '', blocked = '', here = ''] = await Promise.all(
      names.map((name) => makeContact(api, list, `${name}@example.com`)),
    )
    const automation_id = await activate(shop, [
      { action: 'wait', amount: 1, unit: 'hours' },
      { action: 'sendCampaign', campaign_hash },
    ])
    await start(shop, automation_id, [gone, blocked, here])
    await settle(shop)
    await api.unsubscribeContacts({ path: { list_id: list }, body: { data: [{ contact_id: gone }] } })
    await api.addSuppressionEntries({ body: { type: 'email', value: ['blocked@example.com'] } })
    await settle(shop)
    const query = { contact_id: gone }
    const left = await api.listAutomationRuns({ path: { automation_id }, query })
    expect(left.items).toMatchObject([{ contact_id: gone, status: 'ended', reason: 'unsubscribed' }])
    await settle(shop, 3600)
    const reasons = new Map((await runsOf(shop, automation_id)).map((run) => [run.contact_id, run.reason]))
    expect([here, blocked].map((id) => reasons.get(id))).toEqual(['completed', 'suppressed'])
    expect(await recipientsOf(shop, campaign_hash)).toEqual(['here@example.com'])
  })

  it('goes by a condition, and waits for what a contact does', async () => {
    const shop = await openShop()
    const { api, list, tag } = shop
    const [vip, other] = [
      await makeContact(api, list, 'vip@example.com'),
      await makeContact(api, list, 'x@example.com'),
    ]
    const automation_id = await activate(shop, [
      { action_id: 1, action: 'condition', segment_filter: { segment_filter_array: [{ segment_tag: tag }] } },
      { action_id: 2, action: 'end', parent_id: 1, branch: 'yes' },
      {
        action_id: 3,
        action: 'waitForEvent',
        event: 'email_open',
        amount: 3,
        unit: 'days',
        parent_id: 1,
        branch: 'no',
      },
      { action_id: 4, action: 'unsubscribe', parent_id: 3, branch: 'no' },
    ])
    await api.attachTagToContacts({
      path: { list_id: list },
      body: { tag_id: tag, contacts: [vip] },
    })
    await settle(shop)
    await start(shop, automation_id, [vip, other])
    await settle(shop)
    const query = { status: 'active', action_id: 3 } as const
    const { items } = await api.listAutomationRuns({ path: { automation_id }, query })
    expect(items.map(({ contact_id }) => contact_id)).toEqual([other])
    await settle(shop, 3 * DAY)
    expect(await placesOf(shop, automation_id)).toEqual(
      expect.arrayContaining([
        [2, 'completed'],
        [4, 'unsubscribed'],
      ]),
    )
  })

  it('goes in circles for a month, in a moment', async () => {
    const shop = await openShop()
    const { api, list } = shop
    const campaign_hash = await makeSmsCampaign(api, list)
    const contact = await makeContact(api, list, { base: { cellphone: '351-912345678' } })
    const automation_id = await activate(shop, [
      { action: 'waitUntil', hour: 9, time_zone: 'Europe/Lisbon', weekdays: [1] },
      { action: 'sendCampaign', campaign_hash },
      { action: 'wait', amount: 5, unit: 'days' },
      { action: 'goTo', target_id: 1 },
    ])
    await start(shop, automation_id, [contact])
    await settle(shop, 30 * DAY)
    // Mondays, perhaps the present one among them.
    const sent = await recipientsOf(shop, campaign_hash)
    expect(sent.length).toBeGreaterThanOrEqual(4)
    expect(sent.length).toBeLessThanOrEqual(5)
  })

  it('knows nothing of a contact who was forgotten', async () => {
    const shop = await openShop()
    const contact = await makeContact(shop.api, shop.list, 'ana@example.com')
    const automation_id = await activate(shop, [{ action: 'wait', amount: 1, unit: 'weeks' }])
    await start(shop, automation_id, [contact])
    await shop.api.forgetContacts({ path: { list_id: shop.list }, body: { contacts: [contact] } })
    await settle(shop)
    expect(await runsOf(shop, automation_id)).toEqual([])
  })
})

describe('getAutomationRunCounts', () => {
  it('counts who is where and why others ended, by version; the list shows the totals', async () => {
    const shop = await openShop()
    const automation_id = await activate(shop, [
      { action: 'wait', amount: 1, unit: 'days' },
      { action: 'wait', amount: 1, unit: 'days' },
    ])
    const path = { automation_id }
    const counts = () => shop.api.getAutomationRunCounts({ path })
    expect(await counts()).toEqual({ active: 0, ended: 0, reasons: {}, steps: [] })
    const [a = '', b = '', c = ''] = await Promise.all(
      ['a@example.com', 'b@example.com', 'c@example.com'].map((email) => makeContact(shop.api, shop.list, email)),
    )
    await start(shop, automation_id, [a, b])
    await shop.api.updateAutomation({ path, body: { actions: [{ action: 'wait', amount: 5, unit: 'days' }] } })
    await start(shop, automation_id, [c])
    await settle(shop, DAY + 60)
    const [run] = (await shop.api.listAutomationRuns({ path, query: { contact_id: a } })).items
    await shop.api.deleteAutomationRun({ path: { automation_id, run_id: run?.run_id ?? 0 } })
    expect(await counts()).toEqual({
      active: 2,
      ended: 1,
      reasons: { taken_out: 1 },
      steps: [
        { version: 1, action_id: 2, active: 1, ended: 1 },
        { version: 2, action_id: 1, active: 1, ended: 0 },
      ],
    })
    const list = async () => (await shop.api.listAutomations()).items.map(({ runs }) => runs)
    expect(await list()).toEqual([{ active: 2, completed: 0 }])
    await settle(shop, DAY + 60)
    expect(await list()).toEqual([{ active: 1, completed: 1 }])
  })
})

describe('getAutomation: version', () => {
  it('shows what a version did, and knows no version that never was', async () => {
    const shop = await openShop()
    const automation_id = await activate(shop, [{ action: 'wait', amount: 1, unit: 'days' }])
    const path = { automation_id }
    await shop.api.updateAutomation({ path, body: { actions: [{ action: 'end' }] } })
    const kinds = async (query: object) => {
      const { version, actions } = await shop.api.getAutomation({ path, query })
      return [version, actions.map(({ action }) => action)]
    }
    expect(await kinds({})).toEqual([2, ['end']])
    expect(await kinds({ version: 1 })).toEqual([1, ['wait']])
    await expect(kinds({ version: 3 })).rejects.toMatchObject({ status: 404 })
  })
})

describe('deleteAutomationRun', () => {
  it('takes a contact out, who may enter as often as the automation allows', async () => {
    const shop = await openShop()
    const { api, list } = shop
    const contact = await makeContact(api, list, 'ana@example.com')
    const automation_id = await activate(shop, [{ action: 'wait', amount: 1, unit: 'weeks' }], { contact_limit: 2 })
    const takeOut = async () => {
      const [run] = await runsOf(shop, automation_id)
      await api.deleteAutomationRun({ path: { automation_id, run_id: run?.run_id ?? 0 } })
    }
    for (const _ of [1, 2]) {
      expect((await start(shop, automation_id, [contact])).success).toEqual([contact])
      await takeOut()
    }
    expect(await start(shop, automation_id, [contact])).toMatchObject({ success: [], error: { already_in_queue: [] } })
    expect(await placesOf(shop, automation_id)).toEqual([
      [1, 'taken_out'],
      [1, 'taken_out'],
    ])
    const path = { automation_id, run_id: 999_999 }
    await expect(api.deleteAutomationRun({ path })).rejects.toMatchObject(refused(404))
  })
})
