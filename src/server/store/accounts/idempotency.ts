// Requests under an idempotency key, and how they ended.
import type { Insertable, Selectable } from 'kysely'
import type { IdempotencyTable } from '../schema.ts'
import type { Db } from '../store.ts'

export type IdempotencyRow = Selectable<IdempotencyTable>

/** What identifies a row. */
export type KeyName = Pick<IdempotencyRow, 'account_id' | 'operation' | 'key_hash'>

/** The row of a key, unless it is older than `since`. */
export function findKey(db: Db, name: KeyName, since: number): Promise<IdempotencyRow | undefined> {
  return db
    .selectFrom('idempotency')
    .selectAll()
    .where('account_id', '=', name.account_id)
    .where('operation', '=', name.operation)
    .where('key_hash', '=', name.key_hash)
    .where('created', '>', since)
    .executeTakeFirst()
}

/**
 * Takes the key for the holder of `row.token`, replacing a row that is not younger than `since`. False when another
 * holds the key.
 */
export async function claimKey(tx: Db, row: Insertable<IdempotencyTable>, since: number): Promise<boolean> {
  const { account_id, operation, key_hash, ...set } = row
  const taken = await tx
    .insertInto('idempotency')
    .values(row)
    .onConflict((c) =>
      c.columns(['account_id', 'operation', 'key_hash']).doUpdateSet(set).where('idempotency.created', '<=', since),
    )
    .returning('token')
    .executeTakeFirst()
  if (taken) return true
  const holder = await findKey(tx, { account_id, operation, key_hash }, since)
  return holder?.token === row.token
}

/** Stores how the request ended; null means that the outcome is unknown. */
export async function settleKey(
  tx: Db,
  { account_id, operation, key_hash, token }: KeyName & { token: string },
  outcome: string | null,
): Promise<void> {
  await tx
    .updateTable('idempotency')
    .set({ outcome, lease_until: 0 })
    .where('account_id', '=', account_id)
    .where('operation', '=', operation)
    .where('key_hash', '=', key_hash)
    .where('token', '=', token)
    .execute()
}

/** Whether a row is older than `since`. This check costs no transaction. */
export async function hasOldKeys(db: Db, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('idempotency')
    .select('created')
    .where('created', '<=', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes up to `count` rows that are older than `since`, of whatever account. */
export async function deleteOldKeys(tx: Db, since: number, count: number): Promise<void> {
  const old = await tx
    .selectFrom('idempotency')
    .select('created')
    .where('created', '<=', since)
    .orderBy('created')
    .limit(count)
    .execute()
  const last = old.at(-1)
  if (last) await tx.deleteFrom('idempotency').where('created', '<=', last.created).execute()
}
