// Actions on many contacts of a list, each of which gets its own verdict. One transaction handles a part of them:
// it holds the contacts, judges them in their order, and changes them.
import type { Clock } from '../../../lib/clock.ts'
import { fromContactId, isContactId } from '../../../lib/ids.ts'
import { type ContactRow, holdContacts } from '../../../store/audience/contacts.ts'
import type { Db, Store } from '../../../store/store.ts'
import { requireList } from '../lists.ts'

/** What an action is asked to do to one contact. */
export interface BulkItem {
  contact_id: string
}

/** An action on contacts. `F` are the reasons for which it leaves a contact as it is. */
export interface BulkAction<T extends BulkItem, F extends string> {
  /** All reasons, in the order of the answer. */
  faults: readonly F[]
  /** The contact as it is to be, or why it stays as it is. `contact` is null when the list has no such contact. */
  judge(item: T, contact: ContactRow | null, now: number): ContactRow | F
  /** Writes the contacts that are to be changed, and what follows from it. */
  apply(tx: Db, changed: ContactRow[], now: number): Promise<void>
}

/** The ids of the contacts that were changed, and of the others by the reason. */
export interface Verdicts<F extends string> {
  success: string[]
  errors: Record<F, string[]>
}

/** Contacts per transaction, so that other callers do not wait for more. */
const PART = 1000

const noVerdicts = <F extends string>(faults: readonly F[]): Verdicts<F> => ({
  success: [],
  // The type of fromEntries loses the names of the keys.
  errors: Object.fromEntries(faults.map((fault) => [fault, []])) as unknown as Record<F, string[]>,
})

async function contactsOf(tx: Db, account: number, list: number, items: readonly BulkItem[]) {
  const ids = items
    .filter(({ contact_id }) => isContactId(contact_id))
    .map(({ contact_id }) => fromContactId(contact_id))
  const found = await holdContacts(tx, ids)
  const ofList = found.filter((row) => row.account_id === account && row.list_id === list)
  return new Map(ofList.map((row) => [row.id, row]))
}

/** Creates the function that applies an action to contacts of a list and returns a verdict for each. */
export function createBulkVerdicts({ store, clock }: { store: Store; clock: Clock }) {
  return async <T extends BulkItem, F extends string>(
    { faults, judge, apply }: BulkAction<T, F>,
    { account, list }: { account: number; list: number },
    items: readonly T[],
  ): Promise<Verdicts<F>> => {
    async function judgePart(tx: Db, part: readonly T[]): Promise<Verdicts<F>> {
      await requireList(tx, account, list)
      const [verdicts, contacts] = [noVerdicts(faults), await contactsOf(tx, account, list, part)]
      const [changed, now] = [new Map<number, ContactRow>(), clock.now(account)]
      for (const item of part) {
        const id = isContactId(item.contact_id) ? fromContactId(item.contact_id) : null
        const contact = id === null ? undefined : (changed.get(id) ?? contacts.get(id))
        const verdict = judge(item, contact ?? null, now)
        if (typeof verdict !== 'string') changed.set(verdict.id, verdict)
        const heap = typeof verdict === 'string' ? verdicts.errors[verdict] : verdicts.success
        heap.push(item.contact_id)
      }
      await apply(tx, [...changed.values()], now)
      return verdicts
    }

    await requireList(store.db, account, list)
    const all = noVerdicts(faults)
    for (let from = 0; from < items.length; from += PART) {
      const some = await store.writeAlongside((tx) => judgePart(tx, items.slice(from, from + PART)))
      all.success.push(...some.success)
      for (const fault of faults) all.errors[fault].push(...some.errors[fault])
    }
    return all
  }
}
