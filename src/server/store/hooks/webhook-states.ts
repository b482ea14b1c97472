// What changes in webhooks that exist, and the deliveries that wait for them, which follow.

import { type Selectable, sql } from 'kysely'
import { dialectOf } from '../dialect.ts'
import type { RegisteredWebhookTable } from '../schema.ts'
import { isHeld, isPending } from '../states.ts'
import type { Db } from '../store.ts'
import { asWebhookTable, type NewWebhookRow, type WebhookRow, type WebhookTableName } from './webhooks.ts'

/** The deliveries of webhooks, by the names of the contract, and the tables of their webhooks. */
const namesOfTable = {
  webhook: ['listEvent'],
  transactional_webhook: [
    'transactionalEmailEvent',
    'transactionalSmsEvent',
    'transactionalSmsReceived',
    'transactionalPushEvent',
  ],
  registered_webhook: ['certificateSent'],
} as const satisfies Record<WebhookTableName, readonly string[]>

const tables = Object.keys(namesOfTable) as WebhookTableName[]

/** What is the same in webhooks of every API. */
export type AnyWebhookRow = Selectable<RegisteredWebhookTable>

export type WebhookChange<T extends WebhookTableName> = Partial<NewWebhookRow<T>> &
  Partial<Pick<AnyWebhookRow, 'secret' | 'status' | 'status_since' | 'old_secret' | 'old_secret_until'>>

/** The webhook with this number, held for a change. */
export function holdWebhook<T extends WebhookTableName>(
  tx: Db,
  table: T,
  account: number,
  id: number,
): Promise<WebhookRow<T> | undefined> {
  const query = tx.selectFrom(asWebhookTable(table)).selectAll().where('account_id', '=', account).where('id', '=', id)
  // The row has the columns of this table.
  return dialectOf(tx).forUpdate(tx, query).executeTakeFirst() as Promise<WebhookRow<T> | undefined>
}

/** Changes a webhook that is held; the deliveries that wait for it follow. Resolves with the row. */
export async function changeWebhook<T extends WebhookTableName>(
  tx: Db,
  table: T,
  { account, id }: { account: number; id: number },
  change: WebhookChange<T>,
  now: number,
): Promise<WebhookRow<T>> {
  const row = await tx
    .updateTable(asWebhookTable(table))
    // The change names columns of this table only.
    .set(change as WebhookChange<'registered_webhook'>)
    .where('account_id', '=', account)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await moveWaiting(tx, table, row, now)
  return row as WebhookRow<T>
}

/** Gives the deliveries that wait for a webhook its address, its secrets and its state. Those held keep their time. */
async function moveWaiting(tx: Db, table: WebhookTableName, webhook: AnyWebhookRow, now: number): Promise<void> {
  const { id, account_id, url, secret, old_secret, old_secret_until } = webhook
  const isActive = webhook.status === 'active'
  const state = isActive ? ('pending' as const) : ('held' as const)
  for (const waiting of [isPending, isHeld]) {
    await tx
      .updateTable('hook_delivery')
      // Retention counts from the moment in which a delivery was held.
      .set({ url, secret, old_secret, old_secret_until, state, done: isActive ? null : sql`coalesce(done, ${now})` })
      .where('account_id', '=', account_id)
      .where('webhook_id', '=', id)
      .where('name', 'in', namesOfTable[table])
      .where('state', '=', waiting)
      .execute()
  }
}

/** A webhook as a delivery names it. */
export interface WebhookRef {
  name: string
  webhook_id: number | null
}

const tableOf = ({ name }: WebhookRef): WebhookTableName | undefined =>
  tables.find((table) => (namesOfTable[table] as readonly string[]).includes(name))

/** A webhook that is held for a change. */
export interface HeldWebhook {
  table: WebhookTableName
  row: AnyWebhookRow
}

/** The webhooks that deliveries name, each once, held for a change. Deliveries of callbacks name none. */
export async function holdWebhooksOf(tx: Db, account: number, refs: readonly WebhookRef[]): Promise<HeldWebhook[]> {
  const held: HeldWebhook[] = []
  for (const table of tables) {
    const ids = new Set(
      refs.flatMap((ref) => (tableOf(ref) === table && ref.webhook_id !== null ? [ref.webhook_id] : [])),
    )
    if (ids.size === 0) continue
    const query = tx
      .selectFrom(asWebhookTable(table))
      .selectAll()
      .where('account_id', '=', account)
      .where('id', 'in', [...ids])
      .orderBy('id')
    for (const row of await dialectOf(tx).forUpdate(tx, query).execute()) held.push({ table, row })
  }
  return held
}

/** Whether a delivery is about this webhook. */
export const isOf = ({ table, row }: HeldWebhook, ref: WebhookRef): boolean =>
  ref.webhook_id === row.id && tableOf(ref) === table

/** Has the deliveries that wait for a webhook follow it, if this one, read earlier, does not. */
export async function followWebhook(
  tx: Db,
  { table, row }: HeldWebhook,
  deliveries: readonly { url: string; secret: string }[],
  now: number,
): Promise<void> {
  const isBehind = deliveries.some(({ url, secret }) => url !== row.url || secret !== row.secret)
  if (isBehind || row.status !== 'active') await moveWaiting(tx, table, row, now)
}
