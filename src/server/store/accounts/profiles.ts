import type { Selectable } from 'kysely'
import { insertMany } from '../bulk.ts'
import type { AccountTable, TransactionalState } from '../schema.ts'
import type { Db } from '../store.ts'
import { wordsOf } from '../words.ts'

export type AccountRow = Selectable<AccountTable>

/** The account, held for a change. */
export const holdAccount = (tx: Db, id: number): Promise<AccountRow | undefined> =>
  wordsOf(tx)
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

/** Counts messages, always in the same order: of two that count for the same accounts, one waits for the other. */
export async function addUsage(tx: Db, deltas: readonly UsageDelta[]): Promise<void> {
  const sums = new Map<string, UsageDelta>()
  for (const delta of deltas) {
    const key = `${delta.account_id} ${delta.channel}`
    sums.set(key, { ...delta, sent: delta.sent + (sums.get(key)?.sent ?? 0) })
  }
  const sorted = [...sums.values()]
    .filter(({ sent }) => sent > 0)
    .sort((a, b) => a.account_id - b.account_id || (a.channel < b.channel ? -1 : 1))
  if (sorted.length === 0) return
  await insertMany(tx, usage, sorted)
}

const usage = {
  table: 'account_usage',
  columns: ['account_id', 'channel', 'sent'],
  key: ['account_id', 'channel'],
  add: ['sent'],
} as const

export const listUsage = (db: Db, account: number): Promise<{ channel: string; sent: number }[]> =>
  db.selectFrom('account_usage').select(['channel', 'sent']).where('account_id', '=', account).execute()
