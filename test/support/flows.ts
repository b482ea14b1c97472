// The setup of tests of multi-channel flows: an account with both senders, and messages.
import type { TransactionalSchemas } from '../../src/clients/index.ts'
import { eventually } from './eventually.ts'
import type { TestServer } from './server.ts'
import { withSmsSender } from './texting.ts'

export type Message = TransactionalSchemas['MultiChannelMessageCreate']
type Email = TransactionalSchemas['MultiChannelEmailCreate']
type Sms = TransactionalSchemas['MultiChannelSmsCreate']
export type Condition = TransactionalSchemas['MultiChannelCondition']
export type Execute = TransactionalSchemas['MultiChannelExecute']
export type Reaction = 'open' | 'click'

export const anEmail = (more: Partial<Email> = {}): Email => ({
  channel: 'email',
  subject: 'Order {{ order }}',
  htmlBody: '<p>Dear {{ name }}, pay <a href="https://shop.example.com/pay">here</a>.</p>',
  ...more,
})
export const anSms = (more: Partial<Sms> = {}): Sms => ({
  channel: 'sms',
  textBody: 'Dear {{ name }}, order {{ order }} is not paid.',
  ...more,
})

/** An account with a sender for each channel of a flow, and short ways to make flows and runs. */
export async function withFlows(server: TestServer) {
  const { key } = await server.createAccount('Shop')
  const { marketing, transactional: api, sandbox, sender_id } = await withSmsSender(server, key)
  const mail = await marketing.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
  const sender = { emailSenderId: String(mail.sender_id), phoneSenderId: String(sender_id) }
  const create = async (...messages: Message[]) =>
    (await api.createMultiChannelFlow({ body: { name: 'Unpaid', group: 'orders', messages } })).multiChannelId
  const to = { email: 'ana@example.com', phone: '351-910000001', mergeTags: ['name:Ana', 'order:1001'] }
  const execute = async (templateId: string, change: Partial<Execute> = {}) =>
    (await api.executeMultiChannel({ body: { templateId, to, sender, ...change } })).multiChannelId
  const get = (id: string) => api.getMultiChannelRun({ path: { id } })
  const advance = (seconds: number) => sandbox.advanceClock({ body: { seconds } })
  /** The status of the run, and those of its messages. */
  const statuses = async (id: string) => {
    const run = await get(id)
    return [run.status, ...run.messages.map(({ status }) => status)]
  }
  const captured = async () => (await sandbox.listCapturedMessages({ query: { limit: 100, order: 'asc' } })).items
  /** Makes the recipient react to the message of the run at this position. */
  const react = async (id: string, position: number, type: Reaction) => {
    const { messageId } = (await get(id)).messages[position] ?? {}
    const { captured_id } = await eventually(async () =>
      (await captured()).find((message) => message.message_id === messageId),
    )
    await sandbox.createMessageEvent({ path: { captured_id }, body: { type } })
  }
  return { key, marketing, api, sandbox, sender, to, create, execute, get, advance, statuses, captured, react }
}
