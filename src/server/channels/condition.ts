// How a wire is by what its messages met, and since when.
import type { Carrier, Outcome } from '../domain/sending/carrier.ts'
import type { LinkHealth, LinkState } from '../domain/sending/carrier-links.ts'
import { connectionErrorOf } from '../lib/connection-errors.ts'

export type Condition = Omit<LinkHealth, 'name'>

/** A condition whose beginning is `since`. */
export function conditionOf(state: LinkState, since: number | null, reason: string | null): Condition {
  return { state, since, reason, detail: reason === null ? null : connectionErrorOf(reason).words }
}

/** The state of a wire that could not be used, by the reason. */
export const stateOf = (reason: string): LinkState =>
  connectionErrorOf(reason).kind === 'login' ? 'refused' : 'unreachable'

/** The carrier was not asked. */
export const isHeld = (outcome: Outcome): boolean => outcome.state === 'deferred' && outcome.held === true

/** Follows a carrier by its outcomes. `now` is real time. */
export function watchCondition(now: () => number) {
  let known = conditionOf('unused', null, null)

  function noteState(state: LinkState, reason: string | null): void {
    known = conditionOf(state, state === known.state ? known.since : now(), reason)
  }

  return {
    condition: (): Condition => known,

    /**
     * Wraps a carrier to follow its condition: up after any outcome of a message, down if it could take none of a
     * batch.
     */
    watching: <Outgoing>(carrier: Carrier<Outgoing>): Carrier<Outgoing> => ({
      async send(messages) {
        const outcomes = await carrier.send(messages)
        const asked = outcomes.filter((one) => !isHeld(one))
        const broken = asked.flatMap((one) => (one.state === 'deferred' && one.broken ? [one.reason] : []))
        // An unknown outcome says nothing about the wire.
        const isAnswered = asked.some((one) => one.state !== 'unknown' && !(one.state === 'deferred' && one.broken))
        if (isAnswered) noteState('up', null)
        else if (broken[0] !== undefined) noteState(stateOf(broken[0]), broken[0])
        return outcomes
      },
      close: () => carrier.close(),
    }),
  }
}
