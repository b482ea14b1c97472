// Batches of emails, as they arrive at a real SMTP server.
import { beforeAll, describe, expect, it } from 'vitest'
import type { TransactionalSchemas } from '../../../src/clients/index.ts'
import { dateTime, type Mailing, withSender } from '../../support/mailing.ts'
import { openAccount, refused } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { parseMail, useSmtpSink } from '../../support/smtp.ts'

type BatchEmail = TransactionalSchemas['BatchEmail']

const smtp = useSmtpSink()
const server = useServer(() => ({ env: { MESSAGING_SANDBOX_SMTP_URL: smtp.url } }))
let mailing: Mailing
beforeAll(async () => {
  mailing = await withSender(server)
})

const textTo = (...to: string[]): BatchEmail => ({
  senderId: mailing.senderId,
  to,
  subject: `To ${to[0]}`,
  textBody: 'Hello {{ name }}',
})
const send = (body: BatchEmail[]) => mailing.transactional.sendEmailBatch({ body })
const arrived = async (to: string) => parseMail(await smtp.waitFor((one) => one.to.includes(to)))
const sentTo = (destination: string) => mailing.transactional.listEmailMessages({ query: { destination } })

describe('sendEmailBatch', () => {
  it('answers with the ids in order, and each email goes its own way', async () => {
    const { templateId } = await mailing.transactional.createEmailTemplate({
      body: { templateName: 'Order', subject: 'Order', htmlBody: '<p>{{ order.id }}</p>' },
    })
    const { senderId, subject } = { ...textTo('template@example.com') }
    const ids = await send([
      { ...textTo('ana@example.com'), mergeTags: ['name:Ana'], priority: 'urgent', group: 'orders', customData: 'a' },
      {
        senderId: senderId ?? '',
        subject,
        to: ['template@example.com'],
        templateId,
        advancedTemplatingData: { order: { id: 7 } },
      },
      { ...textTo('later@example.com'), scheduleTo: dateTime(Date.now() + 3_600_000) },
    ])
    const numbers = ids.map(({ messageId }) => Number(messageId))
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
    const ana = await arrived('ana@example.com')
    expect(ana).toMatchObject({ subject: 'To ana@example.com', messageId: `<t.${numbers[0]}@example.com>` })
    expect(ana.text?.trim()).toBe('Hello Ana')
    expect((await arrived('template@example.com')).html?.trim()).toBe('<p>7</p>')
    expect((await mailing.log(numbers[2] ?? 0)).campaign.currentStatus).toBe('scheduled')
  })

  it('each address of `to` gets a message of its own, and all of them see one another', async () => {
    const to = ['one@example.com', 'two@example.com']
    const [id, ...others] = await send([{ ...textTo(...to), cc: ['three@example.com'], bcc: ['four@example.com'] }])
    expect(others).toEqual([])
    for (const address of [...to, 'three@example.com', 'four@example.com']) {
      const mail = await arrived(address)
      expect(mail.to?.map((one) => one.address)).toEqual(to)
      expect(mail.cc?.map((one) => one.address)).toEqual(['three@example.com'])
      expect(mail.messageId).toBe(`<t.${id?.messageId}@example.com>`)
      await expect(sentTo(address)).resolves.toHaveLength(1)
    }
    await expect(sentTo('one@example.com')).resolves.toMatchObject([{ messageId: id?.messageId }])
  })

  it('carries files, inline ones by their place', async () => {
    const data = Buffer.from('Total: 19.90').toString('base64')
    const file = (disposition: 'inline' | 'attachment', filename: string) => ({
      disposition,
      filename,
      mimeType: 'application/octet-stream',
      data,
    })
    const email = { ...textTo('files@example.com'), htmlBody: '<img src="cid:1">' }
    await send([{ ...email, attachments: [file('attachment', 'a.bin'), file('inline', 'b.bin')] }])
    expect((await arrived('files@example.com')).attachments).toMatchObject([
      { filename: 'b.bin', disposition: 'inline', contentId: '<1>' },
      { filename: 'a.bin', disposition: 'attachment' },
    ])
  })

  it('takes the hash of a sender in place of its id', async () => {
    const { senderId = '', ...email } = textTo('hash@example.com')
    const senders = await mailing.transactional.listEmailSenders()
    const senderHash = senders.find(({ id }) => id === senderId)?.senderHash ?? ''
    await send([{ ...email, senderHash: senderHash.toUpperCase() }])
    expect((await arrived('hash@example.com')).from?.address).toBe('shop@example.com')
    const unknown = send([{ ...email, senderHash: 'f'.repeat(32) }])
    await expect(unknown).rejects.toMatchObject(refused(400, 'body.0.senderHash'))
  })

  it('sends nothing when one is wrong, and names every one that is', async () => {
    const good = textTo('nothing@example.com')
    const copies = (name: string) => Array.from({ length: 60 }, (_, i) => `${name}${i}@example.com`)
    const wrong: [BatchEmail, string][] = [
      [{ ...good, senderId: '999' }, 'senderId'],
      [{ ...good, textBody: '{{ open' }, 'textBody'],
      [{ ...good, templateId: '999' }, 'templateId'],
      [{ ...good, scheduleTo: '2026-02-30 00:00:00' }, 'scheduleTo'],
      [{ ...good, cc: copies('cc'), bcc: copies('bcc') }, 'bcc'],
    ]
    for (const [email, place] of wrong) {
      await expect(send([good, email]), place).rejects.toMatchObject(refused(400, `body.1.${place}`))
    }
    const two = send([{ ...good, textBody: '{{ a' }, good, { ...good, textBody: '{{ b' }])
    await expect(two).rejects.toMatchObject({
      errors: { 'body.0.textBody': expect.any(String), 'body.2.textBody': expect.any(String) },
    })
    await expect(sentTo('nothing@example.com')).resolves.toEqual([])
  })

  it('counts the files of each email by itself', async () => {
    const file = { disposition: 'attachment', filename: 'a', mimeType: 'text/plain' } as const
    const bytes = (count: number) => ({ ...file, data: Buffer.alloc(count).toString('base64') })
    const email = textTo('large@example.com')
    const over = send([email, { ...email, attachments: [bytes(3_000_000), bytes(3_000_000)] }])
    await expect(over).rejects.toMatchObject(refused(400, 'body.1.attachments'))
    await expect(send([0, 1].map(() => ({ ...email, attachments: [bytes(5_000_000)] })))).resolves.toHaveLength(2)
  })

  it.each([0, 101])('refuses %i emails', async (count) => {
    await expect(send(Array.from({ length: count }, () => textTo('ana@example.com')))).rejects.toMatchObject(
      refused(400, 'body'),
    )
  })

  it('is split by the client', async () => {
    const body = Array.from({ length: 150 }, (_, i) => textTo(`bulk${i}@example.com`))
    const result = await mailing.transactional.sendEmailBatch.bulk(body)
    expect(result.parts.map(({ items }) => items.length)).toEqual([100, 50])
    expect([...result.items()].every((one) => Number(one.result?.messageId) > 0)).toBe(true)
  })

  it('is done once under an idempotency key', async () => {
    const { transactional } = await withSender(server, (await openAccount(server)).key)
    const [{ id = '' } = {}] = await transactional.listEmailSenders()
    const body = [{ ...textTo('once@example.com'), senderId: id }]
    const once = () => transactional.sendEmailBatch({ body }, { idempotencyKey: 'batch-1' })
    const first = await once()
    await expect(once()).resolves.toEqual(first)
    await expect(transactional.listEmailMessages({ query: { destination: 'once@example.com' } })).resolves.toHaveLength(
      1,
    )
  })
})
