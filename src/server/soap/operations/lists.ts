import type { List } from '../../../../generated/soap-v2/types.ts'
import type { Field, FieldFormat } from '../../domain/audience/fields.ts'
import type { ListRow } from '../../domain/audience/lists.ts'
import type { Domain } from '../../domain/domain.ts'
import type { OptionMap } from '../call.ts'
import { orRefuse, Refusal } from '../errors.ts'
import { notBuilt, type SoapHandlers } from '../handler.ts'
import { filledOf, numberOf, pageOf, textOf } from '../options.ts'
import { asBodyOf } from '../twin.ts'

/** The words of the interface for the types of fields (O-011). */
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

/** Fields of a list; no list has more. */
const ALL = { offset: 0, limit: Number.MAX_SAFE_INTEGER }

/** The list that a call names; refuses when it names none. */
export function requiredList(options: OptionMap): number {
  const list = numberOf(options, 'listID')
  if (list === undefined) throw new Refusal('LIST_MISSING')
  return list
}

const unknownList = { not_found: 'LIST_NOT_FOUND' } as const

export function createListOperations({ lists, fields }: Domain) {
  async function extraFields(account: number, list: number): Promise<Field[]> {
    return (await fields.list(account, list, ALL)).filter(({ type }) => type === 'extra')
  }

  async function toList(account: number, row: ListRow): Promise<List> {
    const count = await lists.count(account, row.id)
    const extra = await extraFields(account, row.id)
    return {
      listnum: row.id,
      title: row.public_name,
      title_ref: row.internal_name,
      grupo: row.group_id,
      idioma: 'en',
      subs_activos: count['active'] ?? 0,
      subs_total: Object.values(count).reduce((sum, n) => sum + n, 0),
      canal_email: 1,
      canal_sms: 1,
      extra_fields:
        extra.length === 0
          ? '0'
          : extra.map(({ id, name }) => ({ id: Number(id), listnum: row.id, ref: name, opcoes: '' })),
    }
  }

  return {
    async getLists({ options, caller }) {
      const account = caller.accountId
      const list = numberOf(options, 'listID')
      if (list !== undefined)
        return [await toList(account, await orRefuse(unknownList, () => lists.get(account, list)))]
      const page = await lists.list(account, {}, { ...pageOf(options), orderBy: 'id', order: 'desc' })
      return Promise.all(page.items.map((row) => toList(account, row)))
    },

    async createList({ options, caller }) {
      const name = filledOf(options, 'nome')
      if (name === undefined) throw new Refusal('NAME_MISSING')
      const body = asBodyOf('createList', {
        internal_name: filledOf(options, 'internal_name') ?? name,
        public_name: name,
      })
      const row = await lists.create(caller.accountId, {
        internalName: body.internal_name,
        publicName: body.public_name,
      })
      return { LIST_ID: row.id }
    },

    async updateList({ options, caller }) {
      const list = requiredList(options)
      const body = asBodyOf('updateList', {
        public_name: textOf(options, 'name')?.trim(),
        internal_name: textOf(options, 'internal_name')?.trim(),
      })
      const change = { internalName: body.internal_name, publicName: body.public_name }
      const row = await orRefuse(unknownList, () => lists.update(caller.accountId, list, change))
      return { LIST_ID: row.id }
    },

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
      const extra = await orRefuse(unknownList, () => extraFields(caller.accountId, list))
      if (extra.length === 0) return { extra_fields: '0' }
      return {
        extra_fields: Object.fromEntries(
          extra.map(({ id, name, format }) => [id, { NAME: name, TYPE: typeWords[format] }]),
        ),
      }
    },

    ...notBuilt('deleteList', 'editExtraField', 'deleteExtraField'),
  } satisfies Partial<SoapHandlers>
}
