// Mails are read whole, and one of the largest takes several times its size in memory while it is. So only
// so many bytes of mails are read at the same time; the others wait, in their order.

export interface Gate {
  /** Runs `work` when there is room for so many bytes. One that is larger than the gate has it for itself. */
  run<T>(bytes: number, work: () => Promise<T>): Promise<T>
}

export function createGate(capacity: number): Gate {
  let used = 0
  const waiting: { weight: number; go: () => void }[] = []

  function admit(): void {
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
        admit()
      })
      try {
        return await work()
      } finally {
        used -= weight
        admit()
      }
    },
  }
}
