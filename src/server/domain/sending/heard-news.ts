// Reports on messages: they are stored once, and the areas above decide their effects.
import type { NewsKind } from '../../store/schema.ts'
import { type MessageRow, updateMessage } from '../../store/sending/campaign-ledger.ts'
import { insertReceipts } from '../../store/sending/receipts.ts'
import type { Db } from '../../store/store.ts'

/** What a receipt says. */
export interface News {
  /** `digit`: who took the call pressed a key. */
  kind: NewsKind
  /** Why, in the words of the network. */
  reason?: string | undefined
}

/** A report on a message, and when it happened, milliseconds. */
export interface HeardNews {
  message: MessageRow
  news: News
  at: number
}

/** The effect of receipts in one area, with at most one receipt per message; it ignores those of other areas. */
export type ReceiptEffect = (tx: Db, heard: readonly HeardNews[]) => Promise<void>

/** Applies receipts in their order: an effect never gets two for one message at once. */
export async function followAll(tx: Db, effects: readonly ReceiptEffect[], heard: readonly HeardNews[]): Promise<void> {
  const ofMessages = [...Map.groupBy(heard, ({ message }) => message.id).values()]
  const most = Math.max(0, ...ofMessages.map(({ length }) => length))
  for (let n = 0; n < most; n++) {
    const round = ofMessages.flatMap((all) => all[n] ?? [])
    for (const { message, news } of round)
      if (news.reason !== undefined) await updateMessage(tx, message.id, { reason: news.reason })
    for (const effect of effects) await effect(tx, round)
  }
}

/** Stores reports; resolves with those that are new. */
export async function keepNews<H extends HeardNews & { waits: boolean }>(tx: Db, heard: readonly H[]): Promise<Set<H>> {
  if (heard.length === 0) return new Set()
  const rows = heard.map(({ message, news: { kind, reason = null }, at, waits }) => {
    return { message_id: message.id, account_id: message.account_id, kind, reason, at, waiting: waits ? 1 : 0 }
  })
  const keyOf = (message: number, kind: string) => `${message} ${kind}`
  const stored = new Set((await insertReceipts(tx, rows)).map(({ message_id, kind }) => keyOf(message_id, kind)))
  // Of two that say the same, the first one is stored.
  return new Set(heard.filter(({ message, news }) => stored.delete(keyOf(message.id, news.kind))))
}
