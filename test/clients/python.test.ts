// The clients for Python: every operation is in them, their types hold, the programs of their README run, and a program
// does with the platform what the other clients do.
import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import { signTestWebhook } from '../../src/clients/index.ts'
import { startServer } from '../../src/server/server.ts'
import { readConfig } from '../../src/server/settings/settings.ts'
import { duringTests } from '../support/during-tests.ts'
import { commandOf, needs, type ProgramName } from '../support/programs.ts'
import { useFolder } from '../support/use-folder.ts'

const run = promisify(execFile)
const folder = useFolder('python-')
const clients = join(root, 'generated/clients/python')
const programs = join(root, 'test/clients/python')
const called = ['marketing-v3', 'transactional-v2', 'registered-v1', 'sandbox-v1']

const hasHttpx = !needs('httpx').skip
const program = commandFor(hasHttpx ? 'httpx' : 'python311')

/** Null where the tests that need it are skipped. */
function commandFor(name: ProgramName): string | null {
  return needs(name).skip ? null : commandOf(name)
}

/** Runs Python with the clients on its path; resolves with what it prints. */
async function python(file: string, words: string[] = [], env: Record<string, string> = {}): Promise<string> {
  const own = { PYTHONPATH: clients, PYTHONDONTWRITEBYTECODE: '1', PYTHONWARNINGS: 'error' }
  const { stdout } = await run(program ?? 'python3', [file, ...words], {
    cwd: folder,
    env: { ...process.env, ...own, ...env },
  })
  return stdout
}

/** The programs of the README by their names. */
async function samples(): Promise<Map<string, string>> {
  const readme = await readFile(join(clients, 'README.md'), 'utf8')
  return new Map(Array.from(readme.matchAll(/^```py (\S+)\n(.*?)^```/gms), ([, name = '', text = '']) => [name, text]))
}

it('every operation is a method of both clients', needs('python311'), async () => {
  const printed = await python(join(programs, 'every_operation.py'), [join(root, 'generated'), ...called])
  // Files and texts are bytes and str; the other is part of an error.
  expect(printed.trim().split('\n')).toEqual([
    "marketing-v3 without types: ['RepeatedValues']",
    'transactional-v2 without types: []',
    "registered-v1 without types: ['RegisteredSource', 'EvidenceFile']",
    "sandbox-v1 without types: ['CapturedSource', 'AttachmentContent']",
  ])
})

describe('against the platform', needs('python311'), () => {
  const server = duringTests(
    () =>
      startServer(
        readConfig({
          MESSAGING_DATA: join(folder, 'data'),
          MESSAGING_PORT: '0',
          MESSAGING_HTTP_PORT: '0',
          MESSAGING_SMTP_PORT: 'off',
          MESSAGING_SPEECH: 'off',
          MESSAGING_LOG: 'silent',
        }),
      ),
    (running) => running.close(),
  )
  const env = () => ({
    APIKEY: server.sandboxKey ?? '',
    PLATFORM: `https://localhost:${server.port}`,
    SSL_CERT_FILE: join(folder, 'data/tls/cert.pem'),
  })

  it('the programs of the README do what they say', async () => {
    const texts = await samples()
    expect([...texts.keys()]).toEqual(['start.py', 'start_async.py'])
    for (const [name, text] of texts) await writeFile(join(folder, name), text)
    const printed = await python('start.py', [], env())
    expect(printed).toMatch(
      /^Sent \S+ and captured Hello\nContact ana@example.com\nWebhook email_open\nnot_found \S+-\w+\n$/,
    )
    expect(await python('start_async.py', [], env())).toBe('Contact ana@example.com\n')
  })

  it('a program sends, waits, retries, pages, sends in parts, streams and reads errors', async () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    const event = { action: 'email_open', body: 'Olá' } as never
    const hook = { ...(await signTestWebhook<'listEvent'>(event, secret)), secret }
    const printed = await python(join(programs, 'journey.py'), [], {
      ...env(),
      HOOK: JSON.stringify(hook),
      HTTPX: hasHttpx ? 'yes' : '',
    })
    const results = printed
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as [string, unknown])
    expect(Object.fromEntries(results)).toEqual({
      captured: 'Olá',
      status: 1,
      lost_answer: 1,
      'same key': true,
      stopped: [0, 100, 101, false],
      bulk: [true, 201, [100, 99, 2]],
      pages: [40, 201, 201],
      some: 15,
      'deleted in a loop': 0,
      invalid: ['UnprocessableError', 'unprocessable_entity', ['body.internal_name'], true],
      missing: ['NotFoundError', 'not_found', [], true],
      conflict: ['ConflictError', 'sender_exists', ['sender_exists'], true],
      key: ['UnauthorizedError', 'unauthorized', [], true],
      'key reused': ['IdempotencyKeyReusedError', 'idempotency_key_reused', ['idempotency_key_reused'], true],
      'in time': 'TimeoutError',
      webhook: 'email_open',
      tampered: 'No signature fits: the body was changed, or the secret belongs to another webhook.',
      event: 'request',
      asyncio: [12, 20, 'CancelledError'],
      ...(hasHttpx && { httpx: [12, 20, 'CancelledError'] }),
    })
  })
})

it('mypy accepts the package and its samples in strict mode, and refuses mistakes', needs('mypy'), async () => {
  const texts = await samples()
  await mkdir(join(folder, 'typed'))
  for (const [name, text] of texts) await writeFile(join(folder, 'typed', name), text)
  await cp(join(programs, 'wrong.py'), join(folder, 'typed', 'wrong.py'))
  const files = [...texts.keys(), 'wrong.py'].map((name) => join(folder, 'typed', name))
  const words = ['--strict', '--no-error-summary', '--cache-dir', join(folder, 'mypy')]
  const { stdout } = await run(commandOf('mypy'), [...words, ...files, join(clients, 'messaging_platform_client')], {
    cwd: folder,
    env: { ...process.env, MYPYPATH: clients },
  }).catch((error: { stdout: string }) => error)
  const found = stdout.split('\n').filter((line) => line.includes(': error:'))
  expect(found.filter((line) => !line.includes('wrong.py'))).toEqual([])
  const mistakes = (await readFile(join(programs, 'wrong.py'), 'utf8')).split('\n')
  const lines = new Set(found.map((line) => mistakes[Number(/wrong\.py:(\d+):/.exec(line)?.[1]) - 1]))
  expect([...lines]).toEqual(mistakes.slice(5, -1).filter((line) => !line.startsWith('for')))
})

it('the folder builds a wheel with its types and licence', needs('setuptools'), async () => {
  const source = join(folder, 'package')
  await cp(clients, source, { recursive: true })
  const words = ['-m', 'pip', 'wheel', '--no-index', '--no-deps', '--no-build-isolation', '--wheel-dir', folder, source]
  await run(commandOf('setuptools'), [...words, '--quiet'])
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  const wheel = join(folder, `messaging_platform_client-${version}-py3-none-any.whl`)
  const { stdout } = await run(commandOf('setuptools'), ['-m', 'zipfile', '--list', wheel])
  for (const name of ['py.typed', 'marketing.py', 'types/carrier.py', '_operations/sandbox.py'])
    expect(stdout).toContain(`messaging_platform_client/${name}`)
  expect(stdout).toMatch(/dist-info\/LICENSE/)
  // Run from the wheel alone.
  const program = 'import messaging_platform_client as m; print(m.__version__, m.MarketingClient("key").ping.__name__)'
  const printed = await run(commandOf('setuptools'), ['-c', program], { env: { ...process.env, PYTHONPATH: wheel } })
  expect(printed.stdout).toBe(`${version} ping\n`)
})
