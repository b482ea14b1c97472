// The shop that a request comes from: a connected site (M-246).
import type { Db } from '../../store/store.ts'
import type { ShopList } from './shop-contacts.ts'
import { requireConnectedSite } from './sites.ts'

/** A connected site, as carts and orders see it. */
export interface Shop extends ShopList {
  /** In lower case. */
  domain: string
}

/** The connected site of the domain; throws `not_found`. */
export async function requireShop(db: Db, account: number, domain: string): Promise<Shop> {
  const site = await requireConnectedSite(db, account, domain)
  return { account, domain: site.domain, list: site.list_id }
}
