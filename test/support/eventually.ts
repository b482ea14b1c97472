// Waits for something that has no event. Where there is an event, use arrivals.ts, which does not poll.

const PAUSE = 15

/**
 * Asks until the answer is truthy, and returns it. An error counts as "not yet", so the condition may use `expect`.
 * When the time is up (`ms`, 120 000), the last error is thrown.
 */
export async function eventually<T>(condition: () => T | Promise<T>, ms = 120_000): Promise<NonNullable<T>> {
  const end = performance.now() + ms
  let last: unknown
  do {
    try {
      const value = await condition()
      if (value) return value
      last = undefined
    } catch (error) {
      last = error
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  } while (performance.now() < end)
  throw last ?? new Error(`The condition did not hold within ${ms} ms: ${condition.toString()}`)
}
