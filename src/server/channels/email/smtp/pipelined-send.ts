// Sends mails one after another over one session. Where the host takes commands together (PIPELINING, RFC 2920), each mail
// is one write and one wait: its data, and behind their end the envelope of the next.
import type { Outcome, OutgoingEmail } from '../../../domain/sending/carrier.ts'
import { answerOf, type HostAnswer } from '../smtp-answer.ts'
import { NO_UTF8, needsUtf8 } from '../utf8-addresses.ts'
import { piecesOf } from './content.ts'
import type { Command } from './dialogue.ts'
import { envelopeOf, isBroken } from './envelope.ts'
import type { Reply } from './reply.ts'
import { type Session, SmtpFailure } from './session.ts'

/** A mail that waits for a session. */
export interface QueuedMail {
  mail: OutgoingEmail
  /** Each character is a byte, each line break CRLF. */
  source: string
  /** Called before it is sent: the outcome if the mail is deferred after all, or null. */
  recheck(): Outcome | null
  /** Called when the host starts to handle the mail. */
  onStart(): void
  /** `failure`: what the answer was made of, where the session or the host refused something. */
  done(answer: HostAnswer, failure?: SmtpFailure): void
  /** Called if the session ended before the host replied to the mail. */
  missed(why: SmtpFailure): void
}

/** The replies to the commands of an envelope, in their order. */
interface RequestedMail {
  passenger: QueuedMail
  notifies: boolean
  next(): Promise<Reply>
  /** Whether the host said anything about the mail. */
  isHeard: boolean
  /** Whether all of its data has left. */
  isLeft: boolean
}

const isGood = ({ code }: Reply): boolean => code >= 200 && code < 300

/** Why a mail cannot be sent over this session, whatever the host would say. */
function unfitReason({ mail, source }: QueuedMail, { extensions }: Session): HostAnswer | null {
  if (isBroken(mail)) return { outcome: { state: 'failed', reason: 'an address has letters that none can have' } }
  if (needsUtf8(mail) && !extensions.has('SMTPUTF8'))
    return { outcome: { state: 'failed', reason: NO_UTF8 }, elsewhere: true }
  const most = Number(extensions.get('SIZE')) || 0
  if (most === 0 || source.length <= most) return null
  const reason = `the mail has ${source.length} bytes, and the SMTP host takes ${most} (SIZE)`
  return { outcome: { state: 'failed', reason, rejected: true }, elsewhere: true }
}

/** Sends what `next` gives until it gives nothing. Throws SmtpFailure when the session is of no more use. */
export async function sendPipelined(session: Session, next: () => QueuedMail | undefined): Promise<void> {
  await new PipelinedSend(session, next).run()
}

/** The commands before the data, and how their replies come. */
interface Opening {
  /** Empty where the host takes one command at a time. */
  text: string
  listen(): RequestedMail
}

type Step = [command: Command, line: string, ms: number]

class PipelinedSend {
  private readonly session: Session
  private readonly next: () => QueuedMail | undefined
  private readonly pipelines: boolean
  private current: RequestedMail | null = null
  /** The mail whose envelope went with the data of the current one. */
  private behind: RequestedMail | null = null

  constructor(session: Session, next: () => QueuedMail | undefined) {
    this.session = session
    this.next = next
    this.pipelines = session.extensions.has('PIPELINING')
  }

  async run(): Promise<void> {
    try {
      for (;;) {
        this.current ??= this.startNext()
        if (this.current === null) return
        await this.send(this.current)
        this.current = this.behind
        this.behind = null
      }
    } catch (error) {
      const failure = error instanceof SmtpFailure ? error : new SmtpFailure('end of data', error as Error)
      this.giveUp(failure)
      throw failure
    }
  }

  /** The session ended: what is known of the mails that were on their way. */
  private giveUp(failure: SmtpFailure): void {
    const { current, behind } = this
    if (current?.isHeard || current?.isLeft) refuseMail(current.passenger, failure, current.isLeft)
    else current?.passenger.missed(failure)
    behind?.passenger.missed(failure)
  }

  /** Asks for the next mail by itself. */
  private startNext(): RequestedMail | null {
    const { dialogue } = this.session
    const passenger = dialogue.isSpoilt() ? undefined : this.fitting()
    if (!passenger) return null
    const { text, listen } = this.openMail(passenger)
    passenger.onStart()
    if (text !== '') dialogue.write(text)
    return listen()
  }

  /** The next mail that may go; the others have their answers. */
  private fitting(): QueuedMail | undefined {
    for (let one = this.next(); one; one = this.next()) {
      const putOff = one.recheck()
      const answer = putOff ? { outcome: putOff } : unfitReason(one, this.session)
      if (answer === null) return one
      one.done(answer)
    }
    return undefined
  }

  private openMail(passenger: QueuedMail): Opening {
    const { times, isInMail } = this.session
    const { mail, rcpt, notifies } = envelopeOf(passenger.mail, passenger.source, this.session)
    const steps: Step[] = [
      ['MAIL', mail, times.command],
      ['RCPT', rcpt, times.command],
      ['DATA', 'DATA', times.dataBegin],
    ]
    if (isInMail) steps.unshift(['RSET', 'RSET', times.command])
    const asked = (next: RequestedMail['next']): RequestedMail => ({
      passenger,
      notifies,
      next,
      isHeard: false,
      isLeft: false,
    })
    if (!this.pipelines) return { text: '', listen: () => asked(() => this.step(steps.shift() as Step)) }
    const listen = () => {
      const replies = steps.map(([command, , ms]) => this.readReply(command, ms))
      return asked(() => replies.shift() as Promise<Reply>)
    }
    return { text: steps.map(([, line]) => `${line}\r\n`).join(''), listen }
  }

  private step([command, line, ms]: Step): Promise<Reply> {
    this.session.dialogue.write(`${line}\r\n`)
    return this.readReply(command, ms)
  }

  private readReply(command: Command, ms: number): Promise<Reply> {
    const reply = this.session.dialogue.reply(command, ms).catch((error: Error) => {
      throw new SmtpFailure(command, error)
    })
    // The code that waits for an earlier reply handles the error.
    reply.catch(() => undefined)
    return reply
  }

  /** Sends the data of a mail when the host wants them, and behind them the envelope of the next. */
  private async send(one: RequestedMail): Promise<void> {
    const refusal = await this.envelope(one)
    if (refusal) return refuseMail(one.passenger, refusal, false)
    this.session.isInMail = false
    const following = this.pipelines ? this.fitting() : undefined
    const opening = following && this.openMail(following)
    const reply = await this.data(one, opening?.text ?? '')
    this.behind = opening?.listen() ?? null
    const taken = await reply()
    const { passenger, notifies } = one
    if (isGood(taken)) passenger.done({ outcome: acceptedOutcome(taken, notifies) })
    else refuseMail(passenger, new SmtpFailure('end of data', taken), false)
    this.behind?.passenger.onStart()
  }

  /** Resolves with null when the host waits for the data, otherwise with what it refused. */
  private async envelope(one: RequestedMail): Promise<SmtpFailure | null> {
    const { session, pipelines } = this
    if (session.isInMail) await this.reset(one)
    let refusal: SmtpFailure | null = null
    for (const command of ['MAIL', 'RCPT', 'DATA'] as const) {
      const reply = await one.next()
      one.isHeard = true
      // It may say at any time that it ends the connection (RFC 5321 3.8), and nothing more will come.
      if (reply.code === 421) session.dialogue.destroy()
      // Some hosts let the data begin with 250.
      const isTaken = command === 'DATA' ? reply.code < 400 : isGood(reply)
      if (command === 'MAIL') session.isInMail = isTaken
      if (!isTaken) refusal ??= new SmtpFailure(command, reply)
      else if (command === 'DATA' && refusal) await this.endEmpty(refusal)
      if (refusal && (!pipelines || reply.code === 421)) break
    }
    return refusal
  }

  private async reset(one: RequestedMail): Promise<void> {
    const reply = await one.next()
    if (!isGood(reply)) throw new SmtpFailure('RSET', reply)
    this.session.isInMail = false
  }

  /** The host asks for data without a recipient: send none (RFC 2920 3.1). */
  private async endEmpty({ command }: SmtpFailure): Promise<void> {
    const { dialogue, times } = this.session
    // Without an accepted MAIL there is nothing to end. A host that asks for data anyway might not take the dot as its
    // end.
    if (command === 'MAIL') return dialogue.destroy()
    dialogue.write('.\r\n')
    await this.readReply('end of data', times.dataEnd).catch(() => undefined)
    this.session.isInMail = false
  }

  /** Writes the data with what follows behind them; resolves with how the reply to the data comes. */
  private async data(one: RequestedMail, behind: string): Promise<() => Promise<Reply>> {
    const { dialogue, times } = this.session
    let hasRoom = true
    const pieces = piecesOf(one.passenger.source)
    for (let piece = pieces.next(); !piece.done; ) {
      const refusal = hasRoom ? null : await this.room()
      if (refusal) return async () => refusal
      const text = piece.value
      piece = pieces.next()
      if (piece.done) one.isLeft = true
      hasRoom = dialogue.write(piece.done ? text + behind : text)
    }
    const reply = this.readReply('end of data', times.dataEnd)
    return () => reply
  }

  /** Waits until the host takes more; resolves with what it says if it takes no more. */
  private async room(): Promise<Reply | null> {
    const { dialogue, times } = this.session
    try {
      await dialogue.drained(times.dataPiece)
      return null
    } catch (error) {
      const said = await dialogue.reply('end of data', 0).catch(() => null)
      if (said && !isGood(said)) return said
      throw new SmtpFailure('end of data', error as Error)
    }
  }
}

const refuseMail = (passenger: QueuedMail, failure: SmtpFailure, left: boolean): void =>
  passenger.done(answerOf(failure, left), failure)

const acceptedOutcome = ({ text }: Reply, notifies: boolean): HostAnswer['outcome'] => ({
  state: 'accepted',
  ref: text,
  ...(notifies && { notifies }),
})
