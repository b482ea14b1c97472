// Webhooks that hear when an evidence is ready (SENDCERT, R-008).
import type { Clock } from '../../../lib/clock.ts'
import { randomSecret } from '../../../lib/ids.ts'
import { fromJson, toJson } from '../../../lib/json-text.ts'
import { insertHookDeliveries } from '../../../store/hooks/hooks.ts'
import * as rows from '../../../store/messages/evidences.ts'
import type { RegisteredHeading } from '../../../store/messages/registered.ts'
import type { Db, Store } from '../../../store/store.ts'
import { conflict, notFound } from '../../errors.ts'
import { toDeliveryRow } from '../../hooks/delivery.ts'
import { assertHookAddress } from '../../hooks/webhooks.ts'
import type { Page, PageRequest } from '../../pages.ts'

/** The webhook of the contract. */
const DELIVERY = 'certificateSent'

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

/** Queues one delivery for each webhook of the account. */
export async function announceEvidence(
  tx: Db,
  message: RegisteredHeading,
  evidence: MadeEvidence,
  now: number,
): Promise<void> {
  const account = message.account_id
  const data = {
    registerId: message.hash,
    messageId: String(message.message_id),
    channel: message.channel,
    evidenceId: evidence.id,
    name: evidence.name,
    size: String(evidence.size),
    createdAt: evidence.created,
  }
  const body = [{ action: 'SENDCERT', actionDate: now, data }]
  const webhooks = await rows.registeredWebhooksOf(tx, account)
  await insertHookDeliveries(
    tx,
    webhooks.map(({ id, url, secret }) =>
      toDeliveryRow({ account, webhookId: id, name: DELIVERY, event: 'SENDCERT', url, secret, body, at: now }),
    ),
  )
}

export type RegisteredWebhooks = ReturnType<typeof createRegisteredWebhooks>

export function createRegisteredWebhooks({ store, clock }: { store: Store; clock: Clock }) {
  return {
    /** Oldest first. */
    async list(account: number, page: PageRequest): Promise<Page<RegisteredWebhook>> {
      const { total, items } = await rows.listRegisteredWebhooks(store.db, account, page)
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
      assertHookAddress('body.url', url)
      const secret = randomSecret()
      return store.write(async (tx) => {
        const others = await rows.registeredWebhooksOf(tx, account)
        if (others.some((other) => other.url === url))
          throw conflict('webhook_exists', 'The account has a webhook with this address already.')
        const row = { account_id: account, url, actions: toJson([...new Set(actions)]), secret, created: clock.now() }
        return { id: await rows.insertRegisteredWebhook(tx, row), secret }
      })
    },

    /** Throws `not_found`. */
    delete(account: number, id: number): Promise<void> {
      return store.write(async (tx) => {
        if (!(await rows.deleteRegisteredWebhook(tx, account, id, DELIVERY))) throw notFound('webhook', id)
      })
    },
  }
}
