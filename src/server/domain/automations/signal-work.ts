// Reads what happened to contacts, and lets follow what automations make of it: contacts who left leave, those who waited
// for it go on, and those whom a trigger means come in.

import { timeOf } from '../../lib/clock.ts'
import { contactsByIds } from '../../store/audience/contacts.ts'
import { findList, type ListRow } from '../../store/audience/lists.ts'
import { activeAutomations, findVersion, listenersTo, presentVersions } from '../../store/automations/automations.ts'
import { type AutomationRunRow, endRunsOf, holdWaiting, moveRuns } from '../../store/automations/runs.ts'
import { accountsWithSignals, nextSignals, putLast, takeSignals } from '../../store/automations/signals.ts'
import { holdEpochAt } from '../../store/epoch.ts'
import type { Db } from '../../store/store.ts'
import { recordEvents } from '../events/events.ts'
import type { Parts } from '../parts.ts'
import type { Agenda } from '../timers/agenda.ts'
import { createRotation } from '../timers/rotation.ts'
import { lengthOf } from './actions.ts'
import { takeSome } from './alone.ts'
import { enter } from './enter.ts'
import { automationEvent } from './events.ts'
import { isLeaving } from './leaving.ts'
import { createTooOften, type TooOften, type WorkParts } from './often.ts'
import { enterSegments } from './segment-entries.ts'
import { pullLooks } from './triggers/date-looks.ts'
import { noteLater } from './triggers/later.ts'
import { isMeant, isMet, type Signal, toSignal } from './triggers.ts'
import { contentOf, firstOf } from './versions.ts'

/** Signals in one transaction, at most. */
const PART = 250

/** Makes the step of the work loop that reads some signals of one list; it resolves with false when there are none. */
export function createSignalWork(parts: WorkParts): () => Promise<boolean> {
  const tooOften = createTooOften(parts)
  const { store, clock } = parts
  const rotation = createRotation((after) => accountsWithSignals(store.db, clock.times(), after), { each: 1 })
  return async () => {
    const turn = await rotation.take(async (account) => (await readSome({ ...parts, tooOften }, account)) || null)
    await turn?.during(async () => undefined)
    return turn !== null
  }
}

async function readSome({ store, clock, tooOften }: Parts & { tooOften: TooOften }, account: number): Promise<boolean> {
  // Those of one list among the oldest: to look for as many of the same list could lead past all that the account has.
  const next = await nextSignals(store.db, account, PART)
  const [first] = next
  if (!first) return false
  const own = next.filter(({ list_id }) => list_id === first.list_id).map(({ id }) => id)
  const at = clock.times()
  const take = (ids: readonly number[]) =>
    store.writeAlongside(async (tx) => {
      const list = await findList(tx, account, first.list_id)
      const rows = await takeSignals(tx, account, ids)
      if (rows.length === 0) return false
      await holdEpochAt(tx, account, at)
      const signals = rows.map(toSignal)
      const now = timeOf(account, at)
      if (!list) return true
      await letLeave(tx, list, signals, now)
      await wake(tx, signals, now)
      await letIn(tx, list, signals, { now, tooOften })
      return true
    })
  return takeSome({
    most: own.length,
    take: (limit) => take(own.slice(0, limit)),
    putOff: () => store.writeAlongside((tx) => putLast(tx, account, first.id)),
  })
}

/** Signals that nobody has read. */
export const signalAgenda = ({ store }: Pick<Parts, 'store'>): Agenda => ({
  isBusy: async (account) => (await nextSignals(store.db, account, 1)).length > 0,
})

/** Ends the ways of contacts who are no active contacts any more. */
async function letLeave(tx: Db, list: ListRow, signals: readonly Signal[], now: number): Promise<void> {
  const ids = new Set(signals.filter(({ kind }) => isLeaving(kind)).map(({ contact_id }) => contact_id))
  if (ids.size === 0) return
  for (const { id, status } of await contactsByIds(tx, [...ids])) if (status === 'active') ids.delete(id)
  const ended = await endRunsOf(tx, [...ids], 'unsubscribed', now)
  const { account_id, id: list_id } = list
  const events = ended.map(({ automation_id: id, contact_id }) =>
    automationEvent('automation_event', { id, account_id, list_id }, contact_id, now),
  )
  await recordEvents(tx, events)
}

/** Lets contacts go on who waited for what happened. It counts while the automation is paused as well. */
async function wake(tx: Db, signals: readonly Signal[], now: number): Promise<void> {
  const byContact = Map.groupBy(signals, ({ contact_id }) => contact_id)
  const waiting = await holdWaiting(tx, [...byContact.keys()])
  const moves: { before: AutomationRunRow; after: AutomationRunRow }[] = []
  for (const before of waiting) {
    const row = await findVersion(tx, before.automation_id, before.version)
    const action = row && contentOf(row).actions.find(({ action_id }) => action_id === before.action_id)
    if (action?.action !== 'waitForEvent') continue
    // What came before the wait does not count, and what comes after the time-out is too late, even if nobody has looked
    // yet.
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
  at: { now: number; tooOften: TooOften },
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
    // What happened before it was activated brings nobody in.
    const own = signals.filter(({ at }) => at >= automation.activated)
    for (const trigger of triggers) {
      const contacts = own.filter((signal) => isMet(trigger, signal)).map(({ contact_id }) => contact_id)
      await enter(tx, automation, contacts, { cause: trigger.type, actionId, ...at })
    }
    await enterSegments(tx, automation, { triggers, actionId, signals: own, ...at })
    await noteLater(tx, automation, triggers, own)
    await pullLooks(tx, automation, triggers, own)
  }
}
