// SMS of a fake gateway, one per id, and their receipts.
import type { CarriedMessage } from '../../../generated/carrier-v1/schemas.ts'
import { type BreakKind, type FaultKind, STOPS } from './faults.ts'
import type { Courier } from './news.ts'
import { createRecent } from './recent.ts'

/** An accepted message. */
export interface TakenMessage {
  carrierId: string
  message: CarriedMessage
  /** Faults injected for it. */
  faults: FaultKind[]
}

export interface MessageDeps {
  courier: Courier
  nextId(): string
  /** Milliseconds from the response to the receipt. */
  receiptAfter: number
  breaks: ReadonlySet<BreakKind>
  /** Number of messages to keep. */
  keep: number
  onMessage(taken: TakenMessage): void
}

const now = () => new Date().toISOString()

export interface Messages {
  /** The kept messages, oldest first. */
  all: readonly TakenMessage[]
  /** The earlier message with this id. */
  known(id: string): TakenMessage | undefined
  /** Accepts a message. Resolves when the response is due. */
  acceptMessage(message: CarriedMessage, faults: FaultKind[]): Promise<TakenMessage>
  /** Sends an inbound SMS. Returns false if the callback URL is not known yet. */
  text(from: string, to: string, said: string): boolean
}

export function createMessages({ courier, nextId, receiptAfter, breaks, keep, onMessage }: MessageDeps): Messages {
  const recent = createRecent<TakenMessage>(keep)
  /** Callback URL for inbound SMS. Known after the first message. */
  let callback: string | null = null

  /** Sends the receipt, now or later. Resolves when the response is due. */
  async function report({ carrierId, message, faults }: TakenMessage): Promise<void> {
    if (faults.includes('silent') || breaks.has('no_receipts')) return
    const isFailed = faults.includes('undelivered')
    const state = isFailed ? { state: 'failed', reason: 'The phone was off for too long.' } : { state: 'delivered' }
    const carrier_id = breaks.has('other_carrier_id') ? nextId() : carrierId
    const receipt = { type: 'receipt', id: message.id, carrier_id, ...state, at: now(), network: '26801' }
    const postReport = async () => {
      await courier.postCallback(message.callback, receipt)
      if (faults.includes('duplicate')) await courier.postCallback(message.callback, receipt)
      if (!faults.includes('orphan')) return
      await courier.postCallback(message.callback, { ...receipt, id: 'nobody', carrier_id: nextId() })
    }
    if (faults.includes('early')) await postReport()
    else courier.later(receiptAfter * (faults.includes('late') ? 10 : 1), () => void postReport())
  }

  function text(from: string, to: string, said: string): boolean {
    if (callback === null) return false
    void courier.postCallback(callback, { type: 'inbound', carrier_id: nextId(), from, to, text: said, at: now() })
    return true
  }

  return {
    all: recent.all,

    known: (id) => (breaks.has('sends_twice') ? undefined : recent.byId.get(id)),

    async acceptMessage(message, faults): Promise<TakenMessage> {
      const taken = { carrierId: nextId(), message, faults }
      recent.remember(message.id, taken)
      callback = message.callback
      onMessage(taken)
      await report(taken)
      const { from, to } = message
      if (to.endsWith(STOPS)) courier.later(receiptAfter, () => text(to, from, 'STOP'))
      return taken
    },

    text,
  }
}
