// What an automation does from one change to the next.
import { fromJson, toJson } from '../../lib/json-text.ts'
import {
  type AutomationRow,
  addListeners,
  insertUses,
  insertVersion,
  type VersionRow,
} from '../../store/automations/automations.ts'
import type { Db } from '../../store/store.ts'
import { type Action, type NewAction, type StoredAction, toTree } from './actions.ts'
import { checkReferences } from './references.ts'
import { setLooks } from './triggers/looks.ts'
import { kindOfEvent, kindsOfTrigger, type Trigger } from './triggers.ts'
import { unsubscribeKinds } from './unsubscribe-events.ts'

/** What a version does. */
export const contentOf = ({ triggers, actions }: VersionRow) => ({
  triggers: fromJson<Trigger[]>(triggers),
  actions: fromJson<StoredAction[]>(actions),
})

/** The number of the action that contacts begin with. */
export const firstOf = (actions: readonly StoredAction[]): number => (actions[0] as StoredAction).action_id

/** The author of a version, and the actions of the previous one. */
export interface Writing {
  user: number
  now: number
  before: readonly StoredAction[]
}

/** Writes the present version of an automation, with what it names and listens to. Throws `invalid` with the place. */
export async function writeVersion(
  tx: Db,
  row: AutomationRow,
  { triggers = [], actions: written }: { triggers?: readonly Trigger[] | undefined; actions: readonly NewAction[] },
  by: Writing,
): Promise<void> {
  const { id: automation_id, account_id, list_id, version } = row
  const actions = toTree(written)
  const moment = { account: account_id, list: list_id, now: by.now }
  const uses = await checkReferences(tx, moment, { triggers, actions })
  const texts = { triggers: toJson(triggers), actions: toJson(asStored(actions, by)) }
  await insertVersion(tx, { automation_id, version, account_id, ...texts, created: by.now })
  await insertUses(
    tx,
    uses.map(({ kind, ref }) => ({ automation_id, version, account_id, kind, ref })),
  )
  const awaited = actions.flatMap((action) => (action.action === 'waitForEvent' ? [kindOfEvent(action.event)] : []))
  await addListeners(tx, account_id, automation_id, [
    ...unsubscribeKinds,
    ...triggers.flatMap(kindsOfTrigger),
    ...awaited,
  ])
  if (row.trigger_version === version) await setLooks(tx, row, triggers, by.now)
}

/** The actions with who made them and when. One that kept its number is as old as before. */
function asStored(actions: readonly Action[], { user, now, before }: Writing): StoredAction[] {
  const old = new Map(before.map((action) => [action.action_id, action]))
  return actions.map((action) => {
    const { created = now, updated = now, created_by = user, ...same } = old.get(action.action_id) ?? {}
    return { ...action, created, updated: toJson(same) === toJson(action) ? updated : now, created_by }
  })
}
