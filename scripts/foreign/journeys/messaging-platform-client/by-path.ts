// What users of openapi-fetch write with the plain clients of our package: every call by its path, failures in `error`.
import { NotFoundError, readEventStream, UnprocessableError } from 'messaging-platform-client'
import { createMarketingFetchClient, type paths } from 'messaging-platform-client/marketing'
import { createRegisteredFetchClient } from 'messaging-platform-client/registered'
import { createSandboxFetchClient, type LiveEvent } from 'messaging-platform-client/sandbox'
import { createTransactionalFetchClient } from 'messaging-platform-client/transactional'
import createClient, { type Client } from 'openapi-fetch'
import { same, until } from '../expect.js'

type Options = Parameters<typeof createMarketingFetchClient>[0]

async function keepContacts(options: Options): Promise<void> {
  const api = createMarketingFetchClient(options)
  const create = { body: { internal_name: 'Readers' }, params: { header: { 'Idempotency-Key': 'readers' } } }
  const { data: list, error } = await api.POST('/lists', create)
  if (error) throw error
  same('the list under the same key', (await api.POST('/lists', create)).data, list)
  const path = { list_id: list.list_id }
  const added = await api.POST('/lists/{list_id}/contacts', {
    params: { path },
    body: { base: { email: 'ana@example.com' } },
  })
  same('the status of a new contact', added.response.status, 201)
  const { data: page } = await api.GET('/lists/{list_id}/contacts', { params: { path, query: { limit: 10 } } })
  same(
    'the contacts',
    page?.items.map(({ base }) => base.email),
    ['ana@example.com'],
  )
  const wrong = await api.POST('/lists/{list_id}/contacts', { params: { path }, body: { base: { email: 'nobody' } } })
  same('an address that is wrong', wrong.error instanceof UnprocessableError && Object.keys(wrong.error.errors ?? {}), [
    'body.base.email',
  ])
  const gone = await api.DELETE('/lists/{list_id}', { params: { path } })
  same('a list that was deleted', [gone.data ?? null, gone.response.status], [null, 204])
  const { error: missing } = await api.GET('/lists/{list_id}', { params: { path } })
  same('a list that is not there', [missing instanceof NotFoundError, missing?.status], [true, 404])
}

async function sendEmail(options: Options): Promise<void> {
  const [marketing, transactional] = [createMarketingFetchClient(options), createTransactionalFetchClient(options)]
  const sandbox = createSandboxFetchClient(options)
  const { data: sender } = await marketing.POST('/senders/email', { body: { name: 'Shop', email: 'shop@example.com' } })
  const body = { senderId: String(sender?.sender_id), to: 'ana@example.com', subject: 'Order', textBody: 'Thanks' }
  const { data: sent, error } = await transactional.POST('/api/v2/email/messages/action/send/single', { body })
  if (error) throw error
  const { data: captured } = await sandbox.GET('/messages/actions/wait', { params: { query: { recipient: body.to } } })
  const source = { params: { path: { captured_id: captured?.captured_id ?? 0 } } }
  const { data: text } = await sandbox.GET('/messages/{captured_id}/source', source)
  same('the source, as text', text?.includes('Subject: Order'), true)
  const { data: bytes } = await sandbox.GET('/messages/{captured_id}/source', { ...source, parseAs: 'arrayBuffer' })
  same('the source, as bytes', new TextDecoder().decode(bytes), text)
  await until('the email in the log', async () => {
    const { data } = await transactional.GET('/api/v2/email/log/{messageId}', {
      params: { path: { messageId: Number(sent.messageId) } },
    })
    return data?.[0]?.subscriberEmail
  })
}

async function readEvents(options: Options): Promise<void> {
  const sandbox = createSandboxFetchClient(options)
  const watch = async (after?: string) => {
    const query = { seconds: 0, ...(after !== undefined && { after }) }
    const { data } = await sandbox.GET('/events', { params: { query }, parseAs: 'stream' })
    const kinds: string[] = []
    const stream = await readEventStream<LiveEvent>(data as ReadableStream<Uint8Array>)
    for await (const { kind } of stream) kinds.push(kind)
    return { kinds, last: stream.lastEventId }
  }
  const { last } = await watch()
  await createMarketingFetchClient(options).POST('/lists', { body: { internal_name: 'Watched' } })
  await until('an event', async () => ((await watch(last)).kinds.length > 0 ? true : undefined))
}

export async function travel(origin: string, key: string): Promise<void> {
  const options = { apiKey: key, baseUrl: origin }
  await keepContacts(options)
  await sendEmail(options)
  await readEvents(options)
  const { data: pong } = await createRegisteredFetchClient(options).GET('/ping')
  same('the answer of ping', pong?.result, 'pong')

  // The types alone, for a client that openapi-fetch makes.
  const own: Client<paths> = createClient<paths>({ baseUrl: `${origin}/marketing/v3`, headers: { Apikey: key } })
  same('the same lists', (await own.GET('/lists')).data, (await createMarketingFetchClient(options).GET('/lists')).data)
}

// @ts-expect-error A list has a name, and the types know it.
export const wrong = () => createMarketingFetchClient({ apiKey: 'a' }).POST('/lists', { body: {} })
