// The platform on each engine: its processes, which of them may be killed, and a way to read its ledger.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { startCluster } from '../support/postgres-cluster.ts'
import { createMember, type Member } from './processes.ts'

export type EngineName = 'sqlite' | 'postgres'

/** A target by name. */
export interface Blow {
  name: string
  /** How many senders do not know what became of the messages in their hands. */
  workers: number
  /** Resolves when the target is up again. */
  strike(): Promise<void>
}

export interface Engine {
  members: Member[]
  /** The member that takes requests. */
  front: Member
  /** How many members send campaigns. */
  senders: number
  blows: Blow[]
  read<T>(query: string): Promise<T[]>
  change(statement: string): Promise<void>
  close(): Promise<void>
}

async function killAll(members: Member[]): Promise<void> {
  await Promise.all(members.map((member) => member.kill()))
  await Promise.all(members.map((member) => member.start()))
}

function openSqliteEngine(folder: string, env: Record<string, string>): Engine {
  const all = createMember({ ...env, MESSAGING_DATA: folder })
  return {
    members: [all],
    front: all,
    senders: 1,
    blows: [{ name: 'process', workers: 1, strike: () => killAll([all]) }],
    async read<T>(query: string) {
      const database = new DatabaseSync(join(folder, 'messaging.db'), { readOnly: true })
      try {
        return database.prepare(query).all() as T[]
      } finally {
        database.close()
      }
    },
    async change(statement) {
      const database = new DatabaseSync(join(folder, 'messaging.db'), { timeout: 10_000 })
      try {
        database.exec(statement)
      } finally {
        database.close()
      }
    },
    close: () => all.kill(),
  }
}

async function openPostgresEngine(folder: string, env: Record<string, string>): Promise<Engine> {
  const cluster = await startCluster()
  const member = (name: string, role: string) =>
    createMember({ ...env, DATABASE_URL: cluster.url, MESSAGING_DATA: join(folder, name), MESSAGING_ROLE: role })
  const [front, one, two] = [member('front', 'api'), member('one', 'work'), member('two', 'work')]
  const stop = async (mode: 'fast' | 'immediate') => {
    await cluster.stop(mode)
    await cluster.start()
  }
  async function read<T>(query: string) {
    const client = new Client({ connectionString: cluster.url })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query(query)).rows as T[]
    } finally {
      await client.end()
    }
  }
  return {
    members: [front, one, two],
    front,
    senders: 2,
    blows: [
      { name: 'worker', workers: 1, strike: () => killAll([one]) },
      { name: 'other worker', workers: 1, strike: () => killAll([two]) },
      { name: 'api', workers: 0, strike: () => killAll([front]) },
      { name: 'all processes', workers: 2, strike: () => killAll([front, one, two]) },
      // A sender with a mail in hand records its outcome when the database is back.
      { name: 'database', workers: 0, strike: () => stop('immediate') },
      { name: 'database, gently', workers: 0, strike: () => stop('fast') },
    ],
    read,
    change: async (statement) => void (await read(statement)),
    async close() {
      await Promise.all([front, one, two].map((one) => one.kill()))
      await cluster.close()
    },
  }
}

/** The engine in a folder; only its database runs yet. */
export const openEngine = (name: EngineName, folder: string, env: Record<string, string>): Promise<Engine> | Engine =>
  name === 'sqlite' ? openSqliteEngine(folder, env) : openPostgresEngine(folder, env)
