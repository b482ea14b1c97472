// The webhooks of the three APIs and the callbacks of lists, in one shape.
import { ForbiddenError, type SandboxClient } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { isLiveAccount } from '../../data/session.ts'

type TestName = Parameters<SandboxClient['createTestHookDelivery']>[0]['body']['name']

/** A webhook or a callback. */
export interface Registered {
  api: 'marketing' | 'transactional' | 'registered' | 'callback'
  id: number
  url: string
  /** The events that it receives. */
  told: readonly string[]
  /** The list or the channel that it watches; undefined for the whole account. */
  watches: number | string | undefined
  /** The name of its deliveries. */
  name: TestName
  /** Undefined for the callback of a list, which is always called. */
  status?: Status | undefined
}

type Status = 'active' | 'paused' | 'disabled'

/** Names of deliveries by channel. */
const channelNames = {
  email: 'transactionalEmailEvent',
  sms: 'transactionalSmsEvent',
  push: 'transactionalPushEvent',
} as const satisfies Record<string, TestName>

/** A live account may not have the Registered API, and so has none of its webhooks. */
function noneIfForbidden(error: unknown): { items: never[] } {
  if (isLiveAccount.peek() && error instanceof ForbiddenError) return { items: [] }
  throw error
}

/** A page of webhooks; those of channels come with the first one, since their list has no pages. */
export async function readRegistered(slot: { offset: number; limit: number }, signal: AbortSignal) {
  const { marketing, transactional, registered, sandbox } = api()
  const of = { query: slot }
  const [lists, states, channels, evidences, callbacks] = await Promise.all([
    marketing.listWebhooks(of, { signal }),
    marketing.listWebhookStatuses(of, { signal }),
    slot.offset === 0 ? transactional.listWebhooks({}, { signal }) : [],
    registered.listRegisteredWebhooks(of, { signal }).catch(noneIfForbidden),
    sandbox.listListCallbacks(of, { signal }),
  ])
  const statusOf = (id: number) => states.items.find(({ webhook_id }) => webhook_id === id)?.status
  const rows: Registered[] = [
    ...lists.items.map(
      ({ webhook_id: id, url, actions: told, list_id: watches }) =>
        ({ api: 'marketing', id, url, told, watches, name: 'listEvent', status: statusOf(id) }) as const,
    ),
    ...channels.map(
      ({ id, callbackUrl: url, actions: told, channel: watches, status }) =>
        ({ api: 'transactional', id: Number(id), url, told, watches, name: channelNames[watches], status }) as const,
    ),
    ...evidences.items.map(
      ({ webhook_id: id, url, actions: told, status }) =>
        ({ api: 'registered', id, url, told, watches: undefined, name: 'certificateSent', status }) as const,
    ),
    ...callbacks.items.map(
      ({ callback_id: id, url, flags: told, list_id: watches }) =>
        ({ api: 'callback', id, url, told, watches, name: 'listCallback' }) as const,
    ),
  ]
  const more = [lists, evidences, callbacks].some(({ items }) => items.length === slot.limit)
  return { rows, more }
}

/** Deletes a webhook or a callback. */
export function deleteRegistered({ api: of, id, watches }: Registered): Promise<unknown> {
  const { marketing, transactional, registered, sandbox } = api()
  if (of === 'marketing') return marketing.deleteWebhook({ path: { webhook_id: id } })
  if (of === 'transactional') return transactional.deleteWebhook({ query: { id: String(id) } })
  if (of === 'registered') return registered.deleteRegisteredWebhook({ path: { webhook_id: id } })
  return sandbox.deleteListCallback({ path: { list_id: Number(watches) } })
}

/** Pauses a webhook, or enables one that is not active. */
export function switchRegistered({ api: of, id, status: now }: Registered): Promise<unknown> {
  const { marketing, transactional, registered } = api()
  const body = { status: now === 'active' ? 'paused' : 'active' } as const
  if (of === 'transactional') return transactional.updateWebhook({ query: { id: String(id) }, body })
  const request = { path: { webhook_id: id }, body }
  return of === 'registered' ? registered.updateRegisteredWebhook(request) : marketing.updateWebhook(request)
}

/** A new secret; the former one signs as well for a day. */
export async function replaceSecret({ api: of, id }: Registered): Promise<string> {
  const { marketing, transactional, registered } = api()
  const request = { path: { webhook_id: id }, query: { id: String(id) }, body: {} }
  if (of === 'transactional') return (await transactional.rotateWebhookSecret(request)).secret
  const rotated = of === 'registered' ? registered.rotateRegisteredWebhookSecret : marketing.rotateWebhookSecret
  return (await rotated(request)).secret
}

/** The secret that signs its requests; null for one that the platform shows to nobody any more. */
export async function readSecret({ api: of, id }: Registered): Promise<string | null> {
  const { marketing } = api()
  if (of === 'marketing') return (await marketing.getWebhookSecret({ path: { webhook_id: id } })).secret
  return of === 'callback' ? (await marketing.getCallbackSecret()).secret : null
}
