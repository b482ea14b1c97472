// What an account can do with its hook deliveries: list them, look at their attempts, and send them again.
import { type Selectable, sql } from 'kysely'
import { dialectOf } from '../dialect.ts'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import type { HookAttemptTable, HookDeliveryState } from '../schema.ts'
import type { Db } from '../store.ts'
import type { HookDeliveryRow } from './hooks.ts'
import { followWebhook, holdWebhooksOf, isOf } from './webhook-states.ts'

/** What a list shows: neither the body, which may have megabytes, with its media type, nor the secrets. */
export type ListedDelivery = Omit<HookDeliveryRow, 'body' | 'media_type' | 'secret' | 'old_secret' | 'old_secret_until'>

const listed = [
  'id',
  'account_id',
  'webhook_id',
  'name',
  'url',
  'state',
  'attempts',
  'next_at',
  'answer',
  'created',
  'done',
  'event',
] as const satisfies (keyof ListedDelivery)[]

export type HookAttemptRow = Selectable<HookAttemptTable>

export interface DeliveryFilter {
  /** `failed`: parked, or tried in vain and waiting for the next try. */
  state?: HookDeliveryState | 'failed' | undefined
  /** Made at this time or later, in milliseconds. */
  since?: number | undefined
  /** What the name, the event, the address or the body holds. */
  text?: string | undefined
  name?: string | undefined
  event?: string | undefined
  url?: string | undefined
  webhookId?: number | undefined
}

/** The columns are searched one by one: a text must not be found where two of them meet. */
const holds = (db: Db, text: string) => {
  const { contains } = dialectOf(db)
  const within = (column: string) => contains(sql.ref(column), text)
  return sql<boolean>`(${within('name')} OR ${within('url')} OR coalesce(${within('event')}, false) OR ${within('body')})`
}

function filtered(db: Db, account: number, filter: DeliveryFilter) {
  let query = db.selectFrom('hook_delivery').where('account_id', '=', account)
  if (filter.state === 'failed')
    query = query.where((e) =>
      e.or([e('state', '=', 'parked'), e.and([e('state', '=', 'pending'), e('attempts', '>', 0)])]),
    )
  else if (filter.state !== undefined) query = query.where('state', '=', filter.state)
  if (filter.since !== undefined) query = query.where('created', '>=', filter.since)
  if (filter.text !== undefined) query = query.where(holds(db, filter.text))
  if (filter.name !== undefined) query = query.where('name', '=', filter.name)
  if (filter.event !== undefined)
    query = query.where(dialectOf(db).contains(sql`(',' || event || ',')`, `,${filter.event},`))
  if (filter.url !== undefined) query = query.where('url', '=', filter.url)
  if (filter.webhookId !== undefined) query = query.where('webhook_id', '=', filter.webhookId)
  return query
}

export function listDeliveries(
  db: Db,
  account: number,
  filter: DeliveryFilter,
  page: PageRequest,
): Promise<Page<ListedDelivery>> {
  return pageOf(filtered(db, account, filter), page, (q) => q.select(listed))
}

export function findDelivery(db: Db, account: number, id: number): Promise<HookDeliveryRow | undefined> {
  return db
    .selectFrom('hook_delivery')
    .selectAll()
    .where('account_id', '=', account)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The attempts of a delivery, oldest first. */
export function listAttempts(db: Db, account: number, delivery: number): Promise<HookAttemptRow[]> {
  return db
    .selectFrom('hook_attempt')
    .selectAll()
    .where('account_id', '=', account)
    .where('delivery_id', '=', delivery)
    .orderBy('id')
    .execute()
}

/**
 * Makes deliveries due at once, and resets their attempts; those of an inactive webhook are held. Skips those that are
 * being sent. Returns how many it changed.
 */
export async function replayDeliveries(
  tx: Db,
  account: number,
  which: DeliveryFilter & { id?: number },
  at: { now: number; wall: number },
): Promise<number> {
  const held = tx
    .selectFrom('hook_address')
    .select('url')
    .where('hook_address.account_id', '=', account)
    .where('hook_address.lease_until', '>', at.wall)
  let chosen = filtered(tx, account, which)
    .select('id')
    .where((e) => e.or([e('state', '!=', 'pending'), e('next_at', '>', at.now), e('url', 'not in', held)]))
  if (which.id !== undefined) chosen = chosen.where('id', '=', which.id)
  const refs = tx.selectFrom('hook_delivery').select(['name', 'webhook_id', 'url', 'secret']).distinct()
  const named = await refs.where('account_id', '=', account).where('id', 'in', chosen).execute()
  const webhooks = await holdWebhooksOf(tx, account, named)
  const { numUpdatedRows } = await tx
    .updateTable('hook_delivery')
    .set({ state: 'pending', attempts: 0, next_at: at.now, done: null })
    .where('account_id', '=', account)
    .where('id', 'in', chosen)
    .executeTakeFirst()
  for (const webhook of webhooks) {
    const deliveries = named.filter((ref) => isOf(webhook, ref))
    await followWebhook(tx, webhook, deliveries, at.now)
  }
  return Number(numUpdatedRows)
}
