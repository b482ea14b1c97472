// Who may use registered messages: sandbox accounts, and live ones that the operator enabled.
import { findAccount } from '../../../store/accounts/accounts.ts'
import type { Db } from '../../../store/store.ts'
import { DomainError } from '../../errors.ts'

/** Throws `forbidden` for an account that registered messages are not enabled for. */
export async function requireRegistered(db: Db, account: number): Promise<void> {
  const row = await findAccount(db, account)
  if (row?.kind === 'sandbox' || row?.registered === 1) return
  throw new DomainError('forbidden', 'Registered messages are not enabled for this account.')
}
