// What the relay answers to each step of a session: who logs in, which sender, which recipients, and the mail.

import type { FastifyBaseLogger } from 'fastify'
import type { SMTPServerOptions, SMTPServerSession } from 'smtp-server'
import type { Meter } from '../contract/rate-limit.ts'
import type { Caller } from '../domain/accounts/accounts.ts'
import { assertMay } from '../domain/accounts/rights.ts'
import type { SenderRow } from '../domain/accounts/senders/senders.ts'
import type { Domain } from '../domain/domain.ts'
import { activeSender, plain, recipientAddress, senderAddress } from './envelope.ts'
import { createGate } from './gate.ts'
import { createReader } from './mail.ts'
import { toOrder } from './order.ts'
import type { Refusal } from './replies.ts'
import {
  badRecipient,
  badSender,
  failedLogin,
  failedMail,
  loggedOut,
  loginRefusal,
  mailRefusal,
  notASender,
  tooLarge,
  tooMuch,
  unreadable,
} from './replies.ts'
import { type Received, receive } from './spool.ts'

export interface SessionParts {
  domain: Pick<Domain, 'senders' | 'transactional' | 'users'>
  meter: Meter
  log: FastifyBaseLogger
  /** Where larger mails lie while they come in. */
  folder: string
  /** Connections from one address. */
  perAddress: number
}

/** Bytes of a mail, as it crosses the network. */
export const MAIL_LIMIT = 20_971_520
/** Bytes of mails that are read at the same time. */
const IN_READING = 32 * 1024 * 1024

/** Milliseconds that a connection believes that it is logged in and that a sender may send; the sender is checked again when a mail is stored. */
const SENDER_MEMORY = 5_000

/** What is known of a connection after the login. */
interface Login {
  caller: Caller
  /** The sender of the last MAIL FROM, and when it was looked up. */
  sender?: { row: SenderRow; address: string; at: number }
}

const loginOf = (session: SMTPServerSession) => session.user as Login
const callerOf = (session: SMTPServerSession) => loginOf(session).caller

export function createSession({ domain, meter, log, folder, perAddress }: SessionParts) {
  const gate = createGate(IN_READING)
  const reader = createReader()
  const connections = new Map<string, Set<string>>()
  const inHand = new Set<Promise<void>>()

  function connect({ remoteAddress, id }: SMTPServerSession): void {
    const open = connections.get(remoteAddress) ?? new Set()
    if (open.size >= perAddress) throw tooMuch('Too many connections from this address')
    connections.set(remoteAddress, open.add(id))
  }

  function disconnect({ remoteAddress, id }: SMTPServerSession): void {
    const open = connections.get(remoteAddress)
    open?.delete(id)
    if (open?.size === 0) connections.delete(remoteAddress)
  }

  async function checkSender(from: Parameters<typeof senderAddress>[0], session: SMTPServerSession): Promise<void> {
    const login = loginOf(session)
    const { accountId, keyId } = login.caller
    const address = senderAddress(from)
    if (address === null) throw badSender('MAIL FROM holds no address')
    if (address === '') throw notASender('The empty address belongs to no sender of this account')
    const { refusal } = meter.take(keyId, accountId)
    if (refusal) throw refusal
    const { sender } = login
    if (sender?.address === address && performance.now() - sender.at < SENDER_MEMORY) return
    if (!(await domain.users.isCurrent(login.caller))) throw loggedOut()
    const row = activeSender(await domain.senders.findEmail(accountId, address), `The address ${address} in MAIL FROM`)
    login.sender = { row, address, at: performance.now() }
  }

  /** Stores a mail that came in; resolves with its number when it is durable. */
  async function store(received: Received, session: SMTPServerSession): Promise<number> {
    if (received.problem === 'too_large')
      throw tooLarge(`The mail has ${received.bytes} bytes; ${MAIL_LIMIT} are allowed`)
    if (received.problem === 'line_ends')
      throw unreadable('The mail holds a CR or LF that stands alone, or the character NUL')
    const { caller, sender } = loginOf(session)
    const account = caller.accountId
    const recipients = session.envelope.rcptTo.map(({ address }) => plain(address) as string)
    return gate.run(received.bytes, async () => {
      const read = await reader.read(await received.read())
      const order = await toOrder({
        ...read,
        account,
        recipients,
        envelopeSender: sender?.row,
        senders: domain.senders,
      })
      return domain.transactional.emails.send(account, order, session.remoteAddress, 'relay')
    })
  }

  async function take(stream: AsyncIterable<Buffer>, session: SMTPServerSession): Promise<string> {
    const begun = performance.now()
    const received = await receive(stream, { folder, limit: MAIL_LIMIT })
    const line = { op: 'relayEmail', account: callerOf(session).accountId, bytes: received.bytes }
    const ms = () => Math.round((performance.now() - begun) * 10) / 10
    try {
      const messageId = await store(received, session)
      log.info({ ...line, messageId, status: 250, ms: ms() })
      return `2.0.0 ${messageId} queued`
    } catch (error) {
      const refusal = mailRefusal(error)
      // Its text may name addresses; the number and the code say what it was.
      log.info({ ...line, status: refusal?.responseCode ?? 451, code: refusal?.message.split(' ')[0], ms: ms() })
      throw error
    } finally {
      await received.discard()
    }
  }

  /** Answers with what `work` gives, or with the refusal that its error is. */
  async function answer<T>(
    work: () => T | Promise<T>,
    [toRefusal, failed]: [toRefusal: (error: unknown) => Refusal | null, failed: () => Refusal],
    done: (refusal: Refusal | null, value?: T) => void,
  ): Promise<void> {
    let value: T
    try {
      value = await work()
    } catch (error) {
      const refusal = toRefusal(error)
      if (!refusal && (error as { code?: string }).code !== 'ECONNECTION')
        log.error({ op: 'relay', err: error }, 'unexpected error')
      return done(refusal ?? failed())
    }
    done(null, value)
  }

  const mail = [mailRefusal, failedMail] as [typeof mailRefusal, typeof failedMail]

  const handlers = {
    onConnect: (session, done) => void answer(() => connect(session), mail, done),
    onClose: (session) => disconnect(session),
    onAuth({ username, password }, session, done) {
      const logIn = async () => {
        const caller = await domain.users.logIn(username ?? '', password ?? '', session.remoteAddress)
        assertMay(caller.rights, 'transactional', 'write')
        return caller
      }
      void answer(logIn, [loginRefusal, failedLogin], (refusal, caller) => {
        if (refusal) log.info({ op: 'relayLogin', ip: session.remoteAddress, status: refusal.responseCode })
        done(refusal, { user: caller && ({ caller } satisfies Login) })
      })
    },
    onMailFrom: (address, session, done) => void answer(() => checkSender(address, session), mail, done),
    onRcptTo(address, _session, done) {
      const check = () => {
        if (recipientAddress(address) === null) throw badRecipient('RCPT TO holds no address')
      }
      void answer(check, mail, done)
    },
    onData(stream, session, done) {
      const work = answer(() => take(stream, session), mail, done).finally(() => inHand.delete(work))
      inHand.add(work)
    },
  } satisfies SMTPServerOptions

  return {
    handlers,
    /** Resolves when no mail is in hand any more; then there is no reader either. */
    async close(): Promise<void> {
      await Promise.allSettled(inHand)
      await reader.close()
    },
  }
}
