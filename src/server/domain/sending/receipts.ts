// Reports on a message after its outcome: a network delivered it late, a mail host returned it, its recipient
// complained or replied. A report may come before the outcome is settled. It then waits for it, so that the order makes
// no difference. A carrier that knows the number of the message calls `take`; a carrier with different ids, such as an
// SMSC, reports through sms-reports.ts. Both may confirm to their peer when it resolves, since the receipt is durable
// then. The areas above decide the effects on campaigns, single messages and reports; this file only ensures that they
// happen once.
import type { Clock } from '../../lib/clock.ts'
import { gatherWrites } from '../../store/batched-writes.ts'
import { awaitAll } from '../../store/pipelined.ts'
import type { MessageState, NewsKind } from '../../store/schema.ts'
import { findMessages, holdMessages, isErased, type MessageRow } from '../../store/sending/campaign-ledger.ts'
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
interface Receipt extends News {
  messageId: number
  /** The account whose messages it may be about; null for a carrier of the platform, which reports on all accounts. */
  account: number | null
  /** When it happened, milliseconds (now). Left out by carriers whose clock is not to be trusted. */
  at?: number | undefined
}

/** What only the network of the message can know, and only after it took the message. */
const reports: ReadonlySet<NewsKind> = new Set(['delivered', 'rejected', 'hard_bounce', 'soft_bounce'])

/** Final states of messages that no network took, so that no report on them can exist. */
const untaken: ReadonlySet<MessageState> = new Set(['failed', 'skipped', 'cancelled'])

/**
 * `known`: reported before, or the message has ended otherwise; without effect. `unknown`: the message does not exist,
 * or not in this account.
 */
export type Taken = 'taken' | 'known' | 'unknown'

/** Takes a receipt; durable when it resolves. */
type TakeReceipt = (receipt: Receipt) => Promise<Taken>

export interface ReceiptDeps {
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

/** What a receipt adds to this message, or why it has no effect. */
function judgeReceipt(
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
 * Locks and returns the messages with these numbers. Settling one of them and this wait for each other, so neither
 * misses the other. `held`: those that the caller has locked already.
 */
async function lockMessages(
  tx: Db,
  ids: readonly number[],
  { findMessage, clock }: Pick<ReceiptDeps, 'findMessage' | 'clock'>,
  held: readonly MessageRow[],
): Promise<Map<number, MessageRow>> {
  const before = new Set(held.map(({ id }) => id))
  const others = ids.filter((id) => !before.has(id))
  const rows = [...held, ...(await holdMessages(tx, others))]
  const known = new Set(rows.map(({ id }) => id))
  for (const id of others)
    if (!known.has(id) && (await findMessage(tx, id, clock.now))) rows.push(...(await holdMessages(tx, [id])))
  return new Map(rows.filter((row) => !isErased(row)).map((row) => [row.id, row]))
}

export interface Receipts {
  take: TakeReceipt
  /**
   * Takes receipts in a transaction of the caller; one answer for each. `held`: those of their messages that the caller
   * holds already.
   */
  takeAllIn(tx: Db, receipts: readonly Receipt[], held?: readonly MessageRow[]): Promise<Taken[]>
  /** Takes one receipt in a transaction of the caller. */
  takeIn(tx: Db, receipt: Receipt): Promise<Taken>
  /**
   * Takes what the carrier knew beyond the outcomes of these messages, and what was reported before, in the transaction
   * that settles them. `follow` writes what follows from the outcomes themselves. The messages are written before, or
   * have at least been sent to the database: others lock a message before its parts.
   */
  takeWith(tx: Db, settled: readonly SettledMessage[], follow: () => Promise<unknown>): Promise<void>
}

export function createReceipts({ store, clock, findMessage, effects }: ReceiptDeps): Receipts {
  async function takeAllIn(tx: Db, receipts: readonly Receipt[], held: readonly MessageRow[] = []): Promise<Taken[]> {
    if (receipts.length === 0) return []
    const ids = [...new Set(receipts.map(({ messageId }) => messageId))]
    const messages = await lockMessages(tx, ids, { findMessage, clock }, held)
    const judged = receipts.map((receipt) => judgeReceipt(receipt, messages.get(receipt.messageId), clock))
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
      if (!message || isErased(message) || untaken.has(message.state)) return []
      // Only kinds of receipts are stored to wait.
      const news = { kind: kind as NewsKind, reason: reason ?? undefined }
      return [{ message, news, at: Math.max(at, message.settled ?? at) }]
    })
    await followAll(tx, effects, heard)
  }

  /** Takes a receipt, together with others that come at the same time. */
  const take: TakeReceipt = gatherWrites(
    store,
    () => null,
    async (tx, receipts: readonly Receipt[]) => (await takeAllIn(tx, receipts)).map((taken) => () => taken),
  )

  return {
    take,

    takeAllIn,

    async takeIn(tx, receipt): Promise<Taken> {
      const [taken] = (await takeAllIn(tx, [receipt])) as [Taken]
      return taken
    },

    async takeWith(tx, settled, follow): Promise<void> {
      const ended = settled.filter(({ outcome }) => outcome.state !== 'deferred').map(({ messageId }) => messageId)
      const [early, , waiting] = await awaitAll([
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
