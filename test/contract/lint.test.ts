// Plants one fault after the other into the contract and expects one finding that names its place.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import type { Document, Operation } from '../../scripts/contract/document.ts'
import type { Finding } from '../../scripts/contract/finding.ts'
import { createLocate } from '../../scripts/contract/places.ts'
import type { SourceFile } from '../../scripts/contract/sources.ts'
import { readSources } from '../../scripts/contract/sources.ts'
import { listNamedBy } from '../../scripts/generate/bulk.ts'
import { checkDecisions } from '../../scripts/lint/decisions.ts'
import { checkExamples } from '../../scripts/lint/examples.ts'
import { checkOperationNames, checkRoots, checkSchemaNames } from '../../scripts/lint/names.ts'
import { lintSources } from '../../scripts/lint/tools.ts'

const where = (findings: Finding[]) => findings.map(({ rule, file, place }) => `${rule} ${file} ${place}`)
const source = (path: string, value: unknown): SourceFile => ({ path, value, text: JSON.stringify(value) })
const entry = (id: string) => ({ id, question: 'q', decision: 'd', why: 'w' })

const sourceChecks = [checkDecisions, checkOperationNames, checkSchemaNames, checkRoots]

/** Three sources without a fault; a test replaces the member that it wants to be wrong. */
function sources({ operation = {}, schema = {}, decisions = [entry('X-001')] as unknown[] } = {}): SourceFile[] {
  return [
    source('specs/decisions.yaml', decisions),
    source('specs/api/things/getThing.yaml', {
      operationId: 'getThing',
      'x-provenance': 'decided',
      'x-decision': 'X-001',
      ...operation,
    }),
    source('specs/api/schemas/Thing.yaml', { type: 'object', 'x-provenance': 'stated', ...schema }),
  ]
}

describe('sources', () => {
  test('without a fault there is no finding', () => {
    expect(sourceChecks.flatMap((check) => check(sources()))).toEqual([])
  })

  const cases: { fault: string; files: SourceFile[]; want: string[] }[] = [
    {
      fault: 'a decision that does not exist',
      files: sources({ schema: { properties: { a: { 'x-provenance': 'decided', 'x-decision': 'X-002' } } } }),
      want: ['decision-dangling specs/api/schemas/Thing.yaml #/properties/a/x-decision'],
    },
    {
      fault: 'a decision that nothing uses',
      files: sources({ decisions: [entry('X-001'), entry('X-002')] }),
      want: ['decision-unused specs/decisions.yaml #/1'],
    },
    {
      fault: 'a decision without a reason',
      files: sources({ decisions: [{ ...entry('X-001'), why: '' }] }),
      want: ['decision-entry specs/decisions.yaml #/0'],
    },
    {
      fault: 'two decisions of one id',
      files: sources({ decisions: [entry('X-001'), entry('X-001')] }),
      want: ['decision-entry specs/decisions.yaml #/1'],
    },
    {
      fault: 'a decided argument of SOAP that names no decision',
      files: [
        ...sources(),
        source('specs/soap-v2/things/get.yaml', { arguments: { a: { 'x-provenance': 'decided' } } }),
      ],
      want: ['provenance specs/soap-v2/things/get.yaml #/arguments/a'],
    },
    {
      fault: 'an operation in a file of another name',
      files: sources({ operation: { operationId: 'getThings' } }),
      want: ['operation-file-name specs/api/things/getThing.yaml #/operationId'],
    },
    {
      fault: 'two schemas of one name',
      files: [...sources(), source('specs/other/schemas/Thing.yaml', { 'x-provenance': 'stated' })],
      want: ['schema-name-unique specs/other/schemas/Thing.yaml #'],
    },
    {
      fault: 'an operation in the root',
      files: [...sources(), source('specs/api/openapi.yaml', { paths: { '/a': { get: { operationId: 'getA' } } } })],
      want: ['root-holds-references specs/api/openapi.yaml #/paths/~1a/get'],
    },
    {
      fault: 'a schema in the root',
      files: [...sources(), source('specs/api/openapi.yaml', { components: { schemas: { A: { type: 'object' } } } })],
      want: ['root-holds-references specs/api/openapi.yaml #/components/schemas/A'],
    },
  ]
  test.each(cases)('$fault', ({ files, want }) => {
    const findings = sourceChecks.flatMap((check) => check(files))
    expect(where(findings)).toEqual(want)
  })
})

describe('bundles', () => {
  let marketing: Document
  let files: SourceFile[]
  beforeAll(async () => {
    marketing = JSON.parse(await readFile(join(root, 'generated/marketing-v3/openapi.json'), 'utf8')) as Document
    files = await readSources()
  })

  /** What the checks find in the marketing API after a change. */
  function findingsAfter(change: (document: Document) => void): string[] {
    const document = structuredClone(marketing)
    change(document)
    const locate = createLocate('marketing-v3', document, files)
    return where(checkExamples(document, locate))
  }
  const createList = (document: Document): Operation => document.paths['/lists']?.post as Operation
  const schema = (document: Document, name: string): Record<string, unknown> =>
    document.components.schemas?.[name] ?? {}

  test('without a fault there is no finding', () => {
    expect(findingsAfter(() => {})).toEqual([])
  })

  test('an example of a schema that does not fit', () => {
    const want = ['example-fits specs/marketing-v3/schemas/List.yaml #/example']
    expect(
      findingsAfter((document) => Object.assign(schema(document, 'List'), { example: { list_id: 'one' } })),
    ).toEqual(want)
  })

  test('an example of a request that does not fit', () => {
    const want = [
      'example-fits specs/marketing-v3/lists/createList.yaml #/requestBody/content/application~1json/examples/newsletter/value',
    ]
    const change = (document: Document) =>
      Object.assign(createList(document).requestBody?.content['application/json']?.examples?.['newsletter'] ?? {}, {
        value: {},
      })
    expect(findingsAfter(change)).toEqual(want)
  })

  test('an example of a format that does not fit', () => {
    const change = (document: Document) => {
      const properties = schema(document, 'Problem')['properties'] as Record<string, unknown>
      properties['help'] = { type: 'string', format: 'uri', example: 'not a uri' }
    }
    expect(findingsAfter(change)).toEqual(['example-fits specs/shared/schemas/Problem.yaml #/properties/help/example'])
  })

  test('an example of a parameter that does not fit', () => {
    const change = (document: Document) =>
      Object.assign(document.components.parameters?.['ListId'] ?? {}, { example: 0 })
    expect(findingsAfter(change)).toEqual(['example-fits specs/shared/parameters/ListId.yaml #/example'])
  })

  test('a default that does not fit', () => {
    const change = (document: Document) =>
      Object.assign(document.components.parameters?.['Offset']?.schema ?? {}, { default: -1 })
    expect(findingsAfter(change)).toEqual(['example-fits specs/shared/parameters/Offset.yaml #/schema/default'])
  })

  test('a member of an example that its open request does not list', () => {
    const change = (document: Document) =>
      Object.assign(createList(document).requestBody?.content['application/json']?.examples?.['newsletter'] ?? {}, {
        value: { internal_name: 'a', internal_nam: 'a' },
      })
    const want = [
      'example-fits specs/marketing-v3/lists/createList.yaml #/requestBody/content/application~1json/examples/newsletter/value',
    ]
    expect(findingsAfter(change)).toEqual(want)
  })

  test('x-bulk that names no list', () => {
    const document = structuredClone(marketing)
    for (const place of ['body', 'body.internal_name', 'body.contacts']) {
      expect(() => listNamedBy(document, { ...createList(document), 'x-bulk': place }, 'x-bulk')).toThrow(
        `createList: x-bulk is ${place}, and that is no list of its body`,
      )
    }
  })
})

describe('the rules of redocly.yaml', () => {
  const faults: { file: string; from: RegExp; to: string; want: string }[] = [
    {
      file: 'marketing-v3/lists/getList.yaml',
      from: /^operationId: .*/m,
      to: 'operationId: fetchList',
      want: 'rule/get-verb',
    },
    {
      file: 'marketing-v3/lists/createList.yaml',
      from: /^operationId: .*/m,
      to: 'operationId: listCreate',
      want: 'rule/post-verb',
    },
    {
      file: 'marketing-v3/lists/updateList.yaml',
      from: /^operationId: .*/m,
      to: 'operationId: changeList',
      want: 'rule/change-verb',
    },
    {
      file: 'marketing-v3/lists/deleteList.yaml',
      from: /^operationId: .*/m,
      to: 'operationId: removeList',
      want: 'rule/delete-verb',
    },
    {
      file: 'marketing-v3/operations/listOperations.yaml',
      from: /^operationId: .*/m,
      to: 'operationId: listOperations-now',
      want: 'rule/operation-id-case',
    },
    { file: 'marketing-v3/lists/listLists.yaml', from: /^(summary: .*)/m, to: '$1.', want: 'rule/summary-is-a-title' },
    { file: 'marketing-v3/webhooks/deleteWebhook.yaml', from: /^x-provenance: .*\n/m, to: '', want: 'rule/provenance' },
    {
      file: 'marketing-v3/webhooks/listWebhooks.yaml',
      from: /^tags: .*/m,
      to: 'tags: [Unknown]',
      want: 'operation-tag-defined',
    },
    {
      file: 'marketing-v3/contacts/createContact.yaml',
      from: /^ {2}'400':\n.*\n/m,
      to: '',
      want: 'rule/body-declares-400',
    },
    {
      file: 'marketing-v3/contacts/updateContact.yaml',
      from: /^ {2}'422':\n.*\n/m,
      to: '',
      want: 'rule/body-declares-422',
    },
    { file: 'shared/parameters/ListId.yaml', from: /^description: .*\n/m, to: '', want: 'parameter-description' },
    {
      file: 'sandbox-v1/clock/getClock.yaml',
      from: /^ {8}examples:\n(^ {10}.*\n)+/m,
      to: '',
      want: 'rule/success-example',
    },
    {
      file: 'sandbox-v1/clock/advanceClock.yaml',
      from: /^ {6}examples:\n(^ {8}.*\n)+/m,
      to: '',
      want: 'rule/request-example',
    },
    { file: 'sandbox-v1/accounts/resetAccount.yaml', from: /'422':/, to: "'4XX':", want: 'rule/no-status-ranges' },
  ]

  test('find every planted fault where it was planted, and nothing else', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lint-test-'))
    try {
      await cp(join(root, 'specs'), join(folder, 'specs'), { recursive: true })
      await cp(join(root, 'redocly.yaml'), join(folder, 'redocly.yaml'))
      for (const { file, from, to } of faults) {
        const path = join(folder, 'specs', file)
        const text = await readFile(path, 'utf8')
        expect(text, file).toMatch(from)
        await writeFile(path, text.replace(from, to))
      }
      const found = new Set((await lintSources(folder)).map(({ rule, file }) => `${rule} ${file}`))
      expect(found).toEqual(new Set(faults.map(({ want, file }) => `${want} specs/${file}`)))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})
