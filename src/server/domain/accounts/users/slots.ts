// Lets a few run at a time: the others wait in line, and are refused when the line is too long.
import { DomainError } from '../../errors.ts'

export interface Slots {
  /** Runs `work` when it is its turn; throws `unavailable` when too many wait. */
  run<T>(work: () => Promise<T>): Promise<T>
}

export function createSlots(size: number, maxWaiting: number): Slots {
  let taken = 0
  const waiting: (() => void)[] = []

  async function enter(): Promise<void> {
    if (taken < size) return void taken++
    if (waiting.length >= maxWaiting)
      throw new DomainError('unavailable', 'Too many log in at the same time. Try again in a moment.')
    // Whoever leaves hands the slot on.
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else taken--
  }

  return {
    async run(work) {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
