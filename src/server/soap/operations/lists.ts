import type { List } from '../../../../generated/soap-v2/types.ts'
import { type List as AccountList, type ListLanguage, listLanguages } from '../../domain/audience/lists.ts'
import type { Domain } from '../../domain/domain.ts'
import type { OptionMap } from '../call.ts'
import { mapDomainError, Refusal } from '../errors.ts'
import type { SoapHandlers } from '../handler.ts'
import { numberOf, pageOf, textOf, trimmedOption } from '../options.ts'
import { requiredList, unknownList } from '../required-list.ts'
import { validateAsRestBody } from '../rest-validation.ts'
import { extraFieldsOf, optionTexts } from './extra-fields.ts'

/** The language that a call sets for a list; undefined when it names none that a list can have (O-028). */
function languageOf(options: OptionMap, name: string): ListLanguage | undefined {
  const word = trimmedOption(options, name)?.toLowerCase()
  return listLanguages.find((language) => language === word)
}

export function createListOperations({ audience: { lists, fields } }: Domain) {
  async function toList(account: number, list: AccountList): Promise<List> {
    const count = await lists.count(account, list.id)
    const extra = await extraFieldsOf(fields, account, list.id)
    return {
      listnum: list.id,
      title: list.publicName,
      title_ref: list.internalName,
      grupo: list.groupId,
      idioma: list.language,
      subs_activos: count['active'] ?? 0,
      subs_total: Object.values(count).reduce((sum, n) => sum + n, 0),
      canal_email: 1,
      canal_sms: 1,
      extra_fields:
        extra.length === 0
          ? '0'
          : extra.map(({ id, name, options }) => ({
              id: Number(id),
              listnum: list.id,
              ref: name,
              opcoes: optionTexts(options, list.language).join(','),
            })),
    }
  }

  return {
    async getLists({ options, caller }) {
      const account = caller.accountId
      const list = numberOf(options, 'listID')
      if (list !== undefined)
        return [await toList(account, await mapDomainError(unknownList, () => lists.get(account, list)))]
      const page = await lists.list(account, {}, { ...pageOf(options), orderBy: 'id', order: 'desc' })
      return Promise.all(page.items.map((row) => toList(account, row)))
    },

    async createList({ options, caller }) {
      const name = trimmedOption(options, 'nome')
      if (name === undefined) throw new Refusal('NAME_MISSING')
      const body = validateAsRestBody('createList', {
        internal_name: trimmedOption(options, 'internal_name') ?? name,
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
      const body = validateAsRestBody('updateList', {
        public_name: textOf(options, 'name')?.trim(),
        internal_name: textOf(options, 'internal_name')?.trim(),
      })
      const change = {
        internalName: body.internal_name,
        publicName: body.public_name,
        language: languageOf(options, 'language'),
      }
      const row = await mapDomainError(unknownList, () => lists.update(caller.accountId, list, change))
      return { LIST_ID: row.id }
    },

    async deleteList({ options, caller }) {
      const list = numberOf(options, 'listID')
      if (list === undefined) throw new Refusal('LISTID_MISSING')
      await mapDomainError({ not_found: 'LIST_NOT_EXISTS' }, () => lists.delete(caller.accountId, list))
      return { RESULT: 'OK' as const }
    },
  } satisfies Partial<SoapHandlers>
}
