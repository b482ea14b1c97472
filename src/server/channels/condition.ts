// How a wire is by what its messages met, and since when.
import type { Carrier, Outcome } from '../domain/sending/carrier.ts'
import type { WireHealth, WireState } from '../domain/sending/wires.ts'
import { troubleOf } from '../lib/wire-trouble.ts'

export type Condition = Omit<WireHealth, 'name'>

/** A condition whose beginning is `since`. */
export function conditionOf(state: WireState, since: number | null, reason: string | null): Condition {
  return { state, since, reason, detail: reason === null ? null : troubleOf(reason).words }
}

/** The state of a wire that could not be used, by the reason. */
export const stateOf = (reason: string): WireState => (troubleOf(reason).kind === 'login' ? 'refused' : 'unreachable')

/** Nobody was asked. */
export const isHeld = (outcome: Outcome): boolean => outcome.state === 'deferred' && outcome.held === true

/** Follows a carrier by its outcomes. `now` is real time. */
export function watchCondition(now: () => number) {
  let known = conditionOf('unused', null, null)

  function note(state: WireState, reason: string | null): void {
    known = conditionOf(state, state === known.state ? known.since : now(), reason)
  }

  return {
    condition: (): Condition => known,

    /** The same carrier. It is up when it said anything about a message, and down when it could take none of a batch. */
    watching: <Outgoing>(carrier: Carrier<Outgoing>): Carrier<Outgoing> => ({
      async send(messages) {
        const outcomes = await carrier.send(messages)
        const asked = outcomes.filter((one) => !isHeld(one))
        const broken = asked.flatMap((one) => (one.state === 'deferred' && one.broken ? [one.reason] : []))
        // An outcome that nobody knows says nothing of the wire either.
        const isAnswered = asked.some((one) => one.state !== 'unknown' && !(one.state === 'deferred' && one.broken))
        if (isAnswered) note('up', null)
        else if (broken[0] !== undefined) note(stateOf(broken[0]), broken[0])
        return outcomes
      },
      close: () => carrier.close(),
    }),
  }
}
