// What every noun of the domain is made of.
import type { Clock } from '../lib/clock.ts'
import type { Store } from '../store/store.ts'

/** The store that keeps the records, and the clock that they are dated by. */
export interface DomainDeps {
  store: Store
  clock: Clock
}
