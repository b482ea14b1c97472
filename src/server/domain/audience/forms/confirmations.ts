// What the links of double opt-in emails lead to: the page that shows what is confirmed, and the confirmation.
import type { Clock } from '../../../lib/clock.ts'
import { updateContacts } from '../../../store/audience/contact-bulk.ts'
import { type ContactRow, findContact } from '../../../store/audience/contacts.ts'
import { liftErasure } from '../../../store/audience/erased-addresses.ts'
import {
  type ConfirmationRow,
  confirmSubmission,
  findConfirmation,
  findSubmission,
  markConfirmed,
  type SubmissionRow,
} from '../../../store/audience/form-submissions.ts'
import { findList } from '../../../store/audience/lists.ts'
import { deleteSuppression } from '../../../store/audience/suppressions.ts'
import type { ListLanguage } from '../../../store/schema.ts'
import { getSetting, PURPOSES_SINCE } from '../../../store/settings.ts'
import type { Db, Store } from '../../../store/store.ts'
import { recordEvents } from '../../events/events.ts'
import type { PlatformEvent } from '../../events/platform-event.ts'
import { applyPatch, changeEvents, contactEvent } from '../contacts/contact-changes.ts'
import { isTaken, moveUniqueValues } from '../contacts/unique-values.ts'
import { fieldsOfList, type ListFields } from '../fields.ts'
import { requireList } from '../lists.ts'
import { answersOf, type FormAnswer, patchOf, withConsent } from './answers.ts'
import { type Ask, LINK_LIFE_MS, readConfirmationToken, standingOf } from './ask.ts'
import { type AskContact, createAskContact } from './ask-contact.ts'

/** Milliseconds. */
const DAY_MS = 86_400_000

/** What a link is about. */
export interface ConfirmationView {
  isConfirmed: boolean
  /** Whether it changes a contact that is on the list, instead of putting one on it. */
  isEdit: boolean
  email: string
  listName: string
  language: ListLanguage
  /** What was entered, with the fields of the list. */
  answers: readonly FormAnswer[]
  known: ListFields
}

/** A link that may be followed. */
interface Found {
  row: ConfirmationRow
  contact: ContactRow
  /** Missing for a contact that came by no form, and when the form was deleted. */
  submission: SubmissionRow | undefined
}

const isOnList = ({ status }: ContactRow) => status === 'active' || status === 'inactive'
const isOver = ({ row, submission }: Found) => row.confirmed !== null || submission?.status === 'confirmed'

/** Why a link that is not confirmed leads nowhere: it is too old, or the person has left since, or nothing is left of it. */
function hasLapsed(found: Found, now: number): boolean {
  const { row, contact, submission } = found
  if (row.created + LINK_LIFE_MS < now) return true
  if (contact.status === 'removed' && (contact.unsubscription_date ?? 0) > row.created) return true
  return isOnList(contact) && row.submission_id !== null && !submission
}

/** Whether a confirmation from this time may have a link without a purpose in its seal; processes upgrade within a day. */
async function isOfOlderVersion(db: Db, created: number): Promise<boolean> {
  const since = await getSetting(db, PURPOSES_SINCE)
  return since !== null && created < Number(since) + DAY_MS
}

export interface ConfirmationDeps {
  store: Store
  clock: Clock
  linkSecret: string
  ask: Ask
}

export interface Confirmations extends AskContact {
  /** What the link with this token is about; null when it leads nowhere. */
  view(token: string): Promise<ConfirmationView | null>
  /** Confirms; false when the link leads nowhere. Doing it again changes nothing. */
  confirm(token: string): Promise<boolean>
}

export function createConfirmations({ store, clock, linkSecret, ask }: ConfirmationDeps): Confirmations {
  /** What a link names. In a transaction it and its contact are held. */
  async function find(db: Db, token: string): Promise<Found | null> {
    const read = readConfirmationToken(token, linkSecret)
    const row = read ? await findConfirmation(db, read.id) : undefined
    if (row && read?.isOlder && !(await isOfOlderVersion(db, row.created))) return null
    const contact = row && (await findContact(db, row.account_id, row.list_id, row.contact_id))
    // An address that the account has changed since is not the one that was asked.
    if (!contact || contact.email?.toLowerCase() !== row.email) return null
    const submission =
      row.submission_id === null ? undefined : await findSubmission(db, row.account_id, row.submission_id)
    const found = { row, contact, submission }
    return !isOver(found) && hasLapsed(found, clock.now(row.account_id)) ? null : found
  }

  return {
    async view(token): Promise<ConfirmationView | null> {
      const found = await find(store.db, token)
      if (!found) return null
      const { row, contact, submission } = found
      const list = await requireList(store.db, row.account_id, row.list_id)
      return {
        isConfirmed: isOver(found),
        isEdit: isOnList(contact),
        email: contact.email ?? '',
        listName: list.public_name,
        language: row.language,
        answers: submission ? answersOf(submission) : [],
        known: await fieldsOfList(store.db, row.account_id, row.list_id),
      }
    },

    async confirm(token): Promise<boolean> {
      const known = await find(store.db, token)
      if (!known) return false
      const { account_id: account, list_id: list } = known.row
      return store.writeAlongside(async (tx) => {
        // Locks the list first, in the same order as every change of a contact.
        const found = (await findList(tx, account, list)) && (await find(tx, token))
        if (!found) return false
        if (!isOver(found)) await storeConfirmed(tx, found, clock.now(account))
        return true
      })
    },

    ...createAskContact({ store, clock, ask }),
  }
}

/** Writes what was confirmed. */
async function storeConfirmed(tx: Db, { row, contact, submission }: Found, now: number): Promise<void> {
  const account = row.account_id
  const known = await fieldsOfList(tx, account, row.list_id)
  const whole = confirmedContact(contact, submission, known, now)
  // Another contact may have taken a unique value since.
  const after = (await isTaken(tx, contact, whole, known)) ? confirmedContact(contact, undefined, known, now) : whole
  await moveUniqueValues(tx, contact, after, known)
  await updateContacts(tx, [after])
  await markConfirmed(tx, account, row.id, now)
  if (submission) await confirmSubmission(tx, account, submission.id)
  if ((await standingOf(tx, account, row.email)) === 'left') {
    await deleteSuppression(tx, account, 'email', row.email)
    await liftErasure(tx, account, row.email)
  }
  await recordEvents(tx, confirmationEvents(contact, after, now))
}

/** The contact with what was confirmed; one that was not on the list is on it now. */
function confirmedContact(
  contact: ContactRow,
  submission: SubmissionRow | undefined,
  known: ListFields,
  now: number,
): ContactRow {
  const patch = withConsent(patchOf(submission ? answersOf(submission) : [], known), submission?.consent === 1)
  if (isOnList(contact)) return applyPatch(contact, patch, 'form', now)
  const after = applyPatch(contact, { ...patch, columns: { ...patch.columns, status: 'active' } }, 'form', now)
  if (submission && contact.status === 'removed') after.subscription_form = submission.form_id
  return after
}

function confirmationEvents(before: ContactRow, after: ContactRow, now: number): PlatformEvent[] {
  const others = changeEvents(before, after, now)
  if (isOnList(before)) return [contactEvent(after, 'double_optedit', now), ...others]
  // A contact that had unsubscribed comes back with a separate event, `resubscription`.
  const joined = before.status === 'unconfirmed'
  const confirmed = {
    ...contactEvent(after, 'double_optin', now),
    forAutomations: () => ({ joined, form: after.subscription_form }),
  }
  return [confirmed, ...others.filter(({ kind }) => kind !== 'edit_subscription')]
}
