// Takes requests to merge contacts.
import type { Clock } from '../../../lib/clock.ts'
import { fromContactId, isContactId, toContactId } from '../../../lib/ids.ts'
import { sizeOfList } from '../../../store/audience/contact-pages.ts'
import type { Store } from '../../../store/store.ts'
import type { Author } from '../../accounts/accounts.ts'
import { invalid } from '../../errors.ts'
import { openOperation } from '../../operations/operations.ts'
import { fieldsOfList, type ListFields } from '../fields.ts'
import { requireList } from '../lists.ts'
import type { ValuesOf } from './merged-contact.ts'
import { UNIFY, type UnifyInput, type UnifyProgress } from './unify-kind.ts'

interface UnifyRequest {
  /** The contacts to merge into one, or the fields in which duplicates of the list are equal. */
  of: { contacts: readonly string[]; survivorId?: string | undefined } | { compareFields: readonly string[] }
  survivor?: 'oldest' | 'newest' | undefined
  valuesOf?: ValuesOf | undefined
  isDryRun?: boolean | undefined
}

/** Throws `invalid` for a field that the list does not have, or by which contacts cannot be compared. */
function assertComparable(ids: readonly string[], list: number, known: ListFields): void {
  for (const [n, id] of ids.entries()) {
    const format = known.get(id)?.format
    if (format === undefined) throw invalid(`compareFields.${n}`, `is not a field of list ${list}: ${id}`)
    if (format === 'options' || id === 'language')
      throw invalid(`compareFields.${n}`, `must be a field whose values identify a person, not ${id}`)
  }
}

/** The contacts of the request and the one that stays; throws `invalid` when it is not one of them. */
function readNamed(contacts: readonly string[], survivorId: string | undefined) {
  const ids = [...new Set(contacts.filter(isContactId).map(fromContactId))]
  const survivor = survivorId === undefined ? null : fromContactId(survivorId)
  if (survivor !== null && !ids.includes(survivor))
    throw invalid('survivorId', `must be one of the contacts to merge, not ${toContactId(survivor)}`)
  return { contacts: ids, survivorId: survivor }
}

export interface Unify {
  /**
   * Merges duplicates. Returns the number of the operation. Throws `not_found` for an unknown list; ids that the list
   * does not have are passed over.
   */
  start(author: Author, list: number, request: UnifyRequest): Promise<number>
}

export function createUnify({ store, clock }: { store: Store; clock: Clock }): Unify {
  return {
    async start({ accountId, userId }, list, request): Promise<number> {
      const { of, survivor = 'oldest', valuesOf = 'newest', isDryRun = false } = request
      await requireList(store.db, accountId, list)
      const fields = 'compareFields' in of ? [...new Set(of.compareFields)] : null
      if (fields) assertComparable(fields, list, await fieldsOfList(store.db, accountId, list))
      const named = 'contacts' in of ? readNamed(of.contacts, of.survivorId) : { contacts: null, survivorId: null }
      return store.write(async (tx) => {
        await requireList(tx, accountId, list)
        const { total, last } = await sizeOfList(tx, accountId, list)
        const input: UnifyInput = {
          ...{ ...named, fields, survivor, valuesOf, isDryRun, last },
          ...{ notify: [], callbackUrl: null },
        }
        const progress: UnifyProgress = {
          ...{ phase: 'compare', after: 0, key: '', done: 0, total: named.contacts?.length ?? total },
          ...{ groups: 0, merged: 0, skipped: 0 },
        }
        return openOperation(tx, {
          ...{ accountId, userId, listId: list, type: UNIFY.type, kind: UNIFY.name, input, at: clock.now(accountId) },
          progress: { ...progress, next: 0 },
        })
      })
    },
  }
}
