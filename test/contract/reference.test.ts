// The references: every member of a schema is shown, every link leads somewhere, and every sample is a program of its
// language. Samples of a journey run against the platform.
import { execFile } from 'node:child_process'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import {
  type Api,
  type ApiDocument,
  addressOf,
  isForOthers,
  readApis,
  rowsOf,
  type Schema,
} from '../../src/server/docs/contracts.ts'
import { exampleRequest } from '../../src/server/docs/reference/request.ts'
import { KEY, type Sample, samplesOf } from '../../src/server/docs/reference/samples.ts'
import { shapeOf } from '../../src/server/docs/reference/shape.ts'
import { createDocsSite } from '../../src/server/docs/site.ts'
import { type RunningServer, startServer } from '../../src/server/server.ts'
import { readConfig } from '../../src/server/settings/settings.ts'
import { commandOf, needs } from '../support/programs.ts'
import { useFolder } from '../support/use-folder.ts'

const run = promisify(execFile)
const apis = readApis(root)
const site = createDocsSite()
// Nobody calls the API of others with a key of an account.
const all = apis
  .filter((api) => !isForOthers(api))
  .flatMap((api) =>
    rowsOf(api.document.paths).map((row) => ({
      api,
      id: row.operation.operationId,
      samples: samplesOf(exampleRequest(api, row), addressOf(api)),
    })),
  )
const codeOf = (samples: Sample[], language: Sample['language']): string =>
  samples.find((sample) => sample.language === language)?.code ?? ''

const folder = useFolder('reference-')
let server: RunningServer
beforeAll(async () => {
  const env = {
    MESSAGING_DATA: join(folder, '.data'),
    MESSAGING_PORT: '0',
    MESSAGING_HTTP_PORT: '0',
    MESSAGING_SMTP_PORT: 'off',
    MESSAGING_LOG: 'silent',
  }
  server = await startServer(readConfig(env))
  for (const name of ['src', 'generated', 'node_modules', 'package.json'])
    await symlink(join(root, name), join(folder, name))
})
afterAll(async () => {
  await server?.close()
})

describe('a shape', () => {
  const [marketing] = apis as [Api]

  test('shows what a schema asks for, in the words of JSON Schema', () => {
    const shape = shapeOf(
      marketing.document,
      {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 20, default: 'a' },
          at: { type: ['string', 'null'], format: 'date-time', readOnly: true },
          codes: { type: 'array', maxItems: 5, items: { type: 'integer', minimum: 1 } },
          kind: { enum: ['a', 'b'], type: 'string' },
        },
      },
      'request',
    )
    const said = shape.members.map(({ name, isRequired, shape: { type, limits } }) => ({
      name,
      isRequired,
      type,
      limits,
    }))
    expect(said).toEqual([
      { name: 'name', isRequired: true, type: 'string', limits: ['1 to 20 characters', 'default "a"'] },
      { name: 'codes', isRequired: false, type: 'array of integer', limits: ['at most 5 items', 'each: at least 1'] },
      { name: 'kind', isRequired: false, type: 'string', limits: ['one of "a", "b"'] },
    ])
  })

  test('ends where a schema contains itself', () => {
    const Tree: Schema = { type: 'object', properties: { left: { $ref: '#/components/schemas/Tree' } } }
    const document: ApiDocument = { ...marketing.document, components: { schemas: { Tree } } }
    const [left] = shapeOf(document, { $ref: '#/components/schemas/Tree' }, 'answer').members
    expect(left?.shape).toMatchObject({ name: 'Tree', isRepeated: true, members: [] })
  })
})

describe('the pages', () => {
  const pages = new Map(
    site.paths.filter((path) => path.endsWith('.html')).map((path) => [path, site.get(path)?.body ?? '']),
  )
  const idsOf = (page: string) => new Set([...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))

  test('lead somewhere with every link', () => {
    const ids = new Map([...pages].map(([path, page]) => [path, idsOf(page)]))
    const broken = [...pages].flatMap(([path, page]) =>
      [...page.matchAll(/<a [^>]*href="([^":]*)"/g)].flatMap(([, href = '']) => {
        const [to = '', anchor = ''] = href.split('#')
        const file = to === '' ? path : posix.join(posix.dirname(path), to)
        const found = ids.get(file.endsWith('/') || file === '.' ? posix.join(file, 'index.html') : file)
        const isFine = found ? anchor === '' || found.has(decodeURIComponent(anchor)) : site.paths.includes(file)
        return isFine ? [] : [`${path}: ${href}`]
      }),
    )
    expect(broken).toEqual([])
  })

  test('have no element twice under one id', () => {
    const twice = [...pages].flatMap(([path, page]) => {
      const found = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
      return found.filter((id, at) => found.indexOf(id) !== at).map((id) => `${path}: ${id}`)
    })
    expect(twice).toEqual([])
  })

  test('show the members of the body and of the answer', () => {
    const page = pages.get('marketing-v3/createContact.html') ?? ''
    for (const name of ['base', 'email', 'extra', 'field_id', 'utm_source', 'contact_id', 'Idempotency-Key'])
      expect(page).toContain(`<code class="name">${name}</code>`)
  })
})

describe('the samples', () => {
  test('in TypeScript have the types of the client', async () => {
    const samples = join(folder, 'samples')
    await mkdir(samples)
    await Promise.all(
      all.map(({ api, id, samples: of }) => writeFile(join(samples, `${api.name}-${id}.ts`), codeOf(of, 'ts'))),
    )
    const config = {
      compilerOptions: {
        target: 'es2024',
        module: 'nodenext',
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        allowImportingTsExtensions: true,
        types: ['node'],
        typeRoots: [join(root, 'node_modules', '@types')],
        paths: { 'messaging-platform-client': [join(root, 'src', 'clients', 'index.ts')] },
      },
      include: ['*.ts'],
    }
    // What is wrong has to be found.
    await writeFile(
      join(samples, 'wrong.ts'),
      codeOf(all[1]?.samples ?? [], 'ts').replace(/await \w+\.\w+\(/, 'await undone('),
    )
    await writeFile(join(samples, 'package.json'), '{ "type": "module" }')
    await writeFile(join(samples, 'tsconfig.json'), JSON.stringify(config))
    const tsc = join(root, 'node_modules', 'typescript7', 'bin', 'tsc')
    const found = await run(process.execPath, [tsc, '-p', samples], { maxBuffer: 1e8 }).catch(
      (error: { stdout: string }) => error,
    )
    const lines = found.stdout.trim().split('\n')
    expect(lines).not.toEqual([''])
    expect(lines.filter((line) => !line.includes('/wrong.ts('))).toEqual([])
  })

  /** Writes all samples of a language into one file of JSON. */
  async function collected(language: Sample['language']): Promise<string> {
    const file = join(folder, `${language}.json`)
    await writeFile(file, JSON.stringify(all.map(({ samples }) => codeOf(samples, language))))
    return file
  }

  test('in PHP can be read by PHP', needs('php'), async () => {
    const script = `foreach (json_decode(file_get_contents($argv[1])) as $code) { token_get_all($code, TOKEN_PARSE); echo '.'; }`
    const { stdout } = await run(commandOf('php'), ['-r', script, '--', await collected('php')])
    expect(stdout).toHaveLength(all.length)
  })

  test('in Python can be read by Python', needs('python'), async () => {
    const script = `import json, sys\nfor code in json.load(open(sys.argv[1])):\n  compile(code, 'sample', 'exec'); print('.', end='')`
    const { stdout } = await run(commandOf('python'), ['-c', script, await collected('python')])
    expect(stdout).toHaveLength(all.length)
  })

  test('for the shell can be read by it', async () => {
    const file = join(folder, 'all.sh')
    await writeFile(file, all.map(({ samples }) => codeOf(samples, 'sh')).join('\n'))
    await run('bash', ['-n', file])
    const commands = (await run('bash', ['-c', `curl() { echo call; }; . '${file}'`])).stdout.trim().split('\n')
    expect(commands).toHaveLength(all.length)
  })

  const programs: { language: Sample['language']; options: object; command(): [string, string[]] }[] = [
    { language: 'sh', options: {}, command: () => ['bash', ['sample.sh']] },
    { language: 'ts', options: {}, command: () => [process.execPath, ['sample.ts']] },
    { language: 'php', options: needs('php'), command: () => [commandOf('php'), ['sample.php']] },
    { language: 'python', options: needs('python'), command: () => [commandOf('python'), ['sample.python']] },
  ]
  for (const { language, options, command } of programs)
    test(`in ${language} make and find a list`, options, async () => {
      const answers: string[] = []
      for (const wanted of ['createList', 'listLists', 'getClock']) {
        const samples = all.find(({ id }) => id === wanted)?.samples ?? []
        const code = codeOf(samples, language)
          .replaceAll(KEY, server.sandboxKey ?? '')
          .replaceAll('https://localhost:8443', `http://127.0.0.1:${server.httpPort}`)
          .replace("'messaging-platform-client'", "'./src/clients/index.ts'")
        await writeFile(join(folder, `sample.${language}`), code)
        const [program, args] = command()
        answers.push((await run(program, args, { cwd: folder })).stdout)
      }
      expect(answers[0]).toContain('list_id')
      expect(answers[1]).toContain('total_items')
      expect(answers[2]).toContain('offset_seconds')
    })
})
