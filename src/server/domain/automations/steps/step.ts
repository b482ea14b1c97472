// What every action of an automation is made of. An action is done for all contacts of a slice that come to it at once:
// everything that it does stands in the transaction of the slice, and what leaves the platform is a row of the ledger or a
// hook delivery.

import type { ContactRow } from '../../../store/audience/contacts.ts'
import type { AutomationRow } from '../../../store/automations/automations.ts'
import type { AutomationRunRow } from '../../../store/automations/runs.ts'
import type { AutomationRunReason } from '../../../store/schema.ts'
import type { Db } from '../../../store/store.ts'
import type { ListFields } from '../../audience/fields.ts'
import type { StandingOrder } from '../../campaigns/runs/standing-run.ts'
import type { PlatformEvent } from '../../events/platform-event.ts'
import type { Action, Branch, DeedName, DeedOf } from '../actions.ts'

/** A contact on its way, held with its run. `run` is as the actions so far have left it. */
export interface Traveller {
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

/** How a contact goes on. */
export type Next =
  | { go: Branch | null }
  | { goTo: number }
  /** Waits in the action until then, or until an event of this kind. */
  | { wait: number; for: string | null }
  | { end: AutomationRunReason }

/** Does an action, and says how each contact goes on. */
export type Step<Name extends DeedName> = (
  slice: Slice,
  action: Action & DeedOf<Name>,
  travellers: readonly Traveller[],
) => Promise<(traveller: Traveller) => Next>

export const goOn: Next = { go: null }
/** All of them go on likewise. */
export const allGo =
  (next: Next): ((traveller: Traveller) => Next) =>
  () =>
    next
