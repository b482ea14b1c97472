// How contacts come into an automation, whatever brings them.

import { contactsByIds } from '../../store/audience/contacts.ts'
import type { AutomationRow } from '../../store/automations/automations.ts'
import { insertRuns, timesThrough } from '../../store/automations/runs.ts'
import type { AutomationCause } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { recordEvents } from '../events/events.ts'
import { automationEvent } from './events.ts'
import { HOUR_MS, type LoopAlarm, MAX_ENTRIES } from './loop-alarm.ts'

/** How contacts come in. */
export interface Entry {
  cause: AutomationCause
  /** The action to begin with. */
  actionId: number
  now: number
  /** Without it, they may come in as often as they like within an hour. */
  tooOften?: LoopAlarm
}

/** The contacts that came in, and those that did not because they are on their way already. */
export interface Entered {
  started: number[]
  waiting: number[]
}

/**
 * Starts runs for contacts of the list in an active automation. The caller has locked both (`activeAutomations`,
 * `requireList`). Skips contacts that are not active in the list, and those that have started as many runs as they may:
 * in total or, for a trigger, within the last hour.
 */
export async function enterAutomation(
  tx: Db,
  automation: AutomationRow,
  contacts: readonly number[],
  { cause, actionId, now, tooOften }: Entry,
): Promise<Entered> {
  const entered: Entered = { started: [], waiting: [] }
  if (contacts.length === 0) return entered
  const rows = await contactsByIds(tx, [...new Set(contacts)])
  const times = await timesThrough(
    tx,
    automation.id,
    rows.map(({ id }) => id),
    now - HOUR_MS,
  )
  let refused = 0
  const most = automation.allow_multiple === 0 ? 1 : automation.contact_limit || Number.POSITIVE_INFINITY
  for (const { id, account_id, list_id, status } of rows) {
    if (account_id !== automation.account_id || list_id !== automation.list_id || status !== 'active') continue
    const { times: n = 0, lately = 0, isOpen = false } = times.get(id) ?? {}
    if (isOpen) entered.waiting.push(id)
    else if (n >= most) continue
    else if (tooOften && lately >= MAX_ENTRIES) refused++
    else entered.started.push(id)
  }
  if (refused > 0) tooOften?.(automation, refused)
  await insertRuns(
    tx,
    entered.started.map((contact_id) => ({
      account_id: automation.account_id,
      automation_id: automation.id,
      contact_id,
      version: automation.version,
      action_id: actionId,
      stage: 'coming',
      generation: 1,
      status: 'active',
      cause,
      reason: null,
      waits_for: null,
      entered: now,
      due: now,
      ended: null,
    })),
  )
  await recordEvents(
    tx,
    entered.started.map((contact) => automationEvent('automation_trigger', automation, contact, now)),
  )
  return entered
}
