import type { Activity } from '../../../../generated/soap-v2/types.ts'
import type { Activity as DomainActivity } from '../../domain/audience/contacts/contacts.ts'
import type { Domain } from '../../domain/domain.ts'
import { toDateTime } from '../../lib/dates.ts'
import { toContactId } from '../../lib/ids.ts'
import type { OptionMap } from '../call.ts'
import { readValues, toContactRecord, toCounters } from '../contact-records.ts'
import { mapDomainError, Refusal } from '../errors.ts'
import type { SoapHandlers } from '../handler.ts'
import { pageOf, textOf, timeOf, trimmedOption } from '../options.ts'
import { requiredList, unknownList } from '../required-list.ts'
import { validateAsRestBody } from '../rest-validation.ts'
import { createSubscriberFinder } from '../subscribers.ts'
import { tagsIn } from '../tag-options.ts'

const departures: ReadonlySet<string> = new Set(['manual', 'form', 'unsubscribe_link', 'bounce', 'api'])

function requiredSubscriber(options: OptionMap): string {
  const reference = trimmedOption(options, 'subscriber')
  if (reference === undefined) throw new Refusal('SUBSCRIBER_MISSING')
  return reference
}

/** The record of one contact, with the counters of its history. */
async function recordOf(contacts: Domain['audience']['contacts'], account: number, list: number, uid: string) {
  const { row, fields: known, history } = await contacts.get(account, list, uid)
  return { ...toContactRecord(row, known), ...toCounters(history) }
}

/** The record of a contact that was changed. */
export async function changedRecord(
  contacts: Domain['audience']['contacts'],
  account: number,
  list: number,
  uid: string,
) {
  const { row, fields: known } = await contacts.get(account, list, uid)
  return toContactRecord(row, known, true)
}

const toActivity = ({ kind, at, data }: DomainActivity): Activity => ({
  ACTION: kind,
  DATE: toDateTime(at),
  ...(data && { ACTION_DATA: data }),
})

export function createContactOperations(domain: Domain) {
  const {
    audience: { contacts },
  } = domain
  const find = createSubscriberFinder(domain)

  return {
    async editSubscriber({ options, caller: { accountId, country } }) {
      const list = requiredList(options)
      const row = await find.inList(accountId, list, requiredSubscriber(options))
      if (row.status === 'removed') throw new Refusal('SUBSCRIBER_DATA_CANNOT_BE_EDITED')
      const uid = toContactId(row.id)
      const values = validateAsRestBody('updateContact', readValues(options, true), country)
      await contacts.update(accountId, list, uid, values, tagsIn(options))
      return changedRecord(contacts, accountId, list, uid)
    },

    async removeSubscriber({ options, caller: { accountId } }) {
      const list = requiredList(options)
      const row = await find.inList(accountId, list, requiredSubscriber(options))
      const word = textOf(options, 'removeMethod')?.trim().toLowerCase() ?? ''
      const contact_id = toContactId(row.id)
      const item = { contact_id, unsubscription_method: departures.has(word) ? word : 'api' }
      const { success } = await contacts.unsubscribe(accountId, list, [item])
      if (success.length === 0) throw new Refusal('SUBSCRIBER_ALREADY_REMOVED')
      return changedRecord(contacts, accountId, list, contact_id)
    },

    async subscriberData({ options, caller: { accountId } }) {
      const reference = requiredSubscriber(options)
      if (reference === 'all_subscribers') {
        const list = requiredList(options)
        const page = await mapDomainError(unknownList, () =>
          contacts.list(accountId, list, { exact: {}, extra: {} }, pageOf(options)),
        )
        return { subscriber: page.items.map((row) => toContactRecord(row, page.fields)) }
      }
      if (trimmedOption(options, 'listID') !== undefined) {
        const list = requiredList(options)
        const { id } = await find.inList(accountId, list, reference)
        return { subscriber: await recordOf(contacts, accountId, list, toContactId(id)) }
      }
      const found = await find.everywhere(accountId, reference)
      const records = await Promise.all(found.map(({ list, uid }) => recordOf(contacts, accountId, list, uid)))
      return { subscriber: records.length === 1 && records[0] ? records[0] : records }
    },

    async getSubscriberActivity({ options, caller: { accountId } }) {
      const list = requiredList(options)
      const { id } = await find.inList(accountId, list, requiredSubscriber(options))
      const at = { min: timeOf(options, 'date_min')?.first, max: timeOf(options, 'date_max')?.last }
      const filter = { at, kind: trimmedOption(options, 'action_name') }
      const activities = await contacts.activities(accountId, list, toContactId(id), filter, pageOf(options))
      return activities.map(toActivity)
    },
  } satisfies Partial<SoapHandlers>
}
