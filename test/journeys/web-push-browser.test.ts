// Web push in a real Chromium: a page subscribes by the script of its site, a push service on this machine decrypts what
// the campaign sends, the browser's own service worker shows it, and a click leads through the platform to the page.
//
// Two functions of the browser are not there: it cannot reach a push service of the real world, so the test gives the
// page its subscription; and a Chromium without a screen has no notifications, so the worker of the shop keeps those
// that it is to show. Nobody can click on them either: the test calls what the browser would call.
import type { Browser, CDPSession, Worker } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Listener, listenLoopback } from '../../src/server/http/listener.ts'
import { startBrowser } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { freePort } from '../support/free-port.ts'
import { actionsOf, makeList, openAccount, settle } from '../support/marketing.ts'
import { type PushArrival, type PushService, startPushService } from '../support/push-service.ts'
import { pageOf, type Shop, startShop, subscribableContext } from '../support/push-shop.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { makeWebpushCampaign, PHONE, sendWebpushCampaign } from '../support/web-push.ts'

let server: TestServer
let listener: Listener
let pushService: PushService
let browser: Browser
let shop: Shop

beforeAll(async () => {
  const port = await freePort()
  server = await startServer({ env: { MESSAGING_PUBLIC_URL: `http://localhost:${port}` } })
  listener = await listenLoopback(port, server.app.http.routing.bind(server.app.http))
  pushService = await startPushService()
  shop = await startShop()
  // A headless browser says so, and its clicks would count as those of a program.
  browser = await startBrowser([`--user-agent=${PHONE}`])
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
  await listener?.close()
  await pushService?.close()
  await server?.close()
})

/** Makes the function that hands a decrypted message to the worker of the shop, as a push service would. */
async function deliverer(cdp: CDPSession): Promise<(arrival: PushArrival) => Promise<unknown>> {
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered
  return ({ text: data }) => cdp.send('ServiceWorker.deliverPushMessage', { origin: shop.origin, registrationId, data })
}

/** What the worker of the shop is made of: the browser's functions that a Chromium without a screen lacks, and ours. */
const workerOf = (script: string) => `
const shown = []
self.registration.showNotification = async (title, options) => {
  const notification = { title, ...options, close: () => shown.splice(shown.indexOf(notification), 1) }
  shown.push(notification)
}
self.registration.getNotifications = async () => shown
importScripts('${script}')
`

interface WorkerScope {
  clients: { openWindow(url: string): Promise<null> }
  registration: ServiceWorkerRegistration
  dispatchEvent(event: Event): boolean
}

const shownBy = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerScope
    const notifications = (await registration.getNotifications()) as (Notification & { actions: unknown })[]
    return notifications.map(({ title, body, tag, actions }) => ({ title, body, tag, actions }))
  })

/**
 * Clicks on the notification, or on one of its buttons, and resolves with the address that the worker opens. Only a
 * person's click lets a worker open a window, so the address is kept instead.
 */
const clickOn = (worker: Worker, action: string): Promise<string> =>
  worker.evaluate(async (chosen) => {
    const scope = globalThis as unknown as WorkerScope
    const [notification] = await scope.registration.getNotifications()
    if (!notification) throw new Error('nothing is shown')
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = async (url) => {
        resolve(url)
        return null
      }
      const waitUntil = (work: Promise<unknown>) => work
      scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, action: chosen, waitUntil }))
    })
  }, action)

describe('web push in a browser', () => {
  it('subscribes, shows what is sent, and counts what people do with it', async () => {
    const account = await openAccount(server)
    const { api } = account
    const list_id = await makeList(api)
    const { site_id, app_code } = await api.createWebpushSite({ body: { site: shop.origin, list_id, name: 'Shop' } })
    const base = `http://localhost:${listener.port}/wp/${app_code}`
    shop.files.set('/', { type: 'text/html', text: pageOf(`${base}/subscribe.js`) })
    shop.files.set('/spring', { type: 'text/html', text: '<!doctype html><title>Spring</title>' })
    shop.files.set('/messaging-worker.js', { type: 'text/javascript', text: workerOf(`${base}/worker.js`) })

    const { context, keys } = await subscribableContext(browser, shop, pushService.add)
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => void complaints.push(message.text()))
    page.on('pageerror', (error) => void complaints.push(error.message))
    await page.goto(`${shop.origin}/`)
    await page.getByRole('button', { name: 'Tell me of news' }).click()

    const contact_id = await eventually(async () => {
      const { items } = await api.listContacts({ path: { list_id } })
      return items[0]?.base.contact_id
    })
    expect(complaints).toEqual([])
    await expect(context.cookies()).resolves.toEqual([])

    const spring = `${shop.origin}/spring`
    const content = { title: 'Spring is here', message: 'Hello {{ contact_id }}', link: spring }
    const actions = [{ title: 'Basket', link: `${shop.origin}/basket` }]
    const campaign_hash = await makeWebpushCampaign(account, site_id, { content, actions })
    await sendWebpushCampaign(account, campaign_hash, site_id)
    await settle(account)
    const arrival = await eventually(() => pushService.arrivals[0])
    expect(keys).toEqual([arrival.key])

    const [worker] = context.serviceWorkers() as [Worker]
    const deliver = await deliverer(await context.newCDPSession(page))
    await deliver(arrival)
    const {
      tag,
      navigate,
      actions: buttons,
    } = arrival.message.notification as PushArrival['message']['notification'] & {
      actions: { navigate: string }[]
    }
    await eventually(async () => (await shownBy(worker)).length === 1)
    await expect(shownBy(worker)).resolves.toEqual([
      { title: 'Spring is here', body: `Hello ${contact_id}`, tag, actions: [{ action: '0', title: 'Basket' }] },
    ])
    const report = async () => (await api.getWebpushReport({ path: { campaign_hash } })).overall
    await eventually(async () => (await report()).opens === 1)

    const url = await clickOn(worker, '')
    expect(url).toBe(navigate)
    await expect(shownBy(worker)).resolves.toEqual([])
    await page.goto(url)
    expect(page.url()).toBe(spring)
    await expect(report()).resolves.toEqual({ opens: 1, sends: 1, clicks: 1, bounces: 0 })
    await expect(actionsOf(api, list_id, contact_id)).resolves.toEqual([
      'web_push_click',
      'web_push_open',
      'web_push_delivered',
      'web_push_send',
      'web_push_subscription',
      'subscription',
    ])
    const { browsers } = await api.getWebpushReport({ path: { campaign_hash } })
    expect(browsers).toMatchObject([{ browser: 'Chrome', versions: [{ sends: 1, opens: 1, clicks: 1 }] }])

    // The same message once more, as after a break: it counts once.
    await page.goto(`${shop.origin}/`)
    await deliver(arrival)
    await eventually(async () => (await shownBy(worker)).length === 1)
    expect(await clickOn(worker, '0')).toBe(buttons[0]?.navigate)
    await expect(report()).resolves.toMatchObject({ opens: 1 })
    await context.close()
  })
})
