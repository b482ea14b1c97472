// Every program and command of the guides does what its page says: it is taken out of the page, type-checked
// and executed, against the platform where that implements its operations, otherwise against the mock servers.
import { execFile, spawn } from 'node:child_process'
import { mkdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { extname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import { packClient } from '../../scripts/pack-client.ts'
import { createMarketingClient, signWebhook } from '../../src/clients/index.ts'
import { type ApiName, contracts } from '../../src/server/contract/registry.ts'
import { type Guide, readGuide, readGuides } from '../../src/server/docs/guides.ts'
import { type RunningServer, startServer } from '../../src/server/server.ts'
import { readConfig } from '../../src/server/settings/settings.ts'
import { eventually } from '../support/eventually.ts'
import { isImplemented } from '../support/implemented.ts'
import { type MockServers, startMockServers } from '../support/mock-servers.ts'
import { commandOf, needs } from '../support/programs.ts'
import { useFolder } from '../support/use-folder.ts'

const guides = [...readGuides(), readGuide('hooks')]
const programs = guides.flatMap((guide) => guide.programs.map((program) => ({ ...program, guide })))

const folder = useFolder('guides-')
let server: RunningServer
let mock: MockServers

beforeAll(async () => {
  // The folder looks like that of the project, in which a reader would save the programs.
  for (const name of ['src', 'generated', 'node_modules', 'package.json'])
    await symlink(join(root, name), join(folder, name))
  for (const { file, text } of programs) await writeFile(join(folder, file), text)
  await mkdir(join(folder, '.data'))
  const env = {
    MESSAGING_DATA: join(folder, '.data'),
    MESSAGING_PORT: '0',
    MESSAGING_HTTP_PORT: '0',
    MESSAGING_SMTP_PORT: 'off',
    MESSAGING_LOG: 'silent',
  }
  ;[server, mock] = await Promise.all([startServer(readConfig(env)), startMockServers()])
})

afterAll(async () => {
  await Promise.all([server?.close(), mock?.stop()])
})

const onPlatform = () => {
  const base = `https://localhost:${server.port}`
  return {
    APIKEY: server.sandboxKey ?? '',
    NODE_EXTRA_CA_CERTS: '.data/tls/cert.pem',
    PLATFORM: base,
    MARKETING_URL: `${base}/marketing/v3`,
    TRANSACTIONAL_URL: base,
    SANDBOX_URL: `${base}/sandbox/v1`,
    REGISTERED_URL: `${base}/registered/v1`,
  }
}
const onMock = () => {
  const address = (api: ApiName) => mock.addresses.get(api) ?? ''
  return {
    APIKEY: 'any',
    MARKETING_URL: address('marketing-v3'),
    TRANSACTIONAL_URL: address('transactional-v2'),
    SANDBOX_URL: address('sandbox-v1'),
    REGISTERED_URL: address('registered-v1'),
  }
}
const environmentOf = ({ runs }: Guide): Record<string, string> => (runs === 'platform' ? onPlatform() : onMock())

interface Ended {
  code: number
  output: string
}

/** Executes a program in the folder, as a reader would: `node <file>`, or `bash`, `php`, `python3` for others. */
function execute(file: string, env: Record<string, string>, cwd = folder): Promise<Ended> {
  const commands: Record<string, () => string[]> = {
    '.sh': () => ['bash', '-e'],
    '.php': () => [commandOf('phpTls')],
    '.py': () => [commandOf('python')],
  }
  const [command = '', ...args] = [...(commands[extname(file)]?.() ?? [process.execPath]), file]
  const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
  const path = `${join(root, 'node_modules', '.bin')}:${process.env['PATH']}`
  return new Promise((done) => {
    execFile(
      command,
      args,
      { cwd, env: { ...process.env, ...quiet, PATH: path, ...env }, timeout: 240_000 },
      (error, stdout, stderr) => {
        done({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr })
      },
    )
  })
}

test('what a guide says of itself is so: its operations are done by the platform, or answer 501', () => {
  const names: Record<string, ApiName> = {
    marketing: 'marketing-v3',
    transactional: 'transactional-v2',
    registered: 'registered-v1',
    sandbox: 'sandbox-v1',
  }
  for (const { guide, text } of programs) {
    const calls = [...text.matchAll(/\b(marketing|transactional|registered|sandbox)\.(\w+)\(/g)].map(
      ([, api = '', id = '']) => ({ api: names[api] as ApiName, id }),
    )
    expect(
      calls.filter(({ api, id }) => !(id in contracts[api].operations)),
      guide.name,
    ).toEqual([])
    if (calls.length === 0) continue
    const open = calls.filter((call) => !isImplemented(call)).map(({ id }) => id)
    const target = /\bmock(Marketing|Transactional|Registered|Sandbox)\(/.test(text) ? 'mock' : 'platform'
    const want = open.length === 0 ? target : 'contract'
    expect(
      { guide: guide.name, runs: guide.runs, open },
      `Write "runs: ${want}" into src/server/docs/guides/${guide.name}.md.`,
    ).toMatchObject({ runs: want })
  }
})

test('the scripts that the guides name exist', async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const named = guides.flatMap(({ text }) => [...text.matchAll(/\bnpm run ([\w:]+)/g)].map(([, name = '']) => name))
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test('every program in TypeScript has the name of a file, so that none goes unchecked', () => {
  const blocks = guides.flatMap(({ text }) => text.match(/^```ts.*$/gm) ?? [])
  expect(blocks.filter((line) => !/^```(tsx?) \S+\.\1$/.test(line))).toEqual([])
})

test('generate.sh makes the types of the client of your own, and with them every program fits its types', async () => {
  const { code, output } = await execute('generate.sh', onPlatform())
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' })
  const sources = programs.map(({ file }) => file).filter((file) => /\.tsx?$/.test(file))
  expect(sources.length).toBeGreaterThan(5)
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      typeRoots: [join(root, 'node_modules/@types')],
      jsxImportSource: 'react',
      // What a project of a reader has from npm.
      paths: { 'messaging-platform-client/*': ['./src/clients/*.ts'] },
    },
    files: sources,
    include: [],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const checked = await new Promise<Ended>((done) => {
    execFile(
      process.execPath,
      [join(root, 'node_modules/typescript7/bin/tsc'), '-p', '.'],
      { cwd: folder },
      (error, stdout) => {
        done({ code: error ? Number(error.code ?? 1) : 0, output: stdout })
      },
    )
  })
  expect(checked).toEqual({ code: 0, output: '' })
})

describe('a program does what its page says, the second time as well', () => {
  const wants: Record<string, RegExp> = {
    'marketing.ts': /^Campaign \S+ went to 2 recipients$/m,
    'transactional.ts':
      /^Email \d+ created > queued > processing > spool > sending > finished > delivered\nRefused: \{ 'body.senderId': /m,
    'registered.ts': /^Registered \w+ SENT > DELIVERY\b.*\nEvidence evidence-\S+\.pdf of \d+ bytes$/m,
    'sandbox.ts': /^Captured: Your order \[[\s\S]*\]\nA day later: How was it\?$/m,
    'sites.ts':
      /^Put this into every page: <script async src="https:\/\/localhost:\d+\/te\/te\w+\.js"><\/script>\nPage views: 0, goals reached: 0$/m,
    'frontend.ts': /^\d+ lists\n401 Unauthorized: .+\n429 Too Many Requests: .+$/m,
    'without-server.ts': /^Customers\ncreateList: 409 Conflict: /,
    'by-path.ts': /^Created once: true\n404 Not Found$/m,
    'own-client.ts': /^Lists: \d+$/m,
  }
  // The receiver and the first email have tests of their own.
  const runnable = programs.filter(
    ({ file }) => file.endsWith('.ts') && !['receiver.ts', 'first-email.ts'].includes(file),
  )

  test.each(runnable)('$file', async ({ file, guide }) => {
    for (let time = 0; time < 2; time++) {
      const { code, output } = await execute(file, environmentOf(guide))
      expect(output).toMatch(wants[file] ?? /^$/)
      expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' })
    }
  })
})

describe('a first email, from', () => {
  const sent = async (file: string, cwd?: string) => {
    for (let time = 0; time < 2; time++) {
      const { code, output } = await execute(file, onPlatform(), cwd)
      expect({ code, output }).toMatchObject({ code: 0, output: expect.stringMatching(/^Email .*\d+.*$/m) as string })
    }
  }

  test('TypeScript', () => sent('first-email.ts'))
  test('PHP', needs('phpTls'), () => sent('first-email.php'))
  test('Python', needs('python'), () => sent('first_email.py'))
  test('curl', () => sent('first-email.sh'))

  test('JavaScript, with the package in a project of its own', async () => {
    const project = join(folder, 'javascript')
    const modules = join(project, 'node_modules')
    await mkdir(modules, { recursive: true })
    await packClient(project)
    await rename(join(project, 'client'), join(modules, 'messaging-platform-client'))
    await symlink(join(root, 'node_modules', 'openapi-fetch'), join(modules, 'openapi-fetch'))
    await symlink(join(folder, '.data'), join(project, '.data'))
    await writeFile(join(project, 'first-email.mjs'), await readFile(join(folder, 'first-email.mjs')))
    await sent('first-email.mjs', project)
  })
})

describe('the client for PHP', () => {
  const wants: [file: string, output: RegExp][] = [
    ['shop.php', /^Hello from PHP\neva@example\.com\n404 \S.* \(request \S+\)\n$/],
    ['webhook.php', /^subscription in list 7\nNo signature is valid: .*\n$/],
  ]
  test.each(wants)('%s', needs('phpTls'), async (file, wanted) => {
    for (let time = 0; time < 2; time++) {
      const { code, output } = await execute(file, onPlatform())
      expect(output).toMatch(wanted)
      expect(code).toBe(0)
    }
  })
})

describe('hooks', () => {
  async function freePort(): Promise<number> {
    const listener = createServer()
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
    const { port } = listener.address() as AddressInfo
    await new Promise((resolve) => listener.close(resolve))
    return port
  }

  test('receiver.ts takes what the platform posts, and nothing else', async () => {
    const port = await freePort()
    const marketing = createMarketingClient({
      apiKey: server.sandboxKey ?? '',
      baseUrl: `http://127.0.0.1:${server.httpPort}/marketing/v3`,
    })
    const { list_id } = await marketing.createList({ body: { internal_name: 'Hooks' } })
    const { webhook_id } = await marketing.createWebhook({
      body: { list_id, url: `http://127.0.0.1:${port}/`, actions: ['subscription'], fields: ['email'] },
    })
    const { secret } = await marketing.getWebhookSecret({ path: { webhook_id } })
    const child = spawn(process.execPath, ['receiver.ts'], {
      cwd: folder,
      env: { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      const lines: string[] = []
      createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
      await eventually(() => lines.includes('Listening'))
      const forged = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' })
      expect(forged.status).toBe(401)
      await marketing.createContact({ path: { list_id }, body: { base: { email: 'hooked@example.com' } } })
      await eventually(() => lines.some((line) => line.includes('hooked@example.com')))
      expect(lines.join('\n')).toContain("action: 'subscription'")
    } finally {
      child.kill()
    }
  })

  test('verify.sh makes the same signature as the platform', async () => {
    const secret = `whsec_${Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString('base64')}`
    const env = {
      WEBHOOK_SECRET: secret,
      WEBHOOK_ID: 'hook_1',
      WEBHOOK_TIMESTAMP: '1772619185',
      BODY: '{"name":"Zoë"}',
    }
    const { output } = await execute('verify.sh', env)
    expect(`v1,${output.trim()}`).toBe(
      await signWebhook(env.WEBHOOK_ID, Number(env.WEBHOOK_TIMESTAMP), env.BODY, secret),
    )
  })
})

describe('compare.sh', () => {
  const compare = () => execute('compare.sh', { ...onPlatform(), APIS: 'sandbox-v1' })

  /** What was fetched from the same platform before: a description names the address that it was fetched from. */
  const keptText = async () =>
    (await readFile(join(root, 'generated/sandbox-v1/openapi.json'), 'utf8')).replaceAll(
      'https://localhost:8443',
      onPlatform().PLATFORM,
    )

  test('passes while the description is the one that was kept', async () => {
    await writeFile(join(folder, 'sandbox-v1.json'), await keptText())
    expect(await compare()).toMatchObject({ code: 0 })
  })

  test('fails when an operation is gone', async () => {
    const kept = JSON.parse(await keptText()) as {
      paths: Record<string, unknown>
    }
    const { '/clock': clock } = kept.paths
    await writeFile(
      join(folder, 'sandbox-v1.json'),
      JSON.stringify({ ...kept, paths: { ...kept.paths, '/gone': structuredClone(clock) } }),
    )
    const { code, output } = await compare()
    expect(output).toContain('/gone')
    expect(code).not.toBe(0)
  })
})

// They come last: the others would meet the faults.
test.each(['demo-data.sh', 'clock.sh', 'faults.sh'])('%s is done, the second time as well', async (file) => {
  for (let time = 0; time < 2; time++) {
    const { code, output } = await execute(file, onPlatform())
    expect({ code, refused: output.match(/"status":\s*[45]\d\d,"detail".*/)?.[0] }).toEqual({
      code: 0,
      refused: undefined,
    })
    expect(output).toContain('{')
  }
})
