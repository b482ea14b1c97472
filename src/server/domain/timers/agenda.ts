// What the tasks of the work loop have to do for one account. Moving a clock needs this: the clock stops at each time
// at which something is due, and continues when nothing is left to do there.

/** The kinds of things that are due at a time, as the contract names them. */
export type DueKind =
  | 'alert_repeat'
  | 'autocertificate'
  | 'automation_step'
  | 'automation_trigger'
  | 'campaign_feed'
  | 'campaign_hours'
  | 'campaign_retry'
  | 'campaign_start'
  | 'flow_step'
  | 'hook_delivery'
  | 'message'
  | 'message_retry'
  | 'sandbox_ending'

/** Something that waits for its time. */
export interface Due {
  kind: DueKind
  /** The number of what it happens to; of a send, its run. */
  id: number
  /** By the clock of its account, milliseconds. */
  at: number
}

/** The work of one task for an account. It includes work that a worker holds, since it is not done yet. */
export interface Agenda {
  /** What is due next, past or to come: the first `limit`, soonest first. */
  next?(account: number, limit: number): Promise<Due[]>
  /** Whether some of it waits for nothing but a worker. */
  isBusy?(account: number): Promise<boolean>
  /** Whether something is to come from outside, such as a file from its host, however long that takes. */
  isAwaited?(account: number): Promise<boolean>
}

export interface JointAgenda {
  /** What is due next, soonest first: `limit` things, or all when there are fewer. */
  next(account: number, limit: number): Promise<Due[]>
  /** Whether something is to be done now, or is being done. */
  isBusy(account: number): Promise<boolean>
  /** Whether something is to come from outside. */
  isAwaited(account: number): Promise<boolean>
}

/** The agendas of several tasks as one. `now` is the time of an account. */
export function joinAgendas(agendas: readonly Agenda[], now: (account: number) => number): JointAgenda {
  async function next(account: number, limit: number): Promise<Due[]> {
    const found = await Promise.all(agendas.map((agenda) => agenda.next?.(account, limit) ?? []))
    return found
      .flat()
      .sort((a, b) => a.at - b.at)
      .slice(0, limit)
  }

  return {
    next,

    async isBusy(account): Promise<boolean> {
      const [[first], ...busy] = await Promise.all([
        next(account, 1),
        ...agendas.map((agenda) => agenda.isBusy?.(account) ?? false),
      ])
      return (first !== undefined && first.at <= now(account)) || busy.some(Boolean)
    },

    async isAwaited(account): Promise<boolean> {
      const found = await Promise.all(agendas.map((agenda) => agenda.isAwaited?.(account) ?? false))
      return found.some(Boolean)
    },
  }
}
