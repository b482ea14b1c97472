// What recipients do with a message: open, click, unsubscribe. Real reactions come through the links of the
// message, simulated ones through the sandbox API. For what servers report later, see sending/receipts.ts.
import type { Clock } from '../../../lib/clock.ts'
import { updateContacts } from '../../../store/audience/contact-bulk.ts'
import { type ContactRow, holdContacts } from '../../../store/audience/contacts.ts'
import { addSuppressions } from '../../../store/audience/suppressions.ts'
import { findCampaignById } from '../../../store/campaigns/campaigns.ts'
import { addReaction } from '../../../store/messages/transactional.ts'
import { findLink, type MessageRow, markFirst, updateMessage } from '../../../store/sending/messages.ts'
import type { Db, Store } from '../../../store/store.ts'
import { messageOfRecipient } from '../../campaigns/runs/message-of-recipient.ts'
import { domainOf, suppressionFor } from '../../campaigns/runs/settle.ts'
import { type PlatformEvent, recordEvents } from '../../events/events.ts'
import type { FlowRuns } from '../../messages/flows/runs.ts'
import type { Reaction } from '../../messages/flows/states.ts'
import { recordHistory } from '../../messages/registered/history.ts'
import { setStatus } from '../../messages/transactional/status.ts'
import { announce, type Happening } from '../../messages/transactional/webhook-deliveries.ts'
import { readerOf } from './readers.ts'

export type Tracking = ReturnType<typeof createTracking>

export function createTracking({
  store,
  clock,
  flowRuns,
}: {
  store: Store
  clock: Clock
  flowRuns: Pick<FlowRuns, 'onReaction'>
}) {
  const messageOf = (tx: Db, id: number) => messageOfRecipient(tx, id, clock.now())

  async function eventOf(
    tx: Db,
    message: MessageRow,
    kind: string,
    more: Partial<PlatformEvent> = {},
  ): Promise<PlatformEvent> {
    const campaign =
      message.campaign_id === null ? undefined : await findCampaignById(tx, message.account_id, message.campaign_id)
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

  /** Counts what a recipient did with a single email, for its evidence too; the first time, a flow that it belongs to hears of it. */
  async function react(tx: Db, message: MessageRow, reaction: Reaction, first: boolean): Promise<void> {
    if (message.run_id !== null) return
    const of = await addReaction(tx, message.id, reaction === 'open' ? 'opens' : 'clicks')
    if (of?.registered === 1)
      await recordHistory(tx, message.account_id, message.id, [reaction === 'open' ? 'OPEN' : 'CLICK'], clock.now())
    if (first && of?.origin === 'flow' && of.origin_id !== null) await flowRuns.onReaction(tx, of.origin_id, reaction)
  }

  /** Tells it to the webhooks of the transactional API; a message of a campaign has those of its list. */
  async function tell(tx: Db, message: MessageRow, happening: Happening): Promise<void> {
    if (message.run_id !== null) return
    await announce(
      tx,
      [{ account: message.account_id, channel: 'email', messageId: message.id, happenings: [happening] }],
      clock.now(),
    )
  }

  async function suppress(tx: Db, message: MessageRow, method: 'bounce' | 'other' | 'unsubscribe'): Promise<void> {
    const campaign =
      message.campaign_id === null ? undefined : await findCampaignById(tx, message.account_id, message.campaign_id)
    await addSuppressions(tx, [
      suppressionFor(message.account_id, message.address, method, campaign?.hash ?? null, clock.now()),
    ])
  }

  return {
    /** Counts an opening. False when there is no such message. */
    open(messageId: number, userAgent: string): Promise<boolean> {
      return store.writeAlongside(async (tx) => {
        const message = await messageOf(tx, messageId)
        if (!message) return false
        const first = await markFirst(tx, messageId, 'opened', clock.now())
        await recordEvents(tx, [
          await eventOf(tx, message, 'email_open', { report: { first, reader: readerOf(userAgent) } }),
        ])
        await react(tx, message, 'open', first)
        await tell(tx, message, { action: 'view' })
        return true
      })
    },

    /** Counts a click and gives the address that it leads to; null when there is no such message or link. */
    click(messageId: number, linkId: number, url: string | null): Promise<string | null> {
      return store.writeAlongside(async (tx) => {
        const link = await findLink(tx, linkId)
        const message = link && (await messageOf(tx, messageId))
        if (!link || message?.account_id !== link.account_id) return null
        const target = url ?? link.url
        const first = await markFirst(tx, messageId, 'clicked', clock.now())
        // Reports count by the link as its author wrote it, the activity shows where it led.
        const more = { data: { url: target }, report: { first, url: link.url } }
        await recordEvents(tx, [await eventOf(tx, message, 'email_click', more)])
        await react(tx, message, 'click', first)
        await tell(tx, message, { action: 'click', url: target })
        return target
      })
    },

    /** Where a link leads, without counting a click. */
    async targetOf(linkId: number, url: string | null): Promise<string | null> {
      return url ?? (await findLink(store.db, linkId))?.url ?? null
    },

    /**
     * The recipient of a message, and whether the message has already unsubscribed them; null when there is no such
     * message.
     */
    async recipientOf(messageId: number): Promise<{ address: string; removed: boolean } | null> {
      const message = await store.writeAlongside((tx) => messageOf(tx, messageId))
      return message ? { address: message.address, removed: message.removed !== null } : null
    },

    /** Removes the recipient from the list of the message. Doing it again changes nothing. */
    unsubscribe(messageId: number): Promise<boolean> {
      return store.writeAlongside(async (tx) => {
        const message = await messageOf(tx, messageId)
        if (!message) return false
        if (!(await markFirst(tx, messageId, 'removed', clock.now()))) return true
        const [contact] = await holdContacts(tx, message.contact_id === null ? [] : [message.contact_id])
        if (contact) await removeContact(tx, contact, clock.now())
        else await suppress(tx, message, 'unsubscribe')
        await recordEvents(tx, [await eventOf(tx, message, 'unsubscribe')])
        await tell(tx, message, { action: 'remove' })
        return true
      })
    },

    /** The receiving server gave the message back after it had taken it. */
    bounce(messageId: number, type: 'hard' | 'soft'): Promise<boolean> {
      return store.writeAlongside(async (tx) => {
        const message = await messageOf(tx, messageId)
        if (!message) return false
        await updateMessage(tx, messageId, { reason: `${type} bounce` })
        if (message.run_id === null) await setStatus(tx, messageId, [`bounce_${type}`], clock.now(), `${type} bounce`)
        if (type === 'hard') await suppress(tx, message, 'bounce')
        await recordEvents(tx, [await eventOf(tx, message, `email_${type}_bounce`)])
        return true
      })
    },

    /** The recipient called the message spam. */
    complaint(messageId: number): Promise<boolean> {
      return store.writeAlongside(async (tx) => {
        const message = await messageOf(tx, messageId)
        if (!message) return false
        await suppress(tx, message, 'other')
        await recordEvents(tx, [await eventOf(tx, message, 'email_spam_complaint')])
        await tell(tx, message, { action: 'abuse' })
        return true
      })
    },
  }
}

async function removeContact(tx: Db, contact: ContactRow, now: number): Promise<void> {
  if (contact.status === 'removed') return
  const removed = {
    status: 'removed',
    unsubscription_method: 'unsubscribe_link',
    unsubscription_date: now,
    change_date: now,
  }
  await updateContacts(tx, [{ ...contact, ...removed }])
}
