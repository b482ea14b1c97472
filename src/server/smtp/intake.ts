// Each mail is received, read, and stored as an email before the relay replies 250.
import type { FastifyBaseLogger } from 'fastify'
import type { SMTPServerSession } from 'smtp-server'
import { requesterOf } from '../contract/requester.ts'
import type { Domain } from '../domain/domain.ts'
import { createByteLimiter } from './byte-limiter.ts'
import { noticeOf, plainAddress } from './envelope.ts'
import { assertStillAllowed, loginOf } from './login.ts'
import { createReader } from './mail.ts'
import { mailIdOf, RELAY_OPERATION } from './mail-log.ts'
import { toOrder } from './order.ts'
import { mailRefusal, tooLarge, unreadableMail } from './replies.ts'
import { type Received, receiveMail } from './spool.ts'

export interface IntakeDeps {
  domain: Pick<Domain, 'accounts' | 'messages'>
  log: FastifyBaseLogger
  /** Where larger mails are kept while they come in. */
  folder: string
}

export interface Intake {
  /** Resolves with the text of the 250 when the mail is durable. Throws a Refusal, or what the domain throws. */
  takeMail(stream: AsyncIterable<Buffer>, session: SMTPServerSession): Promise<string>
  /** Resolves when no mail is being processed and the reader has ended. */
  close(): Promise<void>
}

/** Maximum bytes of a mail as it crosses the network. */
export const MAIL_LIMIT = 20_971_520
/** Maximum bytes of all mails that are read at the same time. */
const IN_READING = 32 * 1024 * 1024

/** Throws a Refusal for a mail that is too large or has broken line ends. */
function assertSound({ problem, bytes }: Received): void {
  if (problem === 'too_large') throw tooLarge(`The email has ${bytes} bytes; the limit is ${MAIL_LIMIT}`)
  if (problem === 'line_ends') throw unreadableMail('The email has a CR or LF alone, or a NUL character')
}

export function createIntake({ domain, log, folder }: IntakeDeps): Intake {
  const byteLimiter = createByteLimiter(IN_READING)
  const reader = createReader()
  const inHand = new Set<Promise<string>>()

  /** Stores a mail that came in; resolves with its number when it is durable. */
  async function store(received: Received, session: SMTPServerSession): Promise<number> {
    assertSound(received)
    const login = loginOf(session)
    const { caller, sender } = login
    const account = caller.accountId
    const recipients = session.envelope.rcptTo.map((to) => ({
      address: plainAddress(to.address) as string,
      notice: noticeOf(session, to, sender?.address ?? ''),
    }))
    return byteLimiter.run(received.bytes, async () => {
      const source = await received.read()
      const mail = await reader.read(source)
      const body = mail.rewritten?.slice(mail.bodyAt) ?? source.toString('latin1', mail.bodyAt)
      const envelopeSender = sender?.row
      const { order, relayed } = await toOrder({
        mail,
        account,
        recipients,
        envelopeSender,
        senders: domain.accounts.senders,
        body,
      })
      // The mail may have taken minutes.
      await assertStillAllowed(domain.accounts.users, login)
      const by = requesterOf(caller, session.remoteAddress, mailIdOf(session), RELAY_OPERATION)
      return domain.messages.transactional.emails.send(account, order, by, relayed)
    })
  }

  async function takeMail(stream: AsyncIterable<Buffer>, session: SMTPServerSession): Promise<string> {
    const begun = performance.now()
    const received = await receiveMail(stream, { folder, limit: MAIL_LIMIT })
    const line = { op: 'relayEmail', account: loginOf(session).caller.accountId, bytes: received.bytes }
    const ms = () => Math.round((performance.now() - begun) * 10) / 10
    try {
      const messageId = await store(received, session)
      log.info({ ...line, messageId, status: 250, ms: ms() })
      return `2.0.0 ${messageId} queued`
    } catch (error) {
      const refusal = mailRefusal(error)
      // The text of a refusal may name addresses, so only its number and code are logged.
      log.info({ ...line, status: refusal?.responseCode ?? 451, code: refusal?.message.split(' ')[0], ms: ms() })
      throw error
    } finally {
      await received.discard()
    }
  }

  return {
    takeMail(stream, session) {
      const work = takeMail(stream, session).finally(() => inHand.delete(work))
      inHand.add(work)
      return work
    },
    async close() {
      await Promise.allSettled(inHand)
      await reader.close()
    },
  }
}
