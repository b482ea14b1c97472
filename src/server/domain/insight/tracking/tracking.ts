// What recipients do with a message: open, click, unsubscribe. Real reactions come through the links of the
// message, simulated ones through the sandbox API. For what servers report later, see sending/receipts.ts.
import type { Clock } from '../../../lib/clock.ts'
import { findLink, markFirst } from '../../../store/sending/campaign-ledger.ts'
import { insertReceipt } from '../../../store/sending/receipts.ts'
import type { Db, Store } from '../../../store/store.ts'
import { messageOfRecipient } from '../../campaigns/runs/message-of-recipient.ts'
import { noteMachine } from './machines.ts'
import { createOpenings } from './opening.ts'
import { recordReaction } from './reaction-events.ts'
import { countClick, linkName } from './repeats.ts'
import { createSingleReactions, type ReactingFlows, tellWebhooks } from './single-reactions.ts'
import { createUnsubscribe, type Leaving } from './unsubscribe.ts'
import { addVisitToken } from './visit-token.ts'
import { type Locate, lookAt, notedOf, placePart, type Visitor } from './visitor.ts'

export interface TrackingDeps {
  store: Store
  clock: Clock
  flowRuns: ReactingFlows
  locate: Locate
  linkSecret: string
}

export interface Tracking extends Leaving {
  /** Counts an open unless it is a repetition. False if the message does not exist. */
  open(messageId: number, visitor: Visitor): Promise<boolean>
  /** Counts that a browser received a message and showed it, once. False when the account has no such message. */
  shown(account: number, messageId: number): Promise<boolean>
  /**
   * Counts a click unless it is a repetition. Returns the target URL, with a token if visits are tracked there; null
   * if the link does not exist.
   */
  click(messageId: number, linkId: number, url: string | null, visitor: Visitor): Promise<string | null>
  /** Where a link leads, without counting a click. */
  targetOf(linkId: number, url: string | null): Promise<string | null>
}

export function createTracking({ store, clock, flowRuns, locate, linkSecret }: TrackingDeps): Tracking {
  const react = createSingleReactions(flowRuns)
  const noteOpening = createOpenings(flowRuns)
  const messageOf = (tx: Db, id: number) => messageOfRecipient(tx, id, clock.now)

  return {
    async open(messageId, visitor): Promise<boolean> {
      const known = await lookAt(locate, visitor)
      return store.writeAlongside(async (tx) => {
        const message = await messageOf(tx, messageId)
        if (!message) return false
        const now = clock.now(message.account_id)
        if (visitor.isMachine) {
          await noteMachine(tx, message, 'open', now)
          return true
        }
        const { type, name } = known.reader
        const parts = { reader: `${type}\n${name}`, ...placePart(known) }
        await noteOpening(tx, message, now, { parts, noted: notedOf(known) })
        return true
      })
    },

    shown(account, messageId): Promise<boolean> {
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

    async click(messageId, linkId, url, visitor): Promise<string | null> {
      const known = await lookAt(locate, visitor)
      return store.writeAlongside(async (tx) => {
        const link = await findLink(tx, linkId)
        const message = link && (await messageOf(tx, messageId))
        if (!link) return url
        // A mail outlives the records of its recipient: its links lead on, and nothing is counted.
        if (message?.account_id !== link.account_id) return url ?? link.url
        const now = clock.now(message.account_id)
        const target = url ?? link.url
        if (visitor.isMachine) {
          await noteMachine(tx, message, 'click', now)
          return target
        }
        const { isFirst: first, counts } = await countClick(tx, message, linkName(linkId, url), now)
        const leadsTo = () =>
          visitor.objects ? target : addVisitToken(tx, message, target, { now, secret: linkSecret })
        if (!counts) return leadsTo()
        // Reports count by the link as its author wrote it, the activity shows where it led.
        const parts = { url: link.url, ...placePart(known) }
        const noted = { ...notedOf(known), link: link.url }
        const more = { isFirst: first, data: { url: target }, parts, noted }
        await recordReaction(tx, message, 'click', now, more)
        await react(tx, message, 'click', first, now)
        await tellWebhooks(tx, message, { action: 'click', url: target }, now)
        return leadsTo()
      })
    },

    async targetOf(linkId, url): Promise<string | null> {
      return url ?? (await findLink(store.db, linkId))?.url ?? null
    },

    ...createUnsubscribe({ store, clock }),
  }
}
