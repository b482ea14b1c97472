// docs/bounds.md lists every bound of the contract. `npx vitest run test/contract/bounds-page.test.ts --update` writes it.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { shapes } from '../../generated/soap-v2/shapes.ts'
import { type Document, deref, type Parameter, type Schema } from '../../scripts/contract/document.ts'
import { documentOf, operationOf } from '../support/bounded-requests.ts'
import { type Sample, samples } from '../support/sample-requests.ts'

const units = { maxItems: 'items', maxProperties: 'members', maxLength: 'characters' } as const

const intro = `# Bounds

Every list, map and text of a request has a bound. One more is refused: with 422 in the Marketing, Registered and Sandbox APIs,
with 400 in the Transactional API, with the place and the number. A test writes this page from the contract.

A body has at most 20 MB, or 64 KB for operations without a key. \`*\` stands for each item of a list. A schema that occurs at
several places of an operation is listed at the first.

## Other doors

| Door | Bound |
|---|---|
| SMTP relay | 20 MB per mail, 100 recipients, 16 KB per command, 1,000 connections, 100 per network |
| Return port | 64 MB per mail, of which 1 MB is read, 20 recipients, 200 connections, 50 per network |
| CSV file of an import | 256 MB, 20 KB per row, 10 minutes to fetch |
| Subscription form, other pages | 100,000 bytes |
| Site script | 8,192 bytes per report |
| Web push subscription | 4,096 bytes |
| Report of a gateway (Carrier API) | 65,536 bytes |
`

const isNode = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): Schema[] => (Array.isArray(value) ? (value as Schema[]) : [])

/** Each bound of a schema with its place. A schema that an operation has at several places counts at the first. */
function* boundsIn(document: Document, given: Schema, place: string, seen: Set<unknown>): Generator<string> {
  const name = given['$ref'] ?? given
  if (seen.has(name)) return
  seen.add(name)
  const schema: Schema = { ...deref<Schema>(document, given as never), ...given }
  for (const [bound, unit] of Object.entries(units)) {
    const limit = schema[bound]
    if (typeof limit === 'number') yield `\`${place}\` ${limit.toLocaleString('en')} ${unit}`
  }
  for (const [member, one] of Object.entries((schema['properties'] ?? {}) as Record<string, Schema>))
    yield* boundsIn(document, one, `${place}.${member}`, seen)
  for (const items of [schema['items'], schema['additionalProperties']])
    if (isNode(items)) yield* boundsIn(document, items, `${place}.*`, seen)
  for (const arm of ['oneOf', 'anyOf', 'allOf'].flatMap((keyword) => listOf(schema[keyword])))
    yield* boundsIn(document, arm, place, seen)
}

/** The bounds of an operation, each once. */
function boundsOf(sample: Sample): string[] {
  const document = documentOf(sample.api)
  const seen = new Set<unknown>()
  const operation = operationOf(sample)
  const schema = operation?.requestBody?.content['application/json']?.schema
  const inBody = schema ? [...boundsIn(document, schema, 'body', seen)] : []
  const parameters = (operation?.parameters ?? []).map((one) => deref<Parameter>(document, one))
  const inAddress = parameters.flatMap((parameter) => [...boundsIn(document, parameter.schema, parameter.name, seen)])
  return [...new Set([...inBody, ...inAddress])]
}

function sectionOf([api, ofApi]: [string, Sample[]]): string {
  const rows = ofApi
    .map((sample) => ({ id: sample.id, bounds: boundsOf(sample) }))
    .filter(({ bounds }) => bounds.length > 0)
    .map(({ id, bounds }) => `| \`${id}\` | ${bounds.join('<br>')} |`)
  return `## ${api}\n\n| Operation | Bounds |\n|---|---|\n${rows.join('\n')}\n`
}

interface SoapBound {
  items?: number
  characters?: number
}

function soapSection(): string {
  const rows = Object.entries(shapes).flatMap(([operation, { bounds }]) => {
    const texts = Object.entries(bounds as Record<string, SoapBound | null>).flatMap(([name, bound]) => {
      const { items, characters } = bound ?? {}
      const parts = [
        items && `${items.toLocaleString('en')} items`,
        characters && `${characters.toLocaleString('en')} characters`,
      ]
      const said = parts.filter(Boolean).join(', ')
      return said === '' ? [] : [`\`${name}\` ${said}`]
    })
    return texts.length > 0 ? [`| \`${operation}\` | ${texts.join('<br>')} |`] : []
  })
  return `## soap-v2\n\nAny other text has at most 65,535 characters.\n\n| Operation | Bounds |\n|---|---|\n${rows.join('\n')}\n`
}

it('docs/bounds.md has the bounds of the contract', async () => {
  const sections = [...Map.groupBy(samples, ({ api }) => api)].map(sectionOf)
  const page = [intro, ...sections, soapSection()].join('\n')
  await expect(page).toMatchFileSnapshot(join(import.meta.dirname, '../../docs/bounds.md'))
})
