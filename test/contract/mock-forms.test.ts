// Mocks of contracts with forms that Prism answers wrongly, each with its public report.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MockServers, startMockServers } from '../support/mock-servers.ts'

const json = (schema: object, more: object = {}) => ({ content: { 'application/json': { schema, ...more } } })
const header = (example: unknown) => ({ required: true, schema: { type: typeof example, example } })
const example = (value: object) => ({ examples: { [Object.keys(value)[0] as string]: { value } } })
const object = { type: 'object' }
const numbers = { type: 'array', items: { type: 'integer' } }
const integer = { type: 'integer' }
const query = (name: string, more: object = {}) => ({ name, in: 'query', schema: { ...integer, ...more } })
const inPath = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } })
const get = (parameters: object[], responses: object) => ({ get: { parameters, responses } })

const contract = {
  openapi: '3.0.3',
  info: { title: 'Forms', version: '1' },
  paths: {
    '/headers': get([], {
      200: {
        description: 'Done.',
        headers: {
          'Content-Encoding': header('gzip'),
          'Content-Length': header(5),
          'Transfer-Encoding': header('chunked'),
          'Content-Type': header('text/csv'),
          'X-Kind': header('a'),
        },
        ...json(object, { example: { a: 'x' } }),
      },
    }),
    '/names': get([], {
      200: {
        description: 'Done.',
        ...json(object, { examples: { first: { value: { a: 1 } }, 'two words': { value: { a: 2 } } } }),
      },
      '4XX': { description: 'Refused.', ...json(object, example({ lost: 1 })) },
      default: { description: 'Failed.', ...json(object, example({ gone: 1 })) },
    }),
    '/offsets': get([query('offset'), query('limit')], {
      200: { description: 'Done.', ...json(numbers, { example: [1, 2, 3] }) },
    }),
    '/pages': get([query('page', { minimum: 1 }), query('per_page')], {
      200: { description: 'Done.', ...json({ type: 'object' }, { example: { data: [1, 2, 3], more: false } }) },
    }),
    '/users/{user.id}/{user-name}': get([inPath('user.id'), { $ref: '#/components/parameters/Name' }], {
      200: { description: 'Done.', ...json(object, { example: { a: 'x' } }) },
    }),
  },
  components: { parameters: { Name: inPath('user-name') } },
}

let folder: string
let mock: MockServers
let address = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mock-forms-test-'))
  await writeFile(join(folder, 'forms.json'), JSON.stringify(contract))
  mock = await startMockServers('--contract', join(folder, 'forms.json'))
  address = mock.addresses.get('forms') ?? ''
})
afterAll(async () => {
  await mock?.stop()
  await rm(folder, { recursive: true, force: true })
})

const ask = async (path: string, prefer?: string) => {
  const response = await fetch(`${address}${path}`, { headers: prefer === undefined ? {} : { prefer } })
  return [response.status, await response.json()]
}

test('headers about the transport and the body are those of the response [prism#2787]', async () => {
  const { status, headers } = await fetch(`${address}/headers`)
  const named = ['content-encoding', 'content-type', 'x-kind'].map((name) => headers.get(name))
  expect([status, ...named]).toEqual([200, null, 'application/json', 'a'])
})

test.each([
  ['example=lost', 400, { lost: 1 }],
  ['code=404, example=lost', 404, { lost: 1 }],
  ['example=gone', 500, { gone: 1 }],
  ['code=503, example=gone', 503, { gone: 1 }],
])('%s: an example of a range or of `default` has a status [prism#1693]', async (prefer, status, body) => {
  expect(await ask('/names', prefer)).toEqual([status, body])
})

test('an example may have any name, in quotes [prism#722]', async () => {
  expect(await ask('/names', 'example="two words"')).toEqual([200, { a: 2 }])
  expect(await ask('/names', 'example="no words"')).toMatchObject([
    400,
    { detail: expect.stringContaining('lost (4XX)') as string },
  ])
})

test.each([
  ['/offsets?offset=1&limit=1', [2]],
  ['/offsets?offset=3&limit=1', []],
  ['/pages?page=2&per_page=2', { data: [3], more: false }],
  ['/pages?page=3&per_page=2', { data: [], more: false }],
])('%s: lists of other contracts end', async (path, body) => {
  expect(await ask(path)).toEqual([200, body])
})

test('parameters of a path have any name [redocly-cli#212]', async () => {
  expect(await ask('/users/1/ana')).toEqual([200, { a: 'x' }])
})

test('two slashes at the start are not the name of a host [prism#2541]', async () => {
  expect(await ask('//other/headers')).toMatchObject([404, { title: 'Not Found' }])
})
