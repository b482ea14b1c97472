// The message that a recipient acts on. A recipient may act before the sender has settled: then the row of
// the message is made here.
import type { Clock } from '../../../lib/clock.ts'
import { fromJson } from '../../../lib/json-text.ts'
import type { DeviceRow } from '../../../store/audience/devices.ts'
import { survivorsOf } from '../../../store/audience/merged.ts'
import { recipientsAt } from '../../../store/campaigns/chunks.ts'
import { findRun, findRunOfMessage, type RunRow } from '../../../store/campaigns/runs.ts'
import {
  findMessage,
  insertMessageIfMissing,
  isErased,
  type MessageRow,
} from '../../../store/sending/campaign-ledger.ts'
import type { Db } from '../../../store/store.ts'
import { PRIORITY } from '../../sending/priority.ts'
import { channelOf } from '../channels/channels.ts'
import type { FoundRecipient } from '../channels/recipients.ts'
import type { RunAudience } from './plan.ts'

/**
 * The row of a message; undefined if the number is unknown, or if the recipient was erased. `now` is the time of an
 * account.
 */
export async function messageOfRecipient(tx: Db, id: number, now: Clock['now']): Promise<MessageRow | undefined> {
  const row = await findMessage(tx, id)
  if (row) return isErased(row) ? undefined : row
  const run = await findRunOfMessage(tx, id)
  if (!run) return undefined
  const position = id - run.first_message_id
  const placed = (await recipientsAt(tx, run.id, [position])).get(position)
  const found = placed && (await recipientOf(tx, run, placed.recipient))
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
    zone: placed?.zone ?? null,
  })
  return findMessage(tx, id)
}

/** A recipient of a run as it is now, or the contact that it was merged into. */
async function recipientOf(tx: Db, run: RunRow, id: number): Promise<FoundRecipient | undefined> {
  const { recipients } = channelOf(run.channel)
  const { field } = fromJson<RunAudience>(run.audience)
  const [found] = (await recipients.find(tx, run.account_id, field, [id])).values()
  const contact = found ? null : recipients.contactOf(id)
  const survivor = contact === null ? undefined : (await survivorsOf(tx, [contact])).get(contact)
  if (survivor === undefined) return found
  const ids = (await recipients.ofContacts(tx, field, [survivor])).get(survivor) ?? []
  const [other] = (await recipients.find(tx, run.account_id, field, ids.slice(0, 1))).values()
  return other
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
