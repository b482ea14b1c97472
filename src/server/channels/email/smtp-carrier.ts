// Sends email through an SMTP host, over a pool of connections.
import { PassThrough } from 'node:stream'
import type { SendMailOptions } from 'nodemailer'
import type SMTPPool from 'nodemailer/lib/smtp-pool/index.js'
import type { DeliveryNotice, EmailCarrier, Outcome, OutgoingEmail } from '../../domain/sending/carrier.ts'
import { faultOfAnswer } from '../../lib/returns/status.ts'
import { createTurnstile } from '../../lib/turnstile.ts'
import { type DkimKey, keysFor, signMail } from './dkim.ts'
import { composeSource, isLarge, rawOptions, toMailOptions } from './mime.ts'

/** Connections to the host, and those that mails of one account may use: others always find one. */
const CONNECTIONS = 8
const EACH = 5

/** An error of nodemailer. */
export interface SmtpError extends Error {
  code?: string
  /** What the host answered. */
  command?: string
  responseCode?: number
  /** What the host said, with its code in front. */
  response?: string
}

/** Options of nodemailer with the mail that they were made of. */
interface Traced {
  outgoing: OutgoingEmail
}

/** What nodemailer reports about a mail that the host took. */
interface Sent {
  response: string
  /** The extensions of the host, one a line. */
  ehlo?: string[]
}

/** Errors before the host said anything about the mail. */
const unreachable = new Set(['ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ESOCKET', 'ETLS', 'EAUTH', 'EPROTOCOL'])

/**
 * What an error of nodemailer says about the mail (RFC 5321 4.2.1: 4yz may be tried again, 5yz not). `left`: all of its
 * data had been sent.
 */
export function toOutcome(error: SmtpError, left: boolean): Outcome {
  const { code = '', responseCode = 0 } = error
  const message = error.response || error.message
  // Once the data has left, nobody knows whether the host took the mail (RFC 5321 6.1); before that it cannot have.
  if (left && responseCode === 0) return { state: 'unknown', reason: message }
  if (responseCode >= 500 && code !== 'EAUTH') return refused(error, message)
  if (responseCode >= 400 && code !== 'EAUTH') return { state: 'deferred', reason: message }
  return { state: 'deferred', reason: message, broken: unreachable.has(code) }
}

/** What a refusal for good says of the recipient, the sender or the mail. */
function refused({ code, command }: SmtpError, reason: string): Outcome {
  const ofSender = command === 'MAIL FROM'
  const atRecipient = code === 'EENVELOPE' && !ofSender
  const fault = ofSender ? 'policy' : faultOfAnswer(reason, atRecipient)
  const failed = { state: 'failed', reason } as const
  if (fault === 'hard') return { ...failed, bounce: 'hard' }
  const soft = atRecipient ? { ...failed, bounce: 'soft' as const } : { ...failed, rejected: true }
  return fault === 'policy' ? { ...soft, policy: true } : soft
}

/** Options of nodemailer's pool for smtp://user:password@host:port or smtps://. */
export function poolOptions(text: string): SMTPPool.Options {
  const url = new URL(text)
  const secure = url.protocol === 'smtps:'
  return {
    pool: true,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 25),
    secure,
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    maxConnections: CONNECTIONS,
    maxMessages: Infinity,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
  }
}

/** The parameters of RFC 3461; nodemailer gives them to a host that offers DSN, and leaves them out elsewhere. */
const toDsn = ({ notify, orcpt, envid, ret }: DeliveryNotice) => ({
  ...(notify && { notify: [...notify] }),
  ...(orcpt !== undefined && { orcpt }),
  ...(envid !== undefined && { id: envid }),
  ...(ret !== undefined && { ret }),
})

/** Passes a mail on and calls `onEnd` when its last octet has left. */
const passThrough = (onEnd: () => void) =>
  new PassThrough({
    flush(end) {
      onEnd()
      end()
    },
  })

/**
 * A carrier that sends to `url` (smtp:// or smtps://, with user and password when the host wants them) and signs mails
 * with the keys. Mails take turns by what `guestOf` says of them.
 */
export function createSmtpCarrier(
  url: string,
  keys: readonly DkimKey[],
  guestOf: (mail: OutgoingEmail) => string | number,
): EmailCarrier {
  // Loaded with the first mail: the start of the server should not wait for the library.
  let loaded: ReturnType<typeof load> | undefined
  /** Mails whose data has left. Several may have the same Message-ID. */
  const left = new WeakSet<OutgoingEmail>()
  const connections = createTurnstile({ all: CONNECTIONS, each: EACH })

  async function load() {
    const { createTransport } = await import('nodemailer')
    const pool = createTransport(poolOptions(url))
    pool.use('stream', ({ message, data }, done) => {
      const { outgoing } = data as Partial<Traced>
      message.transform(() => passThrough(() => outgoing && left.add(outgoing)))
      done()
    })
    return pool
  }

  async function optionsOf(mail: OutgoingEmail): Promise<SendMailOptions> {
    const signers = keysFor(keys, mail.from.email)
    return signers.length === 0 && !isLarge(mail)
      ? toMailOptions(mail)
      : rawOptions(mail, await signMail(await composeSource(mail), signers))
  }

  async function send(mail: OutgoingEmail): Promise<Outcome> {
    try {
      const pool = await (loaded ??= load())
      const options = { ...(await optionsOf(mail)), outgoing: mail, ...(mail.notice && { dsn: toDsn(mail.notice) }) }
      const info = (await connections.pass(guestOf(mail), () => pool.sendMail(options))) as unknown as Sent
      const notifies = mail.notice !== undefined && (info.ehlo ?? []).some((line) => /^DSN\b/i.test(line))
      return { state: 'accepted', ref: info.response, ...(notifies && { notifies }) }
    } catch (error) {
      return toOutcome(error as SmtpError, left.has(mail))
    }
  }

  return {
    send: (mails) => Promise.all(mails.map(send)),
    async close() {
      const pool = await loaded
      pool?.close()
    },
  }
}
