// Numbers that have opted out of SMS, or opted in again. This is between the account and a number: the lists and the
// email address of its owner stay as they are.
import { updateContacts } from '../../store/audience/contact-bulk.ts'
import { type ContactRow, holdContactsOfCellphone } from '../../store/audience/contacts.ts'
import { addSuppressions, deleteSuppression, suppressionOf } from '../../store/audience/suppressions.ts'
import type { AddressStatus } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { recordEvents } from '../events/events.ts'
import { contactEvent } from './contacts/contact-changes.ts'
import { suppressionFor } from './suppressions.ts'

export interface OptOut {
  account: number
  /** `<country code>-<number>`. */
  number: string
  /** The campaign that it answers, if any. */
  campaignHash: string | null
  /** Milliseconds. */
  now: number
}

/** Puts a number on the suppression list; false when it is there already, however it came there. */
export async function optOut(tx: Db, { account, number, campaignHash, now }: OptOut): Promise<boolean> {
  if (await suppressionOf(tx, account, 'cellphone', number)) return false
  await addSuppressions(tx, [suppressionFor(account, 'cellphone', number, 'unsubscribe', campaignHash, now)])
  await switchContacts(tx, account, number, 'inactive', now)
  return true
}

/**
 * Revokes an opt-out if `counts` resolves with true; false without an opt-out. Suppressions by users of the account
 * stay.
 */
export async function optIn(
  tx: Db,
  { account, number, now }: Omit<OptOut, 'campaignHash'>,
  counts: () => Promise<boolean>,
): Promise<boolean> {
  const entry = await suppressionOf(tx, account, 'cellphone', number)
  if (entry?.method !== 'unsubscribe' || !(await counts())) return false
  await deleteSuppression(tx, account, 'cellphone', number)
  await switchContacts(tx, account, number, 'active', now)
  return true
}

const kinds = { active: 'cellphone_field_enable', inactive: 'cellphone_field_disable' } as const

/** Gives the cellphone of contacts another state, where they have it. */
async function switchContacts(tx: Db, account: number, number: string, to: AddressStatus, now: number): Promise<void> {
  const contacts = (await holdContactsOfCellphone(tx, account, number)).filter((one) => one.cellphone_status !== to)
  if (contacts.length === 0) return
  const changed = contacts.map((contact): ContactRow => ({ ...contact, cellphone_status: to, change_date: now }))
  await updateContacts(tx, changed)
  await recordEvents(
    tx,
    changed.map((contact) => contactEvent(contact, kinds[to], now)),
  )
}
