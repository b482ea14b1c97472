// Whose turn it is: the accounts whose work waits in a queue take turns, so that one with much to do holds up no other.

import type { Waiting } from '../../store/waiting.ts'

/** Milliseconds for which a list of the accounts that wait is good. */
const LIST_AGE_MS = 250

/** A piece of work of one account. */
export interface ClaimedWork<T> {
  work: T
  /** Runs `work`; until its end, the piece counts as held by the account. */
  run(work: () => Promise<unknown>): Promise<void>
}

export interface FairQueue {
  /**
   * Calls `claim` for the account whose turn it is, and for the next ones while it finds nothing (null). Null if none
   * is found, or if every waiting account holds as much as it may: `each`, or the default of the rotation.
   */
  claimNext<T>(claim: (account: number) => Promise<T | null>, each?: number): Promise<ClaimedWork<T> | null>
  /** Whether an account waits that holds nothing in this process. */
  hasIdleAccount(): Promise<boolean>
}

/**
 * `waiting` lists accounts with due work: all, or those that it finds after the given one. An account may hold at most
 * `each` pieces of work in this process.
 */
export function createFairQueue(
  waiting: (after: number) => Promise<Waiting>,
  { each: most }: { each: number },
): FairQueue {
  const heldBy = new Map<number, number>()
  /** The number of the last turn of each account that waits or holds work. */
  let turns = new Map<number, number>()
  let turn = 0
  /** The account after which the next look begins. */
  let after = 0
  let listed = new Set<number>()
  let listedAt = -Infinity
  const held = (account: number) => heldBy.get(account) ?? 0
  const turnOf = (account: number) => turns.get(account) ?? 0

  async function list(): Promise<void> {
    const { accounts, next } = await waiting(after)
    listed = new Set(accounts)
    after = next
    turns = new Map([...turns].filter(([account]) => listed.has(account) || heldBy.has(account)))
    listedAt = performance.now()
  }

  /** The account that holds the least; among equals, the one with the oldest turn. */
  function next(each: number): number | null {
    let best: number | null = null
    const order = (a: number, b: number) => held(a) - held(b) || turnOf(a) - turnOf(b) || a - b
    for (const account of listed)
      if (held(account) < each && (best === null || order(account, best) < 0)) best = account
    return best
  }

  function hold(account: number): void {
    turns.set(account, ++turn)
    heldBy.set(account, held(account) + 1)
  }

  function release(account: number): void {
    if (held(account) > 1) heldBy.set(account, held(account) - 1)
    else heldBy.delete(account)
  }

  return {
    async claimNext<T>(claim: (account: number) => Promise<T | null>, each = most) {
      for (;;) {
        const isStale = performance.now() - listedAt > LIST_AGE_MS
        if (isStale) await list()
        for (let account = next(each); account !== null; account = next(each)) {
          const mine = account
          hold(mine)
          const work = await claim(mine).catch((error: unknown) => {
            release(mine)
            throw error
          })
          if (work !== null) {
            const run = (done: () => Promise<unknown>) =>
              done()
                .then(() => undefined)
                .finally(() => release(mine))
            return { work, run }
          }
          release(mine)
          listed.delete(mine)
        }
        if (isStale) return null
        listedAt = -Infinity
      }
    },

    async hasIdleAccount() {
      if (performance.now() - listedAt > LIST_AGE_MS) await list()
      for (const account of listed) if (held(account) === 0) return true
      return false
    },
  }
}
