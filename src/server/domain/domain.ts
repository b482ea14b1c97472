// Everything that the doors may ask of the platform, by noun.
import type { Accounts } from './accounts/accounts.ts'
import type { Keys } from './accounts/keys.ts'
import type { Senders } from './accounts/senders/senders.ts'
import type { Users } from './accounts/users/users.ts'
import type { Contacts } from './audience/contacts/contacts.ts'
import type { Fields } from './audience/fields.ts'
import type { Imports } from './audience/imports/imports.ts'
import type { Lists } from './audience/lists.ts'
import type { Suppressions } from './audience/suppressions.ts'
import type { Campaigns } from './campaigns/campaigns.ts'
import type { CampaignSends } from './campaigns/send.ts'
import type { EmailContents } from './content/email-sources.ts'
import type { HookDeliveries } from './hooks/deliveries.ts'
import type { Webhooks } from './hooks/webhooks.ts'
import type { Reports } from './insight/reports/email-report.ts'
import type { Tracking } from './insight/tracking/tracking.ts'
import type { Alerts } from './messages/alerts/alerts.ts'
import type { AlertTemplates } from './messages/alerts/templates.ts'
import type { Flows } from './messages/flows/flows.ts'
import type { FlowRuns } from './messages/flows/runs.ts'
import type { Autocertificates } from './messages/registered/autocertificates.ts'
import type { Evidences } from './messages/registered/evidences.ts'
import type { RegisteredMessages } from './messages/registered/messages.ts'
import type { RegisteredWebhooks } from './messages/registered/webhooks.ts'
import type { MobileApps } from './messages/transactional/apps.ts'
import type { TransactionalEmails } from './messages/transactional/emails.ts'
import type { TransactionalLog } from './messages/transactional/log.ts'
import type { TransactionalPush } from './messages/transactional/push.ts'
import type { TransactionalSms } from './messages/transactional/sms.ts'
import type { MessageTemplates } from './messages/transactional/templates.ts'
import type { TransactionalWebhooks } from './messages/transactional/webhooks.ts'
import type { Utilities } from './messages/utilities/utilities.ts'
import type { Verify } from './messages/verify/verify.ts'
import type { Operations } from './operations/operations.ts'
import type { Faults } from './sandbox/faults.ts'
import type { Sandbox } from './sandbox/sandbox.ts'
import type { SandboxClock } from './sandbox/sandbox-clock.ts'
import type { SandboxEvents } from './sandbox/sandbox-events.ts'
import type { Seeds } from './sandbox/seed.ts'
import type { Snapshots } from './sandbox/snapshots.ts'

export interface Domain {
  accounts: Accounts
  alerts: Alerts
  alertTemplates: AlertTemplates
  campaigns: Campaigns
  contacts: Contacts
  emailContents: EmailContents
  faults: Faults
  fields: Fields
  flows: Flows
  flowRuns: FlowRuns
  hookDeliveries: HookDeliveries
  imports: Imports
  keys: Keys
  lists: Lists
  operations: Operations
  registered: {
    /** Throws `forbidden` for an account that registered messages are not enabled for. */
    require(account: number): Promise<void>
    autocertificates: Autocertificates
    evidences: Evidences
    messages: RegisteredMessages
    webhooks: RegisteredWebhooks
  }
  reports: Reports
  sandbox: Sandbox
  sandboxClock: SandboxClock
  sandboxEvents: SandboxEvents
  seeds: Seeds
  senders: Senders
  sends: CampaignSends
  snapshots: Snapshots
  suppressions: Suppressions
  tracking: Tracking
  transactional: {
    apps: MobileApps
    emails: TransactionalEmails
    log: TransactionalLog
    push: TransactionalPush
    sms: TransactionalSms
    templates: MessageTemplates
    webhooks: TransactionalWebhooks
  }
  users: Users
  utilities: Utilities
  verify: Verify
  webhooks: Webhooks
}
