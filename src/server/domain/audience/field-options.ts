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

/** Each write of a contact reads all options of its list (M-314). */
const MAX_OPTIONS = 500

const noTexts: OptionTexts = { en: '', pt: '', br: '', es: '', de: '', hu: '', fr: '' }

type TextChange = Partial<Record<ListLanguage, string | undefined>>

const changeTexts = (texts: OptionTexts, change: TextChange): OptionTexts => ({
  ...texts,
  // What is undefined was not named.
  ...(Object.fromEntries(Object.entries(change).filter(([, text]) => text !== undefined)) as Partial<OptionTexts>),
})

/** The field with its options. Throws `not_found`, and `invalid` for one of another format. */
async function requireOptionsField(db: Db, account: number, list: number, id: number): Promise<Field> {
  const field = (await fieldsOfList(db, account, list)).get(String(id))
  if (!field) throw notFound('field', id)
  if (field.format !== 'options')
    throw invalid('fieldId', `is a field of the format ${field.format}, which has no options`)
  return field
}

export interface FieldOptions {
  /** The options of a field, oldest first. */
  list(account: number, list: number, field: number): Promise<readonly Option[]>
  create(account: number, list: number, field: number, texts: TextChange): Promise<Option>
  /** Changes the texts that are named. */
  update(account: number, list: number, field: number, id: number, change: TextChange): Promise<Option>
  /** Deletes an option. Contacts that chose it lose it in the background. */
  delete(by: Author, list: number, field: number, id: number): Promise<void>
}

export function createFieldOptions({ store, clock }: { store: Store; clock: Clock }): FieldOptions {
  return {
    async list(account, list, field): Promise<readonly Option[]> {
      await requireList(store.db, account, list)
      return (await requireOptionsField(store.db, account, list, field)).options
    },

    create(account, list, field, texts): Promise<Option> {
      return store.write(async (tx) => {
        await requireHeldList(tx, account, list)
        const { options } = await requireOptionsField(tx, account, list, field)
        if (options.length >= MAX_OPTIONS)
          throw invalid('fieldId', `is a field that already has ${MAX_OPTIONS} options`)
        const row = { account_id: account, list_id: list, field_id: field, texts: toJson(changeTexts(noTexts, texts)) }
        return toOption(await rows.insertOption(tx, row))
      })
    },

    update(account, list, field, id, change): Promise<Option> {
      return store.write(async (tx) => {
        await requireHeldList(tx, account, list)
        const { options } = await requireOptionsField(tx, account, list, field)
        const option = options.find((one) => one.id === id)
        if (!option) throw notFound('option', id)
        const texts = changeTexts(option.texts, change)
        await rows.updateOption(tx, account, id, toJson(texts))
        return { id, texts }
      })
    },

    delete(by, list, field, id): Promise<void> {
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
