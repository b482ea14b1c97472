// Everything that the doors may ask of the platform: the nouns of all areas.
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

export type Domain = AccountsArea &
  ContentArea &
  SendingArea &
  HooksArea &
  OperationsArea &
  AudienceArea &
  CommerceArea &
  MessagesArea &
  CampaignsArea &
  AutomationsArea &
  InsightArea &
  SandboxArea & {
    /** What the composition root knows of the wires. */
    wires: CarrierLinks
    /** Stored work that is set aside. */
    quarantine: Quarantine
  }
