// Web push in the inbox: a browser subscribes on a page of the shop, and the console shows what is sent to it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConsoleBench, startConsole } from '../support/console.ts'
import { eventually } from '../support/eventually.ts'
import { freePort } from '../support/free-port.ts'
import { makeList } from '../support/marketing.ts'
import { pageOf, type Shop, startShop, subscribableContext } from '../support/push-shop.ts'
import { findingsOf, takePicture } from '../support/seen-page.ts'
import { makeWebpushCampaign, sendWebpushCampaign } from '../support/web-push.ts'

/** What is sent to a push service on this machine leaves; for every other one it is captured. */
const ENDPOINT = 'https://push.example.com/ana'

let bench: ConsoleBench
let shop: Shop

beforeAll(async () => {
  const port = await freePort()
  bench = await startConsole({ MESSAGING_HTTP_PORT: String(port), MESSAGING_PUBLIC_URL: `http://127.0.0.1:${port}` })
  shop = await startShop()
})
afterAll(async () => {
  await bench?.close()
  await shop?.close()
})

/** A browser that subscribed on the shop; resolves with its site and its contact. */
async function subscribe() {
  const { marketing } = bench
  const list_id = await makeList(marketing)
  const { site_id, app_code } = await marketing.createWebpushSite({
    body: { site: shop.origin, list_id, name: 'Shop' },
  })
  const base = `${bench.origin}/wp/${app_code}`
  shop.files.set('/', { type: 'text/html', text: pageOf(`${base}/subscribe.js`) })
  shop.files.set('/messaging-worker.js', { type: 'text/javascript', text: `importScripts('${base}/worker.js')` })
  const { context } = await subscribableContext(bench.browser, shop, () => ENDPOINT)
  const page = await context.newPage()
  await page.goto(`${shop.origin}/`)
  await page.getByRole('button', { name: 'Tell me of news' }).click()
  const contact = await eventually(async () => (await marketing.listContacts({ path: { list_id } })).items[0]?.base)
  await context.close()
  return { site_id, contact_id: contact.contact_id }
}

test('what a browser that subscribed is sent shows as a notification, and is opened and clicked from there', async () => {
  const { site_id, contact_id } = await subscribe()
  const { page, wrongs } = await bench.open('inbox', { viewport: { width: 1280, height: 900 } })
  const account = { api: bench.marketing }
  const content = { title: 'Spring is here', message: 'Hello {{ contact_id }}', link: `${shop.origin}/spring` }
  const actions = [{ title: 'Basket', link: `${shop.origin}/basket` }]
  const campaign_hash = await makeWebpushCampaign(account, site_id, { content, actions })
  await sendWebpushCampaign(account, campaign_hash, site_id)
  // The list shows it without being asked again.
  await page
    .getByRole('row', { name: /Spring is here/ })
    .getByRole('link')
    .click()
  const notification = page.locator('.notification')
  await notification.getByText(`Hello ${contact_id}`).waitFor()
  await notification.getByText('Basket').waitFor()
  await page.getByText('Leads to').waitFor()
  expect(await findingsOf(page)).toEqual([])
  await takePicture(page, 'inbox-web-push')

  const steps = page.getByRole('region', { name: 'What happens next' })
  await steps.getByRole('button', { name: 'Open', exact: true }).click()
  await steps.getByText('The recipient opened the message.').waitFor()
  await steps.getByRole('button', { name: 'Click', exact: true }).click()
  await steps.getByText('The recipient clicked.').waitFor()
  const { overall } = await bench.marketing.getWebpushReport({ path: { campaign_hash } })
  expect(overall).toEqual({ opens: 1, sends: 1, clicks: 1, bounces: 0 })
  await steps.getByRole('link', { name: 'the contact' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(page.url()).toContain(contact_id)
  expect(wrongs).toEqual([])
  await page.context().close()
})
