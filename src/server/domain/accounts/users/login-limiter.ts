// Lets a few run at a time: the others wait in line, and are refused when the line is too long.
import { DomainError } from '../../errors.ts'

export interface LoginLimiter {
  /** Runs `work` when it is its turn; throws `unavailable` when too many wait. */
  run<T>(work: () => Promise<T>): Promise<T>
}

export function createLoginLimiter(size: number, maxWaiting: number): LoginLimiter {
  let running = 0
  const waiting: (() => void)[] = []

  async function acquire(): Promise<void> {
    if (running < size) return void running++
    if (waiting.length >= maxWaiting)
      throw new DomainError('unavailable', 'Too many log in at the same time. Try again in a moment.')
    // The one that leaves passes its slot on, so the count stays the same.
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function release(): void {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  return {
    async run(work) {
      await acquire()
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}
