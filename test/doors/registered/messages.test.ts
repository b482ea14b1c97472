// Registered messages: the copy is what went out, and it is there only when it was asked for.
import { describe, expect, it } from 'vitest'
import { NotFoundError } from '../../../src/clients/index.ts'
import { eventually } from '../../support/eventually.ts'
import { openRegistered } from '../../support/registering.ts'
import { startServer, useServer } from '../../support/server.ts'
import { startSmtpSink } from '../../support/smtp.ts'

const server = useServer()

const open = () => openRegistered(server)
const file = {
  filename: 'contract.txt',
  mimeType: 'text/plain',
  arrangement: 'attachment' as const,
  data: Buffer.from('Terms\n').toString('base64'),
}

describe('ping', () => {
  it('answers a valid key only', async () => {
    await expect(server.registered().ping()).resolves.toEqual({ result: 'pong' })
    await expect(server.registered('wrong').ping()).rejects.toMatchObject({ status: 401 })
  })
})

describe('getRegisteredMessage', () => {
  it('shows an email as it was sent', async () => {
    const { email, api } = await open()
    const id = await email({
      cc: ['orders@example.com'],
      bcc: ['hidden@example.com'],
      subject: 'Contract {{ year }}',
      textBody: 'Dear {{ name }}',
      htmlBody: '<p>Dear {{ name }}</p>',
      mergeTags: ['year:2026', 'name:Ana'],
      attachment: [file],
    } as never)
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    await expect(api.getRegisteredMessage({ path: { registered_id: id } })).resolves.toEqual({
      message_id: expect.stringMatching(/^\d+$/),
      id,
      channel: 'email',
      subject: 'Contract 2026',
      to: 'ana@example.com',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      message_detail: {
        sender: 'shop@example.com',
        subject: 'Contract 2026',
        cc: ['orders@example.com'],
        to: 'ana@example.com',
        textBody: 'Dear Ana',
        htmlBody: '<p>Dear Ana</p>',
        attachments: [{ filename: 'contract.txt', type: 'text/plain', data: file.data }],
      },
    })
  })

  it('shows an SMS, and what it does not have empty', async () => {
    const { sms, api } = await open()
    const id = await sms({ textBody: 'Order {{ n }}', mergeTags: ['n:7'] })
    const { channel, subject, to, message_detail } = await api.getRegisteredMessage({ path: { registered_id: id } })
    expect({ channel, subject, to }).toEqual({ channel: 'sms', subject: '', to: '351-910000001' })
    expect(message_detail).toEqual({
      sender: '351-920000001',
      subject: '',
      cc: [],
      to: '351-910000001',
      textBody: 'Order 7',
      htmlBody: '',
      attachments: [],
    })
  })

  it('keeps nothing of a message that did not ask for it', async () => {
    const { mailing, texting, api } = await open()
    await mailing.settled(await mailing.send())
    await texting.settled(await texting.send())
    await expect(api.listRegisteredMessages()).resolves.toEqual({ total_items: 0, items: [] })
  })

  it('keeps nothing of a message that never left', async () => {
    const { mailing, api } = await open()
    await mailing.marketing.addSuppressionEntries({ body: { type: 'email', value: ['ana@example.com'] } })
    expect(await mailing.settled(await mailing.send({ registered: true }))).toBe('rejected')
    await expect(api.listRegisteredMessages()).resolves.toEqual({ total_items: 0, items: [] })
  })

  it('is a 404 for another account', async () => {
    const id = await (await open()).email()
    const { api } = await open()
    await expect(api.getRegisteredMessage({ path: { registered_id: id } })).rejects.toThrow(NotFoundError)
    await expect(api.listRegisteredMessages()).resolves.toMatchObject({ total_items: 0 })
  })
})

describe('downloadRegisteredMessage', () => {
  it('is byte by byte what went out, and has the name of a file', async () => {
    const { email, mailing, key } = await open()
    const id = await email({ subject: 'Zażółć', textBody: 'Łódź\nand more', htmlBody: '<p>Łódź</p>' })
    const answer = await server.inject(`/registered/v1/registered/${id}/message`, { headers: { apikey: key } })
    expect(answer.headers.get('content-type')).toMatch(/^message\/rfc822/)
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${id}.eml"`)
    const source = await answer.text()
    expect(source).not.toMatch(/[^\r]\n/)
    const { captured_id } = await mailing.captured('ana@example.com')
    const sent = await server.inject(`/sandbox/v1/messages/${captured_id}/source`, { headers: { apikey: key } })
    expect(await sent.text()).toBe(source)
  })

  it('is what an SMTP host gets; every copy has one of its own', async () => {
    const sink = await startSmtpSink()
    const own = await startServer({ env: { MESSAGING_SANDBOX_SMTP_URL: sink.url } })
    try {
      const { email, key, api } = await openRegistered(own)
      const id = await email({
        cc: ['orders@example.com'],
        bcc: ['hidden@example.com'],
        textBody: '.dot\nŁódź',
        htmlBody: '<p>Łódź</p>',
      })
      const source = await (
        await own.inject(`/registered/v1/registered/${id}/message`, { headers: { apikey: key } })
      ).text()
      const mails = await sink.waitForCount(3)
      const first = mails.find(({ to }) => to.includes('ana@example.com'))
      expect(first?.raw.toString().trimEnd()).toBe(source.trimEnd())
      const everybody = ['ana@example.com', 'hidden@example.com', 'orders@example.com']
      expect(mails.flatMap(({ to }) => to).toSorted()).toEqual(everybody)
      const { items } = await api.listRegisteredMessages()
      expect(items.map(({ to }) => to).toSorted()).toEqual(everybody)
      expect(source).not.toContain('hidden@example.com')
    } finally {
      await own.close()
      await sink.close()
    }
  })

  it('is sent again as it was, when the first attempt failed', async () => {
    const { mailing, registeredAs, types, key } = await open()
    const to = 'defer@example.com'
    const messageId = await mailing.send({ to, registered: true })
    const { id } = await registeredAs(messageId)
    await eventually(async () => (await mailing.statuses(messageId)).filter((status) => status === 'queued').length > 1)
    const source = () =>
      server
        .inject(`/registered/v1/registered/${id}/message`, { headers: { apikey: key } })
        .then((answer) => answer.text())
    const first = await source()
    await mailing.sandbox.advanceClock({ body: { seconds: 345_600 } })
    expect(await source()).toBe(first)
    expect(await types(id)).toEqual(['SENT', 'FAILED'])
    const { items } = await mailing.sandbox.listCapturedMessages({ query: { recipient: to, limit: 100 } })
    expect(items.length).toBeGreaterThan(2)
    for (const { captured_id } of items) {
      const sent = await server.inject(`/sandbox/v1/messages/${captured_id}/source`, { headers: { apikey: key } })
      expect(await sent.text()).toBe(first)
    }
  })

  it('is a 404 for an SMS', async () => {
    const { sms, api } = await open()
    await expect(api.downloadRegisteredMessage({ path: { registered_id: await sms() } })).rejects.toThrow(NotFoundError)
  })
})

describe('listRegisteredMessages', () => {
  it('finds parts of subject and recipient in any case, newest first, without content', async () => {
    const { email, sms, api } = await open()
    const first = await email({ subject: 'Your Contract Ä', to: 'Bob@example.com' })
    const second = await email({ subject: 'Invoice' })
    const third = await sms()
    const list = async (query: object) => (await api.listRegisteredMessages({ query })).items.map(({ id }) => id)
    expect(await list({})).toEqual([third, second, first])
    expect(await list({ limit: 1, offset: 1 })).toEqual([second])
    expect(await list({ subject: 'contract ä' })).toEqual([first])
    expect(await list({ to: 'BOB' })).toEqual([first])
    expect(await list({ to: '351-91' })).toEqual([third])
    expect(await list({ to: '%' })).toEqual([])
    const { items } = await api.listRegisteredMessages()
    for (const item of items) expect(item).not.toHaveProperty('message_detail')
  })

  it('takes whole days, both included', async () => {
    const { email, api } = await open()
    const id = await email()
    const today = (await api.getRegisteredMessage({ path: { registered_id: id } })).date.slice(0, 10)
    const day = (offset: number) => new Date(Date.parse(today) + offset * 86_400_000).toISOString().slice(0, 10)
    const count = async (query: object) => (await api.listRegisteredMessages({ query })).total_items
    expect(await count({ start_date: today, end_date: today })).toBe(1)
    expect(await count({ start_date: day(1) })).toBe(0)
    expect(await count({ end_date: day(-1) })).toBe(0)
    await expect(count({ start_date: '2026-02-31' })).rejects.toMatchObject({
      status: 422,
      errors: { 'query.start_date': expect.any(String) },
    })
  })

  it('is a 403 for a live account until the operator enables it, as is sending', async () => {
    const { accountId, key } = await server.app.domain.accounts.accounts.create('Live', 'live')
    const api = server.registered(key)
    await expect(api.ping()).resolves.toEqual({ result: 'pong' })
    await expect(api.listRegisteredMessages()).rejects.toMatchObject({ status: 403 })
    const send = () =>
      server
        .transactional(key)
        .sendEmail({ body: { senderId: '1', to: 'ana@example.com', subject: 'a', textBody: 'a', registered: true } })
    await expect(send()).rejects.toMatchObject({ status: 403 })
    await expect(server.app.domain.accounts.accounts.enableRegistered(accountId)).resolves.toBe(true)
    await expect(api.listRegisteredMessages()).resolves.toMatchObject({ total_items: 0 })
    await expect(send()).rejects.toMatchObject({ status: 400 })
  })

  it('is empty after a reset', async () => {
    const { email, sms, evidence, api, mailing } = await open()
    await evidence(await email())
    await sms()
    await mailing.sandbox.resetAccount()
    await expect(api.listRegisteredMessages()).resolves.toMatchObject({ total_items: 0 })
  })
})

describe('listRegisteredEvents', () => {
  it('is the history: it left, arrived, was opened, clicked, and came back', async () => {
    const { email, types, mailing, api } = await open()
    const id = await email({
      htmlBody: '<a href="https://shop.example.com/">Shop</a>',
      openTracking: true,
      clickTracking: true,
    })
    const { captured_id } = await mailing.captured('ana@example.com')
    const act = (body: object) => mailing.sandbox.createMessageEvent({ path: { captured_id }, body: body as never })
    for (const type of ['open', 'click']) await act({ type })
    // The second open is no repetition by then, the third one is.
    await mailing.sandbox.advanceClock({ body: { seconds: 600 } })
    for (const type of ['open', 'open', 'bounce']) await act({ type })
    expect(await types(id)).toEqual(['SENT', 'DELIVERY', 'OPEN', 'CLICK', 'OPEN', 'FAILED'])
    const { items } = await api.listRegisteredEvents({ path: { registered_id: id }, query: { offset: 1, limit: 1 } })
    expect(items).toEqual([
      {
        id: expect.any(Number),
        channel: 'email',
        type: 'DELIVERY',
        sender: 'shop@example.com',
        destination: 'ana@example.com',
        date: expect.any(String),
        customData: '',
      },
    ])
  })

  it('says of an SMS that it failed', async () => {
    const { sms, types } = await open()
    expect(await types(await sms({ to: '351-910009901' }))).toEqual(['SENT', 'FAILED'])
  })
})

describe('createRegisteredCustomEvents', () => {
  const event = (registerId: string, change: object = {}) => ({
    eventDate: 1_772_449_200,
    registerId,
    customData: 'signed',
    ...change,
  })

  it('adds to the history of several messages', async () => {
    const { email, api, types } = await open()
    const [a, b] = [await email(), await email()]
    await expect(
      api.createRegisteredCustomEvents({
        body: { channel: 'Email', events: [event(a), event(b), event(a, { customData: 'archived' })] },
      }),
    ).resolves.toEqual({ result: 'success' })
    expect(await types(a)).toEqual(['SENT', 'DELIVERY', 'CUSTOM', 'CUSTOM'])
    const { items } = await api.listRegisteredEvents({ path: { registered_id: b } })
    expect(items.at(-1)).toMatchObject({ type: 'CUSTOM', date: '2026-03-02 11:00:00', customData: 'signed' })
  })

  it.each([
    ['an unknown message', { registerId: '0'.repeat(32) }, 404],
    ['an event that is there', { eventDate: 1 }, 409],
  ])('adds none for %s', async (_, change, status) => {
    const { email, api, types } = await open()
    const id = await email()
    await api.createRegisteredCustomEvents({ body: { channel: 'Email', events: [event(id, { eventDate: 1 })] } })
    const body = { channel: 'Email' as const, events: [event(id), event(id, change)] }
    await expect(api.createRegisteredCustomEvents({ body })).rejects.toMatchObject({ status })
    expect(await types(id)).toEqual(['SENT', 'DELIVERY', 'CUSTOM'])
  })

  it('refuses the same event twice, another channel, and the message of another account', async () => {
    const { email, sms, api, types } = await open()
    const [id, text] = [await email(), await sms()]
    const add = (channel: 'Email' | 'Sms', ...events: ReturnType<typeof event>[]) =>
      api.createRegisteredCustomEvents({ body: { channel, events } })
    await expect(add('Email', event(id), event(id))).rejects.toMatchObject({
      status: 409,
      errors: { event_exists: expect.any(String) },
    })
    await expect(add('Email', event(id, { eventDate: 1_772_449_200_000 }))).rejects.toMatchObject({
      status: 422,
      errors: { 'body.events.0.eventDate': expect.stringContaining('milliseconds') },
    })
    await expect(add('Email', event(id), event(text))).rejects.toMatchObject({
      status: 422,
      errors: { 'body.events.1.registerId': expect.any(String) },
    })
    const stranger = (await open()).api
    await expect(
      stranger.createRegisteredCustomEvents({ body: { channel: 'Email', events: [event(id)] } }),
    ).rejects.toMatchObject({ status: 404 })
    expect([await types(id), await types(text)]).toEqual([
      ['SENT', 'DELIVERY'],
      ['SENT', 'DELIVERY'],
    ])
    await expect(add('Sms', event(text))).resolves.toEqual({ result: 'success' })
  })
})
