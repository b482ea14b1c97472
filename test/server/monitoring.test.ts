// What those who run the platform may ask it: whether it is ready, and what it measures.
import { readFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { networkInterfaces } from 'node:os'
import { describe, expect, it } from 'vitest'
import { hookWaits } from '../../src/server/domain/hooks/send-hooks.ts'
import { createMetrics } from '../../src/server/lib/metrics.ts'
import { onPostgres } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { withCampaign, withSender } from '../support/mailing.ts'
import { startReceiver } from '../support/receiver.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { startSmtpSink } from '../support/smtp.ts'
import { withSmsSender } from '../support/texting.ts'

/** The values of a scrape, by name and labels; every line has to be one of the format. */
async function scrape(server: TestServer): Promise<Map<string, number>> {
  const answer = await server.inject('/metrics')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const lines = (await answer.text()).trimEnd().split('\n')
  for (const line of lines)
    expect(line).toMatch(/^# (HELP|TYPE) [a-z_]+ .+$|^[a-z_]+(\{([a-z_]+="[^"]*",?)+\})? -?\d+(\.\d+)?(e-?\d+)?$/)
  return new Map(
    lines
      .filter((line) => !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  )
}

describe('GET /metrics', () => {
  it('counts requests by operation and status, with their time', async () => {
    await using server = await startServer()
    for (let n = 0; n < 3; n++) await server.marketing().listLists()
    await server
      .marketing('wrong')
      .listLists()
      .catch(() => undefined)
    for (const path of ['/no/such/address', '/nor/this']) await server.inject(path)
    const values = await scrape(server)
    expect(values.get('messaging_requests_total{op="listLists",status="200"}')).toBe(3)
    expect(values.get('messaging_requests_total{op="listLists",status="401"}')).toBe(1)
    expect(values.get('messaging_requests_total{op="unknown",status="404"}')).toBe(2)
    expect(values.get('messaging_request_duration_seconds_count{op="listLists"}')).toBe(4)
    expect(values.get('messaging_request_duration_seconds_bucket{op="listLists",le="+Inf"}')).toBe(4)
    expect(values.get('messaging_request_duration_seconds_sum{op="listLists"}')).toBeGreaterThan(0)
  })

  it('counts messages by channel and outcome', async () => {
    await using server = await startServer()
    const mailing = await withSender(server)
    for (const to of ['ana@example.com', 'bounce-hard@example.com']) await mailing.settled(await mailing.send({ to }))
    const campaign = await withCampaign(server, ['rui@example.com', 'eva@example.com'], mailing)
    await campaign.start()
    await eventually(async () => (await campaign.status()) === 'sent')
    const texting = await withSmsSender(server)
    await texting.settled(await texting.send())
    const attempts = async () => {
      const values = await scrape(server)
      return [
        'channel="email",account="sandbox",outcome="accepted"',
        'channel="email",account="sandbox",outcome="failed"',
        'channel="sms",account="sandbox",outcome="accepted"',
      ].map((labels) => values.get(`messaging_attempts_total{${labels}}`))
    }
    // A status can be read before its attempt is counted.
    await eventually(async () => expect(await attempts()).toEqual([3, 1, 1]) ?? true)
  })

  it('counts attempts to deliver webhooks by outcome', async () => {
    await using server = await startServer()
    const receiver = await startReceiver(({ path }) => (path === '/gone' ? 500 : 204))
    try {
      const marketing = server.marketing()
      const { list_id } = await marketing.createList({ body: { internal_name: 'a' } })
      for (const path of ['/here', '/gone'])
        await marketing.createWebhook({ body: { list_id, url: `${receiver.url}${path}`, actions: ['subscription'] } })
      await marketing.createContact({ path: { list_id }, body: { base: { email: 'ana@example.com' } } })
      const attempts = (values: Map<string, number>) =>
        ['delivered', 'failed', 'parked'].map((outcome) =>
          values.get(`messaging_hook_attempts_total{account="sandbox",outcome="${outcome}"}`),
        )
      await eventually(async () => expect(attempts(await scrape(server))).toEqual([1, 1, 0]) ?? true)
      // The retries of three days.
      await server.sandbox().advanceClock({ body: { seconds: 4 * 86_400 } })
      expect(attempts(await scrape(server))).toEqual([1, hookWaits.length, 1])
    } finally {
      await receiver.close()
    }
  })

  it('says which program it is', async () => {
    await using server = await startServer()
    const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
    const engine = onPostgres ? 'postgresql' : 'sqlite'
    const labels = `version="${version}",node="${process.versions.node}",role="all",engine="${engine}"`
    expect((await scrape(server)).get(`messaging_build_info{${labels}}`)).toBe(1)
  })

  it('knows what waits', async () => {
    await using server = await startServer()
    const receiver = await startReceiver(() => 500)
    try {
      const mailing = await withSender(server)
      const campaign = await withCampaign(server, ['ana@example.com'], mailing)
      await mailing.marketing.createWebhook({
        body: { list_id: campaign.list_id, url: receiver.url, actions: ['email_send'] },
      })
      await campaign.start()
      await receiver.waitForCount(1)
      const later = new Date(Date.now() + 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
      await mailing.send({ scheduleTo: later })
      const next = await withCampaign(server, ['rui@example.com'], mailing)
      await next.start({ schedule_date: later })
      await eventually(async () => {
        const values = await scrape(server)
        const depth = (queue: string) => values.get(`messaging_queue_depth{queue="${queue}"}`)
        expect(depth('hooks_pending')).toBe(1)
        expect([
          depth('messages_due'),
          depth('messages_waiting'),
          depth('timers'),
          depth('hooks_parked'),
          depth('runs'),
        ]).toEqual([0, 1, 1, 0, 0])
        return true
      })
    } finally {
      await receiver.close()
    }
  })

  it('measures the store and the process', async () => {
    await using server = await startServer()
    await scrape(server)
    await server.marketing().createList({ body: { internal_name: 'a' } })
    const values = await eventually(async () => {
      const now = await scrape(server)
      return now.has('nodejs_eventloop_lag_seconds{quantile="0.99"}') ? now : undefined
    })
    expect(values.get('messaging_store_transaction_seconds_count{kind="write"}')).toBeGreaterThan(0)
    expect(values.get('messaging_store_answer_seconds')).toBeGreaterThan(0)
    expect(values.get('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
    expect(values.get('messaging_work_idle_seconds')).toBeGreaterThanOrEqual(0)
  })

  it('goes on without what cannot be read', async () => {
    const metrics = createMetrics()
    metrics.gauge('a', 'A.', () => Promise.reject(new Error('away')))
    metrics.gauge('b', 'B.', () => [{ value: 1 }])
    expect(await metrics.render()).toBe('# HELP a A.\n# TYPE a gauge\n# HELP b B.\n# TYPE b gauge\nb 1\n')
  })

  it('writes labels so that they are read again', async () => {
    const metrics = createMetrics()
    metrics.counter('a_total', 'A.').add({ name: 'a"b\\c\nd' })
    metrics.histogram('b', 'B.', [1, 2]).observe({}, 2)
    expect(await metrics.render()).toBe(
      [
        '# HELP a_total A.',
        '# TYPE a_total counter',
        String.raw`a_total{name="a\"b\\c\nd"} 1`,
        '# HELP b B.',
        '# TYPE b histogram',
      ]
        .concat(['b_bucket{le="1"} 0', 'b_bucket{le="2"} 1', 'b_bucket{le="+Inf"} 1', 'b_sum 2', 'b_count 1', ''])
        .join('\n'),
    )
  })
})

/** What a platform without carriers has. */
const UNUSED = [
  { name: 'web-push', state: 'unused', since: null, detail: null },
  { name: 'sandbox', state: 'up', since: null, detail: null },
]

/** Only PostgreSQL has a direct address. */
const DIRECT = onPostgres ? { store_direct: 'ok' } : {}

describe('GET /readyz', () => {
  it('says that the store answers and the work goes on', async () => {
    await using server = await startServer()
    const answer = await server.inject('/readyz')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const checks = { store: 'ok', ...DIRECT, work: 'ok', stored_work: 'ok', upgrade: 'ok' }
    const upgrade = { left: [], processes: expect.any(Array) }
    expect(await answer.json()).toEqual({ status: 'ready', checks, set_aside: [], carriers: UNUSED, upgrade })
  })

  it('says that this process does no work', async () => {
    await using server = await startServer({ app: { idle: true } })
    const answer = await server.inject('/readyz')
    const checks = { store: 'ok', ...DIRECT, work: 'not in this process', stored_work: 'ok' }
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { status: 'ready', checks, set_aside: [], carriers: UNUSED },
    ])
  })

  it('tells of a mail host since when and why it cannot be used, and stays ready', async () => {
    const smtp = await startSmtpSink({ authenticate: (_user, password) => password === 'right' })
    const url = (password: string) => smtp.url.replace('//', `//shop:${password}@`)
    await using server = await startServer({ env: { MESSAGING_SANDBOX_SMTP_URL: url('top-secret') } })
    const ready = async () => (await server.inject('/readyz')).json() as Promise<{ status: string; carriers: object[] }>
    const catcher = async () =>
      (await ready()).carriers.find((one) => 'name' in one && one.name === 'sandbox-smtp') as
        | { state?: string; since?: string; detail?: string }
        | undefined
    const up = async () => (await scrape(server)).get('messaging_carrier_up{carrier="sandbox-smtp"}')
    expect(await catcher()).toEqual({ name: 'sandbox-smtp', state: 'unused', since: null, detail: null })
    expect(await up()).toBe(1)
    const before = Date.now()
    await (await withSender(server)).send()
    const refused = await eventually(async () => {
      const { status } = await ready()
      const { state, since, detail } = (await catcher()) ?? {}
      return state === 'refused' ? { status, since, detail } : undefined
    })
    expect(refused).toMatchObject({ status: 'ready', detail: expect.stringMatching(/535/) })
    expect(Date.parse(refused.since ?? '')).toBeGreaterThanOrEqual(before)
    expect(await up()).toBe(0)
    expect(JSON.stringify(await ready()) + (await (await server.inject('/metrics')).text())).not.toContain('top-secret')
    await smtp.close()
  })
})

describe('who may monitor', () => {
  /** Asks over a real connection, from an address of this machine that is not loopback if it has one. */
  const ask = (port: number, host: string, path: string, headers: Record<string, string> = {}) =>
    new Promise<number>((resolve, reject) => {
      httpRequest({ port, host, path, headers }, (answer) => resolve(answer.resume().statusCode ?? 0))
        .on('error', reject)
        .end()
    })
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address && !address.internal && address.family === 'IPv4')?.address

  it.each([
    { monitors: 'loopback', near: 200, proxied: 404, far: 404 },
    { monitors: 'all', near: 200, proxied: 200, far: 200 },
    { monitors: '0.0.0.0/0', near: 200, proxied: 404, far: 200 },
    { monitors: '203.0.113.0/24', near: 404, proxied: 404, far: 404 },
  ])('MESSAGING_MONITORS=$monitors', async ({ monitors, near, proxied, far }) => {
    await using server = await startServer({ env: { MESSAGING_MONITORS: monitors } })
    await server.app.http.listen({ port: 0, host: '0.0.0.0' })
    const { port } = server.app.http.server.address() as { port: number }
    for (const path of ['/metrics', '/readyz']) {
      expect(await ask(port, '127.0.0.1', path), 'loopback').toBe(near)
      expect(await ask(port, '127.0.0.1', path, { 'x-forwarded-for': '203.0.113.9' }), 'through a proxy').toBe(proxied)
      if (outside) expect(await ask(port, outside, path), 'from elsewhere').toBe(far)
    }
    expect(await ask(port, '127.0.0.1', '/healthz', { 'x-forwarded-for': '203.0.113.9' })).toBe(200)
  })
})
