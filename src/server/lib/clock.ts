// Two kinds of time. Schedules, due dates and records use the time of their account; a sandbox account may move its own
// forward. `wall` is real time and cannot be moved: leases, rate limits and time-outs use it, and live accounts have no
// other.

/** What time it is, for queries over many accounts. */
export interface Times {
  /** Real time, milliseconds since 1970 UTC. */
  wall: number
  /** Milliseconds that the clocks of these sandbox accounts are ahead of it; all other accounts have real time. */
  ahead: ReadonlyMap<number, number>
  /** Accounts for which nothing is done: whatever is due there waits until they are resumed. */
  suspended: ReadonlySet<number>
}

/** The time of an account, milliseconds since 1970 UTC. */
export const timeOf = (account: number, { wall, ahead }: Times): number => wall + (ahead.get(account) ?? 0)

export interface Clock {
  /** The time of an account, milliseconds since 1970 UTC. */
  now(account: number): number
  /** Real time, milliseconds since 1970 UTC; the database's, where the database may run on another machine. */
  wall(): number
  times(): Times
  /** Milliseconds of this process that never leap, whatever happens to the clock of the machine; they mean no date. */
  steady(): number
}

export interface MovableClock extends Clock {
  /** Sets how far clocks are ahead, milliseconds above 0; accounts that are left out have real time. */
  setAhead(ahead: ReadonlyMap<number, number>): void
  setSuspended(accounts: ReadonlySet<number>): void
}

/** `skew` says how far real time is ahead of this machine's own: machines that share work follow one clock. */
export function createClock(skew: () => number = () => 0): MovableClock {
  let ahead: ReadonlyMap<number, number> = new Map()
  let suspended: ReadonlySet<number> = new Set()
  const wall = () => Date.now() + skew()
  const times = (): Times => ({ wall: wall(), ahead, suspended })
  return {
    wall,
    steady: () => performance.now(),
    now: (account) => timeOf(account, times()),
    times,
    setAhead: (moved) => {
      ahead = moved
    },
    setSuspended: (accounts) => {
      suspended = accounts
    },
  }
}
