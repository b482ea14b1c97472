// What a user of the package writes; runs in Node and in a browser. Resolves with what it saw.
import {
  createMarketingClient,
  createMarketingFetchClient,
  createSandboxClient,
  createTransactionalClient,
  NotFoundError,
  UnauthorizedError,
  webhooks,
} from 'messaging-platform-client'
import { createMarketingClient as createFromEntry } from 'messaging-platform-client/marketing'

export async function visit(platform, apiKey) {
  const marketing = createMarketingClient({ apiKey, baseUrl: `${platform}/marketing/v3` })
  const transactional = createTransactionalClient({ apiKey, baseUrl: platform })
  const sandbox = createSandboxClient({ apiKey, baseUrl: `${platform}/sandbox/v1` })
  await sandbox.resetAccount()

  const { list_id } = await marketing.createList({ body: { internal_name: 'Olá' } })
  const people = Array.from({ length: 7 }, (_, n) => ({ base: { email: `a${n}@example.com` } }))
  const imported = await marketing.importContacts.bulk(
    people,
    { path: { list_id }, body: { mode: 'add', compare_field: 'email' } },
    { size: 3 },
  )
  const { sender_id } = await marketing.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
  const mail = { body: { senderId: String(sender_id), to: 'ana@example.com', subject: 'Hello', textBody: 'Hello' } }
  const first = await transactional.sendEmail(mail, { idempotencyKey: 'order-1' })
  const second = await transactional.sendEmail(mail, { idempotencyKey: 'order-1' })
  await sandbox.waitForCapturedMessage({ query: { recipient: 'ana@example.com' } })
  const names = []
  for await (const list of marketing.listLists.items()) names.push(list.internal_name)
  const missing = await marketing.getList({ path: { list_id: 99 } }).catch((error) => error)
  const stranger = await createFromEntry({ apiKey: 'wrong-key-of-nobody', baseUrl: `${platform}/marketing/v3` })
    .listLists()
    .catch((error) => error)
  const plain = createMarketingFetchClient({ apiKey, baseUrl: platform })
  const renamed = await plain.PATCH('/lists/{list_id}', { params: { path: { list_id } }, body: { public_name: 'Olá' } })
  const gone = await plain.GET('/lists/{list_id}', { params: { path: { list_id: 99 } } })
  const secret = `whsec_${btoa('a secret of 24 bytes....')}`
  const test = await webhooks.signTest({ action: 'a' }, secret)
  return {
    names,
    imported: [imported.ok, imported.parts.length, imported.done],
    sentOnce: first.messageId === second.messageId,
    missing: missing instanceof NotFoundError && missing.requestId !== null,
    stranger: stranger instanceof UnauthorizedError,
    plain: [renamed.data?.public_name, gone.response.status, gone.error instanceof NotFoundError],
    webhook: await webhooks.parse(test.body, test.headers, secret),
  }
}
