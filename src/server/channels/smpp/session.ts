// Submits to an SMSC while a session is bound, with as many open submits as the window allows.

import { createAdaptiveLimiter, type Load } from '../sms/adaptive-limiter.ts'
import type { BindingTimes } from './binding.ts'
import { type BindingsDeps, type BindingsHealth, type BindingsTarget, createBindings } from './bindings.ts'
import type { Link } from './link.ts'
import type { Unanswered } from './open-requests.ts'
import { COMMAND, decodeCongestion, decodeId, type SmppVersion } from './pdu.ts'
import { isThrottled, loadOf, STATUS } from './status.ts'
import { createWaiting } from './waiting.ts'

/** An SMSC, and the limits of our session. */
export interface SmppTarget extends BindingsTarget {
  /** Submits without an answer yet, at most. */
  window: number
  /** Message parts a second, at most; null: as fast as the SMSC takes them. */
  rate: number | null
  /** Milliseconds between two looks whether the SMSC is still there, 0 for none (30 s). */
  enquireEvery?: number
}

/** How one submit_sm goes. */
interface Submission {
  /** Before all that is not reserved for codes and alerts. */
  isReserved: boolean
  /** The SMSC already has a part of this text: the other parts are no longer deferred. */
  isBegun: boolean
}

/** The result of one submit_sm. `unsent`: the SMSC certainly does not have it; `held`: because this process ends. */
export type Submitted =
  | { state: 'answered'; status: number; id: string; load: Load }
  | { state: 'unsent'; reason: string; held?: boolean }
  | { state: 'unknown'; reason: string }

/** How the sessions are, and what is on its way. */
export interface SessionHealth extends BindingsHealth {
  inFlight: number
}

export interface SessionDeps {
  onRequest: BindingsDeps['onRequest']
  /** Tells of each change: bound, or not and why. */
  onChange(health: SessionHealth): void
  onThrottled(): void
  /** Milliseconds; tests need not wait so long. */
  times?: Partial<Times>
}

interface Times extends BindingTimes {
  /** A submit waits so long for the session to be bound. */
  bindPatience: number
  /** Pause after the SMSC asked for less, in which nothing is submitted. */
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

const timesOf = ({ enquireEvery = TIMES.enquireEvery }: SmppTarget, times: SessionDeps['times']): Times => ({
  ...TIMES,
  enquireEvery,
  ...times,
})

export interface SmppSession {
  /** Connects, unless the first submit has. */
  start(): void
  /** Submits one message; repeats it for `throttlePatience` while the SMSC asks for less. */
  submit(body: Buffer, submission: Submission): Promise<Submitted>
  /** Sends nothing more but the other parts of texts that have begun, for some time: all else counts as unsent at once. */
  deferWaiting(): void
  health(): SessionHealth
  /** Waits for open responses, unbinds, and ends. */
  close(): Promise<void>
}

export function createSmppSession(
  target: SmppTarget,
  { onRequest, onChange, onThrottled, ...parts }: SessionDeps,
): SmppSession {
  const times = timesOf(target, parts.times)
  const window = createAdaptiveLimiter({ most: target.window, rate: target.rate, pause: times.throttlePause })
  const waiting = createWaiting()
  let isHeld = false
  let limit: NodeJS.Timeout | undefined
  const binding = createBindings(target, times, {
    onRequest,
    onReady: waiting.resumeWaiters,
    onChange: (now) => onChange({ ...now, inFlight: window.taken() }),
  })

  /** The link once the session is bound; null when that takes too long. */
  function bound({ isBegun }: Submission): Promise<Link | null> {
    binding.start()
    if (binding.link() || binding.isClosed() || (isHeld && !isBegun)) return Promise.resolve(binding.link())
    return waiting.wait(isBegun, isBegun ? times.throttlePatience : times.bindPatience)
  }

  function deferWaiting(): void {
    if (isHeld) return
    isHeld = true
    waiting.resumeWaiters(null, ({ isBegun }) => !isBegun)
    window.stopAdmitting()
    // The process waits for what has begun before it closes the carriers: its time runs from here.
    limit = setTimeout(endAll, times.closeIn)
  }

  /** Ends everything. The outcome of submits without a response stays unknown. */
  function endAll(): void {
    binding.stop()
    waiting.resumeWaiters(null)
    window.close()
    binding.end('the process ended before the answer came')
  }

  return {
    start: binding.start,

    async submit(body, submission): Promise<Submitted> {
      const { isReserved, isBegun } = submission
      const until = performance.now() + times.throttlePatience
      let last: Submitted | null = null
      for (;;) {
        // Wait for the session first, to leave the window to others.
        if (!(await bound(submission))) return isHeld && !isBegun ? HELD : unboundResult(binding.health().reason)
        // Stop before the window if no time is left.
        if (last && performance.now() >= until) return last
        if (!(await window.acquire({ isFirst: isReserved, stays: isBegun }))) return HELD
        const link = binding.link()
        const result = link && (await submitTo(link, body, binding.version()))
        const { status, load } = result?.state === 'answered' ? result : UNANSWERED
        const throttled = load === 'throttled'
        const isUnbound = status === STATUS.ESME_RINVBNDSTS
        window.release(load)
        if (throttled) onThrottled()
        const isTriedAgain = throttled || (isUnbound && isBegun)
        if (result && (!isTriedAgain || binding.isClosed() || performance.now() >= until)) return result
        last = result ?? last
      }
    },

    deferWaiting,

    health: (): SessionHealth => ({ ...binding.health(), inFlight: window.taken() }),

    async close(): Promise<void> {
      deferWaiting()
      binding.stop()
      waiting.resumeWaiters(null)
      await window.drained()
      await binding.unbindAll()
      clearTimeout(limit)
    },
  }
}

const UNANSWERED = { status: STATUS.ESME_ROK, load: 'fine' } as const
const HELD: Submitted = { state: 'unsent', reason: 'the process ends', held: true }

const unboundResult = (reason: string | null): Submitted => ({
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
