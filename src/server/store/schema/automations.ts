// Automations, and the ways of contacts through them.
import type { Generated } from 'kysely'

/** `deleted`: it is hidden, and its records are being removed. */
export type AutomationStatus = 'active' | 'inactive' | 'deleted'
export type AutomationRunStatus = 'active' | 'ended'
/**
 * `coming`: the action is to be done. `again`: likewise, and the contact has not waited since it went back to an action.
 * `waiting`: it waits in it. `met`: what it waited for came.
 */
type AutomationRunStage = 'coming' | 'again' | 'waiting' | 'met'
/** What brought a contact in: the type of a trigger, or a request. */
export type AutomationCause =
  | 'manual'
  | 'subscription'
  | 'tag_added'
  | 'tag_removed'
  | 'field_change'
  | 'date'
  | 'segment_entered'
  | 'event'
  | 'cart_idle'
  | 'order'
  | 'back_in_stock'
/** Why a contact is no longer on its way. */
export type AutomationRunReason =
  | 'completed'
  | 'unsubscribed'
  | 'suppressed'
  | 'moved'
  | 'taken_out'
  | 'too_many_steps'
  | 'failed'
/** What an automation may name, and so keeps from being deleted. */
export type AutomationUseKind = 'campaign' | 'field' | 'list' | 'segment' | 'tag'

export interface AutomationTable {
  id: Generated<number>
  account_id: number
  list_id: number
  title: string
  status: AutomationStatus
  /** 1: a contact may go through it more than once. */
  allow_multiple: number
  /** How often at most; 0 for any number of times. */
  contact_limit: number
  /** The version that contacts enter. */
  version: number
  /** The version since which it has its triggers. */
  trigger_version: Generated<number>
  /** When it was activated last; 0 before that, and for those that were active before it was noted. */
  activated: Generated<number>
  /** 1: something of triggers that it had before is left. */
  leftovers: Generated<number>
  created_by: number
  created: number
  updated: number
}

/** What an automation did from a change to the next: contacts stay on the version that they entered. */
export interface AutomationVersionTable {
  automation_id: number
  version: number
  account_id: number
  /** JSON of the triggers. */
  triggers: string
  /** JSON of the actions. */
  actions: string
  created: number
}

export interface AutomationUseTable {
  automation_id: number
  version: number
  kind: AutomationUseKind
  /** The id of what is named; of a campaign, its hash. */
  ref: string
  account_id: number
}

/** A kind of event that an automation has to be told of. */
interface AutomationListenerTable {
  automation_id: number
  kind: string
  account_id: number
}

/** Something that happened to a contact, and that an automation listens to. */
export interface AutomationSignalTable {
  id: Generated<number>
  account_id: number
  list_id: number
  contact_id: number
  kind: string
  at: number
  campaign_id: number | null
  /** JSON of the event's data, and of the data that only the log stores. */
  data: string
}

export interface AutomationRunTable {
  id: Generated<number>
  account_id: number
  automation_id: number
  contact_id: number
  version: number
  /** The action that the contact waits in or comes to next. */
  action_id: number
  stage: AutomationRunStage
  /** Grows with each action. */
  generation: number
  status: AutomationRunStatus
  cause: AutomationCause
  reason: AutomationRunReason | null
  /** The kind of the event that ends its wait; null when only time does. */
  waits_for: string | null
  entered: number
  /** Time of the next step; null when it has ended. */
  due: number | null
  ended: number | null
  /** How often its next action has thrown. */
  tries: Generated<number>
}

/** The messages of an action of a run: a second attempt at the same action finds that they are there. */
export interface AutomationMessageTable {
  run_id: number
  generation: number
  /** A contact with several devices gets several. */
  seq: number
  account_id: number
  action_id: number
  message_id: number
}

/** When a trigger of an automation looks for contacts by itself. */
export interface AutomationLookTable {
  automation_id: number
  trigger_version: number
  /** Which of the triggers, from 0. */
  position: number
  account_id: number
  list_id: number
  /** The day that it looks for, `YYYY-MM-DD`; empty for a segment. */
  day: string
  /** The last day that it has looked for; empty before that. */
  done: string
  /** The id of the last contact that it has looked at. */
  place: number
  /** 1: it only learns who is in the segment. */
  is_first: number
  /** Null if the automation is paused or has other triggers, or if no contact has a date to look for. */
  due: number | null
}

/** A contact who was in the segment of a trigger. */
interface AutomationMemberTable {
  automation_id: number
  trigger_version: number
  position: number
  contact_id: number
  account_id: number
}

/** Something of a contact that a trigger looks at again. */
export interface AutomationLaterTable {
  automation_id: number
  trigger_version: number
  position: number
  contact_id: number
  /** The number of a cart, or the identifier of a product. */
  ref: string
  account_id: number
  list_id: number
  /** That of the cart; 0 for anything else. */
  generation: number
  since: number
  due: number
}

/** What an automation that the platform brings along follows up. */
export type SystemAutomationType = 'abandoned_cart' | 'back_in_stock'

/** The automation that the platform made for a domain. */
export interface AutomationSystemTable {
  account_id: number
  domain: string
  type: SystemAutomationType
  automation_id: number
}

export interface AutomationsTables {
  automation_look: AutomationLookTable
  automation_member: AutomationMemberTable
  automation_later: AutomationLaterTable
  automation_system: AutomationSystemTable
  automation: AutomationTable
  automation_version: AutomationVersionTable
  automation_use: AutomationUseTable
  automation_listener: AutomationListenerTable
  automation_signal: AutomationSignalTable
  automation_run: AutomationRunTable
  automation_message: AutomationMessageTable
}
