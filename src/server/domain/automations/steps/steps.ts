// The actions of automations. A new one is a function beside this one and a line here.
import type { Action, DeedName } from '../actions.ts'
import { condition } from './condition.ts'
import { changeField, copyToList, moveToList, unsubscribe } from './contacts.ts'
import { sendCampaign } from './send.ts'
import { allGo, type Next, type Slice, type Step, type Traveller } from './step.ts'
import { addTag, removeTag } from './tags.ts'
import { wait, waitForEvent, waitUntil } from './waits.ts'
import { webhook } from './webhook.ts'

const goTo: Step<'goTo'> = async (_slice, { target_id }) => allGo({ goTo: target_id })
const end: Step<'end'> = async () => allGo({ end: 'completed' })

const table: { readonly [Name in DeedName]: Step<Name> } = {
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
const shown: ReadonlySet<DeedName> = new Set([
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

/** Does an action for contacts, and says how each goes on. */
export function perform(
  slice: Slice,
  action: Action,
  travellers: readonly Traveller[],
): Promise<(traveller: Traveller) => Next> {
  // An action has the name of its entry.
  const step = table[action.action] as (
    slice: Slice,
    action: Action,
    all: readonly Traveller[],
  ) => ReturnType<Step<'end'>>
  return step(slice, action, travellers)
}
