// Groups of single messages that recipients have left. Addresses are in lower case.

import { dialectOf } from '../dialect.ts'
import { preparedQuery } from '../prepared-query.ts'
import type { Db } from '../store.ts'

/** Notes that an address gets no messages of a group any more; a second time changes nothing. */
export async function leaveGroup(
  tx: Db,
  { account, group, address, now }: { account: number; group: number; address: string; now: number },
): Promise<void> {
  await tx
    .insertInto('left_group')
    .values({ account_id: account, value: address.toLowerCase(), group_id: group, created: now })
    .onConflict((c) => c.columns(['account_id', 'value', 'group_id']).doNothing())
    .execute()
}

const groupsLeft = preparedQuery((db, { account, values }: { account: number; values: readonly string[] }) =>
  db
    .selectFrom('left_group as l')
    .innerJoin('message_group as g', 'g.id', 'l.group_id')
    .select(['l.value', 'l.group_id', 'g.name'])
    .where('l.account_id', '=', account)
    .where(dialectOf(db).inValues('l.value', values)),
)

/** The groups that some of these addresses have left. */
export async function leftGroupsAmong(db: Db, account: number, addresses: readonly string[]) {
  if (addresses.length === 0) return []
  const values = [...new Set(addresses.map((address) => address.toLowerCase()))]
  return (await groupsLeft(db, { account, values })).rows
}

/** Takes back that addresses left groups; false when none had. */
export async function returnToGroups(tx: Db, account: number, addresses: readonly string[]): Promise<boolean> {
  if (addresses.length === 0) return false
  const values = addresses.map((address) => address.toLowerCase())
  const left = tx.deleteFrom('left_group').where('account_id', '=', account)
  const { numDeletedRows } = await left.where(dialectOf(tx).inValues('value', values)).executeTakeFirst()
  return numDeletedRows > 0n
}
