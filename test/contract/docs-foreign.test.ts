// `messaging docs --contract` from an empty folder: a shop for pets in several files, our largest API as if it were another
// one, and contracts that cannot be read.
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import { type ApiDocument, rowsOf } from '../../src/server/docs/contracts.ts'

const cli = join(root, 'src/cli/messaging.js')
let folder: string
const docs = (...args: string[]) => promisify(execFile)(process.execPath, [cli, 'docs', ...args], { cwd: folder })
const text = (path: string) => readFile(join(folder, path), 'utf8')

async function write(files: Record<string, string>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
}

const shop = {
  'shop/openapi.yaml': `openapi: 3.0.3
info: { title: Pet shop, version: 1.2.0, description: Sells **pets**. }
servers: [{ url: '/v1/{region}', variables: { region: { default: eu } } }]
security: [{ token: [] }]
tags: [{ name: Pets, description: All animals. }]
paths:
  /pets/{pet-id}:
    parameters:
      - { name: pet-id, in: path, required: true, schema: { type: string, example: p-1 } }
    get:
      tags: [Pets]
      operationId: pets/get
      summary: Get a pet
      responses:
        '200': { description: The pet., content: { application/json: { schema: { $ref: schemas/Pet.yaml } } } }
        default: { $ref: 'common.yaml#/responses/Problem' }
    put: { $ref: operations/replace.yaml }
  /about:
    get: { security: [], responses: { '204': { description: Nothing. } } }
components:
  securitySchemes: { token: { type: http, scheme: bearer } }
`,
  'shop/operations/replace.yaml': `tags: [Pets]
operationId: replacePet
summary: Replace a pet
requestBody: { required: true, content: { application/json: { schema: { $ref: ../schemas/Pet.yaml } } } }
responses: { '200': { description: Done. } }
callbacks:
  sold:
    '{$request.body#/url}':
      post: { operationId: petSold, summary: A pet was sold, responses: { '204': { description: Received. } } }
`,
  'shop/schemas/Pet.yaml': `allOf:
  - $ref: Named.yaml
  - type: object
    required: [kind]
    properties:
      kind: { type: string, enum: [dog, cat] }
      age: { type: integer, minimum: 0, exclusiveMinimum: true, nullable: true }
      parent: { $ref: Pet.yaml }
`,
  'shop/schemas/Named.yaml':
    'type: object\nrequired: [name]\nproperties: { name: { type: string, maxLength: 40, example: Rex } }\n',
  'shop/common.yaml': `responses:
  Problem: { description: It failed., content: { application/json: { schema: { $ref: 'common.yaml#/schemas/Problem' } } } }
schemas:
  Problem: { type: object, properties: { detail: { type: string } } }
`,
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docs-foreign-'))
  await write(shop)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Links in the pages of a site that lead to no file. */
async function deadLinks(site: string): Promise<string[]> {
  const files = new Set(await readdir(join(folder, site), { recursive: true }))
  const dead: string[] = []
  for (const file of [...files].filter((one) => one.endsWith('.html'))) {
    for (const [, to = ''] of (await text(`${site}/${file}`)).matchAll(/(?:href|src)="([^"#:]+)(?:#[^"]*)?"/g))
      if (!files.has(posix.join(posix.dirname(file), to))) dead.push(`${file}: ${to}`)
  }
  return dead
}

describe('a contract in several files', () => {
  beforeAll(() => docs('--contract', 'shop', '--out', 'site'))

  test('has a page for each operation, and links that lead somewhere', async () => {
    expect((await readdir(join(folder, 'site/shop'))).filter((name) => name.endsWith('.html')).sort()).toEqual([
      'get-about.html',
      'index.html',
      'pets-get.html',
      'replacePet.html',
    ])
    expect(await deadLinks('site')).toEqual([])
    expect(await text('site/shop/index.html')).toContain('<strong>pets</strong>')
    expect(await text('site/shop/index.html')).toContain('id="petSold"')
  })

  test('shows members of allOf, limits of OpenAPI 3.0, and shared parameters', async () => {
    const page = await text('site/shop/replacePet.md')
    expect(page).toContain('- `name` (string; required; at most 40 characters)')
    expect(page).toContain('- `kind` (string; required; one of "dog", "cat")')
    expect(page).toContain('- `age` (integer or null; more than 0)')
    expect(page).toContain('- in the path: `pet-id` (string; required')
    expect(await text('site/shop/pets-get.html')).toContain('It failed.')
  })

  test('has samples with the address, the token and a body', async () => {
    const page = (await text('site/shop/replacePet.html')).replace(/<[^>]+>/g, '').replaceAll('&#39;', "'")
    expect(page).toContain("curl -X PUT 'https://api.example.com/v1/eu/pets/p-1'")
    expect(page).toContain("'Authorization: Bearer YOUR_KEY'")
    expect(page).toContain('&quot;name&quot;: &quot;Rex&quot;')
    expect(await text('site/shop/get-about.html')).toContain('It needs no key.')
  })

  test('is published as one document with the same content', async () => {
    const document = JSON.parse(await text('site/shop/openapi.json')) as ApiDocument
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to)
    expect(references.every((to) => to?.startsWith('#/components/schemas/'))).toBe(true)
    expect(rowsOf(document.paths).map(({ operation }) => operation.summary)).toEqual([
      'Get a pet',
      'Replace a pet',
      undefined,
    ])
    expect(document.components.schemas?.['Pet']).toMatchObject({ allOf: [{ $ref: '#/components/schemas/Named' }, {}] })
  })

  test('has nothing of our platform, and no form', async () => {
    for (const file of (await readdir(join(folder, 'site'), { recursive: true })).filter((one) =>
      /\.(html|md|txt)$/.test(one),
    )) {
      const page = await text(`site/${file}`)
      expect(page).not.toMatch(/Messaging platform|localhost:8443|messaging-platform-client|data-try|cert\.pem/)
    }
  })
})

test('a large document has a page for each operation, at the address of --server', async () => {
  const path = join(root, 'generated/marketing-v3/openapi.json')
  const { stdout } = await docs(
    '--contract',
    path,
    '--out',
    'large',
    '--server',
    'https://gate.example.com/api/',
    '--json',
  )
  const document = JSON.parse(await readFile(path, 'utf8')) as ApiDocument
  const rows = rowsOf(document.paths)
  expect((JSON.parse(stdout) as { files: number }).files).toBeGreaterThan(2 * rows.length)
  for (const { operation, method, path: route } of rows) {
    const page = await text(`large/marketing-v3/${operation.operationId}.md`)
    expect(page).toContain(`\`${method.toUpperCase()} https://gate.example.com/api${route}\``)
  }
  expect(await deadLinks('large')).toEqual([])
  expect(JSON.parse(await text('large/marketing-v3/openapi.json'))).toEqual(document)
})

test.each([
  { given: 'missing.yaml', files: {}, want: 'missing.yaml does not exist' },
  { given: 'bare', files: { 'bare/notes.yaml': 'a: 1\n' }, want: 'bare has no document of OpenAPI' },
  { given: 'old.json', files: { 'old.json': '{ "swagger": "2.0" }' }, want: 'but of version 2.0. Convert it first.' },
  {
    given: 'broken.yaml',
    files: { 'broken.yaml': 'openapi: "3.1.0"\npaths: { a: [\n' },
    want: 'broken.yaml cannot be read',
  },
  {
    given: 'dangling.yaml',
    files: { 'dangling.yaml': "openapi: 3.1.0\npaths: { /a: { $ref: '#/components/pathItems/a' } }\n" },
    want: '#/components/pathItems/a, which leads nowhere',
  },
  {
    given: 'remote.yaml',
    files: { 'remote.yaml': "openapi: 3.1.0\npaths: { /a: { $ref: 'https://example.com/a.yaml' } }\n" },
    want: 'https://example.com/a.yaml, which is on another host',
  },
])('$given is a misuse that writes nothing', async ({ given, files, want }) => {
  await write(files as Record<string, string>)
  const failed = await docs('--contract', given, '--out', 'never').catch(
    (error: { code: number; stderr: string }) => error,
  )
  expect(failed).toMatchObject({ code: 2, stderr: expect.stringContaining(want) as string })
  await expect(readdir(join(folder, 'never'))).rejects.toThrow(/ENOENT/)
})
