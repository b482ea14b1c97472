// What a change does to a contact beyond the values given, and what the log says about it.

import { fromJson, toJson } from '../../../lib/json-text.ts'
import type { ContactRow } from '../../../store/audience/contacts.ts'
import { baseFieldIds, fieldValue, statusOf } from '../../../store/audience/field-values.ts'
import type { SubscriptionMethod } from '../../../store/schema.ts'
import type { PlatformEvent } from '../../events/platform-event.ts'
import type { ContactPatch } from './contact-input.ts'

/** The columns of addresses, and of their statuses. */
const channels = [
  ['email', 'email_status'],
  ['cellphone', 'cellphone_status'],
  ['phone', 'phone_status'],
] as const
const notUnsubscribed = {
  unsubscription_method: '' as const,
  unsubscription_reason: '' as const,
  unsubscription_observation: '',
  unsubscription_date: null,
}

/** A contact of a list with no values yet. `method` says how it came: `api`, `imported`, ... */
export function blankContact(
  id: number,
  account: number,
  list: number,
  method: SubscriptionMethod,
  now: number,
): ContactRow {
  return {
    id,
    account_id: account,
    list_id: list,
    status: 'active',
    consent: 'any',
    consent_date: null,
    subscription_method: method,
    subscription_date: now,
    unsubscription_method: '',
    unsubscription_reason: '',
    unsubscription_observation: '',
    unsubscription_date: null,
    change_date: now,
    first_name: '',
    last_name: '',
    birth_date: null,
    language: 'en',
    email: null,
    email_status: 'active',
    cellphone: null,
    cellphone_status: 'active',
    phone: null,
    phone_status: 'active',
    fields: '{}',
    origin: null,
    subscription_form: 0,
  }
}

/** A copy of the row. A spread of so many columns, or a loop, would make a hash table of it, of ten times the size. */
const copyOf = (row: ContactRow): ContactRow => ({
  id: row.id,
  account_id: row.account_id,
  list_id: row.list_id,
  status: row.status,
  consent: row.consent,
  consent_date: row.consent_date,
  subscription_method: row.subscription_method,
  subscription_date: row.subscription_date,
  unsubscription_method: row.unsubscription_method,
  unsubscription_reason: row.unsubscription_reason,
  unsubscription_observation: row.unsubscription_observation,
  unsubscription_date: row.unsubscription_date,
  change_date: row.change_date,
  first_name: row.first_name,
  last_name: row.last_name,
  birth_date: row.birth_date,
  language: row.language,
  email: row.email,
  email_status: row.email_status,
  cellphone: row.cellphone,
  cellphone_status: row.cellphone_status,
  phone: row.phone,
  phone_status: row.phone_status,
  fields: row.fields,
  origin: row.origin,
  subscription_form: row.subscription_form,
})

/** The contact after the change; `before` stays as it is. `method` says who changes it. */
export function applyPatch(
  before: ContactRow,
  patch: ContactPatch,
  method: SubscriptionMethod,
  now: number,
): ContactRow {
  const after: ContactRow = Object.assign(copyOf(before), patch.columns)
  after.change_date = now
  after.fields = mergeFields(before.fields, patch.fields)
  if (after.consent !== before.consent) after.consent_date = now
  for (const [channel, status] of channels) {
    // A new address has not failed yet.
    if (after[channel] !== before[channel] && patch.columns[status] === undefined) after[status] = 'active'
  }
  if (after.status !== before.status) moveStatus(before, after, method, now)
  return after
}

function moveStatus(before: ContactRow, after: ContactRow, method: SubscriptionMethod, now: number): void {
  if (after.status === 'removed') {
    Object.assign(after, { ...notUnsubscribed, unsubscription_method: 'api', unsubscription_date: now })
  } else if (before.status === 'removed') {
    Object.assign(after, { ...notUnsubscribed, subscription_method: method, subscription_date: now })
  }
}

function mergeFields(before: string, change: ContactPatch['fields']): string {
  const changed = Object.keys(change)
  if (changed.length === 0) return before
  const fields = before === '{}' ? {} : fromJson<ContactPatch['fields']>(before)
  for (const id of changed) {
    // A new address has not failed yet.
    if (change[id] !== fields[id] && change[statusOf(id)] === undefined) delete fields[statusOf(id)]
    if (change[id] === null) delete fields[id]
    else fields[id] = change[id] as string
  }
  return toJson(fields)
}

/** The kinds of the events that a new contact causes. */
export const creationKinds = (row: ContactRow): string[] => [
  row.status === 'removed' ? 'unsubscribe_api' : 'subscription',
]

/** The kinds of the events that a change causes: at least one. */
function changeKinds(before: ContactRow, after: ContactRow): string[] {
  const kinds: string[] = []
  if (before.status !== after.status && after.status === 'removed') kinds.push('unsubscribe_api')
  if (before.status === 'removed' && after.status !== 'removed') kinds.push('resubscription')
  if (before.consent !== after.consent) kinds.push('change_consent')
  for (const [channel, status] of channels) {
    if (before[status] !== after[status])
      kinds.push(`${channel}_field_${after[status] === 'active' ? 'enable' : 'disable'}`)
  }
  if (kinds.length === 0 || hasNewValues(before, after)) kinds.push('edit_subscription')
  return kinds
}

function hasNewValues(before: ContactRow, after: ContactRow): boolean {
  return before.fields !== after.fields || baseFieldIds.some((id) => before[id] !== after[id])
}

const arrivals: ReadonlySet<string> = new Set(['subscription', 'resubscription'])
const departures: ReadonlySet<string> = new Set(['unsubscribe', 'unsubscribe_api', 'unsubscribe_manual'])

/** How the contact came or left, which it may do again in another way; undefined where it did neither. */
function methodNoted(contact: ContactRow, kind: string): PlatformEvent['noted'] {
  const { subscription_method: method, subscription_form: form } = contact
  if (arrivals.has(kind)) return form === 0 ? { method } : { method, form }
  if (departures.has(kind) && contact.unsubscription_method) return { method: contact.unsubscription_method }
  return undefined
}

/** The events of a change. Automations also receive the new values. */
export const changeEvents = (before: ContactRow, after: ContactRow, now: number): PlatformEvent[] =>
  changeKinds(before, after).map((kind) => ({
    ...contactEvent(after, kind, now),
    ...(kind === 'edit_subscription' && { forAutomations: () => ({ changed: newValues(before, after) }) }),
  }))

/** The values of fields that are others than before; null for one that is empty now. */
function newValues(before: ContactRow, after: ContactRow): Record<string, string | number[] | null> {
  const extra = [before, after].flatMap(({ fields }) => Object.keys(fromJson<object>(fields)))
  const ids = [...baseFieldIds, ...new Set(extra.filter((id) => /^\d+$/.test(id)))]
  const isNew = (id: string) => toJson(fieldValue(before, id)) !== toJson(fieldValue(after, id))
  return Object.fromEntries(ids.filter(isNew).map((id) => [id, fieldValue(after, id)]))
}

/** An event about a contact and nothing else. Automations also receive whether a new contact still has to confirm. */
export function contactEvent(contact: ContactRow, kind: string, at: number): PlatformEvent {
  const event: PlatformEvent = {
    accountId: contact.account_id,
    kind,
    at,
    listId: contact.list_id,
    contactId: contact.id,
    campaignId: null,
    messageId: null,
    data: null,
  }
  const noted = methodNoted(contact, kind)
  if (noted) event.noted = noted
  if (arrivals.has(kind)) event.forAutomations = () => ({ status: contact.status })
  return event
}
