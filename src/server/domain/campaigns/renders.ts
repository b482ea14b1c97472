// Tests with sample contacts whether a campaign can be rendered, before any kind of send.
import type { CampaignRow } from '../../store/campaigns/campaigns.ts'
import type { Db } from '../../store/store.ts'
import { fieldsOfList } from '../audience/fields.ts'
import { sampleIssue } from '../content/feed-markers.ts'
import type { TrackingLinks } from '../content/tracking-links.ts'
import { invalid } from '../errors.ts'
import { channelOf } from './channels/channels.ts'
import { sampleContacts } from './channels/sample-contacts.ts'
import { readSource } from './runs/campaign-source.ts'

/**
 * Throws `invalid` at `place` for a campaign that no contact of a list could get, whatever its fields hold. One that a feed
 * fills is tried with a full issue.
 */
export async function assertRenders(
  tx: Db,
  campaign: CampaignRow,
  { list, links, place = 'campaignHash' }: { list: number; links: TrackingLinks; place?: string },
): Promise<void> {
  const source = await readSource(tx, campaign, { list, app: null, run: null }, links)
  if (!source) return
  const { fed, problem } = channelOf(campaign.channel)
  const issue = campaign.feed === null || !fed ? source.issue : sampleIssue(fed.feeds(campaign.content))
  const found = problem({ ...source, issue }, sampleContacts(await fieldsOfList(tx, campaign.account_id, list)))
  if (found === null) return
  const what = place === 'campaignHash' ? 'is a campaign that' : `sends the campaign ${campaign.hash}, which`
  throw invalid(place, `${what} cannot be rendered: ${found}`)
}
