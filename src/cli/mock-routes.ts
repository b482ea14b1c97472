// What the front of a mock server reads from the contract: paths, examples, and members with a fixed set of values.
import { type ApiDocument, basePathOf } from './mock-document.ts'

export interface MockRoute {
  id: string
  method: string
  pattern: RegExp
  isPaged: boolean
  examples: readonly { name: string; status: string }[]
}

type Node = Record<string, unknown>

/** Resolves a reference of a document. */
function resolve(document: ApiDocument, value: unknown): Node {
  const { $ref } = (value ?? {}) as { $ref?: string }
  if ($ref === undefined) return (value ?? {}) as Node
  return resolve(
    document,
    $ref
      .slice(2)
      .split('/')
      .reduce<unknown>((node, key) => (node as Node)[key], document),
  )
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete', 'head', 'options'])

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')

function examplesOf(document: ApiDocument, responses: Node): MockRoute['examples'] {
  return Object.entries(responses).flatMap(([status, response]) =>
    Object.values((resolve(document, response)['content'] ?? {}) as Node).flatMap((content) =>
      Object.keys(((content as Node)['examples'] ?? {}) as Node).map((name) => ({ name, status })),
    ),
  )
}

/** The operations of a document, a path with a word before the one with a parameter in its place. */
export function routesOf(document: ApiDocument): MockRoute[] {
  const base = basePathOf(document)
  return Object.entries(document.paths)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, item]) =>
      Object.entries(item as Node).flatMap(([method, given]) => {
        if (!methods.has(method)) return []
        const { operationId, responses = {}, 'x-paging': paging } = given as Node
        const id = typeof operationId === 'string' ? operationId : `${method.toUpperCase()} ${path}`
        const pattern = new RegExp(`^${escaped(base + path).replace(/\{[^}]+\}/g, '[^/]+')}$`)
        const examples = examplesOf(document, responses as Node)
        return [{ id, method: method.toUpperCase(), pattern, isPaged: paging === 'offset', examples }]
      }),
    )
}

/** Names of the members in a document that have a fixed set of values. */
export function enumsOf(document: ApiDocument): Set<string> {
  const found = new Set<string>()
  const hasEnum = (schema: Node): boolean =>
    'enum' in schema || ('items' in schema && 'enum' in resolve(document, schema['items']))
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { properties } = value as { properties?: unknown }
    if (typeof properties === 'object' && properties !== null)
      for (const [name, member] of Object.entries(properties))
        if (typeof member === 'object' && hasEnum(resolve(document, member))) found.add(name)
    for (const member of Object.values(value)) visit(member)
  }
  visit((document.components as Node | undefined)?.['schemas'])
  visit(document.paths)
  return found
}
