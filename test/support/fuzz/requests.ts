// Requests for one operation, made from its contract: valid ones, and ones with something wrong in them.
import { readFileSync } from 'node:fs'
import {
  type Document,
  deref,
  type Operation,
  type Parameter,
  type PathItem,
} from '../../../scripts/contract/document.ts'
import { forValidators } from '../../../scripts/contract/validation-form.ts'
import { type ApiName, contracts } from '../../../src/server/contract/registry.ts'
import type { Sample } from '../sample-requests.ts'
import { NOBODY, type Steps, type Variation, variationsOf, withAt } from '../variations.ts'
import { fitting, fittingMember, type Known } from './fitting.ts'
import { hostile, hostileQuery, hostileSegments } from './hostile.ts'
import type { Random } from './random.ts'

export interface FuzzRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers: Record<string, string>
  /** The text of the body. */
  payload?: string
  /** Whether the address may lead to something other than the operation. */
  elsewhere: boolean
}

interface Parts {
  path: Record<string, string | number>
  /** Names and values as written in the address. */
  query: [name: string, value: string][]
  body: unknown
}

const documents = new Map<ApiName, Document>()
function documentOf(api: ApiName): Document {
  const found =
    documents.get(api) ??
    forValidators(
      JSON.parse(readFileSync(new URL(`../../../generated/${api}/openapi.json`, import.meta.url), 'utf8')) as Document,
    )
  documents.set(api, found)
  return found
}

/** Whether a member or parameter of this name identifies something in the platform. */
export const namesId = (name: string): boolean =>
  /(_id|Id|_hash|^id|^number|^apikey|^alert(Template)?Name|^from)$/.test(name)

/** Replaces the ids in an example with known ones. */
function withKnownIds(value: unknown, random: Random, known: Known): unknown {
  if (Array.isArray(value)) return value.map((item) => withKnownIds(item, random, known))
  if (typeof value !== 'object' || value === null) return value
  const put = ([name, member]: [string, unknown]) => {
    const ids = namesId(name) ? (known.get(name) ?? []).filter((id) => typeof id === typeof member) : []
    return [name, ids.length > 0 ? random.pick(ids) : withKnownIds(member, random, known)]
  }
  return Object.fromEntries(Object.entries(value).map((entry) => put(entry)))
}

/** Known ids for a name. What the APIs just call `id` has a longer name where it was created. */
const idsFor = (name: string, known: Known): unknown[] =>
  name === 'id'
    ? [...known].filter(([other]) => /(^id|Id)$/.test(other)).flatMap(([, ids]) => ids)
    : (known.get(name) ?? [])

const lookUp = (api: ApiName, { operation: { path, method } }: Sample): Operation =>
  (documentOf(api).paths[path] as PathItem)[method as 'get'] as Operation

/** Path parameters that belong together, by operation. */
export type Places = Readonly<Record<string, Readonly<Record<string, string | number>>>>

/** What the requests are made of. */
export interface Source {
  random: Random
  known: Known
  places: Places
}

function fittingParts(sample: Sample, { random, known, places }: Source): Parts {
  const document = documentOf(sample.api)
  const { parameters = [], requestBody } = lookUp(sample.api, sample)
  const parts: Parts = { path: {}, query: [], body: undefined }
  for (const parameter of parameters.map((one) => deref<Parameter & { example?: unknown }>(document, one))) {
    const { name, in: place, schema, required } = parameter
    const ids = idsFor(name, known)
    const value = () =>
      required && random.chance(0.3) && parameter.example !== undefined
        ? parameter.example
        : fittingMember(document, name, schema, random, known)
    if (place === 'path')
      parts.path[name] = encodeURIComponent(String(ids.length > 0 && random.chance(0.9) ? random.pick(ids) : value()))
    if (place === 'query' && (required || random.chance(0.25))) {
      const made = value()
      const entries: [string, unknown][] =
        typeof made === 'object' && made !== null
          ? Object.entries(made).map(([key, one]) => [`${name}[${key}]`, one])
          : [[name, made]]
      parts.query.push(
        ...entries.map(([key, one]) => [encodeURIComponent(key), encodeURIComponent(String(one))] as [string, string]),
      )
    }
  }
  const media = requestBody?.content['application/json']
  const examples = Object.values(media?.examples ?? {}).map((example) => example.value)
  if (media)
    parts.body =
      examples.length > 0 && random.chance(0.6)
        ? withKnownIds(random.pick(examples), random, known)
        : fitting(document, media.schema, random, known)
  if (random.chance(0.5)) Object.assign(parts.path, places[sample.id])
  return parts
}

function changePath(parts: Parts, random: Random): boolean {
  const names = Object.keys(parts.path)
  if (names.length > 0) parts.path[random.pick(names)] = random.pick(hostileSegments)
  return names.length > 0
}

function changeQuery({ query }: Parts, random: Random, sample: Sample): void {
  const name = random.pick([
    ...Object.keys(sample.operation.query),
    '__proto__',
    'constructor',
    'a[b]',
    'a[__proto__]',
    '',
  ])
  const suffix = random.pick(['', '', '', '[]', '[a]', '[__proto__]', '[', ']', '[a][b]'])
  const times = random.pick([1, 1, 1, 2, 300])
  for (let n = 0; n < times; n++) query.push([`${name}${suffix}`, hostileQuery(random)])
}

function payloadOf(body: unknown, random: Random): string {
  const text = JSON.stringify(body) ?? ''
  if (random.chance(0.93)) return text
  return random.pick([
    text.slice(0, -1),
    `${text}x`,
    `\ufeff${text}`,
    text.replace('{', '{"__proto__":{"a":1},'),
    text.replace('{', '{"a":1,"a":2,'),
    '',
    'null',
    '1e400',
    '{"a":1e400}',
    text.replaceAll('"', "'"),
  ])
}

function assemble(
  sample: Sample,
  { path, query, body }: Parts,
  payload: string | undefined,
  elsewhere: boolean,
): FuzzRequest {
  const filled = Object.entries(path).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, () => String(value)),
    sample.operation.path,
  )
  const search = query.map(([name, value]) => `${name}=${value}`).join('&')
  const headers: Record<string, string> =
    body === undefined && payload === undefined ? {} : { 'content-type': 'application/json' }
  return {
    method: sample.operation.method.toUpperCase() as 'GET',
    url: `${contracts[sample.api].basePath}${filled}${search && `?${search}`}`,
    headers,
    ...(payload !== undefined && { payload }),
    elsewhere,
  }
}

/** A request that fits. */
export function fittingRequest(sample: Sample, source: Source): FuzzRequest {
  const parts = fittingParts(sample, source)
  return assemble(sample, parts, parts.body === undefined ? undefined : JSON.stringify(parts.body), false)
}

const isWithin = (steps: Steps, other: Steps): boolean => other.every((step, at) => steps[at] === step)

/** Other forms of parts of a body: up to three that do not lie within each other. */
function someVariations(sample: Sample, body: unknown, random: Random): Variation[] {
  const media = lookUp(sample.api, sample).requestBody?.content['application/json']
  if (!media || body === undefined) return []
  const all = random.shuffle([...variationsOf(documentOf(sample.api), media.schema, body, sample.id)])
  const chosen: Variation[] = []
  for (const one of all) {
    const meets = chosen.some(({ steps }) => isWithin(steps, one.steps) || isWithin(one.steps, steps))
    if (!meets && chosen.length < 3) chosen.push(one)
  }
  return chosen
}

/** A request that fits, and the same as a program in the field may send it; `places` differ. */
export function liberalRequest(sample: Sample, source: Source) {
  const parts = fittingParts(sample, source)
  const fitting = assemble(sample, parts, parts.body === undefined ? undefined : JSON.stringify(parts.body), false)
  const chosen = someVariations(sample, parts.body, source.random)
  const body = chosen.reduce((whole, { steps, value }) => withAt(whole, steps, value), parts.body)
  const query: Parts['query'] = [...parts.query, [NOBODY, '1']]
  const liberal = assemble(sample, { ...parts, query }, body === undefined ? undefined : JSON.stringify(body), false)
  const places = [`query.${NOBODY}`, ...chosen.map(({ steps }) => ['body', ...steps].join('.'))]
  return { fitting, liberal, places }
}

/** A request with one thing wrong, or several. */
export function hostileRequest(sample: Sample, source: Source): FuzzRequest {
  const { random } = source
  const parts = fittingParts(sample, source)
  let elsewhere = false
  do {
    const kind = random.next()
    if (kind < 0.2) elsewhere = changePath(parts, random) || elsewhere
    else if (kind < 0.4) changeQuery(parts, random, sample)
    else parts.body = parts.body === undefined && random.chance(0.8) ? undefined : hostile(parts.body, random)
  } while (random.chance(0.4))
  const request = assemble(
    sample,
    parts,
    parts.body === undefined ? undefined : payloadOf(parts.body, random),
    elsewhere,
  )
  if (random.chance(0.1))
    request.headers['idempotency-key'] = random.pick(['', 'a', 'a'.repeat(300), 'é', 'a b', '__proto__', 'a,b'])
  if (random.chance(0.05))
    request.headers['content-type'] = random.pick([
      'text/plain',
      '',
      'application/json; charset=utf-16',
      'application/xml',
      'x',
      'multipart/form-data',
    ])
  return request
}
