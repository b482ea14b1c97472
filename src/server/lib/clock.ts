// Two times. `now` is the time that the platform believes in: schedules, due dates, dates of records;
// a sandbox may move it forward. `wall` is the machine's own, never moved: leases and time-outs use it.

export interface Clock {
  /** Business time, milliseconds since 1970 UTC. */
  now(): number
  /** Milliseconds that `now` is ahead of the machine. */
  offset(): number
  /** Moves `now` forward to this time; an earlier time is ignored. */
  moveTo(time: number): void
  /** Wall time of the machine, milliseconds since 1970 UTC. */
  wall(): number
}

/** A clock on the machine's time, ahead of it by `offset` milliseconds (0). */
export function createClock(offset = 0): Clock {
  let ahead = offset
  const wall = () => Date.now()
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
