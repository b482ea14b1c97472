// Remembers keys that this process looked up a moment ago, so that most requests need no query.

/**
 * How long a known key is trusted without asking the store, in milliseconds. Where other processes change the store, the
 * signal that a key was revoked may get lost, and the key has to stop within a second all the same.
 */
const KEY_MEMORY = 5_000
const SHARED_KEY_MEMORY = 500
const MAX_KEYS = 10_000

/** Remembers what was found about a key, by its hash. */
export interface KeyMemory<Found> {
  /** What was found a moment ago; undefined when the store has to be asked. */
  find(hash: string): Found | undefined
  /** Grows whenever a key is revoked: what was read before that is no longer trusted. */
  revocations(): number
  /** Remembers what was found, unless a key was revoked since `revocations` was read. */
  remember(hash: string, found: Found, revocations: number): void
  /** Forgets all keys. */
  forget(): void
}

/** `shared`: other processes may revoke keys. */
export function createKeyMemory<Found>({ shared }: { shared: boolean }): KeyMemory<Found> {
  const trusted = shared ? SHARED_KEY_MEMORY : KEY_MEMORY
  // Real time may be put back, and a key must not be trusted longer then.
  const time = () => performance.now()
  const known = new Map<string, { found: Found; until: number }>()
  let revocations = 0

  return {
    find(hash) {
      const memory = known.get(hash)
      return memory && memory.until > time() ? memory.found : undefined
    },
    revocations: () => revocations,
    remember(hash, found, before) {
      if (known.size >= MAX_KEYS) known.clear()
      if (before === revocations) known.set(hash, { found, until: time() + trusted })
    },
    forget() {
      revocations++
      known.clear()
    },
  }
}
