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

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** PostgreSQL does not run as root; root runs it as the user postgres, which its package created. */
const asRoot = process.getuid?.() === 0

async function program(name: string, ...args: string[]): Promise<void> {
  const file = join(binFolder(), name)
  await (asRoot ? run('runuser', ['-u', 'postgres', '--', file, ...args]) : run(file, args))
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** Makes and starts a server with one empty database. */
export async function startCluster() {
  const folder = await mkdtemp(join(tmpdir(), 'messaging-postgres-'))
  if (asRoot) {
    const { stdout } = await run('id', ['-u', 'postgres'])
    chownSync(folder, Number(stdout), -1)
  }
  const data = join(folder, 'data')
  const port = await freePort()
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`
  await program('initdb', '-D', data, '-U', 'test', '--auth', 'trust', '--encoding', 'UTF8', '--no-locale', '--no-sync')
  const start = () => program('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start')
  const stop = (mode: 'fast' | 'immediate' = 'fast') => program('pg_ctl', '-D', data, '-w', '-m', mode, 'stop')
  await start()
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    start,
    /** `fast` ends the sessions, `immediate` has the effect of kill -9. */
    stop,
    async close() {
      await stop('immediate').catch(() => undefined)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
