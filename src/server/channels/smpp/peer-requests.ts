// Answers each request of the peer when its work is done, and stops reading while too many are open.
import { COMMAND, type Pdu, RESPONSE } from './pdu.ts'
import { STATUS } from './status.ts'

/** What a peer is answered. */
export interface PeerResponse {
  status: number
  body?: Buffer
  /** As a generic_nack, which is also the answer to an unknown command. */
  isNack?: boolean
}

/** What becomes of a request of the peer; null: it gets no answer. */
export type OnRequest = (pdu: Pdu) => PeerResponse | null | Promise<PeerResponse | null>

export interface PeerRequestsDeps {
  onRequest: OnRequest
  write(pdu: Pdu): void
  /** Called with true when the limit is reached: stop reading from the connection. */
  onFull(isFull: boolean): void
}

/** Open requests of the peer at which reading stops. */
const IN_HAND = 100

export interface PeerRequests {
  respondTo(pdu: Pdu): Promise<void>
  /** Resolves when no request is open. */
  none(): Promise<void>
}

export function createPeerRequests({ onRequest, write, onFull }: PeerRequestsDeps): PeerRequests {
  let count = 0
  const waiting: (() => void)[] = []

  function done(): void {
    count--
    if (count === IN_HAND - 1) onFull(false)
    if (count > 0) return
    for (const resolve of waiting.splice(0)) resolve()
  }

  return {
    async respondTo(pdu): Promise<void> {
      count++
      if (count === IN_HAND) onFull(true)
      try {
        const found = await onRequest(pdu)
        if (!found) return
        const isNack = found.isNack || found.status === STATUS.ESME_RINVCMDID
        const command = isNack ? COMMAND.generic_nack : (pdu.command | RESPONSE) >>> 0
        write({ command, status: found.status, sequence: pdu.sequence, body: found.body ?? Buffer.alloc(0) })
      } finally {
        done()
      }
    },

    none: () => (count === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  }
}
