// News about a message that come after its outcome: a network delivered it after all, a mail host returned it, its
// recipient called it spam. A carrier that hears on its own connection (as with SMPP) would be given `take` when it
// is made; a door for calls of a gateway would ask for it. Both may answer their peer when it resolves, since the
// receipt is durable then. The areas above decide what follows for campaigns, single messages and reports; this
// file only ensures that it happens once.
import type { Clock } from '../../lib/clock.ts'
import { type MessageRow, updateMessage } from '../../store/sending/messages.ts'
import { insertReceipt } from '../../store/sending/receipts.ts'
import type { Db, Store } from '../../store/store.ts'
import type { Outcome } from './carrier.ts'

/** What a receipt says. */
export interface News {
  /** `rejected`: the network gave up what it had accepted. `digit`: who took the call pressed a key. */
  kind: 'delivered' | 'rejected' | 'hard_bounce' | 'soft_bounce' | 'complaint' | 'digit'
  /** Why, in the words of the network. */
  reason?: string | undefined
}

/**
 * A receipt names the number of the message. A carrier that knows only references of its own has to keep which
 * number each stands for, since the parts of an SMS have several.
 */
export interface Receipt extends News {
  messageId: number
  /** The account whose messages it may be about; null for a carrier of the platform, which reports on all accounts. */
  account: number | null
  /** When it happened, milliseconds (now). Left out by carriers whose clock is not to be trusted. */
  at?: number | undefined
}

/**
 * `known`: the same was said before, and nothing follows. `unknown`: there is no such message, or not for this
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
    const message = await findMessage(tx, messageId, clock.now)
    if (!message || (account !== null && message.account_id !== account)) return 'unknown'
    const now = clock.now(message.account_id)
    // Nothing has happened later than now.
    const happened = Math.min(at ?? now, now)
    const row = { message_id: messageId, account_id: message.account_id, kind, reason: reason ?? null, at: happened }
    if (!(await insertReceipt(tx, row))) return 'known'
    if (reason !== undefined) await updateMessage(tx, messageId, { reason })
    for (const effect of effects) await effect(tx, message, { kind, reason }, happened)
    return 'taken'
  }

  const take: TakeReceipt = (receipt) => store.writeAlongside((tx) => takeIn(tx, receipt))

  return {
    take,

    /** Takes what the carrier knew beyond the outcomes of these messages, in the transaction that settled them. */
    async takeWith(tx: Db, settled: readonly SettledMessage[]): Promise<void> {
      for (const { messageId, outcome } of settled) {
        const kind = outcome.state === 'accepted' ? outcome.then : undefined
        if (kind !== undefined) await takeIn(tx, { messageId, account: null, kind })
      }
    },
  }
}
