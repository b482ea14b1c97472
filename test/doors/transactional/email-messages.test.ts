// Lists, records and counts of single emails, and what holds for messages of every channel.
import { describe, expect, it } from 'vitest'
import { dateTime, withSender } from '../../support/mailing.ts'
import { startServer, useServer } from '../../support/server.ts'
import { withSmsSender } from '../../support/texting.ts'

const server = useServer()

const account = async () => withSender(server, (await server.createAccount('Shop')).key)
const inAnHour = () => dateTime(Date.now() + 3_600_000)

describe('listEmailMessages', () => {
  it('combines its filters', async () => {
    const { send, settled, transactional } = await account()
    const [a, b] = [await send({ group: 'orders' }), await send({ to: 'bounce-hard@example.com' })]
    for (const id of [a, b]) await settled(id)
    const find = async (query: NonNullable<Parameters<typeof transactional.listEmailMessages>[0]>['query']) =>
      transactional.listEmailMessages({ query })
    expect(await find({ group: 'orders' })).toEqual([
      {
        createDate: expect.any(String),
        groupName: 'orders',
        subject: 'Hello',
        subscriberEmail: 'ana@example.com',
        messageId: String(a),
        senderEmail: 'shop@example.com',
      },
    ])
    expect((await find({ status: 'bounce_hard' })).map(({ messageId }) => messageId)).toEqual([String(b)])
    expect(await find({ destination: 'nobody@example.com' })).toEqual([])
    expect(await find({})).toHaveLength(2)
  })
})

describe('getEmailMessage', () => {
  it('shows where an email stands', async () => {
    const { send, transactional, senderId } = await account()
    const id = await send({ scheduleTo: inAnHour(), cc: ['copy@example.com'], openTracking: true })
    const message = await transactional.getEmailMessage({ path: { id } })
    expect(message).toMatchObject({
      id,
      senderId: Number(senderId),
      subject: 'Hello',
      textBody: 'Hello',
      cc: ['copy@example.com'],
      status: 'scheduled',
      openTracking: true,
    })
    expect(message).not.toHaveProperty('htmlBody')
  })
})

describe('getEmailReport', () => {
  it('counts messages by what became of them, and what recipients did', async () => {
    const { send, settled, captured, sandbox, transactional } = await account()
    const htmlBody = '<a href="https://shop.example.com/">Shop</a>'
    const ids = [
      await send({ htmlBody, openTracking: true, clickTracking: true }),
      await send({ to: 'bounce-soft@example.com' }),
      await send({ to: 'reject@example.com' }),
    ]
    for (const id of ids) await settled(id)
    await send({ scheduleTo: inAnHour() })
    const { captured_id } = await captured('ana@example.com')
    // The second open is a repetition.
    for (const type of ['open', 'open', 'click'] as const)
      await sandbox.createMessageEvent({ path: { captured_id }, body: { type } })
    await expect(transactional.getEmailReport({ query: { groupBy: 'month' } })).resolves.toMatchObject([
      {
        groupName: 'default',
        viewsTotal: 1,
        viewsUnique: 1,
        clicksTotal: 1,
        clicksUnique: 1,
        metricsTotal: 4,
        metricsProcessed: 3,
        metricsSent: 2,
        eventSoftBounce: 1,
        eventHardBounce: 0,
        eventRemoved: 0,
        timePeriod: dateTime(Date.now()).slice(0, 7),
      },
    ])
  })
})

describe('listEmailSenders', () => {
  it('shows the ids that sending takes', async () => {
    const { transactional, senderId } = await account()
    await expect(transactional.listEmailSenders()).resolves.toEqual([
      {
        id: senderId,
        name: 'Shop',
        email: 'shop@example.com',
        senderStatus: 'active',
        senderHash: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ])
  })
})

describe('resubscribeEmail', () => {
  it('frees an address that bounced, which gets nothing before', async () => {
    const { send, settled, transactional } = await account()
    await settled(await send({ to: 'bounce-hard@example.com' }))
    await expect(settled(await send({ to: 'bounce-hard@example.com' }))).resolves.toBe('rejected')
    const body = { emailAddress: 'bounce-hard@example.com' }
    await expect(transactional.resubscribeEmail({ body })).resolves.toEqual(['bounce-hard@example.com'])
    await expect(transactional.resubscribeEmail({ body })).resolves.toEqual([])
    await expect(settled(await send({ to: 'bounce-hard@example.com' }))).resolves.toBe('bounce_hard')
  })
})

describe('cancelMessage, cancelMessageLegacy', () => {
  it('calls off what waits for its time, on every channel', async () => {
    await using own = await startServer()
    const [mail, text] = [await withSender(own), await withSmsSender(own)]
    const [email, sms] = [await mail.send({ scheduleTo: inAnHour() }), await text.send({ scheduleTo: inAnHour() })]
    await mail.transactional.cancelMessage({ path: { id: email } })
    await mail.transactional.cancelMessageLegacy({ path: { id: sms } })
    await mail.sandbox.advanceClock({ body: { seconds: 7_200 } })
    expect(await mail.statuses(email)).toEqual(['created', 'scheduled', 'canceled'])
    expect(await text.statuses(sms)).toEqual(['created', 'scheduled', 'canceled'])
    await expect(mail.sandbox.listCapturedMessages()).resolves.toMatchObject({ total_items: 0 })
  })

  it('calls off the copies of an email with it, or one copy alone', async () => {
    await using own = await startServer()
    const mail = await withSender(own)
    const idOf = async (destination: string) =>
      Number((await mail.transactional.listEmailMessages({ query: { destination } }))[0]?.messageId)
    const copies = { cc: ['copy@example.com'], bcc: ['blind@example.com'], scheduleTo: inAnHour() }
    const email = await mail.send(copies)
    const all = [email, await idOf('copy@example.com'), await idOf('blind@example.com')]
    await mail.transactional.cancelMessage({ path: { id: email } })
    for (const id of all) expect(await mail.statuses(id)).toEqual(['created', 'scheduled', 'canceled'])
    await mail.send(copies)
    await mail.transactional.cancelMessage({ path: { id: await idOf('blind@example.com') } })
    await mail.sandbox.advanceClock({ body: { seconds: 7_200 } })
    const { items } = await mail.sandbox.listCapturedMessages()
    expect(items.map(({ recipient }) => recipient).toSorted()).toEqual(['ana@example.com', 'copy@example.com'])
  })

  it('is too late for one that was sent, and for one that was called off', async () => {
    const { send, settled, transactional } = await account()
    const sent = await send()
    await settled(sent)
    const gone = await send({ scheduleTo: inAnHour() })
    await transactional.cancelMessage({ path: { id: gone } })
    for (const id of [sent, gone]) {
      await expect(transactional.cancelMessage({ path: { id } })).rejects.toMatchObject({
        status: 400,
        errors: { not_scheduled: expect.any(String) },
      })
    }
  })
})

describe('listGroups', () => {
  it('shows what sending named, by channel', async () => {
    const { key } = await server.createAccount('Shop')
    const [mail, text] = [await withSender(server, key), await withSmsSender(server, key)]
    await mail.send({ group: 'orders' })
    await text.send({ group: 'orders' })
    await text.send()
    const groups = await mail.transactional.listGroups()
    expect(groups.map(({ name, channel }) => [name, channel])).toEqual([
      ['orders', 'email'],
      ['orders', 'sms'],
      ['default', 'sms'],
    ])
    await expect(mail.transactional.listGroups({ query: { channel: 'email' } })).resolves.toEqual(groups.slice(0, 1))
  })
})
