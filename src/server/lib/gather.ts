// Work that costs little more for many than for one: what comes while one batch is in hand makes up the next.
import { setImmediate } from 'node:timers/promises'

interface Waiting<T, R> {
  item: T
  resolve(result: R): void
  reject(error: unknown): void
}

/**
 * Makes a function that gives each item to `work` with those that came at the same moment, at most `most` at once, and
 * resolves with its result. `work` returns one result for each item, in their order. When it fails for several, it
 * is tried for each alone.
 */
export function gather<T, R>(
  most: number,
  work: (items: readonly T[]) => Promise<readonly R[]>,
): (item: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = []
  let isRunning = false

  async function settle(some: readonly Waiting<T, R>[]): Promise<void> {
    try {
      const results = await work(some.map(({ item }) => item))
      for (const [i, { resolve }] of some.entries()) resolve(results[i] as R)
    } catch (error) {
      if (some.length === 1) some[0]?.reject(error)
      else for (const one of some) await settle([one])
    }
  }

  async function run(): Promise<void> {
    isRunning = true
    // Others may have come in the same turn of the event loop.
    await setImmediate()
    while (waiting.length > 0) {
      const some = waiting.slice(0, most)
      waiting = waiting.slice(most)
      await settle(some)
    }
    isRunning = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isRunning) void run()
    })
}
