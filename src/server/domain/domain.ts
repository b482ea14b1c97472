// Everything that the doors may ask of the platform, by noun.
import type { Accounts } from './accounts/accounts.ts'
import type { Campaigns } from './campaigns/campaigns.ts'
import type { EmailContents } from './campaigns/email-contents.ts'
import type { CampaignSends } from './campaigns/send.ts'
import type { Contacts } from './contacts/contacts.ts'
import type { Imports } from './contacts/import.ts'
import type { Fields } from './fields/fields.ts'
import type { Webhooks } from './hooks/webhooks.ts'
import type { Lists } from './lists/lists.ts'
import type { Operations } from './operations/operations.ts'
import type { Reports } from './reports/email-report.ts'
import type { SandboxClock } from './sandbox/sandbox-clock.ts'
import type { SandboxEvents } from './sandbox/sandbox-events.ts'
import type { Sandbox } from './sandbox/sandbox.ts'
import type { Senders } from './senders/senders.ts'
import type { Tracking } from './tracking/tracking.ts'
import type { Transactional } from './transactional/transactional.ts'

export interface Domain {
  accounts: Accounts
  campaigns: Campaigns
  contacts: Contacts
  emailContents: EmailContents
  fields: Fields
  imports: Imports
  lists: Lists
  operations: Operations
  reports: Reports
  sandbox: Sandbox
  sandboxClock: SandboxClock
  sandboxEvents: SandboxEvents
  senders: Senders
  sends: CampaignSends
  tracking: Tracking
  transactional: Transactional
  webhooks: Webhooks
}
