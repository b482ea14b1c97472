// The sends of campaigns, for lists and pages of campaigns.
import { fromJson } from '../../../lib/json-text.ts'
import type { CampaignRow } from '../../../store/campaigns/campaigns.ts'
import { zonesOfRuns } from '../../../store/campaigns/chunks.ts'
import { failuresOfRuns } from '../../../store/campaigns/run-failures.ts'
import { plannedOfCampaigns, runsOfCampaign } from '../../../store/campaigns/run-lists.ts'
import type { RunRow } from '../../../store/campaigns/runs.ts'
import type { Store } from '../../../store/store.ts'
import { type LocalTime, timeInZone } from './local-time.ts'
import type { RunOptions } from './run-options.ts'

/** Recipients that were not reached for one reason. */
export interface Failure {
  reason: string
  n: number
}

/** The recipients of a run in a time zone. */
interface ShownZone {
  zone: string
  /** When they get it. */
  at: number
  planned: number
  /** Those who were tried. */
  tried: number
}

export interface ShownRun extends RunRow {
  failures: Failure[]
  /** Null for a run that goes to all time zones at once. */
  localTime: LocalTime | null
  /** In the order in which they get it; none before the run is planned. */
  zones: ShownZone[]
}

/** Reasons that are shown. */
export const MAX_REASONS = 100

/** Runs that a campaign is shown with. */
const SHOWN = 50

export interface ShownRuns {
  /** Recipients that all runs of these campaigns were planned for, by the campaign. */
  planned(campaigns: readonly number[]): Promise<Map<number, number>>
  /** The newest runs of a campaign, newest first. */
  of(campaign: Pick<CampaignRow, 'account_id' | 'id'>): Promise<ShownRun[]>
}

export const createShownRuns = ({ store }: { store: Store }): ShownRuns => ({
  planned: (campaigns) => plannedOfCampaigns(store.db, campaigns),

  async of({ account_id, id }): Promise<ShownRun[]> {
    const runs = await runsOfCampaign(store.db, account_id, id, SHOWN)
    const failed = runs.filter((run) => run.failed > 0).map((run) => run.id)
    const reasons = Map.groupBy(await failuresOfRuns(store.db, failed, MAX_REASONS), ({ run_id }) => run_id)
    const timed = runs.filter((run) => localTimeOf(run) !== null).map((run) => run.id)
    const zones = Map.groupBy(await zonesOfRuns(store.db, timed), ({ run_id }) => run_id)
    return runs.map((run) => {
      const local = localTimeOf(run)
      const failures = reasons.get(run.id) ?? []
      return { ...run, failures, localTime: local, zones: local ? inOrder(run, local, zones.get(run.id) ?? []) : [] }
    })
  },
})

const localTimeOf = ({ options }: RunRow): LocalTime | null => fromJson<RunOptions>(options).local_time ?? null

function inOrder(run: RunRow, local: LocalTime, zones: readonly Omit<ShownZone, 'at'>[]): ShownZone[] {
  const shown = zones.map(({ zone, planned, tried }) => {
    return { zone, at: timeInZone(zone, local, run.created), planned, tried }
  })
  return shown.sort((a, b) => a.at - b.at || (a.zone < b.zone ? -1 : 1))
}
