import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import { toDateTime } from '../../lib/dates.ts'
import { toTime } from '../query.ts'

const toClock = ({ now, offset }: { now: number; offset: number }) => ({
  now: toDateTime(now),
  offset_seconds: Math.round(offset / 1000),
})

export function clockHandlers({ sandboxClock }: Domain) {
  return {
    async getClock() {
      return toClock(sandboxClock.now())
    },

    async advanceClock({ body, signal }) {
      const moved =
        'seconds' in body
          ? await sandboxClock.advanceBy(body.seconds, signal)
          : await sandboxClock.advanceTo(toTime(body.to, 'to') ?? 0, signal)
      return { ...toClock(moved), fired: moved.fired }
    },
  } satisfies Handlers<'sandbox-v1', 'Clock'>
}
