// What recipients do, and what reports say of it.

import type { DomainDeps } from '../deps.ts'
import type { OperationKind } from '../operations/kinds.ts'
import type { LinkOptions } from '../operations/result-files.ts'
import { type AdvancedReports, createAdvancedReports } from './advanced/advanced-reports.ts'
import { createReportModels, type ReportModels } from './advanced/report-models.ts'
import { createReportKind } from './advanced/report-operation.ts'
import { createForwards, type ForwardDeps, type Forwards } from './forwards/forwards.ts'
import { type CarrierTexts, createCarrierTexts } from './inbound/carrier-texts.ts'
import { createInbound, type InboundDeps, type InboundMessages } from './inbound/inbound.ts'
import { createPreferences, type RecipientPreferences } from './preferences/preferences.ts'
import { type CampaignContacts, createCampaignContacts } from './reports/campaign-contacts.ts'
import { createReports, type Reports } from './reports/campaign-report.ts'
import { createShares, type Shares } from './shares.ts'
import { createGoals, type Goals } from './site-tracking/goals.ts'
import { createSiteVisits, type SiteVisits } from './site-tracking/site-visits.ts'
import { createDeviceEvents, type DeviceEvents } from './tracking/device-events.ts'
import { createTracking, type Tracking } from './tracking/tracking.ts'
import { createVisits, type Visits } from './tracking/visits.ts'

export interface InsightArea {
  advancedReports: AdvancedReports
  campaignContacts: CampaignContacts
  carrierTexts: CarrierTexts
  deviceEvents: DeviceEvents
  forwards: Forwards
  goals: Goals
  inbound: InboundMessages
  preferences: RecipientPreferences
  reportModels: ReportModels
  reports: Reports
  shares: Shares
  siteVisits: SiteVisits
  tracking: Tracking
  visits: Visits
}

export function createInsightArea(
  parts: DomainDeps &
    Parameters<typeof createTracking>[0] &
    Parameters<typeof createVisits>[0] &
    Parameters<typeof createSiteVisits>[0] &
    ForwardDeps &
    InboundDeps &
    LinkOptions & { linkSecret: string },
): InsightArea {
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
