// The actions and triggers of an automation as steps of a graph, in words.
import type { MarketingSchemas } from '../../../clients/index.ts'
import { t } from '../../texts/texts.ts'
import type { GraphStep } from '../../ui/graph/layout.ts'

type Step = MarketingSchemas['AutomationStep']
type Trigger = MarketingSchemas['AutomationTrigger']
/** What an automation does, as it is drawn. */
export type Content = Pick<MarketingSchemas['AutomationDetail'], 'actions'> & { triggers?: readonly Trigger[] }

const { words, steps: titles } = t.automations

/** What a step does, beyond its kind. */
function detailOf(step: Step): string {
  switch (step.action) {
    case 'sendCampaign':
      return words.campaign(step.campaign_hash)
    case 'wait':
      return words.time(step.amount, step.unit)
    case 'waitUntil': {
      const days = step.weekdays?.map((day) => words.days[day - 1]).join(', ')
      return [words.hour(step.hour, step.time_zone ?? 'UTC'), days].filter(Boolean).join(' ')
    }
    case 'waitForEvent':
      return words.event(step.event, step.amount, step.unit)
    case 'condition':
      return step.segment_id === undefined ? words.conditions : words.segment(step.segment_id)
    case 'addTag':
    case 'removeTag':
      return words.tag(step.tag_id)
    case 'changeField':
      return words.field(step.field_id, step.value)
    case 'copyToList':
    case 'moveToList':
      return words.list(step.list_id)
    case 'webhook':
      return step.url
    case 'goTo':
      return words.step(step.target_id)
    case 'unsubscribe':
      return words.leaves
    default:
      return words.ends
  }
}

const looks: Partial<Record<Step['action'], GraphStep['look']>> = {
  wait: 'wait',
  waitUntil: 'wait',
  waitForEvent: 'choice',
  condition: 'choice',
  goTo: 'end',
  end: 'end',
  unsubscribe: 'end',
  moveToList: 'end',
}

/** The values of a trigger beside its type. */
const triggerDetail = ({ type: _type, ...values }: Trigger): string =>
  Object.entries(values)
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${value}`)
    .join(', ')

/** Where contacts are, and the way of one of them. */
export interface Marks {
  /** How many are at an action. */
  here?: ReadonlyMap<number, number>
  /** The action at which the contact is whose way is shown. */
  at?: number
}

/** The actions that lead to one of them, with itself. */
function wayTo(actions: readonly Step[], at: number | undefined): Set<number> {
  const way = new Set<number>()
  const byId = new Map(actions.map((action) => [action.action_id, action]))
  for (let id = at; id !== undefined && !way.has(id); id = byId.get(id)?.parent_id) way.add(id)
  return way
}

/** The steps of a graph; the ids of actions are their numbers. A parent that is left out is the action before. */
export function graphOf({ actions, triggers = [] }: Content, { here, at }: Marks = {}): GraphStep[] {
  const way = wayTo(actions, at)
  const entries = triggers.map(
    (trigger, index): GraphStep => ({
      id: `trigger ${index}`,
      title: t.automations.causes[trigger.type] ?? trigger.type,
      detail: triggerDetail(trigger) || t.automations.begin,
      look: 'trigger',
    }),
  )
  const numbers = actions.map(({ action_id }, index) => action_id ?? index + 1)
  const steps = actions.map((step, index): GraphStep => {
    const id = numbers[index] ?? 0
    const parent = step.parent_id ?? (index === 0 ? undefined : numbers[index - 1])
    const count = here?.get(id) ?? 0
    const kind = titles[step.action] ?? step.action
    const title = step.title === undefined || step.title === step.action ? kind : step.title
    return {
      id: String(id),
      title,
      detail: detailOf(step),
      look: looks[step.action] ?? 'action',
      onWay: way.has(id),
      isHere: id === at,
      ...(count > 0 && { note: t.automations.here(count) }),
      ...(parent !== undefined && { parent: String(parent) }),
      ...(step.branch !== undefined && { edge: t.automations.branch[step.branch] }),
      ...(step.action === 'goTo' && { jump: String(step.target_id) }),
    }
  })
  return [...entries, ...steps]
}
