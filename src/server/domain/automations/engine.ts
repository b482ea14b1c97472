// The work of automations: takes contacts on whose time has come, some at a time.

import { timeOf } from '../../lib/clock.ts'
import { findAutomation } from '../../store/automations/automations.ts'
import {
  type AutomationRunRow,
  accountsWithRuns,
  dueAutomations,
  holdRunById,
  runsDueNext,
  updateRunOf,
} from '../../store/automations/runs.ts'
import type { Db } from '../../store/store.ts'
import type { DomainDeps } from '../deps.ts'
import { recordEvents } from '../events/events.ts'
import type { Agenda } from '../timers/agenda.ts'
import { createFairQueue } from '../timers/fair-queue.ts'
import { unwatched, type WorkTurn } from '../timers/work-turn.ts'
import { automationEvent } from './events.ts'
import { RETRY_PAUSE_MS, runBatchOrSingle } from './single-or-batch.ts'
import { takeSlice } from './slice.ts'

/** Contacts in one transaction. */
const SLICE = 250
/** How often an action of one run may throw before the run ends. */
const MAX_TRIES = 5

/** Creates the step of the work loop that moves contacts through automations; it resolves with false if none is due. */
export function createAutomationWork(parts: DomainDeps): (turn?: WorkTurn) => Promise<boolean> {
  const { store, clock } = parts
  const fairQueue = createFairQueue(() => accountsWithRuns(store.db, clock.times()), { each: 1 })
  return async (work = unwatched) => {
    const turn = await fairQueue.claimNext(async (account) => (await takeDue(parts, account, work)) || null)
    await turn?.run(async () => undefined)
    return turn !== null
  }
}

/**
 * Moves the contacts of an account that have been due longest; false if there are none, or if other workers hold them.
 */
async function takeDue({ store, clock }: DomainDeps, account: number, work: WorkTurn): Promise<boolean> {
  const at = clock.times()
  const [due] = await dueAutomations(store.db, account, 1, timeOf(account, at))
  if (!due) return false
  const now = timeOf(account, at)
  // Another worker may hold the first ones: only the claim says which contacts were tried.
  let claimed: readonly number[] = []
  const claims = (ids: readonly number[]) => {
    claimed = ids
    if (ids.length > 0) work.note({ account, refs: ids })
  }
  const order = { account, automation: due.id, list: due.list, at, claims }
  return runBatchOrSingle({
    most: work.limit(SLICE),
    runPieces: async (limit) => (await store.writeAlongside((tx) => takeSlice(tx, { ...order, limit }))) > 0,
    putOff: () =>
      store.writeAlongside(async (tx) => {
        const [id] = claimed
        const run = id === undefined ? undefined : await holdRunById(tx, id)
        if (run && run.due !== null && run.due <= now) await retryOrFail(tx, run, now)
      }),
  })
}

/** Tries the action of a run again later, or ends the run after its last try. */
async function retryOrFail(tx: Db, run: AutomationRunRow, now: number): Promise<void> {
  const tries = run.tries + 1
  if (tries < MAX_TRIES) return updateRunOf(tx, run.id, { due: now + RETRY_PAUSE_MS, tries })
  const end = { status: 'ended', reason: 'failed', due: null, waits_for: null, ended: now } as const
  await updateRunOf(tx, run.id, { ...end, tries, generation: run.generation + 1 })
  const automation = await findAutomation(tx, run.account_id, run.automation_id)
  if (automation) await recordEvents(tx, [automationEvent('automation_event', automation, run.contact_id, now)])
}

/** Contacts who wait in active automations. */
export const automationAgenda = ({ store }: Pick<DomainDeps, 'store'>): Agenda => ({
  async next(account, limit) {
    const rows = await runsDueNext(store.db, account, limit)
    return rows.map(({ id, due }) => ({ kind: 'automation_step', id, at: due }))
  },
})
