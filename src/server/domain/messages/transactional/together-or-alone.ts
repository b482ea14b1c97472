// One transaction for many messages, without one of them holding up the others.
import { StoreUnavailableError } from '../../../store/store.ts'

/**
 * Writes all items at once, or each alone when that fails: what is wrong with one must not harm the others. Returns
 * what `write` gives; what it throws for one alone is added to `failures`. Throws when the store is unavailable.
 */
export async function togetherOrAlone<T, R>(
  items: readonly T[],
  write: (items: readonly T[]) => Promise<R[]>,
  failures: unknown[],
): Promise<R[]> {
  if (items.length === 0) return []
  try {
    return await write(items)
  } catch (error) {
    if (error instanceof StoreUnavailableError) throw error
  }
  const done = await Promise.allSettled(items.map((item) => write([item])))
  failures.push(...done.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : [])))
  return done.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}
