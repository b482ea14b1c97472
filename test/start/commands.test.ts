// The commands of a new user, typed as they come: on a terminal and into a file, with an old Node, with mistakes.
import { execFile, spawn } from 'node:child_process'
import { chmod, copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dropDatabaseOf, engineEnv } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { commandOf, needs } from '../support/programs.ts'
import { type Started, startNpm } from '../support/started.ts'

const MINUTE = 60_000
const root = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/** Runs a command that fails, or ends with 0. */
const runToEnd = (command: string, args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) =>
  run(command, args, { cwd: root, ...options }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  )

let data: string
const running: Started[] = []
/** Starts on the data folder of the test; what still runs after the test is ended. */
async function start(...more: [env?: Record<string, string>, args?: string[], command?: [string, ...string[]]]) {
  const started = await startNpm(data, ...more)
  running.push(started)
  return started
}

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'messaging-commands-'))
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((started) => started.end()))
  await rm(data, { recursive: true, force: true })
  await dropDatabaseOf(data)
})

const isOpen = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect({ host: '127.0.0.1', port }, () => done(true))
    socket.once('error', () => done(false))
    socket.once('connect', () => socket.destroy())
  })

describe('npm start', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends with the server when npm alone gets %s',
    async (signal) => {
      const started = await start()
      const ports = [new URL(started.row('Health')).port, started.row('SMTP relay').split(':')[1]].map(Number)
      for (const port of ports) expect(await isOpen(port)).toBe(true)
      process.kill(started.npm, signal)
      expect(await started.exited).toBe(0)
      for (const port of ports) expect(await isOpen(port)).toBe(false)
      expect(started.errors()).toBe('')
    },
    MINUTE,
  )

  it.each<{ how: string; signal: NodeJS.Signals; command: [string, ...string[]] }>([
    { how: 'npm start', signal: 'SIGKILL', command: ['npm', 'start', '--'] },
    { how: 'npx messaging serve', signal: 'SIGTERM', command: ['npx', 'messaging', 'serve'] },
  ])(
    'ends soon after what started it was ended by $signal: $how',
    async ({ signal, command }) => {
      const started = await start({}, [], command)
      const port = Number(new URL(started.row('Health')).port)
      expect(await isOpen(port)).toBe(true)
      process.kill(started.npm, signal)
      await eventually(async () => !(await isOpen(port)), MINUTE)
    },
    2 * MINUTE,
  )

  it(
    'prints no secret into a pipe, and says in which files they are',
    async () => {
      const started = await start({ MESSAGING_LOG: 'trace' })
      const secrets = [started.secret('Sandbox key'), started.secret('Relay password')]
      expect(started.row('Sandbox key')).toBe(`in the file ${join(data, 'sandbox.key')}`)
      expect(started.row('Relay password')).toBe(`in the file ${join(data, 'sandbox.password')}`)
      await started.interrupt()
      for (const secret of secrets) expect(started.output()).not.toContain(secret)
    },
    MINUTE,
  )

  it('shows them on a terminal', { ...needs('script'), timeout: MINUTE }, async () => {
    const env = { ...process.env, ...(await engineEnv(data)), MESSAGING_DATA: data, MESSAGING_LOG: 'silent' }
    const ports = { MESSAGING_PORT: '0', MESSAGING_SMTP_PORT: 'off' }
    const command = `${process.execPath} src/cli/start.js`
    const child = spawn('script', ['-qec', command, '/dev/null'], { cwd: root, env: { ...env, ...ports } })
    let shown = ''
    child.stdout.on('data', (text: Buffer) => (shown += text))
    await eventually(() => /Certificate/.test(shown), MINUTE)
    expect(shown).toContain((await readFile(join(data, 'sandbox.key'), 'utf8')).trim())
    const ended = new Promise((done) => child.once('exit', done))
    child.stdin.write('\u0003')
    await ended
  })

  it(
    'shows nothing of a sandbox where there is none',
    async () => {
      const started = await start({ MESSAGING_SANDBOX: 'off' })
      expect(started.output()).not.toMatch(/sandbox|Relay (user|password)/i)
      await started.interrupt()
    },
    MINUTE,
  )

  it(
    'names a setting that it does not know, and the one that is near, and starts',
    async () => {
      const started = await start({ MESSAGING_PROT: '8444', MESSAGING_COLOUR: 'red' })
      expect(started.errors().split('\n')).toEqual([
        'There is no setting MESSAGING_COLOUR. `npm start -- --help` lists all.',
        'There is no setting MESSAGING_PROT. Did you mean MESSAGING_PORT?',
      ])
      expect(started.row('Role')).toBe('all')
      await started.interrupt()
    },
    MINUTE,
  )

  it.each<{ env: Record<string, string>; says: RegExp }>([
    { env: { MESSAGING_DATA: '/proc/x' }, says: /The folder \/proc\/x cannot be made: ENOENT.*Set MESSAGING_DATA/ },
    { env: { MESSAGING_HOST: '192.0.2.1' }, says: /MESSAGING_HOST: 192\.0\.2\.1 is no address of this machine/ },
  ])(
    'with $env it ends at once and says why',
    async ({ env, says }) => {
      const started = await start(env)
      expect(await started.exited).toBe(1)
      expect(started.errors()).toMatch(says)
    },
    MINUTE,
  )
})

describe('the README', () => {
  /** The commands of the blocks that call the APIs with curl, against this data folder and port. */
  async function commandsFor(port: string): Promise<string[]> {
    const text = await readFile(join(root, 'README.md'), 'utf8')
    const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block)
    const called = blocks.filter((block) => /^(curl|api\b)/m.test(block))
    return called.map((block) =>
      block.replaceAll('.data/', `${data}/`).replaceAll('localhost:8443', `localhost:${port}`),
    )
  }

  it('works as it stands, twice, and after its own seed', { timeout: 2 * MINUTE }, async () => {
    const started = await start()
    const [list = '', mail = '', seed = '', clock = '', faults = '', ...others] = await commandsFor(
      new URL(started.row('Health')).port,
    )
    expect(others).toEqual([])
    const { stdout, stderr } = await runToEnd('bash', ['-c', [list, mail, mail, seed, mail, clock, faults].join('\n')])
    expect(stderr).not.toMatch(/error|not found/i)
    const statuses = [...stdout.matchAll(/"status":(\d{3}),"detail":"([^"]*)"/g)].map(([, status, detail]) => [
      status,
      detail,
    ])
    // The address of the sender is taken when the mail is sent the second time.
    expect(statuses).toEqual([
      ['409', expect.stringContaining('has a sender with this address')],
      ['409', expect.stringContaining('has a sender with this address')],
    ])
    expect(stdout.match(/"recipient":"ana@example\.com"/g)).toHaveLength(3)
    expect(stdout.match(/"messageId":"?\d+/g)?.length).toBeGreaterThanOrEqual(3)
    await started.interrupt()
  })
})

describe('with a Node that is too old', () => {
  it.each([
    ['src/cli/start.js'],
    ['src/cli/messaging.js', 'serve'],
    ['src/cli/messaging.js', 'account', 'create', 'a'],
    ['src/cli/messaging.js'],
  ])('%s %s says in one line which one it needs', { ...needs('olderNode'), timeout: MINUTE }, async (...args) => {
    const { code, stderr } = await runToEnd(commandOf('olderNode'), args)
    expect(code).toBe(1)
    expect(stderr).toMatch(/^The messaging platform needs Node 24 or newer; this is 2\d\..*nodejs\.org.*\n$/)
  })

  it('the same is what the documents say', async () => {
    const texts = await Promise.all(['README.md', 'DECISIONS.md'].map((name) => readFile(join(root, name), 'utf8')))
    for (const text of texts) expect(text).toMatch(/Node 24 or newer/)
    const { engines } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { engines: { node: string } }
    // npm itself needs a Node before it has installed ours.
    expect(engines.node).toBe('>=20.19')
    expect(texts[0]).toContain('20.19')
  })
})

describe('after npm ci', () => {
  /** A project with our package.json whose node_modules/.bin has this `node`. */
  async function projectWith(node: string): Promise<string[]> {
    const bin = join(data, 'node_modules', '.bin')
    await mkdir(bin, { recursive: true })
    await copyFile(join(root, 'package.json'), join(data, 'package.json'))
    await writeFile(join(bin, 'node'), node)
    await chmod(join(bin, 'node'), 0o755)
    const { code } = await runToEnd('npm', ['run', 'postinstall'], { cwd: data })
    expect(code).toBe(0)
    return readdir(bin)
  }

  it.each([
    { machine: 'without the loader of glibc', node: '#!/lib64/no-such-loader\n' },
    { machine: 'whose loader misses symbols', node: '#!/bin/sh\necho "symbol not found" >&2\nexit 127\n' },
  ])('a Node that cannot run $machine does not shadow that of the machine', { timeout: MINUTE }, async ({ node }) => {
    expect(await projectWith(node)).toEqual([])
  })

  it('one that runs stays', { timeout: MINUTE }, async () => {
    expect(await projectWith('#!/bin/sh\necho v24.0.0\n')).toEqual(['node'])
  })
})

it('npm run mock without Prism says so', { timeout: MINUTE }, async () => {
  await mkdir(join(data, 'node_modules'))
  for (const name of ['mock.ts', 'mock-document.ts', 'orphaned.ts'])
    await cp(join(root, 'src', 'cli', name), join(data, 'src', 'cli', name))
  await copyFile(join(root, 'redocly.yaml'), join(data, 'redocly.yaml'))
  await writeFile(join(data, 'package.json'), '{"type":"module"}')
  await symlink(join(root, 'node_modules', 'yaml'), join(data, 'node_modules', 'yaml'))
  const { code, stderr } = await runToEnd(process.execPath, [join(data, 'src', 'cli', 'mock.ts')])
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^Prism is not installed: `npm ci` installs it.*\n$/)])
})
