// The websites on which people subscribe to web push.
import type { Clock } from '../../../lib/clock.ts'
import { randomHex } from '../../../lib/ids.ts'
import { isLoopbackUrl } from '../../../lib/networks.ts'
import type { WebPushSiteFilter, WebPushSiteRow } from '../../../store/audience/web-push/sites.ts'
import * as rows from '../../../store/audience/web-push/sites.ts'
import type { PageRequest } from '../../../store/pages.ts'
import type { Db, Store } from '../../../store/store.ts'
import { conflict, invalid } from '../../errors.ts'
import { requireNamedList } from '../lists.ts'

export type { WebPushSiteRow }

export interface WebPushSiteInput {
  /** The address of the website. */
  site: string
  listId: number
  name: string
}

/**
 * The origin of a website. Browsers let only https pages subscribe, and those of their own machine. Throws `invalid`.
 */
export function originOf(site: string): string {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(site) ? site : `https://${site}`
  if (!URL.canParse(address)) throw invalid('site', `is no address of a website: ${site}`)
  const { origin, protocol, username, password } = new URL(address)
  if (username !== '' || password !== '') throw invalid('site', 'must not hold a user name or a password')
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopbackUrl(address)))
    throw invalid('site', 'must be an https address: browsers let no other pages subscribe')
  return origin
}

/** The site that an input names in `siteId`; throws `invalid`. */
export async function requireNamedSite(db: Db, account: number, id: number): Promise<WebPushSiteRow> {
  const row = await rows.findWebPushSite(db, account, id)
  if (!row) throw invalid('siteId', `is no web push site of this account: ${id}`)
  return row
}

export type WebPushSites = ReturnType<typeof createWebPushSites>

export function createWebPushSites({ store, clock }: { store: Store; clock: Clock }) {
  return {
    /** Throws `invalid`, and `conflict` for a name that another site of the account has. */
    create(account: number, { site, listId, name }: WebPushSiteInput): Promise<WebPushSiteRow> {
      const origin = originOf(site)
      const now = clock.now(account)
      const app_code = `wp${randomHex(8)}`
      return store.write(async (tx) => {
        await requireNamedList(tx, account, listId)
        if (await rows.findWebPushSiteByName(tx, account, name))
          throw conflict('name_already_exists', `Another web push site has the name ${name}.`)
        const row = { account_id: account, list_id: listId, site, origin, app_code, name, created: now, updated: now }
        return rows.insertWebPushSite(tx, row)
      })
    },

    list: (account: number, filter: WebPushSiteFilter, page: PageRequest) =>
      rows.listWebPushSites(store.db, account, filter, page),

    /** The site of an address that anybody may ask for; null when there is none. */
    byCode: async (code: string): Promise<WebPushSiteRow | null> =>
      (await rows.findWebPushSiteByCode(store.db, code)) ?? null,
  }
}
