// The message that a recipient acts on. A recipient may act before the sender has settled: then the row of
// the message is made here.
import type { Clock } from '../../../lib/clock.ts'
import { fromJson } from '../../../lib/json-text.ts'
import { type ContactRow, contactsByIds } from '../../../store/audience/contacts.ts'
import { chunkContacts, findRunOfMessage } from '../../../store/campaigns/runs.ts'
import { findMessage, insertMessageIfMissing, isForgotten, type MessageRow } from '../../../store/sending/messages.ts'
import type { Db } from '../../../store/store.ts'
import { PRIORITY } from '../../sending/priority.ts'
import { addressOf } from '../channels/address.ts'
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
  const contactId = (await chunkContacts(tx, run.id, Math.floor(position / CHUNK)))[position % CHUNK]
  const contact = await oneContact(tx, contactId ?? null)
  if (!contact) return undefined
  const { field } = fromJson<RunAudience>(run.audience)
  await insertMessageIfMissing(tx, {
    id,
    account_id: run.account_id,
    channel: run.channel,
    run_id: run.id,
    campaign_id: run.campaign_id,
    list_id: run.list_id,
    contact_id: contact.id,
    address: addressOf(contact, channelOf(run.channel).address, field),
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

async function oneContact(tx: Db, id: number | null): Promise<ContactRow | undefined> {
  return id === null ? undefined : (await contactsByIds(tx, [id]))[0]
}
