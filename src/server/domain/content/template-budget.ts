// What filling the texts of one message may cost. The cost is counted, not timed: it is the same on every machine, and
// a template that fits once fits always.

/**
 * One unit takes about 20 ns: the work for one message ends after about 40 ms, during which the event loop is blocked.
 * An invoice with 500 lines of 20 placeholders takes half of it.
 */
const MAX_UNITS = 2_000_000
/** How often the texts of a campaign may exceed the budget before its rendering stops. */
const MAX_EXCESSES = 5

/** The units that are left for one message. */
export class Budget {
  private left = MAX_UNITS

  /** Takes units for work that is about to be done; throws when there are not enough. */
  use(units: number): void {
    this.left -= units
    if (!(this.left >= 0)) throw new Error('the template does more work, or makes a longer text, than is allowed')
  }

  get isExceeded(): boolean {
    return !(this.left >= 0)
  }
}

export interface Budgets {
  /** The budget of the next message. Throws after too many excesses: each of them blocks the process for its time. */
  next(): Budget
}

/** Hands out one budget after another for texts that are filled again and again. */
export function createBudgets(): Budgets {
  let last: Budget | null = null
  let excesses = 0
  return {
    next(): Budget {
      if (last?.isExceeded) excesses++
      if (excesses >= MAX_EXCESSES) {
        last = null
        throw new Error('the template did too much work again and again and is not tried any more')
      }
      last = new Budget()
      return last
    },
  }
}
