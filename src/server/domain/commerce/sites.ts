// The websites that carry the script of an account. A site that is disconnected keeps its row: its script, and what was
// counted, are the same when it comes back.
import type { Clock } from '../../lib/clock.ts'
import { randomHex } from '../../lib/ids.ts'
import * as rows from '../../store/commerce/sites.ts'
import type { SiteTracking } from '../../store/schema.ts'
import type { Db, Store } from '../../store/store.ts'
import { requireNamedList } from '../audience/lists.ts'
import { conflict, invalid, notFound } from '../errors.ts'

export type ConnectedSiteRow = rows.ConnectedSiteRow

/** A connected site with what the account has for it. */
export interface ConnectedSite {
  site: ConnectedSiteRow
  /** The script to put into its pages. */
  code: string
  isTracked: boolean
  forms: { id: number; name: string; hash: string }[]
  pushSites: { id: number; name: string; app_code: string }[]
}

/** Capitals do not tell domains apart. */
export const toDomain = (text: string): string => text.toLowerCase()

/** Whether a page at this origin is one of the site (M-592). */
export function isPageOf(origin: string | undefined, { domain }: Pick<ConnectedSiteRow, 'domain'>): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false
  const { protocol, hostname } = new URL(origin)
  return (protocol === 'https:' || protocol === 'http:') && (hostname === domain || hostname === `www.${domain}`)
}

/** The connected site of this account; throws `not_found`. */
export async function requireConnectedSite(db: Db, account: number, domain: string): Promise<ConnectedSiteRow> {
  const row = await rows.findConnectedSite(db, account, toDomain(domain))
  if (!row) throw notFound('connected site', domain)
  return row
}

/** The connected site that an input names in `domain`; throws `invalid`. */
export async function requireNamedConnectedSite(db: Db, account: number, domain: string): Promise<ConnectedSiteRow> {
  const row = await rows.findConnectedSite(db, account, toDomain(domain))
  if (!row) throw invalid('domain', `is no connected site of this account: ${domain}`)
  return row
}

/** Bytes of a code: nobody should find scripts by trying. */
const CODE_BYTES = 8

/** The web push sites with the domain of a site. */
async function pushSitesOf(db: Db, site: ConnectedSiteRow) {
  const all = await rows.pushSitesOf(db, site.account_id)
  return all.filter(({ origin }) => isPageOf(origin, site))
}

/** Connects the site of a domain in lower case, with this list if there is one. */
async function connect(
  tx: Db,
  account: number,
  { domain, listId, now }: { domain: string; listId: number | undefined; now: number },
  tracking?: SiteTracking,
): Promise<ConnectedSiteRow> {
  if (listId !== undefined) await requireNamedList(tx, account, listId)
  const before = await rows.findSite(tx, account, domain)
  const changed = {
    connected: 1,
    updated: now,
    ...(listId !== undefined && { list_id: listId }),
    ...(tracking && { tracking }),
  }
  if (before) await rows.updateSite(tx, before.id, changed)
  else {
    const code = `te${randomHex(CODE_BYTES)}`
    const blank = { account_id: account, domain, list_id: null, code, tracking: 'never' as const, created: now }
    await rows.insertSite(tx, { ...blank, ...changed })
  }
  return requireConnectedSite(tx, account, domain)
}

export type ConnectedSites = ReturnType<typeof createConnectedSites>

export function createConnectedSites({ store, clock, publicUrl }: { store: Store; clock: Clock; publicUrl: string }) {
  async function describe(db: Db, site: ConnectedSiteRow): Promise<ConnectedSite> {
    return {
      site,
      code: `<script async src="${publicUrl}/te/${site.code}.js"></script>`,
      isTracked: site.tracking === 'active',
      forms: site.list_id === null ? [] : await rows.formsOfSite(db, site.account_id, site.list_id),
      pushSites: await pushSitesOf(db, site),
    }
  }

  return {
    /** All connected sites, by domain. */
    async list(account: number): Promise<ConnectedSiteRow[]> {
      return (await rows.listSites(store.db, account)).filter(({ connected }) => connected === 1)
    },

    get: async (account: number, domain: string): Promise<ConnectedSite> =>
      describe(store.db, await requireConnectedSite(store.db, account, domain)),

    /** Connects a site; one that is connected keeps its list unless this names another. Throws `invalid`. */
    connect(account: number, domain: string, listId: number | undefined): Promise<ConnectedSite> {
      const now = clock.now(account)
      return store.write(async (tx) =>
        describe(tx, await connect(tx, account, { domain: toDomain(domain), listId, now })),
      )
    },

    disconnect(account: number, domain: string): Promise<void> {
      return store.write(async (tx) => {
        const { id, tracking } = await requireConnectedSite(tx, account, domain)
        const left = tracking === 'active' ? 'inactive' : tracking
        await rows.updateSite(tx, id, { connected: 0, tracking: left, updated: clock.now(account) })
      })
    },

    /** Every site that was tracked once. */
    async tracked(account: number): Promise<ConnectedSiteRow[]> {
      return (await rows.listSites(store.db, account)).filter(({ tracking }) => tracking !== 'never')
    },

    /** Turns Track&Engage on (M-593). Throws `conflict`, and `invalid` for a list that does not exist. */
    track(account: number, given: string, listId: number | undefined): Promise<ConnectedSiteRow> {
      const domain = toDomain(given)
      return store.write(async (tx) => {
        const before = await rows.findSite(tx, account, domain)
        if (before?.tracking === 'active')
          throw conflict('domain_already_defined', `Track&Engage is on for ${domain} already.`)
        if (listId === undefined && (before?.list_id ?? null) === null)
          throw conflict(
            'domain_list_required',
            'Track&Engage needs a list in which visitors are looked up. Name one in list_id.',
          )
        return connect(tx, account, { domain, listId, now: clock.now(account) }, 'active')
      })
    },

    /** Whether Track&Engage is on for a domain of the account. */
    isTracking: async (account: number): Promise<boolean> =>
      (await rows.listSites(store.db, account)).some(({ tracking }) => tracking === 'active'),

    /** The site of an address that anybody may ask for, with what its script needs; null when there is none. */
    async byCode(code: string): Promise<Pick<ConnectedSite, 'site' | 'pushSites'> | null> {
      const site = await rows.findSiteByCode(store.db, code)
      return site ? { site, pushSites: await pushSitesOf(store.db, site) } : null
    },
  }
}
