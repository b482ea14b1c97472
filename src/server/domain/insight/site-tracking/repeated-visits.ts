// Which events of contacts on connected sites count. Anyone can post visits in the name of a contact. So each contact
// has a limited number of them a day, and the same product or goal counts once in a period.
import { countAllRepeatable, type Repeatable } from '../../../store/events/quiet-periods.ts'
import type { Db } from '../../../store/store.ts'
import type { PlatformEvent } from '../../events/platform-event.ts'
import { repeatLimits } from '../../events/repeat-limits.ts'

/** An event of a contact, and what it is about: the same key for what is the same to a reader of the log. */
export interface SiteEvent {
  event: PlatformEvent & { contactId: number }
  what: 'goal' | 'product'
  key: string
}

const ownerOf = ({ event: { accountId: account, contactId: owner } }: SiteEvent, item: string): Repeatable => ({
  account,
  owner,
  item,
})

/** Longer names of products count together. */
const itemOf = ({ what, key }: SiteEvent) => `${what} ${key.slice(0, 64)}`

const textOf = ({ account, owner, item }: Repeatable) => `${account} ${owner} ${item}`

/** The events that count, in their order. */
export async function withoutRepeated(tx: Db, events: readonly SiteEvent[]): Promise<PlatformEvent[]> {
  const bounded = await withinDay(tx, firstOfEach(events))
  const counting: SiteEvent[] = []
  for (const [what, limit] of [
    ['goal', repeatLimits.goal],
    ['product', repeatLimits.productView],
  ] as const) {
    const own = bounded.filter((one) => one.what === what)
    if (own.length === 0) continue
    const repeated = own.map((one) => ({ ...ownerOf(one, itemOf(one)), times: 1, now: one.event.at }))
    const times = await countAllRepeatable(tx, repeated, limit)
    counting.push(...own.filter((one) => times(ownerOf(one, itemOf(one))) > 0))
  }
  const kept = new Set(counting)
  return bounded.filter((one) => kept.has(one)).map(({ event }) => event)
}

/** Without the repetitions among the events of one moment. */
function firstOfEach(events: readonly SiteEvent[]): SiteEvent[] {
  const seen = new Set<string>()
  return events.filter((one) => {
    const text = textOf(ownerOf(one, itemOf(one)))
    const isNew = !seen.has(text)
    seen.add(text)
    return isNew
  })
}

/** Without those beyond the number that a contact has in a day. */
async function withinDay(tx: Db, events: readonly SiteEvent[]): Promise<SiteEvent[]> {
  const item = 'site events'
  const byOwner = Map.groupBy(events, (one) => textOf(ownerOf(one, item)))
  const repeated = [...byOwner.values()].map((own) => {
    const [first] = own as [SiteEvent, ...SiteEvent[]]
    return { ...ownerOf(first, item), times: own.length, now: first.event.at }
  })
  if (repeated.length === 0) return []
  const times = await countAllRepeatable(tx, repeated, repeatLimits.siteEvents)
  return [...byOwner.values()].flatMap((own) => own.slice(0, times(ownerOf(own[0] as SiteEvent, item))))
}
