// Single SMS and batches, through the sandbox carrier.
import { describe, expect, it } from 'vitest'
import { BadRequestError } from '../../../src/clients/index.ts'
import { dateTime } from '../../support/mailing.ts'
import { startServer, useServer } from '../../support/server.ts'
import { type SingleSms, withSmsSender } from '../../support/texting.ts'

const server = useServer()

const account = async () => withSmsSender(server, (await server.createAccount('Shop')).key)
const attempted = ['created', 'queued', 'processing', 'spool', 'sending']

/** The places that a refusal names. */
const placesOf = async (refused: Promise<unknown>) => {
  const error = await refused.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(BadRequestError)
  return Object.keys((error as BadRequestError).errors ?? {})
}

describe('sendSms', () => {
  it('sends the text with its placeholders filled', async () => {
    const { send, captured, settled, statuses } = await account()
    const id = await send({
      textBody: 'Thank you, {{ name }}: 5 € {% if vip == "yes" %}off{% endif %}',
      mergeTags: ['name:Ana', 'vip:yes'],
    })
    await expect(settled(id)).resolves.toBe('delivered')
    const message = await captured('351-910000001')
    expect(message).toMatchObject({
      channel: 'sms',
      sender: '351-920000001',
      message_id: String(id),
      outcome: 'accepted',
    })
    expect(message).toMatchObject({
      text: 'Thank you, Ana: 5 € off',
      segments: 1,
      encoding: 'gsm0338',
    })
    for (const name of ['subject', 'title', 'data']) expect(message).not.toHaveProperty(name)
    expect(await statuses(id)).toEqual([...attempted, 'finished', 'delivered'])
  })

  it.each(['57-3000000001', '57-3000009911', '57-3000009912'])('to %s in Colombia gets no receipt', async (to) => {
    const { transactional, sms, statuses, sandbox } = await account()
    const { messageId } = await transactional.sendSms({ body: sms({ to }) })
    await sandbox.advanceClock({ body: { seconds: 2 * 3_600 } })
    expect(await statuses(Number(messageId))).toEqual([...attempted, 'finished'])
  })

  it('says what networks of some countries do', async () => {
    const { transactional, sms } = await account()
    const warningsTo = async (to: string, change: Partial<SingleSms> = {}) =>
      (await transactional.sendSms({ body: sms({ to, maxCount: 3, ...change }) })).warnings
    expect(await warningsTo('351-910000001')).toBeUndefined()
    expect(await warningsTo('34-600000001')).toEqual([expect.stringMatching(/^Spain: .*number/)])
    expect(await warningsTo('57-3000000001')).toEqual([expect.stringMatching(/^Colombia: .*receipt/)])
    expect(await warningsTo('91-9800000001')).toEqual([
      expect.stringMatching(/^India: .*six letters/),
      expect.stringMatching(/Jammu and Kashmir/),
    ])
    expect(await warningsTo('55-11900000001', { encoding: 'unicode', textBody: 'ã'.repeat(80) })).toEqual([
      expect.stringMatching(/^Brazil: .*abroad/),
      expect.stringContaining('Unicode'),
      expect.stringContaining('Several parts'),
    ])
  })

  it('sends from a name', async () => {
    const { marketing, send, captured } = await account()
    const { sender_id } = await marketing.createCellphoneSender({
      body: { type: 'alpha_numeric', cellphone: 'SHOP', file: 'JVBERi0xLjQK' },
    })
    await send({ from: String(sender_id) })
    await expect(captured('351-910000001')).resolves.toMatchObject({ sender: 'SHOP' })
  })

  it.each([
    { ending: '9901', status: 'rejected', last: ['rejected'] },
    { ending: '9902', status: 'send_failed', last: ['send_failed'] },
    { ending: '9904', status: 'finished', last: ['finished'] },
    { ending: '9905', status: 'finished', last: ['finished'] },
  ])('to a number that ends in $ending: $status', async ({ ending, status, last }) => {
    const { send, settled, statuses } = await account()
    const id = await send({ to: `351-91000${ending}` })
    await expect(settled(id)).resolves.toBe(status)
    expect(await statuses(id)).toEqual([...attempted, ...last])
  })

  it('tries one that was put off again for 72 hours, and then gives up', async () => {
    await using own = await startServer()
    const { send, sandbox, log } = await withSmsSender(own)
    const id = await send({ to: '351-910009903' })
    await sandbox.advanceClock({ body: { seconds: 71 * 3600 } })
    expect((await log(id)).campaign.currentStatus).toBe('queued')
    await sandbox.advanceClock({ body: { seconds: 3 * 3600 } })
    expect((await log(id)).campaign.currentStatus).toBe('send_failed')
  })

  it('waits for scheduleTo', async () => {
    await using own = await startServer()
    const { send, sandbox, statuses, settled } = await withSmsSender(own)
    const id = await send({ scheduleTo: dateTime(Date.now() + 7_200_000) })
    expect(await statuses(id)).toEqual(['created', 'scheduled'])
    await sandbox.advanceClock({ body: { seconds: 7_201 } })
    await settled(id)
    expect(await statuses(id)).toEqual([
      'created',
      'scheduled',
      'queued',
      'processing',
      'spool',
      'sending',
      'finished',
      'delivered',
    ])
  })

  it.each<{ name: string; sms: Partial<SingleSms>; place: string }>([
    { name: 'a text of two parts where one is allowed', sms: { textBody: 'a'.repeat(161) }, place: 'body.textBody' },
    {
      name: 'one that is too long once it is filled',
      sms: { textBody: '{{ a }}', mergeTags: [`a:${'b'.repeat(161)}`] },
      place: 'body.textBody',
    },
    { name: 'one that is empty once it is filled', sms: { textBody: '{{ a }}' }, place: 'body.textBody' },
    { name: 'a character that gsm0338 lacks', sms: { textBody: 'não' }, place: 'body.textBody' },
    { name: 'a broken template', sms: { textBody: '{% if %}' }, place: 'body.textBody' },
    { name: 'a sender that is not there', sms: { from: '999' }, place: 'body.from' },
    { name: 'a sender that is no number', sms: { from: 'shop' }, place: 'body.from' },
    { name: 'a number without a country code', sms: { to: '910000001' }, place: 'body.to' },
    { name: '31 February', sms: { scheduleTo: '2031-02-31 00:00:00' }, place: 'body.scheduleTo' },
    { name: 'no part at all', sms: { maxCount: 0 }, place: 'body.maxCount' },
  ])('refuses $name', async ({ sms, place }) => {
    const { send, transactional } = await account()
    expect(await placesOf(send(sms))).toEqual([place])
    await expect(transactional.listSmsMessages()).resolves.toEqual([])
  })

  it('takes the longer text when maxCount allows it, also in unicode', async () => {
    const { send, captured } = await account()
    const textBody = 'ã'.repeat(134)
    await send({ textBody, encoding: 'unicode', maxCount: 2 })
    await expect(captured('351-910000001')).resolves.toMatchObject({ text: textBody })
  })

  it('counts a text in national tables by them', async () => {
    const { send, captured, settled } = await account()
    const language = 'portuguese' as const
    const textBody = `ã${'a'.repeat(154)}`
    await settled(await send({ textBody, encoding: 'gsm0338', language, maxCount: 1 }))
    await expect(captured('351-910000001')).resolves.toMatchObject({
      ...{ text: textBody, encoding: 'gsm0338', segments: 1 },
      language,
    })
    const longer = { textBody: `${textBody}a`, encoding: 'gsm0338', maxCount: 1 } as const
    expect(await placesOf(send({ ...longer, language }))).toEqual(['body.textBody'])
    expect(await placesOf(send({ textBody: 'ã', encoding: 'gsm0338', language: 'turkish' }))).toEqual(['body.textBody'])
  })

  it('refuses a sender of another account, and an email sender', async () => {
    const [one, two] = [await account(), await account()]
    expect(await placesOf(one.send({ from: String(two.sender_id) }))).toEqual(['body.from'])
    const { sender_id } = await one.marketing.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    expect(await placesOf(one.send({ from: String(sender_id) }))).toEqual(['body.from'])
  })
})

describe('sendSmsBatch', () => {
  it('takes 100 in one go', async () => {
    const { transactional, sms, sandbox } = await account()
    const body = Array.from({ length: 100 }, (_, n) =>
      sms({ to: `351-91000${1000 + n}`, textBody: `Number ${n}`, group: n < 50 ? 'first' : 'second' }),
    )
    await expect(transactional.sendSmsBatch({ body })).resolves.toBeUndefined()
    const messages = await transactional.listSmsMessages()
    expect(messages.map(({ subscriberMobile }) => subscriberMobile).toReversed()).toEqual(body.map(({ to }) => to))
    await expect(transactional.listSmsMessages({ query: { group: 'second' } })).resolves.toHaveLength(50)
    await sandbox.waitForCapturedMessage({ query: { recipient: '351-910001099', timeout: 30 } })
  })

  it('sends nothing when one is wrong, and names each that is', async () => {
    const { transactional, sms } = await account()
    const body = [sms(), sms({ textBody: 'ç' }), sms(), sms({ from: '999' })]
    expect(await placesOf(transactional.sendSmsBatch({ body }))).toEqual(['body.1.textBody', 'body.3.from'])
    await expect(transactional.listSmsMessages()).resolves.toEqual([])
  })

  it.each([0, 101])('refuses %i', async (length) => {
    const { transactional, sms } = await account()
    expect(await placesOf(transactional.sendSmsBatch({ body: Array.from({ length }, () => sms()) }))).toEqual(['body'])
  })
})

describe('resubscribeMobile', () => {
  it('frees a number that is suppressed, which gets nothing before', async () => {
    const { marketing, send, settled, transactional } = await account()
    await marketing.addSuppressionEntries({ body: { type: 'cellphone', value: ['351-910000001'] } })
    await expect(settled(await send())).resolves.toBe('rejected')
    const body = { mobileNumber: '351-910000001' }
    await expect(transactional.resubscribeMobile({ body })).resolves.toEqual(['351-910000001'])
    await expect(transactional.resubscribeMobile({ body })).resolves.toEqual([])
    await expect(settled(await send())).resolves.toBe('delivered')
  })
})

describe('listSmsSenders', () => {
  it('shows numbers and names, oldest first', async () => {
    const { marketing, transactional, sender_id } = await account()
    const { sender_id: name } = await marketing.createCellphoneSender({
      body: { type: 'alpha_numeric', cellphone: 'SHOP', file: 'JVBERi0xLjQK' },
    })
    await expect(transactional.listSmsSenders()).resolves.toEqual([
      { id: String(sender_id), name: '351-920000001', phoneNumber: '351-920000001', senderStatus: 'active' },
      { id: String(name), name: 'SHOP', phoneNumber: 'SHOP', senderStatus: 'active' },
    ])
  })
})
