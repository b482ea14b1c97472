// Lets mails through a lane that is held back. A mail with a long wait is deferred without an attempt, so that its
// sender can go ahead with other mails.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome } from '../../domain/sending/carrier.ts'
import type { LaneHold } from './provider-throttle.ts'
import type { LaneOf } from './recipient-groups.ts'

/** Milliseconds that a mail waits for its turn in a lane that is held back. */
const MAX_WAIT_MS = 250

/** How many mails may be on their way, and how many of them may be of one account and in one lane. */
interface LaneLimits {
  all: number
  each: number
  /** As `each`, while the lane is held back: the lower its rate, the fewer. */
  eachHeldBack: number
}

export interface LaneLimiterDeps {
  limits: LaneLimits
  /** Milliseconds. */
  now(): number
  /** Called for each deferred mail. */
  onHeld(group: string): void
}

/** The place of a mail, until it is left. */
interface LanePermit {
  /** Checks again whether the provider has complained: the outcome if the mail is deferred after all, or null. */
  recheck(): Outcome | null
  /** Waits for the turn of the mail; resolves with null when it may be sent, or with its outcome if it is deferred. */
  turn(): Promise<Outcome | null>
  /** Nothing where it was left before. */
  release(): void
}

export interface LanePlaces {
  taken(): number
  /** A place, or the outcome if the mail is deferred. */
  acquire(isReserved: boolean): LanePermit | Outcome
}

/** The places of a lane that `hold` holds back. */
export function createLaneLimiter(
  { lane, group }: LaneOf,
  hold: LaneHold,
  { limits, now, onHeld }: LaneLimiterDeps,
): LanePlaces {
  let taken = 0
  const lastCut = () => hold.throttle()?.lastCut() ?? 0
  const isCrowded = () => hold.reason() !== '' && taken >= Math.max(1, Math.ceil(limits.eachHeldBack * hold.share()))

  /** The time at which the mail may be sent, or the outcome if it is deferred. */
  function book(isReserved: boolean): number | Outcome {
    const throttle = hold.throttle()
    if (throttle === null) return 0
    const wait = isReserved ? throttle.reserve(Infinity) : isCrowded() ? Infinity : throttle.reserve(MAX_WAIT_MS)
    // A person waits for a reserved one.
    if (isReserved) return 0
    if (wait <= MAX_WAIT_MS) return now() + wait
    onHeld(group.name)
    const why = hold.reason() || `it gets ${throttle.rate()} mails a second`
    return { state: 'deferred', reason: `${lane} is held back: ${why}`, held: true, wait: throttle.comeBack() }
  }

  /** Books for a mail that has a place: it does not count against itself. */
  function bookAgain(isReserved: boolean): number | Outcome {
    taken--
    const booked = book(isReserved)
    taken++
    return booked
  }

  return {
    taken: () => taken,

    acquire(isReserved): LanePermit | Outcome {
      const first = book(isReserved)
      if (typeof first !== 'number') return first
      let [at, asked] = [first, lastCut()]
      let isTaken = true
      taken++

      function recheck(): Outcome | null {
        if (lastCut() <= asked) return null
        asked = lastCut()
        const again = bookAgain(isReserved)
        if (typeof again !== 'number') return again
        at = again
        return null
      }

      return {
        recheck,
        async turn() {
          const putOff = recheck()
          const wait = at - now()
          return putOff === null && wait > 0 ? sleep(wait, null) : putOff
        },
        release() {
          if (isTaken) taken--
          isTaken = false
        },
      }
    },
  }
}
