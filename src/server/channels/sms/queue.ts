// Those who wait for a place of the window, in the order in which they get it.

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
  resolve(hasPlace: boolean): void
}

export interface Queue {
  size(): number
  /** Gives the first one its place; returns how many parts it submits. */
  next(): number
  /** Calls `settle` with whether there is a place. */
  add(turn: Turn, settle: Waiting['resolve']): void
  /** These get no place. */
  release(whom: (one: Turn) => boolean): void
}

export function createQueue(): Queue {
  let all: Waiting[] = []
  return {
    size: () => all.length,
    next(): number {
      const first = all.shift()
      first?.resolve(true)
      return first?.parts ?? 1
    },

    add(turn, resolve): void {
      const next = turn.isFirst ? all.findIndex(({ isFirst }) => !isFirst) : -1
      all.splice(next < 0 ? all.length : next, 0, { ...turn, resolve })
    },

    release(whom): void {
      const released = all.filter(whom)
      all = all.filter((one) => !whom(one))
      for (const { resolve } of released) resolve(false)
    },
  }
}
