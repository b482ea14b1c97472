// How much is on its way to a carrier of SMS at once, and how fast. When the carrier asks for less, everything pauses and the
// window is halved; it grows back by one for each window that was taken well.

export interface WindowParts {
  /** Submits at once. */
  most: number
  /** Parts of messages a second; null: as many as the window lets through. */
  rate: number | null
  /** Milliseconds for which nothing is submitted after the carrier asked for less. */
  pause: number
}

export type Window = ReturnType<typeof createWindow>

/** How a place of the window is waited for. */
export interface Turn {
  /** Goes before all that is not. */
  isFirst: boolean
  /** Waits on when the others are released. */
  stays: boolean
  /** How many parts of a message it submits (one). */
  parts?: number
}

interface Waiting extends Turn {
  settle(hasPlace: boolean): void
}

export function createWindow({ most, rate, pause }: WindowParts) {
  let queue: Waiting[] = []
  let isHeld = false
  const idle = new Set<() => void>()
  const step = rate === null ? 0 : 1000 / rate
  let taken = 0
  let size = most
  let free = 0
  let timer: NodeJS.Timeout | undefined

  /** Lets in whoever may go now, and comes back when the next one may. */
  function admit(): void {
    clearTimeout(timer)
    timer = undefined
    while (queue.length > 0 && taken < Math.max(1, Math.floor(size))) {
      const now = performance.now()
      if (free > now) {
        timer = setTimeout(admit, free - now)
        return
      }
      // What was not used in the last 100 milliseconds is not caught up on.
      const next = queue.shift()
      free = Math.max(free, now - 100) + step * (next?.parts ?? 1)
      taken++
      next?.settle(true)
    }
  }

  return {
    taken: (): number => taken,

    /** Resolves when it is the turn of the caller, who gives back what it took; with false when it gets no place. */
    take: (turn: Turn): Promise<boolean> =>
      new Promise((settle) => {
        if (isHeld && !turn.stays) return settle(false)
        const next = turn.isFirst ? queue.findIndex(({ isFirst }) => !isFirst) : -1
        queue.splice(next < 0 ? queue.length : next, 0, { ...turn, settle })
        if (timer === undefined) admit()
      }),

    /** Gives no more places, except to those who stay. */
    hold(): void {
      isHeld = true
      const released = queue.filter(({ stays }) => !stays)
      queue = queue.filter(({ stays }) => stays)
      for (const { settle } of released) settle(false)
    },

    /** `throttled`: the carrier asked for less, for `wait` milliseconds (`pause`). */
    give(throttled: boolean, wait = pause): void {
      taken--
      if (throttled) {
        // What was on its way together is refused together, and counts once.
        if (free < performance.now() + pause / 2) size = Math.max(1, size / 2)
        free = Math.max(free, performance.now() + wait)
      } else {
        size = Math.min(most, size + 1 / size)
      }
      if (timer === undefined) admit()
      if (taken === 0 && queue.length === 0) for (const resolve of idle) resolve()
    },

    /** Resolves when nothing is on its way any more, or after so many milliseconds. */
    empty(within: number): Promise<void> {
      if (taken === 0 && queue.length === 0) return Promise.resolve()
      return new Promise((resolve) => {
        const finish = () => {
          clearTimeout(late)
          idle.delete(finish)
          resolve()
        }
        const late = setTimeout(finish, within)
        idle.add(finish)
      })
    },
  }
}
