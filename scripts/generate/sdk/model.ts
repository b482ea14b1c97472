// The operations of an API as clients in other languages offer them: names, parameters, bodies, answers, errors, paging, keys,
// lists that may be sent in parts, and webhooks. It has the facts of the TypeScript clients and no syntax of any language.
import { idOf } from '../../../src/clients/paging.ts'
import { conflictsOf } from '../../contract/conflicts.ts'
import type { Document, Operation, Parameter } from '../../contract/document.ts'
import { deref, operationsOf, withCallbacksAsWebhooks } from '../../contract/document.ts'
import type { Bulk } from '../bulk.ts'
import { describeCall } from '../operations.ts'
import { type SdkMember, type SdkSchema, type SdkType, Shapes } from './shapes.ts'

export type { SdkMember, SdkSchema, SdkType } from './shapes.ts'

/** The body of a request. */
export interface SdkBody {
  readonly type: SdkType
  readonly required: boolean
  /** The members of the object, or of all its variants. Null for a list. */
  readonly members: readonly SdkMember[] | null
}

/** How the pages of an operation with `offset` and `limit` are read. */
export interface SdkPaging {
  readonly item: SdkType
  /** The member of a page that has the items; null if the page is the list. */
  readonly member: string | null
  /** The member that identifies an item; null without one. */
  readonly id: string | null
}

/** The list of a body that may be sent in parts, and its items. */
export interface SdkBulk extends Bulk {
  readonly item: SdkType
}

/** What an operation answers: JSON of `type`, a text, a file (`bytes`), or a stream of events of `type`. */
export interface SdkAnswer {
  readonly form: 'json' | 'text' | 'bytes' | 'events'
  readonly media: string
  readonly type: SdkType
}

export interface SdkOperation {
  /** The operationId, such as `listContacts`. */
  readonly id: string
  readonly tag: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly text: string
  /** Whether the request carries the key. */
  readonly secured: boolean
  /** The status of success. */
  readonly status: number
  /** Seconds that the server may take, where they differ from what its HTTP method implies. */
  readonly timeout: number | null
  /** Whether it takes an idempotency key. */
  readonly idempotent: boolean
  /** In the order of the path. */
  readonly pathParameters: readonly SdkMember[]
  readonly query: readonly SdkMember[]
  readonly body: SdkBody | null
  /** Null without a body. */
  readonly answer: SdkAnswer | null
  readonly paging: SdkPaging | null
  readonly bulk: SdkBulk | null
  /** Statuses of its errors. */
  readonly errors: readonly number[]
  /** Reasons of its conflicts: names in `errors` of the error. */
  readonly conflicts: readonly string[]
}

/** A POST of the platform to a receiver. */
export interface SdkWebhook {
  readonly name: string
  readonly summary: string
  readonly body: SdkType
}

export interface SdkApi {
  /** The folder in specs/ and generated/, such as `marketing-v3`. */
  readonly api: string
  /** The word for its clients, such as `marketing`. */
  readonly word: string
  readonly title: string
  readonly version: string
  /** Its first address, such as `https://localhost:8443/marketing/v3`. */
  readonly server: string
  readonly operations: readonly SdkOperation[]
  /** Every schema that operations and webhooks reach, errors excepted, by name. */
  readonly schemas: readonly SdkSchema[]
  readonly webhooks: readonly SdkWebhook[]
}

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The model of an API from its bundle. */
export function describeApi(api: string, bundle: Document): SdkApi {
  const document = withCallbacksAsWebhooks(bundle)
  const shapes = new Shapes(document)
  const table = Object.fromEntries(
    [...operationsOf(document)].map(({ path, method, operation }) => [
      operation.operationId,
      describeCall(document, path, method, operation),
    ]),
  )
  const operations = [...operationsOf(document)].map(({ path, method, operation }) =>
    describeOperation(document, shapes, table, { operation, call: describeCall(document, path, method, operation) }),
  )
  const webhooks = Object.values(document.webhooks ?? {}).flatMap(({ post }) => {
    const body = post?.requestBody?.content['application/json']
    if (!post || !body) return []
    const { operationId: name, summary } = post
    return [{ name, summary, body: shapes.typeOf(body.schema, `${pascal(name)}Body`) }]
  })
  const { title, version } = document.info
  const server = document.servers[0]?.url ?? ''
  return {
    api,
    word: api.replace(/-v\d+$/, ''),
    title,
    version,
    server,
    operations,
    schemas: shapes.schemas(),
    webhooks,
  }
}

type Call = ReturnType<typeof describeCall>

function describeOperation(
  document: Document,
  shapes: Shapes,
  table: Record<string, Call>,
  { operation, call }: { operation: Operation; call: Call },
): SdkOperation {
  const { operationId: id, summary, description = '' } = operation
  const { method, path, secured, status, timeout, idempotent } = call
  const parameters = (operation.parameters ?? []).map((parameter) => deref<DescribedParameter>(document, parameter))
  const membersIn = (place: Parameter['in']) =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, schema, required = false, description: text }) => {
        const member = shapes.member(name, schema, required, pascal(id))
        return { ...member, text: text ?? member.text }
      })
  const body = bodyOf(shapes, operation)
  const answer = answerOf(document, shapes, operation, call)
  return {
    id,
    tag: operation.tags[0] ?? '',
    method,
    path,
    summary,
    text: description,
    secured,
    status,
    timeout,
    idempotent,
    pathParameters: inOrder(path, membersIn('path')),
    query: membersIn('query'),
    body,
    answer,
    paging: call.paging === 'offset' && answer ? pagingOf(shapes, answer.type, idOf(table, call)) : null,
    bulk: call.bulk && body ? { ...call.bulk, item: itemOf(shapes, body, call.bulk) } : null,
    errors: Object.keys(operation.responses)
      .map(Number)
      .filter((code) => code >= 400),
    conflicts: conflictsOf(document, operation),
  }
}

type DescribedParameter = Parameter & { description?: string }

const inOrder = (path: string, members: SdkMember[]) =>
  members.sort((one, other) => path.indexOf(`{${one.name}}`) - path.indexOf(`{${other.name}}`))

function bodyOf(shapes: Shapes, { operationId, requestBody }: Operation): SdkBody | null {
  const media = requestBody?.content['application/json']
  if (!media) return null
  const type = shapes.typeOf(media.schema, `${pascal(operationId)}Body`)
  return { type, required: requestBody?.required ?? false, members: shapes.membersOf(type) }
}

function answerOf(document: Document, shapes: Shapes, operation: Operation, call: Call): SdkAnswer | null {
  const { produces: media } = call
  if (media === null) return null
  const response = deref(document, operation.responses[String(call.status)] ?? { description: '' })
  const form = media === 'application/json' ? 'json' : formOf(media)
  if (form === 'bytes' || form === 'text') return { form, media, type: { kind: form } }
  const schema = response.content?.[media]?.schema ?? {}
  return { form, media, type: shapes.typeOf(schema, `${pascal(operation.operationId)}Answer`) }
}

/** As the TypeScript client reads it. */
function formOf(media: string): SdkAnswer['form'] {
  if (media === 'text/event-stream') return 'events'
  return /^(text|message)\/|[/+]xml$/.test(media) ? 'text' : 'bytes'
}

/** The items of a list, be it under a name or not. */
function itemsIn(shapes: Shapes, type: SdkType): SdkType | null {
  if (type.kind === 'list') return type.items
  const schema = type.kind === 'ref' ? shapes.schemas().find(({ name }) => name === type.name) : undefined
  return schema?.type ? itemsIn(shapes, schema.type) : null
}

function pagingOf(shapes: Shapes, type: SdkType, id: string | null): SdkPaging {
  const item = itemsIn(shapes, type)
  if (item) return { item, member: null, id }
  const items = shapes.membersOf(type)?.find(({ name }) => name === 'items')
  const inPage = items && itemsIn(shapes, items.type)
  if (!inPage) throw new Error(`A page has no items: ${JSON.stringify(type)}`)
  return { item: inPage, member: 'items', id }
}

function itemOf(shapes: Shapes, { type, members }: SdkBody, { member }: Bulk): SdkType {
  const list = member === null ? type : members?.find(({ name }) => name === member)?.type
  // The variants of a body may have lists with different items.
  const lists = list?.kind === 'union' ? list.types : list ? [list] : []
  const items = lists.map((one) => itemsIn(shapes, one)).filter((one) => one !== null)
  const [first] = items
  if (!first) throw new Error(`A body has no list ${member ?? ''}: ${JSON.stringify(type)}`)
  return items.length === 1 ? first : { kind: 'union', types: items, tag: null }
}
