// Contacts that come into an automation again and again: its actions meet its own trigger, or that of an automation that
// meets its own.
import type { AutomationRow } from '../../store/automations/automations.ts'
import type { DomainDeps } from '../deps.ts'

/** How often a contact may come into an automation by its triggers in an hour. */
export const MAX_ENTRIES = 10
/** Milliseconds: that hour, by the clock of the account, and the time in which one line about an automation is enough. */
export const HOUR_MS = 3_600_000
/** Automations of which the last line is remembered. */
const MAX_KNOWN = 10_000

/** Called for contacts that may not start a run because they have started too many. */
export type LoopAlarm = (automation: AutomationRow, contacts: number) => void

/** What the work of automations is made of. */
export interface WorkDeps extends DomainDeps {
  /** Logs a line that needs attention. */
  alarm(text: string, data: Record<string, unknown>): void
}

/** Creates the function that logs them: one line an hour for each automation. */
export function createLoopAlarm({ clock, alarm }: WorkDeps): LoopAlarm {
  const told = new Map<number, number>()
  return ({ id, account_id: account }, contacts) => {
    const now = clock.wall()
    if (now - (told.get(id) ?? -HOUR_MS) < HOUR_MS) return
    if (told.size >= MAX_KNOWN) told.clear()
    told.set(id, now)
    alarm('Contacts start an automation repeatedly. Check whether its actions cause its own trigger', {
      account,
      automation: id,
      contacts,
    })
  }
}
