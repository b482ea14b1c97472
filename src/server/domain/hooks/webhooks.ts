// The webhooks of every API. Each API has one record that says what its webhooks watch and what they are told; it
// checks by itself what else it demands of a new one.
import type { Clock } from '../../lib/clock.ts'
import { randomSecret } from '../../lib/ids.ts'
import { fromJson, toJson } from '../../lib/json-text.ts'
import type { WebhookRow } from '../../store/hooks/hooks.ts'
import * as rows from '../../store/hooks/hooks.ts'
import type { PageRequest } from '../../store/pages.ts'
import type { Db, Store } from '../../store/store.ts'
import { fieldsOfList } from '../audience/fields.ts'
import { requireNamedList } from '../audience/lists.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { callbackSecret } from './callbacks.ts'

export interface NewWebhook {
  listId: number
  url: string
  actions: string[]
  /** Ids of the fields that each delivery shows. */
  fields: string[]
}

export interface Webhook extends NewWebhook {
  id: number
  /** Signs the deliveries. */
  secret: string
}

function toWebhook(row: WebhookRow): Webhook {
  const { id, list_id: listId, url, secret } = row
  return { id, listId, url, secret, actions: fromJson<string[]>(row.actions), fields: fromJson<string[]>(row.fields) }
}

/** Throws `invalid` for an address that is neither http nor https. */
export function assertHookAddress(place: string, url: string): void {
  const parsed = URL.canParse(url) ? new URL(url) : null
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol))
    throw invalid(place, 'must be an http or https address')
  // The address is shown in logs and pages; a password in it would be too.
  if (parsed.username || parsed.password) throw invalid(place, 'must not hold a user name or password')
}

export type Webhooks = ReturnType<typeof createWebhooks>

export function createWebhooks({ store, clock }: { store: Store; clock: Clock }) {
  async function assertFields(tx: Db, account: number, { listId, fields }: NewWebhook): Promise<void> {
    const known = await fieldsOfList(tx, account, listId)
    const stranger = fields.findIndex((id) => !known.has(id))
    if (stranger >= 0) throw invalid(`body.fields.${stranger}`, 'is no field of the list')
  }

  async function assertNew(tx: Db, account: number, input: NewWebhook): Promise<void> {
    const same = (a: string[], b: string[]) => new Set(a).symmetricDifference(new Set(b)).size === 0
    const others = (await rows.webhooksOfLists(tx, [input.listId]))
      .filter((row) => row.account_id === account)
      .map(toWebhook)
    if (others.some((w) => w.url === input.url && same(w.actions, input.actions) && same(w.fields, input.fields))) {
      throw conflict(
        'webhook_exists',
        'The list has a webhook with this address, these actions and these fields already.',
      )
    }
  }

  return {
    async list(account: number, page: PageRequest) {
      const found = await rows.listWebhooks(store.db, account, page)
      return { total: found.total, items: found.items.map(toWebhook) }
    },

    /** Adds a webhook with a secret of its own, which signs its deliveries. */
    create(account: number, input: NewWebhook): Promise<Webhook> {
      assertHookAddress('body.url', input.url)
      if (input.actions.length === 0) throw invalid('body.actions', 'must name one action at least')
      const row = {
        account_id: account,
        list_id: input.listId,
        url: input.url,
        actions: toJson([...new Set(input.actions)]),
        fields: toJson([...new Set(input.fields)]),
        secret: randomSecret(),
        created: clock.now(),
      }
      return store.write(async (tx) => {
        await requireNamedList(tx, account, input.listId)
        await assertFields(tx, account, input)
        await assertNew(tx, account, input)
        return toWebhook(await rows.insertWebhook(tx, row))
      })
    },

    /** The secret that signs the callbacks of the account. */
    callbackSecret: (account: number): Promise<string> => store.write((tx) => callbackSecret(tx, account)),

    delete(account: number, id: number): Promise<void> {
      return store.write(async (tx) => {
        if (!(await rows.deleteWebhook(tx, account, id))) throw notFound('webhook', id)
      })
    },
  }
}
