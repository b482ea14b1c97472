// Finds contacts that enter the segment of a trigger. Membership has no events. So the automation stores the members,
// and checks the segment again for contacts that changed, and once a day for all.
import { everybody } from '../../../store/audience/conditions.ts'
import { columnsOfStretch, contactsAmong, type Stretch } from '../../../store/audience/contact-pages.ts'
import type { AutomationRow } from '../../../store/automations/automations.ts'
import {
  addMembers,
  type LookRow,
  membersAmong,
  membersOfStretch,
  removeMembers,
  type TriggerKey,
} from '../../../store/automations/triggers.ts'
import type { Db } from '../../../store/store.ts'
import { itemsOf } from '../../audience/segments/filter.ts'
import { lookUpSegment } from '../../audience/segments/find-segment.ts'
import { readFilter } from '../../audience/segments/read-filter.ts'
import type { TriggerOf } from '../triggers.ts'

/** A trigger of an automation by its segment. */
export interface SegmentTrigger {
  automation: AutomationRow
  trigger: TriggerOf<'segment_entered'>
  key: TriggerKey
}

/** The contacts of the list that are in the segment now; null if the segment was deleted. */
async function setOf(tx: Db, { automation, trigger }: SegmentTrigger, now: number) {
  const { account_id: account, list_id: list } = automation
  const segment = await lookUpSegment(tx, account, list, trigger.segment_id)
  if (!segment) return null
  const condition = await readFilter(tx, { account, list, now }, segment.filter, false)
  return { account, list, condition: condition ?? everybody }
}

/** The kinds of activities that the segment asks for. */
export async function activitiesOf(tx: Db, { account_id, list_id }: AutomationRow, id: string): Promise<string[]> {
  const segment = await lookUpSegment(tx, account_id, list_id, id)
  return segment
    ? [...itemsOf(segment.filter)].flatMap((item) => ('segment_activity' in item ? item.segment_activity : []))
    : []
}

/** Notes who is in and who is out among contacts; resolves with those who came in. */
async function noteMembers(
  tx: Db,
  { automation, key }: SegmentTrigger,
  { present, before }: { present: readonly number[]; before: readonly number[] },
): Promise<number[]> {
  const [now, then] = [new Set(present), new Set(before)]
  await removeMembers(
    tx,
    key,
    before.filter((id) => !now.has(id)),
  )
  const news = present.filter((id) => !then.has(id))
  return addMembers(tx, key, automation.account_id, news)
}

/** Those among some contacts who have come into the segment. */
export async function newAmong(
  tx: Db,
  of: SegmentTrigger,
  contacts: readonly number[],
  now: number,
): Promise<number[]> {
  const set = await setOf(tx, of, now)
  const present = set && contacts.length > 0 ? await contactsAmong(tx, set, contacts) : []
  return noteMembers(tx, of, { present: present.map(({ id }) => id), before: await membersAmong(tx, of.key, contacts) })
}

/** Those of a stretch of the list who have come into the segment. */
export async function newOfStretch(tx: Db, of: SegmentTrigger, stretch: Stretch, now: number): Promise<number[]> {
  const set = await setOf(tx, of, now)
  const present = set ? await columnsOfStretch(tx, set, stretch, ['id']) : []
  return noteMembers(tx, of, {
    present: present.map(({ id }) => id),
    before: await membersOfStretch(tx, of.key, stretch),
  })
}

/** Whether the first check has covered a contact already: before that, it is unknown whether it was in the segment. */
export const isLearned = ({ is_first, place }: LookRow, contact: number): boolean => is_first === 0 || contact <= place
