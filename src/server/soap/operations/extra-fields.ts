import type { ExtraField } from '../../../../generated/soap-v2/types.ts'
import type { Field, FieldFormat } from '../../domain/audience/fields.ts'
import type { ListLanguage } from '../../domain/audience/lists.ts'
import { type Option, optionText } from '../../domain/audience/option-texts.ts'
import type { Domain } from '../../domain/domain.ts'
import type { OptionMap } from '../call.ts'
import { mapDomainError, Refusal } from '../errors.ts'
import type { SoapHandlers } from '../handler.ts'
import { numberOf, textOf, trimmedOption } from '../options.ts'
import { requiredList, unknownList } from '../required-list.ts'
import { validateAsRestBody } from '../rest-validation.ts'

/** The names of the field types in this interface (O-011). */
const typeWords: Readonly<Record<FieldFormat, string>> = {
  text: 'texto',
  number: 'numero',
  date: 'data',
  email: 'email',
  cellphone: 'telemovel',
  phone: 'telefone',
  options: 'opcoes',
}
const formats = new Map(
  Object.entries(typeWords).flatMap(
    ([format, word]) =>
      [
        [word, format],
        [format, format],
      ] as [string, FieldFormat][],
  ),
)

/** The texts of options in the language of their list. */
export const optionTexts = (options: readonly Option[], language: ListLanguage): string[] =>
  options.map((option) => optionText(option, [language]))

/** The extra fields of a list. */
export async function extraFieldsOf(
  fields: Domain['audience']['fields'],
  account: number,
  list: number,
): Promise<Field[]> {
  return (await fields.list(account, list, { offset: 0 })).items.filter(({ type }) => type === 'extra')
}

function toExtraField({ name, format, options }: Field, language: ListLanguage): ExtraField {
  const OPTIONS = options.map((option) => ({ ID: option.id, NAME: optionText(option, [language]) }))
  return { NAME: name, TYPE: typeWords[format], ...(format === 'options' && { OPTIONS }) }
}

const unknownField = { not_found: 'FIELD_NOT_FOUND' } as const

export function createExtraFieldOperations({ audience: { fields, lists } }: Domain) {
  /** The extra field that a call names; refuses when the list has none of that number. */
  async function requiredField(options: OptionMap, account: number, list: number): Promise<Field> {
    const number = numberOf(options, 'id')
    const field = (await extraFieldsOf(fields, account, list)).find(({ id }) => Number(id) === number)
    if (!field) throw new Refusal('FIELD_NOT_FOUND')
    return field
  }

  return {
    async addExtraField({ options, caller }) {
      const list = requiredList(options)
      const name = trimmedOption(options, 'name')
      if (name === undefined) throw new Refusal('FIELD_NAME_MISSING')
      const format = formats.get(trimmedOption(options, 'type')?.toLowerCase() ?? '')
      if (!format) throw new Refusal('INVALID_TYPE')
      const body = validateAsRestBody('createExtraField', { name, format })
      const field = await mapDomainError(unknownList, () => fields.create(caller.accountId, list, body))
      return { NEW_ID: Number(field.id) }
    },

    async getExtraFields({ options, caller }) {
      const list = requiredList(options)
      const extra = await mapDomainError(unknownList, () => extraFieldsOf(fields, caller.accountId, list))
      if (extra.length === 0) return { extra_fields: '0' }
      const { language } = await lists.get(caller.accountId, list)
      return { extra_fields: Object.fromEntries(extra.map((field) => [field.id, toExtraField(field, language)])) }
    },

    async editExtraField({ options, caller }) {
      const list = requiredList(options)
      await mapDomainError(unknownList, () => lists.get(caller.accountId, list))
      const field = await requiredField(options, caller.accountId, list)
      const word = trimmedOption(options, 'type')?.toLowerCase()
      if (word !== undefined && formats.get(word) !== field.format) throw new Refusal('INVALID_TYPE')
      const name = textOf(options, 'name')?.trim()
      if (name === '') throw new Refusal('FIELD_NAME_MISSING')
      const body = validateAsRestBody('updateExtraField', { name })
      const id = Number(field.id)
      await mapDomainError(unknownField, () => fields.rename(caller.accountId, list, id, body.name))
      return { ID: id }
    },

    async deleteExtraField({ options, caller }) {
      const list = requiredList(options)
      await mapDomainError(unknownList, () => lists.get(caller.accountId, list))
      const { id } = await requiredField(options, caller.accountId, list)
      await mapDomainError(unknownField, () => fields.delete(caller, list, Number(id)))
      return { RESULT: 'OK' as const }
    },
  } satisfies Partial<SoapHandlers>
}
