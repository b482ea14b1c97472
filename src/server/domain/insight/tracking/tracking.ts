// What recipients do with a message: open, click, unsubscribe. Real reactions come through the links of the
// message, simulated ones through the sandbox API. For what servers report later, see sending/receipts.ts.
import type { Clock } from '../../../lib/clock.ts'
import { findLink, markFirst } from '../../../store/sending/messages.ts'
import { insertReceipt } from '../../../store/sending/receipts.ts'
import type { Db, Store } from '../../../store/store.ts'
import { messageOfRecipient } from '../../campaigns/runs/message-of-recipient.ts'
import { createLeaving } from './leaving.ts'
import { createOpenings } from './opening.ts'
import { recordReaction } from './reaction-events.ts'
import { createSingleReactions, type ReactingFlows, tellWebhooks } from './single-reactions.ts'
import { markVisit } from './visit-mark.ts'
import { type Locate, lookAt, notedOf, placePart, type Visitor } from './visitor.ts'

export type Tracking = ReturnType<typeof createTracking>

export interface TrackingParts {
  store: Store
  clock: Clock
  flowRuns: ReactingFlows
  locate: Locate
  linkSecret: string
}

export function createTracking({ store, clock, flowRuns, locate, linkSecret }: TrackingParts) {
  const react = createSingleReactions(flowRuns)
  const noteOpening = createOpenings(flowRuns)
  const messageOf = (tx: Db, id: number) => messageOfRecipient(tx, id, clock.now)

  return {
    /** Counts an opening. False when there is no such message. */
    async open(messageId: number, visitor: Visitor): Promise<boolean> {
      const known = await lookAt(locate, visitor)
      return store.writeAlongside(async (tx) => {
        const message = await messageOf(tx, messageId)
        if (!message) return false
        const now = clock.now(message.account_id)
        const { type, name } = known.reader
        const parts = { reader: `${type}\n${name}`, ...placePart(known) }
        await noteOpening(tx, message, now, { parts, noted: notedOf(known) })
        return true
      })
    },

    /** Counts that a browser received a message and showed it, once. False when the account has no such message. */
    shown(account: number, messageId: number): Promise<boolean> {
      return store.writeAlongside(async (tx) => {
        const message = await messageOf(tx, messageId)
        if (message?.account_id !== account) return false
        const now = clock.now(account)
        if (!(await markFirst(tx, messageId, 'opened', now))) return true
        const receipt = { message_id: messageId, account_id: account, kind: 'delivered', reason: null, at: now }
        if (await insertReceipt(tx, receipt)) await recordReaction(tx, message, 'delivered', now)
        await recordReaction(tx, message, 'open', now, { isFirst: true })
        return true
      })
    },

    /**
     * Counts a click and gives the address that it leads to, with a token for a page on which visits are followed; null
     * when there is no such message or link.
     */
    async click(messageId: number, linkId: number, url: string | null, visitor: Visitor): Promise<string | null> {
      const known = await lookAt(locate, visitor)
      return store.writeAlongside(async (tx) => {
        const link = await findLink(tx, linkId)
        const message = link && (await messageOf(tx, messageId))
        if (!link || message?.account_id !== link.account_id) return null
        const now = clock.now(message.account_id)
        const target = url ?? link.url
        const first = await markFirst(tx, messageId, 'clicked', now)
        // Reports count by the link as its author wrote it, the activity shows where it led.
        const parts = { url: link.url, ...placePart(known) }
        const noted = { ...notedOf(known), link: link.url }
        const more = { isFirst: first, data: { url: target }, parts, noted }
        await recordReaction(tx, message, 'click', now, more)
        await react(tx, message, 'click', first, now)
        await tellWebhooks(tx, message, { action: 'click', url: target }, now)
        return visitor.objects ? target : markVisit(tx, message, target, { now, secret: linkSecret })
      })
    },

    /** Where a link leads, without counting a click. */
    async targetOf(linkId: number, url: string | null): Promise<string | null> {
      return url ?? (await findLink(store.db, linkId))?.url ?? null
    },

    ...createLeaving({ store, clock }),
  }
}
