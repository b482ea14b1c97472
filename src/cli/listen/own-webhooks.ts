// Temporary webhooks of `messaging listen`. They need no public URL: they point to an unused port on the platform's machine,
// and the deliveries are read from the platform's log.
import { randomUUID } from 'node:crypto'
import { UsageError } from '../../terminal/command.ts'
import type { Connection } from '../connection.ts'
import { enumValues } from './known-events.ts'

export interface OwnWebhook {
  /** Readable name for messages, such as `webhook 3 of list 1`. */
  name: string
  /** Signing secret. */
  secret: string
  remove(): Promise<unknown>
}

/** Port 9 belongs to the discard service (RFC 863), which machines no longer run. */
const nowhere = () => `http://127.0.0.1:9/${randomUUID()}`

/** Actions for a webhook: the requested events that it supports, or all. */
function chosen<Word extends string>(all: readonly Word[], events: readonly string[], what: string): Word[] {
  if (events.length === 0) return [...all]
  const found = all.filter((word) => events.includes(word))
  if (found.length === 0)
    throw new UsageError(
      `--events: webhooks of ${what} do not support ${events.join(', ')}. Supported: ${all.join(', ')}.`,
    )
  return found
}

async function forList({ marketing }: Connection, list: number, events: readonly string[]): Promise<OwnWebhook> {
  type Body = Parameters<typeof marketing.createWebhook>[0]['body']
  const all = (await enumValues('marketing-v3', 'WebhookAction')) as Body['actions']
  const actions = chosen(all, events, `list ${list}`)
  const { webhook_id } = await marketing.createWebhook({ body: { list_id: list, url: nowhere(), actions } })
  const { secret } = await marketing.getWebhookSecret({ path: { webhook_id } })
  return {
    name: `webhook ${webhook_id} of list ${list}`,
    secret,
    remove: () => marketing.deleteWebhook({ path: { webhook_id } }),
  }
}

const schemas = {
  email: 'TransactionalEmailAction',
  sms: 'TransactionalSmsWebhookAction',
  push: 'TransactionalPushAction',
} as const

type Channel = keyof typeof schemas

async function forChannel(
  { transactional }: Connection,
  channel: Channel,
  events: readonly string[],
): Promise<OwnWebhook> {
  const actions = chosen(await enumValues('transactional-v2', schemas[channel]), events, channel)
  type Body = Parameters<typeof transactional.createWebhook>[0]['body']
  // The actions come from the schema of this channel, but the compiler cannot check that.
  const { webhookId, secret } = await transactional.createWebhook({
    body: { channel, url: nowhere(), actions } as Body,
  })
  return {
    name: `webhook ${webhookId} of ${channel}`,
    secret,
    remove: () => transactional.deleteWebhook({ query: { id: webhookId } }),
  }
}

/** Creates the webhook for a value of --make: `list:1`, or a channel of the Transactional API. */
export function makeWebhook(connection: Connection, what: string, events: readonly string[]): Promise<OwnWebhook> {
  const list = /^list:(\d{1,15})$/.exec(what)?.[1]
  if (list !== undefined) return forList(connection, Number(list), events)
  if (what in schemas) return forChannel(connection, what as Channel, events)
  throw new UsageError(`--make: "${what}" is invalid. Use list:<id>, ${Object.keys(schemas).join(', ')}.`)
}
