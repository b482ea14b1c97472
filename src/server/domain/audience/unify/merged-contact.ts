// What one contact is after others were merged into it. Values are kept where they can be; opt-outs always are: the contact
// is reachable only where each of them was.
import { comparedAddress } from '../../../lib/addresses.ts'
import { fromJson, toJson } from '../../../lib/json-text.ts'
import type { ContactRow } from '../../../store/audience/contacts.ts'
import { baseFieldIds, fieldValue, statusOf } from '../../../store/audience/field-values.ts'
import { addressesOf, type ContactAddress } from '../contacts/addresses.ts'
import type { ListFields } from '../fields.ts'

/** Whose values win: of the contact that changed last, or of the one that stays. */
export type ValuesOf = 'newest' | 'survivor'

/** Compared addresses on the suppression list: `bounced` for a bounce alone, `refused` for any other reason. */
export interface Suppressed {
  bounced: ReadonlySet<string>
  refused: ReadonlySet<string>
}

/** Contacts of one person, and how to merge them. */
export interface Duplicates {
  survivor: ContactRow
  others: readonly ContactRow[]
  known: ListFields
  valuesOf: ValuesOf
  suppressed: Suppressed
}

const addressColumns = ['email', 'cellphone', 'phone'] as const
type Channel = (typeof addressColumns)[number]
const isChannel = (id: string): id is Channel => addressColumns.some((one) => one === id)
const statusColumn = (id: Channel) => `${id}_status` as const

type Value = string | number[]
type Extra = Record<string, Value>

const isFilled = (value: Value | null | undefined): value is Value => value !== null && value?.length !== 0

/** Anybody may enter the address of somebody else into a form: contacts that never confirmed give no addresses. */
const isConfirmed = ({ status }: ContactRow) => status !== 'unconfirmed'

/** The contacts in the order in which their values count. */
function rankContacts({ survivor, others, valuesOf }: Duplicates): ContactRow[] {
  const first = ({ id }: ContactRow) => (valuesOf === 'survivor' && id === survivor.id ? 0 : 1)
  const trust = (row: ContactRow) => (isConfirmed(row) ? 0 : 1)
  return [survivor, ...others].sort(
    (a, b) => trust(a) - trust(b) || first(a) - first(b) || b.change_date - a.change_date || b.id - a.id,
  )
}

/** Whether one of the contacts said that the address in this field may not be used, or got it suppressed. */
function isOff(field: string, address: string | null, { members, suppressed, known }: Addresses): boolean {
  const off = (row: ContactRow, id: string) =>
    (isChannel(id) ? row[statusColumn(id)] : fieldValue(row, statusOf(id))) === 'inactive'
  if (members.some((row) => off(row, field))) return true
  const all = members.flatMap((row) => addressesOf(row, known).map((one) => ({ ...one, row })))
  if (all.some((one) => one.field === field && suppressed.refused.has(comparedAddress(one.address)))) return true
  if (address === null) return false
  // The same address may be in another field, where it was switched off.
  return all.some((one) => comparedAddress(one.address) === comparedAddress(address) && off(one.row, one.field))
}

interface Addresses {
  members: readonly ContactRow[]
  suppressed: Suppressed
  known: ListFields
}

/** The address for a field: the first that did not bounce, or else the first. */
function addressFor(field: string, { members, suppressed }: Addresses): string | null {
  const trusted = members.some(isConfirmed) ? members.filter(isConfirmed) : members
  const given = trusted.map((row) => fieldValue(row, field)).filter((one) => typeof one === 'string' && one !== '')
  const found = given.find((one) => !suppressed.bounced.has(comparedAddress(one as string))) ?? given[0]
  return (found as string | undefined) ?? null
}

/** The extra values, each with what says whether its address may be used. */
function extraOf(addresses: Addresses, survivor: ContactRow): Extra {
  const { members, known } = addresses
  const all = members.map((row) => fromJson<Extra>(row.fields))
  const extra: Extra = {}
  const ids = new Set([fromJson<Extra>(survivor.fields), ...all].flatMap((one) => Object.keys(one)))
  for (const id of ids) {
    // A field that was deleted may still have values.
    const format = known.get(id)?.format
    if (id.endsWith('.status')) continue
    if (format !== 'email' && format !== 'cellphone' && format !== 'phone') {
      const value = all.map((one) => one[id]).find(isFilled)
      if (value !== undefined) extra[id] = value
      continue
    }
    const address = addressFor(id, addresses)
    if (address !== null) extra[id] = address
    if (isOff(id, address, addresses)) extra[statusOf(id)] = 'inactive'
  }
  for (const one of all)
    for (const [id, value] of Object.entries(one)) if (id.endsWith('.status') && value === 'inactive') extra[id] = value
  return extra
}

/** The newest by a date; contacts without it come last. */
const newestBy = (rows: readonly ContactRow[], date: 'consent_date' | 'unsubscription_date') =>
  rows.toSorted((a, b) => (b[date] ?? -1) - (a[date] ?? -1) || b.id - a.id)[0]

/** The strictest status, with how the contact left. */
function standingOf(members: readonly ContactRow[]): Partial<ContactRow> {
  const left = newestBy(
    members.filter(({ status }) => status === 'removed'),
    'unsubscription_date',
  )
  if (left) {
    const { unsubscription_method, unsubscription_reason, unsubscription_observation, unsubscription_date } = left
    const how = { unsubscription_method, unsubscription_reason, unsubscription_observation, unsubscription_date }
    return { status: 'removed', ...how }
  }
  const statuses = new Set(members.map(({ status }) => status))
  return { status: statuses.has('inactive') ? 'inactive' : statuses.has('active') ? 'active' : 'unconfirmed' }
}

/** The consent: none if one of them withdrew it or gave none, or else the newest. */
function consentOf(members: readonly ContactRow[]): Partial<ContactRow> {
  const confirmed = members.filter(isConfirmed)
  const given = (confirmed.length > 0 ? confirmed : members).filter(({ consent }) => consent !== 'any')
  const [withdrawn, none] = (['withdrawn', 'none'] as const).map((one) => members.filter((row) => row.consent === one))
  const found = [withdrawn, none, given].map((rows) => newestBy(rows ?? [], 'consent_date')).find(Boolean)
  return found ? { consent: found.consent, consent_date: found.consent_date } : {}
}

/** How the person came: as the contact that came first. */
function arrivalOf(members: readonly ContactRow[]): Partial<ContactRow> {
  const confirmed = members.filter(isConfirmed)
  const [first] = (confirmed.length > 0 ? confirmed : members).toSorted(
    (a, b) => a.subscription_date - b.subscription_date || a.id - b.id,
  ) as [ContactRow]
  const { subscription_method, subscription_date, subscription_form, origin } = first
  return { subscription_method, subscription_date, subscription_form, origin }
}

/** The contact that stays, as it is after the merge. */
export function mergedContact(duplicates: Duplicates, now: number): ContactRow {
  const { survivor, suppressed, known } = duplicates
  const members = rankContacts(duplicates)
  const addresses: Addresses = { members, suppressed, known }
  const values: Partial<Record<string, unknown>> = {}
  for (const id of baseFieldIds) {
    if (isChannel(id)) {
      values[id] = addressFor(id, addresses)
      values[statusColumn(id)] = isOff(id, values[id] as string | null, addresses) ? 'inactive' : 'active'
    } else values[id] = members.map((row) => row[id]).find((value) => value?.trim()) ?? survivor[id]
  }
  return {
    ...survivor,
    ...(values as Partial<ContactRow>),
    ...standingOf(members),
    ...consentOf(members),
    ...arrivalOf(members),
    fields: toJson(extraOf(addresses, survivor)),
    change_date: now,
  }
}

/** Addresses that some contacts had and the merged one does not have. */
export function lostAddresses(
  rows: readonly ContactRow[],
  after: ContactRow,
  known: ListFields,
): Pick<ContactAddress, 'type' | 'address'>[] {
  const kept = new Set(addressesOf(after, known).map(({ address }) => comparedAddress(address)))
  const lost = new Map<string, Pick<ContactAddress, 'type' | 'address'>>()
  for (const { type, address } of rows.flatMap((row) => addressesOf(row, known)))
    if (!kept.has(comparedAddress(address))) lost.set(`${type} ${comparedAddress(address)}`, { type, address })
  return [...lost.values()]
}
