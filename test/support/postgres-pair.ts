// Two PostgreSQL servers for one test: a primary and a standby that copies it. The test kills, promotes and rebuilds them.
import { chownSync, readFileSync } from 'node:fs'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { eventually } from './eventually.ts'
import { asUser, freePort, program, userOfServers } from './postgres-cluster.ts'

/** Runs one statement on a server. */
async function askServer<T>(url: string, query: string): Promise<T[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(query)).rows as T[]
  } finally {
    await client.end()
  }
}

/** The processes that a process started. */
const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/** The state of a process: `T` for a stopped one, `Z` for one that ended while its parent has not noticed. */
function stateOf(pid: number): string {
  try {
    return /\) (\w) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? 'X'
  } catch {
    return 'X'
  }
}

const isGone = (pid: number) => ['X', 'Z'].includes(stateOf(pid))

async function createNode(folder: string, name: string) {
  const data = join(folder, name)
  const port = await freePort()
  const url = `postgres://test@127.0.0.1:${port}/postgres`
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=60',
  ]
  const options = [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(' ')
  const start = () => program('pg_ctl', '-D', data, '-w', '-l', join(folder, `${name}.log`), '-o', options, 'start')
  const stop = (mode: 'fast' | 'immediate') => program('pg_ctl', '-D', data, '-w', '-m', mode, 'stop')
  const ask = <T = object>(query: string) => askServer<T>(url, query)
  const configure = async (name: string, value: string) => {
    await ask(`ALTER SYSTEM SET ${name} = '${value}'`)
    await ask('SELECT pg_reload_conf()')
  }
  const pid = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  return {
    url,
    port,
    ask,
    start,
    stop,
    configure,
    async init() {
      await program(
        'initdb',
        '-D',
        data,
        '-U',
        'test',
        '--auth',
        'trust',
        '--encoding',
        'UTF8',
        '--no-locale',
        '--no-sync',
      )
      await start()
    },
    /** Makes it a standby of the server at this port, whatever it was before. */
    async follow(primary: number) {
      await rm(data, { recursive: true, force: true })
      const from = ['-h', '127.0.0.1', '-p', String(primary), '-U', 'test']
      await program('pg_basebackup', '-D', data, ...from, '-R', '-c', 'fast', '-X', 'stream', '--no-sync')
      // A standby that was promoted has none that it could wait for.
      await appendFile(join(data, 'postgresql.auto.conf'), `synchronous_standby_names = ''\n`)
      await start()
    },
    /** Makes it, after it ended, a server that only copies. */
    copyOnly: () => asUser('touch', join(data, 'standby.signal')),
    promote: () => program('pg_ctl', '-D', data, '-w', 'promote'),
    /** The machine dies: kill -9 of the server and of all its processes at one moment. */
    async kill() {
      const server = pid()
      process.kill(server, 'SIGSTOP')
      await eventually(() => stateOf(server) === 'T')
      const all = [server, ...childrenOf(server)]
      for (const one of all) process.kill(one, 'SIGKILL')
      await eventually(() => all.every(isGone))
      // A process may end before its parent notices, and until then the next start takes the server for running.
      for (const lock of [join(data, 'postmaster.pid'), join(folder, `.s.PGSQL.${port}.lock`)]) await rm(lock)
    },
    /** The machine hangs, and its connections with it. */
    freeze(signal: 'SIGSTOP' | 'SIGCONT') {
      const server = pid()
      for (const one of [server, ...childrenOf(server)]) process.kill(one, signal)
    },
  }
}

export type ServerNode = Awaited<ReturnType<typeof createNode>>

/** The network from a standby to its primary. */
async function openLink() {
  let target: number | null = null
  const open = new Set<Socket>()
  const server = createServer((near) => {
    if (target === null) return void near.destroy()
    const far = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => undefined)
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    lead(port: number) {
      target = port
    },
    /** From now on nothing passes. */
    cut() {
      target = null
      for (const socket of open) socket.destroy()
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Waits until a standby copies the primary, and with `synchronous` until each commit waits for it. */
async function awaitCopies(primary: ServerNode, synchronous: boolean): Promise<void> {
  const copies = async (state: string) =>
    (await primary.ask(`SELECT FROM pg_stat_replication WHERE state = 'streaming' AND sync_state = '${state}'`))
      .length > 0
  await eventually(() => copies('async'))
  if (!synchronous) return
  await primary.configure('synchronous_standby_names', '*')
  await eventually(() => copies('sync'))
}

export type ServerPair = Awaited<ReturnType<typeof startPair>>

/** Starts both; with `synchronous`, a commit is answered once the standby has it. */
export async function startPair({ synchronous = true } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'messaging-pair-'))
  const user = await userOfServers()
  if (user !== null) chownSync(folder, user, -1)
  const link = await openLink()
  const nodes = [await createNode(folder, 'one'), await createNode(folder, 'two')] as const
  let [primary, standby]: readonly ServerNode[] = nodes
  const pair = {
    /** Both servers, the first one first, in the form of libpq. */
    url: `postgres://test@127.0.0.1:${nodes[0].port},127.0.0.1:${nodes[1].port}/postgres?target_session_attrs=read-write`,
    get primary() {
      return primary as ServerNode
    },
    get standby() {
      return standby as ServerNode
    },
    /** The standby becomes the primary. */
    async promote() {
      await pair.standby.promote()
      ;[primary, standby] = [standby, primary]
    },
    /** Waits until the standby has what the primary has now. */
    async caughtUp() {
      const [now] = await pair.primary.ask<{ lsn: string }>('SELECT pg_current_wal_insert_lsn()::text AS lsn')
      const query = `SELECT pg_last_wal_receive_lsn() >= '${now?.lsn}' AS has`
      await eventually(async () => (await pair.standby.ask<{ has: boolean }>(query))[0]?.has === true)
    },
    /** The standby hears nothing more of its primary. */
    cut: link.cut,
    /** The server that was the primary becomes the standby of the other. */
    async rebuild() {
      await pair.standby.stop('immediate').catch(() => undefined)
      link.lead(pair.primary.port)
      await pair.standby.follow(link.port)
      await awaitCopies(pair.primary, synchronous)
    },
    async close() {
      for (const node of nodes) {
        try {
          node.freeze('SIGCONT')
        } catch {
          // It does not run.
        }
        await node.stop('immediate').catch(() => undefined)
      }
      link.cut()
      await link.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
  try {
    await nodes[0].init()
    link.lead(nodes[0].port)
    await nodes[1].follow(link.port)
    await awaitCopies(nodes[0], synchronous)
    return pair
  } catch (error) {
    await pair.close()
    throw error
  }
}
