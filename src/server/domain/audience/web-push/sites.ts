// The websites on which people subscribe to web push.
import type { Clock } from '../../../lib/clock.ts'
import { randomHex } from '../../../lib/ids.ts'
import { isLoopbackUrl } from '../../../lib/networks.ts'
import type { WebPushSiteFilter, WebPushSiteRow } from '../../../store/audience/web-push/sites.ts'
import * as rows from '../../../store/audience/web-push/sites.ts'
import type { Page, PageRequest } from '../../../store/pages.ts'
import type { Store } from '../../../store/store.ts'
import { conflict, invalid } from '../../errors.ts'
import { requireNamedList } from '../lists.ts'

export interface WebPushSite {
  id: number
  accountId: number
  /** The list of the people who subscribe. */
  listId: number
  /** As the account wrote it. */
  site: string
  origin: string
  /** In the URLs of its scripts. */
  appCode: string
  name: string
}

const toSite = ({ id, account_id, list_id, site, origin, app_code, name }: WebPushSiteRow): WebPushSite => ({
  id,
  accountId: account_id,
  listId: list_id,
  site,
  origin,
  appCode: app_code,
  name,
})

interface WebPushSiteInput {
  /** The address of the website. */
  site: string
  listId: number
  name: string
}

/**
 * The origin of a website. Browsers let only https pages subscribe, and pages of the local machine. Throws `invalid`.
 */
function originOf(site: string): string {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(site) ? site : `https://${site}`
  if (!URL.canParse(address)) throw invalid('site', `is not an address of a website: ${site}`)
  const { origin, protocol, username, password } = new URL(address)
  if (username !== '' || password !== '') throw invalid('site', 'must not hold a user name or a password')
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopbackUrl(address)))
    throw invalid('site', 'must be an https address: browsers let no other pages subscribe')
  return origin
}

export interface WebPushSites {
  /** Throws `invalid`, and `conflict` for a name that another site of the account has. */
  create(account: number, input: WebPushSiteInput): Promise<WebPushSite>
  list(account: number, filter: WebPushSiteFilter, page: PageRequest): Promise<Page<WebPushSite>>
  /** The site of a public URL; null if there is none. */
  byCode(code: string): Promise<WebPushSite | null>
}

export function createWebPushSites({ store, clock }: { store: Store; clock: Clock }): WebPushSites {
  return {
    create(account, { site, listId, name }) {
      const origin = originOf(site)
      const now = clock.now(account)
      const app_code = `wp${randomHex(8)}`
      return store.write(async (tx) => {
        await requireNamedList(tx, account, listId)
        if (await rows.findWebPushSiteByName(tx, account, name))
          throw conflict('name_already_exists', `Another web push site has the name ${name}.`)
        const row = { account_id: account, list_id: listId, site, origin, app_code, name, created: now, updated: now }
        return toSite(await rows.insertWebPushSite(tx, row))
      })
    },

    async list(account, filter, page) {
      const { total, items } = await rows.listWebPushSites(store.db, account, filter, page)
      return { total, items: items.map(toSite) }
    },

    async byCode(code) {
      const row = await rows.findWebPushSiteByCode(store.db, code)
      return row ? toSite(row) : null
    },
  }
}
