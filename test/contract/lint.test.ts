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
import { bulkOf } from '../../scripts/generate/bulk.ts'
import { checkAnswers } from '../../scripts/lint/answers.ts'
import { checkDecisions } from '../../scripts/lint/decisions.ts'
import { checkExamples } from '../../scripts/lint/examples.ts'
import { checkIdempotency } from '../../scripts/lint/idempotency.ts'
import { checkIntegers } from '../../scripts/lint/integers.ts'
import { checkLiveAccounts } from '../../scripts/lint/live-accounts.ts'
import {
  checkBundleNames,
  checkOperationNames,
  checkOperationsUnique,
  checkRoots,
  checkSchemaNames,
} from '../../scripts/lint/names.ts'
import { checkRateLimits } from '../../scripts/lint/rate-limits.ts'
import { checkRequestBodies } from '../../scripts/lint/request-bodies.ts'
import { lintBundles, lintSources } from '../../scripts/lint/tools.ts'
import { checkUnions } from '../../scripts/lint/unions.ts'

const where = (findings: Finding[]) => findings.map(({ rule, file, place }) => `${rule} ${file} ${place}`)
const source = (path: string, value: unknown): SourceFile => ({ path, value, text: JSON.stringify(value) })
const entry = (id: string) => ({ id, question: 'q', decision: 'd', why: 'w' })

const sourceChecks = [
  checkDecisions,
  checkOperationNames,
  checkOperationsUnique,
  checkSchemaNames,
  checkRoots,
  checkUnions,
  checkIntegers,
]

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
      fault: 'a union that is no object',
      files: sources({ schema: { type: undefined, oneOf: [], discriminator: { propertyName: 'type' } } }),
      want: ['union-object specs/api/schemas/Thing.yaml #'],
    },
    {
      fault: 'an integer without a width, not an example of one',
      files: sources({
        schema: {
          items: { type: ['integer', 'null'] },
          example: { type: 'integer' },
          properties: { a: { type: 'integer', enum: [1] } },
        },
      }),
      want: ['integer-width specs/api/schemas/Thing.yaml #/items'],
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
      fault: 'a decided operation that names no decision',
      files: sources({ operation: { 'x-decision': undefined }, schema: { 'x-decision': 'X-001' } }),
      want: ['provenance specs/api/things/getThing.yaml #'],
    },
    {
      fault: 'a schema without provenance',
      files: sources({ schema: { 'x-provenance': undefined } }),
      want: ['provenance specs/api/schemas/Thing.yaml #'],
    },
    {
      fault: 'an operation in a file of another name',
      files: sources({ operation: { operationId: 'getThings' } }),
      want: ['operation-file-name specs/api/things/getThing.yaml #/operationId'],
    },
    {
      fault: 'two operations of one name in one API, not in two',
      files: [
        ...sources(),
        ...['specs/api/more/getThing.yaml', 'specs/other/getThing.yaml'].map((path) =>
          source(path, { operationId: 'getThing' }),
        ),
      ],
      want: ['operation-id-unique specs/api/more/getThing.yaml #/operationId'],
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
    const checks = [checkExamples, checkRequestBodies, checkAnswers].flatMap((check) => check(document, locate))
    const named = [...checkBundleNames('marketing-v3', document), ...checkIdempotency('marketing-v3', document, locate)]
    return where([...checks, ...checkRateLimits(document, true, locate), ...named])
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

  test('a closed request body', () => {
    const want = ['request-body-open specs/marketing-v3/schemas/ListCreate.yaml #']
    const change = (document: Document) =>
      Object.assign(schema(document, 'ListCreate'), { additionalProperties: false })
    expect(findingsAfter(change)).toEqual(want)
  })

  test('a closed object deep in a request body', () => {
    const closed = { type: 'object', properties: { a: {} }, additionalProperties: false }
    const list = { type: 'array', items: { oneOf: [closed, { type: 'string' }] } }
    const change = (document: Document) =>
      Object.assign(schema(document, 'ListCreate')['properties'] as object, { list })
    const want = ['request-body-open specs/marketing-v3/schemas/ListCreate.yaml #/properties/list/items/oneOf/0']
    expect(findingsAfter(change)).toEqual(want)
  })

  test('a request body whose members stand in several schemas', () => {
    const arms = { allOf: [{ type: 'object', properties: { a: {} } }] }
    const change = (document: Document) =>
      Object.assign(schema(document, 'ListCreate')['properties'] as object, { arms })
    const want = ['request-body-flat specs/marketing-v3/schemas/ListCreate.yaml #/properties/arms']
    expect(findingsAfter(change)).toEqual(want)
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

  test.each([
    ['null in an answer', 'List', { type: ['string', 'null'] }],
    ['null deep in an answer', 'List', { type: 'array', items: { oneOf: [{ type: 'string' }, { const: null }] } }],
    ['null among the values of a webhook', 'ListEvent', { enum: ['a', null] }],
  ])('%s', (_fault, name, added) => {
    const change = (document: Document) => Object.assign(schema(document, name)['properties'] as object, { added })
    const want = new RegExp(`^answer-without-null specs/marketing-v3/schemas/${name}\\.yaml #/properties/added`)
    expect(findingsAfter(change)).toEqual([expect.stringMatching(want)])
  })

  test('an id of an answer that may be 0, not a number that is no id', () => {
    const change = (document: Document) =>
      Object.assign(schema(document, 'Campaign')['properties'] as object, {
        form_id: { type: 'integer', format: 'int64', minimum: 0 },
        opens: { type: 'integer', format: 'int64', minimum: 0 },
      })
    expect(findingsAfter(change)).toEqual([
      'answer-id-positive specs/marketing-v3/schemas/Campaign.yaml #/properties/form_id',
    ])
  })

  test('null in a request is no finding', () => {
    const change = (document: Document) =>
      Object.assign(schema(document, 'ListCreate')['properties'] as object, { a: { type: ['string', 'null'] } })
    expect(findingsAfter(change)).toEqual([])
  })

  test('an answer without a header about the limits', () => {
    const want = ['rate-limit-headers specs/marketing-v3/lists/createList.yaml #/responses/201']
    const change = (document: Document) =>
      delete (createList(document).responses['201'] as { headers: Record<string, unknown> }).headers['X-Account-Reset']
    expect(findingsAfter(change)).toEqual(want)
  })

  test.each<{ fault: string; file: string; change: (document: Document) => unknown }>([
    {
      fault: 'an operation that takes effect and no key',
      file: 'createList',
      change: (document) => delete createList(document).parameters,
    },
    {
      fault: 'a key where nothing takes effect',
      file: 'listLists',
      change: (document) => document.paths['/lists']?.get?.parameters?.push(...(createList(document).parameters ?? [])),
    },
    {
      fault: 'a key without the status of its conflict',
      file: 'createList',
      change: (document) => delete createList(document).responses['409'],
    },
    {
      fault: 'an answer that does not say that it came before',
      file: 'createList',
      change: (document) =>
        delete (createList(document).responses['201'] as { headers: Record<string, unknown> }).headers[
          'Idempotent-Replayed'
        ],
    },
  ])('$fault', ({ file, change }) => {
    expect(findingsAfter(change)).toEqual([`idempotency-key specs/marketing-v3/lists/${file}.yaml #`])
  })

  test('an operation for live accounts where there is none, or with a right that is none or too small', () => {
    const path = (right: string, method: 'get' | 'post') =>
      ({ paths: { '/a': { [method]: { operationId: 'a', 'x-live-accounts': right } } } }) as unknown as Document
    const rulesOf = (api: string, document: Document) =>
      checkLiveAccounts(api, document, (place) => ({ file: api, place })).map(({ rule, place }) => `${rule} ${place}`)
    for (const [right, method] of [
      ['console', 'post'],
      ['console', 'get'],
      ['console:read', 'get'],
    ] as const)
      expect(rulesOf('sandbox-v1', path(right, method))).toEqual([])
    expect(rulesOf('marketing-v3', path('console', 'get'))).toEqual(['live-accounts #/paths/~1a/get'])
    expect(rulesOf('sandbox-v1', path('sandbox', 'get'))).toEqual(['live-accounts #/paths/~1a/get'])
    expect(rulesOf('sandbox-v1', path('console:read', 'post'))).toEqual(['live-accounts #/paths/~1a/post'])
  })

  test('x-bulk that names no list', () => {
    const document = structuredClone(marketing)
    for (const place of ['body', 'body.internal_name', 'body.contacts']) {
      expect(() => bulkOf(document, { ...createList(document), 'x-bulk': place })).toThrow(
        `createList: x-bulk is ${place}, and that is no list of its body`,
      )
    }
  })

  test('a component that the bundler had to rename', () => {
    const change = (document: Document) => Object.assign(document.components.schemas ?? {}, { 'List-2': {} })
    expect(findingsAfter(change)).toEqual([
      'component-name-unique specs/marketing-v3/openapi.yaml #/components/schemas/List-2',
    ])
  })

  test('the rules of .spectral.yaml', async () => {
    const document = structuredClone(marketing)
    const lists = document.paths['/lists']?.get as Operation
    lists.parameters = []
    lists.requestBody = { content: { 'text/plain': { schema: {} } } }
    const campaigns = Object.entries(document.paths).find(([, item]) => item.get?.operationId === 'listCampaigns')?.[1]
      .get as Operation
    delete campaigns['x-paging']
    const findings = await lintBundles(new Map([['marketing-v3', document]]), (api) =>
      createLocate(api, document, files),
    )
    expect(new Set(findings.map(({ rule, file }) => `${rule} ${file}`))).toEqual(
      new Set([
        ...['list-declares-offset', 'list-declares-limit', 'body-is-json', 'read-has-no-body'].map(
          (rule) => `${rule} specs/marketing-v3/lists/listLists.yaml`,
        ),
        'paged-list-says-so specs/marketing-v3/campaigns/listCampaigns.yaml',
      ]),
    )
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
