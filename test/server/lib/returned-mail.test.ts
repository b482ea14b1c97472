// Mails that came back, as servers of several makes write them, and what each of them says.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readReturnedMail } from '../../../src/server/lib/returns/returned-mail.ts'
import { classifyReport } from '../../../src/server/lib/returns/text-report.ts'
import { createSeededRandom } from '../../../src/server/lib/seeded.ts'

const folder = join(import.meta.dirname, '../../support/returns')
const sample = (name: string) => readFileSync(join(folder, `${name}.eml`), 'latin1')

const samples: Record<string, object> = {
  'postfix-unknown-user': { kind: 'bounce', fault: 'hard', reason: expect.stringContaining('User unknown in virtual') },
  'postfix-delayed': { kind: 'note', reason: expect.stringContaining('Connection timed out') },
  'postfix-relayed': { kind: 'relayed' },
  'exim-unrouteable': { kind: 'bounce', fault: 'hard', reason: '550 No such user here', references: ['MESSAGE_ID'] },
  'exim-text-only': { kind: 'bounce', fault: 'hard', reason: expect.stringContaining('550 5.1.1 User unknown') },
  'sendmail-mailbox-full': { kind: 'bounce', fault: 'soft', reason: '552 5.2.2 Over quota' },
  'exchange-not-found': { kind: 'bounce', fault: 'hard', references: ['MESSAGE_ID'] },
  'exchange-access-denied': { kind: 'bounce', fault: 'policy', reason: expect.stringContaining('Access denied') },
  'gmail-does-not-exist': { kind: 'bounce', fault: 'hard', text: expect.stringContaining('Address not found') },
  'gmail-unauthenticated': { kind: 'bounce', fault: 'policy', reason: expect.stringContaining('sender is unauth') },
  qmail: { kind: 'bounce', fault: 'hard', reason: 'Sorry, no mailbox here by that name. (#5.1.1)' },
  'text-delayed': { kind: 'note', reason: expect.stringContaining('451 4.7.1 Greylisted') },
  'text-quota': { kind: 'bounce', fault: 'soft', reason: 'El buzón está lleno.' },
  'text-spam': { kind: 'bounce', fault: 'policy', reason: expect.stringContaining('said: 550 Message') },
  'exchange-two-statuses': { kind: 'bounce', fault: 'policy' },
  'office365-unknown': { kind: 'bounce', fault: 'hard' },
  'postfix-no-tls': { kind: 'bounce', fault: 'soft', reason: expect.stringContaining('TLS is required') },
  'gmail-quota': { kind: 'bounce', fault: 'soft', reason: expect.stringContaining('out of storage space') },
  'yahoo-policy': { kind: 'bounce', fault: 'policy' },
  'left-the-company': { kind: 'auto_reply' },
  'plain-words': { kind: 'bounce', fault: 'policy' },
  'arf-abuse': { kind: 'complaint', originalSender: 'RETURN_ADDRESS', references: ['MESSAGE_ID'] },
  'arf-not-spam': { kind: 'note', reason: 'feedback: not-spam' },
  'arf-auth-failure': { kind: 'sender_failure' },
  'out-of-office': { kind: 'auto_reply', from: 'ana@example.net', references: ['MESSAGE_ID'] },
  'vacation-of-before': { kind: 'auto_reply' },
  'read-receipt': { kind: 'read', references: ['MESSAGE_ID'] },
  reply: {
    kind: 'reply',
    subject: 'Re: Spring is here – thanks',
    text: 'Você tem em azul?\n',
    from: 'ana@example.net',
  },
}

describe('readReturnedMail', () => {
  it.each(Object.keys(samples))('%s', (name) => {
    expect(readReturnedMail(sample(name))).toMatchObject(samples[name] as object)
  })

  it('says nothing worse of a report whose action is missing or unknown than its status', () => {
    const report = sample('postfix-unknown-user')
    expect(readReturnedMail(report.replace('Action: failed', 'Action: error'))).toMatchObject({ fault: 'hard' })
    expect(readReturnedMail(report.replace('Action: failed\n', ''))).toMatchObject({ kind: 'bounce', fault: 'hard' })
    const passing = report.replace('Action: failed\nStatus: 5.1.1', 'Action: error\nStatus: 4.4.1')
    expect(readReturnedMail(passing)).toMatchObject({ kind: 'note' })
  })

  it.each([
    ['550 5.7.1 Message rejected', 'policy'],
    ['550 rejected by our content filter as spam', 'policy'],
    ['550 5.1.1 rejected: 192.0.2.1 is listed by a blocklist', 'policy'],
    ['554 5.7.26 unauthenticated mail from example.com is not accepted', 'policy'],
    ['550 relay access denied', 'policy'],
    ['550 mailbox unavailable', 'soft'],
    ['550 please call 555-0100', 'soft'],
    ['550 no such user here', 'hard'],
    ['551 unknown user', 'hard'],
    ['5.1.1', 'hard'],
    ['user unknown', 'hard'],
    ['', 'soft'],
  ])('the words "%s" to people are %s', (words, fault) => {
    const mail = `From: MAILER-DAEMON@mx.example.net\r\nSubject: failure notice\r\n\r\nHello,\r\n${words}\r\n`
    expect(readReturnedMail(mail)).toMatchObject({ kind: 'bounce', fault })
  })

  it('tells an answer of a person that quotes a bounce from a bounce', () => {
    const from = 'From: Ana <ana@example.net>\r\n'
    const text = 'Your message could not be delivered to rui@example.net: 550 5.1.1 unknown. Why do I get this?\r\n'
    const answer = `${from}Subject: Re: Undelivered Mail\r\nIn-Reply-To: <t.1@example.com>\r\n\r\n${text}`
    expect(readReturnedMail(answer)).toMatchObject({ kind: 'reply' })
  })

  it('reads any bytes, and what is cut off or mixed up', () => {
    const random = createSeededRandom(1)
    const pick = (n: number) => random.below(Math.max(n, 1))
    const names = Object.keys(samples)
    for (let round = 0; round < 400; round++) {
      const bytes = [...sample(names[round % names.length] as string)]
      for (let n = pick(8); n >= 0; n--) {
        const [from, to] = [pick(bytes.length), pick(bytes.length)]
        if (pick(2) === 0) bytes.splice(from, pick(60))
        else bytes.splice(to, 0, ...bytes.slice(from, from + pick(200)), String.fromCharCode(pick(256)))
      }
      const read = readReturnedMail(bytes.join(''))
      expect(read === null || typeof read.kind).toBe(read === null || 'string')
    }
    for (const text of ['', '\0', '\r\n\r\n', ':'.repeat(10_000)])
      expect(readReturnedMail(text)).toMatchObject({ kind: 'reply' })
    // More fields than any mail has.
    expect(readReturnedMail('a: b\r\n'.repeat(10_000))).toBeNull()
  })
})

describe('a refusal in words beside a status of the address', () => {
  it.each([
    ['550 5.1.1 User ana not listed in Domino Directory', 'hard'],
    ['550 5.1.1 User unknown\nIf this is abuse, write to abuse@example.com', 'hard'],
    ['550 5.1.1 Blocked for spam, see our list', 'policy'],
    ['550 5.1.1 refused (5.7.1 no mail of yours)', 'policy'],
  ])('%s means %s', (text, fault) => {
    expect(classifyReport({ text }).fault).toBe(fault)
  })
})
