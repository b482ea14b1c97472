// Writes what every new account begins with: its row and one key, of which only the hash is kept.
import { sha256 } from '../../lib/ids.ts'
import { type AccountKind, insertAccount, insertKey } from '../../store/accounts/accounts.ts'
import type { Db } from '../../store/store.ts'

interface NewAccount {
  name: string
  kind: AccountKind
  parentId: number | null
  key: string
  created: number
}

/** Writes the account and its key; resolves with the number of the account. */
export async function insertAccountWithKey(
  tx: Db,
  { name, kind, parentId, key, created }: NewAccount,
): Promise<number> {
  const accountId = await insertAccount(tx, { parent_id: parentId, kind, name, created })
  await insertKey(tx, { hash: sha256(key), account_id: accountId, created })
  return accountId
}
