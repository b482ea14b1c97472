// What outsiders can repeat without a key counts once in a while: no event, webhook, counter or row for each repetition.
import { describe, expect, it } from 'vitest'
import { RateLimitError } from '../../../src/clients/index.ts'
import { readRows } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import { linkOf, sendMail } from '../../support/mail-links.ts'
import { follow, withSender } from '../../support/mailing.ts'
import { actionsOf, makeContact, makeList, makeSender, openAccount, refused, settle } from '../../support/marketing.ts'
import { useReceiver } from '../../support/receiver.ts'
import { type TestServer, useServer } from '../../support/server.ts'
import { DOMAIN, openTrackedSite } from '../../support/sites.ts'
import { withSmsSender } from '../../support/texting.ts'

const receiver = useReceiver()
const server = useServer()
let hooks = 0

const TIMES = 40
const times = (n: number, act: () => Promise<unknown>) => Promise.all(Array.from({ length: n }, act))
const count = (names: readonly string[], name: string) => names.filter((one) => one === name).length
const hookAddress = () => {
  const path = `/${++hooks}`
  return { url: receiver.url + path, came: () => receiver.requests.filter((request) => request.path === path) }
}
const post = (url: string, fields: Record<string, string>) =>
  follow(server, url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })

type Action = 'email_open' | 'email_click' | 'unsubscribe' | 'resubscription' | 'edit_subscription' | 'product_view'

/** A mail of a campaign, with a webhook for the actions. */
async function open(...actions: Action[]) {
  const mail = await sendMail(server)
  const { account, list_id, contact_id, campaign_hash } = mail
  const { url, came } = hookAddress()
  await account.api.createWebhook({ body: { list_id, url, actions } })
  return {
    ...mail,
    came,
    link: linkOf(mail, 'Spring'),
    pixel: /<img src="([^"]+)"/.exec(mail.html)?.[1] ?? '',
    actions: () => actionsOf(account.api, list_id, contact_id),
    overall: async () => (await account.api.getEmailReport({ path: { campaign_hash } })).overall,
    later: (seconds: number) => account.sandbox.advanceClock({ body: { seconds } }),
    /** Resolves once all that happened so far has been delivered. */
    settled: () => settle(account),
  }
}

describe('openings and clicks of a campaign', () => {
  it('count once in 10 minutes, whoever repeats them', async () => {
    const mail = await open('email_open', 'email_click')
    await times(TIMES, () => follow(server, mail.pixel))
    await times(TIMES, () => follow(server, linkOf(mail, 'View in browser')))
    for (const answer of (await times(TIMES, () => follow(server, mail.link))) as Response[])
      expect(answer.headers.get('location')).toContain('https://shop.example.com/spring')
    expect(await mail.overall()).toMatchObject({ opens: 1, unique_opens: 1, clicks: 1, unique_clicks: 1 })
    const actions = await mail.actions()
    expect([count(actions, 'email_open'), count(actions, 'email_click')]).toEqual([1, 1])
    await mail.settled()
    expect(mail.came()).toHaveLength(2)
  })

  it('count again after 10 minutes, and 20 times in a day at most', async () => {
    const mail = await open('email_open')
    for (let i = 0; i < 25; i++) {
      await follow(server, mail.pixel)
      await follow(server, mail.link)
      await mail.later(600)
    }
    // The first opening is not one of the 20.
    expect(await mail.overall()).toMatchObject({ opens: 21, unique_opens: 1, clicks: 20, unique_clicks: 1 })
    await mail.later(86_400)
    await follow(server, mail.pixel)
    await follow(server, mail.link)
    expect(await mail.overall()).toMatchObject({ opens: 22, clicks: 21 })
  })

  it('write no row for repetitions', async () => {
    const mail = await open('email_open')
    const { accountId } = mail.account
    const tables = ['event', 'quiet_period', 'hook_delivery']
    const counts = tables.map((table) => `(SELECT count(*) FROM ${table} WHERE account_id = ${accountId}) AS ${table}`)
    const rows = () => readRows(server.data, `SELECT ${counts.join()}`)
    await follow(server, mail.pixel)
    await follow(server, mail.link)
    const before = await rows()
    await times(TIMES, () => follow(server, mail.pixel))
    await times(TIMES, () => follow(server, mail.link))
    expect(await rows()).toEqual(before)
  })
})

describe('openings and clicks of a single email', () => {
  it('count once in 10 minutes, in its counts and for its webhooks', async () => {
    const { key } = await openAccount(server)
    const mailing = await withSender(server, key)
    const { url, came } = hookAddress()
    await mailing.transactional.createWebhook({ body: { channel: 'email', url, actions: ['view', 'click'] } })
    const htmlBody = '<p>Hello</p><a href="https://shop.example.com/">Shop</a>'
    await mailing.send({ htmlBody, clickTracking: true, openTracking: true })
    const { html } = await mailing.captured('ana@example.com')
    const pixel = /<img src="([^"]+)"/.exec(html ?? '')?.[1] ?? ''
    const link = /<a href="([^"]+)"/.exec(html ?? '')?.[1] ?? ''
    await times(TIMES, () => follow(server, pixel))
    await times(TIMES, () => follow(server, link))
    const [row] = await mailing.transactional.getEmailReport()
    expect(row).toMatchObject({ viewsTotal: 1, clicksTotal: 1 })
    await eventually(() => came().length === 2)
  })
})

describe('the links in the footer', () => {
  it('share once in 10 minutes on each network', async () => {
    const mail = await open('email_open')
    await times(TIMES, () => follow(server, linkOf(mail, 'Share on Facebook')))
    await follow(server, linkOf(mail, 'Share on Twitter'))
    expect(count(await mail.actions(), 'social_share')).toBe(2)
  })

  it('let a contact leave at any time, and come back 3 times a day', async () => {
    const mail = await open('unsubscribe', 'resubscription')
    const link = linkOf(mail, 'Unsubscribe')
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) {
      await post(link, {})
      statuses.push((await post(link, { step: 'back' })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429])
    await mail.settled()
    expect(mail.came()).toHaveLength(7)
    await mail.later(86_400)
    expect((await post(link, { step: 'back' })).status).toBe(200)
    await post(link, {})
    expect((await mail.actions())[0]).toBe('unsubscribe')
  })

  it('let a contact say why it left 5 times a day, and change its data 20 times', async () => {
    const mail = await open('edit_subscription')
    const preferences = linkOf(mail, 'Change your data')
    const statuses: number[] = []
    for (let i = 0; i < 22; i++)
      statuses.push(
        (await post(preferences, { step: 'save', 'field-first_name': `Ana ${i}`, 'channel-email': 'on' })).status,
      )
    expect(statuses.slice(18)).toEqual([200, 200, 429, 429])
    expect(count(await mail.actions(), 'edit_subscription')).toBe(20)
    const link = linkOf(mail, 'Unsubscribe')
    await post(link, {})
    const reasons: number[] = []
    for (let i = 0; i < 7; i++)
      reasons.push((await post(link, { step: 'reason', reason: 'other', observation: String(i) })).status)
    expect(reasons).toEqual([200, 200, 200, 200, 200, 429, 429])
  })
})

describe('a form', () => {
  it('takes 10 submissions for one address in a day, and answers the same to more', async () => {
    const account = await openAccount(server)
    const { api, sandbox } = account
    const list_id = await makeList(api)
    await makeSender(api)
    const form = await api.createForm({ path: { list_id }, body: { name: 'News', fields: [{ field_id: 'email' }] } })
    const url = `https://localhost${new URL(form.url).pathname}`
    const submit = () => post(url, { email: 'ana@example.com', consent: 'on' })
    const answers = []
    for (let i = 0; i < 14; i++) answers.push((await submit()).status)
    expect(new Set(answers).size).toBe(1)
    const path = { list_id, form_id: form.form_id }
    expect((await api.listFormSubmissions({ path })).total_items).toBe(10)
    await settle(account)
    expect((await sandbox.listCapturedMessages()).total_items).toBe(3)
  })
})

describe('visits of a connected site', () => {
  it('give a contact one event of a product in 10 minutes, and 300 events in a day', async () => {
    const account = await openAccount(server)
    const site = await openTrackedSite(server, account)
    const { api, list_id } = { ...account, ...site }
    await makeContact(api, list_id, 'ana@example.com')
    const w = { e: 'ana@example.com' }
    const rows = () =>
      readRows<{ n: number }>(server.data, `SELECT count(*) AS n FROM event WHERE account_id = ${account.accountId}`)
    const seen = async () => Number((await rows())[0]?.n)
    const before = await seen()
    for (let i = 0; i < 3; i++) {
      await site.report(Array(20).fill(['product', 'shirt']), { w })
      await eventually(async () => (await site.counts()).product_views === 20 * (i + 1))
    }
    expect((await seen()) - before).toBe(1)
    for (let i = 0; i < 17; i++)
      await site.report(
        Array.from({ length: 20 }, (_, n) => ['product', `p${i}-${n}`]),
        { w },
      )
    await eventually(async () => (await site.counts()).product_views === 400)
    expect((await seen()) - before).toBeLessThanOrEqual(300)
    await account.sandbox.advanceClock({ body: { seconds: 86_400 } })
    const today = await seen()
    await site.report([['product', 'shirt']], { w })
    await eventually(async () => (await seen()) === today + 1)
  })

  it('give a contact one event of a goal in a minute, though it counts each time', async () => {
    const account = await openAccount(server)
    const site = await openTrackedSite(server, account)
    const config = { type: 'manual', multiple_conversion: true } as const
    const { id } = await account.api.createTrackEngageGoal({ body: { domain: DOMAIN, name: 'Order', config } })
    const contact_id = await makeContact(account.api, site.list_id, 'ana@example.com')
    const report = () => site.report([['goal', id]], { w: { i: contact_id } })
    const reached = async () => count(await actionsOf(account.api, site.list_id, contact_id), 'conversion')
    await times(TIMES, report)
    await eventually(async () => (await site.counts()).goal_conversions === TIMES)
    expect(await reached()).toBe(1)
    await account.sandbox.advanceClock({ body: { seconds: 60 } })
    await report()
    await eventually(async () => (await reached()) === 2)
  })
})

describe('codes', () => {
  it('go to one recipient 5 times in 10 minutes and 20 times in a day, by the clock of the account', async () => {
    const { key } = await server.createAccount('Shop')
    const { transactional: api, sandbox, sender_id } = await withSmsSender(server, key)
    const patient = server.transactional(key)
    const send = (to: string) => patient.requestVerifyBySms({ body: { senderId: String(sender_id), to } })
    /** How many of so many at once were taken; the others were refused for that reason and no other. */
    const sent = async (to: string, n: number) => {
      const outcomes = await Promise.allSettled(Array.from({ length: n }, () => send(to)))
      const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      for (const refusal of refusals) expect(refusal).toBeInstanceOf(RateLimitError)
      return n - refusals.length
    }
    expect(await sent('351-910000001', 12)).toBe(5)
    expect(await sent('351-910000002', 1)).toBe(1)
    const refusal = await send('351-910000001').then(
      () => null,
      (error: unknown) => error,
    )
    expect(refusal).toBeInstanceOf(RateLimitError)
    expect(refusal).toMatchObject({ status: 429, retryAfter: expect.any(Number) })
    expect((refusal as RateLimitError).retryAfter).toBeGreaterThan(0)
    for (let i = 0; i < 4; i++) {
      await sandbox.advanceClock({ body: { seconds: 600 } })
      expect(await sent('351-910000001', 6)).toBe(i < 3 ? 5 : 0)
    }
    await sandbox.advanceClock({ body: { seconds: 86_400 } })
    const { requestId } = await send('351-910000001')
    const resend = () => patient.resendVerifyRequest({ path: { id: requestId } })
    for (let i = 0; i < 4; i++) {
      await resend()
      // One request gets its codes 15 seconds apart.
      await sandbox.advanceClock({ body: { seconds: 15 } })
    }
    await expect(resend()).rejects.toMatchObject({ status: 429 })
    expect((await api.getVerifyRequest({ path: { id: requestId } })).status).toBe('pending')
  })
})

describe('texts of one number', () => {
  const texts = (sandbox: ReturnType<TestServer['sandbox']>, text: string, recipient: string) =>
    sandbox.createInboundMessage({ body: { channel: 'sms', sender: '351-910000001', recipient, text } })

  it('end SMS at any time, and begin them again 3 times in a day', async () => {
    const account = await openAccount(server)
    const { api, sandbox, key } = account
    await withSmsSender(server, key)
    const list_id = await makeList(api)
    const contact_id = await makeContact(api, list_id, { base: { cellphone: '351-910000001' } })
    const effects: string[] = []
    for (let n = 0; n < 6; n++)
      for (const word of ['STOP', 'START']) effects.push((await texts(sandbox, word, '351-920000001')).effect)
    expect(effects.map((effect) => effect[0]).join('')).toBe('ttttttt' + 'nknkn')
    await settle(account)
    expect((await sandbox.listCapturedMessages({ query: { recipient: '351-910000001' } })).total_items).toBe(4)
    expect(await actionsOf(api, list_id, contact_id)).toHaveLength(8)
    await sandbox.advanceClock({ body: { seconds: 86_400 } })
    expect(await texts(sandbox, 'START', '351-920000001')).toMatchObject({ effect: 'taken' })
  })

  it('are kept up to 100 in a day', async () => {
    const { sandbox } = await openAccount(server)
    for (let n = 0; n < 105; n++) await texts(sandbox, `Hello ${n}`, '351-920000001')
    expect((await sandbox.listInboundMessages()).total_items).toBe(100)
    expect(await texts(sandbox, 'STOP', '351-920000001')).toMatchObject({ effect: 'taken' })
    expect((await sandbox.listInboundMessages()).total_items).toBe(101)
  })
})

describe('webhooks', () => {
  it('are 20 for one action of a list, of a channel, and of registered messages', async () => {
    const { api, key } = await openAccount(server)
    const [list_id, other] = [await makeList(api), await makeList(api)]
    const ofList = (list: number, i: number, action: 'email_open' | 'email_click' = 'email_open') =>
      api.createWebhook({ body: { list_id: list, url: `https://shop.example.com/${i}`, actions: [action] } })
    for (let i = 0; i < 20; i++) await ofList(list_id, i)
    await expect(ofList(list_id, 20)).rejects.toMatchObject(refused(409, 'webhook_limit_reached'))
    await ofList(list_id, 20, 'email_click')
    const { webhook_id } = await ofList(other, 0)
    await api.deleteWebhook({ path: { webhook_id } })
    const transactional = server.transactional(key)
    const ofChannel = (i: number) =>
      transactional.createWebhook({
        body: { channel: 'email', url: `https://shop.example.com/${i}`, actions: ['view'] },
      })
    for (let i = 0; i < 20; i++) await ofChannel(i)
    await expect(ofChannel(20)).rejects.toMatchObject(refused(400, 'webhook_limit_reached'))
  })
})
