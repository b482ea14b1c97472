// The areas whose records the harness of sandbox accounts makes and moves.
import type { AccountsArea } from '../accounts/area.ts'
import type { AudienceArea } from '../audience/area.ts'
import type { AutomationsArea } from '../automations/area.ts'
import type { CampaignsArea } from '../campaigns/area.ts'
import type { CommerceArea } from '../commerce/area.ts'
import type { ContentArea } from '../content/area.ts'
import type { InsightArea } from '../insight/area.ts'
import type { MessagesArea } from '../messages/area.ts'
import type { SendingArea } from '../sending/area.ts'

export interface TriedAreas {
  accounts: AccountsArea
  audience: AudienceArea
  automations: AutomationsArea
  campaigns: CampaignsArea
  commerce: CommerceArea
  content: ContentArea
  insight: InsightArea
  messages: MessagesArea
  sending: SendingArea
}
