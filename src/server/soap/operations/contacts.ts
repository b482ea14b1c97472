import type { ContactInput } from '../../domain/audience/contacts/contacts.ts'
import type { Domain } from '../../domain/domain.ts'
import { DomainError } from '../../domain/errors.ts'
import { toContactId } from '../../lib/ids.ts'
import type { OptionMap } from '../call.ts'
import { compareFieldId, readValues, toContactRecord, toCounters } from '../contact-records.ts'
import { orRefuse, Refusal } from '../errors.ts'
import { notBuilt, type SoapHandlers } from '../handler.ts'
import { filledOf, listOf, pageOf, textOf } from '../options.ts'
import { createSubscriberFinder } from '../subscribers.ts'
import { asBodyOf } from '../twin.ts'
import { toImport } from './import.ts'
import { requiredList } from './lists.ts'

const unknownList = { not_found: 'LIST_NOT_FOUND' } as const
const departures: ReadonlySet<string> = new Set(['manual', 'form', 'unsubscribe_link', 'bounce', 'api'])

function requiredSubscriber(options: OptionMap): string {
  const reference = filledOf(options, 'subscriber')
  if (reference === undefined) throw new Refusal('SUBSCRIBER_MISSING')
  return reference
}

/** Refuses a call that names tags: the platform has none yet. */
export function assertNoTags(options: OptionMap): void {
  if (listOf(options, 'tags').some((tag) => tag !== '' && tag !== null)) throw new Refusal('TAG_NOT_FOUND')
}

/** The values of a new contact; refuses when nothing in them says how to reach it. */
function newContact(options: OptionMap): ContactInput {
  const reference = filledOf(options, 'subscriber')
  const given = reference?.includes('@') && !filledOf(options, 'email') ? { ...options, email: reference } : options
  const values = readValues(given, false)
  if (!values.base?.email && !values.base?.cellphone && !values.base?.phone) throw new Refusal('NO_DATA_TO_INSERT')
  return asBodyOf('createContact', values)
}

/** `operation` of a single contact: 1 adds, 2 also changes (O-009). */
function mayChange(options: OptionMap): boolean {
  const operation = filledOf(options, 'operation') ?? '1'
  if (operation !== '1' && operation !== '2') throw new Refusal('INVALID_TYPE')
  return operation === '2'
}

/** The contact that stands in the way of a new one, when it is the field `compare` that tells so. */
function holderOf(error: unknown, compare: string): string | undefined {
  if (!(error instanceof DomainError) || error.details?.['field_id'] !== compare) return undefined
  return (error.details['contacts'] as string[])[0]
}

export function createContactOperations(domain: Domain) {
  const { contacts, fields, imports } = domain
  const find = createSubscriberFinder(domain)

  /** The record of one contact, with what happened to it. */
  async function recordOf(account: number, list: number, uid: string) {
    const { row, fields: known, history } = await contacts.get(account, list, uid)
    return { ...toContactRecord(row, known), ...toCounters(history) }
  }

  async function changedRecord(account: number, list: number, uid: string) {
    const { row, fields: known } = await contacts.get(account, list, uid)
    return toContactRecord(row, known, true)
  }

  async function changeHolder(account: number, list: number, uid: string, values: ContactInput) {
    const { row } = await contacts.get(account, list, uid)
    if (row.status === 'removed') throw new Refusal('DATA_CANNOT_BE_EDITED')
    await contacts.update(account, list, uid, values)
    return changedRecord(account, list, uid)
  }

  async function assertUnique(account: number, list: number, compare: string): Promise<void> {
    const known = await orRefuse(unknownList, () => fields.list(account, list, { offset: 0, limit: 1000 }))
    if (!known.find(({ id }) => id === compare)?.unique) throw new Refusal('NO_COMPARE_FIELD')
  }

  return {
    async addSubscriber({ options, caller: { accountId } }) {
      const list = requiredList(options)
      const values = newContact(options)
      assertNoTags(options)
      const change = mayChange(options)
      const compare = compareFieldId(filledOf(options, 'compareField') ?? 'email')
      if (change) await assertUnique(accountId, list, compare)
      try {
        const { id } = await orRefuse(unknownList, () => contacts.create(accountId, list, values))
        const { row, fields: known } = await contacts.get(accountId, list, toContactId(id))
        return toContactRecord(row, known)
      } catch (error) {
        const holder = change ? holderOf(error, compare) : undefined
        if (holder === undefined) throw error
        return changeHolder(accountId, list, holder, values)
      }
    },

    async addSubscriberBulk({ options, caller: { accountId } }) {
      const list = requiredList(options)
      assertNoTags(options)
      const request = toImport(options)
      const OPERATION_ID = await orRefuse(unknownList, () => imports.start(accountId, list, request))
      return { RESULT: 'OK', OPERATION_ID }
    },

    async editSubscriber({ options, caller: { accountId } }) {
      const list = requiredList(options)
      const row = await find.inList(accountId, list, requiredSubscriber(options))
      if (row.status === 'removed') throw new Refusal('SUBSCRIBER_DATA_CANNOT_BE_EDITED')
      assertNoTags(options)
      const uid = toContactId(row.id)
      await contacts.update(accountId, list, uid, asBodyOf('updateContact', readValues(options, true)))
      return changedRecord(accountId, list, uid)
    },

    async removeSubscriber({ options, caller: { accountId } }) {
      const list = requiredList(options)
      const row = await find.inList(accountId, list, requiredSubscriber(options))
      const word = textOf(options, 'removeMethod')?.trim().toLowerCase() ?? ''
      const contact_id = toContactId(row.id)
      const item = { contact_id, unsubscription_method: departures.has(word) ? word : 'api' }
      const { success } = await contacts.unsubscribe(accountId, list, [item])
      if (success.length === 0) throw new Refusal('SUBSCRIBER_ALREADY_REMOVED')
      return changedRecord(accountId, list, contact_id)
    },

    async subscriberData({ options, caller: { accountId } }) {
      const reference = requiredSubscriber(options)
      if (reference === 'all_subscribers') {
        const list = requiredList(options)
        const page = await orRefuse(unknownList, () =>
          contacts.list(accountId, list, { exact: {}, extra: {} }, pageOf(options)),
        )
        return { subscriber: page.items.map((row) => toContactRecord(row, page.fields)) }
      }
      if (filledOf(options, 'listID') !== undefined) {
        const list = requiredList(options)
        const { id } = await find.inList(accountId, list, reference)
        return { subscriber: await recordOf(accountId, list, toContactId(id)) }
      }
      const found = await find.everywhere(accountId, reference)
      const records = await Promise.all(found.map(({ list, uid }) => recordOf(accountId, list, uid)))
      return { subscriber: records.length === 1 && records[0] ? records[0] : records }
    },

    ...notBuilt('getSubscriberActivity'),
  } satisfies Partial<SoapHandlers>
}
