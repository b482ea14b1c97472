// Lets one suspect run at a time.

/** Milliseconds after which the next one may begin although the one before is running: it may wait for a slow host. */
const MAX_WAIT_MS = 3_000

export interface Isolation {
  /** Resolves when it is the caller's turn, with the function that ends it. */
  enter(): Promise<() => void>
}

export function createIsolation(patience = MAX_WAIT_MS): Isolation {
  let tail: Promise<void> = Promise.resolve()
  return {
    async enter() {
      const before = tail
      const turn = Promise.withResolvers<void>()
      tail = turn.promise
      await before
      const timer = setTimeout(turn.resolve, patience)
      return () => {
        clearTimeout(timer)
        turn.resolve()
      }
    },
  }
}
