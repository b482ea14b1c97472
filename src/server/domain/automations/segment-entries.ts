// Lets contacts in who have come into a segment by something that happened to them.
import type { AutomationRow } from '../../store/automations/automations.ts'
import { looksOf } from '../../store/automations/triggers.ts'
import type { Db } from '../../store/store.ts'
import { enterAutomation } from './enter.ts'
import type { LoopAlarm } from './loop-alarm.ts'
import { isLearned, newAmong } from './triggers/members.ts'
import type { Signal, Trigger } from './triggers.ts'

/** What happened to contacts of an active automation. */
export interface Happened {
  triggers: readonly Trigger[]
  actionId: number
  signals: readonly Signal[]
  now: number
  tooOften: LoopAlarm
}

/** Checks the segments of an automation again for the contacts of these events. */
export async function enterSegments(
  tx: Db,
  automation: AutomationRow,
  { triggers, actionId, signals, now, tooOften }: Happened,
): Promise<void> {
  if (!triggers.some(({ type }) => type === 'segment_entered')) return
  const looks = new Map(
    (await looksOf(tx, automation.id, automation.trigger_version)).map((row) => [row.position, row]),
  )
  const contacts = [...new Set(signals.map(({ contact_id }) => contact_id))].sort((a, b) => a - b)
  for (const [position, trigger] of triggers.entries()) {
    const key = looks.get(position)
    if (trigger.type !== 'segment_entered' || !key) continue
    const learned = contacts.filter((id) => isLearned(key, id))
    const entered = await newAmong(tx, { automation, trigger, key }, learned, now)
    await enterAutomation(tx, automation, entered, { cause: trigger.type, actionId, now, tooOften })
  }
}
