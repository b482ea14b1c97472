// Everything that the doors may ask of the platform: its areas, each with its nouns.
import type { AccountsArea } from './accounts/area.ts'
import type { AudienceArea } from './audience/area.ts'
import type { AutomationsArea } from './automations/area.ts'
import type { CampaignsArea } from './campaigns/area.ts'
import type { CommerceArea } from './commerce/area.ts'
import type { ContentArea } from './content/area.ts'
import type { HooksArea } from './hooks/area.ts'
import type { InsightArea } from './insight/area.ts'
import type { MessagesArea } from './messages/area.ts'
import type { OperationsArea } from './operations/area.ts'
import type { SandboxArea } from './sandbox/area.ts'
import type { SendingArea } from './sending/area.ts'
import type { CarrierLinks } from './sending/carrier-links.ts'
import type { Quarantine } from './timers/quarantine.ts'

export interface Domain {
  accounts: AccountsArea
  audience: AudienceArea
  automations: AutomationsArea
  campaigns: CampaignsArea
  commerce: CommerceArea
  content: ContentArea
  hooks: HooksArea
  insight: InsightArea
  messages: MessagesArea
  operations: OperationsArea
  sandbox: SandboxArea
  sending: SendingArea
  /** The links to carriers, as the composition root knows them. */
  carrierLinks: CarrierLinks
  /** Stored work that is set aside. */
  quarantine: Quarantine
}
