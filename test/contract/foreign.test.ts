// What `npm run foreign` makes of a compiler's output. The check itself needs the registry; CI runs it.
import { describe, expect, test } from 'vitest'
import type { Document } from '../../scripts/contract/document.ts'
import { bodiesOf, renderBodies } from '../../scripts/foreign/bodies.ts'
import { errorsByPlace, readErrors } from '../../scripts/foreign/compile.ts'
import { failureLine } from '../../scripts/foreign/outcome.ts'

const output = `clients/orval/sandbox-v1/index.ts(579,13): error TS2300: Duplicate identifier 'A'.
clients/orval/sandbox-v1/index.ts(600,1): error TS2322: Type 'string' is not assignable
  to type 'number'.
journeys/orval/marketing.ts(7,46): error TS2578: Unused '@ts-expect-error' directive.
error TS5083: Cannot read file 'tsconfig.json'.
`

test('an error of the compiler is one line, whatever was printed below it', () => {
  expect(readErrors(output)).toHaveLength(4)
  expect(readErrors(output)[1]).toBe(
    "clients/orval/sandbox-v1/index.ts(600,1): error TS2322: Type 'string' is not assignable to type 'number'.",
  )
  expect(readErrors('')).toEqual([])
})

test('each error belongs to the client or the journeys that it stands in', () => {
  const found = errorsByPlace(readErrors(output), [
    'clients/orval/sandbox',
    'clients/orval/sandbox-v1',
    'journeys/orval',
  ])
  expect([...found].map(([place, errors]) => [place, errors.length])).toEqual([
    ['clients/orval/sandbox-v1', 2],
    ['journeys/orval', 1],
    ['', 1],
  ])
})

test('a failure is one line: the tool, the API, the first error, and how many more', () => {
  const failure = { tool: 'orval', subject: 'sandbox-v1', ms: 1, lines: 2, errors: ['first\n  line', 'second'] }
  expect(failureLine(failure)).toBe('orval, sandbox-v1: first line (and 1 more)')
})

describe('request bodies', () => {
  const example = { name: 'Ana', age: 3 }
  const document = {
    paths: {
      '/people': {
        post: {
          operationId: 'createPerson',
          requestBody: {
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Person' },
                examples: { one: { value: example }, two: { value: { name: 'Rui' } } },
              },
            },
          },
        },
        get: { operationId: 'listPeople' },
      },
    },
    components: {
      schemas: {
        Person: {
          type: 'object',
          required: ['name'],
          properties: {
            name: { type: 'string' },
            age: { type: 'integer' },
            id: { type: 'string', readOnly: true },
            any: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
          },
        },
      },
    },
  } as unknown as Document

  test('are the examples, and values that break one promise each', () => {
    expect(bodiesOf(document)).toEqual([
      {
        operation: 'createPerson',
        schema: 'Person',
        right: [example, { name: 'Rui' }],
        wrong: [42, 'text', { age: 3 }, { ...example, name: {} }, { ...example, age: {} }],
      },
    ])
  })

  test('become a program that compiles only if the types refuse the wrong ones', () => {
    const text = renderBodies('orval', bodiesOf(document))
    expect(text).toContain("import type { Person } from './index.js'")
    expect(text).toContain('take<Person>({"name":"Ana","age":3})')
    expect(text).toContain('// @ts-expect-error\ntake<Person>(42)')
    expect(renderBodies('openapi-typescript', bodiesOf(document))).toContain('take<Plain<NonNullable<operations[')
  })
})
