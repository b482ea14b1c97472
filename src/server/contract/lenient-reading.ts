// Reads a request that the validator has refused again, against the shape of the request: leaves out unknown members,
// converts values in another form, and reads null and empty texts as missing. Notes each place.

import { hasMember, type RequestShapes, resolveShape, type Shape, takesType } from './request-shapes.ts'
import { convertScalar } from './scalar-coercion.ts'

/** Places that are noted at most; a hostile body may have as many as it has bytes. */
const MAX_NOTES = 20
/** Places that are compared with those that are noted; in a long list the rest are of the same kinds, as a rule. */
const MAX_COMPARED = 5_000

/** Something that the contract alone would refuse. */
export interface Note {
  steps: readonly string[]
  /** What the contract takes there; null where it knows no such member. */
  wish: string | null
  /** The known members of the object with the unknown one. */
  known: readonly string[]
}

import { mustBe } from './type-words.ts'
export interface Reading {
  value: unknown
  /** The first place of each kind: a member of many items of a list is noted once. */
  notes: readonly Note[]
  /** Whether there may be more than was noted. */
  hasMore: boolean
}

export interface ReadingRules {
  /** An object may be a text that holds JSON, as some programs write it in an address. */
  inQuery: boolean
  /** The request creates something: no value means that the member is not there, where a change empties it. */
  creates: boolean
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a value that stands for none asks for; null when it is a value of one of the shapes. */
function wishForNone(value: unknown, arms: readonly Shape[]): string | null {
  if (value === null) return arms.some((arm) => takesType(arm, 'null')) ? null : 'must not be null: leave it out'
  const takesEmpty = (arm: Shape) => takesType(arm, 'string') && !arm.filled
  return value !== '' || arms.some(takesEmpty) ? null : 'must not be empty: leave it out'
}

/** What empties a member that has one of these shapes; undefined when nothing does. */
function emptyOf(arms: readonly Shape[]): unknown {
  if (arms.some((arm) => takesType(arm, 'null'))) return null
  if (arms.some((arm) => takesType(arm, 'number'))) return 0
  const open = arms.filter(({ filled }) => !filled)
  if (open.some((arm) => takesType(arm, 'string'))) return ''
  return open.some((arm) => takesType(arm, 'array')) ? [] : undefined
}

/** The shape of a member; null for one that the shape does not describe. */
function memberShape({ properties, additionalProperties: others }: Shape, name: string): Shape | null {
  if (properties !== undefined && hasMember(properties, name)) return properties[name] ?? null
  return typeof others === 'object' ? others : null
}

/** A copy of the first members of an object. */
function firstOf(object: Record<string, unknown>, names: readonly string[], count: number): Record<string, unknown> {
  const copy: Record<string, unknown> = {}
  for (let at = 0; at < count; at++) copy[names[at] as string] = object[names[at] as string]
  return copy
}

/** Items of the largest list that is read from an object; a longer one is refused. */
const MAX_NUMBERED = 10_000

/** The items of a list that PHP wrote as an object, because its keys were not 0, 1, 2 and so on; null for another object. */
function itemsIn(object: Record<string, unknown>): unknown[] | null {
  const names = Object.keys(object)
  if (names.length === 0 || names.length > MAX_NUMBERED) return null
  // Keys that are numbers come in their order.
  return names.every((name) => /^(0|[1-9]\d{0,8})$/.test(name)) ? Object.values(object) : null
}

/** The object that a text of JSON holds; undefined when it holds none. */
function parsedObject(text: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(text) as unknown
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The value as the shape takes it, as far as it can be read so. */
export function readLeniently(value: unknown, shape: Shape, shapes: RequestShapes, rules: ReadingRules): Reading {
  const reader = new LenientReader(shapes, rules)
  const read = reader.read(value, shape)
  return { value: read, notes: reader.notes, hasMore: reader.hasMore }
}

class LenientReader {
  readonly notes: Note[] = []
  hasMore = false
  readonly #shapes: RequestShapes
  readonly #rules: ReadingRules
  /** Where the reader is; positions in lists are numbers. */
  readonly #steps: (string | number)[] = []
  readonly #kinds = new Set<string>()
  #compared = 0

  constructor(shapes: RequestShapes, rules: ReadingRules) {
    this.#shapes = shapes
    this.#rules = rules
  }

  read(value: unknown, given: Shape): unknown {
    const shape = resolveShape(given, this.#shapes)
    if (Array.isArray(value)) return this.#readList(value, shape)
    const items = isObject(value) && shape.type === 'array' ? itemsIn(value) : null
    if (items) {
      this.#note('must be a list')
      return this.#readList(items, shape)
    }
    if (isObject(value)) return shape.oneOf ? this.#readUnion(value, shape) : this.#readObject(value, shape)
    if (this.#rules.inQuery && typeof value === 'string' && shape.type === 'object') return this.#readJson(value, shape)
    const converted = convertScalar(value, shape)
    if (!converted) return value
    this.#note(converted.wish)
    return converted.value
  }

  #readList(list: unknown[], shape: Shape): unknown {
    if (list.length === 0 && !takesType(shape, 'array')) {
      this.#note(mustBe('object'))
      return {}
    }
    const { items } = shape
    if (!items) return list
    let copy: unknown[] | null = null
    for (let at = 0; at < list.length; at++) {
      const read = this.#readAt(at, list[at], items)
      if (read !== list[at]) (copy ??= [...list])[at] = read
    }
    return copy ?? list
  }

  /** Reads by the arm that the tag names, or else by the only one whose members are all there. */
  #readUnion(value: Record<string, unknown>, { oneOf = [], tag, properties: own }: Shape): unknown {
    const arms = oneOf.map((arm) => resolveShape(arm, this.#shapes))
    if (tag !== undefined) {
      const named = arms.find(({ properties }) => this.#isNamedBy(properties?.[tag], value[tag]))
      return named ? this.#readObject(value, named) : value
    }
    const complete = arms.filter(({ required = [] }) => required.every((name) => hasMember(value, name)))
    const arm = complete.length === 1 ? complete[0] : undefined
    // A member of another arm is known: the validator says that it does not go together with this one.
    const all = Object.assign(
      {},
      ...arms.map(({ properties }) => properties),
      own,
      arm?.properties,
    ) as Shape['properties']
    return this.#readObject(value, { ...arm, ...(all && { properties: all }) })
  }

  #isNamedBy(shape: Shape | undefined, name: unknown): boolean {
    if (!shape) return false
    const { const: only, enum: names = [only] } = resolveShape(shape, this.#shapes)
    return names.includes(name)
  }

  #readObject(object: Record<string, unknown>, shape: Shape): unknown {
    const { properties, additionalProperties: others } = shape
    if (properties === undefined && others === undefined) return object
    const names = Object.keys(object)
    let copy: Record<string, unknown> | null = null
    for (const [at, name] of names.entries()) {
      const own = memberShape(shape, name)
      if (own === null && others !== undefined) continue
      const read = own === null ? this.#leaveOut(name, properties) : this.#readMember(name, object[name], own)
      if (read === object[name] && copy === null) continue
      // A spread keeps what may be called __proto__, which an assignment would not.
      copy ??= others === undefined ? firstOf(object, names, at) : { ...object }
      if (read !== undefined) copy[name] = read
      else delete copy[name]
    }
    return copy ?? object
  }

  #leaveOut(name: string, known: object | undefined): undefined {
    this.#noteAt(name, null, known)
  }

  /** The member as it should be; undefined when it has no value. */
  #readMember(name: string, value: unknown, given: Shape): unknown {
    const arms = this.#armsOf(given)
    // In an address, `status=` may be a filter that was left empty, or one whose value got lost.
    const wish = this.#rules.inQuery ? null : wishForNone(value, arms)
    if (wish === null) return this.#readAt(name, value, given)
    this.#noteAt(name, wish)
    return this.#rules.creates ? undefined : emptyOf(arms)
  }

  /** The shape, or the shapes that it may have instead. */
  #armsOf(given: Shape): readonly Shape[] {
    const shape = resolveShape(given, this.#shapes)
    if (shape.oneOf === undefined || shape.type !== undefined) return [shape]
    return shape.oneOf.flatMap((arm) => this.#armsOf(arm))
  }

  #readJson(text: string, shape: Shape): unknown {
    const object = parsedObject(text)
    if (!object) return text
    this.#note('must be written as name[key]=value')
    return this.#readObject(object, shape)
  }

  #readAt(step: string | number, value: unknown, shape: Shape): unknown {
    this.#steps.push(step)
    const read = this.read(value, shape)
    this.#steps.pop()
    return read
  }

  #noteAt(name: string, wish: string | null, known?: object): void {
    this.#steps.push(name)
    this.#note(wish, known)
    this.#steps.pop()
  }

  #note(wish: string | null, known: object = {}): void {
    if (this.hasMore) return
    const kind = this.#steps.map((step) => (typeof step === 'number' ? '*' : step)).join('/')
    if (++this.#compared > MAX_COMPARED) this.hasMore = true
    if (this.#kinds.has(kind)) return
    if (this.notes.length === MAX_NOTES) {
      this.hasMore = true
      return
    }
    this.#kinds.add(kind)
    this.notes.push({ steps: this.#steps.map(String), wish, known: Object.keys(known) })
  }
}
