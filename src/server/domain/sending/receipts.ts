// News about a message besides its outcome: a network delivered it after all, a mail host returned it, its recipient
// called it spam, or answered. What a network reports may come before the outcome is settled: then it waits for it, so
// that the order in which things are heard makes no difference. A carrier that knows the number of the message is given
// `take` when it is made; one that has ids of its own, as a centre of SMS, reports by sms-reports.ts. Both may answer
// their peer when it resolves, since the receipt is durable then. The areas above decide what follows for campaigns,
// single messages and reports; this file only ensures that it happens once.
import type { Clock } from '../../lib/clock.ts'
import type { MessageState, NewsKind } from '../../store/schema.ts'
import { holdMessage, type MessageRow, updateMessage } from '../../store/sending/messages.ts'
import { insertReceipt, takeWaiting } from '../../store/sending/receipts.ts'
import type { Db, Store } from '../../store/store.ts'
import { lookAtEnded } from './call-fates.ts'
import type { Outcome } from './carrier.ts'
import { keepParts } from './sms-parts.ts'

/** What a receipt says. */
export interface News {
  /** `digit`: who took the call pressed a key. */
  kind: NewsKind
  /** Why, in the words of the network. */
  reason?: string | undefined
}

/**
 * A receipt names the number of the message. Which number the ids of a carrier stand for is kept when the message is
 * settled (sms-parts.ts).
 */
export interface Receipt extends News {
  messageId: number
  /** The account whose messages it may be about; null for a carrier of the platform, which reports on all accounts. */
  account: number | null
  /** When it happened, milliseconds (now). Left out by carriers whose clock is not to be trusted. */
  at?: number | undefined
}

/** What only the network of the message can know, and only after it took the message. */
const reports: ReadonlySet<NewsKind> = new Set(['delivered', 'rejected', 'hard_bounce', 'soft_bounce'])

/** Final states of messages that no network took: nobody can report on them. */
const untaken: ReadonlySet<MessageState> = new Set(['failed', 'skipped', 'cancelled'])

/**
 * `known`: the same was said before, or the message has ended otherwise, and nothing follows. `unknown`: there is no such message, or not for this
 * account.
 */
export type Taken = 'taken' | 'known' | 'unknown'

/** Takes a receipt; durable when it resolves. */
export type TakeReceipt = (receipt: Receipt) => Promise<Taken>

/** What follows from news in one area, at `now` (milliseconds); nothing for messages that are none of its own. */
export type ReceiptEffect = (tx: Db, message: MessageRow, news: News, now: number) => Promise<void>

export interface ReceiptParts {
  store: Store
  clock: Clock
  /**
   * The row of a message, even of one that its sender has not settled yet. `now` is the time of an account, milliseconds.
   */
  findMessage(tx: Db, id: number, now: Clock['now']): Promise<MessageRow | undefined>
  /** In this order. */
  effects: readonly ReceiptEffect[]
}

interface SettledMessage {
  messageId: number
  outcome: Outcome | { state: 'skipped' | 'cancelled' }
}

export type Receipts = ReturnType<typeof createReceipts>

export function createReceipts({ store, clock, findMessage, effects }: ReceiptParts) {
  async function takeIn(tx: Db, { messageId, account, kind, reason, at }: Receipt): Promise<Taken> {
    const found = await findMessage(tx, messageId, clock.now)
    // Whoever settles the message waits for this, or this waits for them: none of both misses the other.
    const message = found && (await holdMessage(tx, messageId))
    if (!message || (account !== null && message.account_id !== account)) return 'unknown'
    const now = clock.now(message.account_id)
    // Nothing has happened later than now.
    const happened = Math.min(at ?? now, now)
    const isReport = reports.has(kind)
    const isSettled = message.settled !== null
    if (isReport && isSettled && untaken.has(message.state)) return 'known'
    const waits = isReport && !isSettled
    const fact = { message_id: messageId, account_id: message.account_id, kind, reason: reason ?? null, at: happened }
    if (!(await insertReceipt(tx, { ...fact, waiting: waits ? 1 : 0 }))) return 'known'
    if (!waits) await follow(tx, message, { kind, reason }, happened)
    return 'taken'
  }

  async function follow(tx: Db, message: MessageRow, news: News, at: number): Promise<void> {
    if (news.reason !== undefined) await updateMessage(tx, message.id, { reason: news.reason })
    for (const effect of effects) await effect(tx, message, news, at)
  }

  /** What was reported of these messages before they were settled. */
  async function followWaiting(tx: Db, messages: readonly number[]): Promise<void> {
    for (const { message_id: id, kind, reason, at } of await takeWaiting(tx, messages)) {
      const message = await findMessage(tx, id, clock.now)
      if (!message || untaken.has(message.state)) continue
      // Nothing but news waits.
      const news = { kind: kind as NewsKind, reason: reason ?? undefined }
      await follow(tx, message, news, Math.max(at, message.settled ?? at))
    }
  }

  const take: TakeReceipt = (receipt) => store.writeAlongside((tx) => takeIn(tx, receipt))

  return {
    take,

    /** Takes a receipt in a transaction of the caller. */
    takeIn,

    /**
     * Takes what the carrier knew beyond the outcomes of these messages, and what was reported before, in the
     * transaction that settled them.
     */
    async takeWith(tx: Db, settled: readonly SettledMessage[]): Promise<void> {
      for (const { messageId, outcome } of settled) {
        const kind = outcome.state === 'accepted' ? outcome.then : undefined
        if (kind !== undefined) await takeIn(tx, { messageId, account: null, kind })
      }
      for (const news of await keepParts(tx, settled, clock.wall())) await takeIn(tx, { ...news, account: null })
      await lookAtEnded(tx, settled, clock.wall())
      const ended = settled.filter(({ outcome }) => outcome.state !== 'deferred')
      await followWaiting(
        tx,
        ended.map(({ messageId }) => messageId),
      )
    },
  }
}
