// Who may send: the operator looks at the senders of live accounts, and a test sets the status of those of a sandbox.
import type { SenderRow } from '../../../store/accounts/senders.ts'
import * as rows from '../../../store/accounts/senders.ts'
import type { SenderStatus } from '../../../store/schema.ts'
import type { Store } from '../../../store/store.ts'
import { notFound } from '../../errors.ts'
import type { Caller } from '../accounts.ts'

/** How many senders in moderation the operator sees at once. */
const MAX_LISTED = 1_000

export interface Moderation {
  /** Senders of all accounts that wait for the operator, the oldest first; of very many the first. */
  waiting(): Promise<SenderRow[]>
  /** Senders of an account in any state, the oldest first; of very many the first. */
  ofAccount(account: number): Promise<SenderRow[]>
  /** The operator ends the moderation of one sender; null when it is not in moderation. */
  settle(id: number, status: 'active' | 'rejected'): Promise<SenderRow | null>
  /** The document of a sender in moderation; null when there is none. */
  documentOf(id: number): Promise<Buffer | null>
  /** The operator approves an address: senders with it that wait in moderation become active. Returns how many. */
  approveEmail(address: string): Promise<number>
  /** Sets the status of a sender of a sandbox account, of whatever channel (S-015). Throws `not_found`. */
  set(caller: Caller, id: number, status: SenderStatus): Promise<SenderRow>
}

export function createModeration({ store }: { store: Store }): Moderation {
  return {
    waiting: () => rows.sendersInModeration(store.db, MAX_LISTED),

    ofAccount: (account) => rows.sendersOfAccount(store.db, account, MAX_LISTED),

    settle: async (id, status) => (await store.write((tx) => rows.settleSender(tx, id, status))) ?? null,

    async documentOf(id): Promise<Buffer | null> {
      const file = await rows.findSenderFile(store.db, id)
      return file === undefined ? null : Buffer.from(file, 'base64')
    },

    approveEmail: (address) => store.write((tx) => rows.approveSenders(tx, 'email', address)),

    async set({ accountId: account }, id, status): Promise<SenderRow> {
      const row = await store.write((tx) => rows.updateSender(tx, account, id, { status }))
      if (!row) throw notFound('sender', id)
      return row
    },
  }
}
