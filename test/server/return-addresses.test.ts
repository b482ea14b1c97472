// The envelope senders of mails to a mail host: where mails come back to, and that nobody can make such an address.
import { describe, expect, it } from 'vitest'
import { createReturnAddresses } from '../../src/server/domain/sending/return-addresses.ts'
import { withSender } from '../support/mailing.ts'
import { startRelay } from '../support/relay.ts'
import { useServer } from '../support/server.ts'
import { useSmtpSink } from '../support/smtp.ts'

const smtp = useSmtpSink({ reject: (to) => (to.startsWith('refused') ? 550 : null) })
const server = useServer(() => ({
  env: { MESSAGING_SANDBOX_SMTP_URL: smtp.url, MESSAGING_RETURN_DOMAIN: 'Return.example.com' },
}))

describe('the envelope sender', () => {
  it('names the message and is signed', async () => {
    const { send } = await withSender(server)
    const id = await send({ to: 'ana@example.com' })
    const { from } = await smtp.waitFor(({ to }) => to.includes('ana@example.com'))
    expect(from).toMatch(/^b-[0-9a-v]+-[0-9a-v]{8}@return\.example\.com$/)
    expect(server.app.domain.sending.returnAddresses.read(from)).toEqual({ messageId: id, isLeaving: false })
  })

  it('of a relayed mail is that of its client, and that of a report is empty', async () => {
    const marketing = server.marketing()
    await marketing.createEmailSender({ body: { name: 'Bounces', email: 'bounces@example.com' } })
    const relay = await startRelay(server)
    try {
      const session = await relay.logIn()
      for (const to of ['rui@example.com', 'refused@example.com']) {
        expect(await session.say('MAIL FROM:<bounces@example.com>')).toMatch(/^250 /)
        expect(await session.say(`RCPT TO:<${to}> NOTIFY=FAILURE`)).toMatch(/^250 /)
        await session.say('DATA')
        session.write(`From: shop@example.com\r\nTo: ${to}\r\nSubject: Hello\r\n\r\nHello`)
        expect(await session.say('\r\n.')).toMatch(/^250 /)
      }
      expect((await smtp.waitFor(({ to }) => to.includes('rui@example.com'))).from).toBe('bounces@example.com')
      expect((await smtp.waitFor(({ to }) => to.includes('bounces@example.com'))).from).toBe('')
    } finally {
      await relay.close()
    }
  })
})

describe('createReturnAddresses', () => {
  const addresses = createReturnAddresses('return.example.com', 'secret')
  const of = (id: number) => addresses.of(id)

  it.each([1, 31, 32, 123_456_789, Number.MAX_SAFE_INTEGER])('finds %d again, also in other letters', (messageId) => {
    expect(of(messageId).split('@')[0]?.length).toBeLessThanOrEqual(64)
    expect(addresses.read(of(messageId))).toEqual({ messageId, isLeaving: false })
    expect(addresses.read(of(messageId).toUpperCase())).toEqual({ messageId, isLeaving: false })
  })

  it('tells one that somebody made from one that is none', () => {
    const [local = '', domain = ''] = of(7).split('@')
    expect(addresses.read(`${local.replace('b-7', 'b-8')}@${domain}`)).toBe('forged')
    expect(createReturnAddresses('return.example.com', 'other').read(of(7))).toBe('forged')
    for (const other of ['shop@return.example.com', `${local}@example.com`, `x${local}@${domain}`, local, '', '@'])
      expect(addresses.read(other)).toBe('other')
  })
})
