// Messages to one recipient each: single ones, codes, alerts, flows, and their registered copies.
import type { SenderNames } from '../accounts/senders/sender-names.ts'
import type { TrackingLinks } from '../content/tracking-links.ts'
import type { TimerEffects } from '../timers/timers.ts'
import { type Alerts, createAlerts } from './alerts/alerts.ts'
import { ALERT_TIMER } from './alerts/steps.ts'
import { type AlertTemplates, createAlertTemplates } from './alerts/templates.ts'
import { createFlows, type Flows } from './flows/flows.ts'
import { createFlowRuns, type FlowRuns } from './flows/runs.ts'
import { FLOW_TIMER } from './flows/steps.ts'
import { requireRegistered } from './registered/access.ts'
import { AUTOCERTIFICATE_TIMER, type Autocertificates, createAutocertificates } from './registered/autocertificates.ts'
import { createEvidences, type Evidences } from './registered/evidences.ts'
import { createRegisteredMessages, type RegisteredMessages } from './registered/messages.ts'
import { createEvidenceSigning, type EvidenceSigning, type SigningDeps } from './registered/signing.ts'
import { createRegisteredWebhooks, type RegisteredWebhooks } from './registered/webhooks.ts'
import { createMobileApps, type MobileApps } from './transactional/apps.ts'
import { createTransactionalEmails, type TransactionalEmails } from './transactional/emails.ts'
import { createTransactionalLog, type TransactionalLog } from './transactional/log.ts'
import { createTransactionalPush, type TransactionalPush } from './transactional/push.ts'
import { createTransactionalSms, type TransactionalSms } from './transactional/sms.ts'
import { createMessageTemplates, type MessageTemplates } from './transactional/templates.ts'
import { createTransactionalWebhooks, type TransactionalWebhooks } from './transactional/webhooks.ts'
import { createUtilities, type HasMailServer, type Utilities } from './utilities/utilities.ts'
import type { CodeCap } from './verify/code-limit.ts'
import type { CodeRanges } from './verify/pumping.ts'
import { createVerify, type Verify } from './verify/verify.ts'

export interface MessageAreaDeps extends SigningDeps {
  /** Where the links of alerts lead. */
  publicUrl: string
  linkSecret: string
  senderNames: SenderNames
  trackingLinks: TrackingLinks
  hasMailServer: HasMailServer
  codeRanges: CodeRanges
  codeCap: CodeCap
}

export interface MessagesArea {
  alerts: Alerts
  alertTemplates: AlertTemplates
  flows: Flows
  flowRuns: FlowRuns
  registered: RegisteredNouns
  transactional: TransactionalNouns
  utilities: Utilities
  verify: Verify
}

export const createMessagesArea = (parts: MessageAreaDeps): MessagesArea => ({
  alerts: createAlerts(parts),
  alertTemplates: createAlertTemplates(parts),
  flows: createFlows(parts),
  flowRuns: createFlowRuns(parts),
  registered: createRegistered(parts),
  transactional: createTransactional(parts),
  utilities: createUtilities(parts),
  verify: createVerify(parts),
})

export interface RegisteredNouns {
  /** Throws `forbidden` for an account that registered messages are not enabled for. */
  require(account: number): Promise<void>
  autocertificates: Autocertificates
  evidences: Evidences
  messages: RegisteredMessages
  signing: EvidenceSigning
  webhooks: RegisteredWebhooks
}

const createRegistered = (parts: SigningDeps): RegisteredNouns => ({
  require: (account) => requireRegistered(parts.store.db, account),
  autocertificates: createAutocertificates(parts),
  evidences: createEvidences(parts),
  messages: createRegisteredMessages(parts),
  signing: createEvidenceSigning(parts),
  webhooks: createRegisteredWebhooks(parts),
})

export interface TransactionalNouns {
  apps: MobileApps
  emails: TransactionalEmails
  log: TransactionalLog
  push: TransactionalPush
  sms: TransactionalSms
  templates: MessageTemplates
  webhooks: TransactionalWebhooks
}

const createTransactional = (parts: MessageAreaDeps): TransactionalNouns => ({
  apps: createMobileApps(parts),
  emails: createTransactionalEmails(parts),
  log: createTransactionalLog(parts),
  push: createTransactionalPush(parts),
  sms: createTransactionalSms(parts),
  templates: createMessageTemplates(parts),
  webhooks: createTransactionalWebhooks(parts),
})

/** What the timers of this area do. */
export const messageTimers = ({ alerts, flowRuns, registered }: MessagesArea) =>
  ({
    [ALERT_TIMER]: alerts.onTimer,
    [FLOW_TIMER]: flowRuns.onTimer,
    [AUTOCERTIFICATE_TIMER]: registered.autocertificates.onTimer,
  }) satisfies Partial<TimerEffects>
