// Reads of the contacts of a list by what a caller asks for. Cheap ones are answered at once; for others see
// `Store.readLong`.
import { isCostly, isCostlyStretch, weightOf } from '../../store/audience/condition-cost.ts'
import type { ContactSet, Stretch } from '../../store/audience/contact-pages.ts'
import type { Db, Store } from '../../store/store.ts'

/** Reads by filters of this weight (condition-cost.ts), each of which may come to all contacts of the list. */
export async function readByWeight<T>(
  store: Store,
  { account, list }: Omit<ContactSet, 'condition'>,
  weight: number,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const costly = await isCostly(store.db, { account, list }, weight)
  return costly ? store.readLong({ account }, work) : work(store.db)
}

/** Reads of the contacts that meet a condition, as a page for people: it may be some seconds late. */
export async function readByCondition<T>(
  store: Store,
  { condition, ...of }: ContactSet,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const costly = await isCostly(store.db, of, weightOf(condition))
  return costly ? store.readLong({ account: of.account, mayBeLate: true }, work) : work(store.db)
}

/** Reads of the contacts of a stretch that meet the condition, for a file: they may be some seconds late. */
export async function readStretch<T>(
  store: Store,
  set: ContactSet,
  stretch: Stretch & { contacts: number },
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const costly = await isCostlyStretch(store.db, set, stretch, weightOf(set.condition))
  return costly ? store.readLong({ account: set.account, mayBeLate: true }, work) : work(store.db)
}
