// The description of an API as its mock server gets it: the same contract, with hints that only Prism reads.

interface Example {
  summary?: string
  value?: { status?: number; title?: string; errors?: unknown }
}
interface Content {
  examples?: Record<string, Example>
}
export interface ApiDocument {
  servers: { url: string }[]
  paths: Record<string, unknown>
  components?: unknown
}
type Node = Record<string, unknown>

/** The path of the address of an API. */
export const basePathOf = (document: ApiDocument): string =>
  new URL(document.servers[0]?.url ?? '/', 'http://localhost').pathname.replace(/\/$/, '')

/** Prism ignores the path of a server's address, so the paths have to carry it. */
function withBasePath(document: ApiDocument): ApiDocument {
  const base = basePathOf(document)
  const paths = Object.entries(document.paths).map(([path, item]) => [base + path, item])
  return { ...document, servers: [{ url: '/' }], paths: Object.fromEntries(paths) }
}

/** Days and times of the calendar: from a pattern alone, random answers get the 92nd of some month. */
const moments = Array.from({ length: 60 }, (_none, index) =>
  new Date(Date.UTC(2024, 0, 1, 8) + index * 1_000_003_000).toISOString().slice(0, 19).replace('T', ' '),
)
const times = [...moments, ...moments.map((moment) => moment.slice(0, 10))]

/** The values from which random answers take one for this pattern; null where it is no day or time. */
function timesFor(pattern: string): string[] | null {
  if (!pattern.includes(String.raw`\d{4}-\d{2}`)) return null
  const fitting = times.filter((time) => new RegExp(pattern, 'u').test(time))
  return fitting.length > 0 ? fitting : null
}

/**
 * What a mock server answers to a request that does not fit: it takes the first example. It cannot tell what is wrong in
 * the words of the contract, but lists it in a header.
 */
const misfit = ({ status, title }: NonNullable<Example['value']>): Example => ({
  summary: 'What a mock server says of a request that does not fit',
  value: {
    ...{ type: '/docs/#errors', title, status },
    detail: 'The request does not fit the contract. The header sl-violations of a mock server says where.',
    errors: { request: 'does not fit the contract: see the header sl-violations' },
  } as Example['value'] & Node,
})

/** The examples of a response; before those of a refusal with places stands the one that is always true. */
function withMisfit(content: Content): Content {
  const [first] = Object.values(content.examples ?? {})
  if (!first?.value || ![400, 422].includes(first.value.status ?? 0) || !('errors' in first.value)) return content
  return { ...content, examples: { misfit: misfit(first.value), ...content.examples } }
}

/** A stream of the first example. Prism writes text as it is, and no object as text. */
function asStream({ examples = {} }: Content): object {
  const [first] = Object.values(examples)
  return { schema: { type: 'string' }, example: `data: ${JSON.stringify(first?.value ?? {})}\n\n` }
}

/** A copy of a part of the document with the hints. */
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

/** The document for Prism: paths with the base, real days in random answers, and no members of random names. */
export const forPrism = (document: ApiDocument): object => ({
  ...(hinted(withBasePath(document)) as ApiDocument),
  'x-json-schema-faker': { 'fill-properties': false },
})
