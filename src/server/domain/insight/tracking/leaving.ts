// How recipients leave a list by the link of a message, say why, and come back.
import type { Clock } from '../../../lib/clock.ts'
import { updateContacts } from '../../../store/audience/contact-bulk.ts'
import { type ContactRow, contactsByIds, holdContacts } from '../../../store/audience/contacts.ts'
import { findList } from '../../../store/audience/lists.ts'
import type { UnsubscriptionReason } from '../../../store/schema.ts'
import { type MessageRow, markFirst } from '../../../store/sending/messages.ts'
import type { Db, Store } from '../../../store/store.ts'
import { applyPatch, changeEvents, contactEvent } from '../../audience/contacts/contact-changes.ts'
import { messageOfRecipient } from '../../campaigns/runs/message-of-recipient.ts'
import { type Language, languageFor } from '../../content/languages.ts'
import { recordEvents } from '../../events/events.ts'
import { recordReaction, suppressRecipient } from './reaction-events.ts'
import { tellWebhooks } from './single-reactions.ts'

/** Why somebody left; the contract knows no others. */
export type Reason = Exclude<UnsubscriptionReason, ''>
export const leavingReasons: readonly Reason[] = [
  'not_interested',
  'lack_of_time',
  'email_address_change',
  'spam',
  'other',
]

/** Who got a message. */
export interface Recipient {
  address: string
  /** `removed`: gets nothing more. `left`: so by a link, and may say why or come back. */
  state: 'subscribed' | 'left' | 'removed'
  /** Null for the recipient of a single message. */
  language: Language | null
}

export function createLeaving({ store, clock }: { store: Store; clock: Clock }) {
  const messageOf = (tx: Db, id: number) => messageOfRecipient(tx, id, clock.now)

  /** Changes the contact of a message that has left by a link; false when there is none. */
  const changeLeft = (
    messageId: number,
    change: (tx: Db, contact: ContactRow, now: number) => Promise<void>,
  ): Promise<boolean> =>
    store.writeAlongside(async (tx) => {
      const message = await messageOf(tx, messageId)
      const contact = message && (await contactOf(tx, message))
      if (!contact || stateOf(contact) !== 'left') return false
      await change(tx, contact, clock.now(contact.account_id))
      return true
    })

  return {
    /** The recipient of a message; null when there is no such message. */
    async recipientOf(messageId: number): Promise<Recipient | null> {
      const message = await store.writeAlongside((tx) => messageOf(tx, messageId))
      if (!message) return null
      const { address, removed, account_id, list_id, contact_id } = message
      const [contact] = contact_id === null ? [] : await contactsByIds(store.db, [contact_id])
      const list = list_id === null ? undefined : await findList(store.db, account_id, list_id)
      const language = list ? languageFor(contact?.language, list.language) : null
      return { address, language, state: contact ? stateOf(contact) : removed === null ? 'subscribed' : 'removed' }
    },

    /** Removes the recipient from the list of the message. Doing it again changes nothing. */
    unsubscribe(messageId: number): Promise<boolean> {
      return store.writeAlongside(async (tx) => {
        const message = await messageOf(tx, messageId)
        if (!message) return false
        await leaveList(tx, message, clock.now(message.account_id))
        return true
      })
    },

    /** Keeps why the recipient has left by a link; false when there is no such contact. */
    explain: (messageId: number, reason: Reason, observation: string): Promise<boolean> =>
      changeLeft(messageId, async (tx, contact, now) => {
        const said = { unsubscription_reason: reason, unsubscription_observation: observation, change_date: now }
        await updateContacts(tx, [{ ...contact, ...said }])
        await recordEvents(tx, [contactEvent(contact, 'unsubscribe_reason', now)])
      }),

    /** Puts the recipient who has left by a link back on the list; false when there is no such contact. */
    comeBack: (messageId: number): Promise<boolean> =>
      changeLeft(messageId, async (tx, contact, now) => {
        const patch = { columns: { status: 'active' as const }, fields: {}, tokens: {} }
        const back = applyPatch(contact, patch, 'form', now)
        await updateContacts(tx, [back])
        await recordEvents(tx, changeEvents(contact, back, now))
      }),
  }
}

/** Removes the recipient of an email from its list, or from all mail where there is no list. Again, it changes nothing. */
export async function leaveList(tx: Db, message: MessageRow, now: number): Promise<void> {
  // The report counts a message once, but who came back can leave again by any of his messages.
  const first = await markFirst(tx, message.id, 'removed', now)
  const contact = await contactOf(tx, message)
  const leaves = contact !== undefined && contact.status !== 'removed'
  if (leaves) await updateContacts(tx, [leftBy(contact, now)])
  if (!contact && first) await suppressRecipient(tx, message, 'unsubscribe', now)
  if (first) await recordReaction(tx, message, 'unsubscribe', now)
  else if (leaves) await recordEvents(tx, [contactEvent(contact, 'unsubscribe', now)])
  if (first) await tellWebhooks(tx, message, { action: 'remove' }, now)
}

function stateOf({ status, unsubscription_method: method }: ContactRow): Recipient['state'] {
  if (status !== 'removed') return 'subscribed'
  return method === 'unsubscribe_link' ? 'left' : 'removed'
}

/** The contact of a message, held for a change; undefined when there is none, or none any more. */
async function contactOf(tx: Db, { contact_id }: MessageRow): Promise<ContactRow | undefined> {
  return (await holdContacts(tx, contact_id === null ? [] : [contact_id]))[0]
}

const leftBy = (contact: ContactRow, now: number): ContactRow => ({
  ...contact,
  status: 'removed',
  unsubscription_method: 'unsubscribe_link',
  unsubscription_reason: '',
  unsubscription_observation: '',
  unsubscription_date: now,
  change_date: now,
})
