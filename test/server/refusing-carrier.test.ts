// A mail host that refuses mails for good: the address, the mail or the sender may be the reason.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { type Mailing, withSender } from '../support/mailing.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { useSmtpSink } from '../support/smtp.ts'

const cases = [
  { name: 'gone', at: 'RCPT', answer: '550 5.1.1 no such user', status: 'bounce_hard', suppressed: true },
  { name: 'silent', at: 'RCPT', answer: '550 unknown', status: 'bounce_soft', unclassified: true },
  { name: 'full', at: 'RCPT', answer: '552 5.2.2 mailbox full', status: 'bounce_soft' },
  { name: 'policy', at: 'RCPT', answer: '550 5.7.26 sender is unauthenticated', status: 'bounce_soft', alarm: true },
  { name: 'late-gone', at: 'DATA', answer: '550 5.1.1 no such user', status: 'bounce_hard', suppressed: true },
  { name: 'content', at: 'DATA', answer: '550 content refused', status: 'rejected' },
  { name: 'late-policy', at: 'DATA', answer: '550 5.7.9 DMARC policy', status: 'rejected', alarm: true },
] as const

let server: TestServer
const smtp = useSmtpSink({
  reject: (to) => answerOf(to, 'RCPT'),
  rejectData: ({ to }) => answerOf(to[0] ?? '', 'DATA'),
})
let mailing: Mailing
const written: string[] = []

const answerOf = (address: string, at: string) =>
  cases.find((one) => one.at === at && address.startsWith(`${one.name}@`))?.answer ?? null

beforeAll(async () => {
  const logStream = { write: (line: string) => void written.push(line) }
  const env = { MESSAGING_SANDBOX_SMTP_URL: smtp.url, MESSAGING_LOG: 'error' }
  server = await startServer({ env, app: { logStream } })
  mailing = await withSender(server)
})
afterAll(async () => {
  await server?.close()
})

const alarms = () => written.filter((line) => line.includes('refuses the mails of a sender'))
async function counted(name: string) {
  const { body } = await server.app.http.inject({ url: '/metrics' })
  return Number(new RegExp(`^messaging_${name}_refusals_total\\{by="answer"\\} (\\d+)$`, 'm').exec(body)?.[1] ?? 0)
}
const refusals = () => counted('sender')

describe('a refusal for good', () => {
  it.each(cases)('$answer to $at', async ({ name, status, ...expected }) => {
    const to = `${name}@example.com`
    const [before, unclassified] = [await refusals(), await counted('unclassified')]
    const messageId = await mailing.send({ to })
    expect(await mailing.settled(messageId)).toBe(status)
    const { items } = await mailing.marketing.listSuppressionEntries({ query: { value: to } })
    expect(items.length === 1).toBe('suppressed' in expected)
    const counts = ['alarm' in expected, 'unclassified' in expected].map(Number)
    // A status can be read before its refusal is counted.
    await eventually(async () => {
      expect([(await refusals()) - before, (await counted('unclassified')) - unclassified]).toEqual(counts)
      return true
    })
  })

  it('of the sender hurts no recipient', async () => {
    smtp.options.rejectSender = () => '550 5.1.1 no such sender here'
    const before = await refusals()
    const messageId = await mailing.send({ to: 'ana@example.com' })
    expect(await mailing.settled(messageId)).toBe('rejected')
    expect((await mailing.marketing.listSuppressionEntries({ query: { value: 'ana@example.com' } })).items).toEqual([])
    await eventually(async () => (await refusals()) - before === 1)
  })

  it('is one line in the log for a domain, without a recipient', () => {
    expect(alarms()).toHaveLength(1)
    expect(JSON.parse(alarms()[0] ?? '')).toMatchObject({ account: server.accountId, domain: 'example.com' })
    expect(written.join('')).not.toMatch(/policy@|ana@/)
  })
})
