// Mails that came back, as servers of several makes write them, and what each of them says.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readReturnedMail } from '../../../src/server/lib/returns/returned-mail.ts'
import { faultOfAnswer } from '../../../src/server/lib/returns/status.ts'
import { createSeededRandom } from '../../../src/server/lib/seeded.ts'

const folder = join(import.meta.dirname, '../../support/returns')
const sample = (name: string) => readFileSync(join(folder, `${name}.eml`), 'latin1')

const samples: Record<string, object> = {
  'postfix-unknown-user': { kind: 'bounce', fault: 'hard', reason: expect.stringContaining('User unknown in virtual') },
  'postfix-delayed': { kind: 'note', reason: expect.stringContaining('Connection timed out') },
  'postfix-relayed': { kind: 'relayed' },
  'exim-unrouteable': { kind: 'bounce', fault: 'hard', reason: '550 No such user here', references: ['MESSAGE_ID'] },
  'exim-text-only': { kind: 'note', reason: expect.stringContaining('550 5.1.1 User unknown') },
  'sendmail-mailbox-full': { kind: 'bounce', fault: 'soft', reason: '552 5.2.2 Over quota' },
  'exchange-not-found': { kind: 'bounce', fault: 'hard', references: ['MESSAGE_ID'] },
  'exchange-access-denied': { kind: 'bounce', fault: 'policy', reason: expect.stringContaining('Access denied') },
  'gmail-does-not-exist': { kind: 'bounce', fault: 'hard', text: expect.stringContaining('Address not found') },
  'gmail-unauthenticated': { kind: 'bounce', fault: 'policy', reason: expect.stringContaining('sender is unauth') },
  qmail: { kind: 'note', reason: 'Sorry, no mailbox here by that name. (#5.1.1)' },
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

describe('faultOfAnswer', () => {
  it.each([
    ['550 5.1.1 no such user', 'hard', 'hard'],
    ['550-5.1.1 The email account that you tried to reach\n550 5.1.1 does not exist', 'hard', 'hard'],
    ['550 #5.1.0 Address rejected.', 'soft', 'soft'],
    ['552 5.2.2 mailbox full', 'soft', 'soft'],
    ['550 5.7.1 relaying denied', 'policy', 'policy'],
    ['550 5.7.13 account disabled', 'hard', 'hard'],
    ['553 5.1.8 <shop@example.com>: Sender address rejected', 'policy', 'policy'],
    ['550 unknown user', 'hard', 'soft'],
    ['550 192.0.2.1 is listed at dnsbl.example', 'policy', 'policy'],
    ['556 domain does not accept mail', 'hard', 'soft'],
    ['554 transaction failed', 'soft', 'soft'],
    ['550 5.0.0 unknown user', 'hard', 'soft'],
    // No status, but an address and a version.
    ['550 host 5.1.1.7 with Mail 4.5.1.2 says no', 'hard', 'soft'],
    ['nothing that anybody knows', 'soft', 'soft'],
  ])('%s is %s where it answers RCPT TO, %s elsewhere', (answer, atRecipient, elsewhere) => {
    expect([faultOfAnswer(answer, true), faultOfAnswer(answer, false)]).toEqual([atRecipient, elsewhere])
  })
})
