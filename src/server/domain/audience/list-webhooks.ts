// Webhooks of lists: URLs that receive the events of the contacts of a list.
import type { Clock } from '../../lib/clock.ts'
import { fromJson } from '../../lib/json-text.ts'
import type { Page } from '../../store/pages.ts'
import type { Db, Store } from '../../store/store.ts'
import { invalid } from '../errors.ts'
import { listWebhooks } from '../events/webhook-deliveries.ts'
import { callbackSecret } from '../hooks/callbacks.ts'
import { type RotatedSecret, statusOf, type WebhookStatusView } from '../hooks/webhook-changes.ts'
import { createWebhooks, namesColumn, sameNames, type WebhookRow, type WebhookRules } from '../hooks/webhooks.ts'
import type { PageRequest } from '../pages.ts'
import { fieldsOfList } from './fields.ts'
import { requireNamedList } from './lists.ts'

interface NewListWebhook {
  listId: number
  url: string
  actions: string[]
  /** Ids of the fields that each delivery shows. */
  fields: string[]
}

export interface ListWebhook extends NewListWebhook, WebhookStatusView {
  id: number
}

/** What is left out stays as it is. */
interface ListWebhookChange extends Partial<Omit<NewListWebhook, 'listId'>> {
  status?: WebhookStatusView['status']
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
async function assertList(
  tx: Db,
  account: number,
  { listId, fields }: Pick<NewListWebhook, 'listId' | 'fields'>,
): Promise<void> {
  await requireNamedList(tx, account, listId)
  const known = await fieldsOfList(tx, account, listId)
  const stranger = fields.findIndex((id) => !known.has(id))
  if (stranger >= 0) throw invalid(`fields.${stranger}`, 'is not a field of the list')
}

function toWebhook(row: WebhookRow<'webhook'>): ListWebhook {
  const { id, list_id: listId, url } = row
  const [actions, fields] = [fromJson<string[]>(row.actions), fromJson<string[]>(row.fields)]
  return { id, listId, url, actions, fields, ...statusOf(row) }
}

export interface ListWebhooks {
  list(account: number, page: PageRequest): Promise<Page<ListWebhook>>
  /** Adds a webhook with a new secret, which signs its deliveries. */
  create(account: number, input: NewListWebhook): Promise<ListWebhook>
  update(account: number, id: number, change: ListWebhookChange): Promise<ListWebhook>
  rotate(account: number, id: number, overlapHours?: number): Promise<RotatedSecret>
  /** The secret that signs the deliveries of a webhook; throws `not_found`. */
  secretOf(account: number, id: number): Promise<string>
  /** The secret that signs the callbacks of the account. */
  callbackSecret(account: number): Promise<string>
  delete(account: number, id: number): Promise<void>
}

export function createListWebhooks(parts: { store: Store; clock: Clock }): ListWebhooks {
  const webhooks = createWebhooks(parts, listWebhooks, rules)
  return {
    async list(account, page) {
      const found = await webhooks.list(account, page)
      return { total: found.total, items: found.items.map(toWebhook) }
    },

    async create(account, input): Promise<ListWebhook> {
      const { listId, url } = input
      const columns = { list_id: listId, url, actions: namesColumn(input.actions), fields: namesColumn(input.fields) }
      return toWebhook(await webhooks.create(account, columns, (tx) => assertList(tx, account, input)))
    },

    async update(account, id, { status, ...change }): Promise<ListWebhook> {
      const { url, actions, fields } = change
      const columns = {
        ...(url !== undefined && { url }),
        ...(actions && { actions: namesColumn(actions) }),
        ...(fields && { fields: namesColumn(fields) }),
      }
      const row = await webhooks.update(account, id, async (tx, { list_id: listId }) => {
        if (fields) await assertList(tx, account, { listId, fields })
        return { ...columns, status }
      })
      return toWebhook(row)
    },

    rotate: webhooks.rotate,

    secretOf: webhooks.secretOf,

    callbackSecret: (account) => parts.store.write((tx) => callbackSecret(tx, account)),

    delete: (account, id) => webhooks.delete(account, id),
  }
}
