// The key pair of each account by which push services know who sends. A browser subscribes to one key: whoever loses it
// loses every subscription, so it is made once and outlives all that an account does.
import type { Clock } from '../../../lib/clock.ts'
import { type KeyPair, newKeyPair } from '../../../lib/p256.ts'
import { openText, sealText } from '../../../lib/sealed-text.ts'
import { findWebPushKey, insertWebPushKey } from '../../../store/audience/web-push/keys.ts'
import type { Store } from '../../../store/store.ts'

export type WebPushKeys = ReturnType<typeof createWebPushKeys>

/** Keys that are kept in memory. */
const MOST = 1_000

export function createWebPushKeys({ store, clock, linkSecret }: { store: Store; clock: Clock; linkSecret: string }) {
  const kept = new Map<number, KeyPair>()

  /** The stored key; made when the account has none. */
  const read = (account: number): Promise<KeyPair> =>
    store.write(async (tx) => {
      if (!(await findWebPushKey(tx, account))) {
        const { publicKey, privateKey } = newKeyPair()
        const row = { public_key: publicKey, private_key: sealText(privateKey, linkSecret), created: clock.wall() }
        await insertWebPushKey(tx, { account_id: account, ...row })
      }
      const row = await findWebPushKey(tx, account)
      if (!row) throw new Error('The key of web push was not stored')
      return { publicKey: row.public_key, privateKey: openText(row.private_key, linkSecret) }
    })

  return {
    /** The keys of an account. */
    async of(account: number): Promise<KeyPair> {
      const known = kept.get(account)
      if (known) return known
      const keys = await read(account)
      if (kept.size >= MOST) kept.clear()
      kept.set(account, keys)
      return keys
    },
  }
}
