// Makes a field unique while the request waits, or lets its values repeat.
import { setTimeout } from 'node:timers/promises'
import type { Clock } from '../../lib/clock.ts'
import { fromJson } from '../../lib/json-text.ts'
import { setUniqueness } from '../../store/audience/fields.ts'
import { findOperation } from '../../store/operations/operations.ts'
import { isOpenOperation } from '../../store/states.ts'
import type { Store } from '../../store/store.ts'
import type { Author } from '../accounts/accounts.ts'
import { DomainError, invalid } from '../errors.ts'
import { changeUniqueness, openUniqueness, type UniquenessProgress } from './field-uniqueness.ts'
import { assertMayBeUnique, requireField } from './fields.ts'
import { requireHeldList } from './lists.ts'

/** Milliseconds between two looks at an operation that a request waits for. */
const CHECK_INTERVAL_MS = 20

/** A field of a list of the caller's account. */
interface Key {
  list: number
  field: string
}

/** The refusal of a field whose values contacts share (M-160, M-312). */
function repeatedValuesError({ repeats, first }: UniquenessProgress): DomainError {
  const some = repeats === 1 ? '1 contact repeats' : `${repeats} contacts repeat`
  const text = `cannot be true: ${some} a value of another contact. The first that collide: ${first.join(', ')}`
  const data = { count: repeats, contacts: first }
  return new DomainError('invalid', `unique ${text}`, { unique: text, repeated_values: data })
}

/** Makes the function that does one or the other. It throws `invalid` at `unique` while contacts share a value. */
export function createUniqueChanges({ store, clock }: { store: Store; clock: Clock }) {
  /** Waits for the end of an operation; returns what it found. Throws `invalid` when it is paused or cancelled. */
  async function verdictOf(id: number, signal: AbortSignal): Promise<UniquenessProgress | null> {
    for (;;) {
      const operation = await findOperation(store.db, id)
      if (!operation) return null
      const { status, progress } = operation
      if (status === 'canceled') throw invalid('unique', `was not changed: operation ${id} was cancelled`)
      if (status === 'paused') throw invalid('unique', `has to wait for operation ${id}, which is paused: resume it`)
      if (!isOpenOperation(status)) return fromJson<UniquenessProgress>(progress)
      await setTimeout(CHECK_INTERVAL_MS, undefined, { signal })
    }
  }

  /** Begins to make the field unique; returns the operation to wait for, and whether it is the one for this request. */
  function startChange(by: Author, { list, field }: Key): Promise<{ id: number; isOwn: boolean } | null> {
    const account = by.accountId
    return store.write(async (tx) => {
      await requireHeldList(tx, account, list)
      const { unique, uniqueness, format } = await requireField(tx, account, list, field)
      if (unique) return null
      assertMayBeUnique(format)
      const id = await openUniqueness(tx, { account, list, field })
      if (id !== null) return { id, isOwn: uniqueness !== 'none' }
      return { id: await changeUniqueness(tx, by, { list, field }, 'wanted', clock), isOwn: true }
    })
  }

  /** Makes the field unique; throws `invalid` while contacts share a value. */
  async function makeUnique(by: Author, key: Key, signal: AbortSignal): Promise<void> {
    for (;;) {
      const work = await startChange(by, key)
      if (!work) return
      const verdict = await verdictOf(work.id, signal)
      if (!work.isOwn) continue
      if (verdict && verdict.repeats > 0) throw repeatedValuesError(verdict)
      return
    }
  }

  /** Lets values repeat at once; they are freed in the background. */
  function letRepeat(by: Author, { list, field }: Key): Promise<void> {
    const account = by.accountId
    return store.write(async (tx) => {
      await requireHeldList(tx, account, list)
      const { uniqueness } = await requireField(tx, account, list, field)
      if (uniqueness === 'none') return
      // An operation that makes the field unique frees the values when it finds that this was ended.
      const open = await openUniqueness(tx, { account, list, field })
      if (open === null) await changeUniqueness(tx, by, { list, field }, 'none', clock)
      else await setUniqueness(tx, { account, list, field }, 'none')
    })
  }

  return (by: Author, key: Key, unique: boolean, signal: AbortSignal): Promise<void> =>
    unique ? makeUnique(by, key, signal) : letRepeat(by, key)
}
