// Two times. `now` is the time that the platform believes in: schedules, due dates, dates of records;
// a sandbox may move it forward. `wall` is real time, never moved: leases and time-outs use it.

export interface Clock {
  /** Business time, milliseconds since 1970 UTC. */
  now(): number
  /** Milliseconds that `now` is ahead of the machine. */
  offset(): number
  /** Moves `now` forward to this time; an earlier time is ignored. */
  moveTo(time: number): void
  /** Wall time, milliseconds since 1970 UTC; the database's, where the database may run on another machine. */
  wall(): number
}

/**
 * A clock that is `offset` milliseconds (0) ahead of wall time. `skew` says how far wall time is ahead of this
 * machine's own: machines that share work follow one clock.
 */
export function createClock(offset = 0, skew: () => number = () => 0): Clock {
  let ahead = offset
  const wall = () => Date.now() + skew()
  const now = () => wall() + ahead
  return {
    wall,
    now,
    offset: () => ahead,
    moveTo: (time) => {
      ahead = Math.max(ahead, time - wall())
    },
  }
}
