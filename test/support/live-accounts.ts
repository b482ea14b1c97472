// Live accounts of a platform without carriers, and keys to look at them.
import type { Right } from '../../src/server/domain/accounts/rights.ts'
import type { Domain } from '../../src/server/domain/domain.ts'

/** The rights by which the console shows all of a live account. */
export const LOOKING: readonly Right[] = ['console', 'marketing:read', 'transactional:read', 'registered:read']

/** Opens a live account; `keyWith` makes keys of it, and `approve` has its senders approved. */
export async function openLiveAccount({ accounts: { accounts, keys, moderation } }: Domain, name = 'Live') {
  const { key, accountId } = await accounts.create(name, 'live')
  return {
    key,
    accountId,
    keyWith: async (...rights: Right[]): Promise<string> =>
      (await keys.create(accountId, { name: 'Console', rights })).key,
    approve: (address = 'shop@example.com') => moderation.approveEmail(address),
  }
}
