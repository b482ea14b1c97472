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
  settle(pdu: Pdu): void
  fail(error: Unanswered): void
  timer: NodeJS.Timeout
}

/** 1 to this (3.2). */
const LAST_SEQUENCE = 0x7fffffff

export function createOpenRequests() {
  const open = new Map<number, Open>()
  let sequence = 0

  const taken = (own: number): Open | undefined => {
    const found = open.get(own)
    clearTimeout(found?.timer)
    open.delete(own)
    return found
  }

  return {
    size: (): number => open.size,

    /** Sends a request under a number of its own. Resolves with the answer; rejects with Unanswered. */
    ask(send: (sequence: number) => void, patience: number): Promise<Pdu> {
      sequence = sequence === LAST_SEQUENCE ? 1 : sequence + 1
      const own = sequence
      return new Promise((settle, fail) => {
        const late = () => taken(own)?.fail(new Unanswered(`no answer for ${patience / 1000} s`, true))
        open.set(own, { settle, fail, timer: setTimeout(late, patience) })
        send(own)
      })
    },

    /** An answer that comes too late finds nobody. */
    settle: (pdu: Pdu): void => taken(pdu.sequence)?.settle(pdu),

    fail(reason: string): void {
      for (const own of [...open.keys()]) taken(own)?.fail(new Unanswered(reason, true))
    },
  }
}
