import type { Insertable, Selectable, Updateable } from 'kysely'
import { preparedRow } from '../prepared-query.ts'
import type { SenderChannel, SenderStatus, SenderTable } from '../schema.ts'
import { inModeration, unsentCampaignStates } from '../states.ts'
import type { Db } from '../store.ts'

export type SenderRow = Selectable<SenderTable>

/** Adds the sender; undefined when its address is taken in this account and channel. */
export function insertSender(tx: Db, row: Insertable<SenderTable>): Promise<SenderRow | undefined> {
  return tx
    .insertInto('sender')
    .values(row)
    .onConflict((c) => c.columns(['account_id', 'channel', 'address']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function findSender(
  db: Db,
  account: number,
  channel: SenderChannel,
  id: number,
): Promise<SenderRow | undefined> {
  return senderById(db, { account, channel, id })
}

const senderById = preparedRow(
  (db, { account, channel, id }: { account: number; channel: SenderChannel; id: number }) =>
    db
      .selectFrom('sender')
      .selectAll()
      .where('account_id', '=', account)
      .where('channel', '=', channel)
      .where('id', '=', id),
)

/**
 * The sender with this address, whatever its case. Of several that differ only in case, it is the one spelt exactly so,
 * or else the oldest.
 */
export async function findSenderByAddress(
  db: Db,
  account: number,
  channel: SenderChannel,
  address: string,
): Promise<SenderRow | undefined> {
  const ofChannel = db.selectFrom('sender').selectAll().where('account_id', '=', account).where('channel', '=', channel)
  // The address is nearly always spelt as it was entered, and an index serves that case.
  const exact = await ofChannel.where('address', '=', address).executeTakeFirst()
  if (exact) return exact
  return ofChannel
    .where((e) => e.fn<string>('lower', ['address']), '=', address.toLowerCase())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** Senders of a channel, newest first. */
export function listSenders(
  db: Db,
  account: number,
  channel: SenderChannel,
  filter: { status?: SenderStatus | undefined },
  page: { offset: number; limit: number },
): Promise<SenderRow[]> {
  let query = db.selectFrom('sender').selectAll().where('account_id', '=', account).where('channel', '=', channel)
  if (filter.status !== undefined) query = query.where('status', '=', filter.status)
  return query.orderBy('id', 'desc').limit(page.limit).offset(page.offset).execute()
}

/** The active sender of a channel that an account has had longest. */
export function firstActiveSender(
  db: Db,
  account: number,
  channel: SenderChannel = 'email',
): Promise<Pick<SenderRow, 'id'> | undefined> {
  const active = db.selectFrom('sender').select('id').where('account_id', '=', account).where('channel', '=', channel)
  return active.where('status', '=', 'active').orderBy('id').limit(1).executeTakeFirst()
}

/** The sender of the email campaign that went to a list last; undefined when none did. */
export async function lastSenderOfList(db: Db, account: number, list: number): Promise<number | undefined> {
  const campaigns = db.selectFrom('campaign').select('sender_id').where('account_id', '=', account)
  const sent = campaigns.where('list_id', '=', list).where('channel', '=', 'email').where('start_date', 'is not', null)
  return (
    (await sent.orderBy('start_date', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst())?.sender_id ?? undefined
  )
}

/** Ends the moderation of an address in all accounts; resolves with the number of senders. */
export async function approveSenders(tx: Db, channel: SenderChannel, address: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('sender')
    .set({ status: 'active' })
    .where('channel', '=', channel)
    .where('address', '=', address)
    .where('status', '=', 'moderation')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Keeps the document of a sender for the people who moderate. */
export async function insertSenderFile(tx: Db, sender: Pick<SenderRow, 'id' | 'account_id'>, file: string) {
  await tx.insertInto('sender_file').values({ sender_id: sender.id, account_id: sender.account_id, file }).execute()
}

/** The document of a sender in Base64; undefined when there is none. */
export async function findSenderFile(db: Db, id: number): Promise<string | undefined> {
  const found = db.selectFrom('sender_file').select('file').where('sender_id', '=', id)
  return (await found.executeTakeFirst())?.file
}

/** The first senders in moderation, of all accounts, oldest first. */
export function sendersInModeration(db: Db, limit: number): Promise<SenderRow[]> {
  const waiting = db.selectFrom('sender').selectAll().where('status', '=', inModeration)
  return waiting.orderBy('id').limit(limit).execute()
}

/** All senders of an account, the oldest first. */
export function sendersOfAccount(db: Db, account: number, limit: number): Promise<SenderRow[]> {
  const all = db.selectFrom('sender').selectAll().where('account_id', '=', account)
  return all.orderBy('id').limit(limit).execute()
}

/** Ends the moderation of a sender of any account; undefined when it is not in moderation. */
export async function settleSender(tx: Db, id: number, status: 'active' | 'rejected'): Promise<SenderRow | undefined> {
  const row = await tx
    .updateTable('sender')
    .set({ status })
    .where('id', '=', id)
    .where('status', '=', 'moderation')
    .returningAll()
    .executeTakeFirst()
  if (row) await tx.deleteFrom('sender_file').where('sender_id', '=', id).execute()
  return row
}

/** The sender of the account with a new name or status, whatever its channel; undefined when there is none. */
export function updateSender(
  tx: Db,
  account: number,
  id: number,
  change: Pick<Updateable<SenderTable>, 'name' | 'status' | 'help'>,
): Promise<SenderRow | undefined> {
  return tx
    .updateTable('sender')
    .set(change)
    .where('account_id', '=', account)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Whether a campaign that is still to be sent names the sender. */
export async function isSenderInUse(db: Db, account: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('campaign')
    .select('id')
    .where('account_id', '=', account)
    .where((e) => e.or([e('sender_id', '=', id), e('reply_to', '=', id)]))
    .where('status', 'in', unsentCampaignStates)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteSender(tx: Db, account: number, id: number): Promise<void> {
  await tx.deleteFrom('sender_file').where('account_id', '=', account).where('sender_id', '=', id).execute()
  await tx.deleteFrom('sender').where('account_id', '=', account).where('id', '=', id).execute()
}
