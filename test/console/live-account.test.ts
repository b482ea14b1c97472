// A live account in the console: who gets in, what shows that it is live, what is not there, and what is asked before
// somebody gets a message.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ConsoleBench, clientsOf, poll, startConsole, untilLive } from '../support/console.ts'
import { LOOKING, openLiveAccount } from '../support/live-accounts.ts'
import { startReceiver } from '../support/receiver.ts'

let bench: ConsoleBench
let live: Awaited<ReturnType<typeof openLiveAccount>>
/** A key that sees everything, and one that may send as well. */
let [looking, acting] = ['', '']
/** The campaign and the list that the account has. */
let [campaign, list_id] = ['', 0]
let receiver: Awaited<ReturnType<typeof startReceiver>>

/** Sends a mail and a campaign, and has a webhook told of a contact. */
async function fill() {
  const { marketing, transactional } = clientsOf(bench.origin, live.key)
  const { sender_id } = await marketing.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
  await live.approve()
  list_id = (await marketing.createList({ body: { internal_name: 'Customers' } })).list_id
  await marketing.createWebhook({ body: { list_id, url: receiver.url, actions: ['subscription'] } })
  await marketing.createContact({ path: { list_id }, body: { base: { email: 'ana@example.com' } } })
  await receiver.waitForCount(1)
  const link = '<a href="https://shop.example.com/">Shop</a>'
  const content = { type: 'html' as const, body: `<body><p>Hello</p>${link}</body>` }
  campaign = (
    await marketing.createEmailCampaign({
      body: { list_id, internal_name: 'Spring', subject: 'Spring is here', sender_id, content },
    })
  ).campaign_hash
  const mail = { senderId: String(sender_id), to: 'rui@example.com', subject: 'Your order' }
  await transactional.sendEmail({ body: { ...mail, htmlBody: `<p>It is on its way.</p>${link}` } })
  await clientsOf(bench.origin, looking).sandbox.waitForCapturedMessage()
}

beforeAll(async () => {
  bench = await startConsole({ MESSAGING_ALLOW_PRIVATE: '127.0.0.0/8' })
  receiver = await startReceiver()
  live = await openLiveAccount(bench.domain)
  looking = await live.keyWith(...LOOKING)
  acting = await live.keyWith('console', 'marketing')
  await fill()
})

afterAll(async () => {
  await bench?.close()
  await receiver?.close()
})

/** Opens a view of the live account. */
async function open(view: string, key = looking) {
  return bench.open(view, {}, key)
}

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor()
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu' }).getByRole('link').allInnerTexts()

describe('a key of a live account', () => {
  test('without the right gets the words of the platform, which say how to get one, and no page', async () => {
    const { page, wrongs } = await open('contacts', live.key)
    await title(page, 'Open the console')
    await page.getByText('This key was refused.').waitFor()
    await page.getByText(`key create ${live.accountId} --name "Console" --rights console,`).waitFor()
    expect(await page.getByRole('navigation').count()).toBe(0)
    // The browser itself notes the refusal.
    expect(wrongs.filter((line) => !line.includes('403'))).toEqual([])
    await page.getByLabel('API key').fill(looking)
    await page.getByRole('button', { name: 'Open' }).click()
    await title(page, 'Contacts')
    await page.getByText('Live account', { exact: true }).waitFor()
    await page.reload()
    await page.getByText('Live account', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await title(page, 'Open the console')
    expect(await page.getByText('does not let').count()).toBe(0)
    await page.context().close()
  })

  test('with the right to read sees no messages, and is told why', async () => {
    const { page } = await open('', await live.keyWith('console:read'))
    await title(page, 'Health')
    await page.getByRole('link', { name: 'Inbox' }).click()
    await page.getByText('this needs the right console, which has to be named').waitFor()
    await page.context().close()
  })
})

describe('a live account', () => {
  test('says so on every page, begins with its health, and has no pages of a sandbox', async () => {
    const { page, wrongs } = await open('')
    await title(page, 'Health')
    await page.getByText('Live account', { exact: true }).waitFor()
    const menu = await menuOf(page)
    expect(menu).toEqual(expect.arrayContaining(['Inbox', 'Live', 'Hooks', 'Campaigns', 'Contacts', 'Clock', 'Health']))
    for (const none of ['Requests', 'Snapshots', 'Clock and faults']) expect(menu).not.toContain(none)
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).not.toContain('Carriers')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('snapshots')
    await page.getByText('No results.').waitFor()
    await page.keyboard.press('Escape')
    expect(wrongs).toEqual([])
    await page.context().close()
  })

  test('explains what is not there to whoever follows a link', async () => {
    const { page, wrongs } = await open('snapshots/seeded')
    await title(page, 'Snapshots')
    await page.getByText('Only a sandbox account has snapshots').waitFor()
    await page.goto(`${bench.origin}/console/requests`)
    await page.getByText('Requests of live accounts are not kept').waitFor()
    await page.goto(`${bench.origin}/console/clock?show=faults`)
    await title(page, 'Clock')
    await page.getByText('A live account has real time.').waitFor()
    expect(await page.getByRole('button', { name: '+ 1 hour' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Messaging console' }).click()
    await title(page, 'Health')
    expect(wrongs).toEqual([])
    await page.context().close()
  })

  test('shows the message that no carrier took, without what a test would make of it', async () => {
    const { page, wrongs } = await open('inbox')
    await page
      .getByRole('link', { name: /rui@example.com/ })
      .first()
      .click()
    await page.frameLocator('iframe').getByText('It is on its way.').waitFor()
    expect(await page.getByText('What happens next').count()).toBe(0)
    await page.getByRole('tab', { name: /^Links/ }).click()
    await page.locator('.message-links code').first().waitFor()
    expect(await page.getByRole('button', { name: 'Click as recipient' }).count()).toBe(0)
    expect(wrongs.filter((line) => !line.includes('Blocked script execution'))).toEqual([])
    await page.context().close()
  })

  test('shows its contacts, webhooks and deliveries, and what happens while it happens', async () => {
    const { page, wrongs } = await open(`contacts/${list_id}`)
    await page.getByText('ana@example.com').first().waitFor()
    await page.goto(`${bench.origin}/console/hooks`)
    await page
      .getByRole('link', { name: /subscription/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Send again' }).click()
    await receiver.waitForCount(2)
    await page.goto(`${bench.origin}/console/hooks/webhooks`)
    await page.getByText(receiver.url).first().waitFor()
    expect(await page.getByRole('button', { name: 'Test' }).count()).toBe(0)
    await page.goto(`${bench.origin}/console/live`)
    await untilLive(page)
    expect(await page.getByRole('button', { name: 'Requests' }).count()).toBe(0)
    const path = { list_id }
    const body = { base: { email: 'eva@example.com' } }
    await clientsOf(bench.origin, live.key).marketing.createContact({ path, body })
    await page.getByRole('link', { name: 'eva@example.com' }).first().waitFor()
    // A live account that may not use the Registered API has no webhooks of it.
    expect(wrongs.filter((line) => !line.includes('403'))).toEqual([])
    await page.context().close()
  })

  test('says that real people get a campaign before it is sent, and refuses a key that may only look', async () => {
    const { page } = await open(`campaigns/${campaign}`)
    await page.getByRole('button', { name: 'Send', exact: true }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('This is a live account: real people receive its messages.').waitFor()
    await dialog.getByRole('button', { name: 'Send' }).click()
    await dialog.getByText(/this needs marketing\./).waitFor()
    await page.context().close()
    const { page: other } = await open(`campaigns/${campaign}`, acting)
    await other.getByRole('button', { name: 'Send', exact: true }).first().click()
    await other.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
    await other
      .locator('.badge', { hasText: /^. sent$/i })
      .first()
      .waitFor()
    await other.context().close()
  })

  test('asks before an automation begins', async () => {
    const { marketing } = clientsOf(bench.origin, live.key)
    const actions = [{ action: 'wait', amount: 1, unit: 'weeks' } as const]
    const { automation_id } = await marketing.createAutomation({ body: { title: 'Later', list_id, actions } })
    const { page, wrongs } = await open(`automations/${automation_id}`, acting)
    await page.getByRole('button', { name: 'Activate' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('real people receive its messages').waitFor()
    const status = async () => (await marketing.getAutomation({ path: { automation_id } })).status
    expect(await status()).not.toBe('active')
    await dialog.getByRole('button', { name: 'Activate' }).click()
    await poll(status).toBe('active')
    await page.getByRole('button', { name: 'Pause' }).click()
    await poll(status).toBe('inactive')
    expect(wrongs).toEqual([])
    await page.context().close()
  })
})
