// The parts of every action of an automation. An action is done at once for all contacts of a slice that reach it. The
// transaction of the slice contains all its effects; whatever leaves the platform is a row of the ledger or a hook
// delivery.

import type { ContactRow } from '../../../store/audience/contacts.ts'
import type { AutomationRow } from '../../../store/automations/automations.ts'
import type { AutomationRunRow } from '../../../store/automations/runs.ts'
import type { AutomationRunReason } from '../../../store/schema.ts'
import type { Db } from '../../../store/store.ts'
import type { ListFields } from '../../audience/fields.ts'
import type { StandingOrder } from '../../campaigns/runs/standing-run.ts'
import type { PlatformEvent } from '../../events/platform-event.ts'
import type { Action, ActionName, Branch, DeedOf } from '../actions.ts'

/** A contact on its way, held with its run. `run` is as the actions so far have left it. */
export interface RunInProgress {
  run: AutomationRunRow
  contact: ContactRow
}

/** A message for a traveller, as the end of the slice writes it. */
export interface Posting {
  order: Omit<StandingOrder, 'recipients'>
  actionId: number
  runId: number
  generation: number
  seq: number
  contactId: number
  address: string
}

/** The slice that the action is done in. */
export interface Slice {
  tx: Db
  automation: AutomationRow
  now: number
  /** The fields of the list. */
  fields: ListFields
  /** What happened, to be recorded at the end. */
  events: PlatformEvent[]
  /** What is to be sent, likewise. */
  postings: Posting[]
}

/** How a contact continues. */
export type Next =
  | { go: Branch | null }
  | { goTo: number }
  /** Waits in the action until then, or until an event of this kind. */
  | { wait: number; for: string | null }
  | { end: AutomationRunReason }

/** Does an action and returns how each contact continues. */
export type Step<Name extends ActionName> = (
  slice: Slice,
  action: Action & DeedOf<Name>,
  travellers: readonly RunInProgress[],
) => Promise<(traveller: RunInProgress) => Next>

export const goOn: Next = { go: null }
/** All of them continue in the same way. */
export const allGo =
  (next: Next): ((traveller: RunInProgress) => Next) =>
  () =>
    next
