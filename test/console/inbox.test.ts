// The inbox of the console: what was captured, one message beside the list, and what a recipient does with it.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { makeVoiceCampaign, sendVoiceCampaign, WAV } from '../support/calling.ts'
import { poll, useConsole } from '../support/console.ts'
import {
  createCaller,
  makeContact,
  makeList,
  makeSmartSmsCampaign,
  sendSmartSmsCampaign,
} from '../support/marketing.ts'
import { makePushApp, makePushCampaign, registerToken, sendPushCampaign } from '../support/pushing.ts'
import { findingsOf, takePicture } from '../support/seen-page.ts'

const bench = useConsole()
let senderId: string

const FILE = { filename: 'invoice.txt', mimeType: 'text/plain', arrangement: 'attachment', data: 'YWJj' } as const
const LOGO = {
  filename: 'logo.png',
  mimeType: 'image/png',
  arrangement: 'inline',
  data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
} as const

interface Mail {
  to?: string
  subject?: string
  htmlBody?: string
  attachment?: (typeof FILE | typeof LOGO)[]
}

const send = async (mail: Mail) => {
  const body = { senderId, to: 'ana@example.com', subject: 'Hello', htmlBody: '<p>Hello</p>', ...mail }
  await bench.transactional.sendEmail({ body })
  return bench.sandbox.waitForCapturedMessage({ query: { recipient: body.to, subject: body.subject } })
}

/** A campaign to one contact; resolves with what was captured. */
async function sendCampaign() {
  const api = bench.marketing
  const list_id = await makeList(api)
  await makeContact(api, list_id, 'eva@example.com')
  const body = '<body><h1>Spring is here</h1><p><a href="https://shop.example.com/spring">See the shop</a></p></body>'
  const { campaign_hash } = await api.createEmailCampaign({
    body: {
      list_id,
      internal_name: 'Spring',
      subject: 'Spring',
      sender_id: Number(senderId),
      content: { type: 'html', body },
    },
  })
  await api.sendEmailCampaign({ path: { campaign_hash }, body: { list_id, segments: { type: 'none' } } })
  return bench.sandbox.waitForCapturedMessage({ query: { recipient: 'eva@example.com' } })
}

const rowsOf = (page: Page) => page.getByRole('table', { name: 'Inbox' }).locator('tbody tr')
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name }).click()

describe('the inbox', () => {
  test('is empty at first, shows the request that fills it, and then what came of it', async () => {
    const { page, wrongs } = await bench.open('inbox')
    await page.getByText('No messages yet.').waitFor()
    await page.getByText('/marketing/v3/senders/email').waitFor()
    expect(await findingsOf(page)).toEqual([])
    await takePicture(page, 'empty')
    const { sender_id } = await bench.marketing.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    senderId = String(sender_id)
    await send({ subject: 'First of all', attachment: [FILE] })
    await page.getByRole('link', { name: /ana@example.com/ }).waitFor()
    await page.getByText('1 file').waitFor()
    await send({ to: 'rui@example.com', subject: 'Second', htmlBody: '<p>Blue shoes</p>' })
    await page.getByText('2 messages').waitFor()
    await rowsOf(page).first().getByText('Second').waitFor()
    expect(wrongs).toEqual([])
    await page.context().close()
  })

  test('finds messages in the words of its search language', async () => {
    const { page, wrongs } = await bench.open('inbox')
    await page.getByText('2 messages').waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('blue -"shoes are"')
    await page.getByText('1 message', { exact: true }).waitFor()
    await rowsOf(page).getByText('Second').waitFor()
    const search = page.getByRole('searchbox')
    await search.fill('operation:sendEmailBatch')
    await page.getByText('No results.').waitFor()
    await search.fill('operation:sendEmail to:rui')
    await rowsOf(page).getByText('Second').waitFor()
    await search.fill('has:attachment from:shop channel:email after:2h larger:10')
    await rowsOf(page).getByText('First of all').waitFor()
    await poll(() => rowsOf(page).count()).toBe(1)
    await poll(() => new URL(page.url()).searchParams.get('q')).toContain('has:attachment')
    await search.fill('colour:blue channel:fax')
    await page.getByText('“colour:” is not a search word').waitFor()
    await page.getByText('channel: takes email, sms').waitFor()
    await search.fill('outcome:failed')
    await page.getByText('No results.').waitFor()
    await page.getByRole('button', { name: 'Show all messages' }).click()
    await page.getByText('2 messages').waitFor()
    await page.getByText('Search words').click()
    await page.getByRole('button', { name: 'is:unread' }).click()
    await poll(() => search.inputValue()).toBe('is:unread')
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await page.getByText('No results.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await poll(() => rowsOf(page).count()).toBe(2)
    expect(wrongs).toEqual([])
    await page.context().close()
  })
})

describe('a message', () => {
  test('is read with the keyboard, in all its parts', async () => {
    await send({
      to: 'max@example.com',
      subject: 'Invoice 1001',
      htmlBody:
        '<style>p{color:rgb(1, 2, 3)}</style><p>Your <b>invoice</b></p><img src="cid:0" alt="Logo"><img src="cid:none" alt="">',
      attachment: [LOGO, FILE],
    })
    const { page, wrongs } = await bench.open('inbox')
    await rowsOf(page).first().getByText('Invoice 1001').waitFor()
    await page.keyboard.press('o')
    await page.getByRole('heading', { name: 'Invoice 1001' }).waitFor()
    const frame = page.frameLocator('iframe')
    // The styles of the mail work: the frame does not have the policy of the console.
    await poll(() => frame.locator('p').evaluate((p) => getComputedStyle(p).color)).toBe('rgb(1, 2, 3)')
    await poll(() => frame.getByAltText('Logo').evaluate((i) => (i as HTMLImageElement).naturalWidth)).toBe(1)
    await page.getByLabel('Phone').check()
    await poll(() => page.locator('iframe').evaluate((f) => f.clientWidth)).toBe(375)
    await page.getByLabel('Tablet').check()
    await poll(() => page.locator('iframe').evaluate((f) => f.clientWidth)).toBe(768)
    await page.getByLabel('Dark mode').check()
    await poll(() => frame.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)).toBe(
      'rgb(23, 24, 26)',
    )
    await tab(page, 'Headers')
    await page.getByRole('cell', { name: 'Message-ID' }).waitFor()
    await tab(page, 'Source')
    await page.getByText('Content-Type: multipart/').waitFor()
    await poll(() => new URL(page.url()).searchParams.get('tab')).toBe('source')
    await page.reload()
    await page.getByText('Content-Type: multipart/').waitFor()
    await tab(page, /Files \(2\)/)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download invoice.txt' }).click()
    expect((await download).suggestedFilename()).toBe('invoice.txt')
    await tab(page, 'Facts')
    await page.getByText('not signed').waitFor()
    await page.keyboard.press('j')
    await page.getByRole('heading', { name: 'Second' }).waitFor()
    await page.keyboard.press('k')
    await page.getByRole('heading', { name: 'Invoice 1001' }).waitFor()
    await page.keyboard.press('u')
    await rowsOf(page).first().getByText('Unread').waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await poll(() => page.url()).toBe(`${bench.origin}/console/inbox`)
    expect(wrongs).toEqual([])
    await page.context().close()
  })

  test('keeps what was read in another tab of the browser', async () => {
    for (const subject of ['In the first tab', 'In the second tab']) await send({ to: 'tabs@example.com', subject })
    const { page: first, wrongs } = await bench.open('inbox?q=to:tabs')
    const second = await first.context().newPage()
    await second.goto(`${bench.origin}/console/inbox?q=to:tabs#key=${bench.key}`)
    const unreadOf = (page: Page) => rowsOf(page).getByText('Unread', { exact: false })
    for (const page of [first, second]) await poll(() => unreadOf(page).count()).toBe(2)
    await rowsOf(first).filter({ hasText: 'In the first tab' }).click()
    await poll(() => unreadOf(second).count()).toBe(1)
    await rowsOf(second).filter({ hasText: 'In the second tab' }).click()
    for (const page of [first, second]) await poll(() => unreadOf(page).count()).toBe(0)
    await first.reload()
    await rowsOf(first).first().waitFor()
    expect(await unreadOf(first).count()).toBe(0)
    expect(wrongs).toEqual([])
    await first.context().close()
  })

  test('is unread for whoever says so the moment it is shown', async () => {
    const { captured_id } = await send({ to: 'lea@example.com', subject: 'Once more' })
    const { page, wrongs } = await bench.open(`inbox/${captured_id}`)
    await page.getByRole('heading', { name: 'Once more' }).waitFor()
    await page.keyboard.press('Escape')
    await rowsOf(page).first().getByText('Once more').waitFor()
    const unread = rowsOf(page).first().getByText('Unread')
    await poll(() => unread.count()).toBe(0)
    // A hand that is faster than the next frame: the key follows the heading at once.
    await page.evaluate(() => {
      const seen = new MutationObserver(() => {
        if (document.querySelector('.message h2')?.textContent !== 'Once more') return
        seen.disconnect()
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }))
        requestAnimationFrame(() => setTimeout(() => document.body.setAttribute('data-pressed', '')))
      })
      seen.observe(document.body, { childList: true, subtree: true })
    })
    await page.keyboard.press('o')
    await page.locator('[data-pressed]').waitFor()
    await poll(() => unread.count()).toBe(1)
    expect(wrongs).toEqual([])
    await page.context().close()
  })

  test('leads to the request that asked for it', async () => {
    const { captured_id } = await send({ to: 'eva@example.org', subject: 'Asked for' })
    const { page, wrongs } = await bench.open(`inbox/${captured_id}`)
    await page.getByRole('link', { name: 'sendEmail', exact: true }).click()
    await page.getByRole('heading', { name: /sendEmail/, level: 2 }).waitFor()
    await page.getByText('"subject": "Asked for"').waitFor()
    expect(wrongs).toEqual([])
    await page.context().close()
  })

  test('has a recipient, who opens, clicks and leaves, and a source', async () => {
    const { captured_id, campaign_hash, origin } = await sendCampaign()
    const { page, wrongs } = await bench.open(`inbox/${captured_id}`)
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await page.getByText('The recipient opened the message.').waitFor()
    expect(await page.getByRole('link', { name: 'the campaign' }).getAttribute('href')).toBe(
      `/console/campaigns/${campaign_hash}`,
    )
    expect(await page.getByRole('link', { name: origin?.contact_id ?? '' }).getAttribute('href')).toBe(
      `/console/contacts/${origin?.list_id}/${origin?.contact_id}`,
    )
    await tab(page, /Links \(\d\)/)
    await page.getByRole('button', { name: 'Click as recipient' }).first().click()
    await page.getByText('The recipient clicked.').waitFor()
    await page.getByRole('button', { name: 'Reply …' }).click()
    await page.getByLabel('Text of the reply').fill('Do you have it in blue?')
    await page.getByRole('button', { name: 'Send the reply' }).click()
    await page.getByText('The recipient replied.').waitFor()
    const { items } = await bench.sandbox.listInboundMessages()
    expect(items[0]).toMatchObject({ sender: 'eva@example.com', meaning: 'reply' })
    const { overall } = await bench.marketing.getEmailReport({ path: { campaign_hash: campaign_hash ?? '' } })
    expect(overall).toMatchObject({ unique_opens: 1, unique_clicks: 1 })
    expect(wrongs).toEqual([])
    await page.context().close()
  })
})

describe('other channels', () => {
  const PHONE = '351-910000001'

  test('a text message is a bubble with its parts, and is answered with STOP', async () => {
    const { sender_id } = await bench.marketing.createCellphoneSender({
      body: { type: 'numeric', cellphone: '351-920000001', file: 'JVBERi0xLjQK' },
    })
    const text = { from: String(sender_id), maxCount: 3 }
    const long = `${'a'.repeat(159)}€`
    await bench.transactional.sendSms({ body: { ...text, to: PHONE, textBody: long, encoding: 'gsm0338' } })
    const { captured_id } = await bench.sandbox.waitForCapturedMessage({ query: { channel: 'sms' } })
    const { page, wrongs } = await bench.open(`inbox/${captured_id}?q=channel:sms`)
    await page.locator('.bubble').getByText('€').waitFor()
    const facts = page.getByRole('tabpanel')
    expect((await facts.locator('.facts').innerText()).replace(/\s+/g, ' ')).toBe(
      'Parts 2 Encoding GSM 03.38 Length 161 Characters left in the last part 145',
    )
    await takePicture(page, 'sms')
    await page.getByRole('button', { name: 'Reply STOP' }).click()
    await page.getByText('The recipient replied.').waitFor()
    // The confirmation comes while somebody looks on.
    await poll(() => rowsOf(page).count()).toBe(2)
    expect(wrongs).toEqual([])
    await page.context().close()
  })

  test('a notification, a call and a smart SMS are shown as their devices show them', async () => {
    const api = bench.marketing
    const list_id = await makeList(api)
    await makeContact(api, list_id, { base: { email: 'rui@example.com', cellphone: '351-910000002' } })
    const app_id = await makePushApp(api, list_id)
    await registerToken(api, app_id, 'token-1', 'rui@example.com')
    const actions = { type: 'url' as const, title: 'To the shop', link: 'https://shop.example.com/spring' }
    await sendPushCampaign(api, await makePushCampaign(api, app_id, { actions }), app_id)
    const sender_id = await createCaller(api)
    await sendVoiceCampaign(api, await makeVoiceCampaign(api, list_id, { sender_id }), list_id)
    await sendSmartSmsCampaign(api, await makeSmartSmsCampaign(api, list_id), list_id)
    const idOf = async (channel: 'push' | 'voice' | 'smart_sms') =>
      (await bench.sandbox.waitForCapturedMessage({ query: { channel } })).captured_id
    const { page, wrongs } = await bench.open(`inbox/${await idOf('push')}`)
    await page.locator('.notification').getByText('To the shop').waitFor()
    await page.getByText('Leads to').waitFor()
    await takePicture(page, 'push')
    await page.goto(`${bench.origin}/console/inbox/${await idOf('voice')}`)
    await page.getByText('The recording that is played').waitFor()
    const recording = await page.locator('audio').getAttribute('src')
    const played = await fetch(`${bench.origin}${recording}`)
    expect(Buffer.from(await played.arrayBuffer()).toString('base64')).toBe(WAV)
    await page.goto(`${bench.origin}/console/inbox/${await idOf('smart_sms')}`)
    await page.locator('.bubble').getByText('your spring offers:').waitFor()
    await page.frameLocator('iframe').getByRole('heading', { name: 'Hello' }).waitFor()
    expect(wrongs).toEqual([])
    await page.context().close()
  })
})

describe('the looks', () => {
  test.each([
    ['dark', { width: 1280, height: 800 }],
    ['light', { width: 1280, height: 800 }],
    ['light', { width: 360, height: 740 }],
  ] as const)('%s, %o', async (colorScheme, viewport) => {
    const { page, wrongs } = await bench.open('inbox', { colorScheme, viewport })
    await rowsOf(page).first().waitFor()
    const name = `${colorScheme}-${viewport.width}`
    const expectGood = async () => {
      expect(await findingsOf(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
    await expectGood()
    await takePicture(page, `list-${name}`)
    await page.getByText('Search words').click()
    await expectGood()
    await takePicture(page, `words-${name}`)
    await page.getByText('Search words').click()
    const { captured_id } = await bench.sandbox.waitForCapturedMessage({ query: { recipient: 'max@example.com' } })
    await page.getByRole('link', { name: /max@example.com/ }).click()
    await page.frameLocator('iframe').locator('p').first().waitFor()
    await expectGood()
    await takePicture(page, `message-${name}`)
    for (const view of ['files', 'facts']) {
      await page.goto(`${bench.origin}/console/inbox/${captured_id}?tab=${view}`)
      await page.getByRole('tabpanel').locator('dl, table, ul, p').first().waitFor()
      await expectGood()
      await takePicture(page, `${view}-${name}`)
    }
    expect(wrongs).toEqual([])
    await page.context().close()
  })
})
