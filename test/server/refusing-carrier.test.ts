// A mail host that refuses mails for good: the address, the mail or the sender may be the reason.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Mailing, withSender } from '../support/mailing.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { type SmtpSink, startSmtpSink } from '../support/smtp.ts'

const cases = [
  { name: 'gone', at: 'RCPT', answer: '550 5.1.1 no such user', status: 'bounce_hard', suppressed: true },
  { name: 'silent', at: 'RCPT', answer: '550 unknown', status: 'bounce_hard', suppressed: true },
  { name: 'full', at: 'RCPT', answer: '552 5.2.2 mailbox full', status: 'bounce_soft' },
  { name: 'policy', at: 'RCPT', answer: '550 5.7.26 sender is unauthenticated', status: 'bounce_soft', alarm: true },
  { name: 'late-gone', at: 'DATA', answer: '550 5.1.1 no such user', status: 'bounce_hard', suppressed: true },
  { name: 'content', at: 'DATA', answer: '550 content refused', status: 'rejected' },
  { name: 'late-policy', at: 'DATA', answer: '550 5.7.9 DMARC policy', status: 'rejected', alarm: true },
] as const

let server: TestServer
let smtp: SmtpSink
let mailing: Mailing
const written: string[] = []

const answerOf = (address: string, at: string) =>
  cases.find((one) => one.at === at && address.startsWith(`${one.name}@`))?.answer ?? null

beforeAll(async () => {
  smtp = await startSmtpSink({
    reject: (to) => answerOf(to, 'RCPT'),
    rejectData: ({ to }) => answerOf(to[0] ?? '', 'DATA'),
  })
  const logStream = { write: (line: string) => void written.push(line) }
  const env = { MESSAGING_SMTP_URL: smtp.url, MESSAGING_LOG: 'error' }
  server = await startServer({ env, app: { logStream } })
  mailing = await withSender(server)
})
afterAll(async () => {
  await server?.close()
  await smtp?.close()
})

const alarms = () => written.filter((line) => line.includes('refuses the mails of a sender'))
async function refusals() {
  const { body } = await server.app.http.inject({ url: '/metrics' })
  return Number(/^messaging_sender_refusals_total\{by="answer"\} (\d+)$/m.exec(body)?.[1] ?? 0)
}

describe('a refusal for good', () => {
  it.each(cases)('$answer to $at', async ({ name, status, ...expected }) => {
    const to = `${name}@example.com`
    const before = await refusals()
    const messageId = await mailing.send({ to })
    expect(await mailing.settled(messageId)).toBe(status)
    const { items } = await mailing.marketing.listSuppressionEntries({ query: { value: to } })
    expect(items.length === 1).toBe('suppressed' in expected)
    expect((await refusals()) - before).toBe('alarm' in expected ? 1 : 0)
  })

  it('of the sender hurts no recipient', async () => {
    smtp.options.rejectSender = () => '550 5.1.1 no such sender here'
    const before = await refusals()
    const messageId = await mailing.send({ to: 'ana@example.com' })
    expect(await mailing.settled(messageId)).toBe('rejected')
    expect((await mailing.marketing.listSuppressionEntries({ query: { value: 'ana@example.com' } })).items).toEqual([])
    expect((await refusals()) - before).toBe(1)
  })

  it('is one line in the log for a domain, without a recipient', () => {
    expect(alarms()).toHaveLength(1)
    expect(JSON.parse(alarms()[0] ?? '')).toMatchObject({ account: server.accountId, domain: 'example.com' })
    expect(written.join('')).not.toMatch(/policy@|ana@/)
  })
})
