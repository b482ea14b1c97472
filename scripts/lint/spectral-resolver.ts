// Resolves the references of a bundle for Spectral (`--resolver`): those to parameters, bodies, answers and headers, not those
// to schemas, which no rule follows: each schema is checked where it stands. Spectral's own resolver copies every
// schema into every place, which takes it longer than all of its rules.

type Json = unknown
/** Where each reference stands, and what it names, both as pointers. */
type References = Record<string, string>

const SCHEMAS = '#/components/schemas/'

const stepIn = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))
const stepOf = (text: string) => decodeURIComponent(text).replaceAll('~1', '/').replaceAll('~0', '~')

const referenceOf = (value: object): string | null =>
  '$ref' in value && typeof value.$ref === 'string' ? value.$ref : null

function valueAt(document: Json, pointer: string): Json {
  let value: Json = document
  for (const step of pointer.split('/').slice(1)) value = (value as Record<string, Json> | undefined)?.[stepOf(step)]
  return value
}

/** The document with what its references name in their places, and all of these. */
function resolved(document: Json): { result: Json; references: References } {
  const references: References = {}
  const known = new Map<string, Json>()
  const follow = (reference: string): Json => {
    if (!known.has(reference)) {
      // A circle keeps its reference.
      known.set(reference, { $ref: reference })
      known.set(reference, walk(valueAt(document, reference), reference))
    }
    return known.get(reference)
  }
  const walk = (value: Json, place: string): Json => {
    if (typeof value !== 'object' || value === null || `${place}/`.startsWith(SCHEMAS)) return value
    if (Array.isArray(value)) return value.map((item, index) => walk(item, `${place}/${index}`))
    const reference = referenceOf(value)
    if (reference !== null) {
      // A reference that leads nowhere stays; Redocly reports it.
      if (!reference.startsWith('#/')) return value
      references[place] = reference
      return reference.startsWith(SCHEMAS) ? value : follow(reference)
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [key, walk(member, `${place}/${stepIn(key)}`)]),
    )
  }
  return { result: walk(document, '#'), references }
}

/** Spectral remembers by this what it has read; a bundle names no other file. */
export const uriCache = {}

/** What Spectral asks of a resolver. */
export function resolve(document: Json): Promise<object> {
  const { result, references: refMap } = resolved(document)
  return Promise.resolve({ result, refMap, graph: { getNodeData: () => ({ refMap }) }, errors: [] })
}
