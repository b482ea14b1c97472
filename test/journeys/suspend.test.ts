// An account is suspended while all kinds of work are under way. What a worker has in hand ends; everything else waits, and
// goes on when the account is resumed. An account that is deleted instead sends nothing more.
import { PassThrough } from 'node:stream'
import { afterEach, expect, it } from 'vitest'
import type { Removed } from '../../src/server/domain/accounts/removal.ts'
import { carryOut, type OrderInput, type OrderName } from '../../src/server/operator/orders.ts'
import { changeRows, readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { withCampaign, withSender } from '../support/mailing.ts'
import { type Receiver, startReceiver } from '../support/receiver.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { type SmtpSink, startSmtpSink } from '../support/smtp.ts'

const READERS = Array.from({ length: 100 }, (_, i) => `reader-${i}@example.com`)
const LATER = 'later@example.com'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

const order = <Name extends OrderName>({ app }: TestServer, name: Name, input: OrderInput<Name>) =>
  carryOut(app.domain, name, input)

/** Rows of one column as numbers. */
const numbers = async ({ data }: TestServer, query: string): Promise<number[]> =>
  (await readRows<{ n: number | string }>(data, query)).map(({ n }) => Number(n))

/** An SMTP host that takes mails of the campaign only when it may, and a webhook that fails at first. */
async function startWorld() {
  let open_: () => void = () => undefined
  const opened = new Promise<void>((resolve) => (open_ = resolve))
  let held = 0
  const sink = await startSmtpSink({
    reject: (recipient) => (recipient === LATER ? 450 : null),
    async rejectData(mail) {
      if (!mail.to[0]?.startsWith('reader-')) return null
      held++
      await opened
      return null
    },
  })
  const receiver = await startReceiver(() => 503)
  const server = await startServer({ env: { MESSAGING_SANDBOX_SMTP_URL: sink.url } })
  open.push(sink, receiver, server)
  return { sink, receiver, server, held: () => held, letIn: () => open_() }
}

/** A single email that was put off, a hook that failed, a contact who waits in an automation, and a campaign under way. */
async function begin(server: TestServer, receiver: Receiver, held: () => number) {
  const mailing = await withSender(server)
  const { marketing: api } = mailing
  const campaign = await withCampaign(server, READERS, mailing)
  const { list_id } = await api.createList({ body: { internal_name: 'Others' } })
  await api.createWebhook({ body: { list_id, url: receiver.url, actions: ['subscription'] } })
  const actions = [{ title: 'Wait', action: 'wait' as const, amount: 1, unit: 'hours' as const }]
  const triggers = [{ type: 'subscription' as const }]
  const { automation_id } = await api.createAutomation({ body: { title: 'a', list_id, triggers, actions } })
  await api.activateAutomation({ path: { automation_id } })
  await api.createContact({ path: { list_id }, body: { base: { email: 'ana@example.com' } } })
  await receiver.waitForCount(1)
  await mailing.send({ to: LATER })
  const tries = `SELECT attempts AS n FROM message WHERE address = '${LATER}' AND lease_until = 0`
  await eventually(async () => (await numbers(server, tries))[0] === 1)
  const waits = `SELECT id AS n FROM automation_run WHERE automation_id = ${automation_id} AND due IS NOT NULL`
  await eventually(async () => (await numbers(server, waits)).length === 1)
  await campaign.start()
  await eventually(() => held() > 0)
  return { mailing, automation_id }
}

/** Lets everything be due that waits for a time. */
async function passTime({ data }: TestServer): Promise<void> {
  await changeRows(data, 'UPDATE message SET next_at = 1 WHERE next_at IS NOT NULL')
  await changeRows(data, "UPDATE hook_delivery SET next_at = 1 WHERE state = 'pending'")
  await changeRows(data, 'UPDATE automation_run SET due = 1 WHERE due IS NOT NULL')
}

const recipientsOf = ({ mails }: SmtpSink) => mails.map(({ to }) => to[0] ?? '').sort()

it('what is queued waits while an account is suspended, and goes on when it is resumed', async () => {
  const { sink, receiver, server, held, letIn } = await startWorld()
  const { mailing, automation_id } = await begin(server, receiver, held)
  const account = server.accountId
  await order(server, 'suspend', { account, since: 1 })
  expect(await order(server, 'inHand', { account })).toBeGreaterThan(0)
  letIn()
  await eventually(async () => (await order(server, 'inHand', { account })) === 0)
  // The batch that was under way.
  const before = recipientsOf(sink)
  expect(before.length).toBeGreaterThan(0)
  expect(before.length).toBeLessThan(READERS.length)

  Object.assign(sink.options, { reject: () => null })
  receiver.respond = () => 204
  const calls = receiver.requests.length
  await passTime(server)
  await server.app.work.drain()
  expect(recipientsOf(sink)).toEqual(before)
  expect(receiver.requests).toHaveLength(calls)
  const run = `SELECT due AS n FROM automation_run WHERE automation_id = ${automation_id} AND status = 'active'`
  expect(await numbers(server, run)).toEqual([1])
  // Nobody else waits.
  const other = await withSender(server, (await server.createAccount('Other')).key)
  await other.send({ to: 'rui@example.com' })
  await sink.waitFor(({ to }) => to[0] === 'rui@example.com')

  await order(server, 'suspend', { account, since: null })
  await sink.waitForCount(READERS.length + 2)
  await receiver.waitForCount(calls + 1)
  await server.app.work.drain()
  expect(recipientsOf(sink)).toEqual([...READERS, LATER, 'rui@example.com'].sort())
  expect(receiver.requests).toHaveLength(calls + 1)
  const { items } = await mailing.marketing.listAutomationRuns({ path: { automation_id } })
  expect(items.map(({ status }) => status)).toEqual(['ended'])
  expect((await mailing.marketing.listCampaigns()).items[0]?.status).toBe('sent')
})

it('what another process has not heard of yet is not taken either', async () => {
  const { sink, server } = await startWorld()
  const mailing = await withSender(server)
  // Past the server, as if it had missed the signal.
  await changeRows(server.data, `UPDATE account SET suspended = 1 WHERE id = ${server.accountId}`)
  await mailing.send({ to: 'ana@example.com' })
  await server.app.work.drain()
  expect(sink.mails).toHaveLength(0)
  await order(server, 'suspend', { account: server.accountId, since: null })
  await sink.waitForCount(1)
})

it('an account that is deleted sends nothing after what was in hand', async () => {
  const { sink, receiver, server, held, letIn } = await startWorld()
  await begin(server, receiver, held)
  const account = server.accountId
  await changeRows(server.data, `UPDATE account SET kind = 'live', name = 'Acme' WHERE id = ${account}`)
  await expect(order(server, 'closeAccount', { account, name: 'Other' })).rejects.toThrow('no live account')
  await order(server, 'closeAccount', { account, name: 'Acme' })
  await expect(order(server, 'suspend', { account, since: null })).rejects.toThrow('is being deleted')
  letIn()
  await eventually(async () => (await order(server, 'inHand', { account })) === 0)
  const before = sink.mails.length
  const calls = receiver.requests.length
  await passTime(server)
  await server.app.work.drain()
  expect(sink.mails).toHaveLength(before)
  for (let from: Removed['next'] | undefined; from !== null; )
    from = (await order(server, 'removeAccountPart', { account, from })).next
  await server.app.work.drain()
  expect(sink.mails).toHaveLength(before)
  expect(receiver.requests).toHaveLength(calls)
  await expect(order(server, 'removeAccountPart', { account, from: undefined })).rejects.toThrow('is not being deleted')
})

it('what was still sending its body when its account was deleted writes nothing', async () => {
  const { server } = await startWorld()
  const { accountId: account, key } = await server.createAccount('Acme')
  await changeRows(server.data, `UPDATE account SET kind = 'live' WHERE id = ${account}`)
  const body = JSON.stringify({ internal_name: 'Late' })
  const send = (headers: Record<string, string>) => {
    const payload = new PassThrough()
    payload.write(body.slice(0, 5))
    const answer = server.app.http.inject({
      method: 'POST',
      url: '/marketing/v3/lists',
      headers: { apikey: key, 'content-type': 'application/json', ...headers },
      payload,
    })
    return { answer: answer.then(({ statusCode }) => statusCode), end: () => payload.end(body.slice(5)) }
  }
  const [inTime, ...late] = [send({}), send({}), send({ 'idempotency-key': 'late' })]
  const used = `SELECT count(*) AS n FROM api_key WHERE account_id = ${account} AND last_used IS NOT NULL`
  await eventually(async () => (await numbers(server, used))[0] === 1)
  inTime?.end()
  expect(await inTime?.answer).toBe(201)
  await order(server, 'closeAccount', { account, name: 'Acme' })
  for (let from: Removed['next'] | undefined; from !== null; )
    from = (await order(server, 'removeAccountPart', { account, from })).next
  for (const { end } of late) end()
  expect(await Promise.all(late.map(({ answer }) => answer))).toEqual([401, 401])
  for (const table of ['account', 'list', 'field', 'event', 'idempotency'])
    expect(
      await numbers(
        server,
        `SELECT count(*) AS n FROM ${table} WHERE ${table === 'account' ? 'id' : 'account_id'} = ${account}`,
      ),
      table,
    ).toEqual([0])
})
