import type { Field, FieldFormat } from '../../domain/audience/fields.ts'
import type { Domain } from '../../domain/domain.ts'
import { orRefuse, Refusal } from '../errors.ts'
import { notBuilt, type SoapHandlers } from '../handler.ts'
import { filledOf } from '../options.ts'
import { requiredList, unknownList } from '../required-list.ts'
import { asBodyOf } from '../twin.ts'

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

/** The extra fields of a list. */
export async function extraFieldsOf(fields: Domain['fields'], account: number, list: number): Promise<Field[]> {
  return (await fields.list(account, list, { offset: 0 })).items.filter(({ type }) => type === 'extra')
}

export function createExtraFieldOperations({ fields }: Domain) {
  return {
    async addExtraField({ options, caller }) {
      const list = requiredList(options)
      const name = filledOf(options, 'name')
      if (name === undefined) throw new Refusal('FIELD_NAME_MISSING')
      const format = formats.get(filledOf(options, 'type')?.toLowerCase() ?? '')
      if (!format) throw new Refusal('INVALID_TYPE')
      const body = asBodyOf('createExtraField', { name, format })
      const field = await orRefuse(unknownList, () => fields.create(caller.accountId, list, body))
      return { NEW_ID: Number(field.id) }
    },

    async getExtraFields({ options, caller }) {
      const list = requiredList(options)
      const extra = await orRefuse(unknownList, () => extraFieldsOf(fields, caller.accountId, list))
      if (extra.length === 0) return { extra_fields: '0' }
      return {
        extra_fields: Object.fromEntries(
          extra.map(({ id, name, format }) => [id, { NAME: name, TYPE: typeWords[format] }]),
        ),
      }
    },

    ...notBuilt('editExtraField', 'deleteExtraField'),
  } satisfies Partial<SoapHandlers>
}
