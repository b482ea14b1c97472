// The calls that a simulated gateway makes, each id once, and their course.
import type { CarriedCall } from '../../../generated/carrier-v1/schemas.ts'
import { type BreakKind, causesOfNumbers, type FaultKind, MACHINE, PRESSES } from './faults.ts'
import type { Courier } from './news.ts'
import { createRecent } from './recent.ts'

/** A call that the gateway took. */
export interface TakenCall {
  carrierId: string
  call: CarriedCall
  state: 'waiting' | 'on' | 'over'
  /** What the gateway did wrong with it. */
  faults: FaultKind[]
}

export interface CallParts {
  courier: Courier
  nextId(): string
  /** Milliseconds between the events of a call. */
  eventAfter: number
  breaks: ReadonlySet<BreakKind>
  /** How many calls it remembers. */
  keep: number
  onCall(taken: TakenCall): void
}

const now = () => new Date().toISOString()

/** What is told of a call at one moment. */
interface CallEvent {
  event: string
  [member: string]: unknown
}

/** What happens on a call, by the number and the faults that it met. */
function courseOf({ to, menu = {} }: CarriedCall, faults: readonly FaultKind[]): CallEvent[] {
  const ending = to.slice(-4)
  const cause = causesOfNumbers[ending] ?? (faults.includes('undelivered') ? 'failed' : undefined)
  const ended = { event: 'ended', ...(cause ? { cause } : { cause: 'completed', seconds: 7 }) }
  if (cause) return [{ event: 'ringing' }, ended]
  const [key = '1'] = Object.keys(menu)
  const answered = { event: 'answered', by: ending === MACHINE ? 'machine' : 'human' }
  return [{ event: 'ringing' }, answered, ...(ending === PRESSES ? [{ event: 'digit', digit: key }] : []), ended]
}

export type Calls = ReturnType<typeof createCalls>

export function createCalls({ courier, nextId, eventAfter, breaks, keep, onCall }: CallParts) {
  const recent = createRecent<TakenCall>(keep)
  const { byId } = recent

  async function tell({ call, carrierId, faults }: TakenCall, event: object): Promise<void> {
    const carrier_id = breaks.has('other_call_id') ? nextId() : carrierId
    const news = { type: 'call', id: call.id, carrier_id, ...event, at: now() }
    await courier.tell(call.callback, news)
    if (breaks.has('ends_twice') && 'cause' in event) await courier.tell(call.callback, { ...news, cause: 'rejected' })
    if (faults.includes('duplicate')) await courier.tell(call.callback, news)
    if (!faults.includes('orphan')) return
    await courier.tell(call.callback, { ...news, id: 'nobody', carrier_id: nextId() })
  }

  /** Tells how the call goes; resolves when it is time for the answer. */
  async function follow(taken: TakenCall): Promise<void> {
    const { call, faults } = taken
    if (faults.includes('silent')) return
    const course = courseOf(call, faults).filter(({ event }) => event !== 'ended' || !breaks.has('endless_calls'))
    const after = eventAfter * (faults.includes('late') ? 10 : 1)
    const next = async (at: number): Promise<void> => {
      const event = course[at]
      if (taken.state === 'over' || event === undefined) return
      taken.state = event.event === 'ended' ? 'over' : 'on'
      if (faults.includes('early')) {
        await tell(taken, event)
        return next(at + 1)
      }
      void tell(taken, event)
      courier.later(after, () => void next(at + 1))
    }
    if (faults.includes('early')) await next(0)
    else courier.later(after, () => void next(0))
  }

  return {
    byId,

    /** The call of this id, when it was taken before. */
    known: (id: string): TakenCall | undefined => (breaks.has('sends_twice') ? undefined : byId.get(id)),

    /** Takes a call; resolves when it is time for the answer. */
    async take(call: CarriedCall, faults: FaultKind[]): Promise<TakenCall> {
      const taken: TakenCall = { carrierId: nextId(), call, state: 'waiting', faults }
      recent.keep(call.id, taken)
      onCall(taken)
      await follow(taken)
      return taken
    },

    /** Hangs up; false for a call that there is not. */
    end(id: string): boolean {
      const taken = byId.get(id)
      if (!taken) return breaks.has('unknown_calls')
      const { state } = taken
      taken.state = 'over'
      if (state === 'on' && !breaks.has('endless_calls'))
        void tell(taken, { event: 'ended', cause: 'completed', seconds: 1 })
      return true
    },
  }
}
