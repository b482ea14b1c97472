// Random numbers that can be repeated.

export interface SeededRandom {
  /** A number from 0 up to but not including 1. */
  next(): number
  /** A whole number from 0 up to but not including `n`. */
  below(n: number): number
  pick<T>(items: readonly [T, ...T[]]): T
}

/**
 * Gives the same numbers for the same seed: a Weyl sequence (multiples of the golden ratio), its bits mixed by two
 * multiplications.
 */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed | 0
  function next(): number {
    state = (state + 0x9e3779b9) | 0
    let x = state
    x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
    x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
    return ((x ^ (x >>> 15)) >>> 0) / 2 ** 32
  }
  const below = (n: number) => Math.floor(next() * n)
  return { next, below, pick: (items) => items[below(items.length)] as (typeof items)[number] }
}
