// Records that may name a person in a text: captured messages, hook deliveries, codes, alerts, flows, segments. Each is
// read in pages, judged by the domain, and deleted or changed.

import { dialectOf } from '../../dialect.ts'
import type { AlertTable, SegmentTable } from '../../schema.ts'
import type { Db } from '../../store.ts'

/** A page of an account's rows: those after a number. */
export interface RowsAfter {
  account: number
  after: number
  limit: number
}

/** The next captured messages with all that they say. */
export function capturedAfter(db: Db, { account, after, limit }: RowsAfter) {
  return db
    .selectFrom('captured_message')
    .select(['id', 'message_id', 'recipient', 'subject', 'source', 'content'])
    .where('account_id', '=', account)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The next messages that came in. */
export function inboundAfter(db: Db, { account, after, limit }: RowsAfter) {
  return db
    .selectFrom('inbound_message')
    .select(['id', 'sender', 'recipient', 'subject', 'content'])
    .where('account_id', '=', account)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The next parts of texts that wait for others. */
export function inboundPartsAfter(db: Db, { account, after, limit }: RowsAfter) {
  return db
    .selectFrom('inbound_sms_part')
    .select(['id', 'sender', 'recipient'])
    .where('account_id', '=', account)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The next hook deliveries with their bodies and responses, except those about a person who was erased. */
export function deliveriesAfter(db: Db, { account, after, limit }: RowsAfter) {
  return db
    .selectFrom('hook_delivery')
    .select(['id', 'event', 'body', 'answer'])
    .where('account_id', '=', account)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The next requests to the APIs, as they are kept. */
export function requestsAfter(db: Db, { account, after, limit }: RowsAfter) {
  return db
    .selectFrom('request_log')
    .select(['id', 'path', 'request', 'answer'])
    .where('account_id', '=', account)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The next requests for codes. */
export function verifyRequestsAfter(db: Db, { account, after, limit }: RowsAfter) {
  return db
    .selectFrom('verify_request')
    .select(['id', 'address', 'order_data'])
    .where('account_id', '=', account)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The next alerts. */
export function alertsAfter(db: Db, { account, after, limit }: RowsAfter) {
  return db
    .selectFrom('alert')
    .select(['id', 'recipients', 'content'])
    .where('account_id', '=', account)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The next runs of flows. */
export function flowRunsAfter(db: Db, { account, after, limit }: RowsAfter) {
  return db
    .selectFrom('flow_run')
    .select(['id', 'recipient'])
    .where('account_id', '=', account)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The next segments. */
export function segmentsAfter(db: Db, { account, after, limit }: RowsAfter) {
  return db
    .selectFrom('segment')
    .select(['id', 'name', 'filter'])
    .where('account_id', '=', account)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The next submissions of forms. */
export function submissionsAfter(db: Db, { account, after, limit }: RowsAfter) {
  return db
    .selectFrom('form_submission')
    .select(['id', 'contact_id', 'email', 'answers'])
    .where('account_id', '=', account)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The next confirmation emails. */
export function confirmationsAfter(db: Db, { account, after, limit }: RowsAfter) {
  return db
    .selectFrom('confirmation')
    .select(['id', 'contact_id', 'email'])
    .where('account_id', '=', account)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The next carts. */
export function cartsAfter(db: Db, { account, after, limit }: RowsAfter) {
  return db
    .selectFrom('cart')
    .select(['id', 'contact_id', 'cart_id', 'url', 'products'])
    .where('account_id', '=', account)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The next orders of shops. */
export function ordersAfter(db: Db, { account, after, limit }: RowsAfter) {
  return db
    .selectFrom('shop_order')
    .select(['id', 'contact_id', 'order_id', 'cart_id', 'products'])
    .where('account_id', '=', account)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

type Deletable =
  | 'captured_message'
  | 'request_log'
  | 'verify_request'
  | 'alert'
  | 'flow_run'
  | 'form_submission'
  | 'confirmation'
  | 'inbound_message'
  | 'inbound_sms_part'
  | 'cart'
  | 'shop_order'
const timerOf = { alert: 'alert.repeat', flow_run: 'flow.step' } as const

/** Deletes rows of an account by their numbers, with the timers that would come back to them. */
export async function deleteRows(tx: Db, table: Deletable, account: number, ids: readonly number[]): Promise<void> {
  const words = dialectOf(tx)
  if (table === 'alert' || table === 'flow_run')
    await tx.deleteFrom('timer').where('kind', '=', timerOf[table]).where(words.inValues('ref', ids)).execute()
  if (table === 'captured_message')
    await tx.deleteFrom('captured_text').where(words.inValues('captured_id', ids)).execute()
  await tx.deleteFrom(table).where('account_id', '=', account).where(words.inValues('id', ids)).execute()
}

/** Deletes deliveries with their attempts. */
export async function deleteDeliveries(tx: Db, account: number, ids: readonly number[]): Promise<void> {
  const words = dialectOf(tx)
  await tx
    .deleteFrom('hook_attempt')
    .where('account_id', '=', account)
    .where(words.inValues('delivery_id', ids))
    .execute()
  await tx.deleteFrom('hook_delivery').where('account_id', '=', account).where(words.inValues('id', ids)).execute()
}

export async function updateAlertTexts(
  tx: Db,
  id: number,
  change: Pick<AlertTable, 'recipients' | 'content'>,
): Promise<void> {
  await tx.updateTable('alert').set(change).where('id', '=', id).execute()
}

export async function updateSegmentTexts(
  tx: Db,
  id: number,
  change: Pick<SegmentTable, 'name' | 'filter'>,
): Promise<void> {
  await tx.updateTable('segment').set(change).where('id', '=', id).execute()
}
