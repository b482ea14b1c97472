// The sends of campaigns, for lists and pages of campaigns.
import type { CampaignRow } from '../../../store/campaigns/campaigns.ts'
import { plannedOfCampaigns, runsOfCampaign } from '../../../store/campaigns/run-lists.ts'
import type { RunRow } from '../../../store/campaigns/runs.ts'
import type { Store } from '../../../store/store.ts'

export type { RunRow }

/** Runs that a campaign is shown with. */
const SHOWN = 50

export type ShownRuns = ReturnType<typeof createShownRuns>

export const createShownRuns = ({ store }: { store: Store }) => ({
  /** Recipients that all runs of these campaigns were planned for, by the campaign. */
  planned: (campaigns: readonly number[]): Promise<Map<number, number>> => plannedOfCampaigns(store.db, campaigns),

  /** The newest runs of a campaign, newest first. */
  of: ({ account_id, id }: Pick<CampaignRow, 'account_id' | 'id'>): Promise<RunRow[]> =>
    runsOfCampaign(store.db, account_id, id, SHOWN),
})
