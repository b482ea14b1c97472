// The webhooks of every API. Each API has one record with the events and payloads of its webhooks, and with the checks
// of a new one.
import type { Clock } from '../../lib/clock.ts'
import { randomSecret } from '../../lib/ids.ts'
import { fromJson, toJson } from '../../lib/json-text.ts'
import { insertHookDeliveries } from '../../store/hooks/hooks.ts'
import { holdWebhook } from '../../store/hooks/webhook-states.ts'
import * as rows from '../../store/hooks/webhooks.ts'
import type { Db, Store } from '../../store/store.ts'
import { deferToCommit } from '../../store/transaction-end.ts'
import { conflict, notFound } from '../errors.ts'
import type { Page, PageRequest } from '../pages.ts'
import { toDeliveryRow } from './delivery.ts'
import { jsonBody } from './hook-body.ts'
import { assertWebhook, createWebhookChanges, type WebhookChanges } from './webhook-changes.ts'

export type { WebhookRow } from '../../store/hooks/webhooks.ts'

type Table = rows.WebhookTableName

/** Something that happened, under the name by which webhooks ask for it. */
interface Fact {
  action: string
}

/** What happened at one moment to one contact or message. */
export interface News<F extends Fact = Fact> {
  account: number
  /** The list or the channel in which it happened; null when it concerns the whole account. */
  watched: number | string | null
  /** Milliseconds. */
  at: number
  facts: readonly F[]
}

/** A webhook, and those of the facts that it asked for. */
export interface Heard<T extends Table, N extends News> {
  webhook: rows.WebhookRow<T>
  news: N
  facts: N['facts']
}

/** What the webhooks of one API are. */
export interface WebhookKind<T extends Table, N extends News = News> {
  table: T
  /** The column with the list or the channel that a webhook watches; null when it watches the whole account. */
  watches: (keyof rows.WebhookRow<T> & string) | null
  /** The names that the contract has for its deliveries. */
  names: readonly string[]
  nameOf(webhook: rows.WebhookRow<T>): string
  /**
   * Looks up what the bodies of these deliveries show; the function gives one body, or undefined when there is
   * nothing left to tell.
   */
  describe(tx: Db, heard: readonly Heard<T, N>[]): Promise<(one: Heard<T, N>) => unknown>
}

/** When a new webhook counts as one that the account already has. */
export interface WebhookRules<T extends Table> {
  isSame(other: rows.WebhookRow<T>, wanted: NewWebhook<T>): boolean
  /** The text of the refusal. */
  taken: string
}

/** The columns of a webhook that its creator decides. */
type NewWebhook<T extends Table> = rows.NewWebhookRow<T>

/** The names in a column of a webhook, each once. */
export const namesColumn = (names: readonly string[]): string => toJson([...new Set(names)])

/** Whether two such columns have the same names, in whatever order. */
export const sameNames = (a: string, b: string): boolean =>
  new Set(fromJson<string[]>(a)).symmetricDifference(new Set(fromJson<string[]>(b))).size === 0

/**
 * Queues one delivery for each event and each webhook that selected some of its facts, in the transaction of the event.
 */
export async function queueDeliveries<T extends Table, N extends News>(
  tx: Db,
  kind: WebhookKind<T, N>,
  news: readonly N[],
): Promise<void> {
  const told = news.filter(({ facts }) => facts.length > 0)
  const heard = await asHeld(tx, kind.table, await listeningWebhooks(tx, kind, told))
  if (heard.length === 0) return
  const bodyOf = await kind.describe(tx, heard)
  const deliveries = heard.flatMap((one) => {
    const body = bodyOf(one)
    return body === undefined ? [] : [deliveryOf(kind, one, body)]
  })
  void deferToCommit(tx, insertHookDeliveries(tx, deliveries))
}

/**
 * Reads inactive webhooks again under a lock. If another request enables one at the same time, a delivery held after that
 * would never be sent.
 */
async function asHeld<T extends Table, N extends News>(
  tx: Db,
  table: T,
  heard: readonly Heard<T, N>[],
): Promise<Heard<T, N>[]> {
  const resting = new Map(heard.flatMap(({ webhook }) => (webhook.status === 'active' ? [] : [[webhook.id, webhook]])))
  const fresh = new Map<number, rows.WebhookRow<T> | undefined>()
  for (const { id, account_id } of [...resting.values()].sort((a, b) => a.id - b.id))
    fresh.set(id, await holdWebhook(tx, table, account_id, id))
  return heard.flatMap((one) => {
    const webhook = fresh.has(one.webhook.id) ? fresh.get(one.webhook.id) : one.webhook
    return webhook ? [{ ...one, webhook }] : []
  })
}

/** The webhooks for each event, in the order of the events. */
async function listeningWebhooks<T extends Table, N extends News>(
  tx: Db,
  kind: WebhookKind<T, N>,
  news: readonly N[],
): Promise<Heard<T, N>[]> {
  if (news.length === 0) return []
  const accounts = [...new Set(news.map(({ account }) => account))]
  // Within one API these are all numbers of lists, or all names of channels.
  const values = [...new Set(news.map(({ watched }) => watched))] as number[] | string[]
  const watched = kind.watches === null ? null : { column: kind.watches, values }
  const webhooks = (await rows.webhooksThatWatch(tx, kind.table, accounts, watched)).map((webhook) => ({
    webhook,
    actions: new Set(fromJson<string[]>(webhook.actions)),
    watched: kind.watches === null ? null : webhook[kind.watches],
  }))
  if (webhooks.length === 0) return []
  return news.flatMap((one) =>
    webhooks
      .filter(({ webhook, watched }) => webhook.account_id === one.account && watched === one.watched)
      .map(({ webhook, actions }) => ({ webhook, news: one, facts: one.facts.filter((f) => actions.has(f.action)) }))
      .filter(({ facts }) => facts.length > 0),
  )
}

function deliveryOf<T extends Table, N extends News>(
  kind: WebhookKind<T, N>,
  { webhook, news, facts }: Heard<T, N>,
  body: unknown,
) {
  const { id: webhookId, url, secret } = webhook
  const event = [...new Set(facts.map(({ action }) => action))].join()
  const { account, at } = news
  const name = kind.nameOf(webhook)
  return toDeliveryRow({ account, webhookId, name, event, url, secret, webhook, body: jsonBody(body), at })
}

/** Webhooks that get the same event of one list, one channel or one account: each of them is a request for each event. */
const MAX_PER_EVENT = 20

type Named = Pick<rows.NewWebhookRow<'registered_webhook'>, 'actions'>

/** Throws `conflict` when as many of these webhooks as are allowed get one of the events of a new one already. */
function assertRoom(others: readonly Named[], webhook: Named): void {
  const counts = new Map<string, number>()
  for (const { actions } of others)
    for (const action of new Set(fromJson<string[]>(actions))) counts.set(action, (counts.get(action) ?? 0) + 1)
  const full = fromJson<string[]>(webhook.actions).find((action) => (counts.get(action) ?? 0) >= MAX_PER_EVENT)
  if (full === undefined) return
  const text = `${MAX_PER_EVENT} webhooks get ${full} here already. Delete one of them first.`
  throw conflict('webhook_limit_reached', text)
}

export interface Webhooks<T extends Table> extends WebhookChanges<T> {
  list(account: number, page: PageRequest): Promise<Page<rows.WebhookRow<T>>>
  /** Webhooks that fit, oldest first. */
  find(account: number, filter: rows.WebhookFilter<T>): Promise<rows.WebhookRow<T>[]>
  /**
   * Adds a webhook with a new secret, which signs its deliveries. Throws `invalid`, what `check` throws, or
   * `conflict` if there is one like it.
   */
  create(account: number, webhook: NewWebhook<T>, check?: (tx: Db) => Promise<unknown>): Promise<rows.WebhookRow<T>>
  /** The secret that signs the deliveries of a webhook; throws `not_found`. */
  secretOf(account: number, id: number): Promise<string>
  /** Deletes a webhook with its waiting deliveries; throws `not_found` when none with this number fits the filter. */
  delete(account: number, id: number, filter?: rows.WebhookFilter<T>): Promise<void>
}

/** The noun of an API: its webhooks are listed, added, changed and deleted. */
export function createWebhooks<T extends Table>(
  { store, clock }: { store: Store; clock: Clock },
  { table, names, watches }: Pick<WebhookKind<T>, 'table' | 'names' | 'watches'>,
  rules: WebhookRules<T>,
): Webhooks<T> {
  /** `id`: the webhook that is to become this one, if there is one. */
  async function assertNew(tx: Db, account: number, webhook: NewWebhook<T>, id?: number): Promise<void> {
    const others = (await rows.findWebhooks(tx, table, account, {})).filter((other) => other.id !== id)
    if (others.some((other) => rules.isSame(other, webhook))) throw conflict('webhook_exists', rules.taken)
    const watchesSame = (other: rows.WebhookRow<T>) =>
      watches === null || other[watches] === (webhook as rows.WebhookRow<T>)[watches]
    assertRoom(others.filter(watchesSame), webhook)
  }

  return {
    list: (account, page) => rows.listWebhooks(store.db, table, account, page),

    find: (account, filter) => rows.findWebhooks(store.db, table, account, filter),

    create(account, webhook, check): Promise<rows.WebhookRow<T>> {
      assertWebhook(webhook)
      const given = { account_id: account, secret: randomSecret(), created: clock.now(account) }
      return store.write(async (tx) => {
        await check?.(tx)
        await assertNew(tx, account, webhook)
        return rows.insertWebhook(tx, table, webhook, given)
      })
    },

    ...createWebhookChanges({ store, clock }, table, assertNew),

    async secretOf(account, id): Promise<string> {
      const secret = await rows.findSecret(store.db, table, account, id)
      if (secret === undefined) throw notFound('webhook', id)
      return secret
    },

    delete(account, id, filter = {}): Promise<void> {
      return store.write(async (tx) => {
        if (!(await rows.deleteWebhook(tx, table, { account, id, filter }, names))) throw notFound('webhook', id)
      })
    },
  }
}
