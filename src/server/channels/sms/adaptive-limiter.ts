// How much is on its way to a carrier of SMS at once, and how fast. When the carrier asks for less, everything pauses and the
// window is halved; it grows back by one for each window that was taken well.
import { createQueue, type Turn } from './queue.ts'

export interface AdaptiveLimiterOptions {
  /** Submits at once. */
  most: number
  /** Parts of messages a second; null: as many as the window lets through. */
  rate: number | null
  /** Milliseconds for which nothing is submitted after the carrier asked for less. */
  pause: number
}

/**
 * The load of the carrier according to a response: it refused the message because of too much load, or took it and is
 * congested, nearly congested, well used, or fine.
 */
export type Load = 'throttled' | 'congested' | 'strained' | 'busy' | 'fine'

export interface AdaptiveLimiter {
  taken(): number
  /** Resolves with true when it is the caller's turn, or with false if it gets no place. After true, call `release`. */
  acquire(turn: Turn): Promise<boolean>
  /** Gives no more places, except to those who stay. */
  stopAdmitting(): void
  /** Gives no more places. */
  close(): void
  /** Gives a place back, with what the answer said; when the carrier asked for less, for `wait` milliseconds (`pause`). */
  release(load: Load, wait?: number): void
  /** Resolves when nothing is on its way any more, nor waits for it. */
  drained(): Promise<void>
}

export function createAdaptiveLimiter({ most, rate, pause }: AdaptiveLimiterOptions): AdaptiveLimiter {
  const queue = createQueue()
  let isHeld = false
  let isClosed = false
  const idle: (() => void)[] = []
  const step = rate === null ? 0 : 1000 / rate
  let running = 0
  let size = most
  let free = 0
  let timer: NodeJS.Timeout | undefined

  /** Admits those that may submit now, and sets a timer for the next one. */
  function startNext(): void {
    clearTimeout(timer)
    timer = undefined
    while (queue.size() > 0 && running < Math.max(1, Math.floor(size))) {
      const now = performance.now()
      if (free > now) {
        timer = setTimeout(startNext, free - now)
        return
      }
      // What was not used in the last 100 milliseconds is not caught up on.
      running++
      free = Math.max(free, now - 100) + step * queue.next()
    }
  }

  function settleIdle(): void {
    if (running === 0 && queue.size() === 0) for (const resolve of idle.splice(0)) resolve()
  }

  return {
    taken: () => running,

    acquire: (turn) =>
      new Promise((settle) => {
        if (isClosed || (isHeld && !turn.stays)) return settle(false)
        queue.add(turn, settle)
        if (timer === undefined) startNext()
      }),

    stopAdmitting(): void {
      isHeld = true
      queue.release(({ stays }) => !stays)
    },

    close(): void {
      isClosed = true
      queue.release(() => true)
      settleIdle()
    },

    release(load, wait = pause): void {
      running--
      if (load === 'throttled' || load === 'congested') {
        // What was on its way together is refused together, and counts once.
        if (free < performance.now() + pause / 2) size = Math.max(1, size / 2)
        free = Math.max(free, performance.now() + wait)
      } else if (load === 'strained') size = Math.max(1, size - 1 / size)
      else if (load === 'fine') size = Math.min(most, size + 1 / size)
      if (timer === undefined) startNext()
      settleIdle()
    },

    drained: () =>
      new Promise((resolve) => {
        idle.push(resolve)
        settleIdle()
      }),
  }
}
