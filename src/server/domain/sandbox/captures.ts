// Wakes those who wait until a carrier of the sandbox takes a message.
import type { Store } from '../../store/store.ts'

export interface Captures {
  /** Resolves at the next capture, or when the signal aborts. */
  next(signal: AbortSignal): Promise<void>
  /** Call after a capture: waiting requests look for it. */
  notifyCapture(): void
}

export function createCaptures(store: Store): Captures {
  const waiting = new Set<() => void>()

  const wakeAll = () => {
    for (const done of [...waiting]) done()
  }
  // About captures of other processes, this one knows only that something was written.
  if (store.shared) store.onWrite(wakeAll)

  return {
    next(signal) {
      return new Promise((resolve) => {
        const done = () => {
          waiting.delete(done)
          signal.removeEventListener('abort', done)
          resolve()
        }
        waiting.add(done)
        signal.addEventListener('abort', done)
        if (signal.aborted) done()
      })
    },
    notifyCapture: wakeAll,
  }
}
