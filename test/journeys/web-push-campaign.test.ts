// A web push campaign from a website to its report: browsers subscribe, a push service on this machine decrypts what
// they get, and the ledger, the report, the webhooks and the activities of the contacts say the same.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRows } from '../support/engine.ts'
import { follow } from '../support/mailing.ts'
import { actionsOf, campaignOf, openAccount, settle } from '../support/marketing.ts'
import { type PushService, startPushService } from '../support/push-service.ts'
import { type Receiver, startReceiver } from '../support/receiver.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { soapOf } from '../support/soap.ts'
import {
  BUTTON,
  FIREFOX,
  LINK,
  makeWebpushCampaign,
  openSite,
  PHONE,
  sendWebpushCampaign,
} from '../support/web-push.ts'

let server: TestServer
let pushService: PushService
let receiver: Receiver
beforeAll(async () => {
  server = await startServer()
  pushService = await startPushService()
  receiver = await startReceiver()
})
afterAll(async () => {
  await server?.close()
  await pushService?.close()
  await receiver?.close()
})

const FOUR_DAYS = 4 * 86_400
const KINDS = ['shows', 'clicks', 'is off', 'is gone', 'is busy'] as const
type Kind = (typeof KINDS)[number]
const ACTIONS = ['send', 'delivered', 'open', 'click', 'bounce', 'subscription', 'unsubscription'] as const
const actions = ACTIONS.map((name) => `web_push_${name}` as const)

/** What became of each browser, and what its contact can be told of it, newest first. */
const expected: Readonly<Record<Kind, readonly string[]>> = {
  shows: ['web_push_open', 'web_push_delivered', 'web_push_send'],
  clicks: ['web_push_click', 'web_push_click', 'web_push_open', 'web_push_delivered', 'web_push_send'],
  'is off': ['web_push_send'],
  'is gone': ['web_push_bounce', 'web_push_send', 'web_push_unsubscription'],
  'is busy': ['web_push_bounce', 'web_push_send'],
}

describe('from a website to a report by web push', () => {
  it('encrypts for each browser, loses nobody, and counts everything', async () => {
    const account = await openAccount(server)
    const { api, sandbox } = account
    const site = await openSite(server, account)
    const { list_id, site_id } = site
    await api.createWebhook({ body: { list_id, url: receiver.url, actions } })

    const browsers = new Map<Kind, { endpoint: string; contact_id: string }>()
    for (const kind of KINDS) {
      const subscription = pushService.subscribe(kind.replace(' ', '-'))
      const contact_id = await site.subscribe(subscription, kind === 'clicks' ? PHONE : FIREFOX)
      browsers.set(kind, { endpoint: subscription.endpoint, contact_id })
    }
    const browserOf = (kind: Kind) => browsers.get(kind) as { endpoint: string; contact_id: string }
    const named = browserOf('shows').contact_id
    await api.updateContact({ path: { list_id, contact_id: named }, body: { base: { first_name: 'Ana' } } })
    pushService.respond = (path) => ({ status: path.endsWith('gone') ? 410 : path.endsWith('busy') ? 503 : 201 })

    const campaign_hash = await makeWebpushCampaign(account, site_id)
    const path = { campaign_hash }
    await sendWebpushCampaign(account, campaign_hash, site_id)
    await settle(account, FOUR_DAYS)
    await expect(campaignOf(api, campaign_hash)).resolves.toMatchObject({ status: 'sent', processed_messages: 5 })

    const messageOf = async (kind: Kind) => {
      const [arrival] = await pushService.messagesFor(browserOf(kind).endpoint)
      return arrival?.message.notification as {
        navigate: string
        body: string
        actions: { navigate: string; title: string }[]
        data: { shown: string }
      }
    }
    const shows = await messageOf('shows')
    expect(shows).toMatchObject({ title: 'Spring', body: 'Hello Ana', actions: [{ action: '0', title: 'Basket' }] })
    const clicks = await messageOf('clicks')
    expect(clicks.body).toBe('Hello you')
    expect(new Set(pushService.arrivals.map(({ key }) => key)).size).toBe(1)

    for (const { data } of [shows, shows, clicks]) expect((await site.ask('events', data)).status).toBe(204)
    const other = await openSite(server, await openAccount(server))
    expect((await other.ask('events', clicks.data)).status).toBe(404)
    expect((await follow(server, clicks.navigate)).headers.get('location')).toBe(LINK)
    expect((await follow(server, clicks.actions[0]?.navigate ?? '')).headers.get('location')).toBe(BUTTON)

    const columns = ['planned', 'accepted', 'failed', 'skipped', 'cancelled', 'unknown']
    const [run] = await readRows<Record<string, unknown>>(
      server.data,
      `SELECT ${columns} FROM run WHERE account_id = ${account.accountId}`,
    )
    expect(columns.map((name) => Number(run?.[name]))).toEqual([5, 3, 2, 0, 0, 0])
    const left = await readRows(server.data, `SELECT id FROM device WHERE account_id = ${account.accountId}`)
    expect(left).toHaveLength(4)

    const phone = { opens: 1, sends: 1, clicks: 2, bounces: 0 }
    // Whoever was removed counted before.
    const desktop = { opens: 1, sends: 4, clicks: 0, bounces: 2 }
    const overall = { opens: 2, sends: 5, clicks: 2, bounces: 2 }
    const failures = ['soft bounce: 503', 'the push service answered 410'].map((reason) => ({ reason, recipients: 1 }))
    await expect(api.getWebpushReport({ path })).resolves.toEqual({
      campaign_hash,
      overall,
      failures,
      devices: [
        { device: 'desktop', ...desktop },
        { device: 'mobile', ...phone },
      ],
      operating_systems: [
        { operating_system: 'Android', versions: [{ version: '10', ...phone }] },
        { operating_system: 'Windows', versions: [{ version: '10', ...desktop }] },
      ],
      browsers: [
        { browser: 'Chrome', versions: [{ version: '146.0', ...phone }] },
        { browser: 'Firefox', versions: [{ version: '135.0', ...desktop }] },
      ],
      url: [
        { url: LINK, ...overall, clicks: 1 },
        { url: BUTTON, opens: 0, sends: 0, clicks: 1, bounces: 0 },
      ],
    })
    await expect(soapOf(server, account.key).getReport({ campaign: campaign_hash })).resolves.toMatchObject({
      SENT: overall.sends,
      VIEWS: overall.opens,
      CLICKS_SUB: overall.clicks,
      RETURNED: overall.bounces,
    })
    const nothing = { devices: false, operating_systems: false, browsers: false, url: false }
    await expect(api.getWebpushReport({ path, query: nothing })).resolves.toEqual({ campaign_hash, overall, failures })

    const subscribed = ['web_push_subscription', 'subscription']
    for (const kind of KINDS) {
      const told = (await actionsOf(api, list_id, browserOf(kind).contact_id)).filter(
        (one) => one !== 'edit_subscription',
      )
      expect(told.slice(0, -2).sort(), kind).toEqual([...expected[kind]].sort())
      expect(told.slice(-2), kind).toEqual(subscribed)
    }
    const count = Object.values(expected).flat().length + KINDS.length
    const heard = (await receiver.waitForCount(count)).map(({ body }) => JSON.parse(body) as Record<string, unknown>)
    expect(heard.map(({ action }) => action).sort()).toEqual(
      [...Object.values(expected).flat(), ...KINDS.map(() => 'web_push_subscription')].sort(),
    )
    const click = heard.find(({ action }) => action === 'web_push_click')
    expect(click?.['action_data']).toEqual({ campaign_hash, url: LINK })

    const { contact_id } = browserOf('clicks')
    const { webpush_stats } = await api.getContact({ path: { list_id, contact_id } })
    expect(webpush_stats).toMatchObject({ sent: 1, delivered: 1, clicks: 2, bounces: 0 })

    // The sandbox keeps what it sent to browsers of this machine, too.
    const { items } = await sandbox.listCapturedMessages({ query: { channel: 'web_push', limit: 100 } })
    expect(new Set(items.map(({ recipient }) => recipient)).size).toBe(5)
    expect(items.every(({ sender }) => sender === 'Shop')).toBe(true)
    const captured = { captured_id: items[0]?.captured_id ?? 0 }
    await expect(sandbox.createMessageEvent({ path: captured, body: { type: 'bounce' } })).rejects.toMatchObject({
      status: 409,
    })
  })
})
