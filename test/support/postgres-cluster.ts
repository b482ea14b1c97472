// Runs a PostgreSQL server for one test in a temporary folder; the test may stop and start it.
import { execFile } from 'node:child_process'
import { chownSync, existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Where Debian and others put the programs of the server, ending with a slash; empty where they are on the path. */
export function binFolder(): string {
  const versions = '/usr/lib/postgresql'
  const newest = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0] : undefined
  return newest === undefined ? '' : join(versions, newest, 'bin/')
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** PostgreSQL does not run as root; root runs it as the user postgres, which its package created. */
const asRoot = process.getuid?.() === 0

export async function asUser(file: string, ...args: string[]): Promise<void> {
  await (asRoot ? run('runuser', ['-u', 'postgres', '--', file, ...args]) : run(file, args))
}

/** The user id under which root runs servers; null for other users, which run them as themselves. */
export async function userOfServers(): Promise<number | null> {
  return asRoot ? Number((await run('id', ['-u', 'postgres'])).stdout) : null
}

/** Runs a program of PostgreSQL to its end. */
export const program = (name: string, ...args: string[]) => asUser(join(binFolder(), name), ...args)

/** Runs a program that can make no file longer than so many blocks. */
const limited = (blocks: number, name: string, ...args: string[]) =>
  asUser('sh', '-c', `ulimit -f ${blocks} && exec "$0" "$@"`, join(binFolder(), name), ...args)

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** Bytes of a file beyond which the disk of a small server is full: no whole number of pages, so a page fits in part. */
const SMALL = 4 * 1024 * 1024 + 4096
const BLOCK = 512

/** Makes and starts a server with one empty database; a small one finds the disk full once a table has some megabytes. */
export async function startCluster({ small = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'messaging-postgres-'))
  const user = await userOfServers()
  if (user !== null) chownSync(folder, user, -1)
  const data = join(folder, 'data')
  const port = await freePort()
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`
  const make = ['-D', data, '-U', 'test', '--auth', 'trust', '--encoding', 'UTF8', '--no-locale', '--no-sync']
  await program('initdb', ...make, ...(small ? ['--wal-segsize=1'] : []))
  const started = ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']
  const start = () => (small ? limited(Math.floor(SMALL / BLOCK), 'pg_ctl', ...started) : program('pg_ctl', ...started))
  const stop = (mode: 'fast' | 'immediate' = 'fast') => program('pg_ctl', '-D', data, '-w', '-m', mode, 'stop')
  await start()
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    start,
    /** `fast` ends the sessions, `immediate` has the effect of kill -9. */
    stop,
    /** Makes the server, which has to be stopped, one that copies another at its next start: it only reads. */
    copyOnly: () => asUser('touch', join(data, 'standby.signal')),
    /** Lets a server that copies take writes again. */
    promote: () => program('pg_ctl', '-D', data, '-w', 'promote'),
    async close() {
      await stop('immediate').catch(() => undefined)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
