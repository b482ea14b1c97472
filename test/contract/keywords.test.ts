// Names that look like keywords: a response `default`, a header or field `value`, a schema `enum`. Each walk over a document
// reads what is below them.
import { expect, test } from 'vitest'
import type { Document } from '../../scripts/contract/document.ts'
import { nodesOf } from '../../scripts/contract/schema-walk.ts'
import { forValidators } from '../../scripts/contract/validation-form.ts'
import { compact } from '../../scripts/diff/compact.ts'
import { compareRest } from '../../scripts/diff/rest.ts'
import { samplesOf } from '../../scripts/lint/examples.ts'
import { keywordFaults } from '../../scripts/lint/schema-keywords.ts'

/** A document with one schema, below names that look like keywords. */
function documentOf(schema: object, header = 'X-Trace'): Document {
  const content = { 'application/json': { schema } }
  const responses = {
    204: { description: 'Done.' },
    default: { description: 'An error.', headers: { [header]: { schema: { type: 'string' } } }, content },
  }
  const paths = { '/enum': { get: { operationId: 'get', responses } } }
  return { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths, components: {} } as unknown as Document
}
const schemaPlace = '#/paths/~1enum/get/responses/default/content/application~1json/schema'
const objectOf = (property: object) => ({ type: 'object', properties: { enum: property } })

const breaksOf = async (was: Document, is: Document) => {
  const changes = await compareRest('a', compact(was), compact(is), (place) => ({ file: 'a', place }))
  return changes.filter(({ kind }) => kind === 'breaking').map(({ place }) => place)
}

test('the comparison reads them', async () => {
  const [constant, list] = [
    { type: 'string', const: 'a' },
    { type: 'string', enum: ['a'] },
  ]
  expect(await breaksOf(documentOf(objectOf(constant)), documentOf(objectOf(list)))).toEqual([])
  expect(await breaksOf(documentOf(objectOf(list), 'X-Trace'), documentOf(objectOf(list), 'x-trace'))).toEqual([])
  const other = { type: 'string', enum: ['a', 'b'] }
  expect(await breaksOf(documentOf(objectOf(list)), documentOf(objectOf(other)))).toEqual([
    `${schemaPlace}/properties/enum/enum`,
  ])
})

test('the form for validators, and the walk over sources', () => {
  const document = documentOf(objectOf({ type: 'string', enum: ['a'] }))
  expect(JSON.stringify(forValidators(document))).toContain('"enum":{"type":"string","const":"a"}')
  expect([...nodesOf(document)].map(({ pointer }) => pointer)).toContain(`${schemaPlace}/properties/enum`)
})

test('lint checks their schemas and examples', () => {
  expect([...keywordFaults(documentOf({ type: 'strin' }))].map(({ pointer }) => pointer)).toEqual([
    `${schemaPlace}/type`,
  ])
  const samples = [...samplesOf(documentOf({ type: 'string', example: 1 }))]
  expect(samples.map(({ pointer }) => pointer)).toEqual([`${schemaPlace}/example`])
})
