// Removes contacts from a list on behalf of the account. Each gets its own verdict.
import type { Clock } from '../../../lib/clock.ts'
import { isContactId } from '../../../lib/ids.ts'
import { updateContacts } from '../../../store/audience/contact-bulk.ts'
import type { ContactRow } from '../../../store/audience/contacts.ts'
import type { UnsubscriptionMethod, UnsubscriptionReason } from '../../../store/schema.ts'
import type { Store } from '../../../store/store.ts'
import { recordEvents } from '../../events/events.ts'
import { type BulkAction, type BulkItem, createBulkVerdicts, type Verdicts } from './bulk-verdicts.ts'
import { contactEvent } from './contact-changes.ts'

export interface Departure extends BulkItem {
  unsubscription_method?: string
  unsubscription_reason?: string
  unsubscription_observation?: string
}

const faults = [
  'invalid_unsubscription_reason',
  'invalid_unsubscription_method',
  'invalid_data_type',
  'contact_not_in_list',
  'contact_already_removed',
] as const

export type DepartureFault = (typeof faults)[number]

const methods: readonly UnsubscriptionMethod[] = ['manual', 'form', 'unsubscribe_link', 'bounce', 'api']
const reasons: readonly UnsubscriptionReason[] = [
  'not_interested',
  'lack_of_time',
  'email_address_change',
  'spam',
  'other',
]
const methodOf = (text: string | undefined) => methods.find((one) => one === text)
const reasonOf = (text: string | undefined) => reasons.find((one) => one === text)

function faultOfText(item: Departure): DepartureFault | null {
  if (!isContactId(item.contact_id)) return 'invalid_data_type'
  const { unsubscription_method: method, unsubscription_reason: reason } = item
  if (method !== undefined && !methodOf(method)) return 'invalid_unsubscription_method'
  return reason !== undefined && !reasonOf(reason) ? 'invalid_unsubscription_reason' : null
}

/** The contact after it left. `method` applies when the item names none. */
function removeContact(row: ContactRow, item: Departure, method: UnsubscriptionMethod, now: number): ContactRow {
  return {
    ...row,
    status: 'removed',
    unsubscription_method: methodOf(item.unsubscription_method) ?? method,
    unsubscription_reason: reasonOf(item.unsubscription_reason) ?? '',
    unsubscription_observation: item.unsubscription_observation ?? '',
    unsubscription_date: now,
    change_date: now,
  }
}

/** The activity says who removed the contact: a person, or a program. */
const kindOf = ({ unsubscription_method: method }: ContactRow): string =>
  method === 'manual' ? 'unsubscribe_manual' : 'unsubscribe_api'

const departure: BulkAction<Departure, DepartureFault> = {
  faults,
  judge(item, contact, now) {
    const fault = faultOfText(item)
    if (fault !== null) return fault
    if (!contact) return 'contact_not_in_list'
    return contact.status === 'removed' ? 'contact_already_removed' : removeContact(contact, item, 'api', now)
  },
  async apply(tx, changed, now) {
    await updateContacts(tx, changed)
    const events = changed.map((row) => contactEvent(row, kindOf(row), now))
    await recordEvents(tx, events)
  },
}

export function createUnsubscribe(parts: { store: Store; clock: Clock }) {
  const judgeEach = createBulkVerdicts(parts)
  /**
   * Removes contacts from the list and returns a verdict for each. The suppression list stays as it is: they left this
   * list, not the platform.
   */
  return (account: number, list: number, items: Departure[]): Promise<Verdicts<DepartureFault>> =>
    judgeEach(departure, { account, list }, items)
}
