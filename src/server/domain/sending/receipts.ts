// News about a message besides its outcome: a network delivered it after all, a mail host returned it, its recipient
// called it spam, or answered. What a network reports may come before the outcome is settled: then it waits for it, so
// that the order in which things are heard makes no difference. A carrier that knows the number of the message is given
// `take` when it is made; one that has ids of its own, as a centre of SMS, reports by sms-reports.ts. Both may answer
// their peer when it resolves, since the receipt is durable then. The areas above decide what follows for campaigns,
// single messages and reports; this file only ensures that it happens once.
import type { Clock } from '../../lib/clock.ts'
import { together } from '../../store/at-once.ts'
import { gatherWrites } from '../../store/gathered-writes.ts'
import type { MessageState, NewsKind } from '../../store/schema.ts'
import { findMessages, holdMessages, isForgotten, type MessageRow } from '../../store/sending/messages.ts'
import { takeWaiting } from '../../store/sending/receipts.ts'
import type { Db, Store } from '../../store/store.ts'
import { lookAtEnded } from './call-fates.ts'
import type { Outcome } from './carrier.ts'
import { followAll, type HeardNews, keepNews, type News, type ReceiptEffect } from './heard-news.ts'
import { keepParts } from './sms-parts.ts'

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

/** What a receipt on this message adds; otherwise what becomes of it. */
function judge(
  { account, kind, reason, at }: Receipt,
  message: MessageRow | undefined,
  clock: Pick<Clock, 'now'>,
): (HeardNews & { waits: boolean }) | Exclude<Taken, 'taken'> {
  if (!message || (account !== null && message.account_id !== account)) return 'unknown'
  const isReport = reports.has(kind)
  const isSettled = message.settled !== null
  if (isReport && isSettled && untaken.has(message.state)) return 'known'
  const now = clock.now(message.account_id)
  // Nothing has happened later than now.
  return { message, news: { kind, reason }, at: Math.min(at ?? now, now), waits: isReport && !isSettled }
}

/**
 * The messages with these numbers, held: whoever settles one of them waits for this, or this waits for them, so none of
 * both misses the other. `held`: those of them that the caller holds already.
 */
async function hold(
  tx: Db,
  ids: readonly number[],
  { findMessage, clock }: Pick<ReceiptParts, 'findMessage' | 'clock'>,
  held: readonly MessageRow[],
): Promise<Map<number, MessageRow>> {
  const before = new Set(held.map(({ id }) => id))
  const others = ids.filter((id) => !before.has(id))
  const rows = [...held, ...(await holdMessages(tx, others))]
  const known = new Set(rows.map(({ id }) => id))
  for (const id of others)
    if (!known.has(id) && (await findMessage(tx, id, clock.now))) rows.push(...(await holdMessages(tx, [id])))
  return new Map(rows.filter((row) => !isForgotten(row)).map((row) => [row.id, row]))
}

export type Receipts = ReturnType<typeof createReceipts>

export function createReceipts({ store, clock, findMessage, effects }: ReceiptParts) {
  async function takeAllIn(tx: Db, receipts: readonly Receipt[], held: readonly MessageRow[] = []): Promise<Taken[]> {
    if (receipts.length === 0) return []
    const ids = [...new Set(receipts.map(({ messageId }) => messageId))]
    const messages = await hold(tx, ids, { findMessage, clock }, held)
    const judged = receipts.map((receipt) => judge(receipt, messages.get(receipt.messageId), clock))
    const fresh = await keepNews(
      tx,
      judged.filter((one) => typeof one !== 'string'),
    )
    await followAll(
      tx,
      effects,
      [...fresh].filter(({ waits }) => !waits),
    )
    return judged.map((one) => (typeof one === 'string' ? one : fresh.has(one) ? 'taken' : 'known'))
  }

  /** Follows what was reported of messages before they were settled. */
  async function followWaiting(tx: Db, waiting: Awaited<ReturnType<typeof takeWaiting>>): Promise<void> {
    if (waiting.length === 0) return
    const ids = [...new Set(waiting.map(({ message_id }) => message_id))]
    const rows = new Map((await findMessages(tx, ids)).map((row) => [row.id, row]))
    const heard = waiting.flatMap(({ message_id, kind, reason, at }) => {
      const message = rows.get(message_id)
      if (!message || isForgotten(message) || untaken.has(message.state)) return []
      // Nothing but news waits.
      const news = { kind: kind as NewsKind, reason: reason ?? undefined }
      return [{ message, news, at: Math.max(at, message.settled ?? at) }]
    })
    await followAll(tx, effects, heard)
  }

  /** Takes a receipt, with those that come meanwhile. */
  const take: TakeReceipt = gatherWrites(
    store,
    () => null,
    async (tx, receipts: readonly Receipt[]) => (await takeAllIn(tx, receipts)).map((taken) => () => taken),
  )

  return {
    take,

    /**
     * Takes receipts in a transaction of the caller; one answer for each. `held`: those of their messages that the caller
     * holds already.
     */
    takeAllIn,

    /** The same for one. */
    async takeIn(tx: Db, receipt: Receipt): Promise<Taken> {
      const [taken] = (await takeAllIn(tx, [receipt])) as [Taken]
      return taken
    },

    /**
     * Takes what the carrier knew beyond the outcomes of these messages, and what was reported before, in the transaction
     * that settles them. `follow` writes what follows from the outcomes themselves. The messages are written before, or
     * have at least been sent to the database: others lock a message before its parts.
     */
    async takeWith(tx: Db, settled: readonly SettledMessage[], follow: () => Promise<unknown>): Promise<void> {
      const ended = settled.filter(({ outcome }) => outcome.state !== 'deferred').map(({ messageId }) => messageId)
      const [early, , waiting] = await together([
        keepParts(tx, settled, clock.wall()),
        follow(),
        takeWaiting(tx, ended),
      ])
      const known = settled.flatMap(({ messageId, outcome }) => {
        const kind = outcome.state === 'accepted' ? outcome.then : undefined
        return kind === undefined ? [] : [{ messageId, account: null, kind }]
      })
      await takeAllIn(tx, [...known, ...early.map((news) => ({ ...news, account: null }))])
      await lookAtEnded(tx, settled, clock.wall())
      await followWaiting(tx, waiting)
    },
  }
}
