// The platform as a user starts it: `npm start`, or what it executes, in a process of its own, reached over HTTPS.
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createTransport } from 'nodemailer'
import { Agent, type RequestInit as UndiciInit, fetch as undiciFetch } from 'undici'
import { createMarketingClient, createTransactionalClient } from '../../src/clients/index.ts'
import { engineEnv, withAddresses } from './engine.ts'
import { freePort } from './free-port.ts'
import { createPatientSandbox } from './patient-sandbox.ts'

const root = resolve(import.meta.dirname, '..', '..')

type Command = [name: string, ...args: string[]]

export type Started = Awaited<ReturnType<typeof startPlatform>>

/** `npm start` as people type it. Npm itself costs half as much as the platform: only for tests of npm's part. */
export const npmStart: Command = ['npm', 'start', '--']

/** What `npm start` executes. */
function startScript(): Command {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
  const [, args = ''] = /^exec node (.+)$/.exec(scripts.start) ?? []
  return [process.execPath, ...args.split(' ')]
}

/**
 * Runs what `npm start` executes, or the command that is given, on a data folder; resolves when it has ended or printed
 * its banner.
 */
export async function startPlatform(
  data: string,
  env: Record<string, string> = {},
  args: string[] = [],
  command: Command = startScript(),
) {
  const ports = {
    MESSAGING_PORT: String(await freePort()),
    MESSAGING_HTTP_PORT: String(await freePort()),
    MESSAGING_SMTP_PORT: String(await freePort()),
  }
  const engine = await engineEnv(data)
  const child = spawn(command[0], [...command.slice(1), ...args], {
    cwd: root,
    env: { ...process.env, ...engine, MESSAGING_DATA: data, MESSAGING_LOG: 'warn', ...ports, ...withAddresses(env) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group like that of a terminal, in which Ctrl-C goes to every process.
    detached: true,
  })
  let output = ''
  let errors = ''
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  // A program that is not there would otherwise look like one that says nothing.
  const missing = new Promise<never>((_, reject) => child.once('error', reject))
  child.stderr.on('data', (text: Buffer) => (errors += text))
  const up = new Promise<void>((resolve) => {
    child.stdout.on('data', (text: Buffer) => {
      output += text
      if (/is running.*\n\n( .*\n)+\n/.test(output)) resolve()
    })
    void exited.then(() => resolve())
  })
  await Promise.race([up, missing])
  const group = child.pid as number
  const signalGroup = (signal: NodeJS.Signals) => {
    try {
      process.kill(-group, signal)
    } catch {
      // The group has ended already.
    }
  }
  const row = (name: string) => new RegExp(`^ +${name} +(.+)$`, 'm').exec(output)?.[1]?.split(' (')[0] ?? ''
  return {
    /** The process of the command: of npm, or of the server itself. */
    first: group,
    /** The text beside a name in the banner. */
    row,
    /** The secret in the file that stands beside a name in the banner: only a terminal shows it. */
    secret: (name: 'Sandbox key' | 'Relay password') =>
      readFileSync(row(name).replace(/^in the file /, ''), 'utf8').trim(),
    /** What the platform wrote on standard error; npm writes there as well. */
    errors: () =>
      errors
        .split('\n')
        .filter((line) => !/^npm /.test(line))
        .join('\n')
        .trim(),
    /** All that came on the standard output so far. */
    output: () => output,
    /** The lines of the log that came so far. */
    log: () => output.split('\n').filter((line) => line.startsWith('{')),
    exited,
    /** Ctrl-C: in a terminal every process gets the signal, including npm, which ends because of it. */
    interrupt: () => (signalGroup('SIGINT'), exited),
    /** SIGINT for the server alone; npm, if it is there, ends with the exit code of the server. */
    interruptServer: () => (process.kill(serverOf(group), 'SIGINT'), exited),
    /** The process of the server; throws when there is none. */
    server: () => serverOf(group),
    /** kill -9 of the server itself. */
    kill: () => (process.kill(serverOf(group), 'SIGKILL'), exited),
    /** For afterEach. */
    end: () => (signalGroup('SIGKILL'), exited),
  }
}

/** The server in the process group of npm; npm and its shell also have the command in their command lines. */
function serverOf(group: number): number {
  for (const pid of readdirSync('/proc').map(Number).filter(Boolean)) {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
      if (Number(fields[2]) === group && args.includes('src/cli/start.js')) return pid
    } catch {
      // The process has ended meanwhile.
    }
  }
  throw new Error(`No server runs in the process group ${group}.`)
}

/** The process that holds the data folder of SQLite. */
export const pidOf = (data: string) => Number(readFileSync(join(data, 'server.pid'), 'utf8'))

/** Clients of a started platform that trust its certificate and nothing else. */
export function clientsOf({ row, secret }: Started, data: string) {
  const dispatcher = new Agent({
    connect: { ca: readFileSync(join(data, 'tls', 'cert.pem')), servername: 'localhost' },
  })
  const send = (url: string, init: UndiciInit = {}) => undiciFetch(url, { ...init, dispatcher, redirect: 'manual' })
  const fetch = async (request: Request): Promise<Response> => {
    const body = request.body ? await request.arrayBuffer() : null
    const { method, signal } = request
    return (await send(request.url, {
      method,
      signal,
      body,
      headers: Object.fromEntries(request.headers),
    })) as unknown as Response
  }
  const settings = { apiKey: secret('Sandbox key'), fetch, retries: 0 }
  return {
    marketing: createMarketingClient({ ...settings, baseUrl: row('Marketing API') }),
    transactional: createTransactionalClient({ ...settings, baseUrl: row('Transactional API') }),
    sandbox: createPatientSandbox({ ...settings, baseUrl: row('Sandbox API') }),
    send,
    close: () => dispatcher.destroy(),
  }
}

/**
 * A mail program that is logged in to the relay of a started platform as its banner says, and trusts its certificate.
 */
export function mailProgram({ row, secret }: Pick<Started, 'row' | 'secret'>, data: string) {
  const [host, port] = row('SMTP relay').split(':')
  const ca = readFileSync(join(data, 'tls', 'cert.pem'))
  return createTransport({
    host,
    port: Number(port),
    requireTLS: true,
    tls: { ca },
    auth: { user: row('Relay user'), pass: secret('Relay password') },
  })
}
