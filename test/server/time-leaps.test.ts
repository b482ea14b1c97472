// The clock of the machine leaps, forwards and back: what waits for a retry waits no longer than one step of its back-off, and
// dates that a customer chose stay.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMeter } from '../../src/server/contract/rate-limit.ts'
import { createStampWatch } from '../../src/server/domain/messages/registered/stamps.ts'
import { storedTimes } from '../../src/server/store/time-caps.ts'
import { changeRows, dropDatabaseOf, readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { withSender } from '../support/mailing.ts'
import { type Receiver, startReceiver } from '../support/receiver.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { type SmtpSink, startSmtpSink } from '../support/smtp.ts'

const DAY = 86_400_000
const now = Date.now.bind(Date)

let data: string
let server: TestServer
let sink: SmtpSink
let receiver: Receiver
beforeEach(async () => {
  sink = await startSmtpSink({ reject: () => 450 })
  receiver = await startReceiver(() => 503)
  data = await mkdtemp(join(tmpdir(), 'messaging-leaps-'))
  server = await start()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await server?.close()
  await sink?.close()
  await receiver?.close()
  await rm(data, { recursive: true, force: true })
  await dropDatabaseOf(data)
})

const start = () => startServer({ data, env: { MESSAGING_SANDBOX_SMTP_URL: sink.url } })
const leap = (days: number) => vi.spyOn(Date, 'now').mockImplementation(() => now() + days * DAY)
const rowsOf = (query: string) => readRows<{ at: number | string }>(server.data, query)
const deferred = 'SELECT next_at AS at FROM message WHERE attempts > 0 AND next_at IS NOT NULL AND lease_until = 0'
const failed = "SELECT next_at AS at FROM hook_delivery WHERE state = 'pending' AND attempts > 0"

it('retries that were put off before the clock was put back come within a day or so', async () => {
  // The platform starts with a wrong clock, as a machine does before its first answer by NTP.
  await server.close()
  leap(30)
  server = await start()
  const mailing = await withSender(server)
  const { list_id } = await mailing.marketing.createList({ body: { internal_name: 'a' } })
  await mailing.marketing.createWebhook({ body: { list_id, url: receiver.url, actions: ['subscription'] } })
  await mailing.marketing.createContact({ path: { list_id }, body: { base: { email: 'ana@example.com' } } })
  await mailing.send()
  await eventually(async () => (await rowsOf(deferred)).length === 1 && (await rowsOf(failed)).length === 1)
  leap(0)
  const longest = now() + 27 * DAY
  await eventually(async () =>
    [...(await rowsOf(deferred)), ...(await rowsOf(failed))].every(({ at }) => Number(at) < longest - 25 * DAY),
  )
})

it('they do after a restart too, and a date of the customer stays', async () => {
  const mailing = await withSender(server)
  const [tried, chosen] = [await mailing.send(), await mailing.send({ to: 'rui@example.com' })]
  await eventually(async () => (await rowsOf(deferred)).length === 2)
  const date = now() + 60 * DAY
  await changeRows(server.data, `UPDATE message SET next_at = ${date} WHERE id = ${tried}`)
  // One that nobody tried yet has the time of the customer.
  const untried = `next_at = ${date}, attempts = 0, held_since = NULL`
  await changeRows(server.data, `UPDATE message SET ${untried} WHERE id = ${chosen}`)
  await server.close()
  server = await start()
  const at = async (id: number) => Number((await rowsOf(`SELECT next_at AS at FROM message WHERE id = ${id}`))[0]?.at)
  await eventually(async () => (await at(tried)) < date - 50 * DAY)
  expect(await at(chosen)).toBe(date)
})

it('what the platform put off waits one step, what is set aside waits for its release, and a chosen time stays', async () => {
  const { accountId: account_id } = await server.app.domain.accounts.accounts.create('Put off', 'sandbox')
  const far = now() + 30 * DAY
  const timer = (ref: number, due: number, tries: number) =>
    changeRows(
      server.data,
      `INSERT INTO timer (account_id, kind, ref, generation, due, tries)
       VALUES (${account_id}, 'alert.repeat', ${ref}, 0, ${due}, ${tries})`,
    )
  const setAside = Date.UTC(9999, 0, 1)
  await timer(901, far, 1)
  await timer(902, far, 0)
  await timer(903, setAside, 1)
  const run = (id: number, tries: number) =>
    `(${id}, ${account_id}, 1, ${id}, 1, 1, 'waiting', 0, 'waiting', 'added', NULL, NULL, 0, ${far}, NULL, ${tries})`
  await changeRows(
    server.data,
    `INSERT INTO automation_run (id, account_id, automation_id, contact_id, version, action_id, stage, generation,
       status, cause, reason, waits_for, entered, due, ended, tries) VALUES ${run(901, 1)}, ${run(902, 0)}`,
  )
  const leases = `(801, 0, 10, 'open', 0, 0, ${far}, 0, 0, 0), (801, 1, 10, 'open', 0, ${setAside}, 0, 0, 0, 0)`
  await changeRows(
    server.data,
    `INSERT INTO chunk_lease (run_id, seq, size, state, token, lease_until, not_before, settled_to, inflight_to, resent_to)
     VALUES ${leases}`,
  )
  await server.close()
  server = await start()
  const at = async (query: string) => Number((await rowsOf(query))[0]?.at)
  const timerAt = (ref: number) => at(`SELECT due AS at FROM timer WHERE ref = ${ref}`)
  const runAt = (id: number) => at(`SELECT due AS at FROM automation_run WHERE id = ${id}`)
  await eventually(async () => (await timerAt(901)) < now() + DAY && (await runAt(901)) < now() + DAY)
  const chunk = (column: string, seq: number) =>
    at(`SELECT ${column} AS at FROM chunk_lease WHERE run_id = 801 AND seq = ${seq}`)
  expect(await chunk('not_before', 0)).toBeLessThan(now() + 2 * DAY)
  expect([await timerAt(902), await runAt(902)]).toEqual([far, far])
  expect([await timerAt(903), await chunk('lease_until', 1)]).toEqual([setAside, setAside])
})

it('an authority of time stamps that was away is asked again at once', () => {
  let time = 100 * DAY
  const watch = createStampWatch({ patience: 10 * DAY })
  watch.failed(time)
  expect(watch.isDown(time)).toBe(true)
  const since = time
  time = 70 * DAY
  expect(watch.isDown(time)).toBe(false)
  const next = watch.nextTry({ stamp_since: since, stamp_tries: 1 }, time)
  expect(next?.until).toBeLessThanOrEqual(time + 300_000)
  expect(next?.since).toBe(time)
})

it('windows of requests that were begun before are over', () => {
  let time = 100 * DAY
  const meter = createMeter({ perKey: 1, keyWindow: 10, perAccount: 1 }, () => time)
  meter.countRequest('a', 1)
  expect(meter.countRequest('a', 1).refusal).not.toBeNull()
  time = 70 * DAY
  expect(meter.countRequest('a', 1).refusal).toBeNull()
})

it('a wrong password makes nobody wait for as long as the clock was put back', async () => {
  const {
    accounts: { users },
  } = server.app.domain
  leap(30)
  for (let n = 0; n < 6; n++) await users.logIn('nobody', 'guess', '192.0.2.1').catch(() => undefined)
  leap(0)
  const refusal = await users.logIn('nobody', 'guess', '192.0.2.1').catch((error: Error) => error.message)
  expect(Number(/in (\d+) seconds/.exec(String(refusal))?.[1] ?? 0)).toBeLessThan(60)
})

it('the table names every lease', async () => {
  // Each row of the table is a statement that both engines understand: a start of the platform ran them.
  expect(new Set(storedTimes.filter(({ column }) => column === 'lease_until').map(({ table }) => table))).toEqual(
    new Set(['chunk_lease', 'evidence', 'feed', 'hook_address', 'idempotency', 'import_file', 'message', 'operation']),
  )
})
