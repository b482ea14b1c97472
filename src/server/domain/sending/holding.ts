// Keeps a lease while its holder works, however slow the carrier is. Without it a second worker would take
// over from one that only waits, and send again what is on its way.

/** Extends the lease three times in each of its lengths (`lease`, milliseconds) until `work` has ended. */
export async function holding<T>(lease: number, extend: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  const beat = setInterval(() => {
    // One that fails is followed by the next; if all do, the store is gone, and `work` will say so.
    extend().catch(() => undefined)
  }, lease / 3)
  try {
    return await work()
  } finally {
    clearInterval(beat)
  }
}
