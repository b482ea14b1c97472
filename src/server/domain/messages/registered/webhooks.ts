// Webhooks that hear when an evidence is ready (SENDCERT, R-008).
import type { Clock } from '../../../lib/clock.ts'
import { fromJson } from '../../../lib/json-text.ts'
import type { RegisteredHeading } from '../../../store/messages/registered.ts'
import type { Db, Store } from '../../../store/store.ts'
import { announce, createWebhooks, type News, namesColumn, type WebhookKind } from '../../hooks/webhooks.ts'
import type { Page, PageRequest } from '../../pages.ts'

export interface RegisteredWebhook {
  id: number
  url: string
  actions: 'SENDCERT'[]
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
  await announce(tx, evidenceWebhooks, [{ account: message.account_id, watched: null, at: now, facts }])
}

export type RegisteredWebhooks = ReturnType<typeof createRegisteredWebhooks>

export function createRegisteredWebhooks(parts: { store: Store; clock: Clock }) {
  const webhooks = createWebhooks(parts, evidenceWebhooks, {
    isSame: (other, wanted) => other.url === wanted.url,
    taken: 'The account has a webhook with this address already.',
  })
  return {
    /** Oldest first. */
    async list(account: number, page: PageRequest): Promise<Page<RegisteredWebhook>> {
      const { total, items } = await webhooks.list(account, page)
      return {
        total,
        items: items.map(({ id, url, actions }) => ({
          id,
          url,
          actions: fromJson<RegisteredWebhook['actions']>(actions),
        })),
      }
    },

    /** Resolves with the number and the secret that signs the calls. Throws `conflict` for an address that has one. */
    create(
      account: number,
      { url, actions }: Pick<RegisteredWebhook, 'url' | 'actions'>,
    ): Promise<{ id: number; secret: string }> {
      return webhooks.create(account, { url, actions: namesColumn(actions) })
    },

    /** Throws `not_found`. */
    delete: (account: number, id: number): Promise<void> => webhooks.delete(account, id),
  }
}
