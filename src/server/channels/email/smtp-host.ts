// One SMTP host, over a pool of connections.
import type { SendMailOptions } from 'nodemailer'
import type SMTPPool from 'nodemailer/lib/smtp-pool/index.js'
import type { DeliveryNotice, OutgoingEmail } from '../../domain/sending/carrier.ts'
import { createTurnstile } from '../../lib/turnstile.ts'
import { answerOf, type HostAnswer, type SmtpError } from './smtp-answer.ts'
import { NO_UTF8, needsUtf8 } from './utf8-addresses.ts'

/** Connections to a host, and those that mails of one account may use: others always find one. */
export const CONNECTIONS = 8
const EACH = 6

/** A mail that is ready to go, once or several times. */
export interface ReadyMail {
  mail: OutgoingEmail
  /** Mails of one guest take turns with those of others. */
  guest: string | number
  /** Options of nodemailer, new ones for every attempt. */
  options(): SendMailOptions
}

export interface SmtpHost {
  send(ready: ReadyMail): Promise<HostAnswer>
  close(): Promise<void>
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

/** Options of nodemailer's pool for smtp://user:password@host:port or smtps://. */
export function poolOptions(url: URL): SMTPPool.Options {
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

/** Takes the password out of a text, also in the forms in which it goes over the wire: hosts repeat what they refuse. */
export function hiding({ username, password }: URL): (text: string) => string {
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)]
  if (pass === '') return (text) => text
  // A short one stands in many a word, and would make them unreadable.
  const plain = pass.length >= 4 ? [pass, password] : []
  const forms = [...plain, `\0${user}\0${pass}`, pass].map((form, i) =>
    i < 2 ? form : Buffer.from(form).toString('base64'),
  )
  return (text) => forms.reduce((rest, form) => rest.replaceAll(form, '***'), text)
}

const offers = (extension: string, lines: readonly string[] = []): boolean =>
  lines.some((line) => new RegExp(`^${extension}\\b`, 'i').test(line))

/** A host at `address` (smtp:// or smtps://, with user and password when the host wants them). */
export function createSmtpHost(address: string): SmtpHost {
  const url = new URL(address)
  const hide = hiding(url)
  // Loaded with the first mail: the start of the server should not wait for the library.
  let loaded: ReturnType<typeof load> | undefined
  /** Mails whose data has left. Several may have the same Message-ID. */
  const left = new WeakSet<OutgoingEmail>()
  const connections = createTurnstile({ all: CONNECTIONS, each: EACH })
  /** Whether the host takes addresses that are not ASCII, as far as that is known. */
  let takesUtf8: boolean | undefined

  async function load() {
    const { createTransport } = await import('nodemailer')
    const pool = createTransport(poolOptions(url))
    pool.use('stream', ({ message, data }, done) => {
      const { outgoing } = data as Partial<Traced>
      // Its end is read before the dot that ends the mail is written. Filters inside end earlier: they read ahead.
      message.processFunc((stream) => stream.once('end', () => outgoing && left.add(outgoing)))
      done()
    })
    return pool
  }

  async function deliver({ mail, guest, options }: ReadyMail): Promise<HostAnswer> {
    const pool = await (loaded ??= load())
    const traced = { ...options(), outgoing: mail, ...(mail.notice && { dsn: toDsn(mail.notice) }) }
    const info = (await connections.pass(guest, () => pool.sendMail(traced))) as unknown as Sent
    takesUtf8 = offers('SMTPUTF8', info.ehlo)
    const notifies = mail.notice !== undefined && offers('DSN', info.ehlo)
    return { outcome: { state: 'accepted', ref: info.response, ...(notifies && { notifies }) } }
  }

  /** Connects once to learn what the host offers: nodemailer would send such an address to any host. */
  async function askForUtf8(): Promise<boolean> {
    const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection/index.js')
    const connection = new SMTPConnection(poolOptions(url))
    try {
      await new Promise<void>((resolve, reject) => {
        connection.once('error', reject)
        connection.connect((error) => (error ? reject(error) : resolve()))
      })
      return offers('SMTPUTF8', (connection as unknown as { _ehloLines?: string[] })._ehloLines)
    } finally {
      connection.quit()
    }
  }

  return {
    async send(ready) {
      try {
        if (needsUtf8(ready.mail) && !(takesUtf8 ??= await askForUtf8()))
          return { outcome: { state: 'failed', reason: NO_UTF8 }, elsewhere: true }
        return await deliver(ready)
      } catch (error) {
        return answerOf(error as SmtpError, left.has(ready.mail), hide)
      }
    },
    async close() {
      const pool = await loaded
      pool?.close()
    },
  }
}
