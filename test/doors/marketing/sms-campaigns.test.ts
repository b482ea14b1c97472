import { describe, expect, it } from 'vitest'
import type { MarketingSchemas } from '../../../src/clients/index.ts'
import { parseListEvent } from '../../../src/clients/index.ts'
import {
  actionsOf,
  campaignOf,
  makeCampaign,
  makeContact,
  makeField,
  makeList,
  makeSmsCampaign,
  openAccount,
  recipientsOf,
  refused,
  SMS_TEXT,
  sendSmsCampaign,
  settle,
  timeOf,
} from '../../support/marketing.ts'
import { useReceiver } from '../../support/receiver.ts'
import { useServer } from '../../support/server.ts'

const HOUR = 3_600
const DAY = 24 * HOUR
const PDF = 'JVBERi0xLjQK'

const receiver = useReceiver()
const server = useServer()

type Create = Partial<MarketingSchemas['SmsCampaignCreate']>
type Send = Partial<MarketingSchemas['SmsCampaignSend']>

const number = (n: number | string) => `351-91000${String(n).padStart(4, '0')}`

/** A list with these numbers, and a draft for it. */
async function openCampaign(numbers: readonly string[] = [], create: Create = {}) {
  const account = await openAccount(server)
  const { api } = account
  const list_id = await makeList(api)
  const ids = new Map<string, string>()
  for (const cellphone of numbers) ids.set(cellphone, await makeContact(api, list_id, { base: { cellphone } }))
  const hash = await makeSmsCampaign(api, list_id, create)
  const path = { campaign_hash: hash }
  return {
    account,
    api,
    list_id,
    hash,
    idOf: (cellphone: string) => ids.get(cellphone) ?? '',
    update: (body: MarketingSchemas['SmsCampaignUpdate']) => api.updateSmsCampaign({ path, body }),
    send: (more?: Send) => sendSmsCampaign(api, hash, list_id, more),
    sent: async (more?: Send) => {
      await sendSmsCampaign(api, hash, list_id, more)
      await settle(account)
    },
    recipients: () => recipientsOf(account, hash),
    campaign: () => campaignOf(api, hash),
    report: () => api.getSmsReport({ path }),
    captured: (recipient: string) =>
      account.sandbox.waitForCapturedMessage({ query: { recipient, channel: 'sms', timeout: 30 } }),
  }
}

const counts = (change: Partial<Record<'sends' | 'delivered' | 'error' | 'invalid' | 'pending', number>> = {}) => ({
  sends: 0,
  delivered: 0,
  error: 0,
  invalid: 0,
  pending: 0,
  ...change,
})

describe('createSmsCampaign', () => {
  it('makes a draft that nobody gets', async () => {
    const { account, campaign, recipients, hash } = await openCampaign([number(1)])
    expect(hash).toMatch(/^[\w-]{12}$/)
    await settle(account, HOUR)
    await expect(campaign()).resolves.toMatchObject({
      status: 'draft',
      channel: 'sms',
      internal_name: 'Spring',
      title: SMS_TEXT.slice(0, 50),
      processed_messages: 0,
    })
    await expect(recipients()).resolves.toEqual([])
  })

  it('fills in the fields of each contact, and leaves links and signs as they are', async () => {
    const { account, api, list_id, captured } = await openCampaign()
    const city = await makeField(api, list_id, 'text', { name: 'City' })
    const message = '{{ first_name }} in {{ extra.City }} & {{ cellphone }}: https://shop.example.com/?a=1&b=2'
    const hash = await makeSmsCampaign(api, list_id, { content: { type: 'text', message } })
    await makeContact(api, list_id, {
      base: { cellphone: number(1), first_name: 'Ana <3' },
      extra: [{ field_id: city, value: 'Lisboa' }],
    })
    await sendSmsCampaign(api, hash, list_id)
    await settle(account)
    await expect(captured(number(1))).resolves.toMatchObject({
      text: `Ana <3 in Lisboa & ${number(1)}: https://shop.example.com/?a=1&b=2`,
      campaign_hash: hash,
      channel: 'sms',
      links: ['https://shop.example.com/?a=1&b=2'],
    })
  })

  it('comes from its sender, and from the platform without one', async () => {
    const { api, account, list_id, sent, captured } = await openCampaign([number(1)])
    await sent()
    await expect(captured(number(1))).resolves.toMatchObject({ sender: 'Messaging' })
    const { sender_id } = await api.createCellphoneSender({
      body: { type: 'alpha_numeric', cellphone: 'SHOP', file: PDF },
    })
    await makeContact(api, list_id, { base: { cellphone: number(2) } })
    await sendSmsCampaign(api, await makeSmsCampaign(api, list_id, { sender_id }), list_id)
    await settle(account)
    await expect(captured(number(2))).resolves.toMatchObject({ sender: 'SHOP' })
  })

  it('copies the text of a template', async () => {
    const { api, account, list_id, captured } = await openCampaign([number(1)])
    const transactional = server.transactional(account.key)
    const template = { textBody: 'Bye {{ cellphone }}', encoding: 'gsm0338', maxCount: 1, templateName: 'bye' } as const
    const { templateId } = await transactional.createSmsTemplate({ body: template })
    const hash = await makeSmsCampaign(api, list_id, { content: { type: 'template', template_id: Number(templateId) } })
    await transactional.deleteSmsTemplate({ path: { id: String(templateId) } })
    await sendSmsCampaign(api, hash, list_id)
    await settle(account)
    await expect(captured(number(1))).resolves.toMatchObject({ text: `Bye ${number(1)}` })
  })

  it.each<{ name: string; change: Create; place: string }>([
    { name: 'a list that is not there', change: { list_id: 999_999 }, place: 'body.list_id' },
    { name: 'a sender that is not there', change: { sender_id: 999_999 }, place: 'body.sender_id' },
    {
      name: 'a template that is not there',
      change: { content: { type: 'template', template_id: 999_999 } },
      place: 'body.content.template_id',
    },
    {
      name: 'a broken template',
      change: { content: { type: 'text', message: '{% if %}' } },
      place: 'body.content.message',
    },
    { name: 'no text', change: { content: { type: 'text', message: ' ' } }, place: 'body.content.message' },
    {
      name: 'an encoding that nobody knows',
      change: { options: { encoding: 'latin' as never } },
      place: 'body.options.encoding',
    },
    { name: 'eight messages', change: { options: { max_messages: 8 } }, place: 'body.options.max_messages' },
  ])('refuses $name', async ({ change, place }) => {
    const { api, list_id } = await openCampaign()
    await expect(makeSmsCampaign(api, list_id, change)).rejects.toMatchObject(refused(422, place))
  })

  it('refuses a sender of emails, and one of another account', async () => {
    const { api, list_id } = await openCampaign()
    const email = await api.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    const other = await (await openAccount(server)).api.createCellphoneSender({
      body: { type: 'numeric', cellphone: '351-920000001', file: PDF },
    })
    for (const { sender_id } of [email, other]) {
      await expect(makeSmsCampaign(api, list_id, { sender_id })).rejects.toMatchObject(refused(422, 'body.sender_id'))
    }
  })
})

describe('updateSmsCampaign', () => {
  it('changes what it names and leaves the rest', async () => {
    const { hash, update, sent, campaign, captured } = await openCampaign([number(1)], {
      options: { encoding: 'unicode', max_messages: 1 },
    })
    await expect(update({ internal_name: 'Summer' })).resolves.toEqual({ campaign_hash: hash })
    await expect(campaign()).resolves.toMatchObject({ internal_name: 'Summer', title: SMS_TEXT.slice(0, 50) })
    await update({ content: { message: 'Only until Sunday' }, options: { max_messages: 2 } })
    await expect(campaign()).resolves.toMatchObject({ internal_name: 'Summer', title: 'Only until Sunday' })
    await sent()
    await expect(captured(number(1))).resolves.toMatchObject({ text: 'Only until Sunday', encoding: 'unicode' })
  })

  it('is taken before the next send of one that was sent', async () => {
    const { account, update, sent } = await openCampaign([number(1)])
    await sent()
    await update({ content: { message: 'Once more' } })
    await sent()
    const { items } = await account.sandbox.listCapturedMessages()
    expect(items).toHaveLength(2)
    const newest = await account.sandbox.getCapturedMessage({ path: { captured_id: items[0]?.captured_id ?? 0 } })
    expect(newest.text).toBe('Once more')
  })

  it.each<[MarketingSchemas['SmsCampaignUpdate'], string]>([
    [{ content: { message: '{{' } }, 'body.content.message'],
    [{ sender_id: 999_999 }, 'body.sender_id'],
    [{ options: { max_messages: 0 } }, 'body.options.max_messages'],
  ])('refuses %j', async (change, place) => {
    const { update } = await openCampaign()
    await expect(update(change)).rejects.toMatchObject(refused(422, place))
  })

  it('is refused while the campaign is on its way, and knows none of another channel', async () => {
    const { account, api, list_id, send, update } = await openCampaign([number(1)])
    await send({ schedule_date: await timeOf(account, HOUR) })
    await expect(update({ internal_name: 'Summer' })).rejects.toMatchObject(refused(422, 'path.campaign_hash'))
    const path = { campaign_hash: await makeCampaign(api, list_id) }
    await expect(api.updateSmsCampaign({ path, body: {} })).rejects.toMatchObject({ status: 404 })
    await expect(api.getSmsReport({ path })).rejects.toMatchObject({ status: 404 })
    await expect(sendSmsCampaign(api, path.campaign_hash, list_id)).rejects.toMatchObject({ status: 404 })
  })
})

describe('sendSmsCampaign', () => {
  it('sends to each active contact of the list whose number may be used, each number once', async () => {
    const shared = number(3)
    const { api, account, list_id, idOf, send, recipients, campaign } = await openCampaign(
      [1, 2, 3, 3, 4, 5, 6].map(number),
    )
    const path = (n: number) => ({ list_id, contact_id: idOf(number(n)) })
    await api.updateContact({ path: path(4), body: { base: { cellphone_status: 'inactive' } } })
    await api.updateContact({ path: path(5), body: { base: { status: 'inactive' } } })
    await api.addSuppressionEntries({ body: { type: 'cellphone', value: [number(6)] } })
    // Entries of other kinds do not concern cellphones.
    await api.addSuppressionEntries({ body: { type: 'phone', value: [number(1)] } })
    await makeContact(api, list_id, 'without-a-number@example.com')
    await expect(send()).resolves.toEqual({ result: 'success' })
    await settle(account)
    await expect(recipients()).resolves.toEqual([number(1), number(2), shared])
    await expect(campaign()).resolves.toMatchObject({ status: 'sent', processed_messages: 3 })
    const first = await actionsOf(api, list_id, idOf(number(1)))
    expect(first).toEqual(['sms_report', 'sms_send', 'subscription'])
    const { sms_stats, email_stats } = await api.getContact({ path: path(1) })
    expect([sms_stats, email_stats.sent]).toEqual([{ sent: 1, delivered: 1 }, 0])
  })

  it('reaches a number through whoever of those who share it is in the segment', async () => {
    const { api, list_id, sent, recipients } = await openCampaign([number(1), number(1), number(2)])
    await makeContact(api, list_id, { base: { cellphone: number(1), first_name: 'Eva' } })
    const rule = { segment_field: 'first_name', segment_operator: 'equal_to' as const, segment_value: 'Eva' }
    const body = { name: 'Eva', segment_filter: { segment_filter_array: [rule] } }
    const { segment_id } = await api.createSegment({ path: { list_id }, body })
    await sent({ segments: { type: 'segment', data: [segment_id] } })
    await expect(recipients()).resolves.toEqual([number(1)])
  })

  it('sends to one contact by its number, and to a field of format cellphone', async () => {
    const { api, account, list_id, hash, sent, recipients } = await openCampaign([1, 2].map(number))
    await sent({ segments: { type: 'contact', data: number(2) } })
    await expect(recipients()).resolves.toEqual([number(2)])
    const field_id = await makeField(api, list_id, 'cellphone', { name: 'Work' })
    for (const value of [number(7), number(7), number(8)])
      await makeContact(api, list_id, { base: { cellphone: number(9) }, extra: [{ field_id, value }] })
    await api.addSuppressionEntries({ body: { type: 'cellphone', value: [number(8)] } })
    await sendSmsCampaign(api, hash, list_id, { destination_field: String(field_id) })
    await settle(account)
    await expect(recipients()).resolves.toEqual([number(2), number(7)])
  })

  it('shows an operation of the type sms until it is out, which can be paused, resumed and cancelled', async () => {
    const { account, api, send, campaign, recipients } = await openCampaign([number(1)])
    await send({ schedule_date: await timeOf(account, HOUR) })
    const { items } = await api.listOperations()
    expect(items).toEqual([expect.objectContaining({ type: 'sms', status: 'queued' })])
    const operations = [items[0]?.operation_id ?? 0]
    await api.pauseOperations({ body: { operations } })
    await settle(account, 2 * HOUR)
    await expect(campaign()).resolves.toMatchObject({ status: 'paused' })
    await api.resumeOperations({ body: { operations } })
    await settle(account)
    await expect(recipients()).resolves.toEqual([number(1)])
    await expect(campaign()).resolves.toMatchObject({ status: 'sent' })

    await send({ schedule_date: await timeOf(account, HOUR) })
    await api.cancelOperations({ body: { operations: [(await api.listOperations()).items[0]?.operation_id ?? 0] } })
    await settle(account, 2 * HOUR)
    await expect(campaign()).resolves.toMatchObject({ status: 'canceled' })
    await expect(recipients()).resolves.toEqual([number(1)])
  })

  it('asks again right before it writes who may still get it', async () => {
    const { account, api, list_id, idOf, send, recipients, campaign, report } = await openCampaign(
      [1, 2, 3, 4].map((n) => (n === 4 ? '351-910009903' : number(n))),
    )
    // Those put off are tried again later: until then one leaves.
    await send()
    await settle(account)
    await api.unsubscribeContacts({ path: { list_id }, body: { data: [{ contact_id: idOf('351-910009903') }] } })
    await settle(account, HOUR)
    await expect(campaign()).resolves.toMatchObject({ status: 'sent', processed_messages: 4 })
    expect((await recipients()).filter((one) => one === '351-910009903')).toHaveLength(1)
    await expect(report()).resolves.toMatchObject({
      overall: { destinations: 4, ...counts({ sends: 3, delivered: 3 }) },
    })
  })

  it.each<[Send, string]>([
    [{ segments: { type: 'segment', data: ['saved_999999'] } }, 'body.segments.data.0'],
    [{ segments: { type: 'contact', data: 'ana@example.com' } }, 'body.segments.data'],
    [{ destination_field: 'email' }, 'body.destination_field'],
    [{ destination_field: 'phone' }, 'body.destination_field'],
    [{ destination_field: '999999' }, 'body.destination_field'],
    [{ list_id: 999_999 }, 'body.list_id'],
    [{ notify: [999_999] }, 'body.notify.0'],
    [{ schedule_date: 'tomorrow' }, 'body.schedule_date'],
  ])('refuses %j, and sends nothing', async (more, place) => {
    const { account, send, recipients, campaign } = await openCampaign([number(1)])
    await expect(send(more)).rejects.toMatchObject(refused(422, place))
    await settle(account)
    await expect(campaign()).resolves.toMatchObject({ status: 'draft' })
    await expect(recipients()).resolves.toEqual([])
  })

  it('refuses one that is on its way, and a sender that is gone', async () => {
    const { account, api, list_id, send, update, sent } = await openCampaign([number(1)])
    const { sender_id } = await api.createCellphoneSender({
      body: { type: 'numeric', cellphone: '351-920000001', file: PDF },
    })
    await update({ sender_id })
    await send({ schedule_date: await timeOf(account, HOUR) })
    await expect(send()).rejects.toMatchObject(refused(422, 'path.campaign_hash'))
    await settle(account, HOUR + 1)
    await api.deleteCellphoneSender({ path: { sender_id } })
    await expect(sent()).rejects.toMatchObject(refused(422, 'path.campaign_hash'))
    await expect(makeSmsCampaign(api, list_id, { sender_id })).rejects.toMatchObject(refused(422, 'body.sender_id'))
  })

  it('refuses a sender in moderation', async () => {
    const { key } = await server.app.domain.accounts.accounts.create('Live', 'live')
    const api = server.marketing(key)
    const list_id = await makeList(api)
    const { sender_id } = await api.createCellphoneSender({
      body: { type: 'numeric', cellphone: '351-920000001', file: PDF },
    })
    const hash = await makeSmsCampaign(api, list_id, { sender_id })
    await expect(sendSmsCampaign(api, hash, list_id)).rejects.toMatchObject({
      ...refused(422, 'path.campaign_hash'),
      message: expect.stringContaining('moderation'),
    })
  })

  it('is queued once when two orders come at the same time', async () => {
    const { account, send, recipients } = await openCampaign([number(1)])
    const orders = await Promise.allSettled(Array.from({ length: 5 }, () => send({ segments: { type: 'none' } })))
    expect(orders.filter((order) => order.status === 'fulfilled')).toHaveLength(1)
    await settle(account)
    await expect(recipients()).resolves.toEqual([number(1)])
  })

  it.each<{ name: string; message: string; options: MarketingSchemas['SmsCampaignOptions']; goesOutAs: object | null }>(
    [
      { name: 'plain text', message: 'Hello', options: {}, goesOutAs: { encoding: 'gsm0338', segments: 1 } },
      {
        name: 'a sign of the extension',
        message: '20 €',
        options: {},
        goesOutAs: { encoding: 'gsm0338', segments: 1 },
      },
      { name: 'other signs', message: 'Olá, não', options: {}, goesOutAs: { encoding: 'unicode', segments: 1 } },
      {
        name: 'plain text that is to be unicode',
        message: 'Hello',
        options: { encoding: 'unicode' },
        goesOutAs: { encoding: 'unicode', segments: 1 },
      },
      {
        name: 'the extension where it is allowed',
        message: '[20 €]',
        options: { encoding: 'gsm_extended' },
        goesOutAs: { encoding: 'gsm0338', segments: 1 },
      },
      { name: 'the extension where it is not', message: '20 €', options: { encoding: 'gsm' }, goesOutAs: null },
      { name: 'other signs in gsm_extended', message: 'não', options: { encoding: 'gsm_extended' }, goesOutAs: null },
      {
        name: 'accents that are transliterated',
        message: 'João, “não” – 5 €\u00a0[ok]',
        options: { encoding: 'gsm', transliterate: true },
        goesOutAs: { encoding: 'gsm0338', segments: 1, text: 'Joao, "nao" - 5 EUR (ok)' },
      },
      {
        name: 'what the extension has, and accents that are transliterated',
        message: 'À João: 5 € [ok]',
        options: { encoding: 'gsm_extended', transliterate: true },
        goesOutAs: { encoding: 'gsm0338', segments: 1, text: 'A Joao: 5 € [ok]' },
      },
      {
        name: 'letters that have no plainer form',
        message: 'Шоп',
        options: { encoding: 'gsm', transliterate: true },
        goesOutAs: null,
      },
      {
        name: 'letters of a national table',
        message: `João: 5 € [não] ${'a'.repeat(100)}`,
        options: { language: 'portuguese' },
        goesOutAs: { encoding: 'gsm0338', segments: 1 },
      },
      {
        name: 'letters of a national table beside the basic alphabet',
        message: 'João',
        options: { encoding: 'gsm', language: 'portuguese' },
        goesOutAs: { encoding: 'gsm0338', segments: 1 },
      },
      {
        name: 'the extension beside a national table where it is not',
        message: 'João [ok]',
        options: { encoding: 'gsm', language: 'portuguese' },
        goesOutAs: null,
      },
      {
        name: 'letters of another language',
        message: 'João',
        options: { encoding: 'gsm', language: 'turkish', transliterate: true },
        goesOutAs: { encoding: 'gsm0338', segments: 1, text: 'Joao' },
      },
      {
        name: 'seven messages',
        message: 'a'.repeat(7 * 153),
        options: {},
        goesOutAs: { encoding: 'gsm0338', segments: 7 },
      },
      { name: 'eight messages', message: 'a'.repeat(7 * 153 + 1), options: {}, goesOutAs: null },
      { name: 'two where one is allowed', message: 'a'.repeat(161), options: { max_messages: 1 }, goesOutAs: null },
      { name: 'nothing once it is filled', message: '{{ last_name }}', options: {}, goesOutAs: null },
    ],
  )('with $name', async ({ message, options, goesOutAs }) => {
    const opened = await openCampaign([number(1)], { content: { type: 'text', message }, options })
    await opened.sent()
    await expect(opened.campaign()).resolves.toMatchObject({ status: 'sent', processed_messages: 1 })
    const { overall } = await opened.report()
    if (goesOutAs === null) {
      expect(overall).toEqual({ destinations: 1, ...counts({ error: 1 }) })
      await expect(opened.recipients()).resolves.toEqual([])
      await expect(actionsOf(opened.api, opened.list_id, opened.idOf(number(1)))).resolves.toEqual(['subscription'])
    } else {
      await expect(opened.captured(number(1))).resolves.toMatchObject(goesOutAs)
      expect(overall).toEqual({ destinations: 1, ...counts({ sends: 1, delivered: 1 }) })
    }
  })

  it('leaves out only those for whom the text is too long', async () => {
    const { account, api, list_id, hash, recipients } = await openCampaign([], { options: { max_messages: 1 } })
    const named = (cellphone: string, first_name: string) =>
      makeContact(api, list_id, { base: { cellphone, first_name } })
    await named(number(1), 'Ana')
    await named(number(2), 'A'.repeat(160))
    await sendSmsCampaign(api, hash, list_id)
    await settle(account)
    await expect(recipients()).resolves.toEqual([number(1)])
  })

  it('tells webhooks of the list that it was sent and delivered', async () => {
    const { api, list_id, hash, sent } = await openCampaign([number(1), '351-910009904', '351-910009901'])
    const webhook = await api.createWebhook({
      body: { list_id, url: `${receiver.url}/sms`, actions: ['sms_send', 'sms_delivered'], fields: ['cellphone'] },
    })
    await sent()
    const came = await receiver.waitForCount(4)
    const { secret } = await api.getWebhookSecret({ path: { webhook_id: webhook.webhook_id } })
    const events = await Promise.all(came.map(({ body, headers }) => parseListEvent(body, headers, secret)))
    expect(events.every(({ action_data }) => action_data['campaign_hash'] === hash)).toBe(true)
    expect(events.map(({ action, contact }) => `${action} ${contact['cellphone']}`).sort()).toEqual([
      `sms_delivered ${number(1)}`,
      'sms_send 351-910000001',
      'sms_send 351-910009901',
      'sms_send 351-910009904',
    ])
  })
})

describe('getSmsReport', () => {
  it('is empty for a draft', async () => {
    const { hash, report } = await openCampaign([number(1)])
    await expect(report()).resolves.toEqual({
      campaign_hash: hash,
      overall: { destinations: 0, ...counts() },
      networks: [],
    })
  })

  it('counts the fate of each message, and sends nothing of which nobody knows a second time', async () => {
    const fates = ['9901', '9902', '9903', '9904', '9905'].map((ending) => `351-91000${ending}`)
    const { account, hash, api, sent, report, recipients, campaign } = await openCampaign([
      number(1),
      number(2),
      ...fates,
    ])
    await sent()
    // The one that was put off has no outcome yet.
    const first = counts({ sends: 6, delivered: 2, invalid: 1, error: 1, pending: 2 })
    await expect(report()).resolves.toEqual({
      campaign_hash: hash,
      overall: { destinations: 7, ...first },
      networks: [{ network: 'Unknown', ...first }],
      failures: [
        { reason: 'the carrier has no route to the number (sandbox)', recipients: 1 },
        { reason: 'the number is not in service (sandbox)', recipients: 1 },
      ],
    })
    await expect(campaign()).resolves.toMatchObject({ status: 'sending' })
    await settle(account, 4 * DAY)
    const last = counts({ sends: 7, delivered: 2, invalid: 1, error: 2, pending: 2 })
    const path = { campaign_hash: hash }
    await expect(api.getSmsReport({ path, query: { networks: false } })).resolves.toEqual({
      campaign_hash: hash,
      overall: { destinations: 7, ...last },
      failures: expect.any(Array),
    })
    await expect(campaign()).resolves.toMatchObject({ status: 'sent', processed_messages: 7 })
    const tries = Map.groupBy(await recipients(), (one) => one)
    expect([...tries].filter(([, all]) => all.length > 1).map(([one]) => one)).toEqual(['351-910009903'])
    // The answer of a network suppresses nobody.
    await expect(api.listSuppressionEntries()).resolves.toMatchObject({ total_items: 0 })
  })

  it('adds up all sends of the campaign, and knows none of emails', async () => {
    const { api, sent, report, hash } = await openCampaign([number(1)])
    await sent()
    await sent()
    await expect(report()).resolves.toMatchObject({
      overall: { destinations: 2, ...counts({ sends: 2, delivered: 2 }) },
    })
    await expect(api.getEmailReport({ path: { campaign_hash: hash } })).rejects.toMatchObject({ status: 404 })
  })
})

describe('retryCampaign', () => {
  it('sends a campaign of any channel again to those who failed', async () => {
    const { account, api, hash, sent, recipients, campaign } = await openCampaign([number(1), '351-910009902'])
    const retry = () => api.retryCampaign({ path: { campaign_hash: hash } })
    await expect(retry()).rejects.toMatchObject(refused(409, 'nothing_failed'))
    await sent()
    await expect(retry()).resolves.toEqual({ result: 'success' })
    await expect(retry()).rejects.toMatchObject(refused(409, 'campaign_not_sendable'))
    await settle(account)
    await expect(recipients()).resolves.toEqual([number(1), '351-910009902', '351-910009902'].sort())
    await expect(campaign()).resolves.toMatchObject({ status: 'sent', processed_messages: 3 })
  })
})

describe('a number in India', () => {
  it("gets the campaign from 9 to 21 o'clock there only", async () => {
    const { account, sent, captured, recipients, campaign } = await openCampaign([number(1), '91-9800000001'])
    const { now } = await account.sandbox.getClock()
    const at = Date.parse(`${now.replace(' ', 'T')}Z`)
    // 22 o'clock IST is half past 16 UTC.
    const night = (16.5 * HOUR * 1000 - (at % (24 * HOUR * 1000)) + 24 * HOUR * 1000) % (24 * HOUR * 1000)
    await settle(account, Math.ceil(night / 1000))
    await sent()
    await expect(recipients()).resolves.toEqual([number(1)])
    await settle(account, 10 * HOUR)
    await expect(recipients()).resolves.toEqual([number(1)])
    await settle(account, 1.5 * HOUR)
    await expect(captured('91-9800000001')).resolves.toMatchObject({ channel: 'sms' })
    await expect(campaign()).resolves.toMatchObject({ status: 'sent' })
  })
})
