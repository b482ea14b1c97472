// Whose turn it is: the accounts whose work waits in a queue take turns, so that one with much to do holds up no other.

import type { Waiting } from '../../store/waiting.ts'

/** Milliseconds for which a list of the accounts that wait is good. */
const FRESH = 250

/** Work of one account in hand. */
export interface Turn<T> {
  work: T
  /** Does `work`; the account has it in hand until then. */
  during(work: () => Promise<unknown>): Promise<void>
}

export interface Rotation {
  /**
   * Lets `claim` take work of the account whose turn it is, or of the next one if it finds none (null). Null when none
   * is found, or every account that waits has as much in hand as it may: `each`, or what the rotation gives.
   */
  take<T>(claim: (account: number) => Promise<T | null>, each?: number): Promise<Turn<T> | null>
  /** Whether an account waits that has nothing in hand here. */
  hasNewcomer(): Promise<boolean>
}

/**
 * `waiting` lists accounts with due work: all, or those that it finds after the given one. An account has at most
 * `each` pieces of work in hand in this process.
 */
export function createRotation(
  waiting: (after: number) => Promise<Waiting>,
  { each: most }: { each: number },
): Rotation {
  const inHand = new Map<number, number>()
  /** Of the accounts that wait or have something in hand, the number of their last turn. */
  let turns = new Map<number, number>()
  let turn = 0
  /** The account after which the next look begins. */
  let after = 0
  let listed = new Set<number>()
  let listedAt = -Infinity
  const held = (account: number) => inHand.get(account) ?? 0
  const turnOf = (account: number) => turns.get(account) ?? 0

  async function list(): Promise<void> {
    const { accounts, next } = await waiting(after)
    listed = new Set(accounts)
    after = next
    turns = new Map([...turns].filter(([account]) => listed.has(account) || inHand.has(account)))
    listedAt = performance.now()
  }

  /** The account with the least in hand; among equals, the one whose last turn is longest ago. */
  function next(each: number): number | null {
    let best: number | null = null
    const order = (a: number, b: number) => held(a) - held(b) || turnOf(a) - turnOf(b) || a - b
    for (const account of listed)
      if (held(account) < each && (best === null || order(account, best) < 0)) best = account
    return best
  }

  function begin(account: number): void {
    turns.set(account, ++turn)
    inHand.set(account, held(account) + 1)
  }

  function end(account: number): void {
    if (held(account) > 1) inHand.set(account, held(account) - 1)
    else inHand.delete(account)
  }

  return {
    async take<T>(claim: (account: number) => Promise<T | null>, each = most) {
      for (;;) {
        const isFresh = performance.now() - listedAt > FRESH
        if (isFresh) await list()
        for (let account = next(each); account !== null; account = next(each)) {
          const mine = account
          begin(mine)
          const work = await claim(mine).catch((error: unknown) => {
            end(mine)
            throw error
          })
          if (work !== null) {
            const during = (done: () => Promise<unknown>) =>
              done()
                .then(() => undefined)
                .finally(() => end(mine))
            return { work, during }
          }
          end(mine)
          listed.delete(mine)
        }
        if (isFresh) return null
        listedAt = -Infinity
      }
    },

    async hasNewcomer() {
      if (performance.now() - listedAt > FRESH) await list()
      for (const account of listed) if (held(account) === 0) return true
      return false
    },
  }
}
