// Groups of single messages: their senders name them, and their recipients may leave one.
import { preparedRow } from '../prepared-query.ts'
import type { TransactionalChannel } from '../schema.ts'
import type { Db } from '../store.ts'

const groupOf = preparedRow(
  (db, { account, channel, name }: { account: number; channel: TransactionalChannel; name: string }) =>
    db
      .selectFrom('message_group')
      .select('id')
      .where('account_id', '=', account)
      .where('channel', '=', channel)
      .where('name', '=', name),
)

/** The number of a group of messages; a new name makes a new group. */
export async function groupId(tx: Db, account: number, channel: TransactionalChannel, name: string): Promise<number> {
  const known = await groupOf(tx, { account, channel, name })
  // The group nearly always exists, and writing would make all senders of the group wait for each other.
  if (known) return known.id
  const { id } = await tx
    .insertInto('message_group')
    .values({ account_id: account, channel, name })
    .onConflict((c) => c.columns(['account_id', 'channel', 'name']).doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The name of a group; empty when there is none. */
export async function groupName(db: Db, account: number, id: number): Promise<string> {
  const group = db.selectFrom('message_group').select('name').where('account_id', '=', account).where('id', '=', id)
  return (await group.executeTakeFirst())?.name ?? ''
}

/** The group of a single message; undefined for another. */
export function groupOfMessage(db: Db, messageId: number): Promise<{ id: number; name: string } | undefined> {
  const messages = db.selectFrom('transactional_message as t').innerJoin('message_group as g', 'g.id', 't.group_id')
  return messages.select(['g.id', 'g.name']).where('t.message_id', '=', messageId).executeTakeFirst()
}

/** Groups of the account, oldest first. */
export function listGroups(db: Db, account: number, channel: TransactionalChannel | undefined) {
  const query = db
    .selectFrom('message_group')
    .select(['id', 'name', 'channel'])
    .where('account_id', '=', account)
    .orderBy('id')
  return (channel === undefined ? query : query.where('channel', '=', channel)).execute()
}
