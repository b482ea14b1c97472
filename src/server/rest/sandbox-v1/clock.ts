import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import type { ClockTime } from '../../domain/sandbox/sandbox-clock.ts'
import { toDateTime } from '../../lib/dates.ts'
import { toTime } from '../query.ts'

const toClock = ({ now, offset }: ClockTime) => ({
  now: toDateTime(now),
  offset_seconds: Math.round(offset / 1000),
})

export function clockHandlers({ sandbox: { sandboxClock } }: Domain) {
  return {
    async getClock({ caller }) {
      const { due, more, ...time } = await sandboxClock.get(caller)
      return { ...toClock(time), due: due.map((thing) => ({ ...thing, at: toDateTime(thing.at) })), more }
    },

    async advanceClock({ body, caller, signal }) {
      const moved =
        'seconds' in body
          ? await sandboxClock.advanceBy(caller, body.seconds, signal)
          : await sandboxClock.advanceTo(caller, toTime(body.to, 'to') ?? 0, signal)
      return { ...toClock(moved), fired: moved.fired }
    },
  } satisfies Handlers<'sandbox-v1', 'Clock'>
}
