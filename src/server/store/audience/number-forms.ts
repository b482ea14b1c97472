// Numbers that earlier versions kept in other forms, in pages by id: of suppressions, senders and contacts.
import type { SuppressionMethod, SuppressionType } from '../schema.ts'
import type { Db } from '../store.ts'

const numberTypes = ['cellphone', 'phone'] as const

/** A number on a suppression list. */
export interface SuppressedNumber {
  id: number
  account_id: number
  type: SuppressionType
  value: string
  method: SuppressionMethod
  campaign_hash: string | null
  created: number
}

/** Numbers on suppression lists, by ascending id after `after`. */
export function suppressedNumbers(db: Db, after: number, limit: number): Promise<SuppressedNumber[]> {
  return db
    .selectFrom('suppression')
    .select(['id', 'account_id', 'type', 'value', 'method', 'campaign_hash', 'created'])
    .where('id', '>', after)
    .where('type', 'in', numberTypes)
    .where('method', '<>', 'forgotten')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Deletes entries of suppression lists by their ids. */
export async function removeSuppressions(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('suppression').where('id', 'in', ids).execute()
}

/** SMS senders of all accounts, by ascending id after `after`. */
export function numberSenders(db: Db, after: number, limit: number) {
  return db
    .selectFrom('sender')
    .select(['id', 'account_id', 'channel', 'address'])
    .where('id', '>', after)
    .where('channel', 'in', numberTypes)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Gives a sender another address; false when the account has a sender with it. */
export async function moveSender(tx: Db, sender: { id: number; account_id: number; channel: string }, address: string) {
  const { id, account_id, channel } = sender
  const taken = await tx
    .selectFrom('sender')
    .select('id')
    .where('account_id', '=', account_id)
    .where('channel', '=', channel as (typeof numberTypes)[number])
    .where('address', '=', address)
    .executeTakeFirst()
  if (taken) return false
  await tx.updateTable('sender').set({ address, name: address }).where('id', '=', id).execute()
  return true
}

/** The senders of SMS that are numbers, of one account. */
export async function numbersOfAccount(db: Db, account: number): Promise<string[]> {
  const rows = await db
    .selectFrom('sender')
    .select('address')
    .where('account_id', '=', account)
    .where('channel', '=', 'cellphone')
    .orderBy('id')
    .execute()
  return rows.map(({ address }) => address)
}

/** The numbers of contacts that have a number or extra values. */
export function contactNumbers(db: Db, after: number, limit: number) {
  return db
    .selectFrom('contact')
    .select(['id', 'account_id', 'list_id', 'cellphone', 'phone', 'fields'])
    .where('id', '>', after)
    .where((e) => e.or([e('cellphone', 'is not', null), e('phone', 'is not', null), e('fields', '<>', '{}')]))
    .orderBy('id')
    .limit(limit)
    .execute()
}
