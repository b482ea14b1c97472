// Takes some contacts through an automation: as far as each comes without waiting. One transaction holds all that the
// actions do, so an action is done once or not at all.

import { type Times, timeOf } from '../../lib/clock.ts'
import { type ContactRow, holdContacts } from '../../store/audience/contacts.ts'
import { type AutomationRow, activeAutomations, findVersion } from '../../store/automations/automations.ts'
import { type AutomationRunRow, claimRuns, insertRunMessages, moveRuns } from '../../store/automations/runs.ts'
import { holdEpochAt } from '../../store/epoch.ts'
import type { AutomationRunReason } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { fieldsOfList } from '../audience/fields.ts'
import { requireList } from '../audience/lists.ts'
import { addRecipients } from '../campaigns/runs/standing-run.ts'
import { recordEvents } from '../events/events.ts'
import { type ActionGraph, actionGraphOf } from './actions.ts'
import { automationEvent } from './events.ts'
import type { Next, Posting, RunInProgress, Slice } from './steps/step.ts'
import { isShown, performAction } from './steps/steps.ts'
import { contentOf } from './versions.ts'

/** Actions that a contact is taken through at once. */
const AT_ONCE = 50
/** Milliseconds until the contact continues after that, so that a loop does not hold up others. */
const LOOP_PAUSE_MS = 60_000
/** Actions of one way in all. */
const MAX_ACTIONS = 10_000

/** Which contacts to take. */
export interface SliceOrder {
  account: number
  automation: number
  list: number
  /** When they were found to be due. */
  at: Times
  limit: number
  /** Called with the runs that are taken. */
  claims(runs: readonly number[]): void
}

/** Takes those on who have been due longest; resolves with how many. */
export async function takeSlice(tx: Db, order: SliceOrder): Promise<number> {
  const { account, at } = order
  // The list is held first, so that its fields stay as they are read.
  await requireList(tx, account, order.list)
  const [automation] = await activeAutomations(tx, account, [order.automation])
  if (!automation) return 0
  const runs = await claimRuns(tx, account, automation.id, at, order.limit)
  order.claims(runs.map(({ id }) => id))
  if (runs.length === 0) return 0
  await holdEpochAt(tx, account, at)
  const now = timeOf(account, at)
  const fields = await fieldsOfList(tx, account, order.list)
  const slice: Slice = { tx, automation, now, fields, events: [], postings: [] }
  const after = await advanceRuns(slice, runs)
  await writeMessages(slice)
  await moveRuns(
    tx,
    runs.map((before, i) => ({ before, after: after[i] as AutomationRunRow })),
  )
  await recordEvents(tx, slice.events)
  return runs.length
}

/** The runs as the walk leaves them, in their order. */
async function advanceRuns(slice: Slice, runs: readonly AutomationRunRow[]): Promise<AutomationRunRow[]> {
  const contacts = await contactsOf(slice.tx, runs)
  const walks = await walksOf(slice.tx, slice.automation, runs)
  const travellers = runs.map((run): RunInProgress => {
    const contact = contacts.get(run.contact_id)
    const isHere = contact?.list_id === slice.automation.list_id && contact.status === 'active'
    const moved = isHere ? run : endRun(run, 'unsubscribed', slice.now)
    return { run: moved, contact: contact ?? ({ id: run.contact_id } as ContactRow) }
  })
  const isMoving = ({ run }: RunInProgress) => run.due !== null && run.due <= slice.now
  for (let round = 0; round < AT_ONCE; round++) {
    const moving = travellers.filter(isMoving)
    if (moving.length === 0) break
    const groups = Map.groupBy(moving, ({ run }) => `${run.version} ${run.action_id}`)
    for (const group of groups.values()) await performGroup(slice, walks, group)
  }
  for (const traveller of travellers.filter(isMoving)) traveller.run.due = slice.now + LOOP_PAUSE_MS
  for (const { run } of travellers) {
    if (run.status === 'ended')
      slice.events.push(automationEvent('automation_event', slice.automation, run.contact_id, slice.now))
  }
  return travellers.map(({ run }) => run)
}

/** Does one action for all who have come to it. */
async function performGroup(
  slice: Slice,
  walks: ReadonlyMap<number, ActionGraph>,
  group: readonly RunInProgress[],
): Promise<void> {
  const { run } = group[0] as RunInProgress
  const way = walks.get(run.version)
  const action = way?.find(run.action_id)
  if (!way || !action) {
    for (const traveller of group) traveller.run = endRun(traveller.run, 'failed', slice.now)
    return
  }
  const nextOf = await performAction(slice, action, group)
  for (const traveller of group) {
    traveller.run = moveRun(traveller.run, nextOf(traveller), way, slice.now)
    if (isShown(action))
      slice.events.push(automationEvent('automation_action', slice.automation, traveller.run.contact_id, slice.now))
  }
}

function moveRun(run: AutomationRunRow, next: Next, way: ActionGraph, now: number): AutomationRunRow {
  if ('end' in next) return endRun(run, next.end, now)
  const generation = run.generation + 1
  if (generation > MAX_ACTIONS) return endRun(run, 'too_many_steps', now)
  if ('wait' in next) return { ...run, generation, stage: 'waiting', waits_for: next.for, due: next.wait }
  const to = 'goTo' in next ? next.goTo : way.after(run.action_id, next.go ?? undefined)
  if (to === null) return endRun(run, 'completed', now)
  const stage = 'goTo' in next || run.stage === 'again' ? 'again' : 'coming'
  return { ...run, generation, stage, waits_for: null, action_id: to, due: now }
}

const endRun = (run: AutomationRunRow, reason: AutomationRunReason, now: number): AutomationRunRow => ({
  ...run,
  generation: run.generation + 1,
  status: 'ended',
  reason,
  waits_for: null,
  due: null,
  ended: now,
})

async function contactsOf(tx: Db, runs: readonly AutomationRunRow[]): Promise<Map<number, ContactRow>> {
  const ids = runs.map(({ contact_id }) => contact_id)
  return new Map((await holdContacts(tx, ids)).map((contact) => [contact.id, contact]))
}

async function walksOf(
  tx: Db,
  { id }: AutomationRow,
  runs: readonly AutomationRunRow[],
): Promise<Map<number, ActionGraph>> {
  const walks = new Map<number, ActionGraph>()
  for (const version of new Set(runs.map((run) => run.version))) {
    const row = await findVersion(tx, id, version)
    if (row) walks.set(version, actionGraphOf(contentOf(row).actions))
  }
  return walks
}

/** Writes the messages of the slice into the ledger, all together: what is held for that is held for a short time. */
async function writeMessages({ tx, automation, now, postings }: Slice): Promise<void> {
  if (postings.length === 0) return
  const byOrder = [...Map.groupBy(postings, ({ order }) => `${order.campaign.id} ${order.field}`).values()]
  const orders = byOrder.map((some) => ({ ...(some[0] as Posting).order, recipients: some }))
  const numbers = await addRecipients(tx, orders, now)
  const rows = byOrder.flatMap((some, i) =>
    some.map(({ runId, generation, seq, actionId }, n) => ({
      run_id: runId,
      generation,
      seq,
      account_id: automation.account_id,
      action_id: actionId,
      // There is one for each recipient.
      message_id: numbers[i]?.[n] as number,
    })),
  )
  await insertRunMessages(tx, rows)
}
