// The actions of an automation, as requests write them and as they are kept, and the tree that they make.

import type { SegmentFilter } from '../audience/segments/filter.ts'
import { invalid } from '../errors.ts'
import type { EventFilter } from './triggers.ts'

export type Branch = 'yes' | 'no'
type TimeUnit = 'minutes' | 'hours' | 'days' | 'weeks'

/** A length of time. */
export interface Duration {
  amount: number
  unit: TimeUnit
}

interface Placed {
  action_id?: number | undefined
  title?: string | undefined
  /** The action that contacts come from. */
  parent_id?: number | undefined
  /** Which of its ways leads here. */
  branch?: Branch | undefined
}

export interface SendCampaign {
  action: 'sendCampaign'
  campaign_hash: string
  destination_field?: string | undefined
  app_id?: string | undefined
  site_id?: number | undefined
}

export interface WaitUntil {
  action: 'waitUntil'
  hour: number
  weekdays?: readonly number[] | undefined
  time_zone?: string | undefined
}

interface ConditionAction {
  action: 'condition'
  segment_id?: string | undefined
  segment_filter?: SegmentFilter | undefined
}

/** What an action does. */
type ActionBody =
  | SendCampaign
  | ({ action: 'wait' } & Duration)
  | WaitUntil
  | ({ action: 'waitForEvent' } & EventFilter & Duration)
  | ConditionAction
  | { action: 'addTag'; tag_id: number }
  | { action: 'removeTag'; tag_id: number }
  | { action: 'changeField'; field_id: string; value: string }
  | { action: 'copyToList'; list_id: number }
  | { action: 'moveToList'; list_id: number }
  | { action: 'unsubscribe' }
  | { action: 'webhook'; url: string }
  | { action: 'goTo'; target_id: number }
  | { action: 'end' }

export type ActionName = ActionBody['action']
export type DeedOf<Name extends ActionName> = Extract<ActionBody, { action: Name }>

/** An action as a request writes it. */
export type NewAction = Placed & ActionBody
/** An action with its number. The first action has no parent. */
export type Action = NewAction & { action_id: number }
/** An action as it is kept. */
export type StoredAction = Action & { created: number; updated: number; created_by: number }

/** Actions with two branches. */
const forks: ReadonlySet<ActionName> = new Set(['condition', 'waitForEvent'])
/** Actions after which nothing comes. */
const last: ReadonlySet<ActionName> = new Set(['end', 'goTo', 'moveToList', 'unsubscribe'])

/** Actions in which a contact waits. */
const waits: ReadonlySet<ActionName> = new Set(['wait', 'waitUntil', 'waitForEvent'])

/**
 * Gives each action its number and its parent. Throws `invalid` at the place of an action that does not fit into a
 * tree, and of one that goes back without a wait in between.
 */
export function toTree(actions: readonly NewAction[]): Action[] {
  const tree = inTree(withNumbers(actions))
  assertWaits(tree)
  return tree
}

function inTree(numbered: readonly Action[]): Action[] {
  const before = new Map<number, Action>()
  const ways = new Set<string>()
  return numbered.map((action, i) => {
    const place = `actions.${i}`
    const placed = { ...action, ...(i > 0 && { parent_id: action.parent_id ?? (numbered[i - 1] as Action).action_id }) }
    assertPlaced(placed, before, place)
    const way = `${placed.parent_id} ${placed.branch}`
    if (ways.has(way)) throw invalid(`${place}.parent_id`, 'names an action that another one follows on the same way')
    ways.add(way)
    if (placed.action === 'goTo' && !numbered.some(({ action_id }) => action_id === placed.target_id))
      throw invalid(`${place}.target_id`, `is not an action of the automation: ${placed.target_id}`)
    before.set(placed.action_id, placed)
    return placed
  })
}

function withNumbers(actions: readonly NewAction[]): Action[] {
  const taken = new Set<number>()
  for (const [i, { action_id: id }] of actions.entries()) {
    if (id === undefined) continue
    if (taken.has(id)) throw invalid(`actions.${i}.action_id`, `is the number of another action too: ${id}`)
    taken.add(id)
  }
  let next = 1
  return actions.map((action) => {
    if (action.action_id !== undefined) return { ...action, action_id: action.action_id }
    while (taken.has(next)) next++
    taken.add(next)
    return { ...action, action_id: next }
  })
}

/** Throws `invalid` for an unreachable action, or one whose parent does not come before it. */
function assertPlaced(action: Action, before: ReadonlyMap<number, Action>, place: string): void {
  const { parent_id: parentId, branch } = action
  if (before.size === 0) {
    if (parentId !== undefined) throw invalid(`${place}.parent_id`, 'is not for the first action')
    if (branch !== undefined) throw invalid(`${place}.branch`, 'is not for the first action')
    return
  }
  const parent = before.get(parentId as number)
  if (!parent) throw invalid(`${place}.parent_id`, `is not an action before this one: ${parentId}`)
  if (last.has(parent.action))
    throw invalid(`${place}.parent_id`, `names an action after which nothing comes: ${parentId}`)
  if (forks.has(parent.action) && branch === undefined)
    throw invalid(`${place}.branch`, 'is missing: the action before has the ways yes and no')
  if (!forks.has(parent.action) && branch !== undefined)
    throw invalid(`${place}.branch`, 'is not for an action after one with a single way')
}

/** Throws `invalid` for an action from which contacts come back to it without a wait. */
function assertWaits(tree: readonly Action[]): void {
  const after = Map.groupBy(tree, ({ parent_id: id }) => id)
  const next = (action: Action): readonly Action[] =>
    action.action === 'goTo'
      ? tree.filter(({ action_id: id }) => id === action.target_id)
      : (after.get(action.action_id) ?? [])
  for (const [i, action] of tree.entries()) {
    if (action.action !== 'goTo') continue
    const reached = new Set<Action>()
    const open = [...next(action)]
    for (let one = open.pop(); one; one = open.pop()) {
      if (waits.has(one.action) || reached.has(one)) continue
      reached.add(one)
      open.push(...next(one))
    }
    if (reached.has(action))
      throw invalid(
        `actions.${i}.target_id`,
        `leads back here without a wait, a waitUntil or a waitForEvent in between: ${action.target_id}`,
      )
  }
}

/** The actions of a version, to be walked along. */
export interface ActionGraph {
  find(id: number): Action | undefined
  /** The action that follows; null at the end of a way. */
  after(id: number, branch?: Branch): number | null
}

const wayOf = (id: number, branch: Branch | undefined): string => `${id} ${branch ?? ''}`

/** Makes the walk of the actions of a version. */
export function actionGraphOf(actions: readonly Action[]): ActionGraph {
  const byId = new Map(actions.map((action) => [action.action_id, action]))
  const next = new Map(actions.slice(1).map((one) => [wayOf(one.parent_id as number, one.branch), one.action_id]))
  return {
    find: (id) => byId.get(id),
    after: (id, branch) => next.get(wayOf(id, branch)) ?? null,
  }
}

const units: Readonly<Record<TimeUnit, number>> = {
  minutes: 60_000,
  hours: 3_600_000,
  days: 86_400_000,
  weeks: 7 * 86_400_000,
}

/** Milliseconds. */
export const lengthOf = ({ amount, unit }: Duration): number => amount * units[unit]
