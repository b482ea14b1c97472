// The type expressions of the SOAP table: `string`, `Contact`, `Contact[]`, `map<integer>`, `ExtraField[] | '0'`.

/** The types that are not records. */
export const plainTypes = [
  'string',
  'integer',
  'number',
  'flag',
  'boolean',
  'date',
  'datetime',
  'base64',
  'map',
] as const
export type PlainType = (typeof plainTypes)[number]

export type SoapType =
  | { kind: 'plain'; name: PlainType }
  /** A type with this text as its only value. */
  | { kind: 'text'; text: string }
  | { kind: 'record'; name: string }
  | { kind: 'list'; of: SoapType }
  | { kind: 'mapOf'; of: SoapType }
  | { kind: 'either'; types: SoapType[] }
  | { kind: 'members'; members: Record<string, { type: SoapType; optional: boolean }> }

/** Reads an expression; throws an Error that says what it cannot read. */
export function parseType(text: string): SoapType {
  const types = text.split(' | ').map((part) => parseSingle(part.trim()))
  const [first, second] = types
  if (!first) throw new Error(`"${text}" is no type`)
  return second ? { kind: 'either', types } : first
}

function parseSingle(text: string): SoapType {
  if (text.endsWith('[]')) return { kind: 'list', of: parseSingle(text.slice(0, -2)) }
  const map = /^map<(.+)>$/.exec(text)?.[1]
  if (map) return { kind: 'mapOf', of: parseType(map) }
  const quoted = /^'([^']*)'$/.exec(text)?.[1]
  if (quoted !== undefined) return { kind: 'text', text: quoted }
  if ((plainTypes as readonly string[]).includes(text)) return { kind: 'plain', name: text as PlainType }
  if (/^[A-Z]\w*$/.test(text)) return { kind: 'record', name: text }
  throw new Error(`"${text}" is no type: use ${plainTypes.join(', ')}, a record, T[], map<T>, 'text' or A | B`)
}

/** The names of the records that a type mentions. */
export function recordsIn(type: SoapType): string[] {
  if (type.kind === 'record') return [type.name]
  if (type.kind === 'list' || type.kind === 'mapOf') return recordsIn(type.of)
  if (type.kind === 'either') return type.types.flatMap(recordsIn)
  return type.kind === 'members' ? Object.values(type.members).flatMap((member) => recordsIn(member.type)) : []
}
