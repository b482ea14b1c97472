// When the triggers of an automation look for contacts by themselves: each day for those whose date it is, and for those
// who have come into a segment.
import type { AutomationRow } from '../../../store/automations/automations.ts'
import { addListeners } from '../../../store/automations/automations.ts'
import { setLook, stopLooks } from '../../../store/automations/triggers.ts'
import type { Db } from '../../../store/store.ts'
import type { Trigger } from '../triggers.ts'
import { firstLook } from './dates.ts'
import { activitiesOf } from './members.ts'

/**
 * Sets the looks of an automation that has been activated, or has other triggers. The first look at a segment only
 * learns who is in it: those came in before.
 */
export async function setLooks(tx: Db, row: AutomationRow, triggers: readonly Trigger[], now: number): Promise<void> {
  await stopLooks(tx, row.id)
  if (row.status !== 'active') return
  for (const [position, trigger] of triggers.entries()) {
    const look = startOf(trigger, now)
    if (look === null) continue
    const { id: automation_id, trigger_version, account_id, list_id } = row
    await setLook(tx, { automation_id, trigger_version, position, account_id, list_id, done: '', place: 0, ...look })
    if (trigger.type === 'segment_entered')
      await addListeners(tx, account_id, automation_id, await activitiesOf(tx, row, trigger.segment_id))
  }
}

/** The first check of a trigger; null for a trigger by event. */
function startOf(trigger: Trigger, now: number): { day: string; due: number; is_first: number } | null {
  if (trigger.type === 'date') return { ...firstLook(trigger, now), is_first: 0 }
  return trigger.type === 'segment_entered' ? { day: '', due: now, is_first: 1 } : null
}
