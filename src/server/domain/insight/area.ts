// What recipients do, and what reports say of it.
import type { OperationKind } from '../operations/kinds.ts'
import type { LinkParts } from '../operations/result-files.ts'
import type { Parts } from '../parts.ts'
import { createAdvancedReports } from './advanced/advanced-reports.ts'
import { createReportModels } from './advanced/report-models.ts'
import { createReportKind } from './advanced/report-operation.ts'
import { createGoals } from './engage/goals.ts'
import { createSiteVisits } from './engage/site-visits.ts'
import { createForwards, type ForwardParts } from './forwards/forwards.ts'
import { createCarrierTexts } from './inbound/carrier-texts.ts'
import { createInbound, type InboundParts } from './inbound/inbound.ts'
import { createPreferences } from './preferences/preferences.ts'
import { createCampaignContacts } from './reports/campaign-contacts.ts'
import { createReports } from './reports/campaign-report.ts'
import { createShares } from './shares.ts'
import { createDeviceEvents } from './tracking/device-events.ts'
import { createTracking } from './tracking/tracking.ts'
import { createVisits } from './tracking/visits.ts'

export type InsightArea = ReturnType<typeof createInsightArea>

export function createInsightArea(
  parts: Parts &
    Parameters<typeof createTracking>[0] &
    Parameters<typeof createVisits>[0] &
    Parameters<typeof createSiteVisits>[0] &
    ForwardParts &
    InboundParts &
    LinkParts & { linkSecret: string },
) {
  const advancedReports = createAdvancedReports(parts)
  const inbound = createInbound(parts)
  return {
    advancedReports,
    campaignContacts: createCampaignContacts(parts),
    carrierTexts: createCarrierTexts({ ...parts, inbound }),
    deviceEvents: createDeviceEvents(parts),
    forwards: createForwards(parts),
    goals: createGoals(parts),
    inbound,
    preferences: createPreferences(parts),
    reportModels: createReportModels({ ...parts, advancedReports }),
    reports: createReports(parts),
    shares: createShares(parts),
    siteVisits: createSiteVisits(parts),
    tracking: createTracking(parts),
    visits: createVisits(parts),
  }
}

/** The kinds of operations that make reports. */
export const createInsightKinds = (parts: Parameters<typeof createReportKind>[0]): OperationKind[] => [
  createReportKind(parts),
]
