// Notices of delivery (RFC 3461) and the reports on it (RFC 3464), at real mail hosts that offer DSN or do not.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Mailing, withSender } from '../../support/mailing.ts'
import { type Session, startRelay, type TestRelay } from '../../support/relay.ts'
import { startServer, useServer } from '../../support/server.ts'
import { parseMail, type ReceivedMail, startSmtpSink, useSmtpSink } from '../../support/smtp.ts'

const smtp = useSmtpSink({ reject: (to) => refusals[to.split(/[@-]/)[0] ?? ''] ?? null })
const server = useServer(() => ({ env: { MESSAGING_SANDBOX_SMTP_URL: smtp.url } }))
let mailing: Mailing
let relay: TestRelay
let session: Session

const refusals: Record<string, number> = { refused: 550, later: 451 }

beforeAll(async () => {
  mailing = await withSender(server)
  relay = await startRelay(server)
  session = await relay.logIn()
})
afterAll(async () => {
  await relay?.close()
})

let mails = 0

/** Relays a mail with these parameters to a new recipient, whose name says his fate; resolves with both. */
async function send(fate: 'taken' | 'refused' | 'later', rcpt: string, mail = '') {
  const to = `${fate}-${++mails}@example.com`
  expect(await session.say(`MAIL FROM:<shop@example.com>${mail}`)).toMatch(/^250 /)
  expect(await session.say(`RCPT TO:<${to}>${rcpt}`)).toMatch(/^250 /)
  await session.say('DATA')
  session.write(`From: shop@example.com\r\nTo: ${to}\r\nSubject: Ol\xe1 ${to}\r\n\r\nSecret text`)
  const id = Number(/^250 2\.0\.0 (\d+) queued$/.exec(await session.say('\r\n.'))?.[1])
  return { id, to }
}

const isReportOn = (to: string) => (mail: ReceivedMail) => mail.from === '' && mail.raw.includes(to)

/** Whether there is a report on the recipient, once all is done. */
async function isReported(to: string): Promise<boolean> {
  // Whatever there was to say about it is queued by now; this mail comes after it.
  const { to: last } = await send('taken', '')
  await smtp.waitFor((mail) => mail.to.includes(last))
  await server.app.work.drain()
  return smtp.mails.some(isReportOn(to))
}

async function reportOn(to: string) {
  const mail = await smtp.waitFor(isReportOn(to))
  const parsed = await parseMail(mail)
  const source = mail.raw.toString('latin1')
  const fields = /message\/delivery-status\r\n\r\n([\s\S]*?)\r\n--/.exec(source)?.[1] ?? ''
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(fields)?.[1]?.trim()
  return { mail, parsed, source, field }
}

describe('a report', () => {
  it('on a failure goes to the sender, from nobody, with what the host said and the headers of the mail', async () => {
    const { id, to } = await send('refused', ' NOTIFY=FAILURE ORCPT=rfc822;ana+2Bx@example.org', ' ENVID=order+2B7')
    const { mail, parsed, source, field } = await reportOn(to)
    expect(mail.to).toEqual(['shop@example.com'])
    expect(parsed.headers.find(({ key }) => key === 'content-type')?.value).toMatch(
      /^multipart\/report; report-type=delivery-status;/,
    )
    expect(parsed.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied')
    expect(parsed.from).toEqual({ name: 'Mail Delivery System', address: 'mailer-daemon@example.com' })
    expect(parsed.text).toContain(`to ${to} could not be delivered`)
    expect(field('Original-Envelope-Id')).toBe('order+7')
    expect(field('Reporting-MTA')).toBe('dns; example.com')
    expect(field('Original-Recipient')).toBe('rfc822;ana+x@example.org')
    expect(field('Final-Recipient')).toBe(`rfc822; ${to}`)
    expect(field('Action')).toBe('failed')
    expect(field('Status')).toMatch(/^5\.\d\.\d$/)
    expect(field('Diagnostic-Code')).toMatch(/^smtp; 550 /)
    expect(source).toContain('Content-Type: text/rfc822-headers')
    expect(source).not.toContain('Secret text')
    expect(await mailing.settled(id)).toBe('bounce_hard')
    // It is a message like any other.
    const [logged] = await mailing.transactional.listEmailMessages({ query: { destination: 'shop@example.com' } })
    expect(logged?.subject).toBe('Delivery Status Notification (Failure)')
    expect(await mailing.settled(Number(logged?.messageId))).toBe('finished')
  })

  it('holds the whole mail with RET=FULL, and only if it failed', async () => {
    const failed = await send('refused', ' NOTIFY=FAILURE', ' RET=FULL')
    expect((await reportOn(failed.to)).source).toMatch(/Content-Type: message\/rfc822[\s\S]*Secret text/)
    const passed = await send('taken', ' NOTIFY=SUCCESS', ' RET=FULL')
    expect((await reportOn(passed.to)).source).not.toContain('Secret text')
  })

  it('tells of a delay, once', async () => {
    const { to } = await send('later', ' NOTIFY=DELAY,FAILURE')
    const { field } = await reportOn(to)
    expect([field('Action'), field('Status')?.[0]]).toEqual(['delayed', '4'])
    await mailing.sandbox.advanceClock({ body: { seconds: 4 * 86_400 } })
    const reports = smtp.mails.filter(isReportOn(to)).map(({ raw }) => /^Action: (.*)\r$/m.exec(raw.toString())?.[1])
    expect(reports).toEqual(['delayed', 'failed'])
  })

  it('tells that a mail was handed over to a host that does not report', async () => {
    const { to } = await send('taken', ' NOTIFY=SUCCESS')
    const { field } = await reportOn(to)
    expect([field('Action'), field('Status')]).toEqual(['relayed', '2.0.0'])
  })

  it.each([
    ['refused', ' NOTIFY=NEVER'],
    ['refused', ' NOTIFY=SUCCESS,DELAY'],
    ['refused', ''],
    ['taken', ' NOTIFY=FAILURE'],
    ['taken', ' NOTIFY=NEVER'],
  ] as const)('is not written where nobody asked: %s with %j', async (fate, rcpt) => {
    const { id, to } = await send(fate, rcpt)
    await mailing.settled(id)
    expect(await isReported(to)).toBe(false)
  })

  it('is never written about a report', async () => {
    smtp.options.reject = (to) => (to === 'shop@example.com' ? 550 : (refusals[to.split('-')[0] ?? ''] ?? null))
    const before = (await mailing.transactional.listEmailMessages({ query: { destination: 'shop@example.com' } }))
      .length
    const { id } = await send('refused', ' NOTIFY=FAILURE,SUCCESS,DELAY')
    await mailing.settled(id)
    await send('taken', '')
    await server.app.work.drain()
    const reports = await mailing.transactional.listEmailMessages({ query: { destination: 'shop@example.com' } })
    expect(reports.length - before).toBe(1)
    expect(await mailing.settled(Number(reports[0]?.messageId))).toBe('bounce_hard')
    await mailing.transactional.resubscribeEmail({ body: { emailAddress: 'shop@example.com' } })
  })
})

describe('a host that offers DSN', () => {
  it('gets the parameters, and reports itself on what it took', async () => {
    const other = await startSmtpSink({ dsn: true, reject: (to) => (to.startsWith('refused') ? 550 : null) })
    const own = await startServer({ env: { MESSAGING_SANDBOX_SMTP_URL: other.url } })
    await withSender(own)
    const door = await startRelay(own)
    try {
      const client = await door.logIn()
      const say = async (to: string, rcpt: string, mail: string) => {
        await client.say(`MAIL FROM:<shop@example.com>${mail}`)
        await client.say(`RCPT TO:<${to}>${rcpt}`)
        await client.say('DATA')
        client.write(`From: shop@example.com\r\n\r\nHi`)
        expect(await client.say('\r\n.')).toMatch(/^250 /)
      }
      const all = ' NOTIFY=SUCCESS,FAILURE ORCPT=rfc822;ana+2Bx@example.org'
      await say('ana@example.com', all, ' RET=HDRS ENVID=order+2B7')
      const { dsn } = await other.waitFor(({ to }) => to.includes('ana@example.com'))
      expect(dsn).toMatchObject({
        ret: 'HDRS',
        envid: 'order+7',
        notify: ['SUCCESS', 'FAILURE'],
        orcpt: 'rfc822;ana+x@example.org',
      })
      await say('never@example.com', ' NOTIFY=NEVER', '')
      expect((await other.waitFor(({ to }) => to.includes('never@example.com'))).dsn).toMatchObject({
        notify: ['NEVER'],
      })
      // A recipient whom it refuses is ours to report.
      await say('refused@example.com', ' NOTIFY=SUCCESS,FAILURE', '')
      const report = await other.waitFor(({ from }) => from === '')
      expect(report.raw.toString()).toContain('Final-Recipient: rfc822; refused@example.com')
      await own.app.work.drain()
      expect(other.mails.filter(({ from }) => from === '')).toHaveLength(1)
    } finally {
      await door.close()
      await own.close()
      await other.close()
    }
  })
})

describe('the parameters', () => {
  it('are announced', async () => {
    expect(await session.say('EHLO client.example.com')).toMatch(/^250-DSN$/m)
  })

  it.each([
    ['MAIL FROM:<shop@example.com> RET=SOME'],
    ['MAIL FROM:<shop@example.com> RET='],
    ['MAIL FROM:<shop@example.com> RET=FULL RET=HDRS'],
    ['MAIL FROM:<shop@example.com> ENVID=a+zz'],
    ['MAIL FROM:<shop@example.com> ENVID=a+0D+0Ab'],
    ['MAIL FROM:<shop@example.com> ENVID='],
    [`MAIL FROM:<shop@example.com> ENVID=${'a'.repeat(101)}`],
    ['RCPT TO:<ana@example.com> NOTIFY=SOMETIMES'],
    ['RCPT TO:<ana@example.com> NOTIFY='],
    ['RCPT TO:<ana@example.com> NOTIFY=NEVER,SUCCESS'],
    ['RCPT TO:<ana@example.com> NOTIFY=SUCCESS NOTIFY=NEVER'],
    ['RCPT TO:<ana@example.com> ORCPT=ana@example.com'],
    ['RCPT TO:<ana@example.com> ORCPT=rfc822;'],
    ['RCPT TO:<ana@example.com> ORCPT=rfc822;a+2b@example.com'],
  ])('%s is refused with 501 5.5.4', async (line) => {
    await session.say('RSET')
    if (line.startsWith('RCPT')) await session.say('MAIL FROM:<shop@example.com>')
    expect(await session.say(line)).toMatch(/^501 5\.5\.4 /)
    await session.say('RSET')
  })
})
