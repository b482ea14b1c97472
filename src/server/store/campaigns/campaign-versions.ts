// What may change of a campaign while it is being sent, in one look: its contents may be large, and are not read for it.
import { preparedRow } from '../prepared-query.ts'
import type { Db } from '../store.ts'

/** The rows that a campaign is made of. */
export interface CampaignParts {
  account: number
  campaign: number
  /** Its template of header and footer, the domain name of its links, and its senders. */
  frame: number | null
  cname: number | null
  sender: number | null
  replyTo: number | null
}

/** When the campaign and its frame were changed, and what its links and senders are called. */
export interface CampaignVersion {
  updated: number
  frame: number | null
  host: string | null
  sender: string | null
  replyTo: string | null
}

/** Undefined if the campaign does not exist. */
export const campaignVersion = (db: Db, parts: CampaignParts): Promise<CampaignVersion | undefined> =>
  versionOf(db, parts)

const versionOf = preparedRow(
  (db, { account, campaign, frame, cname, sender, replyTo }: CampaignParts) => {
    const nameOf = (id: number | null) =>
      db.selectFrom('sender').select('name').where('account_id', '=', account).where('id', '=', id)
    const frames = db.selectFrom('frame_template').where('account_id', '=', account)
    const cnames = db.selectFrom('cname').where('account_id', '=', account).where('status', '=', 'verified')
    return db
      .selectFrom('campaign')
      .select([
        'updated',
        frames.select('updated').where('id', '=', frame).as('frame'),
        cnames.select('name').where('id', '=', cname).as('host'),
        nameOf(sender).as('sender'),
        nameOf(replyTo).as('replyTo'),
      ])
      .where('account_id', '=', account)
      .where('id', '=', campaign)
  },
  { keepsPlan: true },
)
