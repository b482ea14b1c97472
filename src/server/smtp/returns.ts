// The port for returned mails: bounces, complaints and replies to the return addresses of the platform. It needs no
// login, takes no other mails, and replies 250 when the effects of the mail are stored.
import type { SecureContextOptions } from 'node:tls'
import type { FastifyBaseLogger } from 'fastify'
import type { SMTPServerAddress, SMTPServerOptions, SMTPServerSession } from 'smtp-server'
import type { Domain } from '../domain/domain.ts'
import { createAddressLimit } from './address-limit.ts'
import { createByteLimiter } from './byte-limiter.ts'
import { type Door, type DoorLimits, openDoor } from './door.ts'
import { failedMail, noSuchMailbox, notRelayed, Refusal, tooLarge, tooMuch } from './replies.ts'
import { type Received, receiveMail } from './spool.ts'

/** Largest mail in bytes: some return the whole mail that was too large for them. */
const RETURN_LIMIT = 67_108_864
/** Bytes of a mail that are read; a report holds a few thousand, and stands before what it returns (RFC 6522 3). */
const READ = 1_048_576
/** Bytes of all mails that are read at the same time. */
const IN_READING = 8 * READ
/** Recipients of a mail; a report is about one. */
const RECIPIENTS = 20
/** Refused recipients after which a connection ends: who tries addresses is to need many connections. */
const WRONG = 20

/** Why a mail or a recipient was not taken. */
type ReturnRefusal = 'forged' | 'unknown' | 'too_large' | 'failed'

export interface ReturnDeps {
  domain: Pick<Domain, 'insight'>
  log: FastifyBaseLogger
  /** Where larger mails are kept while they come in. */
  folder: string
  /** The name of this host. */
  name: string
  countRefusal(reason: ReturnRefusal): void
}

const options: SMTPServerOptions = {
  authOptional: true,
  hideDSN: true,
  // Who answers or reports may have an address beyond ASCII, and a report on such a one is in UTF-8 (RFC 6533).
  hideSMTPUTF8: false,
  maxRecipients: RECIPIENTS,
  size: RETURN_LIMIT,
}

const usual: DoorLimits = {
  silence: 300_000,
  connections: 200,
  perAddress: 50,
  phases: { login: 60_000, command: 300_000, mail: 600_000 },
  unread: 60_000,
  leave: 2_000,
  finish: 5_000,
}

type Done = (error?: Error | null, text?: string) => void

/** Answers with what `work` says, or with its refusal; any other failure makes the sender try again. */
async function replyWith(
  work: () => string | void | Promise<string>,
  done: Done,
  log: FastifyBaseLogger,
): Promise<void> {
  let text: string | void
  try {
    text = await work()
  } catch (error) {
    if (error instanceof Refusal) return done(error)
    // The client has left.
    if ((error as { code?: string }).code !== 'ECONNECTION')
      log.error({ op: 'inbound', err: error }, 'could not store a returned mail')
    return done(failedMail())
  }
  done(null, text ?? undefined)
}

/** Checks recipients; rejects return addresses that the platform did not issue. */
function createRecipients({ domain, countRefusal }: ReturnDeps) {
  const wrong = new WeakMap<SMTPServerSession, number>()
  return ({ address }: SMTPServerAddress, session: SMTPServerSession): void => {
    const addressed = domain.insight.inbound.addressed(address)
    if (addressed === 'ours') return
    countRefusal(addressed)
    const times = (wrong.get(session) ?? 0) + 1
    wrong.set(session, times)
    if (times >= WRONG) throw tooMuch('Too many recipients that do not exist')
    throw addressed === 'forged' ? noSuchMailbox('This address does not exist') : notRelayed()
  }
}

/** Takes mails and keeps track of the current ones, so that a stop can wait for them. */
function createMails({ domain, log, folder, countRefusal }: ReturnDeps) {
  const byteLimiter = createByteLimiter(IN_READING)
  const inHand = new Set<Promise<string>>()

  /** Stores what the mail says of each message; a second time it changes nothing, so a failure may be tried again. */
  async function store(received: Received, { envelope }: SMTPServerSession): Promise<object> {
    if (received.problem !== null) throw tooLarge(`The email has ${received.bytes} bytes; the limit is ${RETURN_LIMIT}`)
    const from = envelope.mailFrom ? envelope.mailFrom.address : ''
    return byteLimiter.run(Math.min(received.bytes, READ), async () => {
      const source = (await received.read()).toString('latin1')
      const said: object[] = []
      for (const { address: to } of envelope.rcptTo) {
        const taken = await domain.insight.inbound.takeMail(source, { from, to }, null)
        said.push({ meaning: taken?.meaning ?? 'none', effect: taken?.effect, messageId: taken?.message_id })
      }
      return said.length === 1 ? (said[0] as object) : { mails: said }
    })
  }

  async function takeMail(stream: AsyncIterable<Buffer>, session: SMTPServerSession): Promise<string> {
    const begun = performance.now()
    const received = await receiveMail(stream, { folder, limit: RETURN_LIMIT, most: READ, anyLines: true })
    const line = { op: 'inbound', bytes: received.bytes }
    const ms = () => Math.round((performance.now() - begun) * 10) / 10
    try {
      const said = await store(received, session)
      log.info({ ...line, ...said, status: 250, ms: ms() })
      return '2.0.0 taken'
    } catch (error) {
      const status = error instanceof Refusal ? error.responseCode : 451
      countRefusal(status === 552 ? 'too_large' : 'failed')
      log.info({ ...line, status, ms: ms() })
      throw error
    } finally {
      await received.discard()
    }
  }

  return {
    takeMail(stream: AsyncIterable<Buffer>, session: SMTPServerSession): Promise<string> {
      const work = takeMail(stream, session).finally(() => inHand.delete(work))
      inHand.add(work)
      return work
    },
    close: async () => void (await Promise.allSettled(inHand)),
  }
}

export interface Returns {
  /**
   * Opens the port on an address of the machine (127.0.0.1); `tls` are the options of STARTTLS, which clients may
   * leave unused.
   */
  listen(port: number, tls: SecureContextOptions, options?: Partial<DoorLimits> & { host?: string }): Promise<Door>
}

/** The port for what comes back; `listen` opens it. */
export function createReturns(parts: ReturnDeps): Returns {
  const { log } = parts
  return {
    listen(port, tls, { host = '127.0.0.1', ...changed } = {}): Promise<Door> {
      const limits = { ...usual, ...changed }
      const addresses = createAddressLimit(limits.perAddress)
      const checkRecipient = createRecipients(parts)
      const mails = createMails(parts)
      const handlers = {
        onConnect: (session, done) => void replyWith(() => addresses.acquire(session), done, log),
        onClose: (session) => addresses.release(session),
        onRcptTo: (to, session, done) => void replyWith(() => checkRecipient(to, session), done, log),
        onData: (stream, session, done) => void replyWith(() => mails.takeMail(stream, session), done, log),
      } satisfies SMTPServerOptions
      const session = { handlers, close: mails.close }
      return openDoor({ ...parts, op: 'inbound', options, needsLogin: false, session, limits }, { port, host, tls })
    },
  }
}
