import type { Domain } from '../../domain/domain.ts'
import { toContactId } from '../../lib/ids.ts'
import { mapDomainError, orRefuseAt, Refusal } from '../errors.ts'
import type { SoapHandlers } from '../handler.ts'
import { numberOf, textsOf, trimmedOption } from '../options.ts'
import { requiredList, requireKnownList } from '../required-list.ts'
import { createSubscriberFinder } from '../subscribers.ts'

/** Automations that one answer holds. */
const MAX_AUTOMATIONS = 1000

export function createAutomationOperations(domain: Domain) {
  const {
    automations: { automations, automationRuns },
    audience: { lists },
  } = domain
  const find = createSubscriberFinder(domain)

  return {
    async getAutobots({ options, caller: { accountId } }) {
      const listId = numberOf(options, 'listID')
      if (listId !== undefined) await requireKnownList(lists, accountId, listId)
      const page = { offset: 0, limit: MAX_AUTOMATIONS, orderBy: 'id', order: 'asc' } as const
      const { items } = await automations.list(accountId, { listId }, page)
      return items.map(({ id, title, list_id, status }) => ({
        ID: id,
        NAME: title,
        LISTNUM: list_id,
        STATUS: status,
      }))
    },

    async startAutobot({ options, caller: { accountId } }) {
      const automationId = numberOf(options, 'autobot')
      if (automationId === undefined) throw new Refusal('AUTOBOT_NOT_FOUND')
      const list = requiredList(options)
      const one = trimmedOption(options, 'subscriber')
      const references = one === undefined ? new Set(textsOf(options, 'subscribers')) : new Set([one])
      if (references.size === 0) throw new Refusal('SUBSCRIBER_MISSING')
      await requireKnownList(lists, accountId, list)
      const contacts: string[] = []
      for (const reference of references) {
        const { id } = await find.inList(accountId, list, reference)
        contacts.push(toContactId(id))
      }
      const unknown = { not_found: 'AUTOBOT_NOT_FOUND' } as const
      const { actions } = await mapDomainError(unknown, () => automations.get(accountId, automationId))
      const actionId = numberOf(options, 'action') ?? actions[0]?.action_id ?? 0
      await orRefuseAt({ automationId: 'AUTOBOT_NOT_FOUND' }, () =>
        automationRuns.start(accountId, list, { automationId, actionId, contacts }),
      )
      return { RESULT: 'OK' as const }
    },
  } satisfies Partial<SoapHandlers>
}
