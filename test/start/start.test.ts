// `npm start`, as on a user's machine.
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MAX_IN_PROGRESS } from '../../src/server/domain/campaigns/runs/concurrency.ts'
import { dropDatabaseOf, onPostgres, readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { startReceiver } from '../support/receiver.ts'
import { startSmtpSink } from '../support/smtp.ts'
import { clientsOf, mailProgram, npmStart, pidOf, type Started, startPlatform } from '../support/started.ts'

const MINUTE = 60_000
/** On PostgreSQL the leases of a process that died run out first. */
const TAKEN_OVER = 4 * MINUTE

let data: string
const running: Started[] = []
const open: { close(): Promise<unknown> }[] = []

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'messaging-start-'))
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((started) => started.end()))
  await Promise.all(open.splice(0).map((one) => one.close()))
  await rm(data, { recursive: true, force: true })
  await dropDatabaseOf(data)
})

/** Starts, and fails with what was printed when it does not run. */
async function start(...more: [env?: Record<string, string>, args?: string[], command?: typeof npmStart]) {
  const started = await startPlatform(data, ...more)
  running.push(started)
  expect(started.errors()).toBe('')
  const clients = clientsOf(started, data)
  open.push(clients)
  return { ...started, ...clients }
}

describe('npm start', () => {
  it('brings up everything that its banner names, and ends with 0 when it is told to', async () => {
    const { row, marketing, transactional, sandbox, send, interruptServer, errors } = await start({}, [], npmStart)
    expect(row('Data')).toBe(data)
    await expect(marketing.ping()).resolves.toEqual({ result: 'pong' })
    await expect(marketing.listLists()).resolves.toMatchObject({ total_items: 0 })
    const { sender_id } = await marketing.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    await transactional.sendEmail({
      body: { senderId: String(sender_id), to: 'ana@example.com', subject: 'Hello', textBody: 'Hello' },
    })
    await expect(sandbox.waitForCapturedMessage()).resolves.toMatchObject({ recipient: 'ana@example.com' })
    const health = await send(row('Health'))
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }])
    const docs = await send(row('Docs'))
    expect(docs.status).toBe(200)
    expect(docs.headers.get('content-type')).toMatch(/^text\/html/)
    expect(await docs.text()).toContain('Marketing API')
    const plain = await fetch(`${row('Plain HTTP')}/healthz`)
    expect(plain.status).toBe(200)
    expect(await interruptServer()).toBe(0)
    expect(errors()).toBe('')
  })

  it('has a relay for the user that its banner names, whose password others on the machine cannot read', async () => {
    const first = await start({ MESSAGING_LOG: 'info' })
    const { marketing, transactional, secret, log } = first
    await marketing.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    const { response } = await mailProgram(first, data).sendMail({
      from: 'shop@example.com',
      to: 'ana@example.com',
      subject: 'Hello',
      text: 'for nobody else',
    })
    const messageId = Number(/^250 2\.0\.0 (\d+) queued$/.exec(response)?.[1])
    await expect(transactional.getEmailLog({ path: { messageId } })).resolves.toMatchObject([
      { subscriberEmail: 'ana@example.com' },
    ])
    const line = await eventually(() => log().find((one) => one.includes('"op":"relayEmail"')))
    expect(JSON.parse(line)).toMatchObject({
      account: 1,
      messageId,
      status: 250,
      bytes: expect.any(Number),
      ms: expect.any(Number),
    })
    expect(log().join()).not.toMatch(/nobody else|ana@example\.com/)
    expect(log().join()).not.toContain(secret('Relay password'))
    const file = join(data, 'sandbox.password')
    expect((await readFile(file, 'utf8')).trim()).toBe(secret('Relay password'))
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await first.interruptServer()).toBe(0)
    const second = await start({ MESSAGING_SANDBOX_USER: 'other', MESSAGING_SANDBOX_PASSWORD: 'other' })
    expect([second.row('Relay user'), second.secret('Relay password')]).toEqual(['sandbox', secret('Relay password')])
    await expect(mailProgram(second, data).verify()).resolves.toBe(true)
  })

  it('takes name and password of the user from the settings, and needs no relay', async () => {
    const named = await start({ MESSAGING_SANDBOX_USER: 'shop', MESSAGING_SANDBOX_PASSWORD: 'of-the-shop' })
    expect([named.row('Relay user'), named.secret('Relay password')]).toEqual(['shop', 'of-the-shop'])
    await expect(mailProgram(named, data).verify()).resolves.toBe(true)
    await named.interrupt()
    const without = await start({ MESSAGING_SMTP_PORT: 'off' })
    expect([without.row('SMTP relay'), without.row('Relay user')]).toEqual(['off', ''])
  })

  it('Ctrl-C ends it in order, and tells a request that waits to come again', async () => {
    const { sandbox, interrupt, errors, send, row, secret } = await start({}, [], npmStart)
    const headers = { apikey: secret('Sandbox key') }
    const waiting = send(`${row('Sandbox API')}/messages/actions/wait?timeout=30`, { headers })
    await sandbox.getClock()
    await interrupt()
    const { status, headers: answered } = await waiting
    expect([status, answered.get('retry-after')]).toEqual([503, '5'])
    expect(errors()).toBe('')
    // SQLite takes its log away when the store was closed.
    expect(await readdir(data)).toEqual(expect.not.arrayContaining(['messaging.db-wal']))
  })

  it.skipIf(onPostgres)('holds its folder against a second one, and names itself', async () => {
    const { marketing } = await start()
    const second = await startPlatform(data)
    running.push(second)
    expect(await second.exited).toBe(1)
    expect(second.errors()).toContain(`in use by process ${pidOf(data)}`)
    expect(second.errors()).not.toMatch(/ at .*\.ts:/)
    await expect(marketing.listLists()).resolves.toMatchObject({ total_items: 0 })
  })

  it('the second time has the same key, certificate and data', async () => {
    const first = await start({ MESSAGING_SANDBOX_KEY: 'sandbox_for_this_test' })
    const { list_id } = await first.marketing.createList({ body: { internal_name: 'Kept' } })
    expect(first.secret('Sandbox key')).toBe('sandbox_for_this_test')
    await first.interrupt()
    const second = await start()
    expect(second.secret('Sandbox key')).toBe('sandbox_for_this_test')
    await expect(second.marketing.getList({ path: { list_id } })).resolves.toMatchObject({ internal_name: 'Kept' })
    // The agent of the first one still trusts what the second one shows.
    expect((await first.send(second.row('Health'))).status).toBe(200)
  })

  it.each<{ env: Record<string, string>; says: string }>([
    { env: { MESSAGING_PORT: 'https' }, says: 'MESSAGING_PORT' },
    { env: { DATABASE_URL: 'mysql://localhost/a' }, says: 'DATABASE_URL' },
    {
      env: { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/a' },
      says: 'PostgreSQL at 127.0.0.1:1/a cannot be used: (?!.*secret).*ECONNREFUSED',
    },
    { env: { MESSAGING_ROLE: 'work', DATABASE_URL: '' }, says: 'one process does everything' },
  ])('says in one line why it does not start with $env', async ({ env, says }) => {
    const started = await startPlatform(data, env)
    running.push(started)
    expect(await started.exited).toBe(1)
    expect(started.errors()).toMatch(new RegExp(`^The platform could not start\\. .*${says}.*$`, 'm'))
    expect(started.errors()).not.toMatch(/ at .*\.ts:/)
  })

  it('says which port is taken', async () => {
    const first = await start()
    const port = new URL(first.row('Health')).port
    const other = await mkdtemp(join(tmpdir(), 'messaging-start-'))
    open.push({ close: () => dropDatabaseOf(other) })
    const second = await startPlatform(other, { MESSAGING_PORT: port })
    running.push(second)
    expect(await second.exited).toBe(1)
    expect(second.errors()).toContain(`Port ${port} is in use`)
    await rm(other, { recursive: true, force: true })
  })
})

describe('after kill -9', () => {
  it('an import goes on, and counts every contact once', async () => {
    const CONTACTS = 100_000
    const receiver = await startReceiver()
    open.push(receiver)
    const first = await start()
    const { list_id } = await first.marketing.createList({ body: { internal_name: 'a' } })
    const contacts = Array.from({ length: CONTACTS }, (_, n) => ({ base: { email: `a${n}@example.com` } }))
    const total = async ({ marketing }: Pick<typeof first, 'marketing'>) =>
      (await marketing.listContacts({ path: { list_id }, query: { limit: 1 } })).total_items
    await first.marketing.importContacts({
      path: { list_id },
      body: { mode: 'add', compare_field: 'email', contacts, callback_url: receiver.url },
    })
    await eventually(async () => (await total(first)) > 0)
    await first.kill()
    // It was in the middle.
    expect(receiver.requests).toHaveLength(0)

    const second = await start()
    const call = await receiver.waitFor(() => true, TAKEN_OVER)
    expect(JSON.parse(call.body)).toEqual({ imported: CONTACTS, updated: 0, ignored: 0, invalid: 0, file: '' })
    expect(await total(second)).toBe(CONTACTS)
    expect((await second.marketing.getList({ path: { list_id } })).stats.total_active).toBe(CONTACTS)
    await expect(second.marketing.listOperations()).resolves.toMatchObject({ total_items: 0 })
  })

  it('a campaign goes on: nobody is lost, and who was settled gets no second mail', async () => {
    const RECIPIENTS = 2_000
    const smtp = await startSmtpSink()
    open.push(smtp)
    const env = { MESSAGING_SANDBOX_SMTP_URL: smtp.url }
    const first = await start(env)
    const { list_id } = await first.marketing.createList({ body: { internal_name: 'a' } })
    const contacts = Array.from({ length: RECIPIENTS }, (_, n) => ({ base: { email: `a${n}@example.com` } }))
    await first.marketing.importContacts({
      path: { list_id },
      body: { mode: 'add', compare_field: 'email', contacts },
    })
    await eventually(async () => (await first.marketing.listOperations()).total_items === 0)
    const { sender_id } = await first.marketing.createEmailSender({
      body: { name: 'Shop', email: 'shop@example.com' },
    })
    const content = { type: 'html', body: '<p>Hello</p>' } as const
    const campaign = await first.marketing.createEmailCampaign({
      body: { list_id, internal_name: 'a', subject: 'Hello', sender_id, content },
    })
    const path = { campaign_hash: campaign.campaign_hash }
    await first.marketing.sendEmailCampaign({ path, body: { list_id, segments: { type: 'none' } } })
    await smtp.waitForCount(RECIPIENTS / 3)
    await first.kill()
    expect(smtp.mails.length).toBeLessThan(RECIPIENTS)
    const settled = await settledAddresses()
    expect(settled.length).toBeGreaterThan(0)

    const second = await start(env)
    const sent = await eventually(
      async () => (await second.marketing.listCampaigns({ query: { status: 'sent' } })).items[0],
      TAKEN_OVER,
    )
    expect(sent).toMatchObject({ ...path, processed_messages: RECIPIENTS })
    const copies = Map.groupBy(smtp.mails, (mail) => mail.to[0] ?? '')
    expect(copies.size).toBe(RECIPIENTS)
    expect(settled.filter((address) => copies.get(address)?.length !== 1)).toEqual([])
    expect(smtp.mails.length - RECIPIENTS).toBeLessThanOrEqual(MAX_IN_PROGRESS)
    const idsOf = (mails: { raw: Buffer }[]) =>
      new Set(mails.map(({ raw }) => /^Message-ID: (.+)$/im.exec(raw.toString())?.[1]))
    for (const mails of copies.values()) expect(idsOf(mails).size).toBe(1)
    expect((await second.marketing.getEmailReport({ path })).overall).toMatchObject({
      sends: RECIPIENTS,
      hard_bounces: 0,
      soft_bounces: 0,
    })
  })

  /** Who stands in the ledger as accepted. */
  async function settledAddresses(): Promise<string[]> {
    const rows = await readRows<{ address: string }>(data, `SELECT address FROM message WHERE state = 'accepted'`)
    return rows.map(({ address }) => address)
  }
})
