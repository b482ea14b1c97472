// The tables of connected sites.
import type { Generated } from 'kysely'

/** Whether visits are counted: `never` until tracking is turned on, `inactive` if the site was disconnected since. */
export type SiteTracking = 'never' | 'active' | 'inactive'

/** What is counted of the visitors of a site. */
export type VisitKind = 'page' | 'product' | 'form' | 'push' | 'goal'

export interface ConnectedSiteTable {
  id: Generated<number>
  account_id: number
  /** In lower case. */
  domain: string
  /** The list may have been deleted since. */
  list_id: number | null
  /** What the address of its script names it by. */
  code: string
  /** 0 when the site was disconnected: its script and what was counted stay. */
  connected: number
  tracking: SiteTracking
  created: number
  updated: number
}

export interface GoalTable {
  id: Generated<number>
  account_id: number
  site_id: number
  name: string
  /** JSON. */
  config: string
  created: number
}

/** A counter of one day in UTC. */
export interface SiteVisitTable {
  site_id: number
  day: string
  what: VisitKind
  /** The number of the goal or of the form; 0 for anything else. */
  item: number
  n: number
}

export interface SiteTables {
  connected_site: ConnectedSiteTable
  goal: GoalTable
  site_visit: SiteVisitTable
}
