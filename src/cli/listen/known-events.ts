// Valid names for `messaging listen --events`: webhooks, callbacks and their actions in the contract.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nearestName } from '../../server/lib/nearest-name.ts'
import { UsageError } from '../../terminal/command.ts'

interface Description {
  paths: Record<string, Record<string, { callbacks?: Record<string, unknown> }>>
  webhooks?: Record<string, unknown>
  components: { schemas: Record<string, { enum?: string[] }> }
}

/** Schemas of webhook actions, by API. */
const actions: Readonly<Record<string, readonly string[]>> = {
  'marketing-v3': ['WebhookAction'],
  'transactional-v2': ['TransactionalEmailAction', 'TransactionalSmsWebhookAction', 'TransactionalPushAction'],
  'registered-v1': ['RegisteredWebhookAction'],
}

/** SOAP callbacks of a list: `listCallback` and its flags. */
const SOAP_CALLBACK = /^(listCallback|notif_api_\d+)$/

async function readDescription(api: string): Promise<Description> {
  const file = join(import.meta.dirname, '..', '..', '..', 'generated', api, 'openapi.json')
  return JSON.parse(await readFile(file, 'utf8')) as Description
}

/** Values of an enum schema. */
export async function enumValues(api: string, schema: string): Promise<string[]> {
  return (await readDescription(api)).components.schemas[schema]?.enum ?? []
}

async function knownOf(api: string): Promise<string[]> {
  const { webhooks = {}, paths, components } = await readDescription(api)
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  return [
    ...Object.keys(webhooks),
    ...operations.flatMap(({ callbacks = {} }) => Object.keys(callbacks)),
    ...(actions[api] ?? []).flatMap((schema) => components.schemas[schema]?.enum ?? []),
  ]
}

/** Throws a `UsageError` for an unknown event name. */
export async function assertEvents(events: readonly string[]): Promise<void> {
  if (events.length === 0) return
  const known = (await Promise.all(Object.keys(actions).map(knownOf))).flat()
  const unknown = events.find((event) => !known.includes(event) && !SOAP_CALLBACK.test(event))
  if (unknown === undefined) return
  const nearest = nearestName(unknown, known)
  const hint = nearest === null ? 'See "Hooks" in the docs for all events' : `Did you mean ${nearest}`
  throw new UsageError(`--events: "${unknown}" is not an event. ${hint}${nearest === null ? '.' : '?'}`)
}
