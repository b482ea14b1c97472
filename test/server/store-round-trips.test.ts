// What goes to PostgreSQL at once, and what it keeps of a statement.
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addUsage } from '../../src/server/store/accounts/profiles.ts'
import { findTaggedContact } from '../../src/server/store/audience/contacts.ts'
import { openPostgres } from '../../src/server/store/engines/postgres.ts'
import { awaitAll, pipelined } from '../../src/server/store/pipelined.ts'
import { getSetting } from '../../src/server/store/settings.ts'
import type { Db, Store } from '../../src/server/store/store.ts'
import { deferToCommit } from '../../src/server/store/transaction-end.ts'
import { databaseOf, dropDatabaseOf, onPostgresOnly } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'

/** Stands between the platform and the server, and can keep answers back until the platform has sent a text. */
class Gate {
  readonly #server: Server
  #awaited = ''
  #held: (() => void)[] = []
  readonly #sockets = new Set<Socket>()

  private constructor(host: string, port: number) {
    this.#server = createServer((client) => this.#join(client, connect(port, host)))
  }

  static async before(url: string): Promise<{ gate: Gate; url: string }> {
    const address = new URL(url)
    const gate = new Gate(address.hostname, Number(address.port || 5432))
    await new Promise<void>((resolve) => gate.#server.listen(0, '127.0.0.1', resolve))
    address.host = `127.0.0.1:${(gate.#server.address() as AddressInfo).port}`
    return { gate, url: address.href }
  }

  holdUntil(text: string): void {
    this.#awaited = text
  }

  /** Whoever still waits for an answer gets none. */
  close(): void {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
  }

  #join(client: Socket, server: Socket): void {
    client.on('data', (data) => {
      server.write(data)
      if (this.#awaited !== '' && data.includes(this.#awaited)) this.#release()
    })
    server.on('data', (data) => {
      if (this.#awaited === '') client.write(data)
      else this.#held.push(() => void client.write(data))
    })
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(one)
      one.on('error', () => undefined).on('close', () => other.destroy())
    }
  }

  #release(): void {
    this.#awaited = ''
    for (const pass of this.#held.splice(0)) pass()
  }
}

describe('PostgreSQL', onPostgresOnly(), () => {
  let folder: string
  let gate: Gate
  let store: Store
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'messaging-round-trips-'))
    const through = await Gate.before(await databaseOf(folder))
    gate = through.gate
    store = await openPostgres({ url: through.url, connections: 1 })
    await sql`select 1`.execute(store.db)
  })
  afterEach(async () => {
    gate.close()
    await store.close()
    await rm(folder, { recursive: true })
    await dropDatabaseOf(folder)
  })

  const words = (db: Db) => ['first', 'second', 'third'].map((word) => sql`select ${sql.lit(word)}`.execute(db))

  it('takes the statements of a transaction that are asked at once without one waiting for another', async () => {
    gate.holdUntil("select 'third'")
    expect(await store.write((tx) => awaitAll(words(tx)))).toHaveLength(3)
  })

  it('takes reads that are asked at once without one waiting for another', async () => {
    gate.holdUntil("select 'third'")
    expect(await pipelined(store.db, words)).toHaveLength(3)
  })

  it('undoes a transaction of which one statement fails, and tells of that one', async () => {
    const failing = store.writeAlongside((tx) =>
      awaitAll([
        sql`insert into setting (name, value) values ('a', '1')`.execute(tx),
        sql`select 1 / 0`.execute(tx),
        sql`insert into setting (name, value) values ('b', '1')`.execute(tx),
      ]),
    )
    await expect(failing).rejects.toThrow('division by zero')
    expect(await Promise.all(['a', 'b'].map((name) => getSetting(store.db, name)))).toEqual([null, null])
  })

  it('tells of the statement that failed, also where those after it are heard first', async () => {
    const one = (tx: Db) => sql`select 1`.execute(tx)
    const failing = store.writeAlongside((tx) => {
      const goesOn = async () => [await one(tx), await one(tx)]
      return awaitAll([goesOn(), sql`select 1 / 0`.execute(tx)])
    })
    await expect(failing).rejects.toThrow('division by zero')
  })

  const keep = (tx: Db, name: string) => sql`insert into setting (name, value) values (${name}, '1')`.execute(tx)

  it('lets the last statements of a transaction and its counters go out with COMMIT', async () => {
    gate.holdUntil('commit')
    await store.write(async (tx) => {
      addUsage(tx, [{ account_id: 1, channel: 'sms', sent: 2 }])
      void deferToCommit(tx, keep(tx, 'a'))
    })
    expect(await getSetting(store.db, 'a')).toBe('1')
    const { rows } = await sql`select sent from account_usage where account_id = 1`.execute(store.db)
    expect(rows).toEqual([{ sent: 2 }])
  })

  it('undoes a transaction whose last statement fails, and tells of that one', async () => {
    const failing = store.writeAlongside(async (tx) => {
      await keep(tx, 'a')
      void deferToCommit(tx, sql`select 1 / 0`.execute(tx))
      void deferToCommit(tx, keep(tx, 'b'))
    })
    await expect(failing).rejects.toThrow('division by zero')
    expect(await Promise.all(['a', 'b'].map((name) => getSetting(store.db, name)))).toEqual([null, null])
  })

  it('runs a transaction again whose last statement met the row of another', async () => {
    let runs = 0
    await store.write(async (tx) => {
      if (++runs === 1) await keep(tx, 'a')
      void deferToCommit(tx, keep(tx, runs === 1 ? 'a' : 'b'))
    })
    expect(await Promise.all(['a', 'b'].map((name) => getSetting(store.db, name)))).toEqual([null, '1'])
  })

  /** Prepared statements with parameters: how often each was planned for any values. Names of kept plans begin with k. */
  const prepared = async () =>
    (
      await sql<{ name: string; generic: number; text: string }>`
        select name, generic_plans as generic, statement as text from pg_prepared_statements
        where statement like '%$1%'`.execute(store.db)
    ).rows
  const keptPlan = async () =>
    (await prepared()).find(({ name, text }) => name.startsWith('k') && text.includes('from "contact"'))

  it('keeps the plan of a read by key for a moment, and that of no other statement', async () => {
    const read = (db: Db) => findTaggedContact(db, 1, 1, 1)
    // However slow the machine is, some second has room for more than the five that PostgreSQL plans for their values.
    const first = await eventually(async () => {
      for (let n = 0; n < 10; n++) await read(store.db)
      const kept = await keptPlan()
      return kept && kept.generic > 0 ? kept : null
    })
    await store.write(async (tx) => {
      for (let n = 0; n < 20; n++) await read(tx)
    })
    for (let n = 0; n < 20; n++) await getSetting(store.db, 'a')
    expect((await prepared()).filter(({ name, generic }) => !name.startsWith('k') && generic > 0)).toEqual([])
    const next = await eventually(async () => {
      await read(store.db)
      const kept = await keptPlan()
      return kept && kept.name !== first.name ? kept : null
    })
    expect((await prepared()).map(({ name }) => name)).not.toContain(first.name)
    expect(next.text).toBe(first.text)
  })
})
