// Remembers passwords that were right, and runs the slow check of all others a few at a time.
import { createHmac, randomBytes } from 'node:crypto'
import { createLoginLimiter } from './login-limiter.ts'
import { isPassword } from './passwords.ts'

/** Hashes computed at the same time: each takes 16 MB and a core. */
const HASHES = 2
/** Logins that may wait for a hash; any more are refused. */
const MAX_WAITING = 200
/** Right passwords that are remembered. */
const MAX_KNOWN = 10_000

export interface KnownPasswords {
  /** The digest by which a name and a password are remembered. */
  digestOf(username: string, password: string): string
  /**
   * Whether the password fits the stored hash. Equal checks that come at the same time share one hash. `check` runs
   * when a check gets its turn and may refuse it. Throws what `check` throws, and `unavailable` when too many wait.
   */
  fits(digest: string, password: string, stored: string, check: () => void): Promise<boolean>
  /** Remembers that the password of this digest fits the stored hash. */
  remember(digest: string, stored: string): void
}

export function createKnownPasswords(): KnownPasswords {
  const loginLimiter = createLoginLimiter(HASHES, MAX_WAITING)
  // Maps a keyed hash of name and password to the stored hash that they fit: a program that logs in for each mail costs
  // one slow hash, and a password that was changed in the store is checked again.
  const known = new Map<string, string>()
  const checking = new Map<string, Promise<boolean>>()
  const secret = randomBytes(32)

  return {
    digestOf: (username, password) => createHmac('sha256', secret).update(`${username}\0${password}`).digest('base64'),

    fits(digest, password, stored, check) {
      if (known.get(digest) === stored) return Promise.resolve(true)
      const name = `${digest} ${stored}`
      const pending =
        checking.get(name) ??
        loginLimiter
          .run(() => {
            // Refuses those that waited here while others failed.
            check()
            return isPassword(password, stored)
          })
          .finally(() => checking.delete(name))
      checking.set(name, pending)
      return pending
    },

    remember(digest, stored) {
      if (known.size >= MAX_KNOWN) known.clear()
      known.set(digest, stored)
    },
  }
}
