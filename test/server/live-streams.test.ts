// The stream of events where several processes write: whoever reads at one of them gets everything once, in one order,
// although transactions end in another order than they began.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EventStream } from '../../src/clients/index.ts'
import { connected, databaseOf, dropDatabaseOf, onPostgresOnly } from '../support/engine.ts'
import { type LiveEvent, openPort } from '../support/live.ts'
import { startServer, type TestServer } from '../support/server.ts'

describe('streams of two servers', onPostgresOnly(), () => {
  let data: string
  let one: TestServer
  let two: TestServer
  const ports: { close(): Promise<void> }[] = []
  beforeEach(async () => {
    data = await mkdtemp(join(tmpdir(), 'messaging-live-'))
    one = await startServer({ data })
    two = await startServer({ data })
  })
  afterEach(async () => {
    for (const port of ports.splice(0)) await port.close()
    await Promise.all([one.close(), two.close()])
    await rm(data, { recursive: true })
    await dropDatabaseOf(data)
  })

  async function clientAt(server: TestServer) {
    const port = await openPort(server)
    ports.push(port)
    return port.clientOf(one.key)
  }

  async function take(stream: EventStream<LiveEvent>, count: number): Promise<LiveEvent[]> {
    const events: LiveEvent[] = []
    for await (const event of stream) if (events.push(event) === count) break
    return events
  }

  it('tell everything once and in the same order, also to a reader who comes back again and again', async () => {
    const [atOne, atTwo] = [await clientAt(one), await clientAt(two)]
    const query = { kind: 'event' }
    const [first, second] = await Promise.all([atOne.streamEvents({ query }), atTwo.streamEvents({ query })])
    const { list_id } = await one.marketing().createList({ body: { internal_name: 'a' } })
    const write = async (server: TestServer, name: string) => {
      for (let n = 0; n < 25; n++)
        await server
          .marketing(one.key)
          .createContact({ path: { list_id }, body: { base: { email: `${name}${n}@example.com` } } })
    }
    const writers = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, n) => write(n % 2 ? one : two, name))
    const restless = (async () => {
      const found = await take(first, 3)
      for (let turn = 0; found.length < 150; turn++) {
        const after = found.at(-1)?.event_id ?? ''
        const stream = await (turn % 2 ? atOne : atTwo).streamEvents({ query: { ...query, after } })
        found.push(...(await take(stream, Math.min(7, 150 - found.length))))
      }
      return found
    })()
    const [steady] = await Promise.all([take(second, 150), ...writers])
    const places = (events: LiveEvent[]) => events.map(({ event_id, text }) => `${event_id} ${text}`)
    expect(new Set(steady.map(({ text }) => text)).size).toBe(150)
    expect(places(await restless)).toEqual(places(steady))
  })

  it('wait for a transaction that began earlier and has not ended', async () => {
    const client = await clientAt(two)
    const stream = await client.streamEvents({ query: { kind: 'event' } })
    const insert = (kind: string) =>
      `INSERT INTO event (account_id, kind, at) VALUES (${one.accountId}, '${kind}', 1) RETURNING id`
    const url = await databaseOf(data)
    await connected(url, async (slow) => {
      await slow.query('BEGIN')
      await slow.query(insert('first'))
      await connected(url, (quick) => quick.query(insert('second')))
      const next = stream.next()
      const early = await Promise.race([next, new Promise((resolve) => setTimeout(resolve, 300, 'nothing'))])
      expect(early).toBe('nothing')
      await slow.query('COMMIT')
      expect([(await next).value, (await stream.next()).value]).toMatchObject([{ type: 'first' }, { type: 'second' }])
    })
    await stream.return()
  })
})
