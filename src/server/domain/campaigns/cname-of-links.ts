// The account's domain name for the short links of a campaign.
import type { CampaignRow } from '../../store/campaigns/campaigns.ts'
import type { Db } from '../../store/store.ts'
import { assertCname, hostOf } from '../content/cnames/host.ts'
import { invalid } from '../errors.ts'

/** Throws `invalid` at `place` for a domain name that the account does not have, or has not verified. */
export async function assertLinkHost(tx: Db, account: number, id: number | undefined, place: string): Promise<void> {
  await assertCname(tx, account, id, place)
  if (id !== undefined && (await hostOf(tx, account, id)) === undefined)
    throw invalid(place, 'is not a verified CNAME. Verify it first')
}

/** The host of the short links of a campaign; undefined for that of the platform. */
export const linkHostOf = (
  db: Db,
  campaign: Pick<CampaignRow, 'account_id' | 'cname_id'>,
): Promise<string | undefined> => hostOf(db, campaign.account_id, campaign.cname_id)
