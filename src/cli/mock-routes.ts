// What the front of a mock server reads from the contract: paths, examples, and members with a fixed set of values.
import { type ApiDocument, basePathOf, type Node, resolveReference } from './mock-document.ts'

/** The query parameters by which a list is read in parts: the start is an offset or the number of a page. */
export interface Paging {
  start: 'offset' | 'page'
  size: string
  /** The start of the first part. */
  first: number
}

/** A named example; `status` is as in the contract, such as `404`, `4XX` or `default`. */
interface NamedExample {
  name: string
  status: string
  /** A status code for which the contract has this response. */
  code: string
  fits(code: string): boolean
}

export interface MockRoute {
  id: string
  method: string
  pattern: RegExp
  paging: Paging | null
  examples: readonly NamedExample[]
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete', 'head', 'options'])

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')

/** The entry of `responses` for a status code: itself, its range, or `default`. */
const statusFor = (responses: Node, code: string): string | undefined =>
  [code, `${code[0]}XX`, 'default'].find((status) => status in responses)

/** A status code for an entry of `responses`: that of an error for `default` if there is one. */
function codeFor(responses: Node, status: string): string {
  if (/^\d+$/.test(status)) return status
  const codes = [500, 400, ...Array.from({ length: 400 }, (_none, index) => 200 + index)].map(String)
  return codes.find((code) => statusFor(responses, code) === status) ?? '500'
}

function examplesOf(document: ApiDocument, responses: Node): MockRoute['examples'] {
  return Object.entries(responses).flatMap(([status, response]) =>
    Object.values((resolveReference(document, response)['content'] ?? {}) as Node).flatMap((content) =>
      Object.keys(resolveReference(document, content)['examples'] ?? {}).map(
        (name): NamedExample => ({
          name,
          status,
          code: codeFor(responses, status),
          fits: (code) => statusFor(responses, code) === status,
        }),
      ),
    ),
  )
}

const sizes = ['limit', 'per_page', 'perPage', 'page_size', 'pageSize', 'size', 'count']

/** How a list is read in parts; null for an answer in one. */
function pagingOf(document: ApiDocument, item: Node, operation: Node): Paging | null {
  const parameters = [item, operation].flatMap((one) => (one['parameters'] ?? []) as unknown[])
  const known = parameters.map((one) => resolveReference(document, one)).filter((one) => one['in'] === 'query')
  const parameter = (names: readonly string[]) => known.find(({ name }) => names.includes(String(name)))
  const size = String(parameter(sizes)?.['name'] ?? 'limit')
  if (operation['x-paging'] === 'offset' || parameter(['offset'])) return { start: 'offset', size, first: 0 }
  const page = parameter(['page'])
  if (!page) return null
  const { minimum, default: usual } = resolveReference(document, page['schema'])
  return { start: 'page', size, first: minimum === 0 || usual === 0 ? 0 : 1 }
}

/** The operations of a document, a path with a word before the one with a parameter in its place. */
export function routesOf(document: ApiDocument): MockRoute[] {
  const base = basePathOf(document)
  return Object.entries(document.paths)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, item]) =>
      Object.entries(item as Node).flatMap(([method, given]) => {
        if (!methods.has(method)) return []
        const { operationId, responses = {} } = given as Node
        const id = typeof operationId === 'string' ? operationId : `${method.toUpperCase()} ${path}`
        const pattern = new RegExp(`^${escaped(base + path).replace(/\{[^}]+\}/g, '[^/]+')}$`)
        const examples = examplesOf(document, responses as Node)
        const paging = method === 'get' ? pagingOf(document, item as Node, given as Node) : null
        return [{ id, method: method.toUpperCase(), pattern, paging, examples }]
      }),
    )
}

/** Names of the members in a document that have a fixed set of values. */
export function enumsOf(document: ApiDocument): Set<string> {
  const found = new Set<string>()
  const hasEnum = (schema: Node): boolean =>
    'enum' in schema || ('items' in schema && 'enum' in resolveReference(document, schema['items']))
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { properties } = value as { properties?: unknown }
    if (typeof properties === 'object' && properties !== null)
      for (const [name, member] of Object.entries(properties))
        if (typeof member === 'object' && hasEnum(resolveReference(document, member))) found.add(name)
    for (const member of Object.values(value)) visit(member)
  }
  visit((document.components as Node | undefined)?.['schemas'])
  visit(document.paths)
  return found
}
