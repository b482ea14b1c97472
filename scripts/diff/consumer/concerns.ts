// What a consumer must mention, beside the operation, to feel a change: a member, a parameter, a type. A change without such
// a name is felt by all who use the operation.
import type { Document } from '../../contract/document.ts'
import { isNode, pointerStep, pointerSteps } from '../../contract/finding.ts'
import type { Change } from '../change.ts'
import type { Contract } from '../releases.ts'
import { valueAt } from '../subjects.ts'

/** A name of the contract; `owner` is the schema that has it as a member. */
export interface Concern {
  kind: 'member' | 'type'
  name: string
  owner?: string
}

/** Breaks of those who do not mention the name: they send too little, or rely on a default. */
const feltByAll = new Set([
  ...['required-properties-added', 'parameter-became-required', 'request-closed', 'default-changed'],
  ...['dependent-required-changed', 'discriminator-changed', 'pattern-properties-changed', 'soap-option-required'],
  ...['security-tightened', 'security-scheme-changed', 'operation-id-changed', 'path-parameter-renamed'],
])

const schemaAt = (pointer: string): string | undefined =>
  /^#\/components\/schemas\/([^/]+)/.exec(pointer)?.[1]?.replaceAll('~1', '/').replaceAll('~0', '~')

/** A member in a place; the innermost one. */
function memberIn(pointer: string): Concern | null {
  const steps = pointerSteps(pointer)
  const index = steps.findLastIndex(
    (step, at) => step === 'properties' && at < steps.length - 1 && steps[at - 1] !== 'properties',
  )
  const name = steps[index + 1]
  if (index < 0 || name === undefined) return null
  const owner = schemaAt(pointer)
  return { kind: 'member', name, ...(owner !== undefined && { owner }) }
}

/** A parameter or a header of a place. */
function carriedIn(documents: readonly Document[], pointer: string): Concern | null {
  const steps = pointerSteps(pointer)
  const header = steps.lastIndexOf('headers')
  if (header > 0 && steps[header + 1] !== undefined && steps[0] !== 'components')
    return { kind: 'member', name: steps[header + 1] as string }
  const index = steps.lastIndexOf('parameters')
  if (index < 0 || steps[index + 1] === undefined) return null
  const place = `#/${steps
    .slice(0, index + 2)
    .map(pointerStep)
    .join('/')}`
  for (const document of documents) {
    let found = valueAt(document, place)
    if (isNode(found) && typeof found['$ref'] === 'string') found = valueAt(document, found['$ref'])
    // Paths are used as a whole.
    if (isNode(found) && typeof found['name'] === 'string')
      return found['in'] === 'path' ? null : { kind: 'member', name: found['name'] }
  }
  const named = steps[index + 1] as string
  return /^\d+$/.test(named) || steps[0] === 'components' ? null : { kind: 'member', name: named }
}

type Carrier = Concern | 'body'

/** The members and parameters through which a schema is reached; `body` where it is a whole body. */
function* carriersOf(value: unknown, reference: string, pointer = '#'): Generator<Carrier> {
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) yield* carriersOf(one, reference, `${pointer}/${index}`)
    return
  }
  if (!isNode(value)) return
  if (value['$ref'] === reference) yield memberIn(pointer) ?? 'body'
  const isParameter = typeof value['in'] === 'string' && typeof value['name'] === 'string'
  for (const [key, member] of Object.entries(value)) {
    for (const found of carriersOf(member, reference, `${pointer}/${pointerStep(key)}`))
      yield found === 'body' && isParameter ? { kind: 'member', name: String(value['name']) } : found
  }
}

/** The names through which the code can meet a schema as a whole; null if it is a body, or part of one without a name. */
function throughMembers(document: Document, schema: string): Concern[] | null {
  const carriers = [...carriersOf(document, `#/components/schemas/${pointerStep(schema)}`)]
  const named = carriers.filter((one): one is Concern => one !== 'body')
  return carriers.length > 0 && named.length === carriers.length ? named : null
}

/** The names in backticks of a message about members that are no longer certain. */
const namedIn = (message: string, place: string): Concern[] => {
  const owner = schemaAt(place)
  const list = /: ((?:`[^`]+`(?:, )?)+)\.?/.exec(message)?.[1] ?? ''
  return [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({
    kind: 'member',
    name,
    ...(owner !== undefined && { owner }),
  }))
}

function concernsOfSoap({ rule, place }: Change): Concern[] | null {
  const [, record, member] = /^\/records\/([^/]+)(?:\/members\/([^/]+))?/.exec(place) ?? []
  if (rule === 'soap-record-gone' && record !== undefined) return [{ kind: 'type', name: record }]
  const option = /^\/(?:operations\/[^/]+\/(?:arguments|result\/members)|credentials)\/([^/]+)/.exec(place)?.[1]
  const name = member ?? option
  return name === undefined ? null : [{ kind: 'member', name, ...(record !== undefined && { owner: record }) }]
}

/** What code must mention to feel a change, any of them; null if the operation is enough. */
export function concernsOf(change: Change, contracts: readonly Contract[]): Concern[] | null {
  const { api, rule, place, message } = change
  if (feltByAll.has(rule)) return null
  if (!place.startsWith('#')) return concernsOfSoap(change)
  const documents = contracts.flatMap(({ bundles }) => bundles.get(api) ?? [])
  const schema = schemaAt(place)
  if (rule === 'schema-gone' && schema !== undefined) return [{ kind: 'type', name: schema }]
  const member = memberIn(place)
  if (rule === 'required-properties-removed') {
    const named = namedIn(message, place)
    if (named.length > 0) return named
  }
  if (member) return [member]
  const carried = carriedIn(documents, place)
  if (carried) return [carried]
  const [base] = documents
  return schema !== undefined && base ? throughMembers(base, schema) : null
}
