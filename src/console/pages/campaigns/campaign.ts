// What the parts of the page know of a campaign.
import type { MarketingSchemas } from '../../../clients/index.ts'
import { hrefOf } from '../../shell/router.ts'
import type { Tone } from '../../ui/badge.tsx'

/** A campaign with what it says. */
export type Campaign = MarketingSchemas['CampaignDetail']
/** A channel of campaigns. */
export type Channel = MarketingSchemas['CampaignChannel']
/** Where a campaign is. */
export type Status = MarketingSchemas['CampaignStatus']

/** What the state of a campaign means for the reader. */
export const tones: Record<Status, Tone> = {
  draft: 'idle',
  queued: 'busy',
  sending: 'busy',
  paused: 'warn',
  sent: 'good',
  canceled: 'bad',
}

/** Whether a campaign waits or is on its way. */
export const isUnderWay = (status: Status): boolean => ['queued', 'sending', 'paused'].includes(status)

/** Milliseconds between two looks at what is on its way. */
export const PERIOD_MS = 5_000

/** The address of a campaign, or of a part of it. */
export const campaignHref = (hash: string, tab = ''): string => hrefOf(`campaigns/${hash}`, { tab })
