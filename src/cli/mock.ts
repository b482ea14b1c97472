// `messaging mock`: runs a Prism server for each API in redocly.yaml.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { parse } from 'yaml'
import { UsageError } from '../terminal/command.ts'
import { formatText, printErrorLine, printLine } from '../terminal/printer.ts'
import { type ApiDocument, basePathOf, forPrism } from './mock-document.ts'
import { freePort, startFront } from './mock-front.ts'
import { enumsOf, routesOf } from './mock-routes.ts'
import { onParentExit } from './parent-exit.ts'

const root = join(import.meta.dirname, '..', '..')
/** The version with which the mocks are tested. Later ones never answer malformed JSON. */
const PRISM = '@stoplight/prism-cli@5.14.2'

/** The path of Prism, in the project or beside the installed package of the platform. Throws `UsageError` if it is missing. */
function findPrism(): string {
  try {
    return createRequire(import.meta.url).resolve('@stoplight/prism-cli')
  } catch {
    throw new UsageError(
      `messaging mock needs Prism, which is not installed. Install it: npm install --save-dev ${PRISM}`,
    )
  }
}

interface Settings {
  host: string
  portBase: number
  dynamic: boolean
  future: boolean
  verbose: boolean
}
interface Mock {
  api: string
  address: string
  process: ChildProcess
  listening: Promise<void>
  /** What clients connect to. */
  front: Server
}
async function apiNames(): Promise<string[]> {
  const config = parse(await readFile(join(root, 'redocly.yaml'), 'utf8')) as { apis: Record<string, unknown> }
  return Object.keys(config.apis)
}

/**
 * Prints the output of a mock server with the name of its API: every line, or only failures. Resolves when the server is
 * listening.
 */
function printOutput(api: string, child: ChildProcess, verbose: boolean): Promise<void> {
  return new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface({ input: stream }).on('line', (line) => {
        if (line.includes('Prism is listening on')) resolve()
        // If Prism cannot start, it prints its usage text. Only one line contains the error.
        if (verbose || /^\S.*(EADDRINUSE|Error)/.test(line)) printErrorLine(`${api}: ${stripVTControlCharacters(line)}`)
      })
    }
  })
}

/** The documents of our APIs. */
async function ownDocuments(): Promise<Map<string, ApiDocument>> {
  const documents = new Map<string, ApiDocument>()
  for (const api of await apiNames()) {
    const text = await readFile(join(root, 'generated', api, 'openapi.json'), 'utf8')
    documents.set(api, JSON.parse(text) as ApiDocument)
  }
  return documents
}

/** An API to mock. */
interface Source {
  api: string
  document: ApiDocument
  port: number
}

async function startMock({ api, document, port }: Source, folder: string, settings: Settings): Promise<Mock> {
  const file = join(folder, `${api}.json`)
  await writeFile(file, JSON.stringify(forPrism(document)))
  const inner = await freePort()
  const args = [findPrism(), 'mock', file, '--port', String(inner), '--host', '127.0.0.1']
  if (settings.dynamic) args.push('--dynamic')
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const listening = printOutput(api, child, settings.verbose)
  const { future } = settings
  const front = await startFront(
    { routes: routesOf(document), enums: enumsOf(document), future, port: inner },
    settings.host,
    port,
  ).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw new Error(
      `${api} cannot listen on port ${port}: ${(error as Error).message}. Choose another with --port-base.`,
    )
  })
  return { api, address: `http://${settings.host}:${port}${basePathOf(document)}`, process: child, listening, front }
}

async function stopMock({ process: child, front }: Mock): Promise<void> {
  front.close()
  front.closeAllConnections()
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), 3_000)
  await ended
  clearTimeout(force)
}

/** A call without parameters: of a contract of others the first GET, if there is one. */
function callOf(document: ApiDocument | undefined): string {
  const path = Object.entries(document?.paths ?? {}).find(
    ([name, item]) => !name.includes('{') && 'get' in (item as object),
  )
  return path?.[0] ?? '/'
}

function printTable(mocks: Mock[], others: ReadonlyMap<string, ApiDocument> | undefined): void {
  const width = Math.max(...mocks.map(({ api }) => api.length))
  for (const { api, address } of mocks) printLine(`${api.padEnd(width)}  ${address}`)
  const address = mocks[0]?.address ?? ''
  const call = others ? `curl ${address}${callOf([...others.values()][0])}` : `curl -X POST ${address}/ping`
  printLine(
    formatText`\nTry: ${call}\nTo get an error, send the header Prefer: code=404. See messaging mock --help. Press Ctrl-C to stop.`,
  )
}

/** Resolves on a signal with null, or with an error when a mock server stops. */
function firstEnd(mocks: Mock[]): Promise<string | null> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(null))
    onParentExit(() => resolve(null))
    for (const { api, process: child } of mocks) {
      child.once('exit', (code) =>
        resolve(`The mock server of ${api} stopped (exit code ${code ?? 'none'}). Run it with --verbose to see why.`),
      )
    }
  })
}

/** Runs the mock servers of our APIs, or of other documents, until a signal. Throws if one cannot start or stops. */
export async function runMocks(settings: Settings, others?: ReadonlyMap<string, ApiDocument>): Promise<void> {
  if (settings.portBase < 1 || settings.portBase > 65_000)
    throw new UsageError(`--port-base: ${settings.portBase} is not a valid port. Use 1 to 65000.`)
  const folder = await mkdtemp(join(tmpdir(), 'mock-'))
  const mocks: Mock[] = []
  try {
    const documents = others ?? (await ownDocuments())
    for (const [index, [api, document]] of [...documents].entries()) {
      mocks.push(await startMock({ api, document, port: settings.portBase + index }, folder, settings))
    }
    const end = firstEnd(mocks)
    const early = await Promise.race([
      end,
      Promise.all(mocks.map(({ listening }) => listening)).then(() => 'ready' as const),
    ])
    if (early === 'ready') printTable(mocks, others)
    const reason = early === 'ready' ? await end : early
    if (reason) throw new Error(reason)
  } finally {
    await Promise.all(mocks.map(stopMock))
    await rm(folder, { recursive: true, force: true })
  }
}
