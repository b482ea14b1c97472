// Checks whether a value has the shape that the table declares. Used on every answer, and by lint on the examples.

/** A type of the table as data. */
export type Shape =
  | 'string'
  | 'integer'
  | 'number'
  | 'flag'
  | 'boolean'
  | 'date'
  | 'datetime'
  | 'base64'
  | 'map'
  | { readonly text: string }
  | { readonly record: string }
  | { readonly list: Shape }
  | { readonly mapOf: Shape }
  | { readonly either: readonly Shape[] }
  | { readonly members: Members }

/** The members of a map by their names; a name that ends with `<id>` stands for all names with a number there. */
export type Members = Readonly<Record<string, { readonly shape: Shape; readonly optional?: boolean }>>
/** The maps that have a name in the table. */
export type Records = Readonly<Record<string, Members>>

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value)

const plain: Readonly<Record<Extract<Shape, string>, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  integer: Number.isSafeInteger,
  number: Number.isFinite,
  flag: (value) => value === 0 || value === 1,
  boolean: (value) => typeof value === 'boolean',
  date: matches(/^\d{4}-\d\d-\d\d$/),
  datetime: matches(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  base64: matches(/^[A-Za-z\d+/]*={0,2}$/),
  map: isMap,
}

function misfitOfMembers(value: unknown, members: Members, records: Records, place: string): string | null {
  if (!isMap(value)) return `${place} must be a map`
  for (const [name, { shape, optional }] of Object.entries(members)) {
    if (name.endsWith('<id>')) continue
    if (value[name] === undefined) {
      if (!optional) return `${place}.${name} is missing`
      continue
    }
    const found = findMisfit(value[name], shape, records, `${place}.${name}`)
    if (found) return found
  }
  const unknown = Object.keys(value).find(
    (name) => members[name] === undefined && members[name.replace(/\d+$/, '<id>')] === undefined,
  )
  return unknown === undefined ? null : `${place}.${unknown} is not in the table`
}

function misfitOfAll(values: [string, unknown][], shape: Shape, records: Records, place: string): string | null {
  for (const [name, value] of values) {
    const found = findMisfit(value, shape, records, `${place}.${name}`)
    if (found) return found
  }
  return null
}

/** What is wrong with a value, and where; null when it has the shape. */
export function findMisfit(value: unknown, shape: Shape, records: Records, place: string): string | null {
  if (typeof shape === 'string') return plain[shape](value) ? null : `${place} must be a ${shape}`
  if ('text' in shape) return value === shape.text ? null : `${place} must be "${shape.text}"`
  if ('record' in shape) {
    const members = records[shape.record]
    return members ? misfitOfMembers(value, members, records, place) : `${place}: there is no record ${shape.record}`
  }
  if ('list' in shape)
    return Array.isArray(value)
      ? misfitOfAll(Object.entries(value), shape.list, records, place)
      : `${place} must be a list`
  if ('mapOf' in shape)
    return isMap(value) ? misfitOfAll(Object.entries(value), shape.mapOf, records, place) : `${place} must be a map`
  if ('members' in shape) return misfitOfMembers(value, shape.members, records, place)
  const found = shape.either.map((one) => findMisfit(value, one, records, place))
  return found.includes(null) ? null : (found[0] ?? null)
}
