// Makes a field unique, or ends that, in a list of any size. One operation does it in slices:
// clear: frees values that are still held from an earlier time when the field was unique
// fill: from now on each write of a contact claims its value; the operation claims those of all other contacts
// undo: frees the values again, because contacts share one or the uniqueness was ended
// A field has at most one such operation at a time.
import type { Clock } from '../../lib/clock.ts'
import { toContactId } from '../../lib/ids.ts'
import { fromJson } from '../../lib/json-text.ts'
import * as pages from '../../store/audience/contact-pages.ts'
import { findHolders, freeSome, takeValues } from '../../store/audience/contact-unique.ts'
import { type FieldKey, setUniqueness } from '../../store/audience/fields.ts'
import { findOperation, openOperationsOf } from '../../store/operations/operations.ts'
import type { Uniqueness } from '../../store/schema.ts'
import type { Db, Store } from '../../store/store.ts'
import type { Author } from '../accounts/accounts.ts'
import type { OperationEnd, OperationInput, OperationKind, SliceOutcome, Work } from '../operations/kinds.ts'
import { openOperation } from '../operations/operations.ts'
import { SLICE } from '../operations/slices.ts'
import { heldBy, uniqueKeys } from './contacts/unique-values.ts'
import { type Field, fieldsOfList } from './fields.ts'
import { requireHeldList, requireList } from './lists.ts'

interface UniquenessInput extends OperationInput {
  /** The id of the field. */
  field: string
}

/** How far it is, and what it found. */
export interface UniquenessProgress {
  phase: 'clear' | 'fill' | 'undo'
  /** The contact that was looked at last, and the newest that has to be. */
  after: number
  last: number
  done: number
  total: number
  /** Contacts that repeat a value of another, and the first of them with those whose value they repeat. */
  repeats: number
  first: string[]
}

type UniquenessWork = Work<UniquenessInput, UniquenessProgress>

const NAME = 'field-uniqueness'

/** Contacts that a refusal names. */
const NAMED = 10

const begun: UniquenessProgress = { phase: 'clear', after: 0, last: 0, done: 0, total: 0, repeats: 0, first: [] }

const keyOf = ({ operation, input }: UniquenessWork): FieldKey => ({
  account: operation.account_id,
  list: operation.list_id ?? 0,
  field: input.field,
})

async function fieldAt(tx: Db, { account, list, field }: FieldKey): Promise<Field | undefined> {
  return (await fieldsOfList(tx, account, list)).get(field)
}

/** Moves a field from one state to another; false when it is in a third, or gone. Holds the list. */
async function changeState(tx: Db, key: FieldKey, from: readonly Uniqueness[], to: Uniqueness): Promise<boolean> {
  await requireHeldList(tx, key.account, key.list)
  const field = await fieldAt(tx, key)
  if (!field || !from.includes(field.uniqueness)) return false
  await setUniqueness(tx, key, to)
  return true
}

const goOn = (progress: UniquenessProgress, isLast = false): SliceOutcome<UniquenessProgress> => ({
  progress,
  lines: '',
  isLast,
})

/** Frees some values; with the last of them the field becomes one to fill, if that is wanted. */
async function clearValues(tx: Db, work: UniquenessWork): Promise<SliceOutcome<UniquenessProgress>> {
  const { progress } = work
  const key = keyOf(work)
  if ((await freeSome(tx, key.list, key.field, SLICE)) === SLICE) return goOn(progress)
  if (progress.phase === 'undo' || !(await changeState(tx, key, ['wanted'], 'filling'))) return goOn(progress, true)
  const { total, last } = await pages.sizeOfList(tx, key.account, key.list)
  return goOn({ ...progress, phase: 'fill', total, last })
}

/** The progress with the contacts that repeat a value, each after the contact that holds it. */
function withRepeats(progress: UniquenessProgress, pairs: readonly (readonly number[])[]): UniquenessProgress {
  const first = [...progress.first, ...pairs.flat().map(toContactId)]
  return { ...progress, repeats: progress.repeats + pairs.length, first: [...new Set(first)].slice(0, NAMED) }
}

/** Takes the values of some contacts. */
async function fillStretch(
  tx: Db,
  work: UniquenessWork,
  field: Field,
  stretch: pages.Stretch & { contacts: number },
): Promise<UniquenessProgress> {
  const { account, list } = keyOf(work)
  const contacts = await pages.contactsOfStretch(tx, { account, list, condition: { filled: field.id } }, stretch)
  const keys = contacts.flatMap((contact) => heldBy(contact, uniqueKeys(contact, [field])))
  const holders = await findHolders(
    tx,
    list,
    keys.map(([name, value]) => [name, value] as const),
  )
  const taken: typeof keys = []
  const pairs: number[][] = []
  for (const key of keys) {
    const [name, value, id] = key
    const holder = holders.get([name, value])
    if (holder === undefined) {
      holders.set([name, value], id)
      taken.push(key)
    } else if (holder !== id) pairs.push([holder, id])
  }
  await takeValues(tx, list, taken)
  const { progress } = work
  return withRepeats({ ...progress, after: stretch.to, done: progress.done + stretch.contacts }, pairs)
}

/** Takes the values of a stretch; with the last of them the field is unique, unless contacts share values. */
async function fillValues(
  tx: Db,
  work: UniquenessWork,
  stretch: (pages.Stretch & { contacts: number }) | null,
): Promise<SliceOutcome<UniquenessProgress>> {
  const key = keyOf(work)
  // The last step changes the field: it takes the stronger hold at once, or two that want it could block each other.
  await (stretch ? requireList : requireHeldList)(tx, key.account, key.list)
  const field = await fieldAt(tx, key)
  if (field?.uniqueness !== 'filling') return goOn({ ...work.progress, phase: 'undo' })
  if (stretch) return goOn(await fillStretch(tx, work, field, stretch))
  const { repeats } = work.progress
  await changeState(tx, key, ['filling'], repeats === 0 ? 'unique' : 'none')
  return repeats === 0 ? goOn(work.progress, true) : goOn({ ...work.progress, phase: 'undo' })
}

function end({ operation }: UniquenessWork): OperationEnd {
  const subject = `The unique values of a field of list ${operation.list_id} have been settled`
  return { subject, text: `${subject}.`, callback: null }
}

/** The kind of the operations that do so. */
export function createUniquenessKind({ store }: { store: Store }): OperationKind<UniquenessInput, UniquenessProgress> {
  return {
    name: NAME,
    type: 'mass_operation',
    resultFile: () => null,
    async read(work) {
      const { phase, after, last } = work.progress
      if (phase !== 'fill') return { apply: (tx) => clearValues(tx, work) }
      const set = { ...keyOf(work), condition: { all: [] } }
      const stretch = await pages.nextStretch(store.db, set, { after, to: last }, SLICE)
      return { apply: (tx) => fillValues(tx, work, stretch) }
    },
    end,
    async discard(tx, id) {
      const operation = await findOperation(tx, id)
      if (!operation) return
      const { field } = fromJson<UniquenessInput>(operation.input)
      const key = { account: operation.account_id, list: operation.list_id ?? 0, field }
      await changeState(tx, key, ['wanted', 'filling'], 'none')
    },
  }
}

/** The operation that makes the field unique or frees its values, of which there is one at a time; null without one. */
export async function openUniqueness(db: Db, { account, list, field }: FieldKey): Promise<number | null> {
  const open = await openOperationsOf(db, account, list, NAME)
  return open.find(({ input }) => fromJson<UniquenessInput>(input).field === field)?.id ?? null
}

/**
 * Sets a field that no operation is at: to `wanted`, or to `none` while its values are freed. Opens the operation that
 * does the rest. The transaction holds the list.
 */
export async function changeUniqueness(
  tx: Db,
  by: Author,
  { list, field }: Omit<FieldKey, 'account'>,
  to: 'wanted' | 'none',
  clock: Clock,
): Promise<number> {
  const { accountId, userId } = by
  await setUniqueness(tx, { account: accountId, list, field }, to)
  const input: UniquenessInput = { field, notify: [], callbackUrl: null }
  const progress = { ...begun, next: 0 }
  const at = clock.now(accountId)
  return openOperation(tx, { accountId, userId, listId: list, type: 'mass_operation', kind: NAME, input, progress, at })
}
