// A transactional message of any channel when it is accepted: one row in the ledger, one for what was asked for,
// and its first states, all in the transaction of the caller.
import { toJson } from '../../../lib/json-text.ts'
import { createLoopTurn } from '../../../lib/loop-turn.ts'
import { groupId } from '../../../store/messages/groups.ts'
import {
  insertTransactional,
  type NewContent,
  type NewTransactionalRow,
  takeTransactionalIds,
} from '../../../store/messages/transactional.ts'
import { awaitAll } from '../../../store/pipelined.ts'
import type { MessageOrigin, TransactionalChannel } from '../../../store/schema.ts'
import type { NewMessage } from '../../../store/sending/campaign-ledger.ts'
import type { Db } from '../../../store/store.ts'
import { deferToCommit } from '../../../store/transaction-end.ts'
import type { Recipient, SingleEmail } from './single-email.ts'
import type { SinglePush } from './single-push.ts'
import type { SingleSms } from './single-sms.ts'

export type { MessageOrigin, TransactionalChannel }

interface Common {
  /** Each has a message of his own; those after the first share its content. */
  recipients: readonly [Recipient, ...Recipient[]]
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
    | { channel: 'email'; content: SingleEmail; source?: string | undefined }
    | { channel: 'sms'; content: SingleSms }
    | { channel: 'push'; content: SinglePush }
  )

/**
 * The origin of a message: the user of the key or the login, if there is one, the address of the client, and for
 * sandbox accounts the request.
 */
export interface Requester {
  userId: number | null
  ip: string
  request?: { id: string; operation: string } | undefined
}

/** A message and its origin. */
export interface AskedMessage {
  message: NewTransactional
  by: Requester
}

/** The message to one recipient, with its number and, for a copy, that of the message to the first recipient. */
interface Numbered extends AskedMessage {
  recipient: Recipient
  id: number
  copyOf: number | null
}

/** Whose messages they are, and the time of that account. */
interface Home {
  account: number
  now: number
}

/**
 * Takes messages of one account; resolves with the numbers of those to the first recipients, in order. They are sent
 * when the transaction is durable.
 */
export async function createMessages(
  tx: Db,
  { account, now, ...by }: Requester & Home,
  messages: readonly NewTransactional[],
): Promise<number[]> {
  const turn = createLoopTurn()
  const ids: number[] = []
  for (let from = 0; from < messages.length; from += TOGETHER) {
    const some = messages.slice(from, from + TOGETHER).map((message) => ({ message, by }))
    ids.push(...(await createAskedMessages(tx, { account, now }, some)))
    await turn()
  }
  return ids
}

/** Messages that are written together; others have their turn in between. */
const TOGETHER = 100

/** Creates messages of several requests. */
export async function createAskedMessages(tx: Db, home: Home, asked: readonly AskedMessage[]): Promise<number[]> {
  if (asked.length === 0) return []
  const { account, now } = home
  const count = asked.reduce((sum, { message }) => sum + message.recipients.length, 0)
  const [numbers, groups] = await awaitAll([takeTransactionalIds(tx, count), groupsOf(tx, account, asked)])
  const ids = numbers.values()
  const numbered = asked.flatMap((one) => {
    let first: number | null = null
    return one.message.recipients.map((recipient): Numbered => {
      const id = ids.next().value as number
      const copyOf = first
      first ??= id
      return { ...one, recipient, id, copyOf }
    })
  })
  const inserted = insertTransactional(
    tx,
    numbered.map((one) => toLedger(one, account, now)),
    numbered.map((one) => {
      const group = groups.get(`${one.message.channel} ${one.message.group}`) as number
      return toRow(one, group, home)
    }),
    numbered.filter(({ copyOf }) => copyOf === null).map(toContent),
    numbered.flatMap(({ message, id }) =>
      (['created', firstStatus(message, now)] as const).map((status) => ({ message_id: id, status, at: now })),
    ),
  )
  void deferToCommit(tx, inserted)
  return numbered.flatMap(({ id, copyOf }) => (copyOf === null ? [id] : []))
}

const firstStatus = (message: NewTransactional, now: number) => (message.due > now ? 'scheduled' : 'queued')

/** The numbers of the groups, by channel and name. */
async function groupsOf(tx: Db, account: number, asked: readonly AskedMessage[]): Promise<Map<string, number>> {
  const groups = new Map<string, number>()
  for (const {
    message: { channel, group },
  } of asked) {
    const key = `${channel} ${group}`
    if (!groups.has(key)) groups.set(key, await groupId(tx, account, channel, group))
  }
  return groups
}

function toLedger({ message, recipient, id }: Numbered, account: number, now: number): NewMessage {
  return {
    id,
    account_id: account,
    channel: message.channel,
    run_id: null,
    campaign_id: null,
    list_id: null,
    contact_id: null,
    address: recipient.address,
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

function toContent({ message, id }: Numbered): NewContent {
  const source = (message.channel === 'email' && message.source) || null
  return { message_id: id, content: toJson(message.content), source }
}

function toRow(
  { message, by: { userId, ip, request }, recipient, id, copyOf }: Numbered,
  group: number,
  { account, now }: Home,
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
    custom_data: message.customData,
    created_ip: ip,
    user_id: userId,
    created: now,
    registered: message.channel !== 'push' && message.content.registered ? 1 : 0,
    copy_of: copyOf,
    notify: recipient.notice ? toJson(recipient.notice) : null,
    request_id: request?.id ?? null,
    operation_id: request?.operation ?? null,
  }
}
