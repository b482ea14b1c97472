// The message that a recipient acts on. A recipient may act before the sender has settled: then the row of
// the message is made here.
import type { Clock } from '../../../lib/clock.ts'
import { fromJson } from '../../../lib/json-text.ts'
import type { DeviceRow } from '../../../store/audience/devices.ts'
import { chunkRecipients, findRun, findRunOfMessage } from '../../../store/campaigns/runs.ts'
import { findMessage, insertMessageIfMissing, isForgotten, type MessageRow } from '../../../store/sending/messages.ts'
import type { Db } from '../../../store/store.ts'
import { PRIORITY } from '../../sending/priority.ts'
import { channelOf } from '../channels/channels.ts'
import { CHUNK, type RunAudience } from './plan.ts'

/**
 * The row of a message; undefined when there is no message with this number, or whoever it went to was forgotten. `now`
 * is the time of an account.
 */
export async function messageOfRecipient(tx: Db, id: number, now: Clock['now']): Promise<MessageRow | undefined> {
  const row = await findMessage(tx, id)
  if (row) return isForgotten(row) ? undefined : row
  const run = await findRunOfMessage(tx, id)
  if (!run) return undefined
  const position = id - run.first_message_id
  const recipientId = (await chunkRecipients(tx, run.id, Math.floor(position / CHUNK)))[position % CHUNK]
  const { field } = fromJson<RunAudience>(run.audience)
  const ids = recipientId === undefined ? [] : [recipientId]
  const [found] = (await channelOf(run.channel).recipients.find(tx, run.account_id, field, ids)).values()
  if (!found) return undefined
  await insertMessageIfMissing(tx, {
    id,
    account_id: run.account_id,
    channel: run.channel,
    run_id: run.id,
    campaign_id: run.campaign_id,
    list_id: run.list_id,
    contact_id: found.contact.id,
    address: found.address,
    state: 'sending',
    reason: null,
    attempts: 0,
    carrier_ref: null,
    next_at: null,
    lease_until: 0,
    created: now(run.account_id),
    settled: null,
    priority: PRIORITY.campaign,
  })
  return findMessage(tx, id)
}

/** The device that a message went to; null on a channel whose recipients are contacts, and when it is gone. */
export async function deviceOf(tx: Db, message: MessageRow): Promise<DeviceRow | null> {
  const { run_id, account_id, channel } = message
  const { kind, ofMessages, find } = channelOf(channel).recipients
  const run = run_id === null || kind !== null ? undefined : await findRun(tx, run_id)
  if (!run) return null
  const { field } = fromJson<RunAudience>(run.audience)
  const [found] = (await find(tx, account_id, field, [...(await ofMessages(tx, field, [message])).values()])).values()
  return found?.device ?? null
}
