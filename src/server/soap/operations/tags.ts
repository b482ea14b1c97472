import type { Domain } from '../../domain/domain.ts'
import { toContactId } from '../../lib/ids.ts'
import { isMap, type OptionMap } from '../call.ts'
import { mapDomainError, orRefuseAt, Refusal } from '../errors.ts'
import type { SoapHandlers, SoapRequest } from '../handler.ts'
import { listOf, textOf, textsOf, trimmedOption } from '../options.ts'
import { requiredList, unknownList } from '../required-list.ts'
import { validateAsRestBody } from '../rest-validation.ts'
import { requiredTag } from '../tag-options.ts'

const wrongName = { name: 'NAME_MISSING' } as const
const ALL = { offset: 0, limit: Number.MAX_SAFE_INTEGER, orderBy: 'id', order: 'asc' } as const

/** The contacts that a call names, in a list or in a map with the key `subscriber`. */
function targetsOf(options: OptionMap): string[] {
  const { target } = options
  const [given, name] =
    target !== undefined && isMap(target) && 'subscriber' in target ? [target, 'subscriber'] : [options, 'target']
  if (listOf(given, name).length === 0) throw new Refusal('NO_TARGET_ELEMENTS')
  const targets = [...new Set(textsOf(given, name))]
  if (targets.length === 0) throw new Refusal('SUBSCRIBER_MISSING')
  return targets
}

export function createTagOperations({ audience: { tags, contacts, contactTags, lists } }: Domain) {
  /** Attaches or detaches in the background (O-055). */
  async function change(action: 'attach' | 'detach', { options, caller }: SoapRequest): Promise<{ RESULT: string }> {
    const list = await mapDomainError({ malformed: 'INVALID_LIST' }, async () => requiredList(options))
    const tag = requiredTag(options)
    if (textOf(options, 'type')?.trim().toLowerCase() !== 'subscriber') throw new Refusal('INVALID_TYPE')
    const targets = targetsOf(options)
    await mapDomainError(unknownList, () => lists.get(caller.accountId, list))
    const found = await contacts.named(caller.accountId, list, targets)
    if (found.length === 0) throw new Refusal('SUBSCRIBER_NOT_FOUND')
    await contactTags[action](caller, list, tag, { contacts: found.map(toContactId) })
    return { RESULT: 'OK' }
  }

  return {
    async getTags({ caller }) {
      const { items } = await tags.list(caller.accountId, ALL)
      if (items.length === 0) throw new Refusal('NO_TAGS_FOUND')
      return { TAG_LIST: items.map(({ id, name, color }) => ({ ID: id, NAME: name, COLOR: color })) }
    },

    async addTag({ options, caller }) {
      const name = trimmedOption(options, 'name')
      if (name === undefined) throw new Refusal('NAME_MISSING')
      const body = await orRefuseAt(wrongName, async () =>
        validateAsRestBody('createTag', { name, color: trimmedOption(options, 'color') }),
      )
      const tag = await tags.create(caller.accountId, body)
      return { ID: tag.id, NAME: tag.name }
    },

    async deleteTag({ options, caller }) {
      const tag = requiredTag(options)
      await mapDomainError({ not_found: 'TAG_NOT_FOUND' }, () => tags.delete(caller, tag))
      return { RESULT: 'OK' }
    },

    attachTag: (request) => change('attach', request),
    detachTag: (request) => change('detach', request),
  } satisfies Partial<SoapHandlers>
}
