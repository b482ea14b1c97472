// Gathers work into batches, where a batch costs little more than one item. Items that come during a batch form the
// next one.
import { setImmediate } from 'node:timers/promises'

interface Waiting<T, R> {
  item: T
  resolve(result: R): void
  reject(error: unknown): void
}

/** How items form batches, and what happens after a failed batch. */
interface BatcherOptions<T> {
  /** Maximum items per batch. */
  most: number
  /** Items of different lanes never wait for each other (all are of one). */
  laneOf?(item: T): unknown
  /** Whether each item of a batch that failed with this error is tried alone (yes). */
  triesAlone?(error: unknown): boolean
}

/**
 * Makes a function that gives each item to `work` with those that came at the same moment, and resolves with its
 * result. `work` returns one result for each item, in their order. When it fails for several, it is tried for each
 * alone.
 */
export function createBatcher<T, R>(
  { most, laneOf = () => null, triesAlone = () => true }: BatcherOptions<T>,
  work: (items: readonly T[]) => Promise<readonly R[]>,
): (item: T) => Promise<R> {
  /** What waits in each lane that is running. */
  const lanes = new Map<unknown, Waiting<T, R>[]>()

  async function runBatch(some: readonly Waiting<T, R>[]): Promise<void> {
    try {
      const results = await work(some.map(({ item }) => item))
      for (const [i, { resolve }] of some.entries()) resolve(results[i] as R)
    } catch (error) {
      if (some.length > 1 && triesAlone(error)) for (const one of some) await runBatch([one])
      else for (const { reject } of some) reject(error)
    }
  }

  async function runLane(lane: unknown, waiting: Waiting<T, R>[]): Promise<void> {
    lanes.set(lane, waiting)
    // Others may have come in the same turn of the event loop.
    await setImmediate()
    while (waiting.length > 0) await runBatch(waiting.splice(0, most))
    lanes.delete(lane)
  }

  return (item) =>
    new Promise((resolve, reject) => {
      const lane = laneOf(item)
      const one = { item, resolve, reject }
      const waiting = lanes.get(lane)
      if (waiting) waiting.push(one)
      else void runLane(lane, [one])
    })
}
