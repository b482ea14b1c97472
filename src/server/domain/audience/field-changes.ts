// Changes and deletions of fields. What takes long in a large list is an operation: a change of uniqueness waits for its
// verdict, a deletion does not wait.
import type { Clock } from '../../lib/clock.ts'
import { isBaseField } from '../../store/audience/field-values.ts'
import { deleteField, renameField } from '../../store/audience/fields.ts'
import type { Store } from '../../store/store.ts'
import type { Author } from '../accounts/accounts.ts'
import { notFound } from '../errors.ts'
import { eraseValues } from './field-erasure.ts'
import { assertUnusedField } from './field-uses.ts'
import { type Field, requireField } from './fields.ts'
import { requireHeldList, requireList } from './lists.ts'
import { createUniqueChanges } from './unique-changes.ts'

interface FieldChange {
  name?: string | undefined
  unique?: boolean | undefined
}

export interface FieldChanges {
  /** Changes a base field of one list. Throws `invalid` at `unique` while contacts share a value. */
  updateBase(
    by: Author,
    list: number,
    field: string,
    change: Pick<FieldChange, 'unique'>,
    signal: AbortSignal,
  ): Promise<Field>
  /** Changes an extra field. Throws `invalid` at `unique` while contacts share a value: then nothing changes. */
  update(by: Author, list: number, id: number, change: FieldChange, signal: AbortSignal): Promise<Field>
  /** Gives an extra field the name, if there is one; returns the field. */
  rename(account: number, list: number, id: number, name: string | undefined): Promise<Field>
  /**
   * Deletes an extra field. It is gone at once; what contacts have in it is erased in the background. Throws
   * `conflict` while something uses it.
   */
  delete(by: Author, list: number, id: number): Promise<void>
}

export function createFieldChanges({ store, clock }: { store: Store; clock: Clock }): FieldChanges {
  const changeUnique = createUniqueChanges({ store, clock })

  /** The field, after its uniqueness was changed if that is asked for. */
  async function withUnique(
    by: Author,
    key: { list: number; field: string },
    unique: boolean | undefined,
    signal: AbortSignal,
  ): Promise<Field> {
    await requireList(store.db, by.accountId, key.list)
    if (unique !== undefined) await changeUnique(by, key, unique, signal)
    return requireField(store.db, by.accountId, key.list, key.field)
  }

  function rename(account: number, list: number, id: number, name: string | undefined): Promise<Field> {
    return store.write(async (tx) => {
      await requireList(tx, account, list)
      const field = await requireField(tx, account, list, String(id))
      if (name === undefined) return field
      await renameField(tx, account, id, name)
      return { ...field, name }
    })
  }

  return {
    async updateBase(by, list, field, { unique }, signal): Promise<Field> {
      // A number means an extra field, which does not exist here.
      if (!isBaseField(field)) throw notFound('field', field)
      return withUnique(by, { list, field }, unique, signal)
    },

    async update(by, list, id, { name, unique }, signal): Promise<Field> {
      await withUnique(by, { list, field: String(id) }, unique, signal)
      return rename(by.accountId, list, id, name)
    },

    rename,

    delete(by, list, id): Promise<void> {
      const account = by.accountId
      return store.write(async (tx) => {
        await requireHeldList(tx, account, list)
        const field = await requireField(tx, account, list, String(id))
        await assertUnusedField(tx, account, list, field)
        await deleteField(tx, account, id)
        await eraseValues(tx, by, { list, field: id, option: null }, clock.now(account))
      })
    },
  }
}
