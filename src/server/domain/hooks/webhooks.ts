// The webhooks of every API. Each API has one record that says what its webhooks watch and what they are told; it
// checks by itself what else it demands of a new one.
import type { Clock } from '../../lib/clock.ts'
import { randomSecret } from '../../lib/ids.ts'
import { fromJson, toJson } from '../../lib/json-text.ts'
import { insertHookDeliveries } from '../../store/hooks/hooks.ts'
import * as rows from '../../store/hooks/webhooks.ts'
import type { Db, Store } from '../../store/store.ts'
import { withCommit } from '../../store/transaction-end.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import type { Page, PageRequest } from '../pages.ts'
import { assertHookAddress } from './address.ts'
import { toDeliveryRow } from './delivery.ts'
import { jsonBody } from './hook-body.ts'

export type { WebhookRow } from '../../store/hooks/webhooks.ts'

type Table = rows.WebhookTableName

/** Something that happened, under the name by which webhooks ask for it. */
export interface Fact {
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
export type NewWebhook<T extends Table> = rows.NewWebhookRow<T>

/** The names in a column of a webhook, each once. */
export const namesColumn = (names: readonly string[]): string => toJson([...new Set(names)])

/** Whether two such columns have the same names, in whatever order. */
export const sameNames = (a: string, b: string): boolean =>
  new Set(fromJson<string[]>(a)).symmetricDifference(new Set(fromJson<string[]>(b))).size === 0

/**
 * Queues one delivery for each news and each webhook that asked for some of its facts, in the transaction in which
 * they happened.
 */
export async function announce<T extends Table, N extends News>(
  tx: Db,
  kind: WebhookKind<T, N>,
  news: readonly N[],
): Promise<void> {
  const heard = await listen(
    tx,
    kind,
    news.filter(({ facts }) => facts.length > 0),
  )
  if (heard.length === 0) return
  const bodyOf = await kind.describe(tx, heard)
  const deliveries = heard.flatMap((one) => {
    const body = bodyOf(one)
    return body === undefined ? [] : [deliveryOf(kind, one, body)]
  })
  void withCommit(tx, insertHookDeliveries(tx, deliveries))
}

/** Who hears of what, in the order of the news. */
async function listen<T extends Table, N extends News>(
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
  return toDeliveryRow({ account, webhookId, name: kind.nameOf(webhook), event, url, secret, body: jsonBody(body), at })
}

/** The noun of an API: its webhooks are listed, added and deleted. */
export function createWebhooks<T extends Table>(
  { store, clock }: { store: Store; clock: Clock },
  { table, names }: Pick<WebhookKind<T>, 'table' | 'names'>,
  rules: WebhookRules<T>,
) {
  async function assertNew(tx: Db, account: number, webhook: NewWebhook<T>): Promise<void> {
    const others = await rows.findWebhooks(tx, table, account, {})
    if (others.some((other) => rules.isSame(other, webhook))) throw conflict('webhook_exists', rules.taken)
  }

  return {
    list: (account: number, page: PageRequest): Promise<Page<rows.WebhookRow<T>>> =>
      rows.listWebhooks(store.db, table, account, page),

    /** Webhooks that fit, oldest first. */
    find: (account: number, filter: rows.WebhookFilter<T>): Promise<rows.WebhookRow<T>[]> =>
      rows.findWebhooks(store.db, table, account, filter),

    /**
     * Adds a webhook with a secret of its own, which signs its deliveries. Throws `invalid`, what `check` throws,
     * or `conflict` when there is one like it.
     */
    create(account: number, webhook: NewWebhook<T>, check?: (tx: Db) => Promise<unknown>): Promise<rows.WebhookRow<T>> {
      assertHookAddress('url', webhook.url)
      if (fromJson<string[]>(webhook.actions).length === 0) throw invalid('actions', 'must name one action at least')
      const given = { account_id: account, secret: randomSecret(), created: clock.now(account) }
      return store.write(async (tx) => {
        await check?.(tx)
        await assertNew(tx, account, webhook)
        return rows.insertWebhook(tx, table, webhook, given)
      })
    },

    /** The secret that signs the deliveries of a webhook; throws `not_found`. */
    async secretOf(account: number, id: number): Promise<string> {
      const secret = await rows.findSecret(store.db, table, account, id)
      if (secret === undefined) throw notFound('webhook', id)
      return secret
    },

    /** Deletes a webhook with its waiting deliveries; throws `not_found` when none with this number fits the filter. */
    delete(account: number, id: number, filter: rows.WebhookFilter<T> = {}): Promise<void> {
      return store.write(async (tx) => {
        if (!(await rows.deleteWebhook(tx, table, { account, id, filter }, names))) throw notFound('webhook', id)
      })
    },
  }
}
