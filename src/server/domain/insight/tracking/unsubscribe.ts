// How recipients leave a list by the link of a message, say why, and come back.
import type { Clock } from '../../../lib/clock.ts'
import { updateContacts } from '../../../store/audience/contact-bulk.ts'
import { type ContactRow, contactsByIds, holdContacts } from '../../../store/audience/contacts.ts'
import { leaveGroup } from '../../../store/audience/left-groups.ts'
import { findList } from '../../../store/audience/lists.ts'
import type { RepeatLimit } from '../../../store/events/quiet-periods.ts'
import { groupOfMessage } from '../../../store/messages/groups.ts'
import type { UnsubscriptionReason } from '../../../store/schema.ts'
import { type MessageRow, markFirst } from '../../../store/sending/campaign-ledger.ts'
import type { Db, Store } from '../../../store/store.ts'
import { applyPatch, changeEvents, contactEvent } from '../../audience/contacts/contact-changes.ts'
import { messageOfRecipient } from '../../campaigns/runs/message-of-recipient.ts'
import { type Language, languageFor } from '../../content/languages.ts'
import { recordEvents } from '../../events/events.ts'
import { countOnce, repeatLimits } from '../../events/repeat-limits.ts'
import { DEFAULT_GROUP, SERVICE_GROUP } from '../../messages/consent.ts'
import { recordReaction, suppressRecipient } from './reaction-events.ts'
import { tellWebhooks } from './single-reactions.ts'

/** The reasons for unsubscribing; the contract has no others. */
export type Reason = Exclude<UnsubscriptionReason, ''>
export const unsubscribeReasons: readonly Reason[] = [
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

/** What came of a change: `not_left` when no contact of this message has left by a link. */
type Changed = 'changed' | 'not_left' | 'too_often'

export interface Leaving {
  /** The recipient of a message; null if the message does not exist. */
  recipientOf(messageId: number): Promise<Recipient | null>
  /** Removes the recipient from the list of the message. Doing it again changes nothing. */
  unsubscribe(messageId: number): Promise<boolean>
  /** Keeps why the recipient has left by a link. */
  explain(messageId: number, reason: Reason, observation: string): Promise<Changed>
  /** Resubscribes a recipient who unsubscribed by a link. */
  comeBack(messageId: number): Promise<Changed>
}

export function createUnsubscribe({ store, clock }: { store: Store; clock: Clock }): Leaving {
  const messageOf = (tx: Db, id: number) => messageOfRecipient(tx, id, clock.now)

  /** Changes the contact of a message that has left by a link, at most as often in a day as the limit says. */
  const changeLeft = (
    messageId: number,
    { item, limit }: { item: string; limit: RepeatLimit },
    change: (tx: Db, contact: ContactRow, now: number) => Promise<void>,
  ): Promise<Changed> =>
    store.writeAlongside(async (tx) => {
      const message = await messageOf(tx, messageId)
      const contact = message && (await contactOf(tx, message))
      if (!contact || stateOf(contact) !== 'left') return 'not_left'
      const now = clock.now(contact.account_id)
      if (!(await countOnce(tx, contact, item, limit, now))) return 'too_often'
      await change(tx, contact, now)
      return 'changed'
    })

  return {
    async recipientOf(messageId): Promise<Recipient | null> {
      const message = await store.writeAlongside((tx) => messageOf(tx, messageId))
      if (!message) return null
      const { address, removed, account_id, list_id, contact_id } = message
      const [contact] = contact_id === null ? [] : await contactsByIds(store.db, [contact_id])
      const list = list_id === null ? undefined : await findList(store.db, account_id, list_id)
      const language = list ? languageFor(contact?.language, list.language) : null
      return { address, language, state: contact ? stateOf(contact) : removed === null ? 'subscribed' : 'removed' }
    },

    unsubscribe(messageId): Promise<boolean> {
      return store.writeAlongside(async (tx) => {
        const message = await messageOf(tx, messageId)
        if (!message) return false
        await unsubscribeFromList(tx, message, clock.now(message.account_id))
        return true
      })
    },

    explain: (messageId, reason, observation) =>
      changeLeft(messageId, { item: 'reason', limit: repeatLimits.leavingReason }, async (tx, contact, now) => {
        const said = { unsubscription_reason: reason, unsubscription_observation: observation, change_date: now }
        await updateContacts(tx, [{ ...contact, ...said }])
        await recordEvents(tx, [contactEvent(contact, 'unsubscribe_reason', now)])
      }),

    comeBack: (messageId) =>
      changeLeft(messageId, { item: 'return', limit: repeatLimits.comingBack }, async (tx, contact, now) => {
        const patch = { columns: { status: 'active' as const }, fields: {}, tokens: {} }
        const back = applyPatch(contact, patch, 'form', now)
        await updateContacts(tx, [back])
        await recordEvents(tx, changeEvents(contact, back, now))
      }),
  }
}

/**
 * Removes the recipient of an email from its list; of a single one from its group, or where it names none from all mail that can be left.
 * Again, it changes nothing.
 */
export async function unsubscribeFromList(tx: Db, message: MessageRow, now: number): Promise<void> {
  // The report counts a message once, but who came back can leave again by any of his messages.
  const first = await markFirst(tx, message.id, 'removed', now)
  const contact = await contactOf(tx, message)
  const leaves = contact !== undefined && contact.status !== 'removed'
  if (leaves) await updateContacts(tx, [leftBy(contact, now)])
  if (!contact && first && !(await leaveGroupOf(tx, message, now)))
    await suppressRecipient(tx, message, 'unsubscribe', now)
  if (first) await recordReaction(tx, message, 'unsubscribe', now)
  else if (leaves) await recordEvents(tx, [contactEvent(contact, 'unsubscribe', now)])
  if (first) await tellWebhooks(tx, message, { action: 'remove' }, now)
}

/** Takes the recipient of a single message out of its group; false where it has none that says what it is about. */
async function leaveGroupOf(tx: Db, message: MessageRow, now: number): Promise<boolean> {
  if (message.campaign_id !== null) return false
  const { account_id: account, address } = message
  const group = await groupOfMessage(tx, message.id)
  if (!group || group.name === DEFAULT_GROUP || group.name === SERVICE_GROUP) return false
  await leaveGroup(tx, { account, group: group.id, address, now })
  return true
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
