// Brings two bundles into the form in which they are compared: what means the same is written the same.
import type { Document } from '../contract/document.ts'
import { deref, isForOthers, methods, type Operation, type Parameter, type PathItem } from '../contract/document.ts'
import type { Node } from '../contract/finding.ts'
import { isNode } from '../contract/finding.ts'
import { contentOf } from '../contract/keywords.ts'
import { withClosed } from '../contract/reached-schemas.ts'
import { requestSchemas } from '../contract/request-schemas.ts'
import { forValidators } from '../contract/validation-form.ts'
import { valueAt } from './subjects.ts'
import { withComparableUnions } from './unions.ts'

/** Header names are case-insensitive (RFC 9110 5.1), so another spelling of the one with the key breaks no client. */
function withPlainHeaders(document: Document): Document {
  const { securitySchemes: schemes = {} } = document.components
  const plain = Object.entries(schemes).map(([key, scheme]) =>
    scheme.in === 'header' && scheme.name !== undefined
      ? [key, { ...scheme, name: scheme.name.toLowerCase() }]
      : [key, scheme],
  )
  return { ...document, components: { ...document.components, securitySchemes: Object.fromEntries(plain) } }
}

type ChangeNode = (node: Node, key: string) => Node

/** A copy in which `change` has replaced each object except members of schemas and data. `key` is a keyword, not a name. */
function mapped(value: unknown, change: ChangeNode, key = '', isNames = false): unknown {
  if (Array.isArray(value)) return value.map((one) => mapped(one, change, key))
  if (!isNode(value)) return value
  const entries = Object.entries(change(value, key)).map(([name, member]): [string, unknown] => {
    if (isNames) return [name, mapped(member, change)]
    const content = contentOf(name, false)
    return [
      name,
      content === 'data' || name === 'properties' ? member : mapped(member, change, name, content === 'names'),
    ]
  })
  return Object.fromEntries(entries)
}

const isParameter = (node: Node) =>
  typeof node['in'] === 'string' && typeof node['name'] === 'string' && 'schema' in node

/** Leaves out `style` and `explode` where they only name the default. */
function withoutDefaults(node: Node): Node {
  if (!isParameter(node)) return node
  const { style, explode, ...rest } = node
  const usual = node['in'] === 'query' || node['in'] === 'cookie' ? 'form' : 'simple'
  const written = style ?? usual
  return {
    ...rest,
    ...(written !== usual && { style: written }),
    ...(explode !== undefined && explode !== (written === 'form') && { explode }),
  }
}

/** A constant is an enumeration of one value, so that both bundles may write it either way. */
function withListedConstants(value: unknown, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((one) => withListedConstants(one))
  if (!isNode(value)) return value
  const entries = Object.entries(value).map(([key, member]): [string, unknown] => {
    if (key === 'const' && !isNames) return ['enum', [member]]
    const content = contentOf(key, isNames)
    return [key, content === 'data' ? member : withListedConstants(member, content === 'names')]
  })
  return Object.fromEntries(entries)
}

/** The spelling of each header of a bundle, by its name in lower case. */
function spellingsOf(document: Document): Map<string, string> {
  const spellings = new Map<string, string>()
  mapped(document, (node, key) => {
    if (key === 'headers') for (const name of Object.keys(node)) spellings.set(name.toLowerCase(), name)
    if (isParameter(node) && node['in'] === 'header')
      spellings.set(String(node['name']).toLowerCase(), String(node['name']))
    return node
  })
  return spellings
}

/** Spells headers as the other bundle does. Names of components stay. */
function spelt(document: Document, spellings: Map<string, string>): Document {
  const spelling = (name: string) => spellings.get(name.toLowerCase()) ?? name
  const { headers, ...components } = document.components as Node
  const copy = mapped({ ...document, components }, (node, key) => {
    if (key === 'headers') return Object.fromEntries(Object.entries(node).map(([name, one]) => [spelling(name), one]))
    if (isParameter(node) && node['in'] === 'header') return { ...node, name: spelling(String(node['name'])) }
    return node
  }) as Document
  return { ...copy, components: { ...copy.components, ...(headers !== undefined && { headers }) } } as Document
}

/**
 * Where others implement an API, its reader answers the paths and calls the webhooks: the comparison sees one as the other.
 */
export function turned(document: Document, forOthers: boolean = isForOthers(document)): Document {
  if (!forOthers) return document
  // Redocly ignores a key of `paths` without a slash.
  const webhooks = Object.entries(document.webhooks ?? {}).map(([name, item]) => [`/${name}`, item])
  return { ...document, paths: Object.fromEntries(webhooks) as Document['paths'], webhooks: document.paths }
}

/** The place in the bundle as it is written, of one in a turned bundle. */
export const turnedPlace = (place: string): string =>
  place.startsWith('#/webhooks/')
    ? place.replace('#/webhooks/', '#/paths/')
    : place.replace(/^#\/paths\/~1/, '#/webhooks/')

type SharedItem = PathItem & { parameters?: Operation['parameters'] }

const namesIn = (document: Document, parameters: Operation['parameters'] = []): string[] =>
  parameters.map((one) => {
    const { in: place, name } = deref<Parameter>(document, one)
    return `${place} ${name}`
  })

/** A path whose operations have its parameters, except those that they have themselves. */
function withOwnParameters(document: Document, { parameters: shared = [], ...item }: SharedItem): PathItem {
  const names = namesIn(document, shared)
  const entries = Object.entries(item).map(([method, operation]) => {
    if (!methods.includes(method as (typeof methods)[number])) return [method, operation]
    const own = operation.parameters ?? []
    const known = new Set(namesIn(document, own))
    return [method, { ...operation, parameters: [...own, ...shared.filter((_, i) => !known.has(names[i] as string))] }]
  })
  return Object.fromEntries(entries) as PathItem
}

/** Both bundles, where a path has other parameters than before, with these in its operations. */
function withMovedParameters(...documents: [Document, Document]): [Document, Document] {
  const namesAt = (document: Document, path: string) =>
    namesIn(document, (document.paths[path] as SharedItem | undefined)?.parameters)
      .sort()
      .join()
  const moved = Object.keys(documents[0].paths).filter(
    (path) => path in documents[1].paths && namesAt(documents[0], path) !== namesAt(documents[1], path),
  )
  if (moved.length === 0) return documents
  return documents.map((document) => {
    const paths = moved.map((path) => [path, withOwnParameters(document, document.paths[path] as SharedItem)])
    return { ...document, paths: { ...document.paths, ...Object.fromEntries(paths) } }
  }) as [Document, Document]
}

/** The bundles with closed request bodies: what the requests of one of them reach is closed in both. */
function withClosedRequests(documents: readonly Document[]): Document[] {
  const pointers = new Set(documents.flatMap((document) => [...requestSchemas(document)].map(({ pointer }) => pointer)))
  const find = (document: Document) =>
    [...pointers].flatMap((pointer) => {
      const schema = valueAt(document, pointer)
      return isNode(schema) ? [{ schema, pointer }] : []
    })
  return documents.map((document) => withClosed(document, find))
}

/**
 * The two bundles, ready to be compared. Request bodies are closed: the server ignores a member
 * that it no longer knows, so its senders lose something.
 */
export function comparablePair(base: Document, revision: Document): [Document, Document] {
  const spellings = spellingsOf(base)
  const spelled = [base, revision].map(
    (document) =>
      withListedConstants(
        mapped(turned(spelt(forValidators(document), spellings), isForOthers(base)), withoutDefaults),
      ) as Document,
  )
  const closed = withClosedRequests(spelled).map(withPlainHeaders) as [Document, Document]
  return withComparableUnions(...withMovedParameters(...closed)) as [Document, Document]
}
