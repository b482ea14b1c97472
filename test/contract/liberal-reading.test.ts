// What programs in the field send (facts of clients, part 1) against every operation of the contract: whatever loses
// nothing is taken, its place is named, and strict handling refuses it.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Document, deref, type Operation, type Parameter, type Schema } from '../../scripts/contract/document.ts'
import { requestSchemas } from '../../scripts/contract/request-schemas.ts'
import { readInput } from '../../src/server/contract/input.ts'
import { type ApiName, contracts, type OperationEntry } from '../../src/server/contract/registry.ts'
import { DomainError } from '../../src/server/domain/errors.ts'
import { fitting } from '../support/fuzz/fitting.ts'
import { createRandom } from '../support/fuzz/random.ts'
import { samples } from '../support/sample-requests.ts'
import { isTime, NOBODY, partsOf, type Steps, variationsOf, withAt } from '../support/variations.ts'

const documents = new Map(
  (Object.keys(contracts) as ApiName[]).map((api) => {
    const text = readFileSync(new URL(`../../generated/${api}/openapi.json`, import.meta.url), 'utf8')
    return [api, JSON.parse(text) as Document]
  }),
)

const table = samples.map((sample) => {
  const document = documents.get(sample.api) as Document
  const operation = document.paths[sample.operation.path]?.[sample.operation.method as 'get'] as Operation
  const media = operation.requestBody?.content['application/json']
  const examples = Object.values(media?.examples ?? {}).map(({ value }) => value)
  const path = (sample.request.path ?? {}) as Record<string, unknown>
  const query = (sample.request.query ?? {}) as Record<string, unknown>
  return { ...sample, name: `${sample.api} ${sample.id}`, document, described: operation, media, examples, path, query }
})
type Row = (typeof table)[number]

interface Sent {
  body?: unknown
  query?: Record<string, unknown>
  prefer?: string
}

/** What the door makes of a request, the headers that it sets, and what it notes for the log. */
function read({ api, id, operation, path, query: needed }: Row, { body, query = {}, prefer }: Sent) {
  const texts = (values: object) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]))
  const headers: Record<string, string> = {}
  const request = {
    headers: prefer === undefined ? {} : { prefer },
    params: texts(path),
    query: { ...texts(needed), ...query },
    body,
    caller: null,
    ip: '',
    ignored: null as string[] | null,
  }
  const reply = { header: (name: string, value: string) => void (headers[name] = value) }
  const input = readInput(request as never, reply as never, contracts[api], id, operation as OperationEntry)
  return { input, headers, ignored: request.ignored }
}

function refusalOf(row: Row, sent: Sent): DomainError {
  try {
    read(row, sent)
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
  throw new Error(`${row.name} took ${JSON.stringify(sent)}`)
}

const strict = { prefer: 'handling=strict' }
const placeIn = (part: string, steps: Steps) => [part, ...steps].join('.')
const withBody = table.flatMap((row) => (row.media ? [{ ...row, schema: row.media.schema }] : []))

describe('every form of the examples of a body', () => {
  it.each(withBody)('$name', (row) => {
    for (const body of row.examples) {
      expect(read(row, { body })).toMatchObject({ headers: {}, ignored: null })
      for (const { kind, steps, value, meant } of variationsOf(row.document, row.schema, body, row.id)) {
        const sent = withAt(body, steps, value)
        const place = placeIn('body', steps)
        const { input, headers, ignored } = read(row, { body: sent })
        expect(input.body, `${kind} ${place}`).toEqual(meant === undefined ? body : withAt(body, steps, meant))
        expect({ headers, ignored }).toEqual({ headers: { 'messaging-ignored': place }, ignored: [place] })
        const refusal = refusalOf(row, { body: sent, ...strict })
        expect([refusal.code, Object.keys(refusal.details ?? {})]).toEqual(['invalid', [place]])
      }
    }
  })
})

const typesOf = ({ type }: Schema) => [type].flat() as unknown[]

/** What a change makes of a member without a value; undefined when nothing empties it. */
function emptyOf(arms: readonly Schema[]): unknown {
  const fits = (schema: Schema, empty: '' | []) =>
    typesOf(schema).includes(empty === '' ? 'string' : 'array') &&
    !(Number(schema['minLength'] ?? schema['minItems'] ?? 0) > 0) &&
    !('format' in schema || 'const' in schema) &&
    new RegExp(String(schema['pattern'] ?? ''), 'u').test('') &&
    ((schema['enum'] as unknown[] | undefined)?.includes('') ?? true)
  if (arms.some((arm) => typesOf(arm).includes('number'))) return 0
  if (arms.some((arm) => fits(arm, ''))) return ''
  return arms.some((arm) => fits(arm, [])) ? [] : undefined
}

function withoutAt(value: unknown, steps: Steps): unknown {
  const [inner, name] = [steps.slice(0, -1), steps.at(-1)]
  const owner = inner.reduce<unknown>((found, step) => (found as Record<string, unknown>)[step], value)
  const { [String(name)]: _, ...rest } = owner as Record<string, unknown>
  return withAt(value, inner, rest)
}

describe('a member without a value', () => {
  let tried = 0

  it.each(withBody)('$name', (row) => {
    const validator = contracts[row.api].validators[row.id]?.body
    const changes = row.operation.method !== 'post' || row.described['x-changes'] === true
    for (const body of row.examples) {
      for (const { steps, schema } of partsOf(row.document, row.schema, body, [], row.id)) {
        const name = steps.at(-1)
        if (typeof name !== 'string') continue
        const arms = ((schema['oneOf'] ?? [schema]) as Schema[]).map((arm) => deref<Schema>(row.document, arm as never))
        if (arms.some((arm) => typesOf(arm).some((type) => type === undefined || type === 'null'))) continue
        const forms = [null, ...(emptyOf(arms) === '' ? [] : [''])]
        const empty = changes ? emptyOf(arms) : undefined
        const meant = empty === undefined ? withoutAt(body, steps) : withAt(body, steps, empty)
        const place = placeIn('body', steps)
        for (const form of forms) {
          const sent = withAt(body, steps, form)
          tried++
          if (validator?.(meant)) {
            const { input, ignored } = read(row, { body: sent })
            expect([input.body, ignored], `${JSON.stringify(form)} at ${place}`).toEqual([meant, [place]])
            expect(Object.keys(refusalOf(row, { body: sent, ...strict }).details ?? {})).toEqual([place])
          } else {
            // Without it, the request does not fit: it is told that this or another member is missing.
            expect(refusalOf(row, { body: sent, ...strict }).code, `${JSON.stringify(form)} at ${place}`).toBe(
              'invalid',
            )
          }
        }
      }
    }
  })

  it('many were tried', () => expect(tried).toBeGreaterThan(1500))
})

describe('a misspelt member', () => {
  it.each(withBody)('$name', (row) => {
    for (const body of row.examples) {
      for (const { steps, value, schema } of partsOf(row.document, row.schema, body, [], row.id)) {
        const known = Object.keys((schema['properties'] ?? {}) as object)
        const name = known.filter((one) => one.length > 6).at(-1)
        if (typeof value !== 'object' || Array.isArray(value) || name === undefined) continue
        if ('additionalProperties' in schema) continue
        const misspelt = `${name.slice(0, -1)}x`
        const place = placeIn('body', [...steps, misspelt])
        const { details, message } = refusalOf(row, { body: withAt(body, [...steps, misspelt], 1), ...strict })
        expect(details?.[place]).toMatch(new RegExp(`^\`${misspelt}\` is not known; did you mean \`\\w+\`\\?$`))
        expect(message).toContain(details?.[place])
      }
    }
  })
})

describe('a member that is missing beside one that nobody knows', () => {
  const demanding = withBody.flatMap((row) => {
    const { required = [] } = deref<Schema>(row.document, row.schema as never)
    return (required as string[]).length > 0 ? [{ ...row, missing: (required as string[])[0] as string }] : []
  })
  it('there are many such bodies', () => expect(demanding.length).toBeGreaterThan(80))

  it.each(demanding)('$name', (row) => {
    const body = row.examples[0] as Record<string, unknown>
    const { [row.missing]: _, ...rest } = body
    for (const sent of [{}, strict]) {
      const { details } = refusalOf(row, { body: { ...rest, [NOBODY]: 1 }, ...sent })
      expect(details).toMatchObject({
        [`body.${NOBODY}`]: `\`${NOBODY}\` is not known here`,
        [`body.${row.missing}`]: 'is missing',
      })
    }
  })
})

/** Values made for each body; fewer leave members untried that are rarely there. */
const TRIES = 400

describe('every member of every body in its other forms', () => {
  const tried = new Set<string>()

  it.each(withBody)('$name', (row) => {
    const validator = contracts[row.api].validators[row.id]?.body
    const random = createRandom(7)
    const own = new Set<string>()
    const made = Array.from({ length: TRIES }, () => fitting(row.document, row.schema, random, new Map()))
    // What the values seldom have together, an example may have.
    for (const body of [...row.examples, ...made]) {
      if (!validator?.(body)) continue
      for (const { kind, steps, value, meant, member } of variationsOf(row.document, row.schema, body, row.id)) {
        const form = `${kind} ${member} ${typeof value}`
        if (own.has(form)) continue
        own.add(form)
        const { input } = read(row, { body: withAt(body, steps, value) })
        expect(input.body, placeIn('body', steps)).toEqual(meant === undefined ? body : withAt(body, steps, meant))
      }
    }
    for (const form of own) tried.add(`${row.api} ${form}`)
  })

  it('none was left out', () => {
    const wanted = [...documents].flatMap(([api, document]) =>
      [...requestSchemas(document)].flatMap(({ schema }) =>
        Object.entries((schema['properties'] ?? {}) as Record<string, Schema>).flatMap(([name, given]) => {
          const member = deref<Schema>(document, given as never)
          const kind = ['integer', 'number', 'boolean'].includes(String(member['type']))
            ? 'scalar'
            : isTime(member) && 'time'
          return kind ? [`${api} ${kind} ${String(schema['title'])}.${name} string`] : []
        }),
      ),
    )
    expect(wanted.length).toBeGreaterThan(150)
    expect(wanted.filter((form) => !tried.has(form))).toEqual([])
  })
})

const inQuery = table.flatMap((row) => {
  const all = (row.described.parameters ?? []).map((one) => deref<Parameter>(row.document, one))
  return all
    .filter((one) => one.in === 'query')
    .map((parameter) => ({ row, parameter, title: `${row.name} ${parameter.name}` }))
})

/** The forms of a parameter that the contract alone would refuse, and what each means. */
function* formsOf(
  document: Document,
  { name, schema: given }: Parameter,
): Generator<[Record<string, unknown>, unknown]> {
  const schema = deref<Schema>(document, given as never)
  if (schema['type'] === 'boolean')
    for (const [text, meant] of [
      ['1', true],
      ['0', false],
      ['True', true],
      ['FALSE', false],
    ] as const)
      yield [{ [name]: text }, meant]
  if (schema['type'] === 'object') yield [{ [name]: '{"3":"x","4":"y"}' }, { 3: 'x', 4: 'y' }]
  if (!isTime(schema)) return
  const [day, time] = ['2026-03-02', String(schema['pattern']).includes(':') ? ' 07:30:00' : '']
  for (const text of [`${day}T07:30:00Z`, `${day}T09:30:00.5+02:00`, `${day}T09:30:00 02:00`])
    yield [{ [name]: text }, `${day}${time}`]
}

describe('every parameter of a query in its other forms', () => {
  const rows = inQuery.filter(({ row, parameter }) => [...formsOf(row.document, parameter)].length > 0)
  it('there are many', () => expect(rows.length).toBeGreaterThan(60))

  it.each(rows)('$title', ({ row, parameter }) => {
    for (const [query, meant] of formsOf(row.document, parameter)) {
      const { input, headers } = read(row, { body: row.examples[0], query })
      expect(input.query[parameter.name], JSON.stringify(query)).toEqual(meant)
      expect(headers['messaging-ignored']).toBe(`query.${parameter.name}`)
      const refusal = refusalOf(row, { body: row.examples[0], query, ...strict })
      expect(Object.keys(refusal.details ?? {})).toEqual([`query.${parameter.name}`])
    }
  })
})

describe('a parameter that nobody knows', () => {
  it.each(table)('$name', (row) => {
    for (const query of [
      { [NOBODY]: '1' },
      { 0: '5' },
      { 'a[b]': 'c' },
      { constructor: 'x' },
      { 'constructor[x]': 'y' },
    ]) {
      const name = Object.keys(query)[0] as string
      const { input, ignored } = read(row, { body: row.examples[0], query })
      expect(Object.hasOwn(input.query, name)).toBe(false)
      expect(ignored).toEqual([`query.${name}`])
      const refusal = refusalOf(row, { body: row.examples[0], query, ...strict })
      expect(Object.keys(refusal.details ?? {})).toEqual([`query.${name}`])
    }
  })
})

describe('an operation without a body', () => {
  it.each(table.filter(({ media }) => !media))('$name', (row) => {
    for (const body of [undefined, {}, []]) expect(read(row, { body })).toMatchObject({ ignored: null })
    expect(read(row, { body: { a: 1 } })).toMatchObject({ input: { body: undefined }, ignored: ['body.a'] })
    expect(Object.keys(refusalOf(row, { body: { a: 1 }, ...strict }).details ?? {})).toEqual(['body.a'])
    for (const body of [[1], 'text', 7, null]) expect(refusalOf(row, { body }).code).toBe('malformed')
  })
})

/** The first example of the success of an operation. */
function answerOf({ described, document, operation }: Row): unknown {
  const answer = deref(document, described.responses[operation.status] ?? { description: '' })
  return Object.values(answer.content?.['application/json']?.examples ?? {})[0]?.value
}

/** What is added to an object from another one; members that are there stay. */
function completed(value: unknown, other: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  if (typeof other !== 'object' || other === null || Array.isArray(other)) return value
  const theirs = other as Record<string, unknown>
  const mine = Object.entries(value).map(([name, member]) => [name, completed(member, theirs[name])])
  return { ...theirs, ...(Object.fromEntries(mine) as object) }
}

/** What reading a resource shows of one: the answer, or the first item of a list. */
function shownBy(answer: unknown): unknown {
  const items = (answer as { items?: unknown } | undefined)?.items ?? answer
  return Array.isArray(items) ? (items as unknown[])[0] : items
}

/** Answers that are no form of what is written: one entry for many values, `callbackUrl` for `url`. */
const otherShapes = new Set(['addSuppressionEntries', 'transactional-v2 createWebhook'])

describe('what a resource shows is taken where it is written', () => {
  const pairs = withBody.flatMap((row) => {
    const reader = table.find(
      (other) =>
        other.api === row.api &&
        other.operation.path === row.operation.path &&
        !other.media &&
        other.operation.method === 'get',
    )
    const shown = shownBy(reader && answerOf(reader))
    if (otherShapes.has(row.id) || otherShapes.has(row.name)) return []
    return typeof shown === 'object' && shown !== null ? [{ ...row, shown }] : []
  })
  it('there are many', () => expect(pairs.length).toBeGreaterThan(25))

  it.each(pairs)('$name', (row) => {
    const validator = contracts[row.api].validators[row.id]?.body
    for (const body of row.examples) {
      // What a body must have and an answer does not show comes from the example.
      const { input } = read(row, { body: completed(row.shown, body) })
      expect(validator?.(input.body)).toBe(true)
      expect(validator?.(read(row, { body: completed(body, row.shown) }).input.body)).toBe(true)
    }
  })
})
