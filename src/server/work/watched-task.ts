// Notes what each step of a task has in progress, and leaves out what is set aside.
import type { Agenda } from '../domain/timers/agenda.ts'
import type { Quarantine } from '../domain/timers/quarantine.ts'
import { ALL, unwatched, type WorkKind, type WorkTurn } from '../domain/timers/work-turn.ts'
import type { OpenTurn } from '../domain/timers/work-watch.ts'
import type { Job } from './job-limiter.ts'
import type { Task } from './loop.ts'

type Watch = Pick<Quarantine, 'openTurn' | 'holds'>

/** Ends the turn of a step: at once, or when the job that it returned is done. */
async function takeStep(turn: OpenTurn, step: (turn: WorkTurn) => ReturnType<Task['step']>): Promise<boolean | Job> {
  let did: boolean | Job = false
  try {
    did = await step(turn)
  } finally {
    if (typeof did !== 'function') await turn.end()
  }
  if (typeof did !== 'function') return did
  const job = did
  return (mayTakeMore) => job(mayTakeMore).finally(() => turn.end())
}

/** A step whose work is noted; a task whose work cannot be told apart is left out as a whole. */
export const watchedStep =
  (watch: Watch, kind: WorkKind, step: (turn: WorkTurn) => ReturnType<Task['step']>): Task['step'] =>
  async () => {
    const turn = await watch.openTurn(kind)
    if (!turn) return step(unwatched)
    return takeStep(turn, turn.held.includes(ALL) ? async () => false : step)
  }

/** The agenda without what is set aside: no clock waits for an operator. */
export const watchedAgenda = (watch: Watch, kind: WorkKind, agenda: Agenda): Agenda => ({
  ...agenda,
  ...(agenda.isBusy && {
    isBusy: async (account) => !watch.holds(kind, account) && ((await agenda.isBusy?.(account)) ?? false),
  }),
  ...(agenda.isAwaited && {
    isAwaited: async (account) => !watch.holds(kind, account) && ((await agenda.isAwaited?.(account)) ?? false),
  }),
})
