// Calls of a fake gateway, one per id, and their events.
import type { CarriedCall } from '../../../generated/carrier-v1/schemas.ts'
import { type BreakKind, causesOfNumbers, type FaultKind, MACHINE, PRESSES } from './faults.ts'
import type { Courier } from './news.ts'
import { createRecent } from './recent.ts'

/** An accepted call. */
export interface TakenCall {
  carrierId: string
  call: CarriedCall
  state: 'waiting' | 'on' | 'over'
  /** Faults injected for it. */
  faults: FaultKind[]
}

export interface CallDeps {
  courier: Courier
  nextId(): string
  /** Milliseconds between the events of a call. */
  eventAfter: number
  breaks: ReadonlySet<BreakKind>
  /** Number of calls to keep. */
  keep: number
  onCall(taken: TakenCall): void
}

const now = () => new Date().toISOString()

interface CallEvent {
  event: string
  [member: string]: unknown
}

/** Events of a call, by its number and faults. */
function courseOf({ to, menu = {} }: CarriedCall, faults: readonly FaultKind[]): CallEvent[] {
  const ending = to.slice(-4)
  const cause = causesOfNumbers[ending] ?? (faults.includes('undelivered') ? 'failed' : undefined)
  const ended = { event: 'ended', ...(cause ? { cause } : { cause: 'completed', seconds: 7 }) }
  if (cause) return [{ event: 'ringing' }, ended]
  const [key = '1'] = Object.keys(menu)
  const answered = { event: 'answered', by: ending === MACHINE ? 'machine' : 'human' }
  return [{ event: 'ringing' }, answered, ...(ending === PRESSES ? [{ event: 'digit', digit: key }] : []), ended]
}

export interface Calls {
  byId: ReadonlyMap<string, TakenCall>
  /** The earlier call with this id. */
  known(id: string): TakenCall | undefined
  /** Accepts a call. Resolves when the response is due. */
  acceptCall(call: CarriedCall, faults: FaultKind[]): Promise<TakenCall>
  /** Ends a call. Returns false if it is unknown. */
  end(id: string): boolean
}

export function createCalls({ courier, nextId, eventAfter, breaks, keep, onCall }: CallDeps): Calls {
  const recent = createRecent<TakenCall>(keep)
  const { byId } = recent

  async function reportCall({ call, carrierId, faults }: TakenCall, event: object): Promise<void> {
    const carrier_id = breaks.has('other_call_id') ? nextId() : carrierId
    const news = { type: 'call', id: call.id, carrier_id, ...event, at: now() }
    await courier.postCallback(call.callback, news)
    if (breaks.has('ends_twice') && 'cause' in event)
      await courier.postCallback(call.callback, { ...news, cause: 'rejected' })
    if (faults.includes('duplicate')) await courier.postCallback(call.callback, news)
    if (!faults.includes('orphan')) return
    await courier.postCallback(call.callback, { ...news, id: 'nobody', carrier_id: nextId() })
  }

  /** Sends the events of a call. Resolves when the response is due. */
  async function sendEvents(taken: TakenCall): Promise<void> {
    const { call, faults } = taken
    if (faults.includes('silent')) return
    const course = courseOf(call, faults).filter(({ event }) => event !== 'ended' || !breaks.has('endless_calls'))
    const after = eventAfter * (faults.includes('late') ? 10 : 1)
    const next = async (at: number): Promise<void> => {
      const event = course[at]
      if (taken.state === 'over' || event === undefined) return
      taken.state = event.event === 'ended' ? 'over' : 'on'
      if (faults.includes('early')) {
        await reportCall(taken, event)
        return next(at + 1)
      }
      void reportCall(taken, event)
      courier.later(after, () => void next(at + 1))
    }
    if (faults.includes('early')) await next(0)
    else courier.later(after, () => void next(0))
  }

  return {
    byId,

    known: (id) => (breaks.has('sends_twice') ? undefined : byId.get(id)),

    async acceptCall(call, faults): Promise<TakenCall> {
      const taken: TakenCall = { carrierId: nextId(), call, state: 'waiting', faults }
      recent.remember(call.id, taken)
      onCall(taken)
      await sendEvents(taken)
      return taken
    },

    end(id): boolean {
      const taken = byId.get(id)
      if (!taken) return breaks.has('unknown_calls')
      const { state } = taken
      taken.state = 'over'
      if (state === 'on' && !breaks.has('endless_calls'))
        void reportCall(taken, { event: 'ended', cause: 'completed', seconds: 1 })
      return true
    },
  }
}
