// What the relay answers to each step of a session: who logs in, which sender, which recipients, and the mail.

import type { FastifyBaseLogger } from 'fastify'
import type { SMTPServerAddress, SMTPServerOptions, SMTPServerSession } from 'smtp-server'
import type { Meter } from '../contract/rate-limit.ts'
import type { Domain } from '../domain/domain.ts'
import { createAddressLimit } from './address-limit.ts'
import type { Answered } from './connection.ts'
import { recipientAddress } from './envelope.ts'
import { createIntake, type IntakeDeps } from './intake.ts'
import { assertStillAllowed, checkSender, type Login, logIn, loginOf } from './login.ts'
import { recordMail } from './mail-log.ts'
import { badRecipient, failedLogin, failedMail, loginRefusal, mailRefusal, type Refusal } from './replies.ts'

export interface SessionDeps extends IntakeDeps {
  domain: Pick<Domain, 'sandbox' | 'accounts' | 'messages'>
  meter: Meter
  /** Maximum number of connections from one address. */
  perAddress: number
}

/** Turns an error into a reply: it is a refusal, or else a failure that goes into the log. */
interface Failing {
  log: FastifyBaseLogger
  toRefusal(error: unknown): Refusal | null
  failed(): Refusal
}

/** Answers with the result of `work`, or with the refusal that its error stands for. */
async function replyWith<T>(
  work: () => T | Promise<T>,
  { log, toRefusal, failed }: Failing,
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

async function checkRecipient(users: Domain['accounts']['users'], to: SMTPServerAddress, login: Login): Promise<void> {
  await assertStillAllowed(users, login)
  if (recipientAddress(to) === null) throw badRecipient('RCPT TO holds no address')
}

export interface Session {
  handlers: SMTPServerOptions
  answered(session: SMTPServerSession, answered: Answered): void
  close(): Promise<void>
}

export function createSession({ perAddress, ...parts }: SessionDeps): Session {
  const { domain, log } = parts
  const addresses = createAddressLimit(perAddress)
  const intake = createIntake(parts)
  const login: Failing = { log, toRefusal: loginRefusal, failed: failedLogin }
  const mail: Failing = { log, toRefusal: mailRefusal, failed: failedMail }

  const handlers = {
    onConnect: (session, done) => void replyWith(() => addresses.acquire(session), mail, done),
    onClose: (session) => addresses.release(session),
    onAuth(given, session, done) {
      void replyWith(
        () => logIn(domain.accounts.users, given, session),
        login,
        (refusal, user) => {
          if (refusal) log.info({ op: 'relayLogin', ip: session.remoteAddress, status: refusal.responseCode })
          done(refusal, { user })
        },
      )
    },
    onMailFrom: (from, session, done) => void replyWith(() => checkSender(parts, from, session), mail, done),
    onRcptTo: (to, session, done) =>
      void replyWith(() => checkRecipient(domain.accounts.users, to, loginOf(session)), mail, done),
    onData: (stream, session, done) => void replyWith(() => intake.takeMail(stream, session), mail, done),
  } satisfies SMTPServerOptions

  return { handlers, answered: recordMail(domain.sandbox.requests.note), close: intake.close }
}
