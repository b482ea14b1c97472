// What became of single emails: in the sandbox by the recipient, at a real SMTP server by its answers.
import { describe, expect, it } from 'vitest'
import { NotFoundError, UnauthorizedError } from '../../../src/clients/index.ts'
import { eventually } from '../../support/eventually.ts'
import { freePort } from '../../support/free-port.ts'
import { withSender } from '../../support/mailing.ts'
import { startServer } from '../../support/server.ts'
import { type SmtpSinkOptions, startSmtpSink } from '../../support/smtp.ts'

const attempted = ['created', 'queued', 'processing', 'spool', 'sending']
const DAY = 86_400

/** A platform with an SMTP server of its own. */
async function withHost(options: SmtpSinkOptions) {
  const smtp = await startSmtpSink(options)
  const server = await startServer({ env: { MESSAGING_SANDBOX_SMTP_URL: smtp.url } })
  const close = async () => {
    await server.close()
    await smtp.close()
  }
  return { smtp, ...(await withSender(server)), [Symbol.asyncDispose]: close }
}

describe('getEmailLog', () => {
  it('shows the email as it was ordered', async () => {
    await using server = await startServer()
    const { send, log, senderId, settled } = await withSender(server)
    const email = {
      senderName: 'The shop',
      subject: 'Order {{ id }}',
      htmlBody: '<p>{{ id }}</p>',
      textBody: '{{ id }}',
      mergeTags: ['id:1'],
      cc: ['copy@example.com'],
      bcc: ['blind@example.com'],
      openTracking: true,
      header: { listUnsubscribe: true, optInIpAddress: '192.0.2.10' },
      group: 'orders',
      advancedTemplatingData: { a: { b: 1 } },
      attachment: [{ filename: 'a', mimeType: 'text/plain', arrangement: 'attachment' as const, data: 'YWJj' }],
    }
    const id = await send(email)
    await settled(id)
    const entry = await log(id)
    expect(entry).toMatchObject({ subscriberEmail: 'ana@example.com' })
    expect(entry).not.toHaveProperty('shortenerCampaign')
    expect(entry.campaign).toMatchObject({
      id,
      senderId: Number(senderId),
      name: 'Order {{ id }}',
      customSenderName: 'The shop',
      currentStatus: 'delivered',
      contentSubject: 'Order {{ id }}',
      contentHtml: '<p>{{ id }}</p>',
      contentText: '{{ id }}',
      createIp: '127.0.0.1',
      openTrackingEnabled: true,
      clickTrackingEnabled: false,
      mergeTags: ['id:1'],
      attachement: true,
      hasunsubscribe: true,
      optInIpAddress: '192.0.2.10',
      cc: [{ email: 'copy@example.com' }],
      bcc: [{ email: 'blind@example.com' }],
      advancedTemplateData: { a: { b: 1 } },
    })
  })

  it('gives emails of one group one number', async () => {
    await using server = await startServer()
    const { send, log } = await withSender(server)
    const ids = [await send({ group: 'a' }), await send({ group: 'b' }), await send({ group: 'a' })]
    const groups = await Promise.all(ids.map(async (id) => (await log(id)).campaign.groupId))
    expect(groups[2]).toBe(groups[0])
    expect(groups[1]).not.toBe(groups[0])
  })

  it.each([
    { to: 'ana@example.com', end: ['finished', 'delivered'] },
    { to: 'bounce-hard@example.com', end: ['bounce_hard'] },
    { to: 'bounce-hard+42@example.com', end: ['bounce_hard'] },
    { to: 'bounce-soft@example.com', end: ['bounce_soft'] },
    { to: 'reject@example.com', end: ['rejected'] },
    { to: 'complaint@example.com', end: ['finished', 'delivered'] },
  ])('lists the statuses of $to in order', async ({ to, end }) => {
    await using server = await startServer()
    const { send, settled, statuses, log } = await withSender(server)
    const id = await send({ to })
    await expect(settled(id)).resolves.toBe(end.at(-1))
    expect(await statuses(id)).toEqual([...attempted, ...end])
    const { campaignStatusLog } = await log(id)
    expect(campaignStatusLog.map(({ createDate }) => createDate)).toEqual(
      campaignStatusLog.map(({ createDate }) => createDate).sort(),
    )
  })

  it('an email that is put off is tried for 72 hours and then fails', async () => {
    await using server = await startServer()
    const { send, sandbox, statuses } = await withSender(server)
    const id = await send({ to: 'defer@example.com' })
    const tries = (all: string[]) => all.filter((status) => status === 'sending').length
    await eventually(async () => (await statuses(id)).at(-1) === 'queued' && tries(await statuses(id)) === 1)
    await sandbox.advanceClock({ body: { seconds: 3 * DAY - 3600 } })
    const waiting = await statuses(id)
    expect(waiting.at(-1)).toBe('queued')
    await sandbox.advanceClock({ body: { seconds: 7200 } })
    const over = await statuses(id)
    expect(over.at(-1)).toBe('bounce_soft')
    expect(tries(over)).toBe(tries(waiting) + 1)
    await sandbox.advanceClock({ body: { seconds: 30 * DAY } })
    expect(await statuses(id)).toEqual(over)
    // Each attempt was a message of its own to the carrier, under the same Message-ID.
    const { items } = await sandbox.listCapturedMessages({ query: { limit: 100 } })
    expect(items).toHaveLength(tries(over))
    const heads = await Promise.all(
      items.map(({ captured_id }) => sandbox.getCapturedMessage({ path: { captured_id } })),
    )
    expect(new Set(heads.map(({ headers }) => headers.find(({ name }) => name === 'Message-ID')?.value)).size).toBe(1)
  })

  it('an SMTP server that is busy gets the email later', async () => {
    let busy = true
    await using host = await withHost({ reject: () => (busy ? 451 : null) })
    const id = await host.send()
    await eventually(
      async () => (await host.statuses(id)).includes('sending') && (await host.statuses(id)).at(-1) === 'queued',
    )
    busy = false
    await host.sandbox.advanceClock({ body: { seconds: 600 } })
    expect(await host.statuses(id)).toEqual([...attempted, ...attempted.slice(1), 'finished'])
    expect(host.smtp.mails).toHaveLength(1)
  })

  it.each([
    { name: 'a recipient that is refused', options: { reject: () => 550 }, status: 'bounce_hard' },
    { name: 'content that is refused', options: { rejectData: () => 554 }, status: 'rejected' },
    {
      name: 'a copy that is refused',
      options: { reject: (to: string) => (to === 'copy@example.com' ? 550 : null) },
      status: 'finished',
    },
    {
      name: 'a recipient that is refused while the copy is taken',
      options: { reject: (to: string) => (to === 'copy@example.com' ? null : 550) },
      status: 'bounce_hard',
    },
  ])('$name ends as $status', async ({ options, status }) => {
    await using host = await withHost(options)
    const id = await host.send({ cc: ['copy@example.com'] })
    await expect(host.settled(id)).resolves.toBe(status)
    await host.sandbox.advanceClock({ body: { seconds: 4 * DAY } })
    expect((await host.statuses(id)).filter((one) => one === 'sending')).toHaveLength(1)
  })

  it('an SMTP server that is down leaves the email queued, and in the end broken', async () => {
    const MESSAGING_SANDBOX_SMTP_URL = `smtp://127.0.0.1:${await freePort()}`
    await using server = await startServer({ env: { MESSAGING_SANDBOX_SMTP_URL } })
    const { send, sandbox, statuses } = await withSender(server)
    const id = await send()
    await eventually(async () => (await statuses(id)).includes('sending') && (await statuses(id)).at(-1) === 'queued')
    await sandbox.advanceClock({ body: { seconds: 4 * DAY } })
    expect((await statuses(id)).at(-1)).toBe('broken')
  })

  it('an SMTP server that refuses our password is one that cannot be reached, and no bounce of the recipient', async () => {
    const smtp = await startSmtpSink({ authenticate: () => false })
    await using server = await startServer({
      env: { MESSAGING_SANDBOX_SMTP_URL: smtp.url.replace('//', '//user:wrong@') },
    })
    const { send, sandbox, statuses } = await withSender(server)
    const id = await send()
    await eventually(async () => (await statuses(id)).includes('sending') && (await statuses(id)).at(-1) === 'queued')
    await sandbox.advanceClock({ body: { seconds: 4 * DAY } })
    expect((await statuses(id)).at(-1)).toBe('broken')
    await smtp.close()
  })

  it('a hard bounce suppresses the address for campaigns', async () => {
    await using server = await startServer()
    const mailing = await withSender(server)
    await mailing.settled(await mailing.send({ to: 'bounce-hard@example.com' }))
    const { marketing, senderId, sandbox } = mailing
    const { list_id } = await marketing.createList({ body: { internal_name: 'a' } })
    for (const email of ['bounce-hard@example.com', 'ana@example.com'])
      await marketing.createContact({ path: { list_id }, body: { base: { email } } })
    const content = { type: 'html', body: 'Hi' } as const
    const path = await marketing.createEmailCampaign({
      body: { list_id, internal_name: 'a', subject: 'Spring', sender_id: Number(senderId), content },
    })
    await marketing.sendEmailCampaign({
      path: { campaign_hash: path.campaign_hash },
      body: { list_id, segments: { type: 'none' } },
    })
    await eventually(async () => (await marketing.listCampaigns({ query: { status: 'sent' } })).total_items === 1)
    const { items } = await sandbox.listCapturedMessages({ query: { subject: 'Spring' } })
    expect(items.map(({ recipient }) => recipient)).toEqual(['ana@example.com'])
  })

  it('knows no email of another account, none that is not there, and no key that is unknown', async () => {
    await using server = await startServer()
    const { send, transactional } = await withSender(server)
    const messageId = await send()
    const stranger = server.transactional((await server.createAccount('Stranger')).key)
    await expect(stranger.getEmailLog({ path: { messageId } })).rejects.toThrow(NotFoundError)
    await expect(transactional.getEmailLog({ path: { messageId: messageId + 1 } })).rejects.toThrow(NotFoundError)
    await expect(transactional.getEmailLog({ path: { messageId: 2 ** 31 } })).rejects.toMatchObject({ status: 400 })
    await expect(server.transactional('unknown').getEmailLog({ path: { messageId } })).rejects.toThrow(
      UnauthorizedError,
    )
  })
})
