// The option to send at an hour of the recipients' local time.
import type { components } from '../../../../generated/marketing-v3/types.ts'
import type { LocalTimeOrder } from '../../domain/campaigns/local-time-order.ts'
import { ZONE_PART } from '../../domain/campaigns/runs/local-time.ts'
import type { ShownRun } from '../../domain/campaigns/runs/shown-runs.ts'
import type { CampaignReport } from '../../domain/insight/reports/campaign-report.ts'
import { toDateTime } from '../../lib/dates.ts'
import { toCounts } from './campaign-counts.ts'

type Schemas = components['schemas']

/** The option as the domain has it. */
export const toLocalTime = (option: Schemas['LocalTime'] | undefined): LocalTimeOrder | undefined =>
  option && { timeZoneField: option.time_zone_field, timeZone: option.time_zone, ifPassed: option.if_passed }

/** The members of a send by local time; none for any other send. */
export function toZones({
  localTime: local,
  zones,
}: ShownRun): Pick<Schemas['CampaignRun'], 'local_time' | 'time_zones'> {
  if (!local) return {}
  const { at, field, zone, if_passed } = local
  return {
    local_time: { date: toDateTime(at), time_zone_field: field, time_zone: zone, if_passed },
    time_zones: zones.map(({ zone: time_zone, at: send_date, planned, tried }) => {
      return { time_zone, send_date: toDateTime(send_date), planned, processed: tried }
    }),
  }
}

/** The counts of a report by time zone; left out for a campaign that was not sent by local time. */
export function toZoneCounts({ part }: CampaignReport): { time_zones?: Schemas['ReportTimeZone'][] } {
  const zones = part(ZONE_PART)
  if (zones.length === 0) return {}
  return { time_zones: zones.map(({ item, counters }) => ({ time_zone: item, counts: toCounts(counters) })) }
}
