// What campaigns, and templates of their headers and footers, said before they were changed.
import { sql } from 'kysely'
import { dialectOf } from '../dialect.ts'
import type { Db } from '../store.ts'
import type { CampaignRow } from './campaigns.ts'
import type { HeaderFooterTemplateRow } from './header-footer-templates.ts'

type Said = Pick<CampaignRow, 'title' | 'content' | 'header_footer'>

/** Stores the content of a campaign if it has been sent and has not changed until `until`, milliseconds. */
export async function keepSentVersion(
  tx: Db,
  { id, account_id, title, content, header_footer }: CampaignRow,
  until: number,
): Promise<void> {
  const wasSent = await tx.selectFrom('run').select('id').where('campaign_id', '=', id).limit(1).executeTakeFirst()
  if (!wasSent) return
  await tx
    .insertInto('sent_version')
    .values({ campaign_id: id, until, account_id, title, content, header_footer })
    .onConflict((c) => c.columns(['campaign_id', 'until']).doNothing())
    .execute()
}

/** What a campaign said at a time; undefined if it says so still. */
export function sentVersionAt(db: Db, campaign: number, at: number): Promise<Said | undefined> {
  const versions = db.selectFrom('sent_version').select(['title', 'content', 'header_footer'])
  return versions
    .where('campaign_id', '=', campaign)
    .where('until', '>', at)
    .orderBy('until')
    .limit(1)
    .executeTakeFirst()
}

type Frame = Pick<HeaderFooterTemplateRow, 'header' | 'footer'>

/** Keeps what a template is, if a campaign was sent with it since it was kept last and until `until`, milliseconds. */
export async function keepSentFrame(
  tx: Db,
  { id, account_id, header, footer }: Pick<HeaderFooterTemplateRow, 'id' | 'account_id' | 'header' | 'footer'>,
  until: number,
): Promise<void> {
  const last = await tx
    .selectFrom('sent_frame')
    .select((q) => q.fn.max('until').as('until'))
    .where('template_id', '=', id)
    .executeTakeFirst()
  const wasSent = await tx
    .selectFrom('campaign')
    .innerJoin('run', 'run.campaign_id', 'campaign.id')
    .select('run.id')
    .where('campaign.account_id', '=', account_id)
    .where('campaign.header_footer', 'is not', null)
    .where(sql<string>`CAST(${dialectOf(tx).member('campaign.header_footer', 'id')} AS text)`, '=', String(id))
    .where('run.created', '>=', Number(last?.until ?? 0))
    .limit(1)
    .executeTakeFirst()
  if (!wasSent) return
  await tx
    .insertInto('sent_frame')
    .values({ template_id: id, until, account_id, header, footer })
    .onConflict((c) => c.columns(['template_id', 'until']).doNothing())
    .execute()
}

/** What a template was at a time; undefined if it is so still. */
export function sentFrameAt(db: Db, template: number, at: number): Promise<Frame | undefined> {
  const frames = db.selectFrom('sent_frame').select(['header', 'footer']).where('template_id', '=', template)
  return frames.where('until', '>', at).orderBy('until').limit(1).executeTakeFirst()
}
