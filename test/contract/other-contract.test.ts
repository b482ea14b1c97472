// Lint, diff, mock and generate for a contract that is not ours, from an empty folder: a small one of OpenAPI 3.0, and a large
// one without our folders.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import { freePort } from '../support/free-port.ts'
import { petstore } from '../support/petstore.ts'

const program = join(root, 'src', 'cli', 'messaging.js')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'other-contract-test-'))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await write('pets.yaml', petstore())
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function write(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true })
  await writeFile(join(folder, name), text)
}

/** Runs a command in the folder. */
const messaging = (...words: string[]): Promise<{ code: number; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [program, ...words], { cwd: folder, maxBuffer: 64e6 }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr })
    })
  })

const lines = (text: string): string[] =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('messaging '))

describe('lint', () => {
  /** The line and the text of each error. */
  const errorsIn = async (name: string): Promise<string[]> => {
    const { stderr } = await messaging('lint', '--contract', name)
    const errors = lines(stderr).filter((line) => !line.includes('[warning: '))
    return errors.map((line) => line.replace(/^[^:]+:(\d+):\d+ \S+ +/, '$1 '))
  }

  test('the forms of OpenAPI 3.0 are valid: null, exclusive limits, members called like keywords', async () => {
    expect(await errorsIn('pets.yaml')).toEqual([])
  })

  test.each([
    ['null where it is not allowed', 'nickname: R }', 'nickname: null }', /null|string/],
    ['a value at an exclusive limit', 'example: 99', 'example: 100', /100|limit|maximum|</],
    ['a value that is not in an enum', 'status: sold,', 'status: lost,', /allowed values/],
  ])('%s', async (_what, from, to, says) => {
    await write('slip.yaml', petstore([from, to]))
    const line = petstore().slice(0, petstore().indexOf(from)).split('\n').length
    const found = await errorsIn('slip.yaml')
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(new RegExp(`^${line} `))
    expect(found[0]).toMatch(says)
  })
})

describe('lint with rules of the contract', () => {
  test('a rule that Redocly does not know is an error, because it checks nothing [redocly-cli#617]', async () => {
    await write('ruled/pets.yaml', petstore())
    await write('ruled/redocly.yaml', 'extends: [recommended]\nrules:\n  no-such-rule: error\n')
    const { code, stdout } = await messaging('lint', '--contract', 'ruled', '--format', 'json')
    const { findings } = JSON.parse(stdout) as { findings: object[] }
    expect(findings).toContainEqual(
      expect.objectContaining({ file: 'ruled/redocly.yaml', line: 3, rule: 'configuration' }),
    )
    expect(code).toBe(1)
  })

  test('every error of an example is said [spectral#2580]', async () => {
    await write('errors.yaml', petstore(['id: 1, name: Rex, value: null', 'id: a, name: 2, value: null']))
    const { stderr } = await messaging('lint', '--contract', 'errors.yaml')
    expect(stderr).toMatch(/\/0\/id must be integer; \/0\/name must be string/)
  })
})

describe('diff', () => {
  const removed = petstore().slice(petstore().indexOf('    delete:'), petstore().indexOf('components:'))
  const edits = [
    ['        nickname: { type: string }\n', ''],
    [', nickname: R }', ' }'],
    ['enum: [available, sold]', 'enum: [available, sold, lost]'],
    ['required: [name]', 'required: [name, tag]'],
    ['x-secret: true\n', ''],
    ['x-shop-level: gold', 'x-shop-level: silver'],
    [removed, ''],
  ] as const

  test('the breaks of a later version, each with its operations', async () => {
    await write('later.yaml', petstore(...edits))
    const { code, stdout, stderr } = await messaging('diff', '--contract', 'later.yaml', '--base', 'pets.yaml')
    expect(lines(stderr)).toEqual([
      expect.stringMatching(
        /^later\.yaml #\/components\/schemas\/Status\/enum .*listPets \(GET \/pets\), POST \/pets, getPet/,
      ),
      expect.stringMatching(
        /^later\.yaml #\/paths\/~1pets~1\{petId\}\/delete .* deletePet \(DELETE \/pets\/\{petId\}\)/,
      ),
      expect.stringMatching(/^later\.yaml #\/components\/schemas\/Pet\/properties\/nickname /),
      expect.stringMatching(/^later\.yaml #\/components\/schemas\/PetCreate\/required .* POST \/pets\./),
    ])
    expect(lines(stdout)).toEqual(['diff against pets.yaml: 4 breaks, 0 warnings, 0 harmless changes'])
    expect(code).toBe(1)
  })

  test('prose, order, spelling and extensions break nothing, and neither does 3.1', async () => {
    const same = petstore(
      ['openapi: 3.0.3', 'openapi: 3.1.0'],
      ['value: { type: number, nullable: true }', 'value: { type: [number, "null"] }'],
      ['schema: { type: string, nullable: true }', 'schema: { type: [string, "null"] }'],
      ['maximum: 100, exclusiveMaximum: true', 'exclusiveMaximum: 100'],
      ['x-secret: true\n', ''],
      ['Returns all pets.', 'Returns the pets.'],
      ['name: X-Tenant', 'name: x-tenant'],
    )
    await write('same.yaml', same)
    const { code, stdout, stderr } = await messaging('diff', '--contract', 'same.yaml', '--base', 'pets.yaml', '--json')
    expect(JSON.parse(stdout)).toMatchObject({ release: 'pets.yaml', unexplained: [], warnings: [] })
    expect([code, lines(stderr)]).toEqual([0, []])
  })

  test('folders are compared API by API', async () => {
    await write('was/pets/openapi.yaml', petstore())
    await write('was/shops/openapi.yaml', petstore())
    await write('is/pets/openapi.yaml', petstore(['enum: [available, sold]', 'enum: [available, sold, lost]']))
    await write('is/toys/openapi.yaml', petstore())
    const { code, stdout, stderr } = await messaging('diff', '--contract', 'is', '--base', 'was', '--all')
    expect(lines(stderr).map((line) => line.replace(/ It breaks.*\[/, ' ['))).toEqual([
      expect.stringMatching(
        /^is\/pets\/openapi\.yaml #\/components\/schemas\/Status\/enum .*\[pets enum-values-added /,
      ),
      expect.stringMatching(/^shops # {2}The API was removed or renamed\. \[shops api-gone /),
    ])
    expect(stdout).toContain('added toys  New API.')
    expect(code).toBe(1)
  })

  test('with --for: only what the code uses', async () => {
    await write('later.yaml', petstore(...edits))
    const code =
      'def sold(pet_id):\n    pet = session.get(f"{URL}/v1/pets/{pet_id}").json()\n    return pet["status"] == "sold"\n'
    await write('shop/pets.py', code)
    const words = ['--contract', 'later.yaml', '--base', 'pets.yaml', '--for', 'shop']
    const text = await messaging('diff', ...words)
    expect(lines(text.stdout).slice(0, 3)).toEqual([
      expect.stringMatching(/^used {2}breaking {2}later\.yaml #\/components\/schemas\/Status\/enum /),
      '  getPet (GET /pets/{petId}): shop/pets.py:2',
      '  `status`: shop/pets.py:3',
    ])
    expect(
      lines(text.stdout)
        .slice(3, -1)
        .every((line) => line.startsWith('unused  breaking ')),
    ).toBe(true)
    expect(lines(text.stdout).at(-1)).toBe(
      'diff against pets.yaml for shop: 1 of 4 breaks used; 1 operation used in 1 file',
    )
    expect(text.code).toBe(1)
    const { findings } = JSON.parse((await messaging('diff', ...words, '--format', 'json')).stdout) as {
      findings: { used: boolean; operations: object[] }[]
    }
    expect(findings.map(({ used }) => used)).toEqual([true, false, false, false])
    expect(findings[0]?.operations).toEqual([
      { id: 'getPet', method: 'GET', path: '/pets/{petId}', uses: [{ file: 'shop/pets.py', line: 2 }] },
    ])
    await write('shop/pets.py', code.replace('"status"', '"name"'))
    expect((await messaging('diff', ...words)).code).toBe(0)
  })

  test.each([
    { words: ['--contract', 'pets.yaml'], says: '--contract needs --base' },
    { words: ['--base', 'pets.yaml'], says: '--base needs --contract' },
    { words: ['--contract', 'pets.yaml', '--base', 'none.yaml'], says: 'none.yaml does not exist' },
    { words: ['--contract', 'pets.yaml', '--base', 'pets.yaml', '--waivers'], says: '--waivers is for the contract' },
    { words: ['--contract', 'pets.yaml', '--base', 'pets.yaml', '--for', 'none'], says: 'none does not exist' },
    { words: ['--contract', 'pets.yaml', '--base', 'pets.yaml', '--for', 'empty'], says: 'use no operation' },
  ])('$words: $says', async ({ words, says }) => {
    await write('empty/readme.py', 'print("pets")\n')
    const { code, stdout, stderr } = await messaging('diff', ...words)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain(says)
  })

  test('a document that cannot be read is a finding with its line', async () => {
    await write('broken.yaml', petstore(['tags: [Pets]', 'tags: [Pets']))
    const { code, stderr } = await messaging('diff', '--contract', 'broken.yaml', '--base', 'pets.yaml')
    expect(code).toBe(1)
    expect(stderr).toMatch(/^broken\.yaml:\d+:\d+ {2}This is not valid YAML/m)
  })
})

/** Compiles a program in the folder strictly; the messages of the compiler. */
function compiled(name: string): string[] {
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: ['node'], exactOptionalPropertyTypes: true },
    ...{
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
    },
    allowImportingTsExtensions: true,
  }
  const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram([join(folder, name)], options))
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

describe('generate', () => {
  test('types and a client that compile, and refuse what the contract lacks', async () => {
    const first = await messaging('generate', '--contract', 'pets.yaml', '--out', 'src/api')
    expect([first.code, lines(first.stdout)]).toEqual([0, ['src/api/: 2 files written']])
    await write('package.json', '{ "type": "module" }')
    const program = `import { createApiClient, server } from './src/api/client.ts'
const client = createApiClient({ fetch: (request: Request) => Promise.resolve(Response.json([{ id: 1, name: request.url }])) })
const { data } = await client.GET('/pets', { params: { query: { limit: 2 } } })
const name: string | undefined = data?.[0]?.name
console.log(server, name)
`
    await write('program.ts', program)
    expect(compiled('program.ts')).toEqual([])
    await write('wrong.ts', program.replace("'/pets'", "'/pet'").replace('?.name', '?.nam'))
    expect(compiled('wrong.ts')).not.toEqual([])
    const run = await new Promise<string>((resolve) => {
      execFile(process.execPath, [join(folder, 'program.ts')], { cwd: folder }, (_error, stdout, stderr) =>
        resolve(stdout || stderr),
      )
    })
    expect(run).toBe('https://eu.pets.test/v1 https://eu.pets.test/v1/pets?limit=2\n')
  })

  test('an object without listed members takes any [openapi-typescript#1514]', async () => {
    const free = 'meta: { type: object, anyOf: [{ type: object }, { type: object, nullable: true }] }'
    await write(
      'free.yaml',
      petstore(['        nickname: { type: string }', `        nickname: { type: object }\n        ${free}`]),
    )
    expect((await messaging('generate', '--contract', 'free.yaml', '--out', 'free')).code).toBe(0)
    const text = `import type { components } from './free/types.ts'
export const pet: components['schemas']['Pet'] = { id: 1, name: 'Rex', nickname: { short: 'R' }, meta: { age: 3 } }
`
    await write('uses-free.ts', text)
    expect(compiled('uses-free.ts')).toEqual([])
  })

  test('--check lists what is stale, from any folder', async () => {
    await messaging('generate', '--contract', 'pets.yaml', '--out', 'checked')
    const check = (...more: string[]) =>
      messaging('generate', '--contract', join(folder, 'pets.yaml'), '--out', 'checked', '--check', ...more)
    expect((await check()).code).toBe(0)
    await write('checked/types.ts', 'export {}\n')
    const { code, stderr } = await check()
    expect([code, lines(stderr)]).toEqual([1, [expect.stringMatching(/^checked\/types\.ts {2}This is not what/)]])
    expect(JSON.parse((await check('--json')).stdout)).toMatchObject({
      findings: [{ file: 'checked/types.ts' }],
      written: [],
    })
  })

  test('--contract needs --out', async () => {
    expect(await messaging('generate', '--contract', 'pets.yaml')).toMatchObject({
      code: 2,
      stderr: /--contract needs --out/,
    })
  })
})

describe('mock', () => {
  test('answers with the examples of the contract and refuses what does not fit', async () => {
    const port = await freePort()
    const words = ['mock', '--contract', 'pets.yaml', '--port-base', String(port)]
    const child = spawn(process.execPath, [program, ...words], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
    try {
      let address = ''
      for await (const line of createInterface({ input: child.stdout })) {
        address ||= /^pets\s+(http:\S+)$/.exec(line)?.[1] ?? ''
        if (line.startsWith('Try: ')) {
          expect(line).toBe(`Try: curl ${address}/pets`)
          break
        }
      }
      expect(address).toBe(`http://127.0.0.1:${port}/v1`)
      const listed = await fetch(`${address}/pets`)
      expect([listed.status, await listed.json()]).toMatchObject([200, [{ id: 1, name: 'Rex', value: null }]])
      expect((await fetch(`${address}/pets/1`, { headers: { prefer: 'code=404' } })).status).toBe(404)
      const post = (body: object) =>
        fetch(`${address}/pets`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      expect([(await post({ name: 'Tom' })).status, (await post({ name: 7 })).status]).toEqual([201, 422])
    } finally {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
  })
})

test('a large contract of 3.1 without the house rules', async () => {
  const api = join(root, 'generated', 'transactional-v2', 'openapi.json')
  await copyFile(api, join(folder, 'large.json'))
  const later = JSON.parse(await readFile(api, 'utf8')) as { paths: Record<string, unknown> }
  const path = Object.keys(later.paths).find((name) => name.endsWith('/ping')) as string
  delete later.paths[path]
  await write('large-later.json', JSON.stringify(later))
  const diff = await messaging('diff', '--contract', 'large-later.json', '--base', 'large.json')
  expect(lines(diff.stderr)).toEqual([expect.stringContaining(`Path \`${path}\` was removed.`)])
  expect((await messaging('generate', '--contract', 'large.json', '--out', 'large')).code).toBe(0)
  expect(compiled('large/client.ts')).toEqual([])
})
