// Contacts that come into an automation again and again: its actions meet its own trigger, or that of an automation that
// meets its own.
import type { AutomationRow } from '../../store/automations/automations.ts'
import type { Parts } from '../parts.ts'

/** How often a contact may come into an automation by its triggers in an hour. */
export const MOST_ENTRIES = 10
/** Milliseconds: that hour, by the clock of the account, and the time in which one line about an automation is enough. */
export const HOUR = 3_600_000
/** Automations of which the last line is remembered. */
const MOST_KNOWN = 10_000

/** Is told of contacts who may not come in because they have so often. */
export type TooOften = (automation: AutomationRow, contacts: number) => void

/** What the work of automations is made of. */
export interface WorkParts extends Parts {
  /** Writes a line that somebody has to look at. */
  alarm(text: string, data: Record<string, unknown>): void
}

/** Makes what is told of them: it writes one line an hour about an automation. */
export function createTooOften({ clock, alarm }: WorkParts): TooOften {
  const told = new Map<number, number>()
  return ({ id, account_id: account }, contacts) => {
    const now = clock.wall()
    if (now - (told.get(id) ?? -HOUR) < HOUR) return
    if (told.size >= MOST_KNOWN) told.clear()
    told.set(id, now)
    alarm('Contacts come into an automation again and again. Perhaps its actions meet its own trigger', {
      account,
      automation: id,
      contacts,
    })
  }
}
