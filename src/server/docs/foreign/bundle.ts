// A contract of several files as one document, for readers who load it into other tools.
import { isNode, type Node, type Placed } from './files.ts'
import type { Follow } from './schemas.ts'

/** Keywords that hold a schema, or a list of them. */
const SCHEMA = new Set([
  'schema',
  'items',
  'additionalProperties',
  'not',
  'allOf',
  'anyOf',
  'oneOf',
  'contains',
  'if',
  'then',
  'else',
  'propertyNames',
])
/** Keywords that hold schemas by name. */
const SCHEMAS = new Set(['schemas', 'properties', 'patternProperties', '$defs', 'dependentSchemas'])

/** Makes copies of values without references to other files. */
class Bundler {
  readonly #root: string
  readonly #follow: Follow
  readonly #used: Set<string>
  readonly #names = new Map<string, string>()
  readonly schemas: Node = {}

  constructor(document: Node, root: string, follow: Follow) {
    this.#root = root
    this.#follow = follow
    const components = isNode(document['components']) ? document['components'] : {}
    this.#used = new Set(Object.keys(isNode(components['schemas']) ? components['schemas'] : {}))
  }

  #schema(placed: Placed): string {
    const known = this.#names.get(placed.key)
    if (known !== undefined) return known
    const [file = '', pointer = ''] = placed.key.split('#')
    const last = pointer.split('/').at(-1) || (file.split('/').at(-1) ?? '').replace(/\.[^.]+$/, '')
    const stem = last.replace(/[^\w.-]+/g, '-')
    let name = stem
    for (let count = 2; this.#used.has(name); count++) name = `${stem}${count}`
    this.#used.add(name)
    this.#names.set(placed.key, name)
    this.schemas[name] = this.copy(placed.value, placed.file, 'schema', '', [])
    return name
  }

  /** `key` and `around` are the last two steps to the value, `within` the references that it is part of. */
  copy(value: unknown, file: string, key: string, around: string, within: readonly string[]): unknown {
    if (Array.isArray(value)) return value.map((one) => this.copy(one, file, key, around, within))
    if (!isNode(value)) return value
    const { $ref: reference } = value
    if (typeof reference !== 'string') {
      const entries = Object.entries(value).map(([name, one]) => [name, this.copy(one, file, name, key, within)])
      return Object.fromEntries(entries) as unknown
    }
    const placed = this.#follow(reference, file)
    if (placed.file === this.#root) return { ...value, $ref: placed.key.slice(this.#root.length) }
    if (SCHEMA.has(key) || SCHEMAS.has(around))
      return { ...value, $ref: `#/components/schemas/${this.#schema(placed)}` }
    if (within.includes(placed.key)) return {}
    return this.copy(placed.value, placed.file, key, around, [...within, placed.key])
  }
}

/** The document with what other files hold. */
export function bundled(document: Node, root: string, follow: Follow): Node {
  const bundler = new Bundler(document, root, follow)
  const copy = bundler.copy(document, root, '', '', []) as Node
  if (Object.keys(bundler.schemas).length === 0) return copy
  const components = isNode(copy['components']) ? copy['components'] : {}
  const schemas = isNode(components['schemas']) ? components['schemas'] : {}
  return { ...copy, components: { ...components, schemas: { ...schemas, ...bundler.schemas } } }
}
