// The calls that a simulated gateway makes, each id once, and their course.
import type { CarriedCall } from '../../../generated/carrier-v1/schemas.ts'
import { type BreakKind, causesOfNumbers, MACHINE, PRESSES } from './faults.ts'
import type { Courier } from './news.ts'

/** A call that the gateway took. */
export interface TakenCall {
  carrierId: string
  call: CarriedCall
  state: 'waiting' | 'on' | 'over'
}

export interface CallParts {
  courier: Courier
  nextId(): string
  /** Milliseconds between the events of a call. */
  eventAfter: number
  breaks: ReadonlySet<BreakKind>
  onCall(taken: TakenCall): void
}

const now = () => new Date().toISOString()

/** What is told of a call at one moment. */
interface CallEvent {
  event: string
  [member: string]: unknown
}

/** What happens on a call, by the number. */
function courseOf({ to, menu = {} }: CarriedCall): CallEvent[] {
  const ending = to.slice(-4)
  const cause = causesOfNumbers[ending]
  const ended = { event: 'ended', ...(cause ? { cause } : { cause: 'completed', seconds: 7 }) }
  if (cause) return [{ event: 'ringing' }, ended]
  const [key = '1'] = Object.keys(menu)
  const answered = { event: 'answered', by: ending === MACHINE ? 'machine' : 'human' }
  return [{ event: 'ringing' }, answered, ...(ending === PRESSES ? [{ event: 'digit', digit: key }] : []), ended]
}

export type Calls = ReturnType<typeof createCalls>

export function createCalls({ courier, nextId, eventAfter, breaks, onCall }: CallParts) {
  const byId = new Map<string, TakenCall>()

  function tell({ call, carrierId }: TakenCall, event: object): void {
    void courier.tell(call.callback, { type: 'call', id: call.id, carrier_id: carrierId, ...event, at: now() })
  }

  function follow(taken: TakenCall): void {
    const course = courseOf(taken.call).filter(({ event }) => event !== 'ended' || !breaks.has('endless_calls'))
    const step = (at: number) => {
      const event = course[at]
      if (taken.state === 'over' || event === undefined) return
      taken.state = event.event === 'ended' ? 'over' : 'on'
      tell(taken, event)
      courier.later(eventAfter, () => step(at + 1))
    }
    courier.later(eventAfter, () => step(0))
  }

  return {
    byId,

    take(call: CarriedCall): TakenCall {
      const known = breaks.has('sends_twice') ? undefined : byId.get(call.id)
      if (known) return known
      const taken: TakenCall = { carrierId: nextId(), call, state: 'waiting' }
      byId.set(call.id, taken)
      onCall(taken)
      follow(taken)
      return taken
    },

    /** Hangs up; false for a call that there is not. */
    end(id: string): boolean {
      const taken = byId.get(id)
      if (!taken) return breaks.has('unknown_calls')
      const { state } = taken
      taken.state = 'over'
      if (state === 'on' && !breaks.has('endless_calls'))
        tell(taken, { event: 'ended', cause: 'completed', seconds: 1 })
      return true
    },
  }
}
