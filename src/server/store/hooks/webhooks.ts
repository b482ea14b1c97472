// The webhooks of the three APIs. Each API has a separate table, because its webhooks have separate numbers, which
// customers store and deliveries contain. The queries are the same for all three.
import type { Selectable } from 'kysely'
import { dialectOf } from '../dialect.ts'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import { preparedQuery } from '../prepared-query.ts'
import type { RegisteredWebhookTable, Tables } from '../schema.ts'
import { isHeld, isPending } from '../states.ts'
import type { Db } from '../store.ts'

export type WebhookTableName = 'webhook' | 'transactional_webhook' | 'registered_webhook'

/** The columns that only the webhooks of one API have. */
interface OwnColumns {
  webhook: Pick<Tables['webhook'], 'list_id' | 'fields'>
  transactional_webhook: Pick<Tables['transactional_webhook'], 'channel'>
  registered_webhook: object
}

export type WebhookRow<T extends WebhookTableName> = Selectable<RegisteredWebhookTable> & OwnColumns[T]
/** What the creator of a webhook decides. */
export type NewWebhookRow<T extends WebhookTableName> = Pick<RegisteredWebhookTable, 'url' | 'actions'> & OwnColumns[T]

/** Values that a webhook must have in the columns of its API; undefined values do not count. */
export type WebhookFilter<T extends WebhookTableName> = {
  readonly [C in keyof OwnColumns[T]]?: OwnColumns[T][C] | undefined
}

/**
 * The type of the table with the fewest columns stands for all three: Kysely cannot type a query on one of several
 * tables.
 */
export const asWebhookTable = (table: WebhookTableName) => table as 'registered_webhook'

function webhooksOf<T extends WebhookTableName>(db: Db, table: T, account: number, filter: WebhookFilter<T>) {
  let query = db.selectFrom(asWebhookTable(table)).where('account_id', '=', account)
  // The filter names only columns of this table.
  for (const [column, value] of Object.entries(filter) as ['url', string | undefined][]) {
    if (value !== undefined) query = query.where(column, '=', value)
  }
  return query
}

export async function insertWebhook<T extends WebhookTableName>(
  tx: Db,
  table: T,
  row: NewWebhookRow<T>,
  given: { account_id: number; secret: string; created: number },
): Promise<WebhookRow<T>> {
  const inserted = tx.insertInto(asWebhookTable(table)).values({ ...row, ...given })
  // The row has the columns of this table.
  return (await inserted.returningAll().executeTakeFirstOrThrow()) as WebhookRow<T>
}

/** A page of the webhooks of the account. */
export function listWebhooks<T extends WebhookTableName>(
  db: Db,
  table: T,
  account: number,
  page: PageRequest,
): Promise<Page<WebhookRow<T>>> {
  // As in insertWebhook.
  return pageOf(webhooksOf(db, table, account, {}), page, (q) => q.selectAll()) as Promise<Page<WebhookRow<T>>>
}

/** Webhooks of the account that match, oldest first. */
export function findWebhooks<T extends WebhookTableName>(
  db: Db,
  table: T,
  account: number,
  filter: WebhookFilter<T>,
): Promise<WebhookRow<T>[]> {
  // As in insertWebhook.
  return webhooksOf(db, table, account, filter).selectAll().orderBy('id').execute() as Promise<WebhookRow<T>[]>
}

/** The webhook with this number. */
export function findWebhook<T extends WebhookTableName>(
  db: Db,
  table: T,
  account: number,
  id: number,
): Promise<WebhookRow<T> | undefined> {
  // As in insertWebhook.
  return webhooksOf(db, table, account, {}).selectAll().where('id', '=', id).executeTakeFirst() as Promise<
    WebhookRow<T> | undefined
  >
}

/** The secret of the webhook with this number. */
export async function findSecret(
  db: Db,
  table: WebhookTableName,
  account: number,
  id: number,
): Promise<string | undefined> {
  const row = await webhooksOf(db, table, account, {}).select('secret').where('id', '=', id).executeTakeFirst()
  return row?.secret
}

/** The webhooks of these accounts that watch one of these lists or channels (`column`), oldest first. */
export async function webhooksThatWatch<T extends WebhookTableName>(
  db: Db,
  table: T,
  accounts: readonly number[],
  watched: { column: string; values: readonly number[] | readonly string[] } | null,
): Promise<WebhookRow<T>[]> {
  const { column = null, values = [] } = watched ?? {}
  const name = `${table} ${column}`
  const ask = watching.get(name) ?? watchingOf(table, column)
  watching.set(name, ask)
  // As in insertWebhook.
  return (await ask(db, { accounts, values })).rows as WebhookRow<T>[]
}

const watching = new Map<string, ReturnType<typeof watchingOf>>()

type Watched = { accounts: readonly number[]; values: readonly number[] | readonly string[] }

const watchingOf = (table: WebhookTableName, column: string | null) =>
  preparedQuery((db, { accounts, values }: Watched) => {
    const { inValues } = dialectOf(db)
    const all = db.selectFrom(asWebhookTable(table)).selectAll().where(inValues('account_id', accounts)).orderBy('id')
    return column === null ? all : all.where(inValues(column, values))
  })

/**
 * Deletes the deliveries that wait for a webhook, with their attempts. `names` keeps webhooks of other APIs apart,
 * whose numbers may be the same.
 */
export async function deleteWaitingDeliveries(
  tx: Db,
  account: number,
  webhook: number,
  names: readonly string[],
): Promise<void> {
  for (const state of [isPending, isHeld]) {
    const waiting = tx
      .selectFrom('hook_delivery')
      .select('id')
      .where('account_id', '=', account)
      .where('webhook_id', '=', webhook)
      .where('name', 'in', names)
      .where('state', '=', state)
    await tx.deleteFrom('hook_attempt').where('account_id', '=', account).where('delivery_id', 'in', waiting).execute()
    await tx.deleteFrom('hook_delivery').where('account_id', '=', account).where('id', 'in', waiting).execute()
  }
}

/** Deletes the webhook and the deliveries under these names that wait for it; false when no webhook matches. */
export async function deleteWebhook<T extends WebhookTableName>(
  tx: Db,
  table: T,
  webhook: { account: number; id: number; filter: WebhookFilter<T> },
  deliveryNames: readonly string[],
): Promise<boolean> {
  const { account, id, filter } = webhook
  const found = webhooksOf(tx, table, account, filter).select('id').where('id', '=', id)
  const { numDeletedRows } = await tx.deleteFrom(asWebhookTable(table)).where('id', 'in', found).executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await deleteWaitingDeliveries(tx, account, id, deliveryNames)
  return true
}
