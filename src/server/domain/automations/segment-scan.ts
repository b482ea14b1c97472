// Looks for contacts whose date it is, or who have come into a segment, some of the list at a time.
import { timeOf } from '../../lib/clock.ts'
import { everybody } from '../../store/audience/conditions.ts'
import { columnsOfStretch, nextStretch, type Stretch } from '../../store/audience/contact-pages.ts'
import { findList } from '../../store/audience/lists.ts'
import { type AutomationRow, activeAutomations, addListeners } from '../../store/automations/automations.ts'
import { accountsWithLooks, claimLook, type LookRow, nextLooks, updateLook } from '../../store/automations/triggers.ts'
import { holdEpochAt } from '../../store/epoch.ts'
import type { Db } from '../../store/store.ts'
import { refOf } from '../../store/timers/quarantine.ts'
import { readFilter } from '../audience/segments/read-filter.ts'
import type { DomainDeps } from '../deps.ts'
import type { Agenda } from '../timers/agenda.ts'
import { createFairQueue } from '../timers/fair-queue.ts'
import { unwatched, type WorkTurn } from '../timers/work-turn.ts'
import { enterAutomation } from './enter.ts'
import { detailOf } from './find.ts'
import { createLoopAlarm, type LoopAlarm, type WorkDeps } from './loop-alarm.ts'
import { RETRY_PAUSE_MS, runBatchOrSingle } from './single-or-batch.ts'
import { nextLook } from './triggers/date-looks.ts'
import { daysAfter, filterOf } from './triggers/dates.ts'
import { activitiesOf, newOfStretch } from './triggers/members.ts'
import { kindsOfTrigger, type Trigger } from './triggers.ts'
import { firstOf } from './versions.ts'

/** Contacts in one transaction. */
const SLICE = 1000
const DAY_MS = 86_400_000

/** Makes the step of the work loop that looks at some contacts; it resolves with false when nothing is due. */
export function createSegmentScan(parts: WorkDeps): (turn?: WorkTurn) => Promise<boolean> {
  const tooOften = createLoopAlarm(parts)
  const { store, clock } = parts
  const fairQueue = createFairQueue((after) => accountsWithLooks(store.db, clock.times(), after), { each: 1 })
  return async (work = unwatched) => {
    const turn = await fairQueue.claimNext(
      async (account) => (await scanOnce({ ...parts, tooOften }, account, work)) || null,
    )
    await turn?.run(async () => undefined)
    return turn !== null
  }
}

/** Looks at the next contacts of the look of an account that has been due longest; false when none is due. */
async function scanOnce(
  { store, clock, tooOften }: DomainDeps & { tooOften: LoopAlarm },
  account: number,
  work: WorkTurn,
): Promise<boolean> {
  const at = clock.times()
  const now = timeOf(account, at)
  const [first] = await nextLooks(store.db, account, 1)
  if (!first || first.due > now) return false
  const runPieces = (limit: number) =>
    store.writeAlongside(async (tx) => {
      await holdEpochAt(tx, account, at)
      const list = await findList(tx, account, first.list_id)
      const [automation] = await activeAutomations(tx, account, [first.automation_id])
      const look = await claimLook(tx, account, first, at)
      if (!look) return false
      const ref = refOf(look.automation_id, look.trigger_version, look.position)
      work.note({ account, refs: [ref], place: look.place })
      const detail =
        list && automation?.trigger_version === look.trigger_version ? await detailOf(tx, automation) : undefined
      const trigger = detail?.triggers[look.position]
      if (!detail || !trigger) await updateLook(tx, look, { due: null })
      else {
        const actionId = firstOf(detail.actions)
        await scanNext(tx, { automation: detail.row, look, trigger, actionId, now, tooOften }, limit)
      }
      return true
    })
  return runBatchOrSingle({
    most: work.limit(SLICE),
    runPieces,
    putOff: () =>
      store.writeAlongside(async (tx) => {
        const look = await claimLook(tx, account, first, at)
        if (look) await updateLook(tx, look, { due: now + RETRY_PAUSE_MS })
      }),
  })
}

interface Slice {
  automation: AutomationRow
  look: LookRow
  trigger: Trigger
  actionId: number
  now: number
  tooOften: LoopAlarm
}

/** Looks at the next contacts, `limit` at most. */
async function scanNext(tx: Db, slice: Slice, limit: number): Promise<void> {
  const { automation, look, trigger, actionId, now, tooOften } = slice
  const set = { account: automation.account_id, list: automation.list_id, condition: everybody }
  const stretch = await nextStretch(tx, set, { after: look.place, to: Number.MAX_SAFE_INTEGER }, limit)
  if (!stretch) return endScan(tx, slice)
  const contacts = await meantOf(tx, slice, stretch)
  if (look.is_first === 0)
    await enterAutomation(tx, automation, contacts, { cause: trigger.type, actionId, now, tooOften })
  await updateLook(tx, look, { place: stretch.to })
}

/** The contacts of the stretch that the trigger means. */
async function meantOf(tx: Db, { automation, look, trigger, now }: Slice, stretch: Stretch): Promise<number[]> {
  if (trigger.type === 'segment_entered') return newOfStretch(tx, { automation, trigger, key: look }, stretch, now)
  if (trigger.type !== 'date') return []
  const { account_id: account, list_id: list } = automation
  const condition = await readFilter(tx, { account, list, now }, filterOf(trigger, look.day), false)
  return (await columnsOfStretch(tx, { account, list, condition }, stretch, ['id'])).map(({ id }) => id)
}

/** All contacts have been checked: the next check is due a day later, or on the next day that a contact has. */
async function endScan(tx: Db, { automation, look, trigger, now }: Slice): Promise<void> {
  if (trigger.type === 'date') {
    // Automations that are older than this listen to nothing yet.
    await addListeners(tx, automation.account_id, automation.id, kindsOfTrigger(trigger))
    const next = await nextLook(tx, automation, trigger, daysAfter(look.day, 1))
    await updateLook(tx, look, { ...(next ?? { due: null }), done: look.day, place: 0 })
  } else if (trigger.type === 'segment_entered') {
    // Looks that were missed are made up for by one.
    const due = look.due ?? now
    await updateLook(tx, look, {
      place: 0,
      is_first: 0,
      due: due + DAY_MS * Math.max(1, Math.ceil((now + 1 - due) / DAY_MS)),
    })
    // The segment may ask for other activities than before.
    await addListeners(tx, automation.account_id, automation.id, await activitiesOf(tx, automation, trigger.segment_id))
  }
}

/** Looks that wait for their time. */
export const segmentScanAgenda = ({ store }: Pick<DomainDeps, 'store'>): Agenda => ({
  async next(account, limit) {
    const rows = await nextLooks(store.db, account, limit)
    return rows.map(({ automation_id, due }) => ({ kind: 'automation_trigger', id: automation_id, at: due }))
  },
})
