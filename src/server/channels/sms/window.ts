// How much is on its way to a carrier of SMS at once, and how fast. When the carrier asks for less, everything pauses and the
// window is halved; it grows back by one for each window that was taken well.
import { createQueue, type Turn } from './queue.ts'

export interface WindowParts {
  /** Submits at once. */
  most: number
  /** Parts of messages a second; null: as many as the window lets through. */
  rate: number | null
  /** Milliseconds for which nothing is submitted after the carrier asked for less. */
  pause: number
}

/**
 * What an answer says of the centre: it refused the message since it has too much to do, or took it and is congested,
 * nearly so, as busy as it should be, or fine.
 */
export type Load = 'throttled' | 'congested' | 'strained' | 'busy' | 'fine'

export type Window = ReturnType<typeof createWindow>

export function createWindow({ most, rate, pause }: WindowParts) {
  const queue = createQueue()
  let isHeld = false
  let isClosed = false
  const idle: (() => void)[] = []
  const step = rate === null ? 0 : 1000 / rate
  let taken = 0
  let size = most
  let free = 0
  let timer: NodeJS.Timeout | undefined

  /** Lets in whoever may go now, and comes back when the next one may. */
  function admit(): void {
    clearTimeout(timer)
    timer = undefined
    while (queue.size() > 0 && taken < Math.max(1, Math.floor(size))) {
      const now = performance.now()
      if (free > now) {
        timer = setTimeout(admit, free - now)
        return
      }
      // What was not used in the last 100 milliseconds is not caught up on.
      taken++
      free = Math.max(free, now - 100) + step * queue.next()
    }
  }

  function settleIdle(): void {
    if (taken === 0 && queue.size() === 0) for (const resolve of idle.splice(0)) resolve()
  }

  return {
    taken: (): number => taken,

    /** Resolves when it is the turn of the caller, who gives back what it took; with false when it gets no place. */
    take: (turn: Turn): Promise<boolean> =>
      new Promise((settle) => {
        if (isClosed || (isHeld && !turn.stays)) return settle(false)
        queue.add(turn, settle)
        if (timer === undefined) admit()
      }),

    /** Gives no more places, except to those who stay. */
    hold(): void {
      isHeld = true
      queue.release(({ stays }) => !stays)
    },

    /** Gives no more places to anybody. */
    close(): void {
      isClosed = true
      queue.release(() => true)
      settleIdle()
    },

    /** Gives a place back, with what the answer said; when the carrier asked for less, for `wait` milliseconds (`pause`). */
    give(load: Load, wait = pause): void {
      taken--
      if (load === 'throttled' || load === 'congested') {
        // What was on its way together is refused together, and counts once.
        if (free < performance.now() + pause / 2) size = Math.max(1, size / 2)
        free = Math.max(free, performance.now() + wait)
      } else if (load === 'strained') size = Math.max(1, size - 1 / size)
      else if (load === 'fine') size = Math.min(most, size + 1 / size)
      if (timer === undefined) admit()
      settleIdle()
    },

    /** Resolves when nothing is on its way any more, nor waits for it. */
    empty: (): Promise<void> =>
      new Promise((resolve) => {
        idle.push(resolve)
        settleIdle()
      }),
  }
}
