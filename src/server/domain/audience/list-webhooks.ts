// Webhooks of lists: addresses that hear what happens to the contacts of a list.
import type { Clock } from '../../lib/clock.ts'
import { fromJson } from '../../lib/json-text.ts'
import type { Db, Store } from '../../store/store.ts'
import { invalid } from '../errors.ts'
import { listWebhooks } from '../events/webhook-deliveries.ts'
import { callbackSecret } from '../hooks/callbacks.ts'
import { createWebhooks, namesColumn, sameNames, type WebhookRow, type WebhookRules } from '../hooks/webhooks.ts'
import type { PageRequest } from '../pages.ts'
import { fieldsOfList } from './fields.ts'
import { requireNamedList } from './lists.ts'

export interface NewListWebhook {
  listId: number
  url: string
  actions: string[]
  /** Ids of the fields that each delivery shows. */
  fields: string[]
}

export interface ListWebhook extends NewListWebhook {
  id: number
}

const rules: WebhookRules<'webhook'> = {
  isSame: (other, wanted) =>
    other.list_id === wanted.list_id &&
    other.url === wanted.url &&
    sameNames(other.actions, wanted.actions) &&
    sameNames(other.fields, wanted.fields),
  taken: 'The list has a webhook with this address, these actions and these fields already.',
}

/** Throws `invalid` for a list that is not there, or a field that is none of the list. */
async function assertList(tx: Db, account: number, { listId, fields }: NewListWebhook): Promise<void> {
  await requireNamedList(tx, account, listId)
  const known = await fieldsOfList(tx, account, listId)
  const stranger = fields.findIndex((id) => !known.has(id))
  if (stranger >= 0) throw invalid(`fields.${stranger}`, 'is no field of the list')
}

function toWebhook(row: WebhookRow<'webhook'>): ListWebhook {
  const { id, list_id: listId, url } = row
  return { id, listId, url, actions: fromJson<string[]>(row.actions), fields: fromJson<string[]>(row.fields) }
}

export type ListWebhooks = ReturnType<typeof createListWebhooks>

export function createListWebhooks(parts: { store: Store; clock: Clock }) {
  const webhooks = createWebhooks(parts, listWebhooks, rules)
  return {
    async list(account: number, page: PageRequest) {
      const found = await webhooks.list(account, page)
      return { total: found.total, items: found.items.map(toWebhook) }
    },

    /** Adds a webhook with a secret of its own, which signs its deliveries. */
    async create(account: number, input: NewListWebhook): Promise<ListWebhook> {
      const { listId, url } = input
      const columns = { list_id: listId, url, actions: namesColumn(input.actions), fields: namesColumn(input.fields) }
      return toWebhook(await webhooks.create(account, columns, (tx) => assertList(tx, account, input)))
    },

    /** The secret that signs the deliveries of a webhook; throws `not_found`. */
    secretOf: webhooks.secretOf,

    /** The secret that signs the callbacks of the account. */
    callbackSecret: (account: number): Promise<string> => parts.store.write((tx) => callbackSecret(tx, account)),

    delete: (account: number, id: number): Promise<void> => webhooks.delete(account, id),
  }
}
