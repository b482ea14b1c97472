// The tables of web push.
import type { Generated } from 'kysely'

/** The key pair by which push services know an account; the private key is sealed. */
export interface WebPushKeyTable {
  account_id: number
  public_key: string
  private_key: string
  created: number
}

export interface WebPushSiteTable {
  id: Generated<number>
  account_id: number
  list_id: number
  /** As the account wrote it. */
  site: string
  origin: string
  app_code: string
  name: string
  created: number
  updated: number
}

export interface WebPushTables {
  web_push_key: WebPushKeyTable
  web_push_site: WebPushSiteTable
}
