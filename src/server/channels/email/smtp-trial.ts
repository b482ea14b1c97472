// Sends one mail over a connection of its own and tells of each step: what an operator needs to see where it fails.
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type SMTPConnection from 'nodemailer/lib/smtp-connection/index.js'
import type { Outcome, OutgoingEmail } from '../../domain/sending/carrier.ts'
import type { TrialStep } from '../../domain/sending/wires.ts'
import { troubleOf } from '../../lib/wire-trouble.ts'
import { type DkimKey, keysFor, signMail } from './dkim.ts'
import { composeSource } from './mime.ts'
import { answerOf, type SmtpError } from './smtp-answer.ts'
import { hiding, poolOptions } from './smtp-host.ts'

/** Tells of a step. */
export type NoteStep = (step: TrialStep['step'], isDone: boolean, detail: string) => void

/** Milliseconds without a word of the host. */
const PATIENCE = 30_000

/** What a step of SMTP is called, by the command that failed. */
const stepOf: Readonly<Record<string, string>> = {
  'MAIL FROM': 'sender',
  'RCPT TO': 'recipient',
  DATA: 'message',
  'AUTH PLAIN': 'login',
  'AUTH LOGIN': 'login',
  'AUTH CRAM-MD5': 'login',
}

/** The errors of a connection come by a callback or by an event, whatever comes first. */
function steps(connection: SMTPConnection) {
  const failed = new Promise<never>((_, reject) => connection.once('error', reject))
  failed.catch(() => undefined)
  return <T>(begin: (done: (error?: Error | null, result?: T) => void) => void): Promise<T> =>
    Promise.race([
      failed,
      new Promise<T>((resolve, reject) => begin((error, result) => (error ? reject(error) : resolve(result as T)))),
    ])
}

async function converse(
  connection: SMTPConnection,
  { mail, source, auth, note }: { mail: OutgoingEmail; source: string; auth: Auth | undefined; note: NoteStep },
): Promise<Outcome> {
  const step = steps(connection)
  await step<void>((done) => connection.connect((error) => done(error)))
  const isSecure = connection.secure === true
  const open = 'without TLS: everybody on the way can read it'
  note('connection', true, isSecure ? 'the host answered, with TLS' : `the host answered, ${open}`)
  if (auth) {
    await step<void>((done) => connection.login({ ...auth, credentials: auth }, (error) => done(error)))
    note('login', true, `the host takes the user${isSecure ? '' : `; the password went ${open}`}`)
  }
  const envelope = { from: mail.envelopeFrom ?? mail.from.email, to: [mail.to.email] }
  const { response } = await step<{ response: string }>((done) =>
    connection.send(envelope, Buffer.from(source, 'latin1'), (error, info) => done(error, info)),
  )
  note('sender', true, envelope.from)
  note('recipient', true, mail.to.email)
  note('message', true, response)
  return { state: 'accepted', ref: response }
}

interface Auth {
  user: string
  pass: string
}

/** The steps before the one that failed, and that one. */
function noteFailure(note: NoteStep, mail: OutgoingEmail, { command = '', message }: SmtpError): void {
  const failed = stepOf[command] ?? (command.startsWith('AUTH') ? 'login' : 'connection')
  if (failed === 'recipient' || failed === 'message') note('sender', true, mail.envelopeFrom ?? mail.from.email)
  if (failed === 'message') note('recipient', true, mail.to.email)
  const { kind } = troubleOf(message)
  note(failed === 'connection' && (kind === 'certificate' || kind === 'tls') ? 'TLS' : failed, false, message)
}

/** Sends the mail to the host of the address, signed by the keys that fit, and notes each step. */
export async function trySmtp(
  { url, keys, note }: { url: string; keys: readonly DkimKey[]; note: NoteStep },
  mail: OutgoingEmail,
): Promise<Outcome> {
  const address = new URL(url)
  const hide = hiding(address)
  const { host = '', port, secure, auth, connectionTimeout, greetingTimeout } = poolOptions(address)
  try {
    if (isIP(host) === 0) {
      const found = await lookup(host, { all: true })
      note('name', true, `${host} is ${found.map(({ address }) => address).join(', ')}`)
    }
  } catch (error) {
    const reason = (error as Error).message
    note('name', false, reason)
    return { state: 'deferred', reason, broken: true }
  }
  const signers = keysFor(keys, mail.from.email)
  const source = await signMail(await composeSource(mail), signers)
  if (signers[0]) note('signature', true, `DKIM of ${signers[0].domain}`)
  const { default: Connection } = await import('nodemailer/lib/smtp-connection/index.js')
  const times = { connectionTimeout, greetingTimeout, socketTimeout: PATIENCE, socketCloseTimeout: 0 }
  const connection = new Connection({ host, port, secure, ...times })
  try {
    const outcome = await converse(connection, { mail, source, auth: auth as Auth | undefined, note })
    connection.quit()
    return outcome
  } catch (error) {
    connection.close()
    noteFailure((step, isDone, detail) => note(step, isDone, hide(detail)), mail, error as SmtpError)
    return answerOf(error as SmtpError, false, hide).outcome
  }
}
