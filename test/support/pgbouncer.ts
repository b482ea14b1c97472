// Runs a PgBouncer in transaction mode on loopback, in front of the PostgreSQL of the tests.
import { spawn } from 'node:child_process'
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from './eventually.ts'
import { freePort, userOfServers } from './postgres-cluster.ts'
import { commandOf } from './programs.ts'

/** Settings of pgbouncer.ini that a test changes, and a `schema` for all of its databases. */
export type PoolerSettings = Readonly<Record<string, string | number>>

const opens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

const example = join(import.meta.dirname, '../../docs/deploy/pgbouncer.ini')

/** Our example for operators, with other addresses; every database of the server at `url` has its name here too. */
async function iniOf(url: string, port: number, { schema, ...settings }: PoolerSettings): Promise<string> {
  const { hostname, port: serverPort, username } = new URL(url)
  const query = schema === undefined ? '' : ` connect_query='SET search_path = ${schema}'`
  const target = `host=${hostname} port=${serverPort || 5432} user=${decodeURIComponent(username)}${query}`
  const text = (await readFile(example, 'utf8'))
    .replace(/^messaging = .*$/m, `* = ${target}`)
    .replace(/^(listen_port|auth_type|auth_file) .*$/gm, '')
  const own = { listen_port: port, auth_type: 'any', unix_socket_dir: '', ...settings }
  // The last line of a name counts.
  return [text, ...Object.entries(own).map(([name, value]) => `${name} = ${value}`), ''].join('\n')
}

/** Starts one; `through` turns an address of the server into that of the pooler. */
export async function startPooler(url: string, settings: PoolerSettings = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'messaging-pgbouncer-'))
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, await iniOf(url, port, settings))
  const user = await userOfServers()
  if (user !== null) for (const path of [folder, file]) await chown(path, user, -1)
  const start = async () => {
    const child = spawn(commandOf('pgbouncer'), ['-q', file], {
      stdio: 'ignore',
      ...(user === null ? {} : { uid: user }),
    })
    const ended = new Promise((resolve) => child.once('close', resolve))
    await eventually(() => child.exitCode !== null || opens(port))
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}. Run it with ${file}.`)
    return async () => {
      child.kill('SIGKILL')
      await ended
    }
  }
  let stop = await start()
  return {
    /** Has the effect of kill -9, then starts it again. */
    async restart() {
      await stop()
      stop = await start()
    },
    async close() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
    through(address: string): string {
      const changed = new URL(address)
      changed.host = `127.0.0.1:${port}`
      // Settings of a session in an address: this one refuses them.
      for (const name of ['options', 'schema']) changed.searchParams.delete(name)
      return changed.href
    },
  }
}
