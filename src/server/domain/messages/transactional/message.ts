// A transactional message of any channel when it is accepted: one row in the ledger, one for what was asked for,
// and its first states, all in the transaction of the caller.
import { toJson } from '../../../lib/json-text.ts'
import {
  groupId,
  insertTransactional,
  type NewTransactionalRow,
  takeTransactionalIds,
} from '../../../store/messages/transactional.ts'
import type { MessageOrigin, TransactionalChannel } from '../../../store/schema.ts'
import type { NewMessage } from '../../../store/sending/messages.ts'
import type { Db } from '../../../store/store.ts'
import type { SingleEmail } from './single-email.ts'
import type { SinglePush } from './single-push.ts'
import type { SingleSms } from './single-sms.ts'

export type { MessageOrigin, TransactionalChannel }

interface Common {
  address: string
  /** The sender; on push the mobile app. */
  senderId: number
  group: string
  templateId: number | null
  subject: string
  customData: string | null
  /** One of PRIORITY. */
  priority: number
  origin: MessageOrigin
  /** The code, alert or flow that it belongs to. */
  originId: number | null
  /** When it is to be sent, milliseconds; a time in the past means at once. */
  due: number
}

export type NewTransactional = Common &
  (
    | { channel: 'email'; content: SingleEmail }
    | { channel: 'sms'; content: SingleSms }
    | { channel: 'push'; content: SinglePush }
  )

/** Who asks for a message: the user of the key or the login, if there is one, and the address of the client. */
export interface Requester {
  userId: number | null
  ip: string
}

/**
 * Takes messages of one account; resolves with their numbers, in order. They are sent when the transaction is
 * durable.
 */
export async function createMessages(
  tx: Db,
  from: Requester & { account: number; now: number },
  messages: readonly NewTransactional[],
): Promise<number[]> {
  const { account, now } = from
  const ids = await takeTransactionalIds(tx, messages.length)
  const groups = await groupsOf(tx, account, messages)
  const numbered = messages.map((message, i) => ({ message, id: ids[i] as number }))
  await insertTransactional(
    tx,
    numbered.map(({ message, id }) => toLedger(message, id, account, now)),
    numbered.map(({ message, id }) =>
      toRow(message, id, groups.get(`${message.channel} ${message.group}`) as number, from),
    ),
    numbered.flatMap(({ message, id }) =>
      (['created', firstStatus(message, now)] as const).map((status) => ({ message_id: id, status, at: now })),
    ),
  )
  return ids
}

const firstStatus = (message: NewTransactional, now: number) => (message.due > now ? 'scheduled' : 'queued')

/** The numbers of the groups, by channel and name. */
async function groupsOf(tx: Db, account: number, messages: readonly NewTransactional[]): Promise<Map<string, number>> {
  const groups = new Map<string, number>()
  for (const { channel, group } of messages) {
    const key = `${channel} ${group}`
    if (!groups.has(key)) groups.set(key, await groupId(tx, account, channel, group))
  }
  return groups
}

function toLedger(message: NewTransactional, id: number, account: number, now: number): NewMessage {
  return {
    id,
    account_id: account,
    channel: message.channel,
    run_id: null,
    campaign_id: null,
    list_id: null,
    contact_id: null,
    address: message.address,
    state: 'queued',
    reason: null,
    attempts: 0,
    carrier_ref: null,
    next_at: Math.max(message.due, now),
    lease_until: 0,
    created: now,
    settled: null,
    priority: message.priority,
  }
}

function toRow(
  message: NewTransactional,
  id: number,
  group: number,
  { account, userId, ip, now }: Requester & { account: number; now: number },
): NewTransactionalRow {
  return {
    message_id: id,
    account_id: account,
    channel: message.channel,
    origin: message.origin,
    origin_id: message.originId,
    sender_id: message.senderId,
    group_id: group,
    template_id: message.templateId,
    status: firstStatus(message, now),
    subject: message.subject,
    parts: message.channel === 'sms' ? message.content.parts : 0,
    content: toJson(message.content),
    custom_data: message.customData,
    created_ip: ip,
    user_id: userId,
    created: now,
    registered: message.channel !== 'push' && message.content.registered ? 1 : 0,
  }
}
