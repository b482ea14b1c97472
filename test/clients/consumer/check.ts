// What the compiler of a user says about the package; nothing in here is run.

import type { BulkResult, MarketingSchemas } from 'messaging-platform-client'
import { createMarketingClient, createTransactionalClient, parseWebhook } from 'messaging-platform-client'
import { RateLimitError } from 'messaging-platform-client/errors'
import { createSandboxClient } from 'messaging-platform-client/sandbox'
import { verifyWebhook } from 'messaging-platform-client/webhooks'

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
  const wait = new Error() instanceof RateLimitError ? 1 : 0
  return `${messageId satisfies string}${parts.length}${source}${wait}${JSON.stringify(event)}`
}
