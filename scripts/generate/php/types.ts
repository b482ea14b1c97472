// PHPStan types of the contract: a type alias for each schema, as an array shape.
import type { SdkApi, SdkMember, SdkSchema, SdkType } from '../sdk/model.ts'
import { literal, WIDTH } from './text.ts'

/** Names that PHPStan reads as built-in types. */
const RESERVED = new Set(
  'array bool callable float int iterable list mixed never null object scalar string void'.split(' '),
)

const SCALARS: Readonly<Record<string, string>> = {
  text: 'string',
  integer: 'int',
  number: 'int|float',
  boolean: 'bool',
  null: 'null',
  any: 'mixed',
  bytes: 'string',
}

/** The alias of a schema: its name, or `ListShape` for `List`. */
const aliasOf = (name: string): string => (RESERVED.has(name.toLowerCase()) ? `${name}Shape` : name)

/** The schemas that a type names. */
function namesIn(type: SdkType): string[] {
  if (type.kind === 'ref') return [type.name]
  if (type.kind === 'list') return namesIn(type.items)
  if (type.kind === 'map') return namesIn(type.values)
  return type.kind === 'union' ? type.types.flatMap(namesIn) : []
}

const namesOf = ({ members, type }: SdkSchema): string[] =>
  type ? namesIn(type) : (members ?? []).flatMap((member) => namesIn(member.type))

/** Writes the types of one API. */
export class PhpTypes {
  readonly #schemas: ReadonlyMap<string, SdkSchema>
  /** The aliases that were named since the last `takeNames`. */
  readonly #named = new Set<string>()

  constructor({ schemas }: SdkApi) {
    this.#schemas = new Map(schemas.map((schema) => [schema.name, schema]))
    const taken = schemas.find(({ name }) => aliasOf(name) !== name && this.#schemas.has(aliasOf(name)))
    if (taken)
      throw new Error(`The schema ${aliasOf(taken.name)} has the name that ${taken.name} has in PHP: rename it.`)
  }

  /** The type as PHPStan reads it. `inside` is the schema whose alias contains it. */
  text(type: SdkType, inside?: string): string {
    if (type.kind === 'ref') return this.#reference(type.name, inside)
    if (type.kind === 'literal') return type.values.map(literal).join('|')
    if (type.kind === 'list') return `list<${this.text(type.items, inside)}>`
    // PHP turns a key like "3" into a number.
    if (type.kind === 'map') return `array<${this.text(type.values, inside)}>`
    if (type.kind === 'union')
      return [...new Set(type.types.flatMap((one) => this.text(one, inside).split('|')))].join('|')
    return SCALARS[type.kind] ?? 'mixed'
  }

  /** The type that PHP itself checks; `mixed` for several. */
  native(type: SdkType): string {
    if (type.kind === 'ref') {
      const schema = this.#schema(type.name)
      return schema.type ? this.native(schema.type) : 'array'
    }
    if (type.kind === 'list' || type.kind === 'map') return 'array'
    if (type.kind === 'literal') return type.values.every((value) => typeof value === 'string') ? 'string' : 'int'
    const natives = type.kind === 'union' ? new Set(type.types.map((one) => this.native(one))) : new Set<string>()
    if (type.kind === 'union') return natives.size === 1 ? ([...natives][0] ?? 'mixed') : 'mixed'
    return type.kind === 'number' ? 'float' : (SCALARS[type.kind] ?? 'mixed')
  }

  /** An array shape, on one line if it fits. */
  shape(members: readonly SdkMember[], { open = false, inside = '', indent = '' }): string {
    if (members.length === 0) return open ? 'array<mixed>' : 'array{}'
    const fields = members.map(({ name, type, required }) => {
      const key = /^[A-Za-z_]\w*$/.test(name) ? name : literal(name)
      return `${key}${required ? '' : '?'}: ${this.text(type, inside)}`
    })
    if (open) fields.push('...')
    const line = `array{${fields.join(', ')}}`
    if (line.length <= 80 && !line.includes('\n')) return line
    return `array{\n${fields.map((field) => `${indent} *   ${field}`).join(',\n')}\n${indent} * }`
  }

  /** The aliases named since the last call, in order. */
  takeNames(): string[] {
    const names = [...this.#named].sort()
    this.#named.clear()
    return names
  }

  /** The source of the class that declares every alias. */
  renderClass(className: string, title: string): string {
    const aliases = [...this.#schemas.values()].filter((schema) => !this.#isInline(schema))
    const lines = aliases.map((schema) => ` * @phpstan-type ${aliasOf(schema.name)} ${this.#alias(schema)}`)
    return [
      '/**',
      ` * The types of the ${title}. Import one with \`@phpstan-import-type Name from ${className}\`.`,
      ' *',
      ...lines,
      ' */',
      `final class ${className}`,
      '{',
      '}',
      '',
    ].join('\n')
  }

  #schema(name: string): SdkSchema {
    const schema = this.#schemas.get(name)
    if (!schema) throw new Error(`The model has no schema ${name}.`)
    return schema
  }

  /** Scalars say more than their names would. */
  #isInline({ type }: SdkSchema): boolean {
    return type !== null && type.kind in SCALARS
  }

  #reference(name: string, inside: string | undefined): string {
    const schema = this.#schema(name)
    if (schema.type && this.#isInline(schema)) return this.text(schema.type)
    // PHPStan refuses an alias that contains itself.
    if (inside !== undefined && this.#reaches(name, inside)) return schema.type ? 'mixed' : 'array<mixed>'
    this.#named.add(aliasOf(name))
    return aliasOf(name)
  }

  #reaches(from: string, to: string): boolean {
    const seen = new Set<string>()
    const queue = [from]
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      if (name === to) return true
      if (seen.has(name)) continue
      seen.add(name)
      queue.push(...namesOf(this.#schema(name)))
    }
    return false
  }

  #alias({ name, members, open, type }: SdkSchema): string {
    const text = type ? this.text(type, name) : this.shape(members ?? [], { open, inside: name })
    if (text.length <= WIDTH - 20 || text.includes('\n')) return text
    // A union that is longer than a line.
    return text.split('|').join('\n *   |')
  }
}
