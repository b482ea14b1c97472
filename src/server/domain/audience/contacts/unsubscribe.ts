// Removes contacts from a list on behalf of the account. Each gets its own verdict.
import type { Clock } from '../../../lib/clock.ts'
import { fromContactId } from '../../../lib/ids.ts'
import { updateContacts } from '../../../store/audience/contact-bulk.ts'
import { type ContactRow, holdContacts } from '../../../store/audience/contacts.ts'
import type { Db, Store } from '../../../store/store.ts'
import { recordEvents } from '../../events/events.ts'
import { requireList } from '../lists.ts'
import { contactEvent } from './contact-changes.ts'

export interface Departure {
  contact_id: string
  unsubscription_method?: string
  unsubscription_reason?: string
  unsubscription_observation?: string
}

export type DepartureFault =
  | 'invalid_unsubscription_reason'
  | 'invalid_unsubscription_method'
  | 'invalid_data_type'
  | 'contact_not_in_list'
  | 'contact_already_removed'

export interface DepartureVerdicts {
  success: string[]
  errors: Record<DepartureFault, string[]>
}

const methods: ReadonlySet<string> = new Set(['manual', 'form', 'unsubscribe_link', 'bounce', 'api'])
const reasons: ReadonlySet<string> = new Set([
  'not_interested',
  'lack_of_time',
  'email_address_change',
  'spam',
  'other',
])
const CONTACT_ID = /^[a-f\d]{10}$/i

function faultOfText(item: Departure): DepartureFault | null {
  if (!CONTACT_ID.test(item.contact_id)) return 'invalid_data_type'
  const { unsubscription_method: method, unsubscription_reason: reason } = item
  if (method !== undefined && !methods.has(method)) return 'invalid_unsubscription_method'
  return reason !== undefined && !reasons.has(reason) ? 'invalid_unsubscription_reason' : null
}

/** The contact after it left. `method` names who said so when the item does not. */
function removeContact(row: ContactRow, item: Omit<Departure, 'contact_id'>, method: string, now: number): ContactRow {
  return {
    ...row,
    status: 'removed',
    unsubscription_method: item.unsubscription_method ?? method,
    unsubscription_reason: item.unsubscription_reason ?? '',
    unsubscription_observation: item.unsubscription_observation ?? '',
    unsubscription_date: now,
    change_date: now,
  }
}

const noVerdicts = (): DepartureVerdicts => ({
  success: [],
  errors: {
    invalid_unsubscription_reason: [],
    invalid_unsubscription_method: [],
    invalid_data_type: [],
    contact_not_in_list: [],
    contact_already_removed: [],
  },
})

/** Enters the verdict on each item; returns the contacts as they are to be. `contacts` are those of the list. */
function judge(
  items: Departure[],
  contacts: ReadonlyMap<number, ContactRow>,
  verdicts: DepartureVerdicts,
  now: number,
) {
  const removed = new Map<number, ContactRow>()
  const look = (item: Departure): DepartureFault | null => {
    const row = contacts.get(fromContactId(item.contact_id))
    if (!row) return 'contact_not_in_list'
    if (row.status === 'removed' || removed.has(row.id)) return 'contact_already_removed'
    removed.set(row.id, removeContact(row, item, 'api', now))
    return null
  }
  for (const item of items) {
    const fault = faultOfText(item) ?? look(item)
    const heap = fault === null ? verdicts.success : verdicts.errors[fault]
    heap.push(item.contact_id)
  }
  return [...removed.values()]
}

function addVerdicts(all: DepartureVerdicts, some: DepartureVerdicts): void {
  all.success.push(...some.success)
  for (const fault of Object.keys(all.errors) as DepartureFault[]) all.errors[fault].push(...some.errors[fault])
}

/** Contacts per transaction: other callers need not wait for more. */
const SLICE = 1000

export function createUnsubscribe({ store, clock }: { store: Store; clock: Clock }) {
  async function removeSome(tx: Db, account: number, list: number, items: Departure[]): Promise<DepartureVerdicts> {
    const verdicts = noVerdicts()
    await requireList(tx, account, list)
    const ids = items.filter((item) => CONTACT_ID.test(item.contact_id)).map((item) => fromContactId(item.contact_id))
    const found = (await holdContacts(tx, ids)).filter((row) => row.account_id === account && row.list_id === list)
    const now = clock.now()
    const removed = judge(items, new Map(found.map((row) => [row.id, row])), verdicts, now)
    await updateContacts(tx, removed)
    await recordEvents(
      tx,
      removed.map((row) => contactEvent(row, 'unsubscribe_api', now)),
    )
    return verdicts
  }

  /**
   * Removes contacts from the list and says what became of each. The suppression list stays as it is:
   * they left this list, not the platform.
   */
  return async (account: number, list: number, items: Departure[]): Promise<DepartureVerdicts> => {
    const verdicts = noVerdicts()
    await requireList(store.db, account, list)
    for (let i = 0; i < items.length; i += SLICE) {
      addVerdicts(
        verdicts,
        await store.writeAlongside((tx) => removeSome(tx, account, list, items.slice(i, i + SLICE))),
      )
    }
    return verdicts
  }
}
