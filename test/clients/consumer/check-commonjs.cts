// What the compiler of a user with CommonJS says about the package; nothing in here is run.

import client = require('messaging-platform-client')

import type { SingleEmail } from 'messaging-platform-client/transactional'
import { createTransactionalClient } from 'messaging-platform-client/transactional'

export async function check(apiKey: string): Promise<string> {
  const marketing = client.createMarketingClient({ apiKey })
  const body: client.ListCreate = { internal_name: 'a' }
  const list: client.List = await marketing.createList({ body })
  // @ts-expect-error a misspelt member: the types are not any
  await marketing.createList({ body: { internal_nam: 'a' } })
  const { data } = await client.createMarketingFetchClient({ apiKey }).GET('/lists')
  data?.items[0]?.list_id satisfies number | undefined
  const mail: SingleEmail = { senderId: '1', to: 'a@example.com', subject: 'a', textBody: 'a' }
  const { messageId } = await createTransactionalClient({ apiKey }).sendEmail({ body: mail })
  const wrong: unknown = new Error()
  return `${list.list_id satisfies number}${messageId}${wrong instanceof client.ApiError ? wrong.status : 0}`
}
