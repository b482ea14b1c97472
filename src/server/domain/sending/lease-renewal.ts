// Keeps a lease while its holder works, however slow the carrier is. Otherwise a second worker would take over from
// one that only waits, and send again what is on its way.

/** Extends the lease three times per `lease` (milliseconds) until `work` has ended. */
export async function withLeaseRenewal<T>(
  lease: number,
  extend: () => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  const beat = setInterval(() => {
    // When one extension fails, the next follows; when all fail, the store is gone, and `work` will say so.
    extend().catch(() => undefined)
  }, lease / 3)
  try {
    return await work()
  } finally {
    clearInterval(beat)
  }
}
