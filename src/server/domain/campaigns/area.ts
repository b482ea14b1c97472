// Campaigns, and the runs that send them.
import type { DomainDeps } from '../deps.ts'
import type { TimerEffects } from '../timers/timers.ts'
import { type Campaigns, createCampaigns } from './campaigns.ts'
import { createSmartSmsPages, type SmartSmsPages } from './channels/smart-sms-sources.ts'
import { createFaxes, type Faxes } from './faxes.ts'
import { type CampaignFeedDeps, type CampaignFeeds, createCampaignFeeds } from './feeds/feeds.ts'
import { type CampaignFiles, createCampaignFiles } from './files.ts'
import { type CampaignGroups, createCampaignGroups } from './groups.ts'
import { createHeaderFooterTemplates, type HeaderFooterTemplates } from './header-footer-templates.ts'
import { createLandings, type Landings } from './landings.ts'
import { type CampaignPreviews, createCampaignPreviews } from './previews.ts'
import { RUN_TIMER } from './runs/run-moves.ts'
import { createShownRuns, type ShownRuns } from './runs/shown-runs.ts'
import { type CampaignSends, createCampaignSends } from './send.ts'
import { type CampaignTests, createCampaignTests } from './tests.ts'
import { type CampaignViews, createCampaignViews } from './views.ts'

export interface CampaignsArea {
  campaignFiles: CampaignFiles
  campaignGroups: CampaignGroups
  campaignViews: CampaignViews
  campaignPreviews: CampaignPreviews
  campaignRuns: ShownRuns
  campaignTests: CampaignTests
  campaigns: Campaigns
  faxes: Faxes
  campaignFeeds: CampaignFeeds
  headerFooterTemplates: HeaderFooterTemplates
  landings: Landings
  smartSmsPages: SmartSmsPages
  sends: CampaignSends
}

export const createCampaignsArea = (
  parts: DomainDeps &
    Parameters<typeof createCampaignTests>[0] &
    Parameters<typeof createSmartSmsPages>[0] &
    CampaignFeedDeps,
): CampaignsArea => ({
  campaignFiles: createCampaignFiles(parts),
  campaignGroups: createCampaignGroups(parts),
  campaignViews: createCampaignViews(parts),
  campaignPreviews: createCampaignPreviews(parts),
  campaignRuns: createShownRuns(parts),
  campaignTests: createCampaignTests(parts),
  campaigns: createCampaigns(parts),
  faxes: createFaxes(parts),
  campaignFeeds: createCampaignFeeds(parts),
  headerFooterTemplates: createHeaderFooterTemplates(parts),
  landings: createLandings(parts),
  smartSmsPages: createSmartSmsPages(parts),
  sends: createCampaignSends(parts),
})

/** What the timers of this area do. */
export const campaignTimers = ({ sends }: CampaignsArea) =>
  ({
    [RUN_TIMER]: (tx, timer) => sends.startScheduled(tx, timer.ref),
  }) satisfies Partial<TimerEffects>
