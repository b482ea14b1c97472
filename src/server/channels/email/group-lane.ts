// The mails to one group of recipients: how many of them may be on their way, and how fast.
import type { Outcome } from '../../domain/sending/carrier.ts'
import { createLimiter } from '../../lib/limiter.ts'
import { isHeld } from '../condition.ts'
import { createLaneLimiter, type LaneLimiterDeps } from './lane-limiter.ts'
import { createProviderThrottle, type ProviderThrottleDeps } from './provider-throttle.ts'
import type { LaneOf, RecipientGroup } from './recipient-groups.ts'
import type { HostAnswer } from './smtp-answer.ts'

/** How many answers count as the last ones, and from which part of them on mild complaints are meant. */
const RECENT = 20
const MANY = 0.12

/** What the code that sends a mail gets from its lane, and reports back to it. */
export interface OnTheWay {
  lane: string
  /** It takes long although others do not. */
  slow(): void
  /** Called before a host gets it: the outcome if it is deferred because its provider has complained since, or null. */
  recheck(): Outcome | null
}

/** Clock, limits and callbacks of a lane. */
export interface LaneDeps extends ProviderThrottleDeps, LaneLimiterDeps {}

/** What a mail has that its lane lets go. It is left once, whatever comes of the mail. */
export interface GroupLanePermit {
  /** Sends the mail when it is its turn, or defers it if the provider has complained since; then leaves. */
  run(send: (way: OnTheWay) => Promise<HostAnswer>): Promise<Outcome>
  /** Gives the place back; nothing where it was left before. */
  release(): void
}

/** The mails to one provider, or to one domain of those that are in no group. */
export interface GroupLane {
  name: string
  group: RecipientGroup
  /** Whether the lane can be dropped: no mail uses it, and it is not throttled. */
  isSpare(): boolean
  isIdle(): boolean
  isHeldBack(): boolean
  /** Why it is held back, and how many mails a second it gets; null: as many as there are. */
  condition(): { reason: string; rate: number | null; lastCut: number }
  /**
   * Reserves a place for a mail, before any work is spent on it; returns the outcome instead if the mail is deferred.
   * Mails of one guest take turns with those of others.
   */
  acquire(guest: string | number, isReserved: boolean): GroupLanePermit | Outcome
}

/** A lane that nothing holds back but the limits of its group. */
export function createGroupLane(of: LaneOf, parts: LaneDeps): GroupLane {
  const { lane: name, group } = of
  const { limits } = parts
  const all = Math.min(group.connections ?? Math.max(1, limits.all - 1), limits.all)
  const limiter = createLimiter({ all, each: Math.min(limits.each, all) })
  const hold = createProviderThrottle(of, parts)
  const laneLimiter = createLaneLimiter(of, hold, parts)
  /** The part of the last answers that asked for fewer mails, mild ones too. */
  let complaints = 0

  async function deliver(send: (way: OnTheWay) => Promise<HostAnswer>, recheck: OnTheWay['recheck']): Promise<Outcome> {
    let isSlow = false
    const slow = () => {
      isSlow = true
      hold.tighten('it keeps mails waiting', true)
    }
    const { outcome, throttle: asked, mild = false } = await send({ lane: name, slow, recheck })
    if (isHeld(outcome)) return outcome
    if (outcome.state !== 'unknown') complaints += ((asked === undefined ? 0 : 1) - complaints) / RECENT
    if (asked !== undefined && (!mild || complaints > MANY)) hold.tighten(`its host said ${asked}`, false)
    else if (outcome.state === 'accepted' && !isSlow) hold.ease()
    return outcome
  }

  return {
    name,
    group,

    isSpare: () => laneLimiter.taken() === 0 && hold.throttle() === null,

    isIdle: () => laneLimiter.taken() === 0,

    isHeldBack: () => hold.reason() !== '',

    condition: () => ({
      reason: hold.reason(),
      rate: hold.throttle()?.rate() ?? null,
      lastCut: hold.throttle()?.lastCut() ?? 0,
    }),

    acquire(guest, isReserved): GroupLanePermit | Outcome {
      const place = laneLimiter.acquire(isReserved)
      if (!('turn' in place)) return place
      const { turn, recheck, release } = place
      return {
        run: (send) => limiter.run(guest, async () => (await turn()) ?? deliver(send, recheck)).finally(release),
        release,
      }
    },
  }
}
