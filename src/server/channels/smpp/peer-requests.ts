// What a peer asks: each request is answered once it is done, and the peer waits when too many are in hand.
import { COMMAND, type Pdu, RESPONSE } from './pdu.ts'
import { STATUS } from './status.ts'

/** What a peer is answered. */
export interface Answer {
  status: number
  body?: Buffer
}

/** What becomes of a request of the peer; null: it gets no answer. */
export type OnRequest = (pdu: Pdu) => Answer | null | Promise<Answer | null>

export interface PeerRequestsParts {
  onRequest: OnRequest
  write(pdu: Pdu): void
  /** Whether too many are in hand: then nothing more must be read. */
  onFull(isFull: boolean): void
}

/** Requests of the peer that are in hand at once: beyond that, it has to wait. */
const IN_HAND = 100

export function createPeerRequests({ onRequest, write, onFull }: PeerRequestsParts) {
  let count = 0
  const waiting: (() => void)[] = []

  function done(): void {
    count--
    if (count === IN_HAND - 1) onFull(false)
    if (count > 0) return
    for (const resolve of waiting.splice(0)) resolve()
  }

  return {
    async answer(pdu: Pdu): Promise<void> {
      count++
      if (count === IN_HAND) onFull(true)
      try {
        const found = await onRequest(pdu)
        if (!found) return
        const isKnown = found.status !== STATUS.ESME_RINVCMDID
        const command = isKnown ? (pdu.command | RESPONSE) >>> 0 : COMMAND.generic_nack
        write({ command, status: found.status, sequence: pdu.sequence, body: found.body ?? Buffer.alloc(0) })
      } finally {
        done()
      }
    },

    /** Resolves when none is in hand. */
    none: (): Promise<void> => (count === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  }
}
