// What filling the texts of one message may cost. The cost is counted, not timed: it is the same on every machine, and
// a template that fits once fits always.

/**
 * One unit takes about 20 ns: the work for one message ends after some 40 ms, for which the event loop stands still.
 * An invoice with 500 lines of 20 placeholders takes half of it.
 */
const MOST_UNITS = 2_000_000
/** How often the texts of a campaign may exceed the budget before nobody tries them any more. */
const MOST_EXCESSES = 5

/** The units that are left for one message. */
export class Budget {
  private left = MOST_UNITS

  /** Takes units for work that is about to be done; throws when there are not enough. */
  use(units: number): void {
    this.left -= units
    if (!(this.left >= 0)) throw new Error('the template does more work, or makes a longer text, than is allowed')
  }

  get isExceeded(): boolean {
    return !(this.left >= 0)
  }
}

/** Hands out one budget after another for texts that are filled again and again. */
export function createBudgets() {
  let last: Budget | null = null
  let excesses = 0
  return {
    /** The budget of the next message. Throws once too many were exceeded: each costs everybody its time. */
    next(): Budget {
      if (last?.isExceeded) excesses++
      if (excesses >= MOST_EXCESSES) {
        last = null
        throw new Error('the template did too much work again and again and is not tried any more')
      }
      last = new Budget()
      return last
    },
  }
}
