// The mails to one group of recipients: how many of them may be on their way, and how fast.
import type { Outcome } from '../../domain/sending/carrier.ts'
import { createTurnstile } from '../../lib/turnstile.ts'
import { isHeld } from '../condition.ts'
import { createLaneHold, type HoldParts } from './lane-hold.ts'
import { createLanePlaces, type PlaceParts } from './lane-places.ts'
import type { LaneOf } from './recipient-groups.ts'
import type { HostAnswer } from './smtp-answer.ts'

/** How many answers count as the last ones, and from which part of them on mild complaints are meant. */
const RECENT = 20
const MANY = 0.12

/** What a sender is told of the lane of a mail, and may say of the mail on its way. */
export interface OnTheWay {
  lane: string
  /** It takes long although others do not. */
  slow(): void
  /** Asked before a host gets it: the outcome of one that is put off, since its provider complained meanwhile, or null. */
  recall(): Outcome | null
}

/** What a lane is told of the world, and tells it. */
export interface LaneParts extends HoldParts, PlaceParts {}

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
  const { limits } = parts
  const all = Math.min(group.connections ?? Math.max(1, limits.all - 1), limits.all)
  const turns = createTurnstile({ all, each: Math.min(limits.each, all) })
  const hold = createLaneHold(of, parts)
  const places = createLanePlaces(of, hold, parts)
  /** The part of the last answers that asked for fewer mails, mild ones too. */
  let complaints = 0

  async function deliver(send: (way: OnTheWay) => Promise<HostAnswer>, recall: OnTheWay['recall']): Promise<Outcome> {
    let isSlow = false
    const slow = () => {
      isSlow = true
      hold.tighten('it keeps mails waiting', true)
    }
    const { outcome, throttle: asked, mild = false } = await send({ lane: name, slow, recall })
    if (isHeld(outcome)) return outcome
    if (outcome.state !== 'unknown') complaints += ((asked === undefined ? 0 : 1) - complaints) / RECENT
    if (asked !== undefined && (!mild || complaints > MANY)) hold.tighten(`its host said ${asked}`, false)
    else if (outcome.state === 'accepted' && !isSlow) hold.ease()
    return outcome
  }

  return {
    name,
    group,

    /** Whether nothing is lost with it: no mail is in hand, and nothing holds it back. */
    isSpare: (): boolean => places.taken() === 0 && hold.throttle() === null,

    isIdle: (): boolean => places.taken() === 0,

    isHeldBack: (): boolean => hold.reason() !== '',

    /** Why it is held back, and how many mails a second it gets; null: as many as there are. */
    condition: () => ({
      reason: hold.reason(),
      rate: hold.throttle()?.rate() ?? null,
      lastCut: hold.throttle()?.lastCut() ?? 0,
    }),

    /**
     * Asks whether a mail may go, before anything is spent on it: a place, or the outcome of one that is put off. Mails of
     * one guest take turns with those of others.
     */
    enter(guest: string | number, isReserved: boolean): LanePlace | Outcome {
      const place = places.take(isReserved)
      if (!('turn' in place)) return place
      const { turn, recall, leave } = place
      return {
        pass: (send) => turns.pass(guest, async () => (await turn()) ?? deliver(send, recall)).finally(leave),
        leave,
      }
    },
  }
}
