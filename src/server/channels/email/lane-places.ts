// Who may go in a lane that is held back. A mail that would have to wait long is put off without an attempt: whoever sends
// it has others to send.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome } from '../../domain/sending/carrier.ts'
import type { createLaneHold } from './lane-hold.ts'
import type { LaneOf } from './recipient-groups.ts'

/** Milliseconds that a mail waits for its turn in a lane that is held back. */
const PATIENCE = 250

/** How many mails may be on their way, and how many of them may be of one account and in one lane. */
export interface LaneLimits {
  all: number
  each: number
  /** As `each`, while the lane is held back: the lower its rate, the fewer. */
  eachHeldBack: number
}

export interface PlaceParts {
  limits: LaneLimits
  /** Milliseconds. */
  now(): number
  /** Hears of each mail that is put off. */
  onHeld(group: string): void
}

/** The place of a mail, until it is left. */
interface Place {
  /** Asks once more if the provider complained meanwhile: the outcome of a mail that is put off after all, or null. */
  recall(): Outcome | null
  /** The same when it is its turn; resolves when the mail may go. */
  turn(): Promise<Outcome | null>
  /** Nothing where it was left before. */
  leave(): void
}

/** The places of a lane that `hold` holds back. */
export function createLanePlaces(
  { lane, group }: LaneOf,
  hold: ReturnType<typeof createLaneHold>,
  { limits, now, onHeld }: PlaceParts,
) {
  let taken = 0
  const lastCut = () => hold.throttle()?.lastCut() ?? 0
  const isCrowded = () => hold.reason() !== '' && taken >= Math.max(1, Math.ceil(limits.eachHeldBack * hold.share()))

  /** When the mail may go, or the outcome of one that is put off. */
  function book(isReserved: boolean): number | Outcome {
    const throttle = hold.throttle()
    if (throttle === null) return 0
    const wait = isReserved ? throttle.take(Infinity) : isCrowded() ? Infinity : throttle.take(PATIENCE)
    // Somebody waits for a reserved one.
    if (isReserved) return 0
    if (wait <= PATIENCE) return now() + wait
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
    taken: (): number => taken,

    /** A place, or the outcome of a mail that is put off. */
    take(isReserved: boolean): Place | Outcome {
      const first = book(isReserved)
      if (typeof first !== 'number') return first
      let [at, asked] = [first, lastCut()]
      let isTaken = true
      taken++

      function recall(): Outcome | null {
        if (lastCut() <= asked) return null
        asked = lastCut()
        const again = bookAgain(isReserved)
        if (typeof again !== 'number') return again
        at = again
        return null
      }

      return {
        recall,
        async turn() {
          const putOff = recall()
          const wait = at - now()
          return putOff === null && wait > 0 ? sleep(wait, null) : putOff
        },
        leave() {
          if (isTaken) taken--
          isTaken = false
        },
      }
    },
  }
}
