// Looks again at what triggers have noted for later, and lets contacts in.
import { timeOf } from '../../lib/clock.ts'
import { findList } from '../../store/audience/lists.ts'
import { activeAutomations } from '../../store/automations/automations.ts'
import {
  accountsWithLater,
  claimLater,
  type LaterRow,
  nextLater,
  removeLater,
  setLater,
} from '../../store/automations/triggers.ts'
import { holdEpochAt } from '../../store/epoch.ts'
import type { Db } from '../../store/store.ts'
import { refOf } from '../../store/timers/quarantine.ts'
import type { DomainDeps } from '../deps.ts'
import type { Agenda } from '../timers/agenda.ts'
import { createFairQueue } from '../timers/fair-queue.ts'
import { unwatched, type WorkTurn } from '../timers/work-turn.ts'
import { enterAutomation } from './enter.ts'
import { type AutomationDetail, detailOf } from './find.ts'
import { createLoopAlarm, type LoopAlarm, type WorkDeps } from './loop-alarm.ts'
import { RETRY_PAUSE_MS, runBatchOrSingle } from './single-or-batch.ts'
import { recheckTrigger } from './triggers/later.ts'
import type { Trigger } from './triggers.ts'
import { firstOf } from './versions.ts'

/** Things in one transaction. */
const PART = 100

const keyOfLater = ({ automation_id, trigger_version, position, contact_id, ref }: LaterRow) =>
  refOf(automation_id, trigger_version, position, contact_id, ref)

/** Makes the step of the work loop that looks at some things again; it resolves with false when nothing is due. */
export function createDelayedCheck(parts: WorkDeps): (turn?: WorkTurn) => Promise<boolean> {
  const tooOften = createLoopAlarm(parts)
  const { store, clock } = parts
  const fairQueue = createFairQueue((after) => accountsWithLater(store.db, clock.times(), after), { each: 1 })
  return async (work = unwatched) => {
    const turn = await fairQueue.claimNext(
      async (account) => (await checkAgain({ ...parts, tooOften }, account, work)) || null,
    )
    await turn?.run(async () => undefined)
    return turn !== null
  }
}

/** Looks at what an account has due for the trigger that has waited longest; false when nothing is due. */
async function checkAgain(
  { store, clock, tooOften }: DomainDeps & { tooOften: LoopAlarm },
  account: number,
  work: WorkTurn,
): Promise<boolean> {
  const at = clock.times()
  const now = timeOf(account, at)
  const [first] = await nextLater(store.db, account, 1)
  if (!first || first.due > now) return false
  let claimed: readonly LaterRow[] = []
  const runPieces = (limit: number) =>
    store.writeAlongside(async (tx) => {
      await holdEpochAt(tx, account, at)
      const list = await findList(tx, account, first.list_id)
      const [automation] = await activeAutomations(tx, account, [first.automation_id])
      const rows = await claimLater(tx, account, first, { ...at, limit })
      claimed = rows
      if (rows.length === 0) return false
      work.note({ account, refs: rows.map(keyOfLater) })
      await removeLater(tx, first, rows)
      // An automation that was paused or got other triggers has dropped its notes.
      if (!list || automation?.trigger_version !== first.trigger_version) return true
      const detail = await detailOf(tx, automation)
      const trigger = detail.triggers[first.position]
      if (trigger) await enterOrRecheck(tx, { detail, trigger, rows, now, tooOften })
      return true
    })
  return runBatchOrSingle({
    most: work.limit(PART),
    runPieces,
    putOff: () =>
      store.writeAlongside((tx) =>
        setLater(
          tx,
          claimed.slice(0, 1).map((row) => ({ ...row, due: now + RETRY_PAUSE_MS })),
        ),
      ),
  })
}

interface Due {
  detail: AutomationDetail
  trigger: Trigger
  rows: readonly LaterRow[]
  now: number
  tooOften: LoopAlarm
}

async function enterOrRecheck(tx: Db, { detail, trigger, rows, now, tooOften }: Due): Promise<void> {
  const [contacts, again]: [number[], LaterRow[]] = [[], []]
  // Carts are held in one order: another automation may look at the same ones.
  for (const row of rows.toSorted((a, b) => (a.ref < b.ref ? -1 : 1))) {
    const finding = await recheckTrigger(tx, trigger, row, now)
    if (finding === 'enter') contacts.push(row.contact_id)
    else if (finding !== 'drop') again.push({ ...row, generation: 1, due: finding.again })
  }
  await setLater(tx, again)
  await enterAutomation(tx, detail.row, contacts, {
    cause: trigger.type,
    actionId: firstOf(detail.actions),
    now,
    tooOften,
  })
}

/** What waits for a second look. */
export const delayedCheckAgenda = ({ store }: Pick<DomainDeps, 'store'>): Agenda => ({
  async next(account, limit) {
    const rows = await nextLater(store.db, account, limit)
    return rows.map(({ automation_id, due }) => ({ kind: 'automation_trigger', id: automation_id, at: due }))
  },
})
