// Asks a contact that waits to confirm: because the account wants it, or because a call has just added it.
import type { Clock } from '../../../lib/clock.ts'
import type { ContactRow } from '../../../store/audience/contacts.ts'
import { waitingSubmission } from '../../../store/audience/form-submissions.ts'
import { findFormById } from '../../../store/audience/forms.ts'
import type { ListRow } from '../../../store/audience/lists.ts'
import type { Db, Store } from '../../../store/store.ts'
import { languageFor } from '../../content/languages.ts'
import { conflict } from '../../errors.ts'
import { recordEvents } from '../../events/events.ts'
import { contactEvent } from '../contacts/contact-changes.ts'
import { requireContact } from '../contacts/required-contact.ts'
import { requireList } from '../lists.ts'
import { type Ask, standingOf } from './ask.ts'

export interface AskContact {
  /** Sends a contact that was just made the email, if it can be asked. */
  askFirst(account: number, list: number, contactId: string, senderId: number | null): Promise<void>
  /** Sends an unconfirmed contact the email, again or for the first time; throws `conflict`. */
  resend(account: number, list: number, contactId: string): Promise<void>
}

export function createAskContact({ store, clock, ask }: { store: Store; clock: Clock; ask: Ask }): AskContact {
  /** Asks for the latest thing that waits: what was entered into a form, or else the subscription. */
  async function askContact(tx: Db, list: ListRow, contact: ContactRow, senderId: number | null) {
    const submission = await waitingSubmission(tx, contact.account_id, contact.id)
    const form = submission && (await findFormById(tx, contact.account_id, submission.form_id))
    return ask(tx, {
      list,
      contact,
      email: contact.email as string,
      submissionId: submission?.id ?? null,
      language: submission?.language ?? languageFor(contact.language, list.language),
      senderId: senderId ?? form?.sender_id ?? null,
    })
  }

  return {
    askFirst: (account, list, contactId, senderId) =>
      store.writeAlongside(async (tx) => {
        const row = await requireList(tx, account, list)
        const contact = await requireContact(tx, account, list, contactId)
        if ((await obstacleOf(tx, contact)) === null) await askContact(tx, row, contact, senderId)
      }),

    resend: (account, list, contactId) =>
      store.writeAlongside(async (tx) => {
        const row = await requireList(tx, account, list)
        const contact = await requireContact(tx, account, list, contactId)
        const obstacle = await obstacleOf(tx, contact)
        if (obstacle !== null) throw conflict('contact_not_confirmable', obstacle)
        const outcome = await askContact(tx, row, contact, null)
        if (outcome === 'too_often')
          throw conflict(
            'double_optin_too_often',
            'The address received three confirmation emails within 24 hours. Try again after a day.',
          )
        if (outcome === 'no_sender') throw conflict('sender_missing', 'The account has no active email sender.')
        await recordEvents(tx, [contactEvent(contact, 'double_optin_resend', clock.now(account))])
      }),
  }
}

/** Why a contact cannot be asked to confirm, for people; null when it can. */
async function obstacleOf(tx: Db, contact: ContactRow): Promise<string | null> {
  const { status, email, email_status } = contact
  if (status !== 'unconfirmed') return `The contact is ${status}; only unconfirmed ones are asked to confirm.`
  if (email === null || email_status !== 'active') return 'The contact has no active email address.'
  const standing = await standingOf(tx, contact.account_id, email)
  return standing === 'barred' ? 'The address is suppressed.' : null
}
