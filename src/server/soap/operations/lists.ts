import type { List } from '../../../../generated/soap-v2/types.ts'
import { type ListLanguage, type ListRow, listLanguages } from '../../domain/audience/lists.ts'
import type { Domain } from '../../domain/domain.ts'
import type { OptionMap } from '../call.ts'
import { orRefuse, Refusal } from '../errors.ts'
import type { SoapHandlers } from '../handler.ts'
import { filledOf, numberOf, pageOf, textOf } from '../options.ts'
import { requiredList, unknownList } from '../required-list.ts'
import { asBodyOf } from '../twin.ts'
import { extraFieldsOf, optionTexts } from './extra-fields.ts'

/** The language that a call sets for a list; undefined when it names none that a list can have (O-028). */
function languageOf(options: OptionMap, name: string): ListLanguage | undefined {
  const word = filledOf(options, name)?.toLowerCase()
  return listLanguages.find((language) => language === word)
}

export function createListOperations({ lists, fields }: Domain) {
  async function toList(account: number, row: ListRow): Promise<List> {
    const count = await lists.count(account, row.id)
    const extra = await extraFieldsOf(fields, account, row.id)
    return {
      listnum: row.id,
      title: row.public_name,
      title_ref: row.internal_name,
      grupo: row.group_id,
      idioma: row.language,
      subs_activos: count['active'] ?? 0,
      subs_total: Object.values(count).reduce((sum, n) => sum + n, 0),
      canal_email: 1,
      canal_sms: 1,
      extra_fields:
        extra.length === 0
          ? '0'
          : extra.map(({ id, name, options }) => ({
              id: Number(id),
              listnum: row.id,
              ref: name,
              opcoes: optionTexts(options, row.language).join(','),
            })),
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
        language: languageOf(options, 'idioma_lista'),
      })
      return { LIST_ID: row.id }
    },

    async updateList({ options, caller }) {
      const list = requiredList(options)
      const body = asBodyOf('updateList', {
        public_name: textOf(options, 'name')?.trim(),
        internal_name: textOf(options, 'internal_name')?.trim(),
      })
      const change = {
        internalName: body.internal_name,
        publicName: body.public_name,
        language: languageOf(options, 'language'),
      }
      const row = await orRefuse(unknownList, () => lists.update(caller.accountId, list, change))
      return { LIST_ID: row.id }
    },

    async deleteList({ options, caller }) {
      const list = numberOf(options, 'listID')
      if (list === undefined) throw new Refusal('LISTID_MISSING')
      await orRefuse({ not_found: 'LIST_NOT_EXISTS' }, () => lists.delete(caller.accountId, list))
      return { RESULT: 'OK' as const }
    },
  } satisfies Partial<SoapHandlers>
}
