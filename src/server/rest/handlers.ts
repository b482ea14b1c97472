// The handlers of every REST API. The types demand one for each operation of the contracts.
import type { ApiHandlers } from '../contract/handlers.ts'
import type { ApiName } from '../contract/registry.ts'
import { notYet } from '../contract/not-implemented.ts'
import type { Domain } from '../domain/domain.ts'
import { campaignHandlers } from './marketing-v3/campaigns.ts'
import { contactHandlers } from './marketing-v3/contacts.ts'
import { emailCampaignHandlers } from './marketing-v3/email-campaigns.ts'
import { fieldHandlers } from './marketing-v3/fields.ts'
import { listHandlers } from './marketing-v3/lists.ts'
import { operationHandlers } from './marketing-v3/operations.ts'
import { pingHandlers } from './marketing-v3/ping.ts'
import { reportHandlers } from './marketing-v3/reports.ts'
import { senderHandlers } from './marketing-v3/senders.ts'
import { webhookHandlers } from './marketing-v3/webhooks.ts'
import { accountHandlers } from './sandbox-v1/accounts.ts'
import { clockHandlers } from './sandbox-v1/clock.ts'
import { messageHandlers } from './sandbox-v1/messages.ts'
import { transactionalEmailHandlers } from './transactional-v2/email.ts'

export function allHandlers(domain: Domain): { [Api in ApiName]: ApiHandlers<Api> } {
  return {
    'marketing-v3': {
      ...pingHandlers(),
      ...listHandlers(domain),
      ...campaignHandlers(domain),
      ...emailCampaignHandlers(domain),
      ...reportHandlers(domain),
      ...contactHandlers(domain),
      ...fieldHandlers(domain),
      ...operationHandlers(domain),
      ...senderHandlers(domain),
      ...webhookHandlers(domain),
      ...notYet(
        'marketing-v3',
        'Email RSS campaigns',
        'Push campaigns',
        'Push apps',
        'SMS campaigns',
        'Smart SMS campaigns',
        'Voice campaigns',
        'Webpush campaigns',
        'Webpush sites',
        'Campaign groups',
        'Advanced reports',
        'Catalogs',
        'Products',
        'Carts and orders',
        'Automations',
        'Segments',
        'Account',
        'Cnames',
        'Suppression list',
        'Tags',
        'Users',
        'Utilities',
        'Connected sites',
        'Track&Engage',
      ),
    },
    'transactional-v2': {
      ...transactionalEmailHandlers(domain),
      ...notYet('transactional-v2', 'Ping', 'Alerts', 'Multi-channel', 'Verify', 'Email templates', 'SMS', 'SMS templates', 'Mobile apps', 'Push', 'Push templates', 'Messages', 'Groups', 'Webhooks', 'Utilities'),
    },
    'registered-v1': notYet('registered-v1', 'Ping', 'Registered messages', 'Registered events', 'Evidences', 'Webhooks', 'Autocertificates'),
    'sandbox-v1': { ...messageHandlers(domain), ...clockHandlers(domain), ...accountHandlers(domain) },
  }
}
