// The key pair with which each account identifies itself to push services. A browser subscribes to one key: a lost key
// means that all subscriptions are lost. So it is created once and survives everything that an account does.
import type { Clock } from '../../../lib/clock.ts'
import { type KeyPair, newKeyPair } from '../../../lib/p256.ts'
import { openText, sealText } from '../../../lib/sealed-text.ts'
import { findWebPushKey, insertWebPushKey } from '../../../store/audience/web-push/keys.ts'
import type { Store } from '../../../store/store.ts'

/** Keys that are kept in memory. */
const MAX_KEYS = 1_000

export interface WebPushKeys {
  /** The keys of an account. */
  of(account: number): Promise<KeyPair>
}

export function createWebPushKeys({
  store,
  clock,
  linkSecret,
}: {
  store: Store
  clock: Clock
  linkSecret: string
}): WebPushKeys {
  const kept = new Map<number, KeyPair>()

  /** The stored key; made when the account has none. */
  const read = (account: number): Promise<KeyPair> =>
    store.write(async (tx) => {
      if (!(await findWebPushKey(tx, account))) {
        const { publicKey, privateKey } = newKeyPair()
        const row = {
          public_key: publicKey,
          private_key: sealText('web-push-key', privateKey, linkSecret),
          created: clock.wall(),
        }
        await insertWebPushKey(tx, { account_id: account, ...row })
      }
      const row = await findWebPushKey(tx, account)
      if (!row) throw new Error('The key of web push was not stored')
      return { publicKey: row.public_key, privateKey: openText('web-push-key', row.private_key, linkSecret) }
    })

  return {
    async of(account): Promise<KeyPair> {
      const known = kept.get(account)
      if (known) return known
      const keys = await read(account)
      if (kept.size >= MAX_KEYS) kept.clear()
      kept.set(account, keys)
      return keys
    },
  }
}
