// What recipients do to a message: open, click, unsubscribe; and what their servers say later: bounce,
// complaint. Real ones come through the links of the message, tried ones through the sandbox API.
import type { Clock } from '../../lib/clock.ts'
import { updateContacts } from '../../store/contact-bulk.ts'
import { contactsByIds, type ContactRow } from '../../store/contacts.ts'
import { findCampaignById } from '../../store/campaigns.ts'
import { chunkContacts, findRunOfMessage } from '../../store/runs.ts'
import { findLink, findMessage, insertMessageIfMissing, markFirst, updateMessage, type MessageRow } from '../../store/messages.ts'
import { addSuppressions } from '../../store/suppressions.ts'
import type { Db, Store } from '../../store/store.ts'
import { CHUNK } from '../delivery/plan.ts'
import { domainOf, suppressionFor } from '../delivery/settle.ts'
import { recordEvents, type PlatformEvent } from '../events/events.ts'
import { setEmailStatus } from '../transactional/status.ts'
import { readerOf } from './readers.ts'

export type Tracking = ReturnType<typeof createTracking>

export function createTracking({ store, clock }: { store: Store; clock: Clock }) {
  /** The row of a message. A recipient may act before the sender has settled: then it is made here. */
  async function messageOf(tx: Db, id: number): Promise<MessageRow | undefined> {
    const row = await findMessage(tx, id)
    if (row) return row
    const run = await findRunOfMessage(tx, id)
    if (!run) return undefined
    const position = id - run.first_message_id
    const contactId = (await chunkContacts(tx, run.id, Math.floor(position / CHUNK)))[position % CHUNK]
    const contact = await oneContact(tx, contactId ?? null)
    if (!contact) return undefined
    await insertMessageIfMissing(tx, {
      id,
      account_id: run.account_id,
      channel: 'email',
      run_id: run.id,
      campaign_id: run.campaign_id,
      list_id: run.list_id,
      contact_id: contact.id,
      address: contact.email ?? '',
      state: 'sending',
      reason: null,
      attempts: 0,
      carrier_ref: null,
      next_at: null,
      lease_until: 0,
      created: clock.now(),
      settled: null,
    })
    return findMessage(tx, id)
  }

  async function eventOf(tx: Db, message: MessageRow, kind: string, more: Partial<PlatformEvent> = {}): Promise<PlatformEvent> {
    const campaign = message.campaign_id === null ? undefined : await findCampaignById(tx, message.account_id, message.campaign_id)
    return {
      accountId: message.account_id,
      kind,
      at: clock.now(),
      listId: message.list_id,
      contactId: message.contact_id,
      campaignId: message.campaign_id,
      messageId: message.id,
      ...more,
      data: campaign ? { campaign_hash: campaign.hash, ...more.data } : (more.data ?? null),
      report: { domain: domainOf(message.address), ...more.report },
    }
  }

  async function suppress(tx: Db, message: MessageRow, method: 'bounce' | 'other' | 'unsubscribe'): Promise<void> {
    const campaign = message.campaign_id === null ? undefined : await findCampaignById(tx, message.account_id, message.campaign_id)
    await addSuppressions(tx, [suppressionFor(message.account_id, message.address, method, campaign?.hash ?? null, clock.now())])
  }

  return {
    /** Counts an opening. False when there is no such message. */
    open(messageId: number, userAgent: string): Promise<boolean> {
      return store.write(async (tx) => {
        const message = await messageOf(tx, messageId)
        if (!message) return false
        const first = await markFirst(tx, messageId, 'opened', clock.now())
        await recordEvents(tx, [await eventOf(tx, message, 'email_open', { report: { first, reader: readerOf(userAgent) } })])
        return true
      })
    },

    /** Counts a click and gives the address that it leads to; null when there is no such message or link. */
    click(messageId: number, linkId: number, url: string | null): Promise<string | null> {
      return store.write(async (tx) => {
        const link = await findLink(tx, linkId)
        const message = link && (await messageOf(tx, messageId))
        if (!link || message?.account_id !== link.account_id) return null
        const target = url ?? link.url
        const first = await markFirst(tx, messageId, 'clicked', clock.now())
        // Reports count by the link as its author wrote it, the activity shows where it led.
        const more = { data: { url: target }, report: { first, url: link.url } }
        await recordEvents(tx, [await eventOf(tx, message, 'email_click', more)])
        return target
      })
    },

    /** Where a link leads, without counting a click. */
    async targetOf(linkId: number, url: string | null): Promise<string | null> {
      return url ?? (await findLink(store.db, linkId))?.url ?? null
    },

    /** Whether the message exists and its recipient can unsubscribe; null when it does not exist. */
    async recipientOf(messageId: number): Promise<{ address: string; removed: boolean } | null> {
      const message = await store.write((tx) => messageOf(tx, messageId))
      return message ? { address: message.address, removed: message.removed !== null } : null
    },

    /** Removes the recipient from the list of the message. Doing it again changes nothing. */
    unsubscribe(messageId: number): Promise<boolean> {
      return store.write(async (tx) => {
        const message = await messageOf(tx, messageId)
        if (!message) return false
        if (!(await markFirst(tx, messageId, 'removed', clock.now()))) return true
        const contact = await oneContact(tx, message.contact_id)
        if (contact) await removeContact(tx, contact, clock.now())
        else await suppress(tx, message, 'unsubscribe')
        await recordEvents(tx, [await eventOf(tx, message, 'unsubscribe')])
        return true
      })
    },

    /** The receiving server gave the message back after it had taken it. */
    bounce(messageId: number, type: 'hard' | 'soft'): Promise<boolean> {
      return store.write(async (tx) => {
        const message = await messageOf(tx, messageId)
        if (!message) return false
        if (message.run_id === null) await setEmailStatus(tx, messageId, `bounce_${type}`, clock.now())
        await updateMessage(tx, messageId, { reason: `${type} bounce` })
        if (type === 'hard') await suppress(tx, message, 'bounce')
        await recordEvents(tx, [await eventOf(tx, message, `email_${type}_bounce`)])
        return true
      })
    },

    /** The recipient called the message spam. */
    complaint(messageId: number): Promise<boolean> {
      return store.write(async (tx) => {
        const message = await messageOf(tx, messageId)
        if (!message) return false
        await suppress(tx, message, 'other')
        await recordEvents(tx, [await eventOf(tx, message, 'email_spam_complaint')])
        return true
      })
    },
  }
}

async function oneContact(tx: Db, id: number | null): Promise<ContactRow | undefined> {
  return id === null ? undefined : (await contactsByIds(tx, [id]))[0]
}

async function removeContact(tx: Db, contact: ContactRow, now: number): Promise<void> {
  if (contact.status === 'removed') return
  const removed = { status: 'removed', unsubscription_method: 'unsubscribe_link', unsubscription_date: now, change_date: now }
  await updateContacts(tx, [{ ...contact, ...removed }])
}
