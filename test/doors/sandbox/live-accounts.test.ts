// What keys of live accounts see in the Sandbox API, and what they do not (S-104).
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { ForbiddenError, NotFoundError, UnauthorizedError } from '../../../src/clients/index.ts'
import { readRows } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import { openPort, readUntil } from '../../support/live.ts'
import { openLiveAccount } from '../../support/live-accounts.ts'
import { withSender } from '../../support/mailing.ts'
import { makeContact, makeList } from '../../support/marketing.ts'
import { startReceiver } from '../../support/receiver.ts'
import { startServer, useServer } from '../../support/server.ts'

const server = useServer({ env: { MESSAGING_ALLOW_PRIVATE: '127.0.0.0/8' } })
let live: Awaited<ReturnType<typeof openLiveAccount>>
/** Keys with the right, and with that to read. */
let [whole, read] = ['', '']
beforeAll(async () => {
  live = await openLiveAccount(server.app.domain)
  whole = await live.keyWith('console')
  read = await live.keyWith('console:read')
})

const detailOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof ForbiddenError ? error.detail : String(error)),
  )

describe('the right console', () => {
  it('has to be named: a key that may do everything else does not have it, and is told how to get one', async () => {
    const inNeed = [live.key, await live.keyWith('sandbox'), await live.keyWith('marketing', 'transactional')]
    for (const key of inNeed)
      expect(await detailOf(server.sandbox(key).getClock())).toBe(
        'The key is of a live account, for which this needs the right console or console:read, which has to be named. ' +
          `Have a key made: npm run account -- key create ${live.accountId} --name "Console" ` +
          '--rights console,marketing:read,transactional:read,registered:read',
      )
  })

  it('opens nothing but that', async () => {
    await expect(server.marketing(whole).listLists()).rejects.toThrow(ForbiddenError)
    await expect(server.transactional(whole).listEmailMessages({})).rejects.toThrow(ForbiddenError)
    await expect(server.registered(whole).listRegisteredWebhooks()).rejects.toThrow(ForbiddenError)
  })

  it('does not make a sandbox of the account', async () => {
    const sandbox = server.sandbox(whole)
    const refusals = [
      sandbox.advanceClock({ body: { seconds: 1 } }),
      sandbox.resetAccount(),
      sandbox.seedAccount({ body: {} }),
      sandbox.createFault({ body: { type: 'delay', delay_ms: 1 } }),
      sandbox.listRequests(),
      sandbox.getAccountCounts(),
      sandbox.createSandboxAccount({ body: { name: 'Child' } }),
    ]
    for (const refusal of refusals)
      expect(await detailOf(refusal)).toMatch(/^Only keys of a sandbox account may use this operation\./)
  })

  it('to read does not show what messages say, and does nothing', async () => {
    const sandbox = server.sandbox(read)
    await sandbox.getClock()
    const path = { captured_id: 1 }
    for (const refusal of [
      sandbox.listCapturedMessages(),
      sandbox.getCapturedMessage({ path }),
      sandbox.getCapturedSource({ path }),
      sandbox.createPreviewLink({ path, body: {} }),
      sandbox.replayHookDeliveries({ body: {} }),
    ])
      expect(await detailOf(refusal)).toMatch(/this needs the right console, which/)
  })

  it('ends with the key', async () => {
    const key = await live.keyWith('console')
    await server.sandbox(key).getClock()
    const newest = (await server.app.domain.accounts.keys.list(live.accountId)).at(-1)
    await server.app.domain.accounts.keys.revoke(newest?.keyId ?? '')
    await expect(server.sandbox(key).getClock()).rejects.toThrow(UnauthorizedError)
  })
})

describe('a live account', () => {
  it('shows the messages that no carrier took, and not those of others', async () => {
    const { send } = await withSender(server, live.key)
    await live.approve()
    await send({ subject: 'Real', htmlBody: '<p>Hello</p>' })
    const sandbox = server.sandbox(whole)
    const { captured_id, account_id, html } = await sandbox.waitForCapturedMessage({ query: { timeout: 30 } })
    expect({ account_id, html }).toEqual({ account_id: live.accountId, html: expect.stringContaining('Hello') })
    const path = { captured_id }
    expect((await sandbox.listCapturedMessages()).items).toEqual([expect.objectContaining({ captured_id })])
    expect(await sandbox.getCapturedSource({ path })).toContain('Subject: Real')
    expect((await sandbox.createPreviewLink({ path, body: {} })).url).toContain('/preview/')
    const other = await openLiveAccount(server.app.domain, 'Other')
    const stranger = server.sandbox(await other.keyWith('console'))
    await expect(stranger.getCapturedMessage({ path })).rejects.toThrow(NotFoundError)
    await expect(server.sandbox().getCapturedMessage({ path })).rejects.toThrow(NotFoundError)
    const query = { account_id: live.accountId }
    await expect(stranger.listCapturedMessages({ query })).rejects.toThrow(NotFoundError)
    expect((await stranger.listCapturedMessages()).total_items).toBe(0)
  })

  it('shows its deliveries, and sends one again', async () => {
    const receiver = await startReceiver()
    try {
      const marketing = server.marketing(live.key)
      const list_id = await makeList(marketing)
      await marketing.createWebhook({ body: { list_id, url: receiver.url, actions: ['subscription'] } })
      await makeContact(marketing, list_id, 'ana@example.com')
      await receiver.waitForCount(1)
      const [looking, acting] = [server.sandbox(read), server.sandbox(whole)]
      const found = await eventually(async () => {
        const [item] = (await looking.listHookDeliveries({ query: { state: 'delivered' } })).items
        return item
      })
      const path = { delivery_id: found.delivery_id }
      expect((await looking.getHookDelivery({ path })).attempt_log).toHaveLength(1)
      await acting.replayHookDelivery({ path })
      await receiver.waitForCount(2)
      expect((await looking.listListCallbacks()).total_items).toBe(0)
      expect((await looking.listInboundMessages()).total_items).toBe(0)
    } finally {
      await receiver.close()
    }
  })

  it('has real time, its queues, and the carriers of live accounts', async () => {
    const sandbox = server.sandbox(read)
    expect(await sandbox.getClock()).toMatchObject({ offset_seconds: 0, more: false })
    const health = await sandbox.getHealth()
    expect(health).toMatchObject({ carriers: [], database: { state: 'up' } })
    expect(health.live_carriers.map(({ name }) => name)).toContain('sandbox')
  })

  it('streams what happens, of messages only to whom they go, and for five minutes after the last reader', async () => {
    const port = await openPort(server)
    try {
      const stream = await port.clientOf(read).streamEvents()
      const list_id = await makeList(server.marketing(live.key), 'Streamed')
      await makeContact(server.marketing(live.key), list_id, 'rui@example.com')
      const senders = await server.marketing(live.key).listEmailSenders()
      const senderId = String(senders.items[0]?.sender_id)
      const mail = { senderId, to: 'eva@example.com', subject: 'Your code is 123456', textBody: 'Hello' }
      await server.transactional(live.key).sendEmail({ body: mail })
      const events = await readUntil(stream, ({ kind }) => kind === 'message')
      expect(events).toContainEqual(expect.objectContaining({ kind: 'event', text: 'rui@example.com', list_id }))
      expect(events.at(-1)).toMatchObject({ type: 'email', text: 'eva@example.com' })
      expect(events.filter(({ kind }) => kind === 'request')).toEqual([])
    } finally {
      await port.close()
    }
    const [watch] = await readRows<{ until: number }>(
      server.data,
      `SELECT * FROM live_watch WHERE account_id = ${live.accountId}`,
    )
    expect(Number(watch?.until) - Date.now()).toBeLessThanOrEqual(300_000)
  })
})

describe('a stream', () => {
  it('ends when its key is revoked', async () => {
    const port = await openPort(server)
    try {
      const key = await live.keyWith('console:read')
      const stream = await port.clientOf(key).streamEvents()
      const newest = (await server.app.domain.accounts.keys.list(live.accountId)).at(-1)
      await server.app.domain.accounts.keys.revoke(newest?.keyId ?? '')
      const list_id = await makeList(server.marketing(live.key), 'Watched')
      let isOver = false
      const reading = readUntil(stream, () => false).finally(() => {
        isOver = true
      })
      // What happens wakes the stream, which otherwise looks every 15 seconds.
      for (let n = 0; !isOver; n++) {
        await makeContact(server.marketing(live.key), list_id, `n${n}@example.com`)
        await Promise.race([reading, sleep(500)])
      }
      await reading
    } finally {
      await port.close()
    }
  })
})

describe('MESSAGING_CONSOLE=on without a sandbox', () => {
  it('has what the console shows of live accounts, and nothing else of the Sandbox API', async () => {
    await using alone = await startServer({ env: { MESSAGING_SANDBOX: 'off', MESSAGING_CONSOLE: 'on' } })
    const { keyWith } = await openLiveAccount(alone.app.domain)
    const headers = { apikey: await keyWith('console:read') }
    const statusOf = async (path: string) => (await alone.inject(path, { headers })).status
    expect(await statusOf('/sandbox/v1/clock')).toBe(200)
    expect(await statusOf('/console/health')).toBe(200)
    for (const path of ['faults', 'snapshots', 'requests', 'counts'])
      expect(await statusOf(`/sandbox/v1/${path}`)).toBe(404)
    expect((await alone.inject('/sandbox/v1/clock', { headers: { apikey: alone.key } })).status).toBe(401)
    expect(await (await alone.inject('/docs/')).text()).not.toContain('sandbox')
  })

  it('is off where the sandbox is off, and can be off where it is on', async () => {
    await using off = await startServer({ env: { MESSAGING_SANDBOX: 'off' } })
    await using bare = await startServer({ env: { MESSAGING_CONSOLE: 'off' } })
    for (const one of [off, bare]) expect((await one.inject('/console/')).status).toBe(404)
    expect((await bare.inject('/sandbox/v1/clock', { headers: { apikey: bare.key } })).status).toBe(200)
  })
})
