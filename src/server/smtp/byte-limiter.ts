// A mail is read as a whole, and a large one takes several times its size in memory. So the bytes of mails that are
// read at the same time are limited; the others wait in order.

export interface ByteLimiter {
  /** Runs `work` when there is room for that many bytes. A mail larger than the gate has the gate to itself. */
  run<T>(bytes: number, work: () => Promise<T>): Promise<T>
}

export function createByteLimiter(capacity: number): ByteLimiter {
  let used = 0
  const waiting: { weight: number; go: () => void }[] = []

  function startNext(): void {
    for (let next = waiting[0]; next && used + next.weight <= capacity; next = waiting[0]) {
      waiting.shift()
      used += next.weight
      next.go()
    }
  }

  return {
    async run(bytes, work) {
      const weight = Math.min(bytes, capacity)
      await new Promise<void>((go) => {
        waiting.push({ weight, go })
        startNext()
      })
      try {
        return await work()
      } finally {
        used -= weight
        startNext()
      }
    },
  }
}
