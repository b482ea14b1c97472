// Webhooks that exist while `messaging listen` runs. Nobody needs an address for them: they name a port of the platform's
// own machine where nothing listens, and what it would have posted is passed on from its list of deliveries.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connection } from '../connection.ts'
import { UsageError } from '../frame/command.ts'

/** A webhook for a while. */
export interface OwnWebhook {
  /** For people. */
  name: string
  /** What signs its calls. */
  secret: string
  remove(): Promise<unknown>
}

/** Port 9 is that of the discard service (RFC 863), which no machine runs any more. */
const nowhere = () => `http://127.0.0.1:9/${randomUUID()}`

interface Schemas {
  components: { schemas: Record<string, { enum?: string[] }> }
}

/** The words of an enum of the contract. */
async function wordsOf(api: string, schema: string): Promise<string[]> {
  const file = join(import.meta.dirname, '..', '..', '..', 'generated', api, 'openapi.json')
  return (JSON.parse(await readFile(file, 'utf8')) as Schemas).components.schemas[schema]?.enum ?? []
}

/** What a webhook is to tell of: those of the events that exist there, or everything. */
function chosen<Word extends string>(all: readonly Word[], events: readonly string[], what: string): Word[] {
  if (events.length === 0) return [...all]
  const found = all.filter((word) => events.includes(word))
  if (found.length === 0)
    throw new UsageError(`No webhook of ${what} tells of ${events.join(', ')}. There are: ${all.join(', ')}.`)
  return found
}

async function forList({ marketing }: Connection, list: number, events: readonly string[]): Promise<OwnWebhook> {
  type Body = Parameters<typeof marketing.createWebhook>[0]['body']
  const all = (await wordsOf('marketing-v3', 'WebhookAction')) as Body['actions']
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
  sms: 'TransactionalSmsAction',
  push: 'TransactionalPushAction',
} as const

type Channel = keyof typeof schemas

async function forChannel(
  { transactional }: Connection,
  channel: Channel,
  events: readonly string[],
): Promise<OwnWebhook> {
  const actions = chosen(await wordsOf('transactional-v2', schemas[channel]), events, channel)
  type Body = Parameters<typeof transactional.createWebhook>[0]['body']
  // The words come from the schema of the channel, which the compiler cannot see.
  const { webhookId, secret } = await transactional.createWebhook({
    body: { channel, url: nowhere(), actions } as Body,
  })
  return {
    name: `webhook ${webhookId} of ${channel}`,
    secret,
    remove: () => transactional.deleteWebhook({ query: { id: webhookId } }),
  }
}

/** Makes the webhook that a word of --make names: `list:1`, or a channel of the Transactional API. */
export function makeWebhook(connection: Connection, what: string, events: readonly string[]): Promise<OwnWebhook> {
  const list = /^list:(\d{1,15})$/.exec(what)?.[1]
  if (list !== undefined) return forList(connection, Number(list), events)
  if (what in schemas) return forChannel(connection, what as Channel, events)
  throw new UsageError(`--make takes list:<id>, ${Object.keys(schemas).join(', ')}, not "${what}".`)
}
