import type { ContactInput } from '../../domain/audience/contacts/contacts.ts'
import type { Domain } from '../../domain/domain.ts'
import { DomainError } from '../../domain/errors.ts'
import { toContactId } from '../../lib/ids.ts'
import type { OptionMap } from '../call.ts'
import { compareFieldId, readValues, statusWord, toContactRecord } from '../contact-records.ts'
import { mapDomainError, Refusal } from '../errors.ts'
import type { SoapHandlers } from '../handler.ts'
import { numberOf, trimmedOption } from '../options.ts'
import { requiredList, unknownList } from '../required-list.ts'
import { validateAsRestBody } from '../rest-validation.ts'
import { tagsIn } from '../tag-options.ts'
import { changedRecord } from './contacts.ts'
import { toImport } from './import.ts'

/** The values of a new contact; refuses when none of them says how to reach the contact. */
function newContact(options: OptionMap, country: string | undefined): ContactInput {
  const reference = trimmedOption(options, 'subscriber')
  const given =
    reference?.includes('@') && !trimmedOption(options, 'email') ? { ...options, email: reference } : options
  const values = readValues(given, false)
  if (!values.base?.email && !values.base?.cellphone && !values.base?.phone) throw new Refusal('NO_DATA_TO_INSERT')
  return validateAsRestBody('createContact', values, country)
}

/** `operation` of a single contact: 1 adds, 2 also changes (O-009). */
function mayChange(options: OptionMap): boolean {
  const operation = trimmedOption(options, 'operation') ?? '1'
  if (operation !== '1' && operation !== '2') throw new Refusal('INVALID_TYPE')
  return operation === '2'
}

/** The existing contact that blocks a new one, if they have the same value in the field `compare`. */
function holderOf(error: unknown, compare: string): string | undefined {
  if (!(error instanceof DomainError) || error.details?.['field_id'] !== compare) return undefined
  return (error.details['contacts'] as string[])[0]
}

/** Changes the existing contact instead of adding a new one. */
async function changeHolder(
  contacts: Domain['audience']['contacts'],
  { account, list, uid }: { account: number; list: number; uid: string },
  values: ContactInput,
  tags: readonly number[],
) {
  const { row } = await contacts.get(account, list, uid)
  if (row.status === 'removed') throw new Refusal('DATA_CANNOT_BE_EDITED')
  await contacts.update(account, list, uid, values, tags)
  return changedRecord(contacts, account, list, uid)
}

/** Refuses a field that is not unique, since it cannot identify a contact. */
async function assertUnique(
  fields: Domain['audience']['fields'],
  account: number,
  list: number,
  compare: string,
): Promise<void> {
  const { items: known } = await mapDomainError(unknownList, () => fields.list(account, list, { offset: 0 }))
  if (!known.find(({ id }) => id === compare)?.unique) throw new Refusal('NO_COMPARE_FIELD')
}

/** The sender of the email that asks to confirm; null when the call names none, or wants no such email. */
async function confirmationSender(
  { accounts: { senders } }: Domain,
  account: number,
  options: OptionMap,
): Promise<number | null> {
  const name = trimmedOption(options, 'from')
  if (name === undefined || statusWord(options) !== 'unconfirmed') return null
  const sender = await senders.findEmailByName(account, name)
  if (!sender) throw new Refusal('INVALID_FROM')
  return sender.id
}

export function createNewContactOperations(domain: Domain) {
  const {
    audience: { confirmations, contacts, fields, imports },
  } = domain
  return {
    async addSubscriber({ options, caller: { accountId, country } }) {
      const list = requiredList(options)
      const [values, tags] = [newContact(options, country), tagsIn(options)]
      const change = mayChange(options)
      const compare = compareFieldId(trimmedOption(options, 'compareField') ?? 'email')
      if (change) await assertUnique(fields, accountId, list, compare)
      const senderId = await confirmationSender(domain, accountId, options)
      const formId = numberOf(options, 'formID')
      const askIfWanted = async (uid: string) => {
        if (values.base?.status === 'unconfirmed') await confirmations.askFirst(accountId, list, uid, senderId)
      }
      try {
        const { id } = await mapDomainError(unknownList, () =>
          contacts.create(accountId, list, values, { tags, formId }),
        )
        await askIfWanted(toContactId(id))
        const { row, fields: known } = await contacts.get(accountId, list, toContactId(id))
        return toContactRecord(row, known)
      } catch (error) {
        const holder = change ? holderOf(error, compare) : undefined
        if (holder === undefined) throw error
        const record = await changeHolder(contacts, { account: accountId, list, uid: holder }, values, tags)
        await askIfWanted(holder)
        return record
      }
    },

    async addSubscriberBulk({ options, caller }) {
      const list = requiredList(options)
      const request = toImport(options)
      const OPERATION_ID = await mapDomainError(unknownList, () => imports.start(caller, list, request))
      return { RESULT: 'OK', OPERATION_ID }
    },
  } satisfies Partial<SoapHandlers>
}
