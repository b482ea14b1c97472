// The host of the links of a campaign.
import { findCname } from '../../../store/content/cnames.ts'
import type { Db } from '../../../store/store.ts'
import { invalid } from '../../errors.ts'

/** Throws `invalid` at `place` unless the account has this cname, verified or not; without an id it does nothing. */
export async function assertCname(tx: Db, account: number, id: number | undefined, place: string): Promise<void> {
  if (id !== undefined && !(await findCname(tx, account, id))) throw invalid(place, 'is not a cname of this account')
}

/**
 * The host for links, as `TrackingLinks.on` takes it: the name of the cname while it is verified, and undefined, which
 * is that of the platform, for any other and for null.
 */
export async function hostOf(db: Db, account: number, cnameId: number | null): Promise<string | undefined> {
  const row = cnameId === null ? undefined : await findCname(db, account, cnameId)
  return row?.status === 'verified' ? row.name : undefined
}
