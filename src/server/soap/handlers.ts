// All operations of the SOAP API. The type makes the map complete: a new operation in the table is an error here until
// it has a handler or `notImplemented`.
import type { Domain } from '../domain/domain.ts'
import type { SoapHandlers } from './handler.ts'
import { createAccountOperations } from './operations/account.ts'
import { createAutomationOperations } from './operations/automations.ts'
import { createCallbackOperations } from './operations/callback.ts'
import { createCampaignChangeOperations } from './operations/campaign-changes.ts'
import { createCampaignGroupOperations } from './operations/campaign-groups.ts'
import { createCampaignOperations } from './operations/campaigns.ts'
import { createContactOperations } from './operations/contacts.ts'
import { createExtraFieldOperations } from './operations/extra-fields.ts'
import { createFaxOperations } from './operations/faxes.ts'
import { createFormOperations } from './operations/forms.ts'
import { createListOperations } from './operations/lists.ts'
import { createNewContactOperations } from './operations/new-contacts.ts'
import { createQueueOperations } from './operations/queue.ts'
import { createReportOperations } from './operations/reports.ts'
import { createSegmentOperations } from './operations/segments.ts'
import { createSenderOperations } from './operations/senders.ts'
import { createSmsCampaignOperations } from './operations/sms-campaigns.ts'
import { createTagOperations } from './operations/tags.ts'
import { createVoiceCampaignOperations } from './operations/voice-campaigns.ts'

export function soapHandlers(domain: Domain): SoapHandlers {
  return {
    ...createAccountOperations(domain),
    ...createQueueOperations(domain),
    ...createListOperations(domain),
    ...createExtraFieldOperations(domain),
    ...createNewContactOperations(domain),
    ...createContactOperations(domain),
    ...createSegmentOperations(domain),
    ...createSenderOperations(domain),
    ...createTagOperations(domain),
    ...createCampaignOperations(domain),
    ...createSmsCampaignOperations(domain),
    ...createVoiceCampaignOperations(domain),
    ...createFaxOperations(domain),
    ...createCampaignChangeOperations(domain),
    ...createCampaignGroupOperations(domain),
    ...createReportOperations(domain),
    ...createFormOperations(domain),
    ...createCallbackOperations(domain),
    ...createAutomationOperations(domain),
  }
}
