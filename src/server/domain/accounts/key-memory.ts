// Remembers keys that this process looked up a moment ago, so that most requests need no query.

/** How long a known key is trusted without asking the store, in milliseconds. */
const KEY_MEMORY = 5_000
const MAX_KEYS = 10_000

/** Remembers what was found about a key, by its hash. */
export interface KeyMemory<Found> {
  /** What was found a moment ago; undefined when the store has to be asked. */
  recall(hash: string): Found | undefined
  /** Grows whenever a key is revoked: what was read before that is no longer trusted. */
  revocations(): number
  /** Remembers what was found, unless a key was revoked since `revocations` was read. */
  remember(hash: string, found: Found, revocations: number): void
  /** Forgets all keys. */
  forget(): void
}

export function createKeyMemory<Found>(wall: () => number): KeyMemory<Found> {
  const known = new Map<string, { found: Found; until: number }>()
  let revocations = 0

  return {
    recall(hash) {
      const memory = known.get(hash)
      return memory && memory.until > wall() ? memory.found : undefined
    },
    revocations: () => revocations,
    remember(hash, found, before) {
      if (known.size >= MAX_KEYS) known.clear()
      if (before === revocations) known.set(hash, { found, until: wall() + KEY_MEMORY })
    },
    forget() {
      revocations++
      known.clear()
    },
  }
}
