// A disk without room: nothing more is sent until what left is recorded, and every door asks its clients to come back.
import { rename } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_IN_PROGRESS } from '../../src/server/domain/campaigns/runs/concurrency.ts'
import { encodeCall } from '../../src/wire/soap/encode.ts'
import { onPostgres } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { withCampaign, withSender } from '../support/mailing.ts'
import { startReceiver } from '../support/receiver.ts'
import { startRelay } from '../support/relay.ts'
import { startReturns } from '../support/returned.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { startSmtpSink } from '../support/smtp.ts'
import { ADDRESS, postXml } from '../support/soap.ts'

const exec = DatabaseSync.prototype.exec
/** Milliseconds after which others may take over what somebody sends: longer than a busy machine holds up the sender. */
const LEASE = 2_000
/** The connection that wrote last. */
let writer: DatabaseSync | null = null

function watch(this: DatabaseSync, sql: string): void {
  if (sql === 'BEGIN IMMEDIATE') writer = this
  exec.call(this, sql)
}

/** Leaves the database of the server no page more than it has, as a disk without room does; undefined: as many as it wants. */
function limitPages(room: 'none' | 'any'): void {
  if (!writer) throw new Error('Nothing was written yet.')
  const pages = (writer.prepare('PRAGMA page_count').get() as { page_count: number }).page_count
  exec.call(writer, `PRAGMA max_page_count = ${room === 'none' ? pages : 1_073_741_823}`)
}

const ready = async (server: TestServer) => {
  const answer = await server.inject('/readyz')
  return { status: answer.status, checks: ((await answer.json()) as { checks: { store: string } }).checks }
}

/** A request that writes some pages. */
const writing = (server: TestServer) =>
  server.inject('/api/v2/email/templates', {
    method: 'POST',
    headers: { apikey: server.key, 'content-type': 'application/json' },
    body: JSON.stringify({ templateName: 'Large', subject: 'Large', htmlBody: `<p>${'x'.repeat(20_000)}</p>` }),
  })

/** Calls until an answer is no success any more, because no page has room. */
async function firstRefusal(call: () => Promise<Response>): Promise<Response> {
  for (let n = 0; n < 200; n++) {
    const answer = await call()
    if (answer.status !== 200) return answer
  }
  throw new Error('The disk has room for everything.')
}

describe.skipIf(onPostgres)('a full disk under SQLite', () => {
  beforeAll(() => {
    DatabaseSync.prototype.exec = watch
  })
  afterAll(() => {
    DatabaseSync.prototype.exec = exec
  })

  it('while a campaign is sent: nobody gets it twice, and nothing leaves that cannot be recorded', async () => {
    let held = true
    let release = () => {}
    const free = new Promise<void>((resolve) => {
      release = resolve
    })
    const asked: string[] = []
    const smtp = await startSmtpSink({
      rejectData: async ({ to }) => {
        asked.push(to[0] ?? '')
        if (held) await free
        return null
      },
    })
    const lines: string[] = []
    const server = await startServer({
      env: { MESSAGING_SANDBOX_SMTP_URL: smtp.url, MESSAGING_LOG: 'warn' },
      app: { logStream: { write: (line) => void lines.push(line) }, lease: LEASE },
    })
    const receiver = await startReceiver()
    try {
      const mailing = await withSender(server)
      const addresses = Array.from({ length: 3 * MAX_IN_PROGRESS }, (_, n) => `a${n}@example.com`)
      const campaign = await withCampaign(server, addresses, mailing)
      await mailing.marketing.createWebhook({
        body: { list_id: campaign.list_id, url: receiver.url, actions: ['email_send'] },
      })
      await campaign.start()
      await eventually(() => asked.length > 0)
      limitPages('none')
      held = false
      release()
      await eventually(async () => (await ready(server)).status === 503)
      expect((await ready(server)).checks.store).toMatch(/full/)
      expect(await server.sandbox().getHealth()).toMatchObject({
        status: 'attention',
        database: { state: 'no_writes' },
        alarms: [{ kind: 'database_no_writes', since: expect.any(String) }],
      })
      const refused = await writing(server)
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
      // What was in hand may still leave. When the lease has run out, nothing else has, and nobody heard of it.
      const end = performance.now() + 1.5 * LEASE
      while (performance.now() < end) expect((await writing(server)).status).toBe(503)
      expect(asked.length).toBeLessThanOrEqual(MAX_IN_PROGRESS)
      expect(new Set(asked).size).toBe(asked.length)
      expect(receiver.requests).toEqual([])

      limitPages('any')
      await eventually(async () => (await campaign.status()) === 'sent')
      expect((await ready(server)).status).toBe(200)
      expect(asked.sort()).toEqual(addresses.sort())
      expect(await campaign.overall()).toMatchObject({ sends: addresses.length })
      await receiver.waitForCount(1)
      const about = lines.map((line) => (JSON.parse(line) as { msg: string }).msg).filter((text) => /writes/.test(text))
      expect([about[0], about.at(-1)]).toEqual([expect.stringMatching(/full.*503/), expect.stringMatching(/again/)])
      expect(about.length).toBeLessThan(10)
    } finally {
      limitPages('any')
      await server.close()
      await Promise.all([smtp.close(), receiver.close()])
    }
  })

  it('at the other doors: a SOAP fault, and 451 at the ports that take mail', async () => {
    const server = await startServer({ env: { MESSAGING_RETURN_DOMAIN: 'return.example.com' } })
    const [relay, returns] = [await startRelay(server), await startReturns(server)]
    try {
      const mailing = await withSender(server)
      const id = await mailing.send({ to: 'ana@example.com' })
      await mailing.settled(id)
      const { return_address = '' } = await mailing.captured('ana@example.com')
      // What is kept of its text needs a page of its own.
      const answer = `From: ana@example.com\r\nSubject: Re: Hello\r\n\r\n${`${'x'.repeat(70)}\r\n`.repeat(140)}`
      limitPages('none')
      let reply = ''
      for (let n = 0; n < 200 && !reply.startsWith('451'); n++) reply = await returns.arrive(answer, return_address)
      expect(reply).toMatch(/^451 4\.3\.0 /)
      const mail = { to: 'ana@example.com', subject: 'Hello', text: 'x'.repeat(40_000) }
      const refusal = await relay.send(mail).catch((error: unknown) => error as { response: string })
      expect(refusal.response).toMatch(/^451 4\.3\.0 /)
      const call = encodeCall(ADDRESS, 'createList', { apikey: server.key, nome: 'x'.repeat(255) })
      const fault = await firstRefusal(() => postXml(server, call))
      expect([fault.status, fault.headers.get('retry-after')]).toEqual([503, '5'])
      expect(await fault.text()).toContain('<faultcode>SOAP-ENV:Server</faultcode>')
      limitPages('any')
      expect((await relay.send(mail)).response).toMatch(/^250 /)
      expect(await returns.arrive(answer, return_address)).toMatch(/^250 /)
    } finally {
      limitPages('any')
      await Promise.all([relay.close(), returns.close()])
      await server.close()
    }
  })
})

describe.skipIf(onPostgres)('a data folder that is moved away', () => {
  it('takes no writes and is not ready, with one line in the log, until it is back', async () => {
    const lines: string[] = []
    const server = await startServer({
      env: { MESSAGING_LOG: 'warn' },
      app: { logStream: { write: (line) => void lines.push(line) } },
    })
    const moved = `${server.data}-moved`
    try {
      expect((await ready(server)).status).toBe(200)
      await rename(server.data, moved)
      const refused = await writing(server)
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
      const { status, checks } = await ready(server)
      expect(status).toBe(503)
      // The folder may move between the looks at its two files.
      expect(checks.store).toMatch(new RegExp(`${server.data}/messaging\\.db(-wal)? was moved`))
      await rename(moved, server.data)
      await eventually(async () => (await ready(server)).status === 200)
      expect((await writing(server)).status).toBe(201)
      expect(lines.filter((line) => line.includes('was moved'))).toHaveLength(1)
    } finally {
      await rename(moved, server.data).catch(() => undefined)
      await server.close()
    }
  })

  it('is found out without a request that writes', async () => {
    await using server = await startServer()
    const moved = `${server.data}-moved`
    await rename(server.data, moved)
    try {
      await eventually(async () => (await ready(server)).status === 503)
    } finally {
      await rename(moved, server.data)
    }
  })
})
