// What a request and a look for work cost must not grow with what the account already has. SQLite is asked how it
// goes about every statement of a day on the platform: whether it walks through a table, or all that an account has.
import { readFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MarketingClient } from '../../src/clients/index.ts'
import { accountTables } from '../../src/server/store/account-tables.ts'
import { onPostgres } from '../support/engine.ts'
import { block, makeFedCampaign, rss, story } from '../support/feeds.ts'
import { withCampaign } from '../support/mailing.ts'
import type { Account } from '../support/marketing.ts'
import { makePushApp, makePushCampaign, pushTo, registerToken, sendPushCampaign } from '../support/pushing.ts'
import { startReceiver } from '../support/receiver.ts'
import { openRegistered } from '../support/registering.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { SHOP } from '../support/shops.ts'
import { makeWebpushCampaign, openSite, sendWebpushCampaign, subscriptionOf } from '../support/web-push.ts'

/** What somebody sets up, one by one: an account has few of each, and may be read as a whole. */
const few: readonly string[] = [
  'list',
  'field',
  'sender',
  'cname',
  'campaign_group',
  'webhook',
  'transactional_webhook',
  'registered_webhook',
  'autocertificate',
  'message_template',
  'alert_template',
  'mobile_app',
  'web_push_site',
  'catalog',
  'catalog_edition',
  'flow',
]
/** All else grows with use. */
const growing = [...accountTables.map(({ name }) => name as string), 'idempotency', 'contact_count'].filter(
  (name) => !few.includes(name),
)

const prepare = DatabaseSync.prototype.prepare
/** Each statement with the steps of its plan. */
const plans = new Map<string, string[]>()
/** Indexes of the few rows that wait for something: to walk through one of them is to find what waits. */
const ofWaiting = new Set<string>()

function watch(this: DatabaseSync, sql: string) {
  const statement = prepare.call(this, sql)
  if (/^\s*(select|update|delete|with)/i.test(sql) && !plans.has(sql)) {
    const steps = prepare.call(this, `EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[]
    plans.set(
      sql,
      steps.map(({ detail }) => detail),
    )
    const partial = prepare
      .call(this, "SELECT name FROM sqlite_schema WHERE type = 'index' AND sql LIKE '% WHERE %'")
      .all() as { name: string }[]
    for (const { name } of partial) ofWaiting.add(name)
  }
  return statement
}

/** Conditions by which few rows are wanted. */
const isNarrow = (sql: string) => /"(?:\w+_id|id|hash|url|value)" (?:=|in) /i.test(sql.replaceAll('"account_id" =', ''))

function walks(sql: string, step: string): boolean {
  const [, scanned, index = ''] = /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?/.exec(step) ?? []
  if (scanned !== undefined) return growing.includes(scanned) && !ofWaiting.has(index)
  const [, searched] = /^SEARCH (\w+) USING (?:COVERING )?INDEX \w+ \(account_id=\?\)$/.exec(step) ?? []
  return searched !== undefined && growing.includes(searched) && isNarrow(sql)
}

/** A shop fills a catalog, replaces it, and asks for products by everything that it can. */
async function keepShop({ api: marketing, sandbox }: Pick<Account, 'api' | 'sandbox'>): Promise<void> {
  const { catalog_id } = await marketing.createCatalog({ body: { title: 'Spring', language: 'en', currency: 'eur' } })
  const path = { catalog_id }
  for (const mode of ['add', 'update', 'rewrite'] as const) {
    const products = ['A', 'B'].map((product_identifier) => ({ product_identifier, sku: 'S', price: '12.50' }))
    await marketing.importProducts({ path, body: { mode, products } })
  }
  await sandbox.advanceClock({ body: { seconds: 60 } })
  await marketing.createProduct({ path, body: { product_identifier: 'C', name: 'C' } })
  const product = { ...path, product_identifier: 'C' }
  await marketing.updateProduct({ path: product, body: { price: 1 } })
  await marketing.getProduct({ path: product })
  for (const filter of ['product_identifier', 'name', 'description', 'sku', 'upc', 'ean', 'gtin', 'mpn', 'brand'])
    await marketing.listProducts({ path, query: { [filter]: 'a' } })
  await marketing.listProducts({ path, query: { price: 1 } })
  await marketing.listProducts({ path, query: { sale_price: 0, custom_attributes: { colour: 'red' } } })
  await marketing.listProducts({ path })
  await marketing.deleteProduct({ path: product })
  await marketing.listCatalogs()
  await marketing.deleteCatalog({ path })
}

const range = { start: '2020-01-01 00:00:00', end: '2099-12-31 23:59:59' }

/** A report of each way through the events. */
async function report(marketing: MarketingClient, list_id: number): Promise<void> {
  const emails = { title: 'Emails', range, campaigns: [{ list_id, type: 'all' as const }] }
  const lists = { title: 'Lists', range, lists: [list_id], columns: { list_base_fields: ['email'] } }
  await marketing.generateEmailEventsReport({ body: { ...emails, options: { include_unopens: true } } })
  await marketing.generateEmailClicksByUrlReport({ body: { ...emails, campaigns: [{ list_id, type: 'last' }] } })
  for (const grouping of ['by_contact', 'by_campaign'] as const)
    await marketing.generateEmailBouncesReport({ body: { ...emails, options: { grouping } } })
  await marketing.generateSendsReport({ body: lists })
  await marketing.generateSubscriptionsReport({ body: lists })
  await marketing.generateContactActivityReport({
    body: { ...lists, columns: { contact_activities: { opens: true } } },
  })
  await marketing.listAdvancedReports()
}

/** A shop that sends a cart and orders, somebody who looks at them, and an automation that waits for both. */
async function buy(api: MarketingClient, list_id: number): Promise<void> {
  const path = { domain: SHOP }
  await api.createConnectedSite({ body: { ...path, list_id } })
  const triggers = [{ type: 'order' as const }, { type: 'cart_idle' as const, minutes: 1 }]
  const actions = [
    { action: 'waitForEvent' as const, event: 'email_open' as const, amount: 1, unit: 'minutes' as const },
    { action: 'end' as const, branch: 'no' as const },
  ]
  const { automation_id } = await api.createAutomation({ body: { title: 'Thanks', list_id, triggers, actions } })
  await api.activateAutomation({ path: { automation_id } })
  const contact = { base: { email: 'fay@example.com' } }
  const products = [{ product_identifier: 'TSHIRT' }]
  for (const cart_id of ['c1', 'c1']) await api.createCart({ path, body: { cart_id, contact, products } })
  for (const order_id of ['o1', 'o1']) await api.createOrder({ path, body: { order_id, cart_id: 'c1', products } })
  const old = {
    order_id: 'o2',
    contact_id: 'fay@example.com',
    revenue: 1,
    store_url: SHOP,
    date: '2026-02-20 17:05:00',
  }
  await api.importOrders({ path: { list_id }, body: [{ ...old, items: [] }] })
  const { contact_id = '' } = await api.getCart({ path: { ...path, cart_id: 'c1' } })
  await api.getOrder({ path: { ...path, order_id: 'o1' } })
  for (const query of [{}, { contact_id }, path]) await api.listCarts({ query })
  for (const query of [{}, { contact_id }, { cart_id: 'c1' }, path]) await api.listOrders({ query })
}

/** A day: contacts, a campaign, one that a feed fills, single and registered messages, an alert, and webhooks that hear of them. */
async function live(server: TestServer): Promise<void> {
  const receiver = await startReceiver()
  try {
    const { api: registered, mailing, email, evidence } = await openRegistered(server)
    const { marketing, transactional, sandbox, senderId, send, settled } = mailing
    // With a clock that is ahead, every look for work has a second query.
    await sandbox.advanceClock({ body: { seconds: 86_400 } })
    await transactional.createWebhook({ body: { channel: 'email', url: receiver.url } })
    const campaign = await withCampaign(server, ['ana@example.com', 'ben@example.com'], mailing)
    const path = { list_id: campaign.list_id }
    await marketing.createWebhook({ body: { ...path, url: receiver.url, actions: ['subscription', 'email_send'] } })
    const { contact_id } = await marketing.createContact({ path, body: { base: { email: 'cleo@example.com' } } })
    await marketing.updateContact({ path: { ...path, contact_id }, body: { base: { first_name: 'Cleo' } } })
    await marketing.listContacts({ path, query: { limit: 1 } })
    await marketing.getList({ path })
    await marketing.importContacts({
      path,
      body: {
        mode: 'add',
        compare_field: 'email',
        contacts: [{ base: { email: 'dan@example.com' } }, { base: { email: 'eva@example.com' } }],
      },
    })
    await campaign.start()
    let news = rss(story(1))
    receiver.respond = ({ method }) => (method === 'GET' ? { status: 200, body: news } : 204)
    const campaign_hash = await makeFedCampaign(marketing, campaign.list_id, block(receiver.url))
    await marketing.enableEmailRssCampaign({ path: { campaign_hash } })
    await sandbox.advanceClock({ body: { seconds: 1 } })
    news = rss(story(2), story(1))
    await sandbox.advanceClock({ body: { seconds: 3_600 } })
    const account = { api: marketing }
    const site = await openSite(server, account)
    const subscription = subscriptionOf('https://push.example.com/v1/gone')
    await site.subscribe(subscription)
    await site.ask('subscriptions', {
      ...subscriptionOf('https://push.example.com/v1/1'),
      previous: subscription.endpoint,
    })
    for (const event of ['opened', 'not_opened'] as const)
      await marketing.listCampaignContacts({ path: { campaign_hash }, query: { event, after: contact_id } })
    await marketing.getCampaign({ path: { campaign_hash } })
    await marketing.listCampaigns({ query: { campaign_hash } })
    const webPush = await makeWebpushCampaign(account, site.site_id)
    await sendWebpushCampaign(account, webPush, site.site_id)
    await settled(await send())
    const id = await email()
    const { id: evidence_id } = await evidence(id)
    await registered.downloadRegisteredEvidence({ path: { registered_id: id, evidence_id } })
    await transactional.createAlertTemplate({
      body: { name: 'fire', channel: 'email', interval: 60, maxAttempts: 2, subject: 'Fire', textBody: 'Fire' },
    })
    await transactional.executeAlert({
      body: { alertTemplateName: 'fire', senderId, to: [{ email: 'ana@example.com' }] },
    })
    await transactional.stopAlert({ body: { alertName: 'fire' } })
    const app_id = await makePushApp(marketing, campaign.list_id)
    for (const token of ['phone', 'unregistered', 'defer'])
      await registerToken(marketing, app_id, token, 'cleo@example.com')
    await sendPushCampaign(marketing, await makePushCampaign(marketing, app_id), app_id)
    await sandbox.advanceClock({ body: { seconds: 3_600 } })
    const { contact, message_hash, device_id } = (await pushTo({ sandbox }, 'phone')).data
    const body = { os: 'android', contact, message_hash, device_id, event: 'open' as const }
    await marketing.registerPushEvent({ path: { app_id }, body })
    await marketing.createCname({ body: { value: 'links.shop.example.com' } })
    await marketing.listCnames()
    await keepShop({ api: marketing, sandbox })
    await report(marketing, campaign.list_id)
    await buy(marketing, campaign.list_id)
    await sandbox.advanceClock({ body: { seconds: 120 } })
    await marketing.getContact({ path: { ...path, contact_id } })
    await marketing.listContactActivities({ path: { ...path, contact_id } })
    await marketing.listContactEvents({ path: { ...path, contact_id } })
    for (const text of ['STOP', 'START']) {
      const sms = { channel: 'sms', sender: '351-910000001', recipient: '351-920000001', text } as const
      await sandbox.createInboundMessage({ body: sms })
    }
    await sandbox.listInboundMessages({ query: { channel: 'sms' } })
    const [delivery] = (await sandbox.listHookDeliveries()).items
    await sandbox.getHookDelivery({ path: { delivery_id: delivery?.delivery_id ?? 0 } })
    await sandbox.getHealth()
    await sandbox.getAccountCounts()
  } finally {
    await receiver.close()
  }
}

describe.skipIf(onPostgres)('SQLite walks through no table that grows', () => {
  beforeAll(async () => {
    DatabaseSync.prototype.prepare = watch
    await using server = await startServer()
    plans.clear()
    await live(server)
    // The server compares its counts with all contacts when it closes.
    DatabaseSync.prototype.prepare = prepare
  })
  afterAll(() => {
    DatabaseSync.prototype.prepare = prepare
  })

  it('saw the statements of the requests and of the work', () => {
    const all = [...plans.keys()].join('\n')
    for (const table of [
      'feed',
      'issue',
      'event',
      'hook_delivery',
      'chunk_lease',
      'evidence',
      'registered_event',
      'message',
      'device',
      'product',
      'catalog_edition',
      'cart',
      'automation_listener',
      'automation_signal',
      'automation_later',
      'automation_run',
    ])
      expect(all).toContain(`from "${table}"`)
  })

  it('docs/scale.md says how many of the statements name no account', async () => {
    const all = [...plans.keys()].filter((text) => growing.some((table) => text.includes(`"${table}"`)))
    const unnamed = all.filter((text) => !text.includes('account_id'))
    const percent = Math.round((100 * unnamed.length) / all.length)
    const [, said] = /(\d+) % of the statements name no account/.exec(await readFile('docs/scale.md', 'utf8')) ?? []
    expect(Math.abs(percent - Number(said)), `${unnamed.length} of ${all.length}`).toBeLessThanOrEqual(3)
  })

  it('looks for what only a clock that is ahead makes due by its account', () => {
    const early = [...plans].filter(([sql]) => /json_each.*where \(\(SELECT 1 FROM/.test(sql))
    const tables = early.map(([sql]) => /FROM "(\w+)" q/.exec(sql)?.[1])
    expect(new Set(tables)).toEqual(
      new Set(['timer', 'message', 'hook_delivery', 'feed', 'automation_look', 'automation_later']),
    )
    for (const [sql, steps] of early) {
      expect(steps[0], sql).toMatch(/^SCAN j VIRTUAL/)
      const searches = steps.filter((step) => / q /.test(step))
      for (const step of searches)
        expect(step, sql).toMatch(/\(account_id=\? AND (priority=\? AND )?((due|next_at)>\? AND )?(due|next_at)<\?\)/)
      expect(searches, sql).not.toEqual([])
    }
  })

  it.each(['identifier', 'name', 'sku', 'upc', 'ean', 'gtin', 'mpn', 'brand', 'price'])(
    'finds products by %s, and in their order',
    (filter) => {
      const looks = [...plans].filter(([sql]) => new RegExp(`from "product" .*"${filter}" = \\?`).test(sql))
      expect(looks.length).toBeGreaterThan(0)
      for (const [sql, steps] of looks) {
        expect(steps.join(), sql).toMatch(new RegExp(`SEARCH product USING .*\\(edition_id=\\? AND ${filter}=\\?\\)`))
        expect(steps.join(), sql).not.toContain('ORDER BY')
      }
    },
  )

  it('knows how many contacts a list has, and counts none', () => {
    const counts = [...plans].filter(([sql]) => /^select "status", sum\("n"\) as "n" from "contact_count"/.test(sql))
    expect(counts.length).toBeGreaterThan(0)
    for (const [sql, steps] of counts)
      expect(steps[0], sql).toMatch(/^SEARCH contact_count USING INDEX sqlite_autoindex_contact_count_1 \(list_id=\?\)/)
    expect([...plans.keys()].filter((sql) => /^select (\S+, )*count\(\*\) as "\w+" from "contact" /.test(sql))).toEqual(
      [],
    )
  })

  it('plans a campaign to devices without a look at them', () => {
    const audiences = [...plans].filter(([sql]) => sql.includes('FROM device d JOIN contact c') && sql.includes('page'))
    expect(audiences.length).toBeGreaterThan(0)
    for (const [sql, steps] of audiences)
      expect(steps.join(), sql).toContain('SEARCH d USING COVERING INDEX device_app ')
  })

  it('goes to the rows it wants by an index', () => {
    const walking = [...plans].flatMap(([sql, steps]) =>
      steps.filter((step) => walks(sql, step)).map((step) => `${step}: ${sql}`),
    )
    expect(walking).toEqual([])
  })
})
