// The servers to measure: ours, Prism on the same contract, and a bare node:http.

import { rmSync } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMarketingClient, type MarketingClient } from '../../src/clients/index.ts'
import { type Child, root, startChild } from './child.ts'

export const KEY = 'bench-key-1234'
/** Milliseconds after which a server is taken to hang; a crowded machine needs half a minute for 4 s of CPU. */
const GIVE_UP = 120_000

export interface Server {
  child: Child
  /** Address of the Marketing API. */
  url: string
  /** Milliseconds from the start of the process to the first answer. */
  startMs: number
  /** Milliseconds of CPU until then. */
  startCpu: number
}

/** Runs `work` with a new folder, and removes the folder afterwards. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'messaging-bench-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  // Even a bench that is interrupted must leave nothing behind.
  process.once('exit', remove)
  try {
    return await work(folder)
  } finally {
    process.off('exit', remove)
    remove()
  }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Whether a server is there. */
type Probe = (url: string) => Promise<boolean>

/** Whether a request is answered with 200. */
function isAnswered(url: string, method: 'GET' | 'POST'): Promise<boolean> {
  return new Promise((resolve) => {
    const attempt = request(url, { method, headers: { apikey: KEY }, agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    attempt.on('error', () => resolve(false))
    attempt.end()
  })
}

const ping: Probe = (url) => isAnswered(`${url}/ping`, 'POST')
/** For a process without doors, which only tells how it is. */
const isReady: Probe = (url) => isAnswered(new URL('/readyz', url).href, 'GET')

async function firstAnswer(child: Child, url: string, probe: Probe): Promise<Server> {
  while (!(await probe(url))) {
    if (performance.now() - child.startedAt > GIVE_UP) throw new Error(`No answer from ${url}: ${child.errors()}`)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  return { child, url, startMs: performance.now() - child.startedAt, startCpu: child.cpu() }
}

async function started(child: Child, url: string, probe = ping): Promise<Server> {
  try {
    return await firstAnswer(child, url, probe)
  } catch (error) {
    await child.stop()
    throw error
  }
}

/** The arguments that `npm start` gives to Node. */
async function startCommand(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
  return scripts.start.replace(/^exec node /, '').split(' ')
}

/** The platform on a folder, which also holds its compile cache, so that the first start has none. */
export async function startPlatform(folder: string, env: Record<string, string> = {}): Promise<Server> {
  const port = await freePort()
  const child = startChild(await startCommand(), {
    TMPDIR: folder,
    MESSAGING_DATA: join(folder, 'data'),
    MESSAGING_PORT: '0',
    MESSAGING_HTTP_PORT: String(port),
    MESSAGING_SMTP_PORT: 'off',
    MESSAGING_PUBLIC_URL: `http://127.0.0.1:${port}`,
    MESSAGING_SANDBOX_KEY: KEY,
    MESSAGING_LOG: 'warn',
    MESSAGING_RATE_LIMIT: '100000000/60,100000000',
    ...env,
  })
  return started(child, `http://127.0.0.1:${port}/marketing/v3`, env['MESSAGING_ROLE'] === 'work' ? isReady : ping)
}

/** Prism with the examples of the Marketing API, without its log. */
export async function startPrism(): Promise<Server> {
  const port = await freePort()
  const prism = join(root, 'node_modules', '@stoplight', 'prism-cli', 'dist', 'index.js')
  const contract = join(root, 'generated', 'marketing-v3', 'openapi.json')
  const child = startChild([prism, 'mock', contract, '--host', '127.0.0.1', '--port', String(port), '-v', 'silent'])
  return started(child, `http://127.0.0.1:${port}`)
}

/** A bare node:http that answers everything with 200, after reading the body, with `json`. */
export async function startBare(json = '{"result":"pong"}'): Promise<Server> {
  const port = await freePort()
  return started(startChild(['scripts/bench/peers/bare.js', String(port), json]), `http://127.0.0.1:${port}`)
}

/** The floor of a GET, on the database of the platform in this folder. */
export async function startFloor(folder: string): Promise<Server> {
  const port = await freePort()
  const child = startChild(['scripts/bench/peers/floor.ts', String(port), join(folder, 'data')])
  const { url, ...server } = await started(child, `http://127.0.0.1:${port}`)
  return { ...server, url: `${url}/marketing/v3` }
}

/** node-soap with this WSDL. */
export async function startSoapPeer(wsdl: string): Promise<Server> {
  const port = await freePort()
  return started(startChild(['scripts/bench/peers/node-soap.ts', String(port), wsdl]), `http://127.0.0.1:${port}`)
}

export const clientOf = ({ url }: Server): MarketingClient =>
  createMarketingClient({ baseUrl: url, apiKey: KEY, retries: 0 })
