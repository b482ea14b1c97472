// The mails to one group of recipients: how many of them may be on their way, and how fast. A mail that would have to wait
// long is put off without an attempt: whoever sends it has others to send.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome } from '../../domain/sending/carrier.ts'
import { createTurnstile } from '../../lib/turnstile.ts'
import { createLaneHold, type HoldParts } from './lane-hold.ts'
import type { LaneOf } from './recipient-groups.ts'
import type { HostAnswer } from './smtp-answer.ts'

/** Milliseconds that a mail waits for its turn in a lane that is held back. */
const PATIENCE = 250

/** How many answers count as the last ones, and from which part of them on mild complaints are meant. */
const RECENT = 20
const MANY = 0.12

/** Connections of all hosts together, and those of them that mails of one account in one lane may use. */
export interface LaneLimits {
  all: number
  each: number
}

/** What a sender is told of the lane of a mail, and may say of the mail on its way. */
export interface OnTheWay {
  lane: string
  /** It takes long although others do not. */
  slow(): void
}

/** What a lane is told of the world, and tells it. */
export interface LaneParts extends HoldParts {
  limits: LaneLimits
  /** Hears of each mail that is put off. */
  onHeld(group: string): void
}

/** What a mail has that its lane lets go. It is left once, whatever comes of the mail. */
export interface LanePlace {
  /** Sends the mail when it is its turn, or puts it off if the provider complained meanwhile; then leaves. */
  pass(send: (way: OnTheWay) => Promise<HostAnswer>): Promise<Outcome>
  /** Gives the place back; nothing where it was left before. */
  leave(): void
}

/** The mails to one provider, or to one domain of those that are in no group. */
export type GroupLane = ReturnType<typeof createGroupLane>

/** A lane that nothing holds back but the limits of its group. */
export function createGroupLane(of: LaneOf, parts: LaneParts) {
  const { lane: name, group } = of
  const { limits, now, onHeld } = parts
  const all = Math.min(group.connections ?? Math.max(1, limits.all - 1), limits.all)
  const turns = createTurnstile({ all, each: Math.min(limits.each, all) })
  const hold = createLaneHold(of, parts)
  /** Mails that have a place. */
  let inside = 0
  /** The part of the last answers that asked for fewer mails, mild ones too. */
  let complaints = 0

  /** Whether all connections are in use that a lane may have which is held back: the fewer, the lower its rate. */
  const isCrowded = () => hold.reason() !== '' && inside >= Math.max(1, Math.ceil(limits.each * hold.share()))

  const lastCut = () => hold.throttle()?.lastCut() ?? 0

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
    return { state: 'deferred', reason: `${name} is held back: ${why}`, held: true, wait: throttle.comeBack() }
  }

  async function deliver(send: (way: OnTheWay) => Promise<HostAnswer>): Promise<Outcome> {
    let isSlow = false
    const slow = () => {
      isSlow = true
      hold.tighten('it keeps mails waiting', true)
    }
    const { outcome, throttle: asked, mild = false } = await send({ lane: name, slow })
    if (outcome.state !== 'unknown') complaints += ((asked === undefined ? 0 : 1) - complaints) / RECENT
    if (asked !== undefined && (!mild || complaints > MANY)) hold.tighten(`its host said ${asked}`, false)
    else if (outcome.state === 'accepted' && !isSlow) hold.ease()
    return outcome
  }

  return {
    name,
    group,

    /** Whether nothing is lost with it: no mail is in hand, and nothing holds it back. */
    isSpare: (): boolean => inside === 0 && hold.throttle() === null,

    isIdle: (): boolean => inside === 0,

    isHeldBack: (): boolean => hold.reason() !== '',

    /** Why it is held back, and how many mails a second it gets; null: as many as there are. */
    condition: () => ({
      reason: hold.reason(),
      rate: hold.throttle()?.rate() ?? null,
      lastCut: lastCut(),
    }),

    /**
     * Asks whether a mail may go, before anything is spent on it: a place, or the outcome of one that is put off. Mails of
     * one guest take turns with those of others.
     */
    enter(guest: string | number, isReserved: boolean): LanePlace | Outcome {
      const first = book(isReserved)
      if (typeof first !== 'number') return first
      let at = first
      const asked = lastCut()
      let isInside = true
      inside++
      const leave = () => {
        if (isInside) inside--
        isInside = false
      }

      /** Asks once more if the provider complained meanwhile; null when the mail may go now. */
      async function turn(): Promise<Outcome | null> {
        if (lastCut() > asked) {
          inside--
          const again = book(isReserved)
          inside++
          if (typeof again !== 'number') return again
          at = again
        }
        const wait = at - now()
        return wait > 0 ? sleep(wait, null) : null
      }

      return {
        pass: (send) => turns.pass(guest, async () => (await turn()) ?? deliver(send)).finally(leave),
        leave,
      }
    },
  }
}
