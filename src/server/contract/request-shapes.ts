// The shapes of requests, as generated/<api>/requests.json has them: schemas with the few keywords that tell what is
// unknown and what a value of another type may stand for.

export interface Shape {
  /** The name of a schema, which says everything. */
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly required?: readonly string[]
  /** A text that is a day or a moment. */
  readonly time?: 'date' | 'date-time'
  /** An empty text, or an empty list, does not fit. */
  readonly filled?: true
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  /** Items that a list may have at most. */
  readonly maxItems?: number
  readonly oneOf?: readonly Shape[]
  /** The member that tells the arms of `oneOf` apart. */
  readonly tag?: string
  /** Members with other names belong to the caller. */
  readonly additionalProperties?: boolean | Shape
}

export interface RequestShapes {
  readonly operations: Readonly<Record<string, { readonly query: Shape; readonly body?: Shape }>>
  readonly schemas: Readonly<Record<string, Shape>>
}

/** The shape that a reference names, or the shape itself. */
export function resolveShape(shape: Shape, { schemas }: RequestShapes): Shape {
  let found = shape
  while (found.$ref !== undefined) found = schemas[found.$ref] ?? {}
  return found
}

/** Whether a value of this type fits; a shape without a type takes any. */
export const takesType = ({ type }: Shape, wanted: string): boolean =>
  type === undefined || (typeof type === 'string' ? type === wanted : type.includes(wanted))

/** Whether the object has this member itself: names such as `constructor` are inherited by all. */
export const hasMember = (object: object, name: string): boolean => Object.hasOwn(object, name)
