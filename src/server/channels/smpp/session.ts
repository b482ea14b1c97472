// A session of ours with a centre: it connects and binds as a transceiver, again and again if need be, and submits as
// many messages at once as the window allows.
import { type BindingTarget, type BindingTimes, createBinding } from './binding.ts'
import type { Link, LinkParts } from './link.ts'
import type { Unanswered } from './open-requests.ts'
import { COMMAND, decodeId } from './pdu.ts'
import { isThrottled } from './status.ts'
import { createWindow } from './window.ts'

/** A centre, and how we talk to it. */
export interface SmppTarget extends BindingTarget {
  /** Submits without an answer yet, at most. */
  window: number
  /** Parts of messages a second, at most; null: as fast as the centre takes them. */
  rate: number | null
}

/** What became of one submit_sm. `unsent`: the centre cannot have it. */
export type Submitted =
  | { state: 'answered'; status: number; id: string }
  | { state: 'unsent'; reason: string }
  | { state: 'unknown'; reason: string }

/** Whether the session is bound, since when, and why not. */
export interface SessionHealth {
  bound: boolean
  /** Milliseconds since 1970. */
  since: number
  reason: string | null
  inFlight: number
}

export interface SessionParts {
  onRequest: LinkParts['onRequest']
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
  /** The window is awaited for so long at the end. */
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
  const waiting = new Set<(link: Link | null) => void>()
  const binding = createBinding(target, times, {
    onRequest,
    onBound(link) {
      change(true, null)
      wake(link)
    },
    onLost: (reason) => change(false, reason),
  })
  let health = { bound: false, since: Date.now(), reason: null as string | null }

  const wake = (link: Link | null) => {
    for (const resolve of [...waiting]) resolve(link)
  }

  function change(bound: boolean, reason: string | null): void {
    const goesOn = bound === health.bound
    health = { bound, since: goesOn ? health.since : Date.now(), reason }
    onChange({ ...health, inFlight: window.taken() })
  }

  /** The link once the session is bound; null when that takes too long. */
  function bound(): Promise<Link | null> {
    binding.start()
    if (binding.link() || binding.isClosed()) return Promise.resolve(binding.link())
    return new Promise((resolve) => {
      const finish = (found: Link | null) => {
        clearTimeout(timer)
        waiting.delete(finish)
        resolve(found)
      }
      const timer = setTimeout(() => finish(null), times.bindPatience)
      waiting.add(finish)
    })
  }

  return {
    /** Connects, unless the first submit has. */
    start: binding.start,

    /** Submits one message; tries again for some time while the centre asks for less. */
    async submit(body: Buffer): Promise<Submitted> {
      const until = performance.now() + times.throttlePatience
      for (;;) {
        // Whoever waits for the session takes no place of the window.
        if (!(await bound()))
          return { state: 'unsent', reason: `no session with the centre: ${health.reason ?? 'not bound yet'}` }
        await window.take()
        const link = binding.link()
        const result = link && (await submitTo(link, body))
        const throttled = result?.state === 'answered' && isThrottled(result.status)
        window.give(throttled)
        if (throttled) onThrottled()
        if (result && (!throttled || binding.isClosed() || performance.now() >= until)) return result
      }
    },

    health: (): SessionHealth => ({ ...health, inFlight: window.taken() }),

    /** Waits for the open answers, says so to the centre, and ends. */
    async close(): Promise<void> {
      binding.stop()
      wake(null)
      await window.empty(times.closeIn)
      const last = binding.link()
      if (!last) return
      await last.request(COMMAND.unbind, Buffer.alloc(0), times.bindPatience).catch(() => undefined)
      last.end('unbound')
    },
  }
}

async function submitTo(link: Link, body: Buffer): Promise<Submitted> {
  try {
    const answer = await link.request(COMMAND.submit_sm, body)
    return { state: 'answered', status: answer.status, id: decodeId(answer.body) }
  } catch (error) {
    const { left, message: reason } = error as Unanswered
    return { state: left ? 'unknown' : 'unsent', reason }
  }
}
