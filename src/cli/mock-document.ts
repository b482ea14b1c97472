// Prepares an OpenAPI document for Prism: the same contract with hints for Prism.

interface Example {
  summary?: string
  value?: { status?: number; title?: string; errors?: unknown }
}
interface Content {
  examples?: Record<string, Example>
}
export interface ApiDocument {
  servers: { url: string; variables?: Record<string, { default?: unknown }> }[]
  paths: Record<string, unknown>
  components?: unknown
}
export type Node = Record<string, unknown>

/** The part of a document that a value is, or refers to. */
export function resolveReference(document: ApiDocument, value: unknown): Node {
  const node = (value ?? {}) as Node
  const { $ref } = node
  if (typeof $ref !== 'string') return node
  const keys = $ref.slice(2).split('/')
  return resolveReference(
    document,
    keys.reduce<unknown>((parent, key) => (parent as Node | undefined)?.[key], document),
  )
}

/** Path of the server URL of an API. */
export function basePathOf({ servers: [server] }: ApiDocument): string {
  const valueFor = (_hole: string, name: string) => String(server?.variables?.[name]?.default ?? name)
  const url = (server?.url ?? '/').replace(/\{([^}]*)\}/g, valueFor)
  return new URL(url, 'http://localhost').pathname.replace(/\/$/, '')
}

/** A parameter of a path under the name that Prism can read: it takes no dot or hyphen in a name. */
const plainName = (name: string): string => name.replace(/\W/g, '_')

/** A parameter, with a plain name if it is part of a path. */
function withPlainName(parameter: unknown, document: ApiDocument): unknown {
  const known = resolveReference(document, parameter)
  const { in: place, name } = known
  return place === 'path' && plainName(String(name)) !== name ? { ...known, name: plainName(String(name)) } : parameter
}

/** A path item and its operations, with plain names of the parameters of their path. */
function withPlainNames(item: unknown, document: ApiDocument): unknown {
  const renamed = ({ parameters, ...node }: Node): Node =>
    Array.isArray(parameters)
      ? { ...node, parameters: parameters.map((one) => withPlainName(one, document)) }
      : { ...node, ...(parameters !== undefined && { parameters }) }
  const entries = Object.entries(renamed(item as Node)).map(([key, member]) => [
    key,
    typeof member === 'object' && member !== null && 'responses' in member ? renamed(member as Node) : member,
  ])
  return Object.fromEntries(entries)
}

/** Adds the base path to each path, because Prism ignores the path of the server URL. */
function withBasePath(document: ApiDocument): ApiDocument {
  const base = basePathOf(document)
  const paths = Object.entries(document.paths).map(([path, item]) => [
    base + path.replace(/\{([^}]*)\}/g, (_hole, name: string) => `{${plainName(name)}}`),
    withPlainNames(item, document),
  ])
  return { ...document, servers: [{ url: '/' }], paths: Object.fromEntries(paths) }
}

/** Valid dates and times. From a pattern alone, random responses would contain dates such as the 92nd of a month. */
const moments = Array.from({ length: 60 }, (_none, index) =>
  new Date(Date.UTC(2024, 0, 1, 8) + index * 1_000_003_000).toISOString().slice(0, 19).replace('T', ' '),
)
const times = [...moments, ...moments.map((moment) => moment.slice(0, 10))]

/** Valid dates or times for a pattern, or null if the pattern is for something else. */
function timesFor(pattern: string): string[] | null {
  if (!pattern.includes(String.raw`\d{4}-\d{2}`)) return null
  const fitting = times.filter((time) => new RegExp(pattern, 'u').test(time))
  return fitting.length > 0 ? fitting : null
}

/**
 * Example for invalid requests. Prism returns the first example and cannot describe the error there, but lists the errors
 * in a header.
 */
const misfit = ({ status, title }: NonNullable<Example['value']>): Example => ({
  summary: 'Invalid request (mock server)',
  value: {
    ...{ type: '/docs/#errors', title, status },
    detail: 'The request is invalid. The sl-violations header lists each problem.',
    errors: { request: 'is invalid: see the sl-violations header' },
  } as Example['value'] & Node,
})

/** Puts a generic example first in validation errors, since the others describe specific errors. */
function withMisfit(content: Content): Content {
  const [first] = Object.values(content.examples ?? {})
  if (!first?.value || ![400, 422].includes(first.value.status ?? 0) || !('errors' in first.value)) return content
  return { ...content, examples: { misfit: misfit(first.value), ...content.examples } }
}

/** Makes an event stream from the first example. Prism writes only strings as text. */
function asStream({ examples = {} }: Content): object {
  const [first] = Object.values(examples)
  return { schema: { type: 'string' }, example: `data: ${JSON.stringify(first?.value ?? {})}\n\n` }
}

/** Headers about the transport or the body, which the server sets itself: Prism would send examples that are not true. */
const ownHeaders = /^(connection|content-(encoding|length|type)|date|keep-alive|te|trailer|transfer-encoding|upgrade)$/i

/**
 * Headers that every answer has. Prism would also send the others, such as `Idempotent-Replayed: true` to a first request. On an
 * error, Retry-After stays.
 */
const certainHeaders = (headers: object, document: ApiDocument): Node =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name, header]) =>
        !ownHeaders.test(name) && (resolveReference(document, header)['required'] === true || name === 'Retry-After'),
    ),
  )

/** A copy of a document without headers that some answers lack. */
function withoutUncertainHeaders(value: unknown, document: ApiDocument): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutUncertainHeaders(item, document))
  if (typeof value !== 'object' || value === null) return value
  const isResponse = 'description' in value && 'headers' in value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) =>
      isResponse && key === 'headers'
        ? [key, certainHeaders(member ?? {}, document)]
        : [key, withoutUncertainHeaders(member, document)],
    ),
  )
}

/** Returns a copy of a node with the hints. */
function hinted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hinted)
  if (typeof value !== 'object' || value === null) return value
  if ('text/event-stream' in value)
    return { ...value, 'text/event-stream': asStream(value['text/event-stream'] as Content) }
  const node = 'examples' in value ? (withMisfit(value as Content) as Node) : (value as Node)
  const copy = Object.fromEntries(Object.entries(node).map(([key, member]) => [key, hinted(member)]))
  const found = typeof node['pattern'] === 'string' ? timesFor(node['pattern']) : null
  return found === null ? copy : { ...copy, 'x-faker': { 'helpers.arrayElement': [found] } }
}

/** The document for Prism: paths with the base path, headers of every answer, valid dates in random data and no random property names. */
export const forPrism = (document: ApiDocument): object => ({
  ...(withoutUncertainHeaders(hinted(withBasePath(document)), document) as ApiDocument),
  'x-json-schema-faker': { 'fill-properties': false },
})
