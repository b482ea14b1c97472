// What a compiler with exactOptionalPropertyTypes accepts; nothing in here is run.

import { type ClientOptions, createMarketingClient, createMarketingFetchClient } from 'messaging-platform-client'

declare const maybe: string | undefined
declare const number: number | undefined
declare const signal: AbortSignal | undefined

export async function check(options: ClientOptions) {
  const given = { timeoutMs: number, retries: number, signal, fetchOptions: undefined, headers: undefined }
  const marketing = createMarketingClient({ ...options, baseUrl: maybe, fetch: undefined, strict: undefined })
  await marketing.createList({ body: { internal_name: 'a', public_name: maybe } }, { ...given, idempotencyKey: maybe })
  await marketing.createContact({ path: { list_id: 1 }, body: { base: { email: 'a@example.com', first_name: maybe } } })
  await marketing.listLists({ query: { limit: number, internal_name: maybe } }, given)
  await marketing.listLists({ query: undefined })
  for await (const list of marketing.listLists.items({ query: { limit: number } }, { max: number })) void list
  const { resume } = await marketing.forgetContacts.bulk([], { path: { list_id: 1 } }, { size: number, ...given })
  await resume({ concurrency: number })
  // @ts-expect-error a path must have its value
  await marketing.getList({ path: { list_id: undefined } })
  // @ts-expect-error a member of the body that is required
  await marketing.createList({ body: { internal_name: undefined } })
  // @ts-expect-error the client never follows redirects
  await marketing.ping({}, { fetchOptions: { redirect: 'follow' } })
  await marketing.ping({}, { fetchOptions: { cache: 'no-store', keepalive: true, next: { revalidate: 60 } } })
  const plain = createMarketingFetchClient(options)
  await plain.GET('/lists', { params: { query: { limit: number } }, timeoutMs: number, next: { revalidate: 60 } })
  await plain.POST('/lists', { body: { internal_name: 'a', public_name: maybe } })
}
