// Plants one fault after the other into the SOAP table and expects one finding that names its place.
import { beforeAll, describe, expect, test } from 'vitest'
import { readSoapTable, type SoapOperation, type SoapTable } from '../../scripts/contract/soap/table.ts'
import { readSources, type SourceFile } from '../../scripts/contract/sources.ts'
import { checkSoapTable } from '../../scripts/lint/soap.ts'

let files: SourceFile[]
let table: SoapTable
beforeAll(async () => {
  files = await readSources()
  table = await readSoapTable()
})

const path = 'specs/soap-v2/lists/createList.yaml'
const found = (sources: SourceFile[], changed: SoapTable) =>
  checkSoapTable(sources, changed).map(({ rule, file, place }) => `${rule} ${file} ${place}`)

/** The table with an operation changed. */
function withOperation(change: Partial<SoapOperation>): SoapTable {
  const before = table.operations['createList'] as SoapTable['operations'][string]
  return { ...table, operations: { ...table.operations, createList: { ...before, ...change } } }
}

/** The sources with the file of an operation changed. */
const withFile = (change: (node: Record<string, unknown>) => Record<string, unknown>): SourceFile[] =>
  files.map((file) =>
    file.path === path ? { ...file, value: change({ ...(file.value as Record<string, unknown>) }) } : file,
  )

test('the table has no fault', () => {
  expect(checkSoapTable(files, table)).toEqual([])
})

describe('a fault in the table', () => {
  const example = (change: Record<string, unknown>) => ({
    example: { call: { nome: 'a' }, answer: { LIST_ID: 1 }, ...change },
  })
  test.each<[string, Partial<SoapOperation>, string]>([
    [
      'an error code that the list does not have',
      { errors: ['NAME_MISSING', 'NO_MORE_LISTS_ALLOWED', 'NAME_MISING'] },
      `soap-error-code ${path} #/errors`,
    ],
    ['a REST twin that does not exist', { rest: ['marketing-v3/makeList'] }, `soap-rest-twin ${path} #/rest`],
    ['no REST twin and no reason', { rest: [] }, `soap-rest-twin ${path} #/rest`],
    [
      'a type that cannot be read',
      { arguments: { nome: { type: 'text', required: true, meaning: 'm' } } },
      `soap-type ${path} #/arguments/nome/type`,
    ],
    ['a record that does not exist', { result: { type: 'Lists[]' } }, `soap-type ${path} #/result/type`],
    [
      'a list without a bound',
      {
        arguments: { nome: { type: 'string | string[]', required: true, meaning: 'm', limits: 'few' } },
        ...example({}),
      },
      `soap-list-bound ${path} #/arguments/nome`,
    ],
    ['an example that lacks an argument', example({ call: {} }), `soap-example ${path} #/example`],
    [
      'an example with an unknown argument',
      example({ call: { nome: 'a', name: 'b' } }),
      `soap-example ${path} #/example`,
    ],
    ['an example whose answer does not fit', example({ answer: { LIST_ID: '1' } }), `soap-example ${path} #/example`],
    ['an example whose answer has more', example({ answer: { LIST_ID: 1, ID: 1 } }), `soap-example ${path} #/example`],
  ])('%s', (_fault, change, want) => {
    expect(found(files, withOperation(change))).toEqual([want])
  })

  test('a code that no operation answers', () => {
    const errors = { ...table.errors, NOBODY: { group: 'lists', message: 'm' } }
    expect(found(files, { ...table, errors })).toEqual(['soap-error-code specs/soap-v2/errors.yaml #/codes/NOBODY'])
  })

  test('a record that nothing is of', () => {
    const records = { ...table.records, Nothing: { summary: 's', members: {} } }
    expect(found(files, { ...table, records })).toEqual(['soap-record-unused specs/soap-v2/records/Nothing.yaml #'])
  })
})

describe('a fault in a file', () => {
  test('keys in another order', () => {
    const sources = withFile(({ effect, ...rest }) => ({ ...rest, effect }))
    expect(found(sources, table)).toEqual([`soap-keys ${path} #`])
  })

  test('no provenance', () => {
    const sources = withFile(({ 'x-provenance': _gone, ...rest }) => rest)
    expect(found(sources, table)).toContain(`soap-provenance ${path} #`)
  })

  test('a name that differs in case only', () => {
    const copy = files.find((file) => file.path === path) as SourceFile
    const twin = { ...copy, path: 'specs/soap-v2/lists/createlist.yaml' }
    expect(found([...files, twin], table)).toEqual(['soap-name-unique specs/soap-v2/lists/createlist.yaml #'])
  })
})
