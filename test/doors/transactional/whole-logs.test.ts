// Every member of the answers about a single message, for one with everything set: by the API, by the relay, and an SMS.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Mailing, withSender } from '../../support/mailing.ts'
import { startRelay, type TestRelay } from '../../support/relay.ts'
import { useServer } from '../../support/server.ts'
import { withSmsSender } from '../../support/texting.ts'

const server = useServer({ env: { MESSAGING_PUBLIC_URL: 'https://mail.example.net' } })
let mailing: Mailing
let relay: TestRelay
let support: { sender_id: number; sender_hash?: string | undefined }

beforeAll(async () => {
  mailing = await withSender(server)
  support = await mailing.marketing.createEmailSender({ body: { name: 'Support', email: 'support@example.com' } })
  relay = await startRelay(server)
})
afterAll(async () => {
  await relay?.close()
})

const TIME = expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/) as string
const NUMBER = expect.any(Number) as number
const logOf = (...statuses: string[]) =>
  ['created', 'queued', 'processing', 'spool', 'sending', ...statuses].map((status) => ({ status, createDate: TIME }))

/** A file of three bytes. */
const file = (filename: string, arrangement: 'attachment' | 'inline') => ({
  filename,
  mimeType: 'text/plain',
  arrangement,
  data: 'YWJj',
})

/** A verified domain with its own host for links. */
async function withDomain(domain: string) {
  const { transactional } = mailing
  const { id } = await transactional.createSendingDomain({ body: { domain, default: false } })
  await transactional.getSendingDomainValidation({ path: { id: String(id) } })
  return Number(id)
}

describe('an email of the API with everything set', () => {
  it('shows every member in its log and in its record', async () => {
    const { transactional, send, settled, log, senderId } = mailing
    const domainId = await withDomain('shop.example.com')
    const { templateId } = await transactional.createEmailTemplate({
      body: { templateName: 'Order', subject: 'Order', htmlBody: 'a', textBody: 'Order {{ id }} of {{ shop }}' },
    })
    const id = await send({
      domain: 'shop.example.com',
      senderName: 'The shop',
      subject: 'Order {{ id }}',
      htmlBody:
        '<p><a href="https://shop.example.com/orders/{{ id }}">{{ id }}</a> <a href="https://example.org/">b</a></p>',
      templateId,
      openTracking: true,
      clickTracking: true,
      attachment: [file('logo.txt', 'inline'), file('invoice.txt', 'attachment')],
      mergeTags: ['id:1'],
      cc: ['copy@example.com'],
      bcc: ['blind@example.com'],
      header: { listUnsubscribe: true, optInIpAddress: '192.0.2.10' },
      group: 'orders',
      replyTo: { name: 'Us', email: 'SUPPORT@example.com' },
      advancedTemplatingData: { shop: 'Shop' },
    })
    await settled(id)
    const campaign = {
      id,
      domainId,
      groupId: NUMBER,
      senderId: Number(senderId),
      replySenderId: support.sender_id,
      subscriberId: NUMBER,
      templateId: Number(templateId),
      name: 'Order {{ id }}',
      domain: 'shop.example.com',
      domainShared: false,
      channel: 'email',
      customSenderName: 'The shop',
      currentStatus: 'delivered',
      contentSubject: 'Order {{ id }}',
      contentHtml: expect.stringContaining('{{ id }}') as string,
      contentText: 'Order {{ id }} of {{ shop }}',
      contentFilename: 'invoice.txt',
      createDate: TIME,
      createIp: '127.0.0.1',
      openTrackingEnabled: true,
      clickTrackingEnabled: true,
      register: false,
      mergeTags: ['id:1'],
      attachement: true,
      hasunsubscribe: true,
      optInIpAddress: '192.0.2.10',
      cc: [{ email: 'copy@example.com' }],
      bcc: [{ email: 'blind@example.com' }],
      advancedTemplateData: { shop: 'Shop' },
    }
    const short = { campaignId: id, domain: 'links.shop.example.com' }
    expect(await log(id)).toEqual({
      campaign,
      subscriberEmail: 'ana@example.com',
      campaignStatusLog: logOf('finished', 'delivered'),
      shortenerCampaign: {
        ...campaign,
        shorteners: [
          { ...short, link: 'https://shop.example.com/orders/{{ id }}' },
          { ...short, link: 'https://example.org/' },
        ],
      },
    })
    expect(await transactional.getEmailMessage({ path: { id } })).toEqual({
      id,
      name: 'Order {{ id }}',
      senderId: Number(senderId),
      replyToId: support.sender_id,
      subscriberId: (await log(id)).campaign.subscriberId,
      groupId: (await log(id)).campaign.groupId,
      domainId,
      domain: 'shop.example.com',
      subject: 'Order {{ id }}',
      textBody: 'Order {{ id }} of {{ shop }}',
      htmlBody: campaign.contentHtml,
      templateId,
      cc: ['copy@example.com'],
      bcc: ['blind@example.com'],
      createDate: TIME,
      status: 'delivered',
      openTracking: true,
      clickTracking: true,
      unsubscribe: true,
      register: false,
    })
  })

  it('leaves out what it has no value for', async () => {
    const { send, settled, log, senderId } = mailing
    const id = await send({ replyTo: { email: 'nobody@example.org' } })
    await settled(id)
    expect(await log(id)).toEqual({
      campaign: {
        id,
        groupId: NUMBER,
        senderId: Number(senderId),
        subscriberId: NUMBER,
        name: 'Hello',
        domainShared: true,
        channel: 'email',
        currentStatus: 'delivered',
        contentSubject: 'Hello',
        contentText: 'Hello',
        createDate: TIME,
        createIp: '127.0.0.1',
        openTrackingEnabled: false,
        clickTrackingEnabled: false,
        register: false,
        mergeTags: [],
        attachement: false,
        hasunsubscribe: false,
        cc: [],
        bcc: [],
      },
      subscriberEmail: 'ana@example.com',
      campaignStatusLog: logOf('finished', 'delivered'),
    })
  })

  it('names the host of the platform for links without a domain', async () => {
    const { send, settled, log } = mailing
    const id = await send({ htmlBody: '<a href="https://example.org/a">a</a>', clickTracking: true })
    await settled(id)
    const { shortenerCampaign } = await log(id)
    expect(shortenerCampaign?.shorteners).toEqual([
      { campaignId: id, link: 'https://example.org/a', domain: 'mail.example.net' },
    ])
    expect(shortenerCampaign).not.toHaveProperty('domain')
  })
})

describe('a mail of the relay with everything set', () => {
  it('shows every member in its log', async () => {
    const { settled, log, senderId } = mailing
    const { id } = await relay.send({
      from: 'The shop <shop@example.com>',
      to: ['Ana <ana@example.com>', 'Bob <bob@example.com>'],
      cc: '"Orders, all" <Orders@example.com>',
      bcc: 'blind@example.com',
      subject: 'Order 1',
      html: '<p><a href="https://example.org/1">1</a></p>',
      text: 'Order 1',
      attachments: [{ filename: 'invoice.txt', content: 'abc' }],
      headers: {
        'X-Reply-To-Hash': support.sender_hash ?? '',
        'X-Open-Tracking-Enabled': 'true',
        'X-Click-Tracking-Enabled': 'true',
        'X-Auto-Response-Suppress': 'OOF, AutoReply',
        'List-Unsubscribe': '<https://example.com/leave>',
      },
    })
    await settled(id)
    const entry = await log(id)
    const campaign = {
      id,
      groupId: NUMBER,
      userId: NUMBER,
      senderId: Number(senderId),
      replySenderId: support.sender_id,
      subscriberId: NUMBER,
      name: 'Order 1',
      domainShared: true,
      channel: 'email',
      customSenderName: 'The shop',
      currentStatus: 'delivered',
      contentSubject: 'Order 1',
      contentHtml: expect.stringContaining('https://example.org/1') as string,
      contentText: expect.stringContaining('Order 1') as string,
      contentFilename: 'invoice.txt',
      createDate: TIME,
      createIp: expect.stringMatching(/127\.0\.0\.1|::1/) as string,
      openTrackingEnabled: true,
      clickTrackingEnabled: true,
      register: false,
      mergeTags: [],
      attachement: true,
      hasunsubscribe: true,
      autoResponseSuppress: 'OOF, AutoReply',
      cc: [
        { name: 'Bob', email: 'bob@example.com' },
        { name: 'Orders, all', email: expect.stringMatching(/^orders@example.com$/i) as string },
      ],
      bcc: [{ email: 'blind@example.com' }],
    }
    expect(entry).toEqual({
      campaign,
      subscriberEmail: 'ana@example.com',
      campaignStatusLog: logOf('finished', 'delivered'),
      shortenerCampaign: {
        ...campaign,
        shorteners: [{ campaignId: id, link: 'https://example.org/1', domain: 'mail.example.net' }],
      },
    })
  })

  it('knows the sender that its own header Reply-To names', async () => {
    const { settled, log } = mailing
    const { id } = await relay.send({ to: 'ana@example.com', replyTo: 'Help <support@EXAMPLE.com>', text: 'a' })
    await settled(id)
    expect((await log(id)).campaign.replySenderId).toBe(support.sender_id)
    const stranger = await relay.send({ to: 'ana@example.com', replyTo: 'help@example.org', text: 'a' })
    expect((await log(stranger.id)).campaign).not.toHaveProperty('replySenderId')
  })
})

describe('an SMS with everything set', () => {
  it('shows every member in its log and in its record', async () => {
    const { transactional, send, settled, log, sender_id } = await withSmsSender(server)
    const id = await send({
      textBody: 'Order {{ id }}: https://example.org/1',
      advancedTemplatingData: { shop: { name: 'Shop' } },
      encoding: 'unicode',
      maxCount: 2,
      mergeTags: ['id:1'],
      priority: 'urgent',
      customData: 'order-1',
      registered: true,
      group: 'orders',
    })
    await settled(id)
    const campaign = {
      id,
      groupId: NUMBER,
      senderId: sender_id,
      subscriberId: NUMBER,
      name: 'Order {{ id }}: https://example.org/1',
      domainShared: true,
      channel: 'sms',
      currentStatus: 'delivered',
      contentText: 'Order {{ id }}: https://example.org/1',
      createDate: TIME,
      createIp: '127.0.0.1',
      openTrackingEnabled: false,
      clickTrackingEnabled: false,
      register: true,
      mergeTags: ['id:1'],
      advancedTemplateData: { shop: { name: 'Shop' } },
      attachement: false,
      hasunsubscribe: false,
      cc: [],
      bcc: [],
    }
    const entry = await log(id)
    expect(entry).toEqual({
      campaign,
      subscriberMobile: '351-910000001',
      campaignStatusLog: logOf('finished', 'delivered'),
    })
    expect(await transactional.getSmsMessage({ path: { id } })).toEqual({
      id,
      name: campaign.name,
      groupId: entry.campaign.groupId,
      senderId: sender_id,
      subscriberId: entry.campaign.subscriberId,
      textBody: campaign.contentText,
      createDate: TIME,
      status: 'delivered',
      register: true,
    })
  })
})

describe('the number of a subscriber', () => {
  it('is that of the person, in every message to the same address, and of nobody else', async () => {
    const { send, log, transactional } = mailing
    const numberOf = async (to: string) => (await log(await send({ to }))).campaign.subscriberId
    const ana = await numberOf('ana@example.com')
    expect(await numberOf('ana@example.com')).toBe(ana)
    expect(await numberOf('ANA@example.com')).toBe(ana)
    expect(await numberOf('bob@example.com')).not.toBe(ana)
    expect(Number.isSafeInteger(ana)).toBe(true)
    const first = await send({ to: 'ana@example.com' })
    expect((await transactional.getEmailMessage({ path: { id: first } })).subscriberId).toBe(ana)
    const other = await withSender(server, (await server.createAccount('Other')).key)
    expect((await other.log(await other.send())).campaign.subscriberId).not.toBe(ana)
  })
})
