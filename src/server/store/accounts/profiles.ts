import type { Selectable } from 'kysely'
import { addAtEnd } from '../counters.ts'
import { dialectOf } from '../dialect.ts'
import type { AccountTable, TransactionalState } from '../schema.ts'
import type { Db } from '../store.ts'

export type AccountRow = Selectable<AccountTable>

/** The account, held for a change. */
export const holdAccount = (tx: Db, id: number): Promise<AccountRow | undefined> =>
  dialectOf(tx)
    .forUpdate(tx, tx.selectFrom('account').selectAll().where('id', '=', id))
    .executeTakeFirst()

export async function updateAccount(
  tx: Db,
  id: number,
  change: { profile?: string; transactional?: TransactionalState; suspended?: number | null; deleted?: number },
): Promise<void> {
  if (Object.keys(change).length > 0) await tx.updateTable('account').set(change).where('id', '=', id).execute()
}

/** Messages of one account that the carriers of one channel have taken. */
export interface UsageDelta {
  account_id: number
  channel: string
  sent: number
}

/** Counts messages at the end of the transaction. */
export function addUsage(tx: Db, deltas: readonly UsageDelta[]): void {
  const some = deltas.filter(({ sent }) => sent > 0)
  if (some.length > 0) addAtEnd(tx, usage, some)
}

const usage = {
  table: 'account_usage',
  columns: ['account_id', 'channel', 'sent'],
  key: ['account_id', 'channel'],
  add: ['sent'],
} as const

export const listUsage = (db: Db, account: number): Promise<{ channel: string; sent: number }[]> =>
  db.selectFrom('account_usage').select(['channel', 'sent']).where('account_id', '=', account).execute()
