// What brings contacts into automations on sites and in shops.
import { describe, expect, it } from 'vitest'
import type { MarketingSchemas } from '../../../src/clients/index.ts'
import { automate, enteredOf } from '../../support/automating.ts'
import { makeCampaign, makeContact, makeList, openAccount, recipientsOf, settle } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { openTrackedSite } from '../../support/sites.ts'

const server = useServer()

const MINUTE = 60
const DAY = 86_400

/** An account with a site for which Track&Engage is on. */
async function openTracked() {
  const account = await openAccount(server)
  const site = await openTrackedSite(server, account, `shop-${account.accountId}.example.com`)
  const { domain, list_id: list } = site
  return {
    ...account,
    ...site,
    list,
    sendCart: (cart_id: string, body: MarketingSchemas['CartCreate'] = { products: [SHOE] }, shop = domain) =>
      account.api.createCart({ path: { domain: shop }, body: { cart_id, ...body } }),
    sendOrder: (order_id: string, body: Omit<MarketingSchemas['OrderCreate'], 'order_id'> = {}, shop = domain) =>
      account.api.createOrder({ path: { domain: shop }, body: { order_id, ...body } }),
  }
}
type Tracked = Awaited<ReturnType<typeof openTracked>>

const SHOE = { product_identifier: 'shoe-1', name: 'Shoe', price: 80, quantity: 1 }
const cartOf = (contact_id: string) => ({ contact: { base: { contact_id } }, products: [SHOE] })

/** Another shop of the account, whose contacts are in the same list. */
async function connectOther({ api, list }: Tracked): Promise<string> {
  const domain = 'other.example.com'
  await api.createConnectedSite({ body: { domain, list_id: list } })
  return domain
}

/** Adds contacts named by their addresses. */
const makeContacts = <Name extends string>({ api, list }: Tracked, ...names: Name[]) =>
  Promise.all(names.map(async (name) => [name, await makeContact(api, list, `${name}@example.com`)] as const)).then(
    (pairs) => Object.fromEntries(pairs) as Record<Name, string>,
  )

/** Puts a product into a catalog, sold out; resolves with a way to say whether it can be bought. */
async function offer({ api }: Tracked, product_identifier = 'shoe-1') {
  const { catalog_id } = await api.createCatalog({ body: { title: 'Spring', language: 'en', currency: 'eur' } })
  await api.createProduct({ path: { catalog_id }, body: { product_identifier, name: 'Shoe', in_stock: false } })
  return (in_stock: boolean) => api.updateProduct({ path: { catalog_id, product_identifier }, body: { in_stock } })
}

describe('the trigger cart_idle', () => {
  it('lets in whose cart nobody has touched for so long, and waits anew after a change', async () => {
    const shop = await openTracked()
    const { sendCart, sendOrder } = shop
    const { idle, changed, emptied, ordered } = await makeContacts(shop, 'idle', 'changed', 'emptied', 'ordered')
    const automation_id = await automate(shop, [{ type: 'cart_idle', minutes: 30 }])
    await sendCart('idle', cartOf(idle))
    await sendCart('changed', cartOf(changed))
    await sendCart('emptied', cartOf(emptied))
    await sendCart('ordered', cartOf(ordered))
    await settle(shop, 20 * MINUTE)
    await sendCart('changed', { products: [SHOE, SHOE] })
    await sendCart('emptied', { products: [] })
    await sendOrder('o1', { cart_id: 'ordered' })
    await settle(shop, 20 * MINUTE)
    expect(await enteredOf(shop, automation_id)).toEqual([[idle, 'cart_idle']])
    await settle(shop, 20 * MINUTE)
    const both = [
      [idle, 'cart_idle'],
      [changed, 'cart_idle'],
    ]
    expect(await enteredOf(shop, automation_id)).toEqual(both)
    await settle(shop, DAY)
    expect(await enteredOf(shop, automation_id)).toEqual(both)
  })

  it('leaves alone who has ordered at the shop since, whatever cart the order names, and says so', async () => {
    const shop = await openTracked()
    const other = await connectOther(shop)
    const names = ['none', 'empty', 'foreign', 'imported', 'skewed', 'old', 'elsewhere', 'canceled', 'before'] as const
    const people = await makeContacts(shop, ...names)
    const by = (name: (typeof names)[number]) => ({ contact: { base: { contact_id: people[name] } } })
    const read = async () => Date.parse(`${(await shop.sandbox.getClock()).now.replace(' ', 'T')}Z`)
    const dated = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ')
    const automation_id = await automate(shop, [{ type: 'cart_idle', minutes: 30 }])
    await shop.sendOrder('o-before', by('before'))
    await settle(shop, 10 * MINUTE)
    for (const name of names) await shop.sendCart(name, cartOf(people[name]))
    await settle(shop, 10 * MINUTE)
    const now = await read()
    await shop.sendOrder('o-none', by('none'))
    await shop.sendOrder('o-empty', { ...by('empty'), cart_id: '' })
    await shop.sendOrder('o-foreign', { ...by('foreign'), cart_id: 'unheard-of' })
    await shop.sendOrder('o-skewed', { ...by('skewed'), order_date: dated(now - 8 * 60 * 60_000) })
    await shop.sendOrder('o-old', { ...by('old'), order_date: dated(now - 40 * 24 * 60 * 60_000) })
    await shop.sendOrder('o-elsewhere', by('elsewhere'), other)
    await shop.sendOrder('o-canceled', { ...by('canceled'), order_status: 'canceled' })
    const imported = { order_id: 'o-imported', contact_id: 'imported@example.com', revenue: 5, items: [] }
    await shop.api.importOrders({
      path: { list_id: shop.list },
      body: [{ ...imported, store_url: `https://${shop.domain}`, date: dated(now) }],
    })
    await settle(shop, 30 * MINUTE)
    const entered = (await enteredOf(shop, automation_id)).map(([contact]) => contact)
    expect(entered.sort()).toEqual([people.old, people.elsewhere, people.canceled, people.before].sort())
    const reminderOf = async (cart_id: string) =>
      (await shop.api.getCart({ path: { domain: shop.domain, cart_id } })).reminder
    for (const name of ['none', 'empty', 'foreign', 'imported', 'skewed'])
      expect(await reminderOf(name)).toMatchObject({ outcome: 'ordered', automation_id, order_id: `o-${name}` })
    expect(await reminderOf('old')).toMatchObject({ outcome: 'started', automation_id })
    await shop.sendCart('old', { products: [SHOE, SHOE] })
    expect(await reminderOf('old')).toBeUndefined()
  })

  it('passes over a cart of which the last request does not say what is in it', async () => {
    const shop = await openTracked()
    const { unknown, known, forgotten } = await makeContacts(shop, 'unknown', 'known', 'forgotten')
    const automation_id = await automate(shop, [{ type: 'cart_idle', minutes: 1 }])
    const by = (contact_id: string) => ({ contact: { base: { contact_id } } })
    await shop.sendCart('unknown', { ...by(unknown), cart_total: 12 })
    await shop.sendCart('forgotten', cartOf(forgotten))
    await shop.sendCart('forgotten', { cart_total: 12 })
    await shop.sendCart('known', { ...by(known), cart_total: 12 })
    await shop.sendCart('known', cartOf(known))
    await settle(shop, 2 * MINUTE)
    expect(await enteredOf(shop, automation_id)).toEqual([[known, 'cart_idle']])
  })

  it('means the carts of its shop, and goes by the contact to whom the cart belongs at last', async () => {
    const shop = await openTracked()
    const other = await connectOther(shop)
    const { ana, eva } = await makeContacts(shop, 'ana', 'eva')
    const own = await automate(shop, [{ type: 'cart_idle', minutes: 1, domain: shop.domain.toUpperCase() }])
    const any = await automate(shop, [{ type: 'cart_idle', minutes: 1 }])
    await shop.sendCart('c1', cartOf(ana), other)
    await shop.sendCart('c1', cartOf(ana))
    await shop.sendCart('c1', cartOf(eva))
    await settle(shop, 2 * MINUTE)
    expect(await enteredOf(shop, own)).toEqual([[eva, 'cart_idle']])
    expect((await enteredOf(shop, any)).map(([contact]) => contact).sort()).toEqual([ana, eva].sort())
  })
})

describe('the trigger order', () => {
  it('lets in who orders at its shop, once for each order', async () => {
    const shop = await openTracked()
    const other = await connectOther(shop)
    const { ana, eva } = await makeContacts(shop, 'ana', 'eva')
    const automation_id = await automate(shop, [{ type: 'order', domain: shop.domain }])
    const any = await automate(shop, [{ type: 'order' }])
    const by = (contact_id: string) => ({ contact: { base: { contact_id } } })
    await shop.sendCart('c1', cartOf(ana))
    await shop.sendOrder('o1', by(eva), other)
    await settle(shop)
    expect(await enteredOf(shop, automation_id)).toEqual([])
    expect(await enteredOf(shop, any)).toEqual([[eva, 'order']])
    await shop.sendOrder('o1', { cart_id: 'c1' })
    await settle(shop)
    expect(await enteredOf(shop, automation_id)).toEqual([[ana, 'order']])
    // Another state of the same order, when its contact could come in again.
    await settle(shop, 2 * 60 * MINUTE)
    await shop.sendOrder('o1', { order_status: 'completed' })
    await settle(shop)
    expect(await enteredOf(shop, automation_id)).toEqual([[ana, 'order']])
    await shop.sendOrder('o2', by(ana))
    await settle(shop)
    expect(await enteredOf(shop, automation_id)).toEqual([
      [ana, 'order'],
      [ana, 'order'],
    ])
  })
})

describe('the trigger back_in_stock', () => {
  const view = (shop: Tracked, i: string, product = 'shoe-1') => shop.report([['product', product]], { w: { i } })

  it('lets in who has seen a product sold out, once it can be bought, for so many days', async () => {
    const shop = await openTracked()
    const setStock = await offer(shop)
    const { ana, eva, late } = await makeContacts(shop, 'ana', 'eva', 'late')
    const automation_id = await automate(shop, [{ type: 'back_in_stock', days: 1 }])
    const ofOther = await automate(shop, [{ type: 'back_in_stock', domain: 'other.example.com' }])
    await view(shop, late)
    await settle(shop, DAY - 90 * MINUTE)
    await view(shop, ana)
    await view(shop, eva, 'unknown')
    await settle(shop, 2 * 60 * MINUTE)
    await setStock(true)
    await view(shop, eva)
    await settle(shop, 60 * MINUTE)
    expect(await enteredOf(shop, automation_id)).toEqual([[ana, 'back_in_stock']])
    expect(await enteredOf(shop, ofOther)).toEqual([])
  })
})

describe('updateAutomation', () => {
  it('forgets nobody who waits to come in, unless the triggers change', async () => {
    const shop = await openTracked()
    const { api } = shop
    const setStock = await offer(shop)
    const { ana } = await makeContacts(shop, 'ana')
    const triggers = [{ type: 'cart_idle' as const, minutes: 30 }, { type: 'back_in_stock' as const }]
    const [kept, changed] = [await automate(shop, triggers), await automate(shop, triggers)]
    await shop.sendCart('c1', cartOf(ana))
    await shop.report([['product', 'shoe-1']], { w: { i: ana } })
    await settle(shop)
    const actions = [{ action: 'end' as const }]
    await api.updateAutomation({ path: { automation_id: kept }, body: { title: 'b', actions, triggers } })
    await api.updateAutomation({
      path: { automation_id: changed },
      body: { triggers: triggers.map((trigger) => ({ ...trigger, domain: shop.domain })) },
    })
    await setStock(true)
    await settle(shop, 2 * 60 * MINUTE)
    expect((await enteredOf(shop, kept)).map(([, cause]) => cause).sort()).toEqual(['back_in_stock', 'cart_idle'])
    expect(await enteredOf(shop, changed)).toEqual([])
  })
})

describe('the trigger event with goal_conversion', () => {
  it('lets in who reaches the goal on the site, and wakes who waits for it', async () => {
    const shop = await openTracked()
    const { api, domain, list, report } = shop
    const config = { type: 'manual', multiple_conversion: true } as const
    const [{ id: goal_id }, { id: otherGoal }] = [
      await api.createTrackEngageGoal({ body: { domain, name: 'Order', config } }),
      await api.createTrackEngageGoal({ body: { domain, name: 'Newsletter', config } }),
    ]
    const { ana, eva } = await makeContacts(shop, 'ana', 'eva')
    const automation_id = await automate(shop, [{ type: 'event', event: 'goal_conversion', goal_id }])
    const actions = [
      { action: 'waitForEvent' as const, event: 'goal_conversion' as const, goal_id, amount: 1, unit: 'days' as const },
      { action: 'wait' as const, amount: 1, unit: 'days' as const, parent_id: 1, branch: 'yes' as const },
    ]
    const waiting = await api.createAutomation({ body: { title: 'w', list_id: list, actions } })
    const path = { automation_id: waiting.automation_id }
    await api.activateAutomation({ path })
    await api.startAutomationForContacts({
      path: { list_id: list },
      body: { ...path, action_id: 1, contacts: [ana, eva] },
    })
    await settle(shop)
    await report([['goal', goal_id]], { w: { i: ana } })
    await report([['goal', otherGoal]], { w: { i: eva } })
    await settle(shop)
    expect(await enteredOf(shop, automation_id)).toEqual([[ana, 'event']])
    const { items } = await api.listAutomationRuns({ path })
    const places = new Map(items.map(({ contact_id, action_id }) => [contact_id, action_id]))
    expect([places.get(ana), places.get(eva)]).toEqual([2, 1])
  })
})

describe('listSystemAutomations', () => {
  it('shows one of each type for each domain of Track&Engage', async () => {
    const { api, domain } = await openTracked()
    expect(await api.listSystemAutomations()).toEqual([
      { paused: true, type: 'abandoned_cart', domain, title: 'Abandoned cart' },
      { paused: true, type: 'back_in_stock', domain, title: 'Back in stock' },
    ])
  })
})

describe('switchSystemAutomation', () => {
  it('makes an ordinary automation when it is resumed first, and pauses that', async () => {
    const { api, domain, list } = await openTracked()
    const body = { type: 'abandoned_cart', domain } as const
    const title = `Abandoned cart (${domain})`
    expect(await api.switchSystemAutomation({ body: { ...body, paused: true } })).toMatchObject({ paused: true })
    expect((await api.listAutomations()).total_items).toBe(0)
    for (const paused of [false, false, true, false])
      expect(await api.switchSystemAutomation({ body: { ...body, paused } })).toEqual({ ...body, paused, title })
    const { items } = await api.listAutomations()
    expect(items).toMatchObject([{ title, list_id: list, status: 'active' }])
    const path = { automation_id: items[0]?.automation_id ?? 0 }
    expect((await api.getAutomation({ path })).triggers).toEqual([{ type: 'cart_idle', minutes: 60, domain }])
    await api.deleteAutomation({ path })
    expect(await api.listSystemAutomations()).toContainEqual({ ...body, paused: true, title: 'Abandoned cart' })
    await expect(
      api.switchSystemAutomation({ body: { ...body, domain: 'other.example.com', paused: false } }),
    ).rejects.toMatchObject({ status: 422, errors: { 'body.domain': expect.any(String) } })
  })

  it('makes another for another list of the site, and pauses the one before', async () => {
    const { api, domain } = await openTracked()
    const body = { type: 'abandoned_cart', domain, paused: false } as const
    await api.switchSystemAutomation({ body })
    const list_id = await makeList(api, 'Customers')
    await api.createConnectedSite({ body: { domain, list_id } })
    expect(await api.listSystemAutomations()).toContainEqual({ ...body, paused: true, title: 'Abandoned cart' })
    expect(await api.switchSystemAutomation({ body })).toMatchObject({ paused: false })
    const { items } = await api.listAutomations()
    expect(items.map((one) => [one.list_id === list_id, one.status]).sort()).toEqual([
      [false, 'inactive'],
      [true, 'active'],
    ])
  })

  it('makes one, however many ask for it at once', async () => {
    const { api, domain } = await openTracked()
    const body = { type: 'back_in_stock', domain, paused: false } as const
    await Promise.all([1, 2, 3, 4].map(() => api.switchSystemAutomation({ body })))
    expect((await api.listAutomations()).items).toMatchObject([{ status: 'active' }])
  })

  it.each(['abandoned_cart', 'back_in_stock'] as const)('sends the campaign that %s was given', async (type) => {
    const shop = await openTracked()
    const { api, domain, list } = shop
    const { ana } = await makeContacts(shop, 'ana', 'eva')
    const campaign_hash = await makeCampaign(api, list)
    const setStock = await offer(shop)
    await api.switchSystemAutomation({ body: { type, domain, paused: false } })
    const { automation_id = 0, title } = (await api.listAutomations()).items[0] ?? {}
    const { actions } = await api.getAutomation({ path: { automation_id } })
    await api.updateAutomation({
      path: { automation_id },
      body: { actions: [...actions, { action: 'sendCampaign', campaign_hash }] },
    })
    expect(await api.listSystemAutomations()).toContainEqual({ paused: false, type, domain, title })
    if (type === 'abandoned_cart') await shop.sendCart('c1', cartOf(ana))
    else await shop.report([['product', 'shoe-1']], { w: { i: ana } })
    await settle(shop, 30 * MINUTE)
    await setStock(true)
    expect(await recipientsOf(shop, campaign_hash)).toEqual([])
    await settle(shop, 60 * MINUTE)
    expect(await recipientsOf(shop, campaign_hash)).toEqual(['ana@example.com'])
  })
})
