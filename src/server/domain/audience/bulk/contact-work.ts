// Operations that come to many contacts of a list: to those with given ids, or to all that meet a condition. Each slice
// looks at a stretch of the list, so it costs the same however large the list is.
import type { Clock } from '../../../lib/clock.ts'
import { fromContactId, isContactId } from '../../../lib/ids.ts'
import { fromJson } from '../../../lib/json-text.ts'
import { createLoopTurn } from '../../../lib/loop-turn.ts'
import type { Condition } from '../../../store/audience/conditions.ts'
import * as pages from '../../../store/audience/contact-pages.ts'
import type { ContactRow } from '../../../store/audience/contacts.ts'
import { deleteSlice, findSlice } from '../../../store/operations/operations.ts'
import type { OperationType } from '../../../store/schema.ts'
import type { Db, Store } from '../../../store/store.ts'
import type { Author } from '../../accounts/accounts.ts'
import type { OperationEnd, OperationInput, OperationKind, Slice, Work } from '../../operations/kinds.ts'
import { openOperation } from '../../operations/operations.ts'
import { SLICE, storeItems } from '../../operations/slices.ts'
import { requireList } from '../lists.ts'

/** What every such operation keeps of its request. */
export interface ContactWorkInput extends OperationInput {
  /** What a contact has to meet when its turn comes. */
  condition: Condition
  /** Slices with ids; null for the contacts of the list. */
  slices: number | null
  /** The newest contact of the list when the operation began: later ones are not meant. */
  last: number
}

export interface ContactProgress {
  /** Contacts that were looked at, of how many. */
  done: number
  total: number
  /** Contacts that the work did something to. */
  changed: number
  /** The id of the contact that was looked at last. */
  after: number
}

/** Some contacts in the transaction of their slice, which holds them. */
export interface Batch<I> {
  account: number
  list: number
  contacts: ContactRow[]
  input: I
  now: number
}

/** What an operation does to contacts. `I` is what it keeps of its request. */
export interface ContactDeed<I extends ContactWorkInput> {
  /** The name of the kind. */
  name: string
  type: OperationType
  resultFile?: OperationKind<I>['resultFile']
  /** Does it; says how many contacts it changed, and what it adds to the result file. */
  apply(tx: Db, batch: Batch<I>): Promise<{ changed: number; lines?: string }>
  end(work: Work<I, ContactProgress>, file: string): OperationEnd
}

/** What a slice looks at. */
interface Part {
  looked: number
  after: number
  isLast: boolean
  find(tx: Db): Promise<ContactRow[]>
}

/** How far such an operation has come. */
export const progressOf = ({ progress: { done, total } }: { progress: ContactProgress }) => ({ done, total })

/** The contacts that an operation is for. */
export const setOf = <I extends ContactWorkInput>({
  operation,
  input,
}: Work<I, ContactProgress>): pages.ContactSet => ({
  account: operation.account_id,
  list: operation.list_id ?? 0,
  condition: input.condition,
})

/** Makes the kind of operation that does the deed. */
export function createContactKind<I extends ContactWorkInput>(
  { store, clock }: { store: Store; clock: Clock },
  deed: ContactDeed<I>,
): OperationKind<I, ContactProgress> {
  type DeedWork = Work<I, ContactProgress>

  async function readIds(work: DeedWork, slices: number): Promise<Part | null> {
    const data = await findSlice(store.db, work.operation.id, work.seq)
    if (data === undefined) return null
    const ids = fromJson<number[]>(data)
    return {
      looked: ids.length,
      after: 0,
      isLast: work.seq + 1 >= slices,
      find: async (tx) => {
        await deleteSlice(tx, work.operation.id, work.seq)
        return pages.contactsAmong(tx, setOf(work), ids)
      },
    }
  }

  async function readList(work: DeedWork): Promise<Part> {
    const { last } = work.input
    const { after } = work.progress
    const stretch = await pages.nextStretch(store.db, setOf(work), { after, to: last }, SLICE)
    if (!stretch) return { looked: 0, after, isLast: true, find: async () => [] }
    const { contacts: looked, to } = stretch
    return { looked, after: to, isLast: to >= last, find: (tx) => pages.contactsOfStretch(tx, setOf(work), stretch) }
  }

  async function applyPart(tx: Db, work: DeedWork, part: Part) {
    const { account_id: account, list_id } = work.operation
    // The list is held first, so that its fields stay as the deed reads them.
    await requireList(tx, account, list_id ?? 0)
    const contacts = await part.find(tx)
    if (contacts.length === 0) return { changed: 0 }
    return deed.apply(tx, { account, list: list_id ?? 0, contacts, input: work.input, now: clock.now(account) })
  }

  return {
    name: deed.name,
    type: deed.type,
    resultFile: deed.resultFile ?? (() => null),
    async read(work): Promise<Slice<ContactProgress> | null> {
      const { slices } = work.input
      const part = slices === null ? await readList(work) : await readIds(work, slices)
      if (!part) return null
      return {
        async apply(tx) {
          const { changed, lines = '' } = await applyPart(tx, work, part)
          const { done, total, changed: before } = work.progress
          const progress = { done: done + part.looked, total, changed: before + changed, after: part.after }
          return { progress, lines, isLast: part.isLast }
        },
      }
    },
    progressOf,
    end: deed.end,
    discard: async () => undefined,
  }
}

/** Which contacts an operation is for. */
export interface ContactChoice {
  /** The ids of the contacts; without them, those of the list. */
  contacts?: readonly string[] | undefined
  /** A further condition on the contacts. */
  condition: Condition
}

/** An operation to open: its kind, and what the kind keeps of the request. */
export interface ContactOrder<I extends ContactWorkInput> {
  kind: Pick<ContactDeed<I>, 'name' | 'type'>
  list: number
  choice: ContactChoice
  input: Omit<I, keyof ContactWorkInput> & OperationInput
}

/** Opens an operation for all contacts of a list that the transaction holds; returns its number. */
export async function openOnList<I extends ContactWorkInput>(
  tx: Db,
  { accountId, userId }: Author,
  { kind, list, condition, input }: Omit<ContactOrder<I>, 'choice'> & { condition: Condition },
  at: number,
): Promise<number> {
  const { total, last } = await pages.sizeOfList(tx, accountId, list)
  return openOperation(tx, {
    ...{ accountId, userId, listId: list, type: kind.type, kind: kind.name, at },
    input: { ...input, condition, slices: null, last },
    progress: { done: 0, total, changed: 0, after: 0, next: 0 },
  })
}

/** The rows that these ids name, each once; a request may name very many. */
export async function rowsOfContacts(ids: readonly string[]): Promise<Set<number>> {
  const turn = createLoopTurn()
  const found = new Set<number>()
  for (const [n, id] of ids.entries()) {
    if (isContactId(id)) found.add(fromContactId(id))
    if (n % 500 === 0) await turn()
  }
  return found
}

/** Makes the function that takes such operations. It throws `not_found` for an unknown list. */
export function createContactWork({ store, clock }: { store: Store; clock: Clock }) {
  return async <I extends ContactWorkInput>(by: Author, order: ContactOrder<I>): Promise<number> => {
    const { accountId, userId } = by
    const { kind, list, choice, input } = order
    await requireList(store.db, accountId, list)
    const ids = choice.contacts && [...(await rowsOfContacts(choice.contacts))]

    async function open(tx: Db, id?: number): Promise<number> {
      await requireList(tx, accountId, list)
      const { total, last } = ids ? { total: ids.length, last: 0 } : await pages.sizeOfList(tx, accountId, list)
      const slices = ids ? Math.ceil(ids.length / SLICE) : null
      const at = clock.now(accountId)
      return openOperation(tx, {
        ...(id !== undefined && { id }),
        ...{ accountId, userId, listId: list, type: kind.type, kind: kind.name, at },
        input: { ...input, condition: choice.condition, slices, last },
        progress: { done: 0, total, changed: 0, after: 0, next: 0 },
      })
    }

    return ids && ids.length > 0 ? storeItems(store, ids, open) : store.write((tx) => open(tx))
  }
}
