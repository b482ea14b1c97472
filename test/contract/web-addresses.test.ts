// Every member of a request that the contract says to be an address of the web, in the forms that people write.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Document, deref, type Operation, type Schema } from '../../scripts/contract/document.ts'
import { requestSchemas } from '../../scripts/contract/request-schemas.ts'
import { readInput } from '../../src/server/contract/input.ts'
import { type ApiName, contracts, type OperationEntry } from '../../src/server/contract/registry.ts'
import { fitting } from '../support/fuzz/fitting.ts'
import { createRandom } from '../support/fuzz/random.ts'
import { samples } from '../support/sample-requests.ts'
import { partsOf, withAt } from '../support/variations.ts'

const documents = new Map(
  (Object.keys(contracts) as ApiName[]).map((api) => {
    const text = readFileSync(new URL(`../../generated/${api}/openapi.json`, import.meta.url), 'utf8')
    return [api, JSON.parse(text) as Document]
  }),
)

const isAddress = ({ type, format, pattern }: Schema): boolean =>
  type === 'string' && (format === 'uri' || String(pattern).includes('^https?://'))

const bodies = samples.flatMap((sample) => {
  const document = documents.get(sample.api) as Document
  const operation = document.paths[sample.operation.path]?.[sample.operation.method as 'get'] as Operation
  const media = operation.requestBody?.content['application/json']
  const examples = Object.values(media?.examples ?? {}).map(({ value }) => value)
  return media ? [{ ...sample, name: `${sample.api} ${sample.id}`, document, schema: media.schema, examples }] : []
})
type Row = (typeof bodies)[number]

/** The body as the handler gets it, under the handling that the caller prefers. */
function read({ api, id, operation, request: { path = {}, query = {} } }: Row, body: unknown, prefer?: string) {
  const texts = (values: object) => Object.fromEntries(Object.entries(values).map(([key, v]) => [key, String(v)]))
  const headers = prefer === undefined ? {} : { prefer }
  const request = { headers, params: texts(path), query: texts(query), body, caller: null, ip: '', ignored: null }
  const reply = { header: () => undefined }
  return readInput(request as never, reply as never, contracts[api], id, operation as OperationEntry).body
}

/** Forms of an address, each with what is kept of it. */
function formsOf(text: string): [string, string][] {
  if (!/^https?:\/\/[a-z]/.test(text)) return []
  const { href, host, protocol } = new URL(text)
  const loud = href.replace(`${protocol}//${host}`, `${protocol}//${host}`.toUpperCase())
  return [`${loud}ä`, href.replace(host, `bücher.${host}`), ` ${href}`, loud].map((form) => [form, new URL(form).href])
}

/** Values made for each body, beside its examples. */
const TRIES = 400

describe('an address', () => {
  const tried = new Set<string>()

  it.each(bodies)('$name', (row) => {
    const validator = contracts[row.api].validators[row.id]?.body
    const random = createRandom(11)
    const made = Array.from({ length: TRIES }, () => fitting(row.document, row.schema, random, new Map()))
    const own = new Set<string>()
    for (const body of [...row.examples, ...made]) {
      if (!validator?.(body)) continue
      for (const { steps, value, schema, member } of partsOf(row.document, row.schema, body, [], row.id)) {
        if (!isAddress(schema) || typeof value !== 'string' || own.has(member)) continue
        for (const [form, kept] of formsOf(value)) {
          own.add(member)
          const sent = withAt(body, steps, form)
          // Without a pattern the contract takes capitals as they are.
          const meant = validator(sent) ? sent : withAt(body, steps, kept)
          for (const prefer of [undefined, 'handling=strict'])
            expect(read(row, sent, prefer), `${member} ${form}`).toEqual(meant)
        }
      }
    }
    for (const member of own) tried.add(`${row.api} ${member}`)
  })

  it('none was left out', () => {
    const wanted = [...documents].flatMap(([api, document]) =>
      [...requestSchemas(document)].flatMap(({ schema }) =>
        Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
          .filter(([, given]) => isAddress(deref<Schema>(document, given as never)))
          .map(([name]) => `${api} ${String(schema['title'])}.${name}`),
      ),
    )
    expect(wanted.length).toBeGreaterThan(20)
    expect(wanted.filter((member) => !tried.has(member))).toEqual([])
  })
})
