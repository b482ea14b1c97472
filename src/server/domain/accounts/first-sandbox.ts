// The sandbox account that the first start of the platform makes.
import type { Clock } from '../../lib/clock.ts'
import { randomToken, sha256 } from '../../lib/ids.ts'
import { type AccountRow, findFirstAccount, findKey } from '../../store/accounts/accounts.ts'
import type { Store } from '../../store/store.ts'
import { insertAccountWithKey } from './new-account.ts'

/** A random key that looks like one of a sandbox account. */
export const newSandboxKey = (): string => `sandbox_${randomToken(24)}`

export interface FirstSandbox {
  /** Makes the first sandbox account with this key, unless there is one already. */
  createFirstSandbox(key: string): Promise<void>
  /** Whether the key is one of the first sandbox account. */
  isFirstSandboxKey(key: string): Promise<boolean>
  /** The sandbox account that the first start made, or null. */
  firstSandbox(): Promise<AccountRow | null>
}

export function createFirstSandbox({ store, clock }: { store: Store; clock: Clock }): FirstSandbox {
  return {
    createFirstSandbox(key): Promise<void> {
      const account = { name: 'Sandbox', kind: 'sandbox' as const, parentId: null, key, created: clock.wall() }
      return store.write(async (tx) => {
        if (!(await findFirstAccount(tx, 'sandbox'))) await insertAccountWithKey(tx, account)
      })
    },

    async isFirstSandboxKey(key): Promise<boolean> {
      const [found, first] = await Promise.all([findKey(store.db, sha256(key)), findFirstAccount(store.db, 'sandbox')])
      return found !== undefined && found.account_id === first?.id
    },

    firstSandbox: () => findFirstAccount(store.db, 'sandbox').then((row) => row ?? null),
  }
}
