// What the compiler of a user says about the package; nothing in here is run.

import type { BulkResult, MarketingSchemas } from 'messaging-platform-client'
import {
  createMarketingClient,
  createMarketingFetchClient,
  createTransactionalClient,
  parseWebhook,
} from 'messaging-platform-client'
import { RateLimitError } from 'messaging-platform-client/errors'
import { createSandboxClient, createSandboxFetchClient, type paths } from 'messaging-platform-client/sandbox'
import { verifyWebhook } from 'messaging-platform-client/webhooks'
import createClient from 'openapi-fetch'

export async function check(apiKey: string): Promise<string> {
  const marketing = createMarketingClient({ apiKey })
  const list: MarketingSchemas['List'] = await marketing.createList(
    { body: { internal_name: 'a' } },
    { idempotencyKey: 'a', timeoutMs: 1 },
  )
  // @ts-expect-error a misspelt member: the types are not any
  await marketing.createList({ body: { internal_nam: 'a' } })
  for await (const contact of marketing.listContacts.items({ path: { list_id: list.list_id } }))
    contact.base.contact_id satisfies string
  const { parts }: BulkResult<string, { result: 'success' }> = await marketing.forgetContacts.bulk([], {
    path: { list_id: 1 },
  })
  const { messageId } = await createTransactionalClient({ apiKey }).sendEmail({
    body: { senderId: '1', to: 'a@example.com', subject: 'a', textBody: 'a' },
  })
  const [event] = await parseWebhook<'transactionalEmailEvent'>('', {}, '')
  await verifyWebhook('', {}, '')
  const source: string = await createSandboxClient({ apiKey }).getCapturedSource({ path: { captured_id: 1 } })
  const { data, error } = await createMarketingFetchClient({ apiKey }).GET('/lists/{list_id}', {
    params: { path: { list_id: 1 } },
  })
  if (error) throw error
  data.list_id satisfies number
  // @ts-expect-error a misspelt path parameter: the types are not any
  await createMarketingFetchClient({ apiKey }).GET('/lists/{list_id}', { params: { path: { listId: 1 } } })
  const { data: health } = await createSandboxFetchClient({ apiKey }).GET('/health')
  // The types also do for a client that openapi-fetch makes.
  const { data: same } = await createClient<paths>().GET('/health')
  if (health && same) same satisfies typeof health
  const wait = new Error() instanceof RateLimitError ? 1 : 0
  return `${messageId satisfies string}${parts.length}${source}${wait}${JSON.stringify(event)}`
}
