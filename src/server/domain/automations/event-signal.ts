// Reads events of contacts and applies them to automations: ends the runs of contacts that unsubscribed, resumes those
// that waited for the event, and starts those that a trigger selects.

import { timeOf } from '../../lib/clock.ts'
import { contactsByIds } from '../../store/audience/contacts.ts'
import { findList, type ListRow } from '../../store/audience/lists.ts'
import { activeAutomations, findVersion, listenersTo, presentVersions } from '../../store/automations/automations.ts'
import { type AutomationRunRow, endRunsOf, holdWaiting, moveRuns } from '../../store/automations/runs.ts'
import { accountsWithSignals, nextSignals, putLast, takeSignals } from '../../store/automations/signals.ts'
import { holdEpochAt } from '../../store/epoch.ts'
import type { Db } from '../../store/store.ts'
import type { DomainDeps } from '../deps.ts'
import { recordEvents } from '../events/events.ts'
import type { Agenda } from '../timers/agenda.ts'
import { createFairQueue } from '../timers/fair-queue.ts'
import { unwatched, type WorkTurn } from '../timers/work-turn.ts'
import { lengthOf } from './actions.ts'
import { enterAutomation } from './enter.ts'
import { automationEvent } from './events.ts'
import { createLoopAlarm, type LoopAlarm, type WorkDeps } from './loop-alarm.ts'
import { enterSegments } from './segment-entries.ts'
import { runBatchOrSingle } from './single-or-batch.ts'
import { pullLooks } from './triggers/date-looks.ts'
import { noteLater } from './triggers/later.ts'
import { isMeant, isMet, type Signal, toSignal } from './triggers.ts'
import { isUnsubscribe } from './unsubscribe-events.ts'
import { contentOf, firstOf } from './versions.ts'

/** Signals in one transaction, at most. */
const PART = 250

/** Makes the step of the work loop that reads some signals of one list; it resolves with false when there are none. */
export function createEventSignalWork(parts: WorkDeps): (turn?: WorkTurn) => Promise<boolean> {
  const tooOften = createLoopAlarm(parts)
  const { store, clock } = parts
  const fairQueue = createFairQueue((after) => accountsWithSignals(store.db, clock.times(), after), { each: 1 })
  return async (work = unwatched) => {
    const turn = await fairQueue.claimNext(
      async (account) => (await readSome({ ...parts, tooOften }, account, work)) || null,
    )
    await turn?.run(async () => undefined)
    return turn !== null
  }
}

async function readSome(
  { store, clock, tooOften }: DomainDeps & { tooOften: LoopAlarm },
  account: number,
  work: WorkTurn,
): Promise<boolean> {
  // Those of one list among the oldest: to look for as many of the same list could lead past all that the account has.
  const next = await nextSignals(store.db, account, PART, work.held)
  const [first] = next
  if (!first) return false
  const own = next.filter(({ list_id }) => list_id === first.list_id).map(({ id }) => id)
  const at = clock.times()
  const take = (ids: readonly number[]) =>
    store.writeAlongside(async (tx) => {
      const list = await findList(tx, account, first.list_id)
      const rows = await takeSignals(tx, account, ids)
      if (rows.length === 0) return false
      work.note({ account, refs: rows.map(({ id }) => id) })
      await holdEpochAt(tx, account, at)
      const signals = rows.map(toSignal)
      const now = timeOf(account, at)
      if (!list) return true
      await letLeave(tx, list, signals, now)
      await resumeRuns(tx, signals, now)
      await letIn(tx, list, signals, { now, tooOften })
      return true
    })
  return runBatchOrSingle({
    most: work.limit(own.length),
    runPieces: (limit) => take(own.slice(0, limit)),
    putOff: () => store.writeAlongside((tx) => putLast(tx, account, first.id)),
  })
}

/** Unread signals. */
export const signalAgenda = ({ store }: Pick<DomainDeps, 'store'>): Agenda => ({
  isBusy: async (account) => (await nextSignals(store.db, account, 1)).length > 0,
})

/** Ends the runs of contacts that are not active any more. */
async function letLeave(tx: Db, list: ListRow, signals: readonly Signal[], now: number): Promise<void> {
  const ids = new Set(signals.filter(({ kind }) => isUnsubscribe(kind)).map(({ contact_id }) => contact_id))
  if (ids.size === 0) return
  for (const { id, status } of await contactsByIds(tx, [...ids])) if (status === 'active') ids.delete(id)
  const ended = await endRunsOf(tx, [...ids], 'unsubscribed', now)
  const { account_id, id: list_id } = list
  const events = ended.map(({ automation_id: id, contact_id }) =>
    automationEvent('automation_event', { id, account_id, list_id }, contact_id, now),
  )
  await recordEvents(tx, events)
}

/** Resumes runs that waited for these events, even while the automation is paused. */
async function resumeRuns(tx: Db, signals: readonly Signal[], now: number): Promise<void> {
  const byContact = Map.groupBy(signals, ({ contact_id }) => contact_id)
  const waiting = await holdWaiting(tx, [...byContact.keys()])
  const moves: { before: AutomationRunRow; after: AutomationRunRow }[] = []
  for (const before of waiting) {
    const row = await findVersion(tx, before.automation_id, before.version)
    const action = row && contentOf(row).actions.find(({ action_id }) => action_id === before.action_id)
    if (action?.action !== 'waitForEvent') continue
    // Events before the wait do not count, nor do those after the time-out, even if no worker has noticed it yet.
    const end = before.due ?? now
    const begin = end - lengthOf(action)
    const own = byContact.get(before.contact_id)?.filter(({ at }) => at >= begin && at <= end) ?? []
    if (!own.some((signal) => isMeant(action, signal))) continue
    const generation = before.generation + 1
    moves.push({ before, after: { ...before, generation, stage: 'met', waits_for: null, due: now } })
  }
  await moveRuns(tx, moves)
}

/** Lets contacts into the active automations whose triggers mean what happened. */
async function letIn(
  tx: Db,
  { account_id: account, id: list }: ListRow,
  signals: readonly Signal[],
  at: { now: number; tooOften: LoopAlarm },
): Promise<void> {
  const heard = new Set<number>()
  for (const kind of new Set(signals.map(({ kind }) => kind)))
    for (const id of await listenersTo(tx, account, kind)) heard.add(id)
  if (heard.size === 0) return
  const active = (await activeAutomations(tx, account, [...heard])).filter(({ list_id }) => list_id === list)
  if (active.length === 0) return
  const ids = active.map(({ id }) => id)
  const versions = new Map((await presentVersions(tx, ids)).map((row) => [row.automation_id, row]))
  for (const automation of active) {
    const row = versions.get(automation.id)
    if (!row) continue
    const { triggers, actions } = contentOf(row)
    const actionId = firstOf(actions)
    // Events before the activation start no runs.
    const own = signals.filter(({ at }) => at >= automation.activated)
    for (const trigger of triggers) {
      const contacts = own.filter((signal) => isMet(trigger, signal)).map(({ contact_id }) => contact_id)
      await enterAutomation(tx, automation, contacts, { cause: trigger.type, actionId, ...at })
    }
    await enterSegments(tx, automation, { triggers, actionId, signals: own, ...at })
    await noteLater(tx, automation, triggers, own)
    await pullLooks(tx, automation, triggers, own)
  }
}
