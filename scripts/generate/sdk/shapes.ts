// Types of the contract without the syntax of a language: what generators of clients in other languages translate.
import type { Document, Schema } from '../../contract/document.ts'
import { deref } from '../../contract/document.ts'

/** A type. Objects are always named, so a nested object is a reference to a schema. */
export type SdkType =
  /** `any` is any JSON, `bytes` a file. */
  | { readonly kind: 'text' | 'integer' | 'number' | 'boolean' | 'null' | 'any' | 'bytes' }
  | { readonly kind: 'literal'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'list'; readonly items: SdkType }
  /** An object whose names are data. */
  | { readonly kind: 'map'; readonly values: SdkType }
  | { readonly kind: 'ref'; readonly name: string }
  /** `tag` is the member that distinguishes the types; null without one. */
  | { readonly kind: 'union'; readonly types: readonly SdkType[]; readonly tag: string | null }

/** A member of an object, or a parameter. */
export interface SdkMember {
  readonly name: string
  readonly type: SdkType
  readonly required: boolean
  readonly text: string
  /** The value that the server takes for a member that is left out; undefined without one. */
  readonly fallback?: unknown
}

/** A named schema: an object with its members, or another type under a name. */
export interface SdkSchema {
  readonly name: string
  readonly text: string
  /** Null for other types. */
  readonly members: readonly SdkMember[] | null
  /** Whether an object may have more members. */
  readonly open: boolean
  /** The type that the name stands for; null for an object. */
  readonly type: SdkType | null
}

const pascal = (name: string) => name.replaceAll(/(?:^|_)([a-zA-Z\d])/g, (_all, letter: string) => letter.toUpperCase())

const scalars: Readonly<Record<string, SdkType>> = {
  string: { kind: 'text' },
  integer: { kind: 'integer' },
  number: { kind: 'number' },
  boolean: { kind: 'boolean' },
  null: { kind: 'null' },
}

/** Reads the schemas that the types of operations reach, and gives inline objects names. */
export class Shapes {
  readonly #document: Document
  readonly #found = new Map<string, SdkSchema>()

  constructor(document: Document) {
    this.#document = document
  }

  /** Every schema read so far, in order of their names. */
  schemas(): SdkSchema[] {
    return [...this.#found.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
  }

  /** The type of a schema. An inline object gets `name`. */
  typeOf(schema: Schema, name: string): SdkType {
    const { $ref, oneOf, items, properties, additionalProperties } = schema
    if (typeof $ref === 'string') return this.#named($ref)
    if (Array.isArray(oneOf)) return this.#union(schema, name)
    if (properties !== undefined) return this.#object(schema, name)
    if (items !== undefined) return { kind: 'list', items: this.typeOf(items as Schema, `${name}Item`) }
    if (typeof additionalProperties === 'object')
      return { kind: 'map', values: this.typeOf(additionalProperties as Schema, `${name}Value`) }
    return scalarOf(schema)
  }

  /** A member or parameter. `owner` begins the name of an object in it. */
  member(name: string, schema: Schema, required: boolean, owner: string): SdkMember {
    const resolved = deref<Schema>(this.#document, schema)
    const text = (schema['description'] ?? resolved['description'] ?? '') as string
    const fallback = schema['default'] ?? resolved['default']
    const type = this.typeOf(schema, owner + pascal(name))
    return { name, type, required, text, ...(fallback !== undefined && { fallback }) }
  }

  /** The members of an object, or of all types of a union: there a member is required if each type requires it. */
  membersOf(type: SdkType): readonly SdkMember[] | null {
    if (type.kind === 'union') return this.#merged(type.types.map((one) => this.membersOf(one)))
    if (type.kind !== 'ref') return null
    const schema = this.#found.get(type.name)
    return schema?.members ?? (schema?.type ? this.membersOf(schema.type) : null)
  }

  #named($ref: string): SdkType {
    const name = $ref.slice($ref.lastIndexOf('/') + 1)
    if (!this.#found.has(name)) this.#add(name, deref<Schema>(this.#document, { $ref }))
    return { kind: 'ref', name }
  }

  #object(schema: Schema, name: string): SdkType {
    if (this.#found.has(name) || this.#document.components.schemas?.[name])
      throw new Error(`An object of the contract without a name would be called ${name}, which is taken: name it.`)
    this.#add(name, schema)
    return { kind: 'ref', name }
  }

  #add(name: string, schema: Schema): void {
    const { description = '', properties, required = [], additionalProperties } = schema
    const head = { name, text: description as string, open: additionalProperties === true }
    // A schema may contain itself, so its name is known before its members are.
    this.#found.set(name, { ...head, members: null, type: { kind: 'any' } })
    if (properties === undefined)
      return void this.#found.set(name, { ...head, members: null, type: this.typeOf(schema, `${name}Item`) })
    const members = Object.entries(properties as Record<string, Schema>).map(([member, value]) =>
      this.member(member, value, (required as string[]).includes(member), name),
    )
    this.#found.set(name, { ...head, members, type: null })
  }

  #union({ oneOf, discriminator }: Schema, name: string): SdkType {
    const types = (oneOf as Schema[]).map((one, index) => this.typeOf(one, `${name}${index + 1}`))
    return { kind: 'union', types, tag: (discriminator as { propertyName: string } | undefined)?.propertyName ?? null }
  }

  #merged(lists: readonly (readonly SdkMember[] | null)[]): readonly SdkMember[] | null {
    const known = lists.filter((list) => list !== null)
    if (known.length < lists.length) return null
    const merged = new Map<string, SdkMember[]>()
    for (const member of known.flat()) merged.set(member.name, [...(merged.get(member.name) ?? []), member])
    return [...merged].map(([name, members]) => ({
      name,
      type: unionOf(members.map(({ type }) => type)),
      required: members.length === known.length && members.every(({ required }) => required),
      text: textOf(members),
    }))
  }
}

/** The texts of a member in all variants. That of a tag only repeats its value. */
function textOf(members: readonly SdkMember[]): string {
  if (members.length > 1 && members.every(({ type }) => type.kind === 'literal' && type.values.length === 1)) return ''
  return [...new Set(members.map(({ text }) => text).filter((text) => text !== ''))].join(' ')
}

function scalarOf(schema: Schema): SdkType {
  const { type, format, enum: values, const: only, contentMediaType } = schema
  if (format === 'binary' || contentMediaType !== undefined) return { kind: 'bytes' }
  if (Array.isArray(values)) return { kind: 'literal', values: values as (string | number)[] }
  if (only !== undefined) return { kind: 'literal', values: [only as string] }
  const types = [type].flat().map((one) => scalars[String(one)])
  const known = types.filter((one) => one !== undefined)
  if (known.length > 0 && known.length === types.length) return unionOf(known)
  return type === 'object' ? { kind: 'map', values: { kind: 'any' } } : { kind: 'any' }
}

/** One of several types, each of them once; literals become one. */
function unionOf(given: readonly SdkType[]): SdkType {
  const types = given.flatMap((type) => (type.kind === 'union' && type.tag === null ? type.types : [type]))
  const literals = types.filter((type) => type.kind === 'literal').flatMap(({ values }) => values)
  const others = new Map(types.filter(({ kind }) => kind !== 'literal').map((type) => [JSON.stringify(type), type]))
  const all: SdkType[] = [...others.values()]
  if (literals.length > 0) all.unshift({ kind: 'literal', values: [...new Set(literals)] })
  const [first] = all
  return first && all.length === 1 ? first : { kind: 'union', types: all, tag: null }
}
