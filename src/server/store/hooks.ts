// Webhooks, and the deliveries that wait for their receivers.
import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import { insertMany } from './bulk-insert.ts'
import { pageOf, type Page, type PageRequest } from './pages.ts'
import type { HookDeliveryTable, WebhookTable } from './schema.ts'
import type { Db } from './store.ts'

export type WebhookRow = Selectable<WebhookTable>
export type HookDeliveryRow = Selectable<HookDeliveryTable>

export function insertWebhook(tx: Db, row: Insertable<WebhookTable>): Promise<WebhookRow> {
  return tx.insertInto('webhook').values(row).returningAll().executeTakeFirstOrThrow()
}

export function listWebhooks(db: Db, account: number, page: PageRequest): Promise<Page<WebhookRow>> {
  return pageOf(db.selectFrom('webhook').where('account_id', '=', account), page, (q) => q.selectAll())
}

/** Deletes the webhook; its waiting deliveries go with it. False when there is none. */
export async function deleteWebhook(tx: Db, account: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('webhook')
    .where('account_id', '=', account)
    .where('id', '=', id)
    .executeTakeFirst()
  await tx
    .deleteFrom('hook_delivery')
    .where('account_id', '=', account)
    .where('webhook_id', '=', id)
    .where('state', '=', 'pending')
    .execute()
  return numDeletedRows > 0n
}

/** The webhooks that listen to these lists. */
export function webhooksOfLists(db: Db, lists: number[]): Promise<WebhookRow[]> {
  return db.selectFrom('webhook').selectAll().where('list_id', 'in', lists).orderBy('id').execute()
}

const deliveryColumns = [
  'account_id',
  'webhook_id',
  'name',
  'url',
  'secret',
  'body',
  'state',
  'attempts',
  'next_at',
  'lease_until',
  'answer',
  'created',
  'done',
] as const

export const insertHookDeliveries = (tx: Db, rows: readonly Insertable<HookDeliveryTable>[]): Promise<void> =>
  insertMany(tx, { table: 'hook_delivery', columns: deliveryColumns }, rows)

function dueDeliveries(db: Db, at: { now: number; wall: number; busy: string[] }) {
  const due = db
    .selectFrom('hook_delivery')
    .select('id')
    .where('state', '=', 'pending')
    .where('next_at', '<=', at.now)
    .where('lease_until', '<=', at.wall)
  return at.busy.length === 0 ? due : due.where('url', 'not in', at.busy)
}

/** Whether a delivery is due: a look that costs no transaction. */
export async function hasDueDelivery(db: Db, at: { now: number; wall: number; busy: string[] }): Promise<boolean> {
  return (await dueDeliveries(db, at).limit(1).executeTakeFirst()) !== undefined
}

/** Takes up to `limit` due deliveries to one address, none of `busy`, for `lease` milliseconds of wall time. */
export async function leaseHookDeliveries(
  tx: Db,
  at: { now: number; wall: number; lease: number; limit: number; busy: string[] },
): Promise<HookDeliveryRow[]> {
  const oldest = await dueDeliveries(tx, at).select('url').orderBy('next_at').orderBy('id').limit(1).executeTakeFirst()
  if (!oldest) return []
  const due = dueDeliveries(tx, at).where('url', '=', oldest.url).orderBy('next_at').orderBy('id').limit(at.limit)
  const rows = await tx
    .updateTable('hook_delivery')
    .set({ lease_until: at.wall + at.lease })
    .where('id', 'in', due)
    .returningAll()
    .execute()
  return rows.sort((a, b) => a.id - b.id)
}

export interface HookVerdict {
  id: number
  state: 'delivered' | 'pending' | 'parked'
  answer: string
  nextAt: number
  done: number | null
}

/** Writes what became of leased deliveries. */
export async function settleHookDeliveries(tx: Db, verdicts: HookVerdict[]): Promise<void> {
  for (const v of verdicts) {
    await tx
      .updateTable('hook_delivery')
      .set({ state: v.state, answer: v.answer, next_at: v.nextAt, done: v.done, lease_until: 0, attempts: sql<number>`attempts + 1` })
      .where('id', '=', v.id)
      .execute()
  }
}

/** When the next waiting delivery is due, or null. */
export async function nextHookDelivery(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('hook_delivery')
    .select((e) => e.fn.min('next_at').as('due'))
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return row?.due ?? null
}
