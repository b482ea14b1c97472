// One SMTP host: mails wait for one of its sessions, and those that go to one provider follow one another over the same.
import type { OutgoingEmail } from '../../domain/sending/carrier.ts'
import { createLimiter, type Limiter } from '../../lib/limiter.ts'
import { passwordHider } from './smtp/hiding.ts'
import { type QueuedMail, sendPipelined } from './smtp/pipelined-send.ts'
import { readAddress, SmtpFailure } from './smtp/session.ts'
import { createSessions } from './smtp/sessions.ts'
import { answerOf, type HostAnswer } from './smtp-answer.ts'

/** Connections to a host, and those that mails of one account may use: others always find one. */
export const CONNECTIONS = 8
const EACH = 6
/** Connections for mails to one provider, which may be slow: this leaves one for mails to others. */
const IN_LANE = CONNECTIONS - 1
export const EACH_IN_LANE = 5
/** Mails that follow one another before others have their turn. */
const TRAIN = 8

/** A mail that is ready to go, once or several times. */
export interface ReadyMail {
  mail: OutgoingEmail
  /** Mails of one guest take turns with those of others. */
  guest: string | number
  /** Those of one lane may wait for one another. */
  lane: string
  /** What goes over the wire: each character is a byte, each line break CRLF. */
  source: string
}

/** Callbacks for the progress of a mail. */
type Watch = Pick<QueuedMail, 'onStart' | 'recheck'>

export interface SmtpHost {
  send(ready: ReadyMail, watch: Watch): Promise<HostAnswer>
  close(): Promise<void>
}

/** A mail in the queue; a session that ended before the mail was looked at counts once. */
interface Waiting extends QueuedMail {
  hasMissed: boolean
}

/** A host at `url` (smtp:// or smtps://, with user and password when the host wants them). */
export function createSmtpHost(url: string): SmtpHost {
  const parsed = new URL(url)
  const hide = passwordHider(parsed)
  const lanes = new Map<string, { inside: number; turns: Limiter }>()
  const turns = createLimiter({ all: CONNECTIONS, each: EACH })
  /** Those of one guest in one lane, in their order. */
  const queues = new Map<string, Waiting[]>()
  const sessions = createSessions(readAddress(parsed))

  function queueMail({ guest, lane }: ReadyMail, waiting: Waiting): void {
    const key = `${guest} ${lane}`
    const queue = queues.get(key)
    if (!queue) queues.set(key, [waiting])
    else if (waiting.hasMissed) queue.unshift(waiting)
    else queue.push(waiting)
    void turnIn(lane, guest, () => serve(key))
  }

  /** Does the work when it is the turn of the guest in the lane, and among all. */
  async function turnIn(name: string, guest: string | number, work: () => Promise<void>): Promise<void> {
    const lane = lanes.get(name) ?? { inside: 0, turns: createLimiter({ all: IN_LANE, each: EACH_IN_LANE }) }
    lanes.set(name, lane)
    lane.inside++
    await lane.turns.run(guest, () => turns.run(guest, work))
    lane.inside--
    if (lane.inside === 0) lanes.delete(name)
  }

  function takeWaiting(key: string): Waiting | undefined {
    const queue = queues.get(key)
    const first = queue?.shift()
    if (queue?.length === 0) queues.delete(key)
    return first
  }

  /** One turn: the first mail of the queue, and some that have come behind it. Those find nothing to do in their own. */
  async function serve(key: string): Promise<void> {
    if (!queues.has(key)) return
    let left = TRAIN
    let why = new SmtpFailure('connection', 'the host says more than it was asked')
    try {
      const session = await sessions.openOrReuse()
      await sendPipelined(session, () => (left-- > 0 ? takeWaiting(key) : undefined)).finally(() =>
        sessions.giveBack(session),
      )
    } catch (error) {
      why = error instanceof SmtpFailure ? error : new SmtpFailure('connection', error as Error)
    }
    // A turn is over for one mail at least. Those in progress have been notified.
    if (left === TRAIN) takeWaiting(key)?.done(answerOf(why, false, hide))
  }

  return {
    send: (ready, watch) =>
      new Promise((done) => {
        const { mail, source } = ready
        const missed = (why: SmtpFailure) => {
          if (waiting.hasMissed) return done(answerOf(why, false, hide))
          waiting.hasMissed = true
          queueMail(ready, waiting)
        }
        const waiting: Waiting = { mail, source, ...watch, done, missed, hasMissed: false }
        queueMail(ready, waiting)
      }),

    close: async () => sessions.close(),
  }
}
