// Rights that are taken away reach whatever is under way: relay sessions, streams, waits, requests whose body still comes.
// On PostgreSQL another process takes them away, on SQLite an order to the socket of the operator does.

import { mkdtemp, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { carryOut, type OrderInput, type OrderName } from '../../src/server/operator/orders.ts'
import { changeRows, dropDatabaseOf, onPostgres, readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { openPort } from '../support/live.ts'
import { withSender } from '../support/mailing.ts'
import { plain, type Session, startRelay, type TestRelay } from '../support/relay.ts'
import { startServer, type TestServer } from '../support/server.ts'

let data: string
/** The process that has the sessions, and the one that takes rights away. */
let server: TestServer
let other: TestServer
let relay: TestRelay
let port: Awaited<ReturnType<typeof openPort>>
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'messaging-access-'))
  server = await startServer({ data })
  other = onPostgres ? await startServer({ data }) : server
  relay = await startRelay(server)
  port = await openPort(server)
})
afterAll(async () => {
  await relay?.close()
  await port?.close()
  if (other !== server) await other?.close()
  await server?.close()
  await rm(data, { recursive: true, force: true })
  await dropDatabaseOf(data)
})

const order = <Name extends OrderName>(name: Name, input: OrderInput<Name>) => carryOut(other.app.domain, name, input)

interface Caller {
  account: number
  /** A key with all rights, which is taken away. */
  key: string
  keyId: string
  username: string
  password: string
}

let callers = 0
/** An account of its own with a key, a user, and a sender. */
async function begin(): Promise<Caller> {
  const { accountId: account, key: first } = await server.createAccount('Test')
  await withSender(server, first)
  const { key, keyId } = await server.app.domain.accounts.keys.create(account, { name: 'A key', rights: null })
  const { username, password } = await server.app.domain.accounts.users.create(account, {
    username: `user-${++callers}`,
  })
  return { account, key, keyId, username, password }
}

const MAIL = 'From: shop@example.com\r\nTo: ana@example.com\r\nSubject: Hello\r\n\r\nHello'

/** What takes access away, by which login it counts, and what the relay then answers. */
const losses: Record<string, { by: 'key' | 'user'; reply: RegExp; take(caller: Caller): Promise<unknown> }> = {
  'the key was revoked': { by: 'key', reply: /^530 5\.7\.0 /, take: ({ keyId }) => order('revokeKey', { key: keyId }) },
  'the account was suspended': {
    by: 'key',
    reply: /^530 5\.7\.0 /,
    take: ({ account }) => order('suspend', { account, since: 1 }),
  },
  'the account of the user was suspended': {
    by: 'user',
    reply: /^530 5\.7\.0 /,
    take: ({ account }) => order('suspend', { account, since: 1 }),
  },
  'the Transactional API was switched off': {
    by: 'key',
    reply: /^550 5\.7\.1 /,
    take: ({ account }) => order('setTransactional', { account, transactional: 'off' }),
  },
  'the same, for a user': {
    by: 'user',
    reply: /^550 5\.7\.1 /,
    take: ({ account }) => order('setTransactional', { account, transactional: 'off' }),
  },
  'the right was removed': {
    by: 'key',
    reply: /^550 5\.7\.1 /,
    async take({ account }) {
      // No command changes the rights of a key; the signal is that of any change.
      await changeRows(data, `UPDATE api_key SET rights = 'marketing' WHERE account_id = ${account}`)
      await order('setTransactional', { account, transactional: 'on' })
    },
  },
  'the user has another password': {
    by: 'user',
    reply: /^530 5\.7\.0 /,
    take: ({ username }) => order('renewPassword', { username }),
  },
  'the user was deleted': {
    by: 'user',
    reply: /^530 5\.7\.0 /,
    async take({ account, username }) {
      const { items } = await other.app.domain.accounts.users.list(
        account,
        { username },
        { offset: 0, limit: 1, orderBy: 'id', order: 'asc' },
      )
      await other.app.domain.accounts.users.delete(account, items[0]?.id ?? 0)
    },
  },
}

const sent = ({ account }: Caller) => readRows(data, `SELECT id FROM message WHERE account_id = ${account}`)

describe.each(Object.entries(losses))('when %s, the relay', (_name, { by, reply, take }) => {
  const logIn = ({ key, username, password }: Caller): Promise<Session> =>
    by === 'key' ? relay.logIn('apikey', key) : relay.logIn(username, password)

  it('takes no further mail of a session', async () => {
    const caller = await begin()
    const session = await logIn(caller)
    expect(await session.mail(MAIL)).toMatch(/^250 /)
    await take(caller)
    // Another process hears of it by a signal.
    const refused = await eventually(async () => {
      const answer = await session.say('MAIL FROM:<shop@example.com>')
      if (answer.startsWith('250')) await session.say('RSET')
      return !answer.startsWith('250') && answer
    })
    expect(refused).toMatch(reply)
    const again = await relay.dial()
    await again.secure()
    const credentials = by === 'key' ? plain('apikey', caller.key) : plain(caller.username, caller.password)
    expect(await again.say(credentials)).toMatch(/^535 /)
  })

  it('refuses the mail that is coming in', async () => {
    const caller = await begin()
    const session = await logIn(caller)
    await session.say('MAIL FROM:<shop@example.com>')
    await session.say('RCPT TO:<ana@example.com>')
    expect(await session.say('DATA')).toMatch(/^354 /)
    session.write(MAIL)
    const witness = await logIn(caller)
    await take(caller)
    await eventually(async () => {
      const answer = await witness.say('MAIL FROM:<shop@example.com>')
      if (answer.startsWith('250')) await witness.say('RSET')
      return !answer.startsWith('250')
    })
    expect(await session.say('\r\n.')).toMatch(reply)
    expect(await sent(caller)).toEqual([])
  })
})

const withKey = Object.entries(losses).filter(
  ([name, { by }]) => by === 'key' && name !== 'the Transactional API was switched off',
)

describe.each(withKey)('when %s', (_name, { take }) => {
  it('a stream of events ends, and cannot be opened again', async () => {
    const caller = await begin()
    const open = () => fetch(`${port.origin}/sandbox/v1/events`, { headers: { apikey: caller.key } })
    const stream = await open()
    expect(stream.status).toBe(200)
    await take(caller)
    // A text that ends, or one that was cut off.
    await stream.text().catch(() => undefined)
    expect((await open()).status).toSatisfy(isRefusal)
  })

  it('a wait ends, with the refusal', async () => {
    const caller = await begin()
    const client = port.clientOf(caller.key)
    const waiting = client.waitForCapturedMessage({ query: { timeout: 30 } })
    const refused = expect(waiting).rejects.toMatchObject({ status: expect.toSatisfy(isRefusal) })
    await isWaiting()
    await take(caller)
    await refused
  })

  it('a request whose body is still coming is refused, as is the next on the connection', async () => {
    const caller = await begin()
    const send = await openRequest('/api/v2/email/messages/action/send/single', caller.key)
    await take(caller)
    await eventually(async () => isRefusal(await statusOf('/sandbox/v1/messages', caller.key)))
    expect(await send('{"to":"ana@example.com"}')).toSatisfy(isRefusal)
  })
})

it('when the Transactional API is switched off, a request whose body is still coming is refused', async () => {
  const caller = await begin()
  const path = '/api/v2/email/messages/action/send/single'
  const send = await openRequest(path, caller.key)
  await order('setTransactional', { account: caller.account, transactional: 'off' })
  await eventually(async () => (await statusOf('/api/v2/alert', caller.key)) === 403)
  expect(await send('{"to":"ana@example.com"}')).toBe(403)
})

it('a change that a process does not hear of ends a wait as well', { skip: !onPostgres }, async () => {
  const caller = await begin()
  const waiting = port.clientOf(caller.key).waitForCapturedMessage({ query: { timeout: 30 } })
  const refused = expect(waiting).rejects.toMatchObject({ status: 401 })
  await isWaiting()
  await changeRows(data, `UPDATE api_key SET revoked = 1 WHERE account_id = ${caller.account}`)
  await refused
})

const isRefusal = (status: number) => status === 401 || status === 403

/** Resolves when requests that came before are with their handlers: one that comes after them was answered. */
const isWaiting = () => server.sandbox().listCapturedMessages()

const statusOf = async (path: string, apikey: string) =>
  (await fetch(`${port.origin}${path}`, { headers: { apikey } })).status

/** A POST whose headers the server has; the function that it returns sends the body and resolves with the status. */
async function openRequest(path: string, apikey: string): Promise<(body: string) => Promise<number>> {
  const length = Buffer.byteLength('{"to":"ana@example.com"}')
  const request = httpRequest(`${port.origin}${path}`, {
    method: 'POST',
    agent: false,
    headers: { apikey, 'content-type': 'application/json', 'content-length': length },
  })
  const status = new Promise<number>((resolve, reject) => {
    request.once('response', (response) => resolve(response.resume().statusCode ?? 0)).once('error', reject)
  })
  request.flushHeaders()
  await new Promise((resolve) => request.once('socket', (socket) => socket.once('connect', resolve)))
  await statusOf('/sandbox/v1/messages', server.key)
  return (body) => {
    request.end(body)
    return status
  }
}
