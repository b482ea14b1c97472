// Sends one mail over a separate connection and reports each step, so that an operator sees which one fails.
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Outcome, OutgoingEmail } from '../../domain/sending/carrier.ts'
import type { ConnectivityTestStep } from '../../domain/sending/carrier-links.ts'
import { connectionErrorOf } from '../../lib/connection-errors.ts'
import { type DkimKey, keysFor, signMail } from './dkim.ts'
import { composeSource } from './mime.ts'
import { passwordHider } from './smtp/hiding.ts'
import { type QueuedMail, sendPipelined } from './smtp/pipelined-send.ts'
import {
  logIn,
  openSession,
  readAddress,
  type Session,
  type SmtpAddress,
  SmtpFailure,
  type Times,
} from './smtp/session.ts'
import { answerOf } from './smtp-answer.ts'

/** Tells of a step. */
export type NoteStep = (step: ConnectivityTestStep['step'], isDone: boolean, detail: string) => void

/** Milliseconds without a word of the host. */
const ANSWER_TIMEOUT_MS = 30_000

const TIMES: Times = {
  connect: 10_000,
  greeting: 10_000,
  command: ANSWER_TIMEOUT_MS,
  dataBegin: ANSWER_TIMEOUT_MS,
  dataPiece: ANSWER_TIMEOUT_MS,
  dataEnd: ANSWER_TIMEOUT_MS,
}

/** What a step of SMTP is called, by the command that failed. */
const stepOf: Readonly<Partial<Record<SmtpFailure['command'], string>>> = {
  AUTH: 'login',
  MAIL: 'sender',
  RCPT: 'recipient',
  DATA: 'message',
  'end of data': 'message',
}

/** Sends the mail over the session; throws SmtpFailure, as everything before does. */
function handOver(session: Session, mail: OutgoingEmail, source: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const done: QueuedMail['done'] = ({ outcome }, failure) => (failure ? reject(failure) : resolve(outcome))
    const passenger: QueuedMail = { mail, source, recheck: () => null, onStart: () => undefined, done, missed: reject }
    const all = [passenger]
    sendPipelined(session, () => all.shift()).catch(reject)
  })
}

async function runDialogue(
  address: SmtpAddress,
  mail: OutgoingEmail,
  source: string,
  note: NoteStep,
): Promise<Outcome> {
  const session = await openSession(address, TIMES)
  const { isSecure } = session
  const open = 'without TLS: everybody on the way can read it'
  note('connection', true, isSecure ? 'the host answered, with TLS' : `the host answered, ${open}`)
  try {
    if (address.user !== '') {
      await logIn(session, address)
      note('login', true, `the host takes the user${isSecure ? '' : `; the password went ${open}`}`)
    }
    const outcome = await handOver(session, mail, source)
    if (outcome.state === 'accepted') {
      note('sender', true, mail.envelopeFrom ?? mail.from.email)
      note('recipient', true, mail.to.email)
    }
    note('message', outcome.state === 'accepted', outcome.state === 'accepted' ? outcome.ref : outcome.reason)
    return outcome
  } finally {
    session.dialogue.quit()
  }
}
/** The steps before the one that failed, and that one. */
function noteFailure(note: NoteStep, mail: OutgoingEmail, { command, message }: SmtpFailure): void {
  const failed = stepOf[command] ?? 'connection'
  if (failed === 'recipient' || failed === 'message') note('sender', true, mail.envelopeFrom ?? mail.from.email)
  if (failed === 'message') note('recipient', true, mail.to.email)
  const { kind } = connectionErrorOf(message)
  note(failed === 'connection' && (kind === 'certificate' || kind === 'tls') ? 'TLS' : failed, false, message)
}

/** Sends the mail to the host of the address, signed by the keys that fit, and notes each step. */
export async function testSmtpHost(
  { url, keys, note }: { url: string; keys: readonly DkimKey[]; note: NoteStep },
  mail: OutgoingEmail,
): Promise<Outcome> {
  const address = new URL(url)
  const hide = passwordHider(address)
  const place = readAddress(address)
  try {
    if (isIP(place.host) === 0) {
      const found = await lookup(place.host, { all: true })
      note('name', true, `${place.host} is ${found.map(({ address }) => address).join(', ')}`)
    }
  } catch (error) {
    const reason = (error as Error).message
    note('name', false, reason)
    return { state: 'deferred', reason, broken: true }
  }
  const signers = keysFor(keys, mail.from.email)
  const source = await signMail(await composeSource(mail), signers)
  if (signers[0]) note('signature', true, `DKIM of ${signers[0].domain}`)
  try {
    return await runDialogue(place, mail, source, note)
  } catch (error) {
    if (!(error instanceof SmtpFailure)) throw error
    noteFailure((step, isDone, detail) => note(step, isDone, hide(detail)), mail, error)
    return answerOf(error, false, hide).outcome
  }
}
