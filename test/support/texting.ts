// The setup of most tests of SMS: a sender, and short ways to send.
import type { TransactionalSchemas } from '../../src/clients/index.ts'
import { eventually } from './eventually.ts'
import type { Doors } from './server.ts'

export type SingleSms = TransactionalSchemas['SingleSms']

/** Statuses of an SMS whose attempt in hand is over. */
const SETTLED = ['finished', 'delivered', 'send_failed', 'broken', 'rejected', 'canceled']

/** An account with an SMS sender. */
export async function withSmsSender(server: Doors, key = server.key, cellphone = '351-920000001') {
  const [marketing, transactional, sandbox] = [server.marketing(key), server.transactional(key), server.sandbox(key)]
  const { sender_id } = await marketing.createCellphoneSender({
    body: { type: 'numeric', cellphone, file: 'JVBERi0xLjQK' },
  })
  const from = String(sender_id)
  const sms = (change: Partial<SingleSms> = {}): SingleSms => ({
    to: '351-910000001',
    from,
    textBody: 'Hello',
    encoding: 'gsm0338',
    maxCount: 1,
    ...change,
  })
  const log = async (messageId: number) => {
    const [entry] = await transactional.getSmsLog({ path: { messageId } })
    if (!entry) throw new Error('the log is empty')
    return entry
  }
  return {
    marketing,
    transactional,
    sandbox,
    sender_id,
    sms,
    /** Sends an SMS; resolves with its number. */
    send: async (change: Partial<SingleSms> = {}) =>
      Number((await transactional.sendSms({ body: sms(change) })).messageId),
    log,
    statuses: async (messageId: number) => (await log(messageId)).campaignStatusLog.map(({ status }) => status),
    /** The status of an SMS once the attempt in hand is over. */
    settled: (messageId: number) =>
      eventually(async () => {
        const { currentStatus } = (await log(messageId)).campaign
        return SETTLED.includes(currentStatus) && currentStatus
      }),
    captured: (recipient: string, after = 0) =>
      sandbox.waitForCapturedMessage({ query: { recipient, after, channel: 'sms', timeout: 30 } }),
  }
}

/** One SMS of the account. */
export async function withSms(server: Doors, key: string) {
  const { send, sender_id } = await withSmsSender(server, key)
  return { sender_id, smsId: await send() }
}
