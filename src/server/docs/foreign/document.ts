// A contract of OpenAPI 3.0 or 3.1 in the form that the pages read: each operation complete, with an id that is a file name.
import { relative } from 'node:path'
import type { Api, ApiDocument, Header, Media, Operation, Parameter, PathItem, Response, Schema } from '../contracts.ts'
import { methods } from '../contracts.ts'
import { bundled } from './bundle.ts'
import { ContractError, createFiles, findRoots, isNode, type Node, nameOf } from './files.ts'
import { createSchemaReader, type Follow, type SchemaReader, sampleOf } from './schemas.ts'
import { keyOf, serverOf } from './surroundings.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const slug = (value: string): string => value.replace(/[^\w.-]+/g, '-').replace(/^[-.]+|[-.]+$/g, '')

/** Names without repeats; file systems may ignore case. */
function createNames(reserved: readonly string[] = []): (wanted: string) => string {
  const used = new Set(reserved)
  return (wanted) => {
    let name = wanted
    for (let count = 2; used.has(name.toLowerCase()); count++) name = `${wanted}-${count}`
    used.add(name.toLowerCase())
    return name
  }
}

const entriesOf = (value: unknown): [string, unknown][] => Object.entries(isNode(value) ? value : {})
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])

/** What an operation takes from around it. */
interface Around {
  method: string
  path: string
  parameters: Parameter[]
  security: unknown
}

/** Reads the parts of one document. */
class Reader {
  readonly #schemas: SchemaReader
  readonly #follow: Follow
  readonly #operationName = createNames(['index', 'changelog'])

  constructor(follow: Follow) {
    this.#follow = follow
    this.#schemas = createSchemaReader(follow)
  }

  get components(): Record<string, Schema> {
    return this.#schemas.components
  }

  /** What a reference leads to; circles of references end. */
  #at(given: unknown, from: string, depth = 0): { node: Node; from: string } {
    if (!isNode(given)) return { node: {}, from }
    if (typeof given['$ref'] !== 'string' || depth > 20) return { node: given, from }
    const placed = this.#follow(given['$ref'], from)
    return this.#at(placed.value, placed.file, depth + 1)
  }

  #examples(media: Node, from: string, isRequest: boolean): Media['examples'] {
    const named = entriesOf(media['examples']).flatMap(([name, given]) => {
      const { node } = this.#at(given, from)
      const summary = text(node['summary']) || name
      return node['value'] === undefined ? [] : [[name, { summary, value: node['value'] }] as const]
    })
    if (named.length > 0) return Object.fromEntries(named)
    if (media['example'] !== undefined) return { example: { value: media['example'] } }
    if (!isRequest || media['schema'] === undefined) return {}
    return { example: { value: sampleOf(this.#schemas.schema(media['schema'], from), this.components) } }
  }

  #content(value: unknown, start: string, isRequest: boolean): Record<string, Media> {
    const content = entriesOf(value).map(([type, given]): [string, Media] => {
      const { node, from } = this.#at(given, start)
      const schema = node['schema'] === undefined ? {} : { schema: this.#schemas.schema(node['schema'], from) }
      return [type, { ...schema, examples: this.#examples(node, from, isRequest) ?? {} }]
    })
    return Object.fromEntries(content)
  }

  #parameter(given: unknown, start: string): Parameter {
    const { node, from } = this.#at(given, start)
    const [media] = entriesOf(node['content']).map(([, one]) => one)
    const [example] = entriesOf(node['examples']).map(([, one]) => one)
    const value = node['example'] ?? (isNode(example) ? example['value'] : undefined)
    return {
      name: text(node['name']),
      in: text(node['in']),
      required: node['required'] === true,
      description: text(node['description']),
      schema: this.#schemas.schema(node['schema'] ?? (isNode(media) ? media['schema'] : undefined), from),
      ...(value !== undefined && { example: value }),
    }
  }

  #response(given: unknown, start: string): Response {
    const { node, from } = this.#at(given, start)
    const headers = entriesOf(node['headers']).map(([name, header]): [string, Header] => {
      const found = this.#at(header, from)
      const schema = this.#schemas.schema(found.node['schema'], found.from)
      return [name, { description: text(found.node['description']), schema }]
    })
    return {
      description: text(node['description']),
      headers: Object.fromEntries(headers),
      content: this.#content(node['content'], from, false),
    }
  }

  #operation(given: unknown, start: string, { method, path, parameters, security }: Around): Operation {
    const { node, from } = this.#at(given, start)
    const own = listOf(node['parameters']).map((one) => this.#parameter(one, from))
    const all = new Map([...parameters, ...own].map((one) => [`${one.in} ${one.name}`, one]))
    const body = node['requestBody'] === undefined ? undefined : this.#at(node['requestBody'], from)
    const callbacks = entriesOf(node['callbacks']).map(([name, one]) => {
      const found = this.#at(one, from)
      return [name, this.items(found.node, found.from, security)] as const
    })
    const id = text(node['operationId'])
    return {
      operationId: this.#operationName(slug(id) || `${method}-${slug(path) || 'root'}`),
      summary: text(node['summary']) || id || `${method.toUpperCase()} ${path}`,
      description: text(node['description']),
      tags: [text(listOf(node['tags'])[0]) || 'Operations'],
      deprecated: node['deprecated'] === true,
      ...(listOf(node['security'] ?? security).length === 0 && { security: [] }),
      parameters: [...all.values()],
      ...(body && {
        requestBody: {
          required: body.node['required'] === true,
          content: this.#content(body.node['content'], body.from, true),
        },
      }),
      responses: Object.fromEntries(
        entriesOf(node['responses']).map(([status, one]) => [status, this.#response(one, from)]),
      ),
      ...(callbacks.length > 0 && { callbacks: Object.fromEntries(callbacks) }),
    }
  }

  /** The operations of paths, webhooks or a callback. `security` is what the document requires. */
  items(items: unknown, start: string, security: unknown): Record<string, PathItem> {
    const read = entriesOf(items)
      .filter(([path]) => !path.startsWith('x-'))
      .map(([path, given]): [string, PathItem] => {
        const { node, from } = this.#at(given, start)
        const parameters = listOf(node['parameters']).map((one) => this.#parameter(one, from))
        const own = methods
          .filter((method) => isNode(node[method]))
          .map(
            (method) => [method, this.#operation(node[method], from, { method, path, parameters, security })] as const,
          )
        return [path, Object.fromEntries(own)]
      })
    return Object.fromEntries(read)
  }
}

/** Every group that operations name, declared ones first. */
function tagsOf(document: Node, items: Record<string, PathItem>): ApiDocument['tags'] {
  const declared = (Array.isArray(document['tags']) ? (document['tags'] as unknown[]) : []).filter(isNode)
  const tags = new Map(
    declared.map((tag) => [text(tag['name']), { name: text(tag['name']), description: text(tag['description']) }]),
  )
  for (const {
    tags: [name = ''],
  } of Object.values(items).flatMap((item) => Object.values(item)))
    if (!tags.has(name)) tags.set(name, { name, description: '' })
  return [...tags.values()]
}

function readApi(file: string, name: string, server: string | null): Api {
  const { read, follow } = createFiles()
  const document = read(file)
  const version = isNode(document) ? text(document['openapi'] ?? document['swagger']) : ''
  if (!isNode(document) || !version.startsWith('3.'))
    throw new ContractError(
      `${relative('', file)} is not a document of OpenAPI 3${version && `, but of version ${version}`}. Convert it first.`,
    )
  const info = isNode(document['info']) ? document['info'] : {}
  const reader = new Reader(follow)
  const paths = reader.items(document['paths'], file, document['security'])
  const webhooks = reader.items(document['webhooks'], file, [])
  const key = keyOf(document)
  return {
    name,
    foreign: { key, source: bundled(document, file, follow) },
    document: {
      info: {
        title: text(info['title']) || name,
        version: text(info['version']),
        summary: text(info['summary']),
        description: text(info['description']),
      },
      servers: [{ url: server ?? serverOf(document) }],
      tags: tagsOf(document, paths),
      paths,
      webhooks,
      components: { schemas: reader.components },
    },
  }
}

const RESERVED = ['assets', 'pictures', 'index', 'operations', 'llms']

/**
 * The APIs of another contract, a file or a folder. `server` replaces the address in each. Throws a `ContractError` for what
 * cannot be read.
 */
export function readContract(path: string, server: string | null): Api[] {
  const roots = findRoots(path)
  const uniqueName = createNames(RESERVED)
  return roots.map((file) => readApi(file, uniqueName(slug(nameOf(file)) || 'api'), server))
}
