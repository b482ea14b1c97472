// Messages to one recipient each: single ones, codes, alerts, flows, and their registered copies.
import type { SenderNames } from '../accounts/senders/sender-names.ts'
import type { Parts } from '../parts.ts'
import type { TimerEffects } from '../timers/timers.ts'
import { createAlerts } from './alerts/alerts.ts'
import { ALERT_TIMER } from './alerts/steps.ts'
import { createAlertTemplates } from './alerts/templates.ts'
import { createFlows } from './flows/flows.ts'
import { createFlowRuns } from './flows/runs.ts'
import { FLOW_TIMER } from './flows/steps.ts'
import { requireRegistered } from './registered/access.ts'
import { AUTOCERTIFICATE_TIMER, createAutocertificates } from './registered/autocertificates.ts'
import { createEvidences } from './registered/evidences.ts'
import { createRegisteredMessages } from './registered/messages.ts'
import { createEvidenceSigning, type SigningParts } from './registered/signing.ts'
import { createRegisteredWebhooks } from './registered/webhooks.ts'
import { createMobileApps } from './transactional/apps.ts'
import { createTransactionalEmails } from './transactional/emails.ts'
import { createTransactionalLog } from './transactional/log.ts'
import { createTransactionalPush } from './transactional/push.ts'
import { createTransactionalSms } from './transactional/sms.ts'
import { createMessageTemplates } from './transactional/templates.ts'
import { createTransactionalWebhooks } from './transactional/webhooks.ts'
import { createUtilities, type HasMailServer } from './utilities/utilities.ts'
import { createVerify } from './verify/verify.ts'

export interface MessageAreaParts extends SigningParts {
  /** Where the links of alerts lead. */
  publicUrl: string
  linkSecret: string
  senderNames: SenderNames
  hasMailServer: HasMailServer
}

export type MessagesArea = ReturnType<typeof createMessagesArea>

export const createMessagesArea = (parts: MessageAreaParts) => ({
  alerts: createAlerts(parts),
  alertTemplates: createAlertTemplates(parts),
  flows: createFlows(parts),
  flowRuns: createFlowRuns(parts),
  registered: createRegistered(parts),
  transactional: createTransactional(parts),
  utilities: createUtilities(parts),
  verify: createVerify(parts),
})

const createRegistered = (parts: SigningParts) => ({
  /** Throws `forbidden` for an account that registered messages are not enabled for. */
  require: (account: number) => requireRegistered(parts.store.db, account),
  autocertificates: createAutocertificates(parts),
  evidences: createEvidences(parts),
  messages: createRegisteredMessages(parts),
  signing: createEvidenceSigning(parts),
  webhooks: createRegisteredWebhooks(parts),
})

const createTransactional = (parts: Parts & { senderNames: SenderNames; linkSecret: string }) => ({
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
