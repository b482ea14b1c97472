// The whole way: a list, 10,000 contacts, a campaign through a real SMTP server, what recipients do over
// HTTP, and the same numbers in the report, the activities and the webhook deliveries.
import { describe, expect, it } from 'vitest'
import { verifyWebhook } from '../../src/clients/index.ts'
import { eventually } from '../support/eventually.ts'
import { type ReceivedRequest, useReceiver } from '../support/receiver.ts'
import { useServer } from '../support/server.ts'
import { parseMail, type ReceivedMail, useSmtpSink } from '../support/smtp.ts'

const CONTACTS = 10_000
const OPENS = 300
const CLICKS = 100
const REMOVALS = 10
const ACTIONS = ['email_send', 'email_open', 'email_click', 'unsubscribe'] as const

const hooks = useReceiver()
const smtp = useSmtpSink()
const server = useServer(() => ({ env: { MESSAGING_SANDBOX_SMTP_URL: smtp.url } }))

const address = (n: number) => `reader${n}@example.com`
const bodyOf = (request: ReceivedRequest) => JSON.parse(request.body) as Record<string, unknown> & { action: string }
const deliveries = (action: string) => hooks.requests.filter((r) => r.path === '/list' && bodyOf(r).action === action)

/** Follows an address of a mail through the running server. */
async function follow(url: string, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(url)
  return server.inject(new Request(`https://localhost${pathname}`, { redirect: 'manual', ...init }))
}

async function partsOf(mail: ReceivedMail) {
  const { html = '', headers, subject } = await parseMail(mail)
  const unsubscribe = headers.find((h) => h.key === 'list-unsubscribe')?.value ?? ''
  return {
    subject,
    html,
    post: headers.find((h) => h.key === 'list-unsubscribe-post')?.value,
    pixel: /<img src="([^"]+)"/.exec(html)?.[1] ?? '',
    link: /<a href="([^"]+)"/.exec(html)?.[1] ?? '',
    unsubscribe: /<([^>]+)>/.exec(unsubscribe)?.[1] ?? '',
  }
}

describe('from a list to a report', () => {
  it('loses nobody and counts everything', async () => {
    const api = server.marketing()
    const { list_id } = await api.createList({ body: { internal_name: 'Readers' } })
    const city = await api.createExtraField({ path: { list_id }, body: { name: 'City', format: 'text' } })
    const webhook = await api.createWebhook({
      body: { list_id, url: `${hooks.url}/list`, actions: [...ACTIONS], fields: ['email', String(city.field_id)] },
    })

    // Import, with a callback at its end.
    const contacts = Array.from({ length: CONTACTS }, (_, n) => ({
      base: { email: address(n), first_name: `Reader ${n}` },
      extra: [{ field_id: Number(city.field_id), value: n % 2 ? 'Lisboa' : 'Porto' }],
    }))
    const spoiled = [{ base: { email: 'no address' } }, { base: { email: address(0) } }]
    await api.importContacts({
      path: { list_id },
      body: {
        mode: 'add',
        compare_field: 'email',
        contacts: [...contacts, ...spoiled],
        callback_url: `${hooks.url}/import`,
      },
    })
    const callback = await hooks.waitFor((r) => r.path === '/import')
    expect(bodyOf(callback)).toMatchObject({ imported: CONTACTS, updated: 0, ignored: 1, invalid: 1 })
    expect((await api.getList({ path: { list_id } })).stats.total_active).toBe(CONTACTS)
    const file = await follow(String(bodyOf(callback)['file']))
    expect((await file.text()).trim().split('\n')).toHaveLength(1 + spoiled.length)

    // Campaign.
    const sender = await api.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    const { campaign_hash } = await api.createEmailCampaign({
      body: {
        list_id,
        internal_name: 'Spring',
        subject: 'Spring in {{ extra.City }}',
        sender_id: sender.sender_id,
        content: {
          type: 'html',
          body: '<body><p>Hello {{ first_name }}</p><a href="https://shop.example.com/spring?a=1&amp;b=2">Shop</a></body>',
        },
      },
    })
    await api.sendEmailCampaign({ path: { campaign_hash }, body: { list_id, segments: { type: 'none' } } })
    const mails = await smtp.waitForCount(CONTACTS, 240_000)
    expect(new Set(mails.map((mail) => mail.to[0])).size).toBe(CONTACTS)
    const sent = await eventually(async () => {
      const page = await api.listCampaigns({ query: { status: 'sent' } })
      return page.items[0]
    })
    expect(sent).toMatchObject({ campaign_hash, processed_messages: CONTACTS })

    // What recipients do.
    const byRecipient = new Map(mails.map((mail) => [mail.to[0], mail]))
    const first = await partsOf(byRecipient.get(address(1)) as ReceivedMail)
    expect(first.subject).toBe('Spring in Lisboa')
    expect(first.html).toContain('Hello Reader 1')
    expect(first.post).toBe('List-Unsubscribe=One-Click')
    const acting = await Promise.all(
      Array.from({ length: OPENS }, (_, n) => partsOf(byRecipient.get(address(n)) as ReceivedMail)),
    )
    await Promise.all(acting.map(async ({ pixel }) => expect((await follow(pixel)).status).toBe(200)))
    await Promise.all(
      acting.slice(0, CLICKS).map(async ({ link }) => {
        const answer = await follow(link)
        expect(answer.status).toBe(302)
        expect(answer.headers.get('location')).toBe('https://shop.example.com/spring?a=1&b=2')
      }),
    )
    await Promise.all(
      acting.slice(0, REMOVALS).map(async ({ unsubscribe }) => {
        expect((await follow(unsubscribe)).status).toBe(200)
        const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
        expect((await follow(unsubscribe, { method: 'POST', body })).status).toBe(200)
      }),
    )

    // The report.
    const report = await api.getEmailReport({ path: { campaign_hash } })
    expect(report.overall).toEqual({
      sends: CONTACTS,
      opens: OPENS,
      clicks: CLICKS,
      unsubscriptions: REMOVALS,
      unique_opens: OPENS,
      unique_clicks: CLICKS,
      hard_bounces: 0,
      soft_bounces: 0,
      complaints: 0,
    })
    const sum = (part: { sends: number; opens: number }[] = []) =>
      part.reduce((n, { sends, opens }) => n + sends + opens, 0)
    for (const part of [report.date, report.weekday, report.hour, report.domain])
      expect(sum(part)).toBe(CONTACTS + OPENS)
    expect(report.url).toEqual([{ url: 'https://shop.example.com/spring?a=1&b=2', clicks: CLICKS }])

    // The activities of one who did everything, and the state of those who left.
    const found = await api.searchContacts({ query: { type: 'email', contact: address(3) } })
    const contact = { list_id, contact_id: found.items[0]?.contact_id ?? '' }
    const { items: activities } = await api.listContactActivities({ path: contact })
    expect(activities.map(({ action_name }) => action_name)).toEqual([
      'unsubscribe',
      'email_click',
      'email_open',
      'email_send',
      'subscription',
    ])
    expect((await api.getContact({ path: contact })).base).toMatchObject({
      status: 'removed',
      unsubscription_method: 'unsubscribe_link',
    })
    expect((await api.getList({ path: { list_id } })).stats.total_removed).toBe(REMOVALS)

    // The webhooks.
    const expected = { email_send: CONTACTS, email_open: OPENS, email_click: CLICKS, unsubscribe: REMOVALS }
    const total = Object.values(expected).reduce((a, b) => a + b) + 1
    await hooks.waitForCount(total)
    for (const action of ACTIONS) expect(deliveries(action), action).toHaveLength(expected[action])
    const one = deliveries('email_click')[0] as ReceivedRequest
    const ofWebhook = await api.getWebhookSecret({ path: { webhook_id: webhook.webhook_id } })
    await verifyWebhook(one.body, one.headers, ofWebhook.secret)
    const { secret } = await api.getCallbackSecret()
    await verifyWebhook(callback.body, callback.headers, secret)
    expect(bodyOf(one)['contact']).toMatchObject({ email: expect.stringMatching(/^reader\d+@example.com$/) })
    expect(hooks.requests).toHaveLength(total)
  }, 480_000)
})
