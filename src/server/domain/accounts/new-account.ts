// Writes what every new account begins with: its row and one key, of which only the hash is kept.
import { sha256 } from '../../lib/ids.ts'
import { type AccountKind, insertAccount, insertKey } from '../../store/accounts/accounts.ts'
import type { TransactionalState } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

interface NewAccount {
  name: string
  kind: AccountKind
  parentId: number | null
  key: string
  created: number
  /** JSON, as profile.ts reads it. */
  profile?: string
  transactional?: TransactionalState
}

/** Writes the account and its key; resolves with the number of the account. */
export async function insertAccountWithKey(tx: Db, { parentId, key, ...row }: NewAccount): Promise<number> {
  const accountId = await insertAccount(tx, { parent_id: parentId, ...row })
  await insertKey(tx, { hash: sha256(key), account_id: accountId, created: row.created })
  return accountId
}
