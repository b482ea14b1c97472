// The sites that scripts and visits name, kept in memory for a moment: a page view must not cost a query.
import type { Clock } from '../../../lib/clock.ts'
import { goalsOfSites } from '../../../store/commerce/goals.ts'
import { epochOf } from '../../../store/epoch.ts'
import type { Store } from '../../../store/store.ts'
import type { FormWithFields } from '../../audience/forms/forms.ts'
import type { ConnectedSiteRow, ConnectedSites } from '../../commerce/sites.ts'
import { type Goal, toGoal } from './goal.ts'

/** A site, with all that its script and its visits need. */
export interface KnownSite {
  site: ConnectedSiteRow
  goals: Goal[]
  /** The forms that its script shows. */
  shown: FormWithFields[]
  /** The code of its web push site; null when it has none. */
  pushCode: string | null
  /** The epoch of the account when it was looked at. */
  epoch: number
  isTracked: boolean
}

/** Sites that are kept, and codes that belong to none. */
const MAX_KEPT = 1_000
/** Milliseconds that a site is kept. */
const KEPT_FOR_MS = 10_000
/** Every change of a site, of its goals, forms or push sites, or of the epoch of its account writes to one of these tables. */
const CHANGED_WITH = ['connected_site', 'goal', 'web_push_site', 'form', 'account'] as const

interface Kept {
  known: KnownSite | null
  until: number
}

/** Finds a site by its code; null when there is none. */
export type KnownSites = (code: string) => Promise<KnownSite | null>

export function createKnownSites({
  store,
  clock,
  connectedSites,
}: {
  store: Store
  clock: Clock
  connectedSites: ConnectedSites
}): KnownSites {
  const kept = new Map<string, Kept>()
  // Separate, so that guessed codes cannot evict real sites from the cache.
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
    const { site, pushSites, shown } = found
    const isTracked = site.connected === 1 && site.tracking === 'active'
    return {
      site,
      isTracked,
      shown,
      goals: isTracked ? (await goalsOfSites(store.db, site.account_id, [site.id])).map(toGoal) : [],
      pushCode: site.connected === 1 ? (pushSites[0]?.app_code ?? null) : null,
      epoch: await epochOf(store.db, site.account_id),
    }
  }

  return async (code) => {
    const memory = kept.get(code) ?? unknown.get(code)
    const left = memory ? memory.until - clock.wall() : 0
    // More is left than a memory lasts when the clock was put back.
    if (memory && left > 0 && left <= KEPT_FOR_MS) return memory.known
    // Whatever is written from here on may be missing in what is read.
    const seen = changes
    const known = await read(code)
    if (seen !== changes) return known
    const memories = known ? kept : unknown
    if (memories.size >= MAX_KEPT) memories.clear()
    memories.set(code, { known, until: clock.wall() + KEPT_FOR_MS })
    return known
  }
}
