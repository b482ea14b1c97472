// Unreadable receipts of an SMS carrier, which were confirmed as taken. They are stored unchanged, so that the operator
// can see what is missing and configure its words.
import type { Clock } from '../../lib/clock.ts'
import { keepUnread, listUnread, type UnreadReceiptRow } from '../../store/sending/unread-receipts.ts'
import type { Store } from '../../store/store.ts'

/** Per carrier: an SMSC in an unknown dialect sends one for each SMS. */
const MAX_PER_CARRIER = 1_000
const MAX_REASON = 200

export interface UnreadReceipts {
  /** Keeps it; durable when it resolves. */
  storeReceipt(receipt: { carrier: string; reason: string; body: Buffer }): Promise<void>
  /** The newest first. */
  list(limit: number): Promise<UnreadReceiptRow[]>
}

export function createUnreadReceipts({ store, clock }: { store: Store; clock: Clock }): UnreadReceipts {
  return {
    storeReceipt: ({ carrier, reason, body }) =>
      store.writeAlongside((tx) => {
        const row = { carrier, reason: reason.slice(0, MAX_REASON), octets: body.toString('base64') }
        return keepUnread(tx, { ...row, created: clock.wall() }, MAX_PER_CARRIER)
      }),

    list: (limit) => listUnread(store.db, limit),
  }
}
