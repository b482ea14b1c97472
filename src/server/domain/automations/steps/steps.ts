// The actions of automations. To add one, add a function in a file here and a line below.
import type { Action, ActionName } from '../actions.ts'
import { condition } from './condition.ts'
import { changeField, copyToList, moveToList, unsubscribe } from './contacts.ts'
import { sendCampaign } from './send.ts'
import { allGo, type Next, type RunInProgress, type Slice, type Step } from './step.ts'
import { addTag, removeTag } from './tags.ts'
import { wait, waitForEvent, waitUntil } from './waits.ts'
import { webhook } from './webhook.ts'

const goTo: Step<'goTo'> = async (_slice, { target_id }) => allGo({ goTo: target_id })
const end: Step<'end'> = async () => allGo({ end: 'completed' })

const table: { readonly [Name in ActionName]: Step<Name> } = {
  sendCampaign,
  wait,
  waitUntil,
  waitForEvent,
  condition,
  addTag,
  removeTag,
  changeField,
  copyToList,
  moveToList,
  unsubscribe,
  webhook,
  goTo,
  end,
}

/** Actions that the activities of a contact show: those that do something to it or for it. */
const shown: ReadonlySet<ActionName> = new Set([
  'sendCampaign',
  'addTag',
  'removeTag',
  'changeField',
  'copyToList',
  'moveToList',
  'unsubscribe',
  'webhook',
])

/** Whether the activities of a contact show the action. */
export const isShown = ({ action }: Action): boolean => shown.has(action)

/** Does an action for contacts and returns how each continues. */
export function performAction(
  slice: Slice,
  action: Action,
  travellers: readonly RunInProgress[],
): Promise<(traveller: RunInProgress) => Next> {
  // An action has the name of its entry.
  const step = table[action.action] as (
    slice: Slice,
    action: Action,
    all: readonly RunInProgress[],
  ) => ReturnType<Step<'end'>>
  return step(slice, action, travellers)
}
