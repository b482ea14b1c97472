// Checks the users that a request asks to notify at the end of its work.
import { findUsers } from '../../../store/accounts/users.ts'
import type { Db } from '../../../store/store.ts'
import { invalid } from '../../errors.ts'

/** Throws `invalid` at `place` for a number without a user of the account. */
export async function assertUsers(tx: Db, account: number, ids: readonly number[], place: string): Promise<void> {
  if (ids.length === 0) return
  const known = new Set((await findUsers(tx, account, ids)).map(({ id }) => id))
  const stranger = ids.findIndex((id) => !known.has(id))
  if (stranger >= 0) throw invalid(`${place}.${stranger}`, `is not a user of this account: ${ids[stranger]}`)
}
