// Repeatable randomness: the same seed gives the same requests.

export type Random = ReturnType<typeof createRandom>

/** A random number generator (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** An integer from 0 to below `limit`. */
  const below = (limit: number) => Math.floor(next() * limit)
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T
  return {
    next,
    below,
    pick,
    /** True with this probability. */
    chance: (share: number) => next() < share,
    /** The same items in another order. */
    shuffle<T>(items: readonly T[]): T[] {
      return items
        .map((item) => ({ item, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item)
    },
  }
}
