// Messages of campaigns to contacts that are forgotten. No index leads from a contact to its messages: the chunks of a
// run do, whose ids ascend within a time zone. Of devices that have gone since, only the rows of the messages say whose they were.
import { sql } from 'kysely'
import { callRecipient } from '../../campaigns/call-recipients.ts'
import { chunkRecipients } from '../../campaigns/chunks.ts'
import { dialectOf } from '../../dialect.ts'
import type { Channel } from '../../schema.ts'
import { FORGOTTEN } from '../../sending/campaign-ledger.ts'
import type { Db } from '../../store.ts'
import { devicesOfContacts, isDeviceChannel } from '../devices.ts'

/** A run, as far as its messages are concerned. */
export interface RunToErase {
  id: number
  channel: Channel
  list_id: number
  first_message_id: number
  planned: number
  audience: string
}

/** The next run of the account. */
export function nextRun(db: Db, account: number, after: number): Promise<RunToErase | undefined> {
  return db
    .selectFrom('run')
    .select(['id', 'channel', 'list_id', 'first_message_id', 'planned', 'audience'])
    .where('account_id', '=', account)
    .where('id', '>', after)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** Replaces the addresses that a run was asked to write to. */
export async function updateAudience(tx: Db, run: number, audience: string): Promise<void> {
  await tx.updateTable('run').set({ audience }).where('id', '=', run).execute()
}

/** Ids of messages, and whether a worker may be sending one of them. */
export interface FoundMessages {
  ids: number[]
  isInHand: boolean
}

/**
 * The messages of a run to these contacts. A worker that has a chunk may have looked at them before they were
 * forgotten. Calls `breathe` after each chunk.
 */
export async function messagesOfRun(
  db: Db,
  run: RunToErase,
  contacts: readonly number[],
  { wall, breathe }: { wall: number; breathe(): Promise<void> | null },
): Promise<FoundMessages> {
  const leases = await db
    .selectFrom('chunk_lease')
    .select(['seq', 'first_position', 'zone', 'state', 'lease_until', 'settled_to'])
    .where('run_id', '=', run.id)
    .orderBy('seq')
    .execute()
  const read = new Map<number, number[]>()
  const chunkAt = async (seq: number): Promise<number[]> => {
    const known = read.get(seq) ?? (await chunkRecipients(db, run.id, seq))
    if (!read.has(seq)) await breathe()
    read.set(seq, known)
    return known
  }
  const hasDevices = isDeviceChannel(run.channel)
  const recipients = hasDevices
    ? (await devicesOfContacts(db, contacts)).map(({ id }) => id)
    : contacts.flatMap((contact) => recipientsIn(run.channel, contact))
  const found: FoundMessages = { ids: hasDevices ? await messagesTo(db, run, contacts, breathe) : [], isInHand: false }
  for (const some of Map.groupBy(leases, ({ zone }) => zone).values()) {
    for (const recipient of recipients) {
      const place = await findPlace(recipient, some, chunkAt)
      if (!place) continue
      const { lease, position } = place
      const isHeld = lease.state === 'open' && lease.lease_until > wall
      if (isHeld && position >= lease.settled_to) found.isInHand = true
      found.ids.push(run.first_message_id + lease.first_position + position)
    }
  }
  return found
}

/** The recipients that a contact can be in the chunks of a run. */
const recipientsIn = (channel: Channel, contact: number): number[] =>
  channel === 'voice' ? [callRecipient(contact, 0), callRecipient(contact, 1)] : [contact]

/** Numbers of messages that are looked at in one step. */
const SOME = 5_000

/** The messages of a run whose rows name these contacts. */
async function messagesTo(
  db: Db,
  { first_message_id: first, planned }: RunToErase,
  contacts: readonly number[],
  breathe: () => Promise<void> | null,
): Promise<number[]> {
  const ids: number[] = []
  for (let from = first; contacts.length > 0 && from < first + planned; from += SOME) {
    const rows = await db
      .selectFrom('message')
      .select('id')
      .where('id', '>=', from)
      .where('id', '<', Math.min(from + SOME, first + planned))
      .where(dialectOf(db).inValues('contact_id', contacts))
      .execute()
    ids.push(...rows.map(({ id }) => id))
    await breathe()
  }
  return ids
}

/** Those of these messages that went to one of the addresses. */
export async function messagesAt(db: Db, ids: readonly number[], addresses: readonly string[]): Promise<number[]> {
  const words = dialectOf(db)
  const at = db
    .selectFrom('message')
    .select('id')
    .where(words.inValues('id', ids))
    .where(words.inValues('address', addresses))
  return (await at.execute()).map(({ id }) => id)
}

/** The chunk and the position of a recipient, by halves: ids ascend from chunk to chunk. */
async function findPlace<Lease extends { seq: number }>(
  recipient: number,
  leases: readonly Lease[],
  chunkAt: (seq: number) => Promise<number[]>,
) {
  let [low, high] = [0, leases.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const lease = leases[middle] as Lease
    const ids = await chunkAt(lease.seq)
    if (recipient < (ids[0] ?? 0)) high = middle - 1
    else if (recipient > (ids.at(-1) ?? 0)) low = middle + 1
    else {
      const position = ids.indexOf(recipient)
      return position < 0 ? null : { lease, position }
    }
  }
  return null
}

/** Whether a worker is sending one of these messages. */
export async function isAnyInHand(db: Db, ids: readonly number[], wall: number): Promise<boolean> {
  const row = await db
    .selectFrom('message')
    .select('id')
    .where(dialectOf(db).inValues('id', ids))
    .where('lease_until', '>', wall)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes the address and the words of mail hosts from messages. Their outcomes stay, which reports count. */
export async function eraseMessages(tx: Db, ids: readonly number[]): Promise<void> {
  const words = dialectOf(tx)
  await tx.updateTable('message').set({ address: '', reason: FORGOTTEN }).where(words.inValues('id', ids)).execute()
  await tx.updateTable('receipt').set({ reason: null }).where(words.inValues('message_id', ids)).execute()
}

/** Events of single messages that were erased, which say where a link led; some numbers at a time. */
export async function erasedClicks(db: Db, account: number, after: number, limit: number) {
  const page = db
    .selectFrom('event')
    .select(['id', 'contact_id', 'message_id', 'data'])
    .where('account_id', '=', account)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
  const { last } = await db
    .selectFrom(page.as('p'))
    .select((e) => e.fn.max<number | null>('p.id').as('last'))
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom(page.as('p'))
    .innerJoin('message as m', 'm.id', 'p.message_id')
    .select('p.id')
    .where('p.contact_id', 'is', null)
    .where('p.data', 'is not', null)
    .where(sql<boolean>`m.address = '' AND m.reason = ${FORGOTTEN}`)
    .execute()
  return { last: last === null ? null : Number(last), ids: rows.map(({ id }) => id) }
}

/** Takes the data from events. */
export async function eraseEventData(tx: Db, account: number, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('event')
    .set({ data: null })
    .where('account_id', '=', account)
    .where(dialectOf(tx).inValues('id', ids))
    .execute()
}
