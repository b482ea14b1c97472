// Checks the users whom a request asks to notify when its work ends.
import { findUsers } from '../../../store/accounts/users.ts'
import type { Db } from '../../../store/store.ts'
import { invalid } from '../../errors.ts'

/** Throws `invalid` for a number at `place` that is no user of the account. */
export async function assertUsers(tx: Db, account: number, ids: readonly number[], place: string): Promise<void> {
  if (ids.length === 0) return
  const known = new Set((await findUsers(tx, account, ids)).map(({ id }) => id))
  const stranger = ids.findIndex((id) => !known.has(id))
  if (stranger >= 0) throw invalid(`${place}.${stranger}`, `names no user of this account: ${ids[stranger]}`)
}
