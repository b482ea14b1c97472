// Webhooks for finished evidence (SENDCERT, R-008).
import type { Clock } from '../../../lib/clock.ts'
import { fromJson } from '../../../lib/json-text.ts'
import type { RegisteredHeading } from '../../../store/messages/registered.ts'
import type { Db, Store } from '../../../store/store.ts'
import { type RotatedSecret, statusOf, type WebhookStatusView } from '../../hooks/webhook-changes.ts'
import {
  createWebhooks,
  type News,
  namesColumn,
  queueDeliveries,
  type WebhookKind,
  type WebhookRow,
} from '../../hooks/webhooks.ts'
import type { Page, PageRequest } from '../../pages.ts'

export interface RegisteredWebhook extends WebhookStatusView {
  id: number
  url: string
  actions: 'SENDCERT'[]
}

/** What is left out stays as it is. */
interface RegisteredWebhookChange extends Partial<Pick<RegisteredWebhook, 'url' | 'actions'>> {
  status?: WebhookStatusView['status']
}

const toWebhook = (row: WebhookRow<'registered_webhook'>): RegisteredWebhook => {
  const { id, url } = row
  return { id, url, actions: fromJson<RegisteredWebhook['actions']>(row.actions), ...statusOf(row) }
}

/** An evidence that was just made. */
export interface MadeEvidence {
  id: number
  name: string
  /** Bytes. */
  size: number
  /** Milliseconds. */
  created: number
}

type EvidenceNews = News<{ action: 'SENDCERT'; data: Record<string, unknown> }>

/** Webhooks of the Registered API: each watches its account. */
const evidenceWebhooks: WebhookKind<'registered_webhook', EvidenceNews> = {
  table: 'registered_webhook',
  watches: null,
  names: ['certificateSent'],
  nameOf: () => 'certificateSent',
  describe:
    async () =>
    ({ news, facts }) =>
      facts.map(({ action, data }) => ({ action, actionDate: news.at, data })),
}

/** Queues one delivery for each webhook of the account. */
export async function announceEvidence(
  tx: Db,
  message: RegisteredHeading,
  evidence: MadeEvidence,
  now: number,
): Promise<void> {
  const data = {
    registerId: message.hash,
    messageId: String(message.message_id),
    channel: message.channel,
    evidenceId: evidence.id,
    name: evidence.name,
    size: String(evidence.size),
    createdAt: evidence.created,
  }
  const facts = [{ action: 'SENDCERT' as const, data }]
  await queueDeliveries(tx, evidenceWebhooks, [{ account: message.account_id, watched: null, at: now, facts }])
}

export interface RegisteredWebhooks {
  /** Oldest first. */
  list(account: number, page: PageRequest): Promise<Page<RegisteredWebhook>>
  /** Resolves with the number and the secret that signs the calls. Throws `conflict` for an address that has one. */
  create(account: number, input: Pick<RegisteredWebhook, 'url' | 'actions'>): Promise<{ id: number; secret: string }>
  /** Throws `not_found`, or `conflict` for an address that another one has. */
  update(account: number, id: number, change: RegisteredWebhookChange): Promise<RegisteredWebhook>
  rotate(account: number, id: number, overlapHours?: number): Promise<RotatedSecret>
  /** Throws `not_found`. */
  delete(account: number, id: number): Promise<void>
}

export function createRegisteredWebhooks(parts: { store: Store; clock: Clock }): RegisteredWebhooks {
  const webhooks = createWebhooks(parts, evidenceWebhooks, {
    isSame: (other, wanted) => other.url === wanted.url,
    taken: 'The account already has a webhook with this URL.',
  })
  return {
    async list(account, page): Promise<Page<RegisteredWebhook>> {
      const { total, items } = await webhooks.list(account, page)
      return { total, items: items.map(toWebhook) }
    },

    create(account, { url, actions }): Promise<{ id: number; secret: string }> {
      return webhooks.create(account, { url, actions: namesColumn(actions) })
    },

    async update(account, id, change): Promise<RegisteredWebhook> {
      const { url, actions, status } = change
      const columns = { ...(url !== undefined && { url }), ...(actions && { actions: namesColumn(actions) }), status }
      return toWebhook(await webhooks.update(account, id, async () => columns))
    },

    rotate: webhooks.rotate,

    delete: (account, id) => webhooks.delete(account, id),
  }
}
