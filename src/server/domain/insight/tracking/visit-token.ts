// A click that leads to a connected site takes a token along, by which the script of the site knows the recipient.
import { findConnectedSite } from '../../../store/commerce/sites.ts'
import { isTest, type MessageRow } from '../../../store/sending/campaign-ledger.ts'
import type { Db } from '../../../store/store.ts'
import { sealVisitToken, withVisitToken } from '../../content/visit-tokens.ts'

/** Whether the account follows visits on pages of this host. */
async function isTracked(db: Db, account: number, host: string): Promise<boolean> {
  for (const domain of new Set([host, host.replace(/^www\./, '')])) {
    if ((await findConnectedSite(db, account, domain))?.tracking === 'active') return true
  }
  return false
}

/** The address that a clicked link leads to, with a token where it leads to a site on which visits are followed. */
export async function addVisitToken(
  db: Db,
  { id, account_id, contact_id, ...message }: MessageRow,
  address: string,
  { now, secret }: { now: number; secret: string },
): Promise<string> {
  if (contact_id === null || isTest({ id, account_id, contact_id, ...message }) || !URL.canParse(address))
    return address
  const { protocol, hostname } = new URL(address)
  const isPage = protocol === 'https:' || protocol === 'http:'
  if (!isPage || !(await isTracked(db, account_id, hostname))) return address
  return withVisitToken(address, sealVisitToken(id, now, secret))
}
