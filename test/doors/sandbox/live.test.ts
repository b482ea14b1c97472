// The stream of what happens, over a port: what it tells, and that nothing is lost or told twice.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConflictError, ForbiddenError } from '../../../src/clients/index.ts'
import { changeRows } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import { type LiveEvent, openPort, readUntil } from '../../support/live.ts'
import { withSender } from '../../support/mailing.ts'
import { makeContact, makeList } from '../../support/marketing.ts'
import { startReceiver } from '../../support/receiver.ts'
import { startServer, useServer } from '../../support/server.ts'

const server = useServer()
let port: Awaited<ReturnType<typeof openPort>>
beforeAll(async () => {
  port = await openPort(server)
})
afterAll(async () => {
  await port?.close()
})

const clientOf = (apiKey: string) => port.clientOf(apiKey)

describe('streamEvents', () => {
  it('tells of everything that happens, with what leads to the objects', async () => {
    const { key } = await server.createAccount('All')
    const receiver = await startReceiver()
    try {
      const stream = await clientOf(key).streamEvents()
      const marketing = server.marketing(key)
      const list_id = await makeList(marketing)
      await marketing.createWebhook({ body: { list_id, url: receiver.url, actions: ['subscription'] } })
      const contact_id = await makeContact(marketing, list_id, 'ana@example.com')
      await marketing.createList({ body: {} as never }).catch(() => undefined)
      const contacts = ['rui', 'eva'].map((name) => ({ base: { email: `${name}@example.com` } }))
      const body = { mode: 'add', compare_field: 'email', contacts } as const
      await marketing.importContacts({ path: { list_id }, body })
      const { send } = await withSender({ ...server, key })
      await send({ to: 'ana@example.com' })
      const { captured_id } = await server.sandbox(key).waitForCapturedMessage()
      await server.sandbox(key).advanceClock({ body: { seconds: 3_600 } })
      const events: LiveEvent[] = []
      for await (const event of stream) {
        events.push(event)
        // What is gone after the reset was told before.
        if (event.kind === 'clock' && events.filter(({ kind }) => kind === 'clock').length === 1)
          await server.sandbox(key).resetAccount()
        if (event.kind === 'reset') break
      }
      const found = (wanted: Partial<LiveEvent>) => expect(events).toContainEqual(expect.objectContaining(wanted))
      found({ kind: 'event', contact_id, list_id, text: 'ana@example.com' })
      found({ kind: 'hook', type: 'created' })
      found({ kind: 'hook', type: 'delivered', status: 204, failed: false })
      found({ kind: 'message', type: 'email', object_id: String(captured_id) })
      found({ kind: 'operation', type: 'finished', object_id: expect.any(String), list_id })
      found({ kind: 'clock', text: 'The clock is 1 h ahead of real time.' })
      expect(events.map(({ event_id }) => event_id)).toEqual([...new Set(events.map(({ event_id }) => event_id))])
    } finally {
      await receiver.close()
    }
  })

  it('tells of requests, of those of the console only when asked, and of kinds that are asked for', async () => {
    const { key } = await server.createAccount('Requests')
    const [all, some] = await Promise.all([
      clientOf(key).streamEvents({ query: { kind: 'request', console: true } }),
      clientOf(key).streamEvents({ query: { kind: 'request,clock' } }),
    ])
    await clientOf(key).getClock(undefined, { headers: { 'x-client': 'console' } })
    await clientOf(key).listFaults()
    await clientOf(key)
      .deleteFault({ path: { fault_id: 7 } })
      .catch(() => undefined)
    const isLast = ({ type }: LiveEvent) => type === 'deleteFault'
    const types = (events: LiveEvent[]) => events.map(({ type }) => type)
    expect(types(await readUntil(all, isLast))).toEqual(['getClock', 'listFaults', 'deleteFault'])
    const events = await readUntil(some, isLast)
    expect(types(events)).toEqual(['listFaults', 'deleteFault'])
    expect(events.at(-1)).toMatchObject({ text: 'DELETE /sandbox/v1/faults/7', status: 404, failed: true })
    const request_id = events.at(-1)?.object_id ?? ''
    expect((await clientOf(key).getRequest({ path: { request_id } })).problem).toMatchObject({ status: 404 })
  })

  it('goes on after the last event, by header or parameter, and says when events are missing', async () => {
    const { key } = await server.createAccount('Resumes')
    const marketing = server.marketing(key)
    const list_id = await makeList(marketing)
    const first = await clientOf(key).streamEvents({ query: { kind: 'event' } })
    await makeContact(marketing, list_id, 'a@example.com')
    const [event] = await readUntil(first, () => true)
    for (const name of ['b', 'c', 'd']) await makeContact(marketing, list_id, `${name}@example.com`)
    const query = { kind: 'event', after: event?.event_id ?? '', seconds: 0 }
    const texts = async (stream: AsyncIterable<LiveEvent>) => (await readUntil(stream, () => false)).map((e) => e.text)
    const rest = ['b@example.com', 'c@example.com', 'd@example.com']
    expect(await texts(await clientOf(key).streamEvents({ query }))).toEqual(rest)
    // A browser sends the header by itself; it is newer than the address.
    const headers = { 'last-event-id': event?.event_id ?? '' }
    const old = { ...query, after: '0-0' }
    expect(await texts(await clientOf(key).streamEvents({ query: old }, { headers }))).toEqual(rest)
    // An hour without a reader: nothing is noted any more.
    await changeRows(server.data, 'UPDATE live_watch SET until = 1')
    await makeContact(marketing, list_id, 'e@example.com')
    const lost = await readUntil(await clientOf(key).streamEvents({ query }), () => false)
    expect(lost.map(({ kind }) => kind)).toEqual(['gap'])
  })

  it('says that events are missing to a reader who knew all before them', async () => {
    const { key } = await server.createAccount('Knows all')
    const known = await clientOf(key).streamEvents({ query: { kind: 'event', seconds: 0 } })
    await readUntil(known, () => false)
    await changeRows(server.data, 'UPDATE live_watch SET until = 1')
    await makeContact(server.marketing(key), await makeList(server.marketing(key)), 'a@example.com')
    const query = { kind: 'event', after: known.lastEventId ?? '', seconds: 0 }
    const resumed = await clientOf(key).streamEvents({ query })
    expect((await readUntil(resumed, () => false)).map(({ kind }) => kind)).toEqual(['gap'])
    // Once only, and nothing that follows is lost.
    await makeContact(server.marketing(key), await makeList(server.marketing(key)), 'b@example.com')
    const next = { ...query, after: resumed.lastEventId ?? '' }
    const rest = await readUntil(await clientOf(key).streamEvents({ query: next }), () => false)
    expect(rest.map(({ text }) => text)).toEqual(['b@example.com'])
  })

  it('is plain text that a proxy passes on, and lives on while nothing happens', async () => {
    const answer = await fetch(`${port.origin}/sandbox/v1/events?seconds=0`, { headers: { apikey: server.key } })
    expect(answer.headers.get('content-type')).toBe('text/event-stream')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toMatch(/^id: \d+-\d+\n\n$/)
  })

  it('ends when the reader leaves, is refused beyond 20 at once, and is for sandbox accounts only', async () => {
    const { key } = await server.createAccount('Many')
    const leaving = new AbortController()
    const open = (signal = leaving.signal) => clientOf(key).streamEvents({}, { signal })
    const streams = await Promise.all(Array.from({ length: 20 }, () => open()))
    await expect(open()).rejects.toThrow(ConflictError)
    leaving.abort()
    for (const stream of streams) await expect(stream.next()).rejects.toThrow('aborted')
    const next = await eventually(() => open(AbortSignal.timeout(120_000)).catch(() => undefined))
    await next.return()
    const live = await server.app.domain.accounts.accounts.create('Live', 'live')
    await expect(clientOf(live.key).streamEvents()).rejects.toThrow(ForbiddenError)
  })

  it('does not tell of what a snapshot brings back, and stops with the server', async () => {
    const own = await startServer()
    const door = await openPort(own)
    const sandbox = door.clientOf()
    await sandbox.seedAccount({ body: { contacts: 20 } })
    await sandbox.createSnapshot({ body: { name: 'all' } })
    const stream = await sandbox.streamEvents({ query: { kind: 'event,reset,clock' } })
    await sandbox.restoreSnapshot({ path: { snapshot_name: 'all' } })
    await sandbox.advanceClock({ body: { seconds: 60 } })
    const events = await readUntilClock(stream)
    expect(events.map(({ kind }) => kind)).toEqual(['reset', 'clock'])
    // Requests are noted once they are answered, so the last one may still come.
    const next = await sandbox.streamEvents({ query: { kind: 'event,reset,clock' } })
    await door.close()
    expect(await readUntil(next, () => false)).toEqual([])
    await own.close()
  })
})

const readUntilClock = (stream: AsyncIterable<LiveEvent>) => readUntil(stream, ({ kind }) => kind === 'clock')

describe('a slow reader', () => {
  it('is not read ahead for', async () => {
    const { key } = await server.createAccount('Slow')
    const stream = await clientOf(key).streamEvents({ query: { kind: 'event' } })
    const marketing = server.marketing(key)
    const list_id = await makeList(marketing)
    const contacts = Array.from({ length: 1_500 }, (_, n) => ({ base: { email: `a${n}@example.com` } }))
    await marketing.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
    let n = 0
    for await (const _ of stream) {
      if (n++ % 100 === 0) await sleep(5)
      if (n === 1_500) break
    }
    expect(n).toBe(1_500)
  })
})
