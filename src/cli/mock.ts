// `messaging mock`: runs one Prism for each API of redocly.yaml, for frontends that need answers before there is a
// platform.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parse } from 'yaml'
import { UsageError } from './frame/command.ts'
import { type ApiDocument, basePathOf, forPrism } from './mock-document.ts'
import { whenOrphaned } from './orphaned.ts'

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
    `\nTry: curl -X POST ${mocks[0]?.address}/ping\nPrefer: code=404 forces an error; messaging mock --help tells more. Ctrl-C stops all servers.`,
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

/** Runs the mock servers until a signal ends them; throws when one cannot start or ends by itself. */
export async function mock(settings: Settings): Promise<void> {
  if (settings.portBase < 1 || settings.portBase > 65_000)
    throw new UsageError('--port-base must be a port, for instance 4010.')
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
