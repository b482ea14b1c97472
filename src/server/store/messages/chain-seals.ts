// Time stamps over the chains of many registered messages at once.
import type { Insertable, Selectable } from 'kysely'
import { insertMany } from '../bulk.ts'
import { dialectOf } from '../dialect.ts'
import type { ChainLeafTable, ChainSealTable } from '../schema.ts'
import { isUnsealed } from '../states.ts'
import type { Db } from '../store.ts'

/** The end of a chain that no seal covers yet. */
export interface OpenHead {
  id: number
  account_id: number
  head: string
}

/** A leaf, with the seal that it belongs to. */
export type SealedLeaf = Pick<Selectable<ChainLeafTable>, 'head' | 'path'> &
  Pick<Selectable<ChainSealTable>, 'root' | 'stamped' | 'token'>

/** The newest seal: its number, when it was made (wall time), and how many leaves it has. */
export const lastSeal = (db: Db): Promise<{ id: number; created: number; leaves: number } | undefined> =>
  db.selectFrom('chain_seal').select(['id', 'created', 'leaves']).orderBy('id', 'desc').limit(1).executeTakeFirst()

/** Accounts that are being deleted. */
const closedAccounts = (db: Db) => db.selectFrom('account').select('id').where('deleted', 'is not', null)

/** Heads of any account that no seal covers yet, those of the oldest messages first. */
export const openHeads = (db: Db, limit: number): Promise<OpenHead[]> =>
  db
    .selectFrom('registered_message')
    .select(['id', 'account_id', 'head'])
    .where('unsealed', '=', isUnsealed)
    .where('account_id', 'not in', closedAccounts(db))
    .orderBy('id')
    .limit(limit)
    .execute()

/** In a transaction: one process seals at a time. */
export const holdSeals = (tx: Db): Promise<void> => dialectOf(tx).oneAtATime(tx, 'chain seals')

/** Which of these messages are still there, of accounts that are not being deleted; held for a change. */
export async function holdHeads(tx: Db, ids: readonly number[]): Promise<OpenHead[]> {
  const found = tx
    .selectFrom('registered_message')
    .select(['id', 'account_id', 'head'])
    .where(dialectOf(tx).inValues('id', ids))
    .where('account_id', 'not in', closedAccounts(tx))
    .orderBy('id')
  return dialectOf(tx).forUpdate(tx, found).execute()
}

const leafColumns = ['account_id', 'registered_id', 'seal_id', 'head', 'path'] as const

/** Writes a seal with its leaves; `covered` are the messages whose chain has not grown since. */
export async function insertSeal(
  tx: Db,
  seal: Insertable<ChainSealTable>,
  leaves: readonly Omit<Insertable<ChainLeafTable>, 'seal_id'>[],
  covered: readonly number[],
): Promise<void> {
  const { id } = await tx.insertInto('chain_seal').values(seal).returning('id').executeTakeFirstOrThrow()
  const rows = leaves.map((leaf) => ({ ...leaf, seal_id: id }))
  await insertMany(tx, { table: 'chain_leaf', columns: leafColumns }, rows)
  if (covered.length > 0)
    await tx
      .updateTable('registered_message')
      .set({ unsealed: 0 })
      .where(dialectOf(tx).inValues('id', covered))
      .execute()
}

/** The seals of a message, oldest first. */
export const sealsOf = (db: Db, account: number, registeredId: number): Promise<SealedLeaf[]> =>
  db
    .selectFrom('chain_leaf')
    .innerJoin('chain_seal', 'chain_seal.id', 'chain_leaf.seal_id')
    .select(['chain_leaf.head', 'chain_leaf.path', 'chain_seal.root', 'chain_seal.stamped', 'chain_seal.token'])
    .where('chain_leaf.account_id', '=', account)
    .where('chain_leaf.registered_id', '=', registeredId)
    .orderBy('chain_leaf.seal_id')
    .execute()
