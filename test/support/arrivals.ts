// Collects what arrives from outside, and lets a test wait for it: the test wakes up on arrival instead of polling.

export interface Arrivals<T> {
  /** Everything that came, oldest first. */
  readonly all: T[]
  add(item: T): void
  /**
   * Resolves with the result of `find` on everything that came, once it is not undefined. Rejects after `ms` (120 000).
   */
  wait<R>(find: (all: readonly T[]) => R | undefined, ms?: number): Promise<R>
}

export function createArrivals<T>(what: string): Arrivals<T> {
  const all: T[] = []
  const watchers = new Set<() => void>()
  return {
    all,
    add(item) {
      all.push(item)
      for (const watch of [...watchers]) watch()
    },
    wait(find, ms = 120_000) {
      return new Promise((resolve, reject) => {
        const finish = () => {
          clearTimeout(timer)
          watchers.delete(look)
        }
        const look = () => {
          const found = find(all)
          if (found === undefined) return
          finish()
          resolve(found)
        }
        const timer = setTimeout(() => {
          finish()
          reject(new Error(`Waited ${ms} ms for ${what}; ${all.length} came, none was it.`))
        }, ms)
        watchers.add(look)
        look()
      })
    },
  }
}
