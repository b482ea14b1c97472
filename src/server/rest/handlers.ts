// The handlers of every REST API. The types demand one for each operation of the contracts.
import type { ApiHandlers } from '../contract/handlers.ts'
import type { ApiName } from '../contract/registry.ts'
import type { Domain } from '../domain/domain.ts'
import { marketingAccountHandlers } from './marketing-v3/account.ts'
import { advancedReportHandlers } from './marketing-v3/advanced-reports.ts'
import { automationHandlers } from './marketing-v3/automations.ts'
import { campaignGroupHandlers } from './marketing-v3/campaign-groups.ts'
import { campaignHandlers } from './marketing-v3/campaigns.ts'
import { cartAndOrderHandlers } from './marketing-v3/carts-and-orders.ts'
import { catalogHandlers } from './marketing-v3/catalogs.ts'
import { cnameHandlers } from './marketing-v3/cnames.ts'
import { connectedSiteHandlers } from './marketing-v3/connected-sites.ts'
import { contactHandlers, contactPlaces } from './marketing-v3/contacts.ts'
import { emailCampaignHandlers } from './marketing-v3/email-campaigns.ts'
import { emailRssCampaignHandlers } from './marketing-v3/email-rss-campaigns.ts'
import { fieldHandlers } from './marketing-v3/fields.ts'
import { formHandlers } from './marketing-v3/forms.ts'
import { headerFooterTemplateHandlers } from './marketing-v3/header-footer-templates.ts'
import { listHandlers } from './marketing-v3/lists.ts'
import { operationHandlers } from './marketing-v3/operations.ts'
import { pingHandlers } from './marketing-v3/ping.ts'
import { productHandlers } from './marketing-v3/products.ts'
import { pushAppHandlers } from './marketing-v3/push-apps.ts'
import { pushCampaignHandlers } from './marketing-v3/push-campaigns.ts'
import { reportHandlers } from './marketing-v3/reports.ts'
import { segmentHandlers } from './marketing-v3/segments.ts'
import { senderHandlers } from './marketing-v3/senders.ts'
import { smartSmsCampaignHandlers } from './marketing-v3/smart-sms-campaigns.ts'
import { smsCampaignHandlers } from './marketing-v3/sms-campaigns.ts'
import { suppressionHandlers } from './marketing-v3/suppression-list.ts'
import { tagHandlers } from './marketing-v3/tags.ts'
import { trackEngageHandlers } from './marketing-v3/track-engage.ts'
import { userHandlers } from './marketing-v3/users.ts'
import { marketingUtilityHandlers } from './marketing-v3/utilities.ts'
import { voiceCampaignHandlers } from './marketing-v3/voice-campaigns.ts'
import { webhookHandlers } from './marketing-v3/webhooks.ts'
import { webpushCampaignHandlers } from './marketing-v3/webpush-campaigns.ts'
import { webpushSiteHandlers } from './marketing-v3/webpush-sites.ts'
import { inRequestWords, type Renamed } from './places.ts'
import { autocertificateHandlers } from './registered-v1/autocertificates.ts'
import { registeredEventHandlers, registeredEventPlaces } from './registered-v1/events.ts'
import { evidenceHandlers } from './registered-v1/evidences.ts'
import { registeredMessageHandlers } from './registered-v1/messages.ts'
import { registeredPingHandlers } from './registered-v1/ping.ts'
import { registeredWebhookHandlers } from './registered-v1/webhooks.ts'
import { accountHandlers, accountPlaces } from './sandbox-v1/accounts.ts'
import { clockHandlers } from './sandbox-v1/clock.ts'
import { faultHandlers } from './sandbox-v1/faults.ts'
import { healthHandlers } from './sandbox-v1/health.ts'
import { hookDeliveryHandlers } from './sandbox-v1/hook-deliveries.ts'
import { inboundHandlers } from './sandbox-v1/inbound.ts'
import { liveHandlers } from './sandbox-v1/live.ts'
import { messageHandlers } from './sandbox-v1/messages.ts'
import { requestHandlers } from './sandbox-v1/requests.ts'
import { seedHandlers } from './sandbox-v1/seed.ts'
import { moderationHandlers } from './sandbox-v1/senders.ts'
import { snapshotHandlers } from './sandbox-v1/snapshots.ts'
import { alertHandlers, alertPlaces } from './transactional-v2/alerts.ts'
import { mobileAppHandlers } from './transactional-v2/apps.ts'
import { sendingDomainHandlers } from './transactional-v2/domains.ts'
import { emailPlaces, transactionalEmailHandlers } from './transactional-v2/email.ts'
import { groupHandlers, transactionalMessageHandlers, transactionalPingHandlers } from './transactional-v2/messages.ts'
import { multiChannelHandlers, multiChannelPlaces } from './transactional-v2/multi-channel.ts'
import { transactionalPushHandlers } from './transactional-v2/push.ts'
import { smsPlaces, transactionalSmsHandlers } from './transactional-v2/sms.ts'
import { emailTemplateHandlers, pushTemplateHandlers, smsTemplateHandlers } from './transactional-v2/templates.ts'
import { utilityHandlers } from './transactional-v2/utilities.ts'
import { verifyHandlers, verifyPlaces } from './transactional-v2/verify.ts'
import { transactionalWebhookHandlers } from './transactional-v2/webhooks.ts'

/** The places for which a request has another name than the domain, by operationId. */
export const placeNames: { readonly [Api in ApiName]: Readonly<Record<string, Renamed>> } = {
  'marketing-v3': contactPlaces,
  'transactional-v2': { ...emailPlaces, ...smsPlaces, ...verifyPlaces, ...alertPlaces, ...multiChannelPlaces },
  'registered-v1': registeredEventPlaces,
  'sandbox-v1': accountPlaces,
}

type AllHandlers = { [Api in ApiName]: ApiHandlers<Api> }

/** Every handler. A refusal names its places in the words of the request. */
export function allHandlers(domain: Domain): AllHandlers {
  const handlers = handlersOf(domain)
  return {
    'marketing-v3': inRequestWords('marketing-v3', handlers['marketing-v3'], placeNames['marketing-v3']),
    'transactional-v2': inRequestWords(
      'transactional-v2',
      handlers['transactional-v2'],
      placeNames['transactional-v2'],
    ),
    'registered-v1': inRequestWords('registered-v1', handlers['registered-v1'], placeNames['registered-v1']),
    'sandbox-v1': inRequestWords('sandbox-v1', handlers['sandbox-v1'], placeNames['sandbox-v1']),
  }
}

function marketingHandlers(domain: Domain): AllHandlers['marketing-v3'] {
  return {
    ...pingHandlers(),
    ...listHandlers(domain),
    ...automationHandlers(domain),
    ...campaignHandlers(domain),
    ...campaignGroupHandlers(domain),
    ...emailCampaignHandlers(domain),
    ...emailRssCampaignHandlers(domain),
    ...headerFooterTemplateHandlers(domain),
    ...smsCampaignHandlers(domain),
    ...pushCampaignHandlers(domain),
    ...pushAppHandlers(domain),
    ...voiceCampaignHandlers(domain),
    ...smartSmsCampaignHandlers(domain),
    ...reportHandlers(domain),
    ...advancedReportHandlers(domain),
    ...contactHandlers(domain),
    ...fieldHandlers(domain),
    ...formHandlers(domain),
    ...operationHandlers(domain),
    ...segmentHandlers(domain),
    ...senderHandlers(domain),
    ...cnameHandlers(domain),
    ...cartAndOrderHandlers(domain),
    ...webhookHandlers(domain),
    ...webpushCampaignHandlers(domain),
    ...webpushSiteHandlers(domain),
    ...suppressionHandlers(domain),
    ...tagHandlers(domain),
    ...catalogHandlers(domain),
    ...productHandlers(domain),
    ...connectedSiteHandlers(domain),
    ...trackEngageHandlers(domain),
    ...userHandlers(domain),
    ...marketingAccountHandlers(domain),
    ...marketingUtilityHandlers(domain),
  }
}

function handlersOf(domain: Domain): AllHandlers {
  return {
    'marketing-v3': marketingHandlers(domain),
    'transactional-v2': {
      ...transactionalEmailHandlers(domain),
      ...sendingDomainHandlers(domain),
      ...transactionalSmsHandlers(domain),
      ...transactionalPushHandlers(domain),
      ...emailTemplateHandlers(domain),
      ...smsTemplateHandlers(domain),
      ...pushTemplateHandlers(domain),
      ...mobileAppHandlers(domain),
      ...transactionalMessageHandlers(domain),
      ...groupHandlers(domain),
      ...transactionalWebhookHandlers(domain),
      ...utilityHandlers(domain),
      ...transactionalPingHandlers(domain),
      ...verifyHandlers(domain),
      ...alertHandlers(domain),
      ...multiChannelHandlers(domain),
    },
    'registered-v1': {
      ...registeredPingHandlers(),
      ...registeredMessageHandlers(domain),
      ...registeredEventHandlers(domain),
      ...evidenceHandlers(domain),
      ...registeredWebhookHandlers(domain),
      ...autocertificateHandlers(domain),
    },
    'sandbox-v1': {
      ...messageHandlers(domain),
      ...inboundHandlers(domain),
      ...clockHandlers(domain),
      ...accountHandlers(domain),
      ...seedHandlers(domain),
      ...snapshotHandlers(domain),
      ...faultHandlers(domain),
      ...healthHandlers(domain),
      ...hookDeliveryHandlers(domain),
      ...moderationHandlers(domain),
      ...liveHandlers(domain),
      ...requestHandlers(domain),
    },
  }
}
