// Requests that wait for their answers, by their sequence numbers.
import type { Pdu } from './pdu.ts'

/** A request that got no answer. `left`: the peer may have it all the same. */
export class Unanswered extends Error {
  readonly left: boolean
  constructor(reason: string, left: boolean) {
    super(reason)
    this.left = left
  }
}

interface Open {
  resolve(pdu: Pdu): void
  fail(error: Unanswered): void
  /** Begins to count the time for the answer. */
  count(): NodeJS.Timeout
  timer?: NodeJS.Timeout | undefined
}

/** 1 to this (3.2). */
const LAST_SEQUENCE = 0x7fffffff

export interface OpenRequests {
  size(): number
  /** Sends a request under the next sequence number. Resolves with the response; rejects with Unanswered. */
  sendRequest(send: (sequence: number) => void, patience: number): Promise<Pdu>
  /** A response after the time-out is ignored. */
  onResponse(pdu: Pdu): void
  /** Stops the time-outs: responses cannot be late while reading is paused. */
  suspend(): void
  listen(): void
  fail(reason: string): void
}

export function createOpenRequests(): OpenRequests {
  const open = new Map<number, Open>()
  let sequence = 0
  let isDeaf = false

  const taken = (own: number): Open | undefined => {
    const found = open.get(own)
    clearTimeout(found?.timer)
    open.delete(own)
    return found
  }

  return {
    size: () => open.size,

    sendRequest(send, patience): Promise<Pdu> {
      sequence = sequence === LAST_SEQUENCE ? 1 : sequence + 1
      const own = sequence
      return new Promise((resolve, fail) => {
        const late = () => taken(own)?.fail(new Unanswered(`no answer for ${patience / 1000} s`, true))
        const count = () => setTimeout(late, patience)
        open.set(own, { resolve, fail, count, timer: isDeaf ? undefined : count() })
        send(own)
      })
    },

    onResponse: (pdu) => taken(pdu.sequence)?.resolve(pdu),

    suspend(): void {
      isDeaf = true
      for (const { timer } of open.values()) clearTimeout(timer)
    },

    listen(): void {
      isDeaf = false
      for (const one of open.values()) one.timer = one.count()
    },

    fail(reason): void {
      for (const own of [...open.keys()]) taken(own)?.fail(new Unanswered(reason, true))
    },
  }
}
