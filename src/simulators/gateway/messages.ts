// The SMS that a simulated gateway takes, each id once, and its receipts.
import type { CarriedMessage } from '../../../generated/carrier-v1/schemas.ts'
import { type BreakKind, type FaultKind, STOPS } from './faults.ts'
import type { Courier } from './news.ts'
import { createRecent } from './recent.ts'

/** A message that the gateway took. */
export interface TakenMessage {
  carrierId: string
  message: CarriedMessage
  /** What the gateway did wrong with it. */
  faults: FaultKind[]
}

export interface MessageParts {
  courier: Courier
  nextId(): string
  /** Milliseconds from an answer to its receipt. */
  receiptAfter: number
  breaks: ReadonlySet<BreakKind>
  /** How many messages it remembers. */
  keep: number
  onMessage(taken: TakenMessage): void
}

const now = () => new Date().toISOString()

export type Messages = ReturnType<typeof createMessages>

export function createMessages({ courier, nextId, receiptAfter, breaks, keep, onMessage }: MessageParts) {
  const recent = createRecent<TakenMessage>(keep)
  /** What people say goes there, once it is known. */
  let callback: string | null = null

  /** Tells at once, or later; resolves when it is time for the answer. */
  async function report({ carrierId, message, faults }: TakenMessage): Promise<void> {
    if (faults.includes('silent') || breaks.has('no_receipts')) return
    const isFailed = faults.includes('undelivered')
    const state = isFailed ? { state: 'failed', reason: 'The phone was off for too long.' } : { state: 'delivered' }
    const carrier_id = breaks.has('other_carrier_id') ? nextId() : carrierId
    const receipt = { type: 'receipt', id: message.id, carrier_id, ...state, at: now(), network: '26801' }
    const tell = async () => {
      await courier.tell(message.callback, receipt)
      if (faults.includes('duplicate')) await courier.tell(message.callback, receipt)
      if (!faults.includes('orphan')) return
      await courier.tell(message.callback, { ...receipt, id: 'nobody', carrier_id: nextId() })
    }
    if (faults.includes('early')) await tell()
    else courier.later(receiptAfter * (faults.includes('late') ? 10 : 1), () => void tell())
  }

  function text(from: string, to: string, said: string): boolean {
    if (callback === null) return false
    void courier.tell(callback, { type: 'inbound', carrier_id: nextId(), from, to, text: said, at: now() })
    return true
  }

  return {
    /** What was taken and is remembered, oldest first. */
    all: recent.all,

    /** The message of this id, when it was taken before. */
    known: (id: string): TakenMessage | undefined => (breaks.has('sends_twice') ? undefined : recent.byId.get(id)),

    /** Takes a message; resolves when it is time for the answer. */
    async take(message: CarriedMessage, faults: FaultKind[]): Promise<TakenMessage> {
      const taken = { carrierId: nextId(), message, faults }
      recent.keep(message.id, taken)
      callback = message.callback
      onMessage(taken)
      await report(taken)
      const { from, to } = message
      if (to.endsWith(STOPS)) courier.later(receiptAfter, () => text(to, from, 'STOP'))
      return taken
    },

    /** A text of a person; false while no message has told where it goes. */
    text,
  }
}
