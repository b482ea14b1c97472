// The days on which triggers by a date check contacts: only days that a contact has, so that a clock that moves by
// years does not stop at each day.
import { firstDate } from '../../../store/audience/first-date.ts'
import type { AutomationRow } from '../../../store/automations/automations.ts'
import { looksOf, pullLook } from '../../../store/automations/triggers.ts'
import type { Db } from '../../../store/store.ts'
import { kindsOfTrigger, type Signal, type Trigger, type TriggerOf } from '../triggers.ts'
import { type DayOfLook, daysAfter, firstLook, lookOf, nextDay } from './dates.ts'

/** The check for the first day, from `from` on, that a contact has as a date; null if there is none. */
export async function nextLook(
  tx: Db,
  { account_id: account, list_id: list }: AutomationRow,
  trigger: TriggerOf<'date'>,
  from: string,
  among?: readonly number[],
): Promise<DayOfLook | null> {
  const { field_id: field, yearly = false } = trigger
  const day = await nextDay(trigger, from, (first) => firstDate(tx, { account, list, field, yearly, among }, first))
  return day === null ? null : lookOf(trigger, day)
}

/** Moves checks to an earlier day for the contacts of these events: their dates may have changed. */
export async function pullLooks(
  tx: Db,
  automation: AutomationRow,
  triggers: readonly Trigger[],
  signals: readonly Signal[],
): Promise<void> {
  if (!triggers.some(({ type }) => type === 'date')) return
  const looks = new Map(
    (await looksOf(tx, automation.id, automation.trigger_version)).map((row) => [row.position, row]),
  )
  for (const [position, trigger] of triggers.entries()) {
    const look = looks.get(position)
    if (trigger.type !== 'date' || !look) continue
    const own = signals.filter(({ kind }) => kindsOfTrigger(trigger).includes(kind))
    if (own.length === 0) continue
    const first = firstLook(trigger, Math.min(...own.map(({ at }) => at))).day
    // A contact is not checked twice for the same day.
    const from = look.done !== '' && first <= look.done ? daysAfter(look.done, 1) : first
    const contacts = [...new Set(own.map(({ contact_id }) => contact_id))]
    const next = await nextLook(tx, automation, trigger, from, contacts)
    if (next) await pullLook(tx, look, next)
  }
}
