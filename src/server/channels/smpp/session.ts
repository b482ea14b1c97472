// How we submit to a centre: as many messages at once as the window allows, while a session is bound.

import { createWindow, type Load } from '../sms/window.ts'
import type { BindingTimes } from './binding.ts'
import { type BindingsHealth, type BindingsParts, type BindingsTarget, createBindings } from './bindings.ts'
import type { Link } from './link.ts'
import type { Unanswered } from './open-requests.ts'
import { COMMAND, decodeCongestion, decodeId, type SmppVersion } from './pdu.ts'
import { isThrottled, loadOf, STATUS } from './status.ts'
import { createWaiting } from './waiting.ts'

/** A centre, and how we talk to it. */
export interface SmppTarget extends BindingsTarget {
  /** Submits without an answer yet, at most. */
  window: number
  /** Parts of messages a second, at most; null: as fast as the centre takes them. */
  rate: number | null
}

/** How one submit_sm goes. */
export interface Submission {
  /** Before all that is not reserved for codes and alerts. */
  isReserved: boolean
  /** The centre has a part of its text already: it is not put off any more. */
  isBegun: boolean
}

/** What became of one submit_sm. `unsent`: the centre cannot have it; `held`: since this process ends. */
export type Submitted =
  | { state: 'answered'; status: number; id: string; load: Load }
  | { state: 'unsent'; reason: string; held?: boolean }
  | { state: 'unknown'; reason: string }

/** How the sessions are, and what is on its way. */
export interface SessionHealth extends BindingsHealth {
  inFlight: number
}

export interface SessionParts {
  onRequest: BindingsParts['onRequest']
  /** Tells of each change: bound, or not and why. */
  onChange(health: SessionHealth): void
  onThrottled(): void
  /** Milliseconds; tests need not wait so long. */
  times?: Partial<Times>
}

interface Times extends BindingTimes {
  /** A submit waits so long for the session to be bound. */
  bindPatience: number
  /** Nothing is submitted for so long after the centre asked for less. */
  throttlePause: number
  /** A submit that is refused for the speed is tried again for so long. */
  throttlePatience: number
  /** What has begun may take so long at the end. */
  closeIn: number
}

const TIMES: Times = {
  connectIn: 10_000,
  answerIn: 30_000,
  enquireEvery: 30_000,
  retryFirst: 1_000,
  retryLongest: 60_000,
  bindPatience: 5_000,
  throttlePause: 1_000,
  throttlePatience: 60_000,
  closeIn: 10_000,
}

export type SmppSession = ReturnType<typeof createSmppSession>

export function createSmppSession(target: SmppTarget, { onRequest, onChange, onThrottled, ...parts }: SessionParts) {
  const times = { ...TIMES, ...parts.times }
  const window = createWindow({ most: target.window, rate: target.rate, pause: times.throttlePause })
  const waiting = createWaiting()
  let isHeld = false
  let limit: NodeJS.Timeout | undefined
  const binding = createBindings(target, times, {
    onRequest,
    onReady: waiting.wake,
    onChange: (now) => onChange({ ...now, inFlight: window.taken() }),
  })

  /** The link once the session is bound; null when that takes too long. */
  function bound({ isBegun }: Submission): Promise<Link | null> {
    binding.start()
    if (binding.link() || binding.isClosed() || (isHeld && !isBegun)) return Promise.resolve(binding.link())
    return waiting.wait(isBegun, isBegun ? times.throttlePatience : times.bindPatience)
  }

  function hold(): void {
    if (isHeld) return
    isHeld = true
    waiting.wake(null, ({ isBegun }) => !isBegun)
    window.hold()
    // The process waits for what has begun before it closes the carriers: its time runs from here.
    limit = setTimeout(cut, times.closeIn)
  }

  /** Ends everything: what has no answer by now stays in doubt. */
  function cut(): void {
    binding.stop()
    waiting.wake(null)
    window.close()
    binding.end('the process ended before the answer came')
  }

  return {
    /** Connects, unless the first submit has. */
    start: binding.start,

    /** Submits one message; tries again for some time while the centre asks for less. */
    async submit(body: Buffer, submission: Submission): Promise<Submitted> {
      const { isReserved, isBegun } = submission
      const until = performance.now() + times.throttlePatience
      let last: Submitted | null = null
      for (;;) {
        // Whoever waits for the session takes no place of the window.
        if (!(await bound(submission))) return isHeld && !isBegun ? HELD : unbound(binding.health().reason)
        // Nobody waits for a place who has no time left to use it.
        if (last && performance.now() >= until) return last
        if (!(await window.take({ isFirst: isReserved, stays: isBegun }))) return HELD
        const link = binding.link()
        const result = link && (await submitTo(link, body, binding.version()))
        const { status, load } = result?.state === 'answered' ? result : UNANSWERED
        const throttled = load === 'throttled'
        const isUnbound = status === STATUS.ESME_RINVBNDSTS
        window.give(load)
        if (throttled) onThrottled()
        const isTriedAgain = throttled || (isUnbound && isBegun)
        if (result && (!isTriedAgain || binding.isClosed() || performance.now() >= until)) return result
        last = result ?? last
      }
    },

    /** Sends nothing more but the other parts of texts that have begun, for some time: all else counts as unsent at once. */
    hold,

    health: (): SessionHealth => ({ ...binding.health(), inFlight: window.taken() }),

    /** Waits for the open answers, says so to the centre, and ends. */
    async close(): Promise<void> {
      hold()
      binding.stop()
      waiting.wake(null)
      await window.empty()
      await binding.leave()
      clearTimeout(limit)
    },
  }
}

const UNANSWERED = { status: STATUS.ESME_ROK, load: 'fine' } as const
const HELD: Submitted = { state: 'unsent', reason: 'the process ends', held: true }

const unbound = (reason: string | null): Submitted => ({
  state: 'unsent',
  reason: `no session with the centre: ${reason ?? 'not bound yet'}`,
})

async function submitTo(link: Link, body: Buffer, version: SmppVersion): Promise<Submitted> {
  try {
    const answer = await link.request(COMMAND.submit_sm, body)
    if (answer.status === STATUS.ESME_RINVBNDSTS) link.retire('the centre says that the session is not bound')
    const congestion = version === '5.0' ? decodeCongestion(answer.body) : null
    const load = isThrottled(answer.status) ? 'throttled' : loadOf(congestion)
    return { state: 'answered', status: answer.status, id: decodeId(answer.body), load }
  } catch (error) {
    const { left, message: reason } = error as Unanswered
    return { state: left ? 'unknown' : 'unsent', reason }
  }
}
