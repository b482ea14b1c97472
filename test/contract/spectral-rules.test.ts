// Takes the examples of the page about the rules, and further cases, to the Spectral command, all in one run.
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { Marked } from 'marked'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { apiNames, root } from '../../scripts/contract/bundle.ts'
import type { Document } from '../../scripts/contract/document.ts'
import { createLocate } from '../../scripts/contract/places.ts'
import type { SourceFile } from '../../scripts/contract/sources.ts'
import { readSources } from '../../scripts/contract/sources.ts'
import { runRedocly } from '../../scripts/contract/tools.ts'
import { lintBundles } from '../../scripts/lint/tools.ts'
import { readGuide } from '../../src/server/docs/guides.ts'

type Node = Record<string, unknown>
interface Problem {
  code: string
  path: (string | number)[]
  source: string
  message: string
}
interface Rule {
  given: string
  message?: string
  description: string
  severity: string
  then: { function: string; functionOptions?: { of: string; check: string } }
}
interface Ruleset {
  documentationUrl: string
  functions: string[]
  rules: Record<string, Rule | 'off'>
}

const ruleset = parse(await readFile(join(root, '.spectral.yaml'), 'utf8')) as Ruleset
const rules = Object.entries(ruleset.rules).filter((entry): entry is [string, Rule] => entry[1] !== 'off')
const names = rules.map(([name]) => name)

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** `over` laid over `under`: objects are joined, everything else is replaced. */
function merged(under: unknown, over: unknown): unknown {
  if (!isNode(under) || !isNode(over)) return over
  const members = Object.entries(over).map(([key, value]) => [key, key in under ? merged(under[key], value) : value])
  return { ...under, ...Object.fromEntries(members) }
}

const operation = (operationId: string) => ({
  operationId,
  summary: 'A thing',
  description: 'A thing.',
  tags: ['Things'],
  responses: { 200: { description: 'Done.' } },
})
const object = { type: 'object', 'x-provenance': 'stated' }

const base = {
  openapi: '3.1.1',
  info: { title: 'Example API', version: '1.0.0', description: 'An API without a fault.' },
  servers: [{ url: 'https://localhost:8443' }],
  security: [{ ApiKey: [] }],
  tags: [{ name: 'Things', description: 'Things.' }],
  paths: { '/things': { get: operation('getThing'), put: operation('replaceThing') } },
  components: {
    securitySchemes: { ApiKey: { type: 'apiKey', in: 'header', name: 'ApiKey' } },
    schemas: { Cat: object, Dog: object },
  },
}

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })
const at = (method: string, value: unknown) => ({ paths: { '/things': { [method]: value } } })

/** What the first line of an example says it is. */
const places: Record<string, (value: Node) => unknown> = {
  '# The document': (value) => value,
  '# GET /things': (value) => at('get', value),
  '# PUT /things': (value) => at('put', value),
  '# POST /things': (value) => at('post', { ...operation('createThing'), ...value }),
  '# A schema': (value) => ({ components: { schemas: { Thing: { 'x-provenance': 'stated', ...value } } } }),
  '# A schema of a request': (value) => at('put', { requestBody: json(value) }),
  '# A schema of a response': (value) => at('get', { responses: { 200: json(value) } }),
}

/** The document that an example is part of. Operations that it adds get what every operation has. */
function documentOf(example: string): Document {
  const place = places[example.slice(0, example.indexOf('\n'))]
  if (!place) throw new Error(`Begin the example with one of ${Object.keys(places).join(', ')}:\n${example}`)
  const document = merged(base, place(parse(example) as Node)) as { [section: string]: Node }
  for (const section of ['paths', 'webhooks']) {
    for (const item of Object.values(document[section] ?? {})) {
      for (const [method, given] of Object.entries(item as Node))
        if (method !== 'parameters') (item as Node)[method] = { ...operation(`${method}Thing`), ...(given as Node) }
    }
  }
  return document as unknown as Document
}

interface Section {
  name: string
  why: string
  wrong: string
  right: string
}

/** The sections of the page that have the name of a rule. */
function sectionsOf(text: string): Section[] {
  const sections: Section[] = []
  for (const token of new Marked().lexer(text)) {
    if (token.type === 'heading') sections.push({ name: String(token['text']), why: '', wrong: '', right: '' })
    const section = sections.at(-1)
    if (!section) continue
    if (token.type === 'paragraph' && section.why === '') section.why = String(token['text'])
    if (token.type === 'code' && token['lang'] === 'yaml')
      section[section.wrong === '' ? 'wrong' : 'right'] = `${token['text']}\n`
  }
  return sections.filter(({ name }) => names.includes(name))
}

const sections = sectionsOf(readGuide('contract-rules').text)

/** A fault that the examples do not show, with its place. */
interface Fault {
  fault: string
  rule: string
  place: string
  /** Otherwise it is a schema of a request. */
  example: string
}
const inRequest = '/paths/~1things/put/requestBody/content/application~1json/schema'
const inResponse = '/paths/~1things/get/responses/200/content/application~1json/schema'
const request = (schema: string) => `# A schema of a request\n${schema}\n`

const faults: Fault[] = [
  ...(
    [
      ['a list among other types', 'request-list-bound', '{ type: [array, "null"], items: { type: boolean } }', ''],
      ['any object', 'request-map-bound', '{ type: object }', ''],
      ['a map by patterns', 'request-map-bound', '{ type: object, patternProperties: { ^x: { type: boolean } } }', ''],
      ['a text with a format', 'request-text-bound', '{ type: string, format: uri }', ''],
      ['a text with one anchor', 'request-text-bound', '{ type: string, pattern: ^a }', ''],
      [
        'a text in an arm of a list of maps',
        'request-text-bound',
        '{ type: array, maxItems: 9, items: { oneOf: [{ type: object, maxProperties: 9, additionalProperties: { type: string } }, { type: boolean }] } }',
        '/items/oneOf/0/additionalProperties',
      ],
      [
        'a text in a tuple',
        'request-text-bound',
        '{ type: array, maxItems: 2, prefixItems: [{ type: string }] }',
        '/prefixItems/0',
      ],
      [
        'an arm that is closed',
        'request-body-open',
        '{ oneOf: [{ type: object, properties: { a: { type: boolean } }, unevaluatedProperties: false }, { type: boolean }] }',
        '/oneOf/0',
      ],
      [
        'a composed member',
        'request-body-flat',
        '{ type: object, properties: { a: { allOf: [{ type: boolean }] } } }',
        '/properties/a',
      ],
      ['an integer among other types', 'integer-width', '{ type: [integer, boolean] }', ''],
      ...(
        [
          [
            'alternatives of which one only adds a rule',
            '{ oneOf: [{ type: object, properties: { a: { type: boolean } } }, { type: object, properties: { b: { type: boolean } } }, { required: [a] }] }',
            '/oneOf',
          ],
          ['a negation', '{ type: object, properties: { a: { type: boolean } }, not: { required: [a] } }', '/not'],
          [
            'a condition',
            '{ type: object, properties: { a: { type: boolean } }, if: { required: [a] }, then: { required: [a] } }',
            '/if',
          ],
          [
            'members that need others',
            '{ type: object, properties: { a: { type: boolean } }, dependentRequired: { a: [b] } }',
            '/dependentRequired',
          ],
          [
            'properties beside a union',
            '{ type: object, properties: { a: { type: boolean } }, oneOf: [{ type: object, properties: { b: { type: boolean } } }, { type: object, properties: { c: { type: boolean } } }] }',
            '/properties',
          ],
          ['several types', '{ type: [boolean, number] }', '/type'],
          ['several types and null', '{ type: [boolean, number, "null"] }', '/type'],
          ['a constant', '{ type: string, const: a }', '/const'],
          ['an enum without a type', '{ enum: [a, b] }', '/enum'],
          ['an enum with null', '{ type: [boolean, "null"], enum: [true, null] }', '/enum'],
          ['an enum with an empty value', '{ type: string, enum: [a, ""] }', '/enum'],
          ['an enum with values of one name', '{ type: string, enum: [a-b, a_b] }', '/enum'],
          ['an enum with too few names', '{ type: string, enum: [a, ""], x-enum-varnames: [a] }', '/x-enum-varnames'],
          ['the format of a host', '{ type: string, maxLength: 9, format: hostname }', '/format'],
          ['a default with a quote', `{ type: string, maxLength: 9, default: "a'b" }`, '/default'],
          ['a default with a backslash', "{ type: string, maxLength: 9, default: 'a\\b' }", '/default'],
          [
            'members named by a pattern',
            '{ type: object, maxProperties: 9, patternProperties: { ^x: { type: boolean } } }',
            '/patternProperties',
          ],
          ['a tuple', '{ type: array, maxItems: 1, prefixItems: [{ type: boolean }] }', '/prefixItems'],
          ['a member without a schema', '{ type: object, properties: { a: true } }', '/properties/a'],
        ] as const
      ).map(([fault, schema, below]) => [fault, 'portable-schema', schema, below] as const),
    ] as const
  ).map(([fault, rule, schema, below]) => ({ fault, rule, place: `${inRequest}${below}`, example: request(schema) })),
  {
    fault: 'null among the values of an arm of a response',
    rule: 'answer-without-null',
    place: `${inResponse}/items/oneOf/1`,
    example:
      '# A schema of a response\n{ type: array, items: { oneOf: [{ type: boolean }, { enum: [true, null] }] } }\n',
  },
  {
    fault: 'a reference to an integer that may be 0, as an id',
    rule: 'answer-id-positive',
    place: '/components/schemas/Count',
    example: `# The document
components: { schemas: { Count: { type: integer, format: int64, minimum: 0, x-provenance: stated } } }
paths:
  /things:
    get:
      responses:
        200:
          content:
            application/json:
              schema: { type: object, properties: { form_id: { $ref: '#/components/schemas/Count' }, opens: { $ref: '#/components/schemas/Count' } } }
`,
  },
  {
    fault: 'null in a webhook',
    rule: 'answer-without-null',
    place: '/webhooks/thing/post/requestBody/content/application~1json/schema',
    example:
      '# The document\nwebhooks: { thing: { post: { requestBody: { content: { application/json: { schema: { type: "null" } } } } } } }\n',
  },
  {
    fault: 'null in a callback',
    rule: 'answer-without-null',
    place: '/paths/~1things/put/callbacks/done/{$request.body~1url}/post/requestBody/content/application~1json/schema',
    example:
      '# PUT /things\ncallbacks: { done: { "{$request.body/url}": { post: { operationId: thingDone, description: Done., summary: Done, tags: [Things], responses: { 200: { description: Done. } }, requestBody: { content: { application/json: { schema: { type: "null" } } } } } } } }\n',
  },
  {
    fault: 'a webhook of an API that others implement, which is a request to the platform',
    rule: 'request-text-bound',
    place: '/webhooks/thing/post/requestBody/content/application~1json/schema',
    example:
      '# The document\nx-implemented-by: gateways\nwebhooks: { thing: { post: { requestBody: { content: { application/json: { schema: { type: string } } } } } } }\n',
  },
  ...['path', 'query', 'header'].map((place) => ({
    fault: `a parameter in the ${place}`,
    rule: 'request-text-bound',
    place: '/paths/~1things~1{a}/get/parameters/0/schema',
    example: `# The document\npaths: { '/things/{a}': { get: { operationId: getOther, parameters: [{ name: a, in: ${place}, required: true, schema: { type: string } }${place === 'path' ? '' : ', { name: a, in: path, required: true, schema: { type: boolean } }'}] } } }\n`,
  })),
  {
    fault: 'a shared parameter',
    rule: 'request-text-bound',
    place: '/components/parameters/Colour/schema',
    example: `# The document
components: { parameters: { Colour: { name: colour, in: query, schema: { type: string } } } }
paths: { /things: { get: { parameters: [{ $ref: '#/components/parameters/Colour' }] }, put: { parameters: [{ $ref: '#/components/parameters/Colour' }] } } }
`,
  },
  {
    fault: 'a schema that contains itself',
    rule: 'request-list-bound',
    place: '/components/schemas/Tree/properties/trees',
    example: `# The document
components: { schemas: { Tree: { type: object, x-provenance: stated, properties: { trees: { type: array, items: { $ref: '#/components/schemas/Tree' } } } } } }
paths: { /things: { put: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Tree' } } } } } } }
`,
  },
  {
    fault: 'a metered operation without the headers of its limits',
    rule: 'rate-limit-headers',
    place: '/paths/~1things/get/responses/200',
    example: '# The document\ninfo: { title: Registered API }\npaths: { /things: { put: { responses: null } } }\n',
  },
  {
    fault: 'an operation without a key, which is metered',
    rule: 'rate-limit-headers',
    place: '/paths/~1things/get/responses/200',
    example: '# GET /things\nsecurity: []\n',
  },
  {
    fault: 'a key where nothing takes effect',
    rule: 'idempotency-key',
    place: '/paths/~1things/get',
    example:
      '# GET /things\nparameters: [{ name: Idempotency-Key, in: header, schema: { type: string, maxLength: 255 } }]\n',
  },
  ...['409', '422', 'header'].map((missing) => ({
    fault: `a key without ${missing}`,
    rule: 'idempotency-key',
    place: '/paths/~1things/post',
    example: `# POST /things\nparameters: [{ name: Idempotency-Key, in: header, schema: { type: string, maxLength: 255 } }]\nresponses: { ${[
      `201: { description: Created.${missing === 'header' ? '' : ', headers: { Idempotent-Replayed: { schema: { type: boolean } } }'} }`,
      ...['409', '422'].filter((status) => status !== missing).map((status) => `${status}: { description: Refused. }`),
    ].join(', ')} }\n`,
  })),
]

/** The rule that also finds what other rules use as an example. */
const portable = 'portable-schema'
const isOf = (rule: string) => (one: string) => rule === portable || !one.startsWith(`${portable} `)

/** Documents that look like a fault and are none. */
const refusing400 = 'a POST of an API that refuses with 400'

const rightOnes: Record<string, string> = {
  'data that looks like a schema':
    '# A schema\ntype: object\nexample: { type: integer, x: { discriminator: { propertyName: a } } }\nproperties: { type: { type: string, enum: [integer] }, discriminator: { type: boolean }, const: { type: boolean }, not: { type: boolean } }\n',
  'a null in a request': request('{ type: [boolean, "null"] }'),
  'a list without a bound in a response': '# A schema of a response\n{ type: array, items: { type: string } }\n',
  'a rule between members': request(
    '{ type: object, properties: { a: { type: boolean } }, x-requires: { anyOf: [[a]] } }',
  ),
  'an empty value with a name': request('{ type: string, enum: [a, ""], x-enum-varnames: [a, none] }'),
  'alternatives of different types': request(
    '{ oneOf: [{ type: boolean }, { type: array, maxItems: 1, items: { type: boolean } }] }',
  ),
  'a type with null': request('{ type: [boolean, "null"] }'),
  'a POST of an API that others implement':
    '# The document\nx-implemented-by: gateways\npaths: { /things: { post: { operationId: createThing } } }\n',
  // The API is metered, and the headers of its limits have their own example.
  [refusing400]: `# The document
info: { title: Transactional API }
paths: { /things: { post: { operationId: createThing, parameters: [{ name: Idempotency-Key, in: header, schema: { type: string, maxLength: 255 } }], responses: { 200: { description: Done., headers: { Idempotent-Replayed: { schema: { type: boolean } } } }, 400: { description: Refused. } } } } }
`,
  'a rule that a schema breaks on purpose':
    '# A schema of a response\n{ type: object, x-lint-except: { answer-id-positive: There is a reason. }, properties: { a_id: { type: integer, format: int64 } } }\n',
}

/** A file of the functions that Spectral loads. */
const functionFile = async <T>(name: string) =>
  (await import(join(root, 'scripts', 'lint', 'functions', `${name}.js`))) as T

const bundleOf = async (api: string) =>
  JSON.parse(await readFile(join(root, 'generated', api, 'openapi.json'), 'utf8')) as Document

const spectral = join(root, 'node_modules/@stoplight/spectral-cli/dist/index.js')
const run = promisify(execFile)

/** What the command finds in files, with the resolver of its own, as in an editor. */
async function lintFiles(files: string[], rulesFile = join(root, '.spectral.yaml')): Promise<Problem[]> {
  const args = ['lint', ...files, '--ruleset', rulesFile, '--format', 'json', '--quiet']
  const { stdout } = await run(process.execPath, [spectral, ...args], { maxBuffer: 64e6 }).catch(
    (error: { code: number; stdout: string; stderr: string }) => {
      if (error.code !== 1) throw new Error(error.stderr)
      return error
    },
  )
  return JSON.parse(stdout) as Problem[]
}

/**
 * What the extension of VS Code finds: it bundles rules and functions with Rollup for a place without modules, and runs
 * that (server/src/linter.ts of stoplightio/vscode-spectral).
 */
async function lintAsExtension(file: string): Promise<Problem[]> {
  const load = createRequire(createRequire(spectral).resolve('@stoplight/spectral-ruleset-bundler'))
  const { rollup } = load('rollup')
  const { runtime } = load('@stoplight/spectral-ruleset-bundler/presets/runtime')
  const { commonjs } = load('@stoplight/spectral-ruleset-bundler/plugins/commonjs')
  const { stdin } = load('@stoplight/spectral-ruleset-bundler/plugins/stdin')
  const { migrateRuleset } = load('@stoplight/spectral-ruleset-migrator')
  const { Document: SpectralDocument, Ruleset, Spectral } = load('@stoplight/spectral-core')
  const { Yaml } = load('@stoplight/spectral-parsers')
  const io = { fs, fetch: () => Promise.reject(new Error('No network')) }
  const input = join(root, '.spectral.js')
  const rulesText = await migrateRuleset(join(root, '.spectral.yaml'), { format: 'esm', ...io })
  const plugins = [stdin(rulesText, input), ...runtime(io), commonjs()]
  const bundle = await rollup({ input, plugins, treeshake: false, watch: false, perf: false })
  const [{ code }] = (await bundle.generate({ format: 'iife', exports: 'auto', name: 'rules' })).output
  const linter = new Spectral()
  linter.setRuleset(new Ruleset(Function(`${code}; return rules`)(), { severity: 'recommended', source: input }))
  return linter.run(new SpectralDocument(await readFile(file, 'utf8'), Yaml, file), { ignoreUnknownFormat: true })
}

const step = (text: string | number) => String(text).replaceAll('~', '~0').replaceAll('/', '~1')
const placeOf = ({ code, path }: Problem) => `${code} /${path.map(step).join('/')}`

describe('each rule', () => {
  const documents = new Map<string, Document>([
    ...sections.flatMap(({ name, wrong, right }): [string, Document][] => [
      [`${name}.wrong`, documentOf(wrong)],
      [`${name}.right`, documentOf(right)],
    ]),
    ...faults.map(({ example }, index): [string, Document] => [`fault-${index}`, documentOf(example)]),
    ...Object.values(rightOnes).map((example, index): [string, Document] => [`right-${index}`, documentOf(example)]),
  ])
  let folder: string
  let found: Map<string, string[]>
  let inBundles: Map<string, string[]>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rules-'))
    const files = [...documents].map(async ([name, document]) => {
      const file = join(folder, `${name}.yaml`)
      await writeFile(file, stringify(document))
      return file
    })
    const problems = await lintFiles(await Promise.all(files))
    const named = (name: string) => problems.filter(({ source }) => source === join(folder, `${name}.yaml`))
    found = new Map([...documents.keys()].map((name) => [name, named(name).map(placeOf)]))
    const findings = await lintBundles(documents, (api) => (pointer) => ({ file: api, place: pointer }))
    inBundles = new Map(
      [...documents.keys()].map((name) => [
        name,
        findings.filter(({ file }) => file === name).map(({ rule, place }) => `${rule} ${place.slice(1)}`),
      ]),
    )
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('has a section of the page, at its address', () => {
    expect(sections.map(({ name }) => name)).toEqual(names)
    expect(sections.filter(({ why, wrong, right }) => why === '' || wrong === '' || right === '')).toEqual([])
    expect(new URL(ruleset.documentationUrl).pathname).toBe('/docs/contract-rules.html')
    expect(rules.filter(([, { severity }]) => severity !== 'error')).toEqual([])
  })

  test.each(names)('%s finds its wrong example, and nothing in the right one', (name) => {
    expect(found.get(`${name}.wrong`)?.filter(isOf(name))).toEqual([expect.stringMatching(new RegExp(`^${name} /`))])
    expect(found.get(`${name}.right`)).toEqual([])
  })

  test.each(faults.map((fault, index) => ({ ...fault, index })))('$rule finds $fault', ({ rule, place, index }) => {
    expect(found.get(`fault-${index}`)?.filter(isOf(rule))).toEqual([`${rule} ${place}`])
  })

  test.each(Object.keys(rightOnes).map((name, index) => ({ name, index })))('none finds $name', ({ name, index }) => {
    const all = found.get(`right-${index}`)
    const judged = name === refusing400 ? all?.filter((one) => !one.startsWith('rate-limit-headers ')) : all
    expect(judged).toEqual([])
  })

  test('says the same of a bundle in `npm run lint`, which resolves references in its own way', () => {
    const sorted = (all: Map<string, string[]>) => [...all].map(([name, places]) => [name, places.toSorted()])
    expect(sorted(inBundles)).toEqual(sorted(found))
  })
})

test.each([
  ['^[a-f0-9]{10}$', true],
  ['^$|^d{4}-d{2}$', true],
  ['^(a|b){1,3}$', true],
  ['^[+*]\\+$', true],
  ['[a-f0-9]{10}', false],
  ['^a$|b', false],
  ['^a+$', false],
  ['^a{3,}$', false],
  ['^(a*)$', false],
])('the pattern %s limits its text: %s', async (pattern, isBounded) => {
  const { isBoundedPattern } = await functionFile<{ isBoundedPattern(pattern: string): boolean }>('lib/checks')
  expect(isBoundedPattern(pattern)).toBe(isBounded)
})

describe('the contract', () => {
  let bundles: Document[]
  beforeAll(async () => {
    bundles = await Promise.all((await apiNames()).map(bundleOf))
  })

  test('has places for the `given` of each rule', async () => {
    const given = Object.fromEntries(
      rules.map(([name, rule]) => [name, { given: rule.given, then: { function: 'undefined' } }]),
    )
    const folder = await mkdtemp(join(tmpdir(), 'given-'))
    const file = join(folder, 'given.yaml')
    await writeFile(file, stringify({ rules: given }))
    const files = (await apiNames()).map((api) => join(root, 'generated', api, 'openapi.json'))
    const problems = await lintFiles(files, file)
    await rm(folder, { recursive: true })
    expect(names.filter((name) => !problems.some(({ code }) => code === name))).toEqual([])
  })

  test('has schemas for the check of each rule about schemas', async () => {
    const { checks } = await functionFile<{ checks: Record<string, { applies(schema: Node): boolean }> }>('lib/checks')
    const { startsOf } = await functionFile<{ startsOf: Record<string, (root: Document) => unknown[]> }>(
      'lib/operations',
    )
    const { schemasFrom } = await functionFile<{
      schemasFrom(root: Document, starts: unknown[]): Iterable<{ schema: Node }>
    }>('lib/reached')
    const without = rules.filter(([, { then }]) => {
      if (then.function !== 'eachSchema') return false
      const { of = '', check = '' } = then.functionOptions ?? {}
      return !bundles.some((bundle) =>
        [...schemasFrom(bundle, startsOf[of]?.(bundle) ?? [])].some(({ schema }) => checks[check]?.applies(schema)),
      )
    })
    expect(without).toEqual([])
    expect(new Set(rules.flatMap(([, { then }]) => then.functionOptions?.check ?? []))).toEqual(
      new Set(Object.keys(checks)),
    )
  })

  test('has the APIs that options name', () => {
    const titles = bundles.map(({ info }) => info.title)
    const named = [...JSON.stringify(ruleset.rules).matchAll(/\w+ API(?=")/g)].map(([title]) => title)
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((title) => !titles.includes(title))).toEqual([])
  })
})

describe('in an editor, on the sources', () => {
  let folder: string
  let files: SourceFile[]
  /** The files that have a fault, with the rule that finds it and its place. */
  const planted = [
    'integer-width specs/carrier-v1/schemas/CarriedMessage.yaml #/properties/parts',
    'provenance-names-decision specs/carrier-v1/schemas/CarriedMessage.yaml #/properties/valid_for',
    'read-has-no-body specs/carrier-v1/calls/deleteCall.yaml #/requestBody',
    'request-text-bound specs/carrier-v1/schemas/CarriedMessage.yaml #/properties/text',
  ]
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sources-'))
    for (const part of ['redocly.yaml', 'specs/carrier-v1', 'specs/shared', 'specs/decisions.yaml'])
      await cp(join(root, part), join(folder, part), { recursive: true })
    const change = async (path: string, ...edits: [from: RegExp, to: string][]) => {
      const text = await readFile(join(folder, path), 'utf8')
      const changed = edits.reduce((result, [from, to]) => result.replace(from, to), text)
      expect(changed).not.toBe(text)
      await writeFile(join(folder, path), changed)
    }
    await change(
      'specs/carrier-v1/schemas/CarriedMessage.yaml',
      [/^ {4}maxLength: 10000\n/m, ''],
      [/(parts:\n.*\n.*\n) {4}format: int32\n/, '$1'],
      [/ {4}x-decision: A-030\n/, ''],
    )
    await change('specs/carrier-v1/calls/deleteCall.yaml', [
      /$/,
      'requestBody:\n  content:\n    application/json:\n      schema:\n        type: boolean\n',
    ])
    files = await readSources()
  })
  afterAll(() => rm(folder, { recursive: true }))

  const placeIn = ({ code, source, path }: Problem) =>
    `${code} ${relative(folder, source)} #/${path.map(step).join('/')}`

  test('the command finds each fault in its file', async () => {
    const problems = await lintFiles([join(folder, 'specs/carrier-v1/openapi.yaml')])
    expect(problems.map(placeIn).toSorted()).toEqual(planted)
  })

  test('`npm run lint` finds the same in the bundle', async () => {
    const { stdout } = await runRedocly(['bundle', 'carrier-v1', '--ext', 'json'], folder)
    const bundle = JSON.parse(stdout) as Document
    const findings = await lintBundles(new Map([['carrier-v1', bundle]]), (api) => createLocate(api, bundle, files))
    expect(findings.map(({ rule, file, place }) => `${rule} ${file} ${place}`).toSorted()).toEqual(planted)
  })

  test('the extension of VS Code finds the same', async () => {
    const problems = await lintAsExtension(join(folder, 'specs/carrier-v1/openapi.yaml'))
    expect(problems.map(placeIn).toSorted()).toEqual(planted)
  })
})
