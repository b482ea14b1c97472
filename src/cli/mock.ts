// `npm run mock`: runs one Prism for each API of redocly.yaml, for frontends that need answers before there is a
// platform.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { type ApiDocument, basePathOf, forPrism } from './mock-document.ts'
import { whenOrphaned } from './orphaned.ts'

const usage = `Usage: npm run mock -- [--port-base <port>] [--host <address>] [--dynamic] [--verbose]

Starts a mock server for each API, on a port of its own. The servers check every request against the contract,
answer with its examples, and store nothing. For a platform that stores what you post, use \`npm start\`.

  --port-base <port>  port of the first API; the others follow (4010)
  --host <address>    address to listen on (127.0.0.1)
  --dynamic           random answers instead of the examples
  --verbose           print every request
  --help              this text

Send any value in the header Apikey; without one the answer is 401. Choose the answer with the header Prefer:

  Prefer: code=404           the answer with that status
  Prefer: example=<name>     the example with that name
  Prefer: dynamic=true       a random answer that fits the schema

The header sl-violations of a 400 or 422 says what does not fit.

Browsers may call the servers: CORS allows every origin, method and header.`

const root = join(import.meta.dirname, '..', '..')
const prism = join(root, 'node_modules', '@stoplight', 'prism-cli', 'dist', 'index.js')

interface Settings {
  host: string
  portBase: number
  dynamic: boolean
  verbose: boolean
}
interface Mock {
  api: string
  address: string
  process: ChildProcess
  listening: Promise<void>
}
async function apiNames(): Promise<string[]> {
  const config = parse(await readFile(join(root, 'redocly.yaml'), 'utf8')) as { apis: Record<string, unknown> }
  return Object.keys(config.apis)
}

/**
 * Prints the lines of a mock server under the name of its API: all of them, or only those that report a failure.
 * Resolves when a line says that the server listens.
 */
function follow(api: string, child: ChildProcess, verbose: boolean): Promise<void> {
  return new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface({ input: stream }).on('line', (line) => {
        if (line.includes('Prism is listening on')) resolve()
        // A Prism that cannot start prints its whole usage text; only one of the lines says why.
        if (verbose || /^\S.*(EADDRINUSE|Error)/.test(line)) console.error(`${api}: ${line}`)
      })
    }
  })
}

async function startMock(api: string, port: number, folder: string, settings: Settings): Promise<Mock> {
  const source = join(root, 'generated', api, 'openapi.json')
  const document = JSON.parse(await readFile(source, 'utf8')) as ApiDocument
  const file = join(folder, `${api}.json`)
  await writeFile(file, JSON.stringify(forPrism(document)))
  const args = [prism, 'mock', file, '--port', String(port), '--host', settings.host]
  if (settings.dynamic) args.push('--dynamic')
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const listening = follow(api, child, settings.verbose)
  return { api, address: `http://${settings.host}:${port}${basePathOf(document)}`, process: child, listening }
}

async function stopMock({ process: child }: Mock): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), 3_000)
  await ended
  clearTimeout(force)
}

function printTable(mocks: Mock[]): void {
  const width = Math.max(...mocks.map(({ api }) => api.length))
  for (const { api, address } of mocks) console.log(`${api.padEnd(width)}  ${address}`)
  console.log(
    `\nTry: curl -X POST ${mocks[0]?.address}/ping\nPrefer: code=404 forces an error; --help tells more. Ctrl-C stops all servers.`,
  )
}

/** The first reason to end: a signal, or a mock server that ended by itself. */
function firstEnd(mocks: Mock[]): Promise<string | null> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(null))
    whenOrphaned(() => resolve(null))
    for (const { api, process: child } of mocks) {
      child.once('exit', (code) =>
        resolve(`The mock server of ${api} stopped with code ${code ?? 'none'}. Is its port in use?`),
      )
    }
  })
}

async function run(settings: Settings): Promise<void> {
  if (!existsSync(prism))
    throw new Error('Prism is not installed: `npm ci` installs it, and with --omit=dev it does not.')
  const folder = await mkdtemp(join(tmpdir(), 'mock-'))
  const mocks: Mock[] = []
  try {
    for (const [index, api] of (await apiNames()).entries()) {
      mocks.push(await startMock(api, settings.portBase + index, folder, settings))
    }
    const end = firstEnd(mocks)
    const early = await Promise.race([
      end,
      Promise.all(mocks.map(({ listening }) => listening)).then(() => 'ready' as const),
    ])
    if (early === 'ready') printTable(mocks)
    const reason = early === 'ready' ? await end : early
    if (reason) throw new Error(reason)
  } finally {
    await Promise.all(mocks.map(stopMock))
    await rm(folder, { recursive: true, force: true })
  }
}

async function main(): Promise<void> {
  const options = {
    'port-base': { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    dynamic: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  } as const
  const { values } = parseArgs({ options })
  if (values.help) return console.log(usage)
  const portBase = Number(values['port-base'])
  if (!Number.isInteger(portBase) || portBase < 1 || portBase > 65_000)
    throw new Error('--port-base must be a port, for instance 4010.')
  await run({ host: values.host, portBase, dynamic: values.dynamic, verbose: values.verbose })
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
