// What the tasks of the work loop have to do, for whoever moves the clock: the clock stops at each time at which
// something is due, and goes on when nothing is left to do there.

/** What one task has to do. Work that another process has in hand counts as well: it is not done yet. */
export interface Agenda {
  /** When the next work is due, business time in milliseconds, past or to come; null when nothing waits for a time. */
  nextDue?(): Promise<number | null>
  /** Whether some of it waits for nothing but a worker. */
  isBusy?(): Promise<boolean>
}

/** Later than any lease ends: a queue that is asked for what is free by then also counts what somebody holds. */
export const ANYBODY = Number.MAX_SAFE_INTEGER

export type JointAgenda = ReturnType<typeof joinAgendas>

/** The agendas of several tasks as one. `now` is business time. */
export function joinAgendas(agendas: readonly Agenda[], now: () => number) {
  async function nextDue(): Promise<number | null> {
    const times = await Promise.all(agendas.map((agenda) => agenda.nextDue?.() ?? null))
    const due = times.filter((time) => time !== null)
    return due.length === 0 ? null : Math.min(...due)
  }

  return {
    nextDue,

    /** Whether something is to be done now, or is being done. */
    async isBusy(): Promise<boolean> {
      const [due, ...busy] = await Promise.all([nextDue(), ...agendas.map((agenda) => agenda.isBusy?.() ?? false)])
      return (due !== null && due <= now()) || busy.some(Boolean)
    },
  }
}
