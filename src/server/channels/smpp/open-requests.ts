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
  /** Begins to count the time for the answer. */
  count(): NodeJS.Timeout
  timer?: NodeJS.Timeout | undefined
}

/** 1 to this (3.2). */
const LAST_SEQUENCE = 0x7fffffff

export function createOpenRequests() {
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
    size: (): number => open.size,

    /** Sends a request under a number of its own. Resolves with the answer; rejects with Unanswered. */
    ask(send: (sequence: number) => void, patience: number): Promise<Pdu> {
      sequence = sequence === LAST_SEQUENCE ? 1 : sequence + 1
      const own = sequence
      return new Promise((settle, fail) => {
        const late = () => taken(own)?.fail(new Unanswered(`no answer for ${patience / 1000} s`, true))
        const count = () => setTimeout(late, patience)
        open.set(own, { settle, fail, count, timer: isDeaf ? undefined : count() })
        send(own)
      })
    },

    /** An answer that comes too late finds nobody. */
    settle: (pdu: Pdu): void => taken(pdu.sequence)?.settle(pdu),

    /** While nobody reads, no answer is late. */
    deafen(): void {
      isDeaf = true
      for (const { timer } of open.values()) clearTimeout(timer)
    },

    listen(): void {
      isDeaf = false
      for (const one of open.values()) one.timer = one.count()
    },

    fail(reason: string): void {
      for (const own of [...open.keys()]) taken(own)?.fail(new Unanswered(reason, true))
    },
  }
}
