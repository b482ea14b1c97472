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
  settle(hasPlace: boolean): void
}

export function createQueue() {
  let all: Waiting[] = []
  return {
    size: (): number => all.length,
    /** Whoever is first has its place; tells how many parts that one submits. */
    next(): number {
      const first = all.shift()
      first?.settle(true)
      return first?.parts ?? 1
    },

    /** Calls `settle` with whether there is a place. */
    add(turn: Turn, settle: Waiting['settle']): void {
      const next = turn.isFirst ? all.findIndex(({ isFirst }) => !isFirst) : -1
      all.splice(next < 0 ? all.length : next, 0, { ...turn, settle })
    },

    /** These get no place. */
    release(whom: (one: Turn) => boolean): void {
      const released = all.filter(whom)
      all = all.filter((one) => !whom(one))
      for (const { settle } of released) settle(false)
    },
  }
}
