// The options of extra fields, as the account makes, changes and deletes them.
import type { Clock } from '../../lib/clock.ts'
import { toJson } from '../../lib/json-text.ts'
import * as rows from '../../store/audience/field-options.ts'
import type { ListLanguage } from '../../store/schema.ts'
import type { Db, Store } from '../../store/store.ts'
import type { Author } from '../accounts/accounts.ts'
import { invalid, notFound } from '../errors.ts'
import { eraseValues } from './field-erasure.ts'
import { type Field, fieldsOfList } from './fields.ts'
import { requireHeldList, requireList } from './lists.ts'
import { type Option, type OptionTexts, toOption } from './option-texts.ts'

/** Whoever writes a contact reads all options of its list (M-314). */
const MOST_OPTIONS = 500

const noTexts: OptionTexts = { en: '', pt: '', br: '', es: '', de: '', hu: '', fr: '' }

type TextChange = Partial<Record<ListLanguage, string | undefined>>

const changed = (texts: OptionTexts, change: TextChange): OptionTexts => ({
  ...texts,
  // What is undefined was not named.
  ...(Object.fromEntries(Object.entries(change).filter(([, text]) => text !== undefined)) as Partial<OptionTexts>),
})

/** The field with its options. Throws `not_found`, and `invalid` for one of another format. */
async function requireOptionsField(db: Db, account: number, list: number, id: number): Promise<Field> {
  const field = (await fieldsOfList(db, account, list)).get(String(id))
  if (!field) throw notFound('field', id)
  if (field.format !== 'options')
    throw invalid('fieldId', `names a field of the format ${field.format}: it has no options`)
  return field
}

export type FieldOptions = ReturnType<typeof createFieldOptions>

export function createFieldOptions({ store, clock }: { store: Store; clock: Clock }) {
  return {
    /** The options of a field, oldest first. */
    async list(account: number, list: number, field: number): Promise<readonly Option[]> {
      await requireList(store.db, account, list)
      return (await requireOptionsField(store.db, account, list, field)).options
    },

    create(account: number, list: number, field: number, texts: TextChange): Promise<Option> {
      return store.write(async (tx) => {
        await requireHeldList(tx, account, list)
        const { options } = await requireOptionsField(tx, account, list, field)
        if (options.length >= MOST_OPTIONS)
          throw invalid('fieldId', `names a field that has ${MOST_OPTIONS} options already`)
        const row = { account_id: account, list_id: list, field_id: field, texts: toJson(changed(noTexts, texts)) }
        return toOption(await rows.insertOption(tx, row))
      })
    },

    /** Changes the texts that are named. */
    update(account: number, list: number, field: number, id: number, change: TextChange): Promise<Option> {
      return store.write(async (tx) => {
        await requireHeldList(tx, account, list)
        const { options } = await requireOptionsField(tx, account, list, field)
        const option = options.find((one) => one.id === id)
        if (!option) throw notFound('option', id)
        const texts = changed(option.texts, change)
        await rows.updateOption(tx, account, id, toJson(texts))
        return { id, texts }
      })
    },

    /** Deletes an option. Contacts that chose it lose it in the background. */
    delete(by: Author, list: number, field: number, id: number): Promise<void> {
      const account = by.accountId
      return store.write(async (tx) => {
        await requireHeldList(tx, account, list)
        const { options } = await requireOptionsField(tx, account, list, field)
        if (!options.some((one) => one.id === id)) throw notFound('option', id)
        await rows.deleteOption(tx, account, id)
        await eraseValues(tx, by, { list, field, option: id }, clock.now(account))
      })
    },
  }
}
