// The websites that carry the script of an account. A site that is disconnected keeps its row: its script, and what was
// counted, are the same when it comes back.
import type { Clock } from '../../lib/clock.ts'
import { randomHex } from '../../lib/ids.ts'
import { fromJson } from '../../lib/json-text.ts'
import { formsWithDisplay } from '../../store/audience/forms.ts'
import * as rows from '../../store/commerce/sites.ts'
import type { SiteTracking } from '../../store/schema.ts'
import type { Db, Store } from '../../store/store.ts'
import { fieldsOfList } from '../audience/fields.ts'
import { type FormDisplay, MAX_SHOWN } from '../audience/forms/display.ts'
import { toForm } from '../audience/forms/form.ts'
import type { FormWithFields } from '../audience/forms/forms.ts'
import { requireNamedList } from '../audience/lists.ts'
import { conflict, invalid, notFound } from '../errors.ts'

export type ConnectedSiteRow = rows.ConnectedSiteRow

/** A website that carries the script of the account. */
export interface SiteHead {
  domain: string
  /** The list that its visitors join; null: none. */
  listId: number | null
  /** Whether Track&Engage is on. */
  isTracked: boolean
}

const toHead = ({ domain, list_id, tracking }: ConnectedSiteRow): SiteHead => {
  return { domain, listId: list_id, isTracked: tracking === 'active' }
}

/** A connected site with what the account has for it. */
export interface ConnectedSite extends SiteHead {
  /** The script to put into its pages. */
  code: string
  forms: { id: number; name: string; hash: string; kind: FormDisplay['kind'] | null }[]
  pushSites: { id: number; name: string; appCode: string }[]
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
  if (!row) throw invalid('domain', `is not a connected site of this account: ${domain}`)
  return row
}

/** Bytes of a code: enough that scripts cannot be found by guessing. */
const CODE_BYTES = 8

/** The web push sites with the domain of a site. */
async function pushSitesOf(db: Db, site: ConnectedSiteRow) {
  const all = await rows.pushSitesOf(db, site.account_id)
  return all.filter(({ origin }) => isPageOf(origin, site))
}

/** The forms of the list of a site, each with what its script makes of it. */
async function formsOf(db: Db, { account_id, list_id }: ConnectedSiteRow): Promise<ConnectedSite['forms']> {
  const forms = list_id === null ? [] : await rows.formsOfSite(db, account_id, list_id)
  return forms.map(({ display, ...form }) => ({
    ...form,
    kind: display === null ? null : fromJson<FormDisplay>(display).kind,
  }))
}

/** The forms that the script of a site shows. */
async function shownFormsOf(db: Db, { account_id, list_id, connected }: ConnectedSiteRow): Promise<FormWithFields[]> {
  const shown = list_id !== null && connected === 1 ? await formsWithDisplay(db, account_id, list_id, MAX_SHOWN) : []
  if (list_id === null || shown.length === 0) return []
  const known = await fieldsOfList(db, account_id, list_id)
  return shown.map((row) => ({ form: toForm(row), known }))
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

export interface ConnectedSites {
  /** All connected sites, by domain. */
  list(account: number): Promise<SiteHead[]>
  get(account: number, domain: string): Promise<ConnectedSite>
  /** Connects a site; one that is connected keeps its list unless this names another. Throws `invalid`. */
  connect(account: number, domain: string, listId: number | undefined): Promise<ConnectedSite>
  disconnect(account: number, domain: string): Promise<void>
  /** Every site that was tracked once. */
  tracked(account: number): Promise<SiteHead[]>
  /** Turns Track&Engage on (M-593). Throws `conflict`, and `invalid` for a list that does not exist. */
  track(account: number, given: string, listId: number | undefined): Promise<SiteHead>
  /** Whether Track&Engage is on for a domain of the account. */
  isTracking(account: number): Promise<boolean>
  /** The site of a public URL, with the data for its script; null if there is none. */
  byCode(code: string): Promise<{
    site: ConnectedSiteRow
    pushSites: { name: string; id: number; origin: string; app_code: string }[]
    shown: FormWithFields[]
  } | null>
}

export function createConnectedSites({
  store,
  clock,
  publicUrl,
}: {
  store: Store
  clock: Clock
  publicUrl: string
}): ConnectedSites {
  async function describe(db: Db, site: ConnectedSiteRow): Promise<ConnectedSite> {
    return {
      ...toHead(site),
      code: `<script async src="${publicUrl}/te/${site.code}.js"></script>`,
      forms: await formsOf(db, site),
      pushSites: (await pushSitesOf(db, site)).map(({ id, name, app_code }) => ({ id, name, appCode: app_code })),
    }
  }

  return {
    async list(account) {
      return (await rows.listSites(store.db, account)).filter(({ connected }) => connected === 1).map(toHead)
    },

    get: async (account, domain) => describe(store.db, await requireConnectedSite(store.db, account, domain)),

    connect(account, domain, listId): Promise<ConnectedSite> {
      const now = clock.now(account)
      return store.write(async (tx) =>
        describe(tx, await connect(tx, account, { domain: toDomain(domain), listId, now })),
      )
    },

    disconnect(account, domain): Promise<void> {
      return store.write(async (tx) => {
        const { id, tracking } = await requireConnectedSite(tx, account, domain)
        const left = tracking === 'active' ? 'inactive' : tracking
        await rows.updateSite(tx, id, { connected: 0, tracking: left, updated: clock.now(account) })
      })
    },

    async tracked(account) {
      return (await rows.listSites(store.db, account)).filter(({ tracking }) => tracking !== 'never').map(toHead)
    },

    track(account, given, listId) {
      const domain = toDomain(given)
      return store.write(async (tx) => {
        const before = await rows.findSite(tx, account, domain)
        if (before?.tracking === 'active')
          throw conflict('domain_already_defined', `Track&Engage is already enabled for ${domain}.`)
        if (listId === undefined && (before?.list_id ?? null) === null)
          throw conflict(
            'domain_list_required',
            'Track&Engage needs a list of contacts to identify visitors. Set list_id.',
          )
        return toHead(await connect(tx, account, { domain, listId, now: clock.now(account) }, 'active'))
      })
    },

    isTracking: async (account) =>
      (await rows.listSites(store.db, account)).some(({ tracking }) => tracking === 'active'),

    async byCode(code) {
      const site = await rows.findSiteByCode(store.db, code)
      if (!site) return null
      return { site, pushSites: await pushSitesOf(store.db, site), shown: await shownFormsOf(store.db, site) }
    },
  }
}
