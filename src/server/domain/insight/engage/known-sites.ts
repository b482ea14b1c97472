// The sites that scripts and visits name, kept in memory for a moment: a page view must not cost a query.
import type { Clock } from '../../../lib/clock.ts'
import { goalsOfSites } from '../../../store/commerce/goals.ts'
import { epochOf } from '../../../store/epoch.ts'
import type { Store } from '../../../store/store.ts'
import type { ConnectedSiteRow, ConnectedSites } from '../../commerce/sites.ts'
import { type Goal, toGoal } from './goal.ts'

/** A site, with all that its script and its visits need. */
export interface KnownSite {
  site: ConnectedSiteRow
  goals: Goal[]
  /** The code of its web push site; null when it has none. */
  pushCode: string | null
  /** The epoch of the account when it was looked at. */
  epoch: number
  isTracked: boolean
}

/** Sites that are kept, and codes that belong to none. */
const MOST_KEPT = 1_000
/** Milliseconds that a site is kept. */
const KEPT_FOR = 10_000
/** Whoever changes a site, what belongs to it or the epoch of its account writes one of these. */
const CHANGED_WITH = ['connected_site', 'goal', 'web_push_site', 'account'] as const

interface Kept {
  known: KnownSite | null
  until: number
}

/** Makes the function that finds a site by its code; null when there is none. */
export function createKnownSites({
  store,
  clock,
  connectedSites,
}: {
  store: Store
  clock: Clock
  connectedSites: ConnectedSites
}) {
  const kept = new Map<string, Kept>()
  // Apart from the others: whoever tries codes must not drive the sites out.
  const unknown = new Map<string, Kept>()
  let changes = 0
  store.onWrite((written) => {
    // What another process writes is noticed when the time is over: otherwise each of its commits would cost a query.
    if (!CHANGED_WITH.some((table) => written?.has(table))) return
    changes++
    kept.clear()
    unknown.clear()
  })

  async function read(code: string): Promise<KnownSite | null> {
    const found = await connectedSites.byCode(code)
    if (!found) return null
    const { site, pushSites } = found
    const isTracked = site.connected === 1 && site.tracking === 'active'
    return {
      site,
      isTracked,
      goals: isTracked ? (await goalsOfSites(store.db, site.account_id, [site.id])).map(toGoal) : [],
      pushCode: site.connected === 1 ? (pushSites[0]?.app_code ?? null) : null,
      epoch: await epochOf(store.db, site.account_id),
    }
  }

  return async (code: string): Promise<KnownSite | null> => {
    const memory = kept.get(code) ?? unknown.get(code)
    if (memory && memory.until > clock.wall()) return memory.known
    // Whatever is written from here on may be missing in what is read.
    const seen = changes
    const known = await read(code)
    if (seen !== changes) return known
    const memories = known ? kept : unknown
    if (memories.size >= MOST_KEPT) memories.clear()
    memories.set(code, { known, until: clock.wall() + KEPT_FOR })
    return known
  }
}

export type KnownSites = ReturnType<typeof createKnownSites>
