// Campaigns, and the runs that send them.
import type { Parts } from '../parts.ts'
import type { TimerEffects } from '../timers/timers.ts'
import { createCampaigns } from './campaigns.ts'
import { createSmartSmsPages } from './channels/smart-sms-sources.ts'
import { createFaxes } from './faxes.ts'
import { type CampaignFeedParts, createCampaignFeeds } from './feeds/feeds.ts'
import { createCampaignFiles } from './files.ts'
import { createFrameTemplates } from './frame-templates.ts'
import { createCampaignGroups } from './groups.ts'
import { createLandings } from './landings.ts'
import { createCampaignPreviews } from './previews.ts'
import { RUN_TIMER } from './runs/run-moves.ts'
import { createShownRuns } from './runs/shown-runs.ts'
import { createCampaignSends } from './send.ts'
import { createCampaignTests } from './tests.ts'
import { createCampaignViews } from './views.ts'

export type CampaignsArea = ReturnType<typeof createCampaignsArea>

export const createCampaignsArea = (
  parts: Parts &
    Parameters<typeof createCampaignTests>[0] &
    Parameters<typeof createSmartSmsPages>[0] &
    CampaignFeedParts,
) => ({
  campaignFiles: createCampaignFiles(parts),
  campaignGroups: createCampaignGroups(parts),
  campaignViews: createCampaignViews(parts),
  campaignPreviews: createCampaignPreviews(parts),
  campaignRuns: createShownRuns(parts),
  campaignTests: createCampaignTests(parts),
  campaigns: createCampaigns(parts),
  faxes: createFaxes(parts),
  campaignFeeds: createCampaignFeeds(parts),
  frameTemplates: createFrameTemplates(parts),
  landings: createLandings(parts),
  smartSmsPages: createSmartSmsPages(parts),
  sends: createCampaignSends(parts),
})

/** What the timers of this area do. */
export const campaignTimers = ({ sends }: CampaignsArea) =>
  ({
    [RUN_TIMER]: (tx, timer) => sends.startScheduled(tx, timer.ref),
  }) satisfies Partial<TimerEffects>
