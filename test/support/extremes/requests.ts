// Requests made from the contract with a known world's ids: as the examples have them, and with each array, map and
// text as long as the contract allows.
import { readFileSync } from 'node:fs'
import {
  type Document,
  deref,
  type Operation,
  type Parameter,
  type PathItem,
} from '../../../scripts/contract/document.ts'
import { forValidators } from '../../../scripts/contract/validation-form.ts'
import { type ApiName, contracts } from '../../../src/server/contract/registry.ts'
import { namesId } from '../fuzz/requests.ts'
import type { World } from '../fuzz/world.ts'
import type { Sample } from '../sample-requests.ts'
import { type LongPlace, longPlacesOf, minimalValue, numberedText } from './long-values.ts'

const documents = new Map<ApiName, Document>()
function documentOf(api: ApiName): Document {
  const found =
    documents.get(api) ??
    forValidators(
      JSON.parse(readFileSync(new URL(`../../../generated/${api}/openapi.json`, import.meta.url), 'utf8')) as Document,
    )
  documents.set(api, found)
  return found
}
const operationOf = ({ api, operation }: Sample): Operation =>
  (documentOf(api).paths[operation.path] as PathItem)[operation.method as 'get'] as Operation

/** What lists of ids are called, by the id of their items. */
const lists: Readonly<Record<string, string>> = {
  contacts: 'contact_id',
  operations: 'operation_id',
  lists: 'list_id',
  segments: 'segment_id',
  apps: 'app_id',
}

/** The channel that an operation is about. */
function channelOf(operation: string): keyof World['senders'] {
  if (/sms|alert|VerifyLegacy/i.test(operation)) return 'sms'
  return /voice/i.test(operation) ? 'voice' : 'email'
}

/** What an operation calls by a name that other operations use for something else. */
function ownNames({ id, api }: Sample, { senders, campaigns, places, known }: World): Record<string, unknown[]> {
  const sender = senders[channelOf(id)]
  const campaign = /push/i.test(id) ? (/web/i.test(id) ? 'web' : 'push') : channelOf(id)
  return {
    sender_id: [sender],
    senderId: [String(sender), sender],
    emailSenderId: [String(senders.email)],
    phoneSenderId: [String(senders.sms)],
    from: [String(senders.sms)],
    campaign_hash: [campaigns[campaign]],
    segment_value: [String(known.get('option_id')?.[0])],
    ...(api === 'marketing-v3' && /Report/.test(id) && { data: [campaigns[campaign]] }),
    ...Object.fromEntries(Object.entries(places[id] ?? {}).map(([name, one]) => [name, [one]])),
  }
}

type Names = ReadonlyMap<string, readonly unknown[]>

/** The value with ids of the world in place of those of the examples. */
function withIds(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map((item) => withIds(item, names))
  if (typeof value !== 'object' || value === null) return value
  const idFor = (name: string, member: unknown) => (names.get(name) ?? []).find((id) => typeof id === typeof member)
  const put = ([name, member]: [string, unknown]): [string, unknown] => {
    const own = namesId(name) ? idFor(name, member) : undefined
    if (own !== undefined) return [name, own]
    if (name === 'segment_value') return [name, names.get(name)?.[0] ?? member]
    const [first] = Array.isArray(member) ? (member as unknown[]) : []
    if (first === undefined || typeof first === 'object' || String(first).includes('@'))
      return [name, withIds(member, names)]
    const id = idFor(lists[name] ?? name, first)
    return [name, id === undefined ? member : [id]]
  }
  return Object.fromEntries(Object.entries(value).map((entry) => put(entry)))
}

export interface Extreme {
  method: string
  url: string
  body: unknown
}

/** One operation with what can be made long in its requests. */
export interface ExtremeOperation {
  sample: Sample
  /** The requests of its examples, which the platform should accept. */
  bases: Extreme[]
  /** The places of a base, each once. */
  placesOf(base: Extreme): LongPlace[]
  /** The base with another body. */
  fits(body: unknown): boolean
}

function pathOf(sample: Sample, { places }: World, names: Names): Record<string, string | number> {
  const found = Object.keys(sample.operation.path_parameters).flatMap((name) => {
    const [id] = names.get(name) ?? []
    return id === undefined ? [] : [[name, id as string | number] as const]
  })
  return { ...Object.fromEntries(found), ...places[sample.id] }
}

/** What the platform takes once only. */
const uniqueNames =
  /^(email|cellphone|phone|name|title|internal_name|domain|cart_id|order_id|product_identifier|username)$/

/** The body with other names and addresses, so that it can be sent once more; the way in leads over objects only. */
export function renewed(value: unknown, n: number): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const put = ([name, member]: [string, unknown]) => {
    if (typeof member !== 'string' || !uniqueNames.test(name)) return [name, renewed(member, n)]
    if (name === 'domain') return [name, `n${n}.example.com`]
    return [name, numberedText(member, n, {})]
  }
  return Object.fromEntries(Object.entries(value).map((entry) => put(entry)))
}

/** The queries of an operation with each text in it long: the length of an address bounds them. */
function longQueries(sample: Sample): Record<string, string>[] {
  const document = documentOf(sample.api)
  const parameters = (operationOf(sample).parameters ?? []).map((one) => deref<Parameter>(document, one))
  return parameters
    .filter(
      ({ in: place, schema }) =>
        place === 'query' && deref<{ type?: string }>(document, schema as never).type === 'string',
    )
    .map(({ name }) => ({ [name]: 'a'.repeat(7_000) }))
}

export function extremeOperation(sample: Sample, world: World): ExtremeOperation {
  const document = documentOf(sample.api)
  const names: Names = new Map([...world.known, ...Object.entries(ownNames(sample, world))])
  const path = pathOf(sample, world, names)
  const media = operationOf(sample).requestBody?.content['application/json']
  const request = (body: unknown, query: Record<string, string> = {}): Extreme => ({
    method: sample.operation.method.toUpperCase(),
    url: sample.url(path, query),
    body,
  })
  const examples = Object.values(media?.examples ?? {}).map(({ value }) => withIds(value, names))
  const bodies = media && examples.length === 0 ? [minimalValue(document, media.schema)] : examples
  const validator = contracts[sample.api].validators[sample.id]?.body
  return {
    sample,
    bases: media
      ? bodies.map((body) => request(body))
      : [request(undefined), ...longQueries(sample).map((query) => request(undefined, query))],
    placesOf: ({ body }) =>
      media
        ? [...longPlacesOf(document, { schema: media.schema, value: body, place: 'body', put: (value) => value })]
        : [],
    fits: (body) => validator?.(body) ?? true,
  }
}
