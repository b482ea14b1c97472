// The captured messages: finding one, waiting for one, reading one.
import { describe, expect, it } from 'vitest'
import {
  NotFoundError,
  RequestTimeoutError,
  UnauthorizedError,
  UnprocessableError,
} from '../../../src/clients/index.ts'
import { textColumns } from '../../../src/server/channels/sandbox/captured-row.ts'
import { eventually } from '../../support/eventually.ts'
import { type Mailing, withCampaign, withSender } from '../../support/mailing.ts'
import { startServer } from '../../support/server.ts'

/** Three mails, captured in this order. */
async function sendThree(mailing: Mailing) {
  const mails = [
    { to: 'ana@example.com', subject: 'Order 1' },
    { to: 'rui@example.com', subject: 'Order 2' },
    { to: 'ana@example.com', subject: 'Invoice 1' },
  ]
  const ids: number[] = []
  for (const mail of mails) {
    ids.push(await mailing.send(mail))
    await mailing.settled(ids.at(-1) as number)
  }
  return ids
}

describe('listCapturedMessages', () => {
  it('shows what was sent, the newest first', async () => {
    await using server = await startServer()
    const mailing = await withSender(server)
    const ids = await sendThree(mailing)
    const { items, total_items } = await mailing.sandbox.listCapturedMessages()
    expect(total_items).toBe(3)
    expect(items.map(({ message_id }) => Number(message_id))).toEqual([...ids].reverse())
    expect(items[2]).toMatchObject({
      account_id: server.accountId,
      channel: 'email',
      sender: 'shop@example.com',
      recipient: 'ana@example.com',
      subject: 'Order 1',
      outcome: 'accepted',
    })
    expect(items[2]).not.toHaveProperty('campaign_hash')
    const source = await mailing.sandbox.getCapturedSource({ path: { captured_id: items[2]?.captured_id ?? 0 } })
    expect(items[2]?.size).toBe(Buffer.byteLength(source))
  })

  it('filters and pages', async () => {
    await using server = await startServer()
    const mailing = await withSender(server)
    await sendThree(mailing)
    const find = async (query: Parameters<typeof mailing.sandbox.listCapturedMessages>[0] & object) => {
      const page = await mailing.sandbox.listCapturedMessages(query)
      return [page.total_items, ...page.items.map(({ subject }) => subject)]
    }
    expect(await find({ query: { recipient: 'ana@example.com' } })).toEqual([2, 'Invoice 1', 'Order 1'])
    expect(await find({ query: { recipient: 'ana@example' } })).toEqual([0])
    expect(await find({ query: { subject: 'Order' } })).toEqual([2, 'Order 2', 'Order 1'])
    expect(await find({ query: { subject: 'order' } })).toEqual([0])
    expect(await find({ query: { subject: '%' } })).toEqual([0])
    expect(await find({ query: { recipient: 'ana@example.com', subject: 'Order' } })).toEqual([1, 'Order 1'])
    expect(await find({ query: { channel: 'sms' } })).toEqual([0])
    expect(await find({ query: { channel: 'email', order: 'asc', limit: 1, offset: 1 } })).toEqual([3, 'Order 2'])
    expect(await find({ query: { account_id: server.accountId } })).toHaveLength(4)
  })

  it('refuses what it does not know', async () => {
    await using server = await startServer()
    const api = server.sandbox()
    await expect(api.listCapturedMessages({ query: { channel: 'fax' as 'sms' } })).rejects.toThrow(UnprocessableError)
    await expect(api.listCapturedMessages({ query: { account_id: 999 } })).rejects.toThrow(NotFoundError)
    await expect(server.sandbox('unknown').listCapturedMessages()).rejects.toThrow(UnauthorizedError)
  })
})

describe('waitForCapturedMessage', () => {
  it('answers at once with the oldest that is there, and leads from one to the next', async () => {
    await using server = await startServer()
    const mailing = await withSender(server)
    await sendThree(mailing)
    const subjects: (string | undefined)[] = []
    let after = 0
    for (let n = 0; n < 2; n++) {
      const found = await mailing.sandbox.waitForCapturedMessage({
        query: { recipient: 'ana@example.com', after, timeout: 0 },
      })
      after = found.captured_id
      subjects.push(found.subject)
    }
    expect(subjects).toEqual(['Order 1', 'Invoice 1'])
    const next = mailing.sandbox.waitForCapturedMessage({ query: { recipient: 'ana@example.com', after, timeout: 0 } })
    await expect(next).rejects.toThrow(RequestTimeoutError)
  })

  it('answers as soon as one comes that fits, and not to others', async () => {
    await using server = await startServer()
    const mailing = await withSender(server)
    const [ana, rui] = ['ana', 'rui'].map((name) => mailing.captured(`${name}@example.com`))
    await mailing.send({ to: 'eva@example.com' })
    await mailing.send({ to: 'rui@example.com', subject: 'For Rui' })
    await expect(rui).resolves.toMatchObject({ subject: 'For Rui' })
    await mailing.send({ to: 'ana@example.com', subject: 'For Ana' })
    await expect(ana).resolves.toMatchObject({ subject: 'For Ana' })
  })

  it('gives up at its deadline, whatever the clock of the sandbox says', async () => {
    await using server = await startServer()
    const api = server.sandbox()
    const start = performance.now()
    // Expected before anything else is awaited: on a slow machine it is rejected meanwhile.
    const gaveUp = expect(api.waitForCapturedMessage({ query: { timeout: 1 } })).rejects.toThrow(RequestTimeoutError)
    await api.advanceClock({ body: { seconds: 86_400 } })
    await gaveUp
    expect(performance.now() - start).toBeGreaterThan(950)
  })

  it('refuses a deadline that is too late', async () => {
    await using server = await startServer()
    await expect(server.sandbox().waitForCapturedMessage({ query: { timeout: 31 } })).rejects.toMatchObject({
      status: 422,
      errors: { 'query.timeout': expect.any(String) },
    })
    await expect(server.sandbox('unknown').waitForCapturedMessage()).rejects.toThrow(UnauthorizedError)
  })
})

describe('getCapturedMessage', () => {
  it('shows headers, texts, links and files', async () => {
    await using server = await startServer()
    const mailing = await withSender(server)
    await mailing.send({
      subject: 'Olá',
      htmlBody:
        '<a href="https://a.example.com/?x=1&amp;y=2">a</a> <a href=\'https://b.example.com/\'>b</a> <a href="https://a.example.com/?x=1&amp;y=2">a</a><img src="cid:0">',
      textBody: 'Olá: https://a.example.com/',
      attachment: [
        { filename: 'logo.png', mimeType: 'image/png', arrangement: 'inline', data: 'iVBORw==' },
        { filename: 'a.txt', mimeType: 'text/plain', arrangement: 'attachment', data: 'YWJj' },
      ],
    })
    const message = await mailing.captured('ana@example.com')
    expect(message.headers).toContainEqual({ name: 'Subject', value: 'Olá' })
    expect(message.headers).toContainEqual({ name: 'From', value: 'Shop <shop@example.com>' })
    expect(message.html).toContain('<img src="cid:0">')
    expect(message.text?.trim()).toBe('Olá: https://a.example.com/')
    expect(message.links).toEqual(['https://a.example.com/?x=1&y=2', 'https://b.example.com/'])
    expect(message.attachments).toEqual([
      { filename: 'logo.png', content_type: 'image/png', disposition: 'inline', content_id: '0', size: 4 },
      { filename: 'a.txt', content_type: 'text/plain', disposition: 'attachment', size: 3 },
    ])
  })

  it('names the campaign of a mail instead of its number', async () => {
    await using server = await startServer()
    const mailing = await withSender(server)
    const { campaign_hash, start } = await withCampaign(server, ['ana@example.com'], mailing)
    await start()
    const mail = await mailing.captured('ana@example.com')
    expect(mail).toMatchObject({ campaign_hash, subject: 'Spring' })
    expect(mail).not.toHaveProperty('message_id')
  })

  it('knows no message that is not there', async () => {
    await using server = await startServer()
    await expect(server.sandbox().getCapturedMessage({ path: { captured_id: 1 } })).rejects.toThrow(NotFoundError)
    await expect(
      server.sandbox().getCapturedMessage({ path: { captured_id: 'x' as unknown as number } }),
    ).rejects.toThrow(UnprocessableError)
    await expect(server.sandbox('unknown').getCapturedMessage({ path: { captured_id: 1 } })).rejects.toThrow(
      UnauthorizedError,
    )
  })
})

describe('getCapturedSource', () => {
  it('is the mail as it would have gone out', async () => {
    await using server = await startServer()
    const mailing = await withSender(server)
    const id = await mailing.send({ textBody: 'Olá', bcc: ['blind@example.com'] })
    const { captured_id } = await mailing.captured('ana@example.com')
    const source = await mailing.sandbox.getCapturedSource({ path: { captured_id } })
    expect(source).toMatch(/^From: Shop <shop@example.com>\r\n/m)
    expect(source).toContain(`Message-ID: <t.${id}@example.com>\r\n`)
    expect(source).not.toContain('blind@example.com')
    const answer = await server.inject(`/sandbox/v1/messages/${captured_id}/source`, {
      headers: { apikey: server.key },
    })
    expect(answer.headers.get('content-type')).toMatch(/^message\/rfc822/)
    expect(await answer.text()).toBe(source)
  })

  it('knows no message that is not there', async () => {
    await using server = await startServer()
    await expect(server.sandbox().getCapturedSource({ path: { captured_id: 1 } })).rejects.toThrow(NotFoundError)
    await expect(server.sandbox('unknown').getCapturedSource({ path: { captured_id: 1 } })).rejects.toThrow(
      UnauthorizedError,
    )
  })
})

describe('the magic recipients', () => {
  it.each([
    { local: 'bounce-hard', outcome: 'failed', events: ['email_hard_bounce', 'email_send'] },
    { local: 'bounce-soft', outcome: 'failed', events: ['email_soft_bounce', 'email_send'] },
    { local: 'complaint', outcome: 'accepted', events: ['email_spam_complaint', 'email_send'] },
    { local: 'reject', outcome: 'failed', events: [] },
    { local: 'ana', outcome: 'accepted', events: ['email_send'] },
  ])('a campaign to $local@ is captured as $outcome', async ({ local, outcome, events }) => {
    await using server = await startServer()
    const mailing = await withSender(server)
    const address = `${local}+7@example.com`
    const campaign = await withCampaign(server, [address], mailing)
    await campaign.start()
    await expect(mailing.captured(address)).resolves.toMatchObject({ outcome })
    await eventually(async () => (await campaign.status()) === 'sent')
    expect(await campaign.activities(await campaign.contactOf(address))).toEqual([...events, 'subscription'])
  })

  it('a campaign to defer@ ends when 72 hours are over', async () => {
    await using server = await startServer()
    const mailing = await withSender(server)
    const campaign = await withCampaign(server, ['defer@example.com', 'ana@example.com'], mailing)
    await campaign.start()
    await mailing.captured('ana@example.com')
    await eventually(async () => (await campaign.overall()).sends === 1)
    expect(await campaign.status()).toBe('sending')
    await mailing.sandbox.advanceClock({ body: { seconds: 3 * 86_400 + 3600 } })
    expect(await campaign.status()).toBe('sent')
    expect(await campaign.overall()).toMatchObject({ sends: 2, soft_bounces: 1 })
  })
})

describe('a message of another channel', () => {
  const base = {
    recipient: '351-912345678',
    subject: null,
    campaign_hash: null,
    outcome: 'accepted' as const,
    epoch: 0,
    created: Date.now(),
  }

  it('is listed, waited for and read like an email, with what its channel has', async () => {
    await using server = await startServer()
    const account_id = server.accountId
    const {
      sandbox: { sandbox },
    } = server.app.domain
    const sms = { text: 'Olá, see https://shop.example.com/spring', segments: 1, encoding: 'unicode' } as const
    await sandbox.capture([
      { ...base, account_id, channel: 'sms', sender: 'Shop', message_id: 7, ...textColumns(sms) },
      {
        ...base,
        account_id,
        channel: 'push',
        sender: 'app-1',
        recipient: 'token-1',
        message_id: 8,
        ...textColumns({
          title: 'Spring',
          text: 'It is here',
          media: [{ type: 'image', url: 'https://shop.example.com/a.png' }],
          data: { deep_link: 'shop://spring' },
        }),
      },
    ])
    const found = await server.sandbox().waitForCapturedMessage({ query: { channel: 'sms' } })
    expect(found).toMatchObject({
      channel: 'sms',
      sender: 'Shop',
      recipient: '351-912345678',
      message_id: '7',
      size: 41,
      headers: [],
      attachments: [],
      media: [],
      links: ['https://shop.example.com/spring'],
      ...sms,
    })
    for (const name of ['subject', 'html', 'title', 'data']) expect(found).not.toHaveProperty(name)
    const { items } = await server.sandbox().listCapturedMessages({ query: { channel: 'push' } })
    const path = { captured_id: items[0]?.captured_id ?? 0 }
    const push = await server.sandbox().getCapturedMessage({ path })
    for (const name of ['segments', 'encoding']) expect(push).not.toHaveProperty(name)
    expect(push).toMatchObject({
      recipient: 'token-1',
      title: 'Spring',
      text: 'It is here',
      media: [{ type: 'image', url: 'https://shop.example.com/a.png' }],
      data: { deep_link: 'shop://spring' },
    })
    // No source, and no event of an email.
    await expect(server.sandbox().getCapturedSource({ path })).rejects.toThrow(NotFoundError)
    await expect(server.sandbox().createMessageEvent({ path, body: { type: 'bounce' } })).rejects.toMatchObject({
      status: 409,
    })
  })

  it('is not kept when the account was emptied since it was taken in hand', async () => {
    await using server = await startServer()
    await server.sandbox().resetAccount()
    const late = {
      ...base,
      account_id: server.accountId,
      channel: 'sms' as const,
      sender: 'Shop',
      message_id: 7,
      ...textColumns({ text: 'a' }),
    }
    await server.app.domain.sandbox.sandbox.capture([late])
    await expect(server.sandbox().listCapturedMessages()).resolves.toMatchObject({ total_items: 0 })
    await server.app.domain.sandbox.sandbox.capture([{ ...late, epoch: 1 }])
    await expect(server.sandbox().listCapturedMessages()).resolves.toMatchObject({ total_items: 1 })
  })
})
