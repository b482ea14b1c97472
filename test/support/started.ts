// The platform as a user starts it: `npm start` in a process of its own, reached over HTTPS.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Agent, fetch as undiciFetch, type RequestInit as UndiciInit } from 'undici'
import { createMarketingClient, createSandboxClient, createTransactionalClient } from '../../src/clients/index.ts'

export type Started = Awaited<ReturnType<typeof startNpm>>

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** `npm start` on a data folder; resolves when it ends or prints what it prints when it runs. */
export async function startNpm(data: string, env: Record<string, string> = {}) {
  const ports = { MESSAGING_PORT: String(await freePort()), MESSAGING_HTTP_PORT: String(await freePort()) }
  const child = spawn('npm', ['start'], {
    env: { ...process.env, MESSAGING_DATA: data, MESSAGING_LOG: 'warn', ...ports, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group, like that of a terminal: Ctrl-C goes to all in it.
    detached: true,
  })
  let output = ''
  let errors = ''
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  child.stderr.on('data', (text: Buffer) => (errors += text))
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (text: Buffer) => {
      output += text
      // The last line of the banner.
      if (/^ +Certificate .*$/m.test(output)) resolve()
    })
    void exited.then(() => resolve())
  })
  const group = child.pid as number
  const signalGroup = (signal: NodeJS.Signals) => {
    try {
      process.kill(-group, signal)
    } catch {
      // It is gone.
    }
  }
  return {
    /** What stands in the banner beside a name. */
    row: (name: string) => new RegExp(`^ +${name} +(.+)$`, 'm').exec(output)?.[1]?.split(' (')[0] ?? '',
    /** What the platform wrote on standard error; npm writes there as well. */
    errors: () => errors.split('\n').filter((line) => !/^npm /.test(line)).join('\n').trim(),
    exited,
    /** Ctrl-C: in a terminal everything that runs there gets the signal, npm too, which then ends by it. */
    interrupt: () => (signalGroup('SIGINT'), exited),
    /** SIGINT for the server alone; npm ends with the exit code of the server. */
    interruptServer: () => (process.kill(pidOf(data), 'SIGINT'), exited),
    /** kill -9 of the server itself. */
    kill: () => (process.kill(pidOf(data), 'SIGKILL'), exited),
    /** For afterEach. */
    end: () => (signalGroup('SIGKILL'), exited),
  }
}

/** The process that has the data folder. */
export const pidOf = (data: string) => Number(readFileSync(join(data, 'server.pid'), 'utf8'))

/** Clients of a started platform that trust its certificate and nothing else. */
export function clientsOf({ row }: Started, data: string) {
  const dispatcher = new Agent({ connect: { ca: readFileSync(join(data, 'tls', 'cert.pem')) } })
  const send = (url: string, init: UndiciInit = {}) => undiciFetch(url, { ...init, dispatcher, redirect: 'manual' })
  const fetch = async (request: Request): Promise<Response> => {
    const body = request.body ? await request.arrayBuffer() : null
    const { method, signal } = request
    return (await send(request.url, { method, signal, body, headers: Object.fromEntries(request.headers) })) as unknown as Response
  }
  const settings = { apiKey: row('Sandbox key'), fetch, retries: 0 }
  return {
    marketing: createMarketingClient({ ...settings, baseUrl: row('Marketing API') }),
    transactional: createTransactionalClient({ ...settings, baseUrl: row('Transactional API').replace(/\/api\/v2$/, '') }),
    sandbox: createSandboxClient({ ...settings, baseUrl: row('Sandbox API') }),
    send,
    close: () => dispatcher.destroy(),
  }
}
