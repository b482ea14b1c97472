// The wall between sandbox and live: nothing that a key of a sandbox account can do changes what a live account has or
// sees. Every operation of the sandbox API, as the contract lists them, is tried on the records of a live account, also
// on those that only a sandbox account can make: the account was one while it made them.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountTables, passingTables } from '../../../src/server/store/account-tables.ts'
import { changeRows, dropDatabaseOf, readRows } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import { isImplemented } from '../../support/implemented.ts'
import { dateTime, withSender } from '../../support/mailing.ts'
import { makeCampaign, makeContact, makeList, sendCampaign } from '../../support/marketing.ts'
import { registeredIds } from '../../support/registered-ids.ts'
import { type Sample, samples } from '../../support/sample-requests.ts'
import { withoutSeals } from '../../support/seals.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { withSms } from '../../support/texting.ts'
import { transactionalIds } from '../../support/transactional-ids.ts'

const DAY = 86_400_000
/** In everything that the live account wrote: it must show in no answer to anybody else. */
const SECRET = 'wall-4711'

type Ids = Record<string, string | number>

interface Live {
  accountId: number
  key: string
  /** Path parameters by name, and by operationId where the name alone is not enough. */
  ids: Ids
  special: Record<string, Ids>
}

/** An account with one of each thing, while it is a sandbox account. */
async function fill(server: TestServer): Promise<Live> {
  const { key, accountId } = await server.createAccount(SECRET)
  const mailing = await withSender(server, key)
  const { marketing, sandbox, senderId, send, captured } = mailing
  const list_id = await makeList(marketing, SECRET)
  const contact_id = await makeContact(marketing, list_id, `${SECRET}@example.com`)
  const campaign_hash = await makeCampaign(marketing, list_id, { sender_id: Number(senderId), internal_name: SECRET })
  await sendCampaign(marketing, campaign_hash, list_id, { schedule_date: dateTime(Date.now() + 5 * DAY) })
  await send({ to: `${SECRET}@example.com`, subject: SECRET })
  const { captured_id } = await captured(`${SECRET}@example.com`)
  await send({ scheduleTo: dateTime(Date.now() + 5 * DAY), subject: SECRET })
  const { smsId } = await withSms(server, key)
  // Nothing listens at this address: the delivery waits for its next attempt.
  const url = `http://127.0.0.1:9/${SECRET}`
  const { webhook_id } = await marketing.createWebhook({ body: { list_id, url, actions: ['edit_subscription'] } })
  await marketing.updateContact({ path: { list_id, contact_id }, body: { base: { first_name: SECRET } } })
  const { delivery_id } = await eventually(async () =>
    (await sandbox.listHookDeliveries()).items.find(({ attempts }) => attempts > 0),
  )
  const special = {
    ...(await transactionalIds(server, key, senderId)),
    ...(await registeredIds(server, key, senderId)),
    getSmsMessage: { id: smsId },
    getSmsLog: { messageId: smsId },
  }
  const { fault_id } = await sandbox.createFault({ body: { type: 'hook_failure', url, times: null } })
  await sandbox.createSnapshot({ body: { name: SECRET } })
  const sender_id = Number(senderId)
  const ids = {
    list_id,
    sender_id,
    contact_id,
    campaign_hash,
    captured_id,
    webhook_id,
    delivery_id,
    fault_id,
    messageId: 1,
  }
  return { accountId, key, ids: { ...ids, snapshot_name: SECRET }, special }
}

let data: string
let server: TestServer
let live: Live
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'messaging-wall-'))
  {
    await using before = await startServer({ data })
    live = await fill(before)
    await before.app.work.drain()
  }
  const { accountId } = live
  await changeRows(data, `UPDATE account SET kind = 'live' WHERE id = ${accountId}`)
  // Attempts in real time would change the account while the test looks at it.
  const later = Date.now() + 5 * DAY
  for (const [table, column] of [
    ['hook_delivery', 'next_at'],
    ['message', 'next_at'],
    ['timer', 'due'],
  ] as const)
    await changeRows(data, `UPDATE ${table} SET ${column} = ${later} WHERE account_id = ${accountId} AND ${column} > 0`)
  server = await startServer({ data })
})
afterAll(async () => {
  await server?.close()
  await rm(data, { recursive: true, force: true })
  await dropDatabaseOf(data)
})

const reads = samples.filter(
  ({ api, operation, id }) =>
    api !== 'sandbox-v1' &&
    operation.method === 'get' &&
    operation.secured &&
    isImplemented({ api, id }) &&
    // It looks at the domain again and notes when.
    id !== 'getSendingDomainValidation',
)

/** What the live account can read, operation by operation. */
const answers = () =>
  Promise.all(
    reads.map(async (sample) => {
      const url = sample.url({ ...live.ids, ...live.special[sample.id] })
      const answer = await server.inject(url, { headers: { apikey: live.key } })
      return `${sample.id} ${answer.status} ${withoutSeals(await answer.text())}`
    }),
  )

/** All rows of the live account, table by table. */
async function rows(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  const of = async (name: string, condition: string) => {
    const some = await readRows<object>(data, `SELECT * FROM ${name} WHERE ${condition}`)
    found[name] = some.map((row) => JSON.stringify(row)).sort()
  }
  for (const { name, through } of accountTables) {
    const owners = through && `SELECT id FROM ${through.table} WHERE account_id = ${live.accountId}`
    await of(name, through ? `${through.column} IN (${owners})` : `account_id = ${live.accountId}`)
  }
  for (const name of [...passingTables, 'snapshot', 'platform_user']) await of(name, `account_id = ${live.accountId}`)
  await of('account', `id = ${live.accountId}`)
  return found
}

/** The bodies that an operation is tried with: that of the contract, and what could reach further. */
function bodiesOf({ id, body }: Sample): (object | undefined)[] {
  if (id === 'advanceClock') return [{ seconds: 10 * 86_400 }, { to: dateTime(Date.now() + 20 * DAY) }]
  if (id === 'createSnapshot') return [body, { name: SECRET, replace: true }]
  if (id === 'seedAccount') return [{ reset: true, contacts: 10 }]
  if (id === 'replayHookDeliveries') return [body, {}, { url: `http://127.0.0.1:9/${SECRET}` }]
  return [body]
}

/** Tries an operation on the records of the live account; resolves with the answers. */
async function tryOn(sample: Sample, key: string): Promise<{ status: number; text: string }[]> {
  const queries: Record<string, string>[] = [
    {},
    ...('account_id' in sample.operation.query ? [{ account_id: String(live.accountId) }] : []),
  ]
  const found: { status: number; text: string }[] = []
  for (const query of queries) {
    for (const body of bodiesOf(sample)) {
      // What waits for news ends at once.
      const waits = ['timeout', 'seconds'].filter((name) => name in sample.operation.query)
      const patience = Object.fromEntries(waits.map((name) => [name, '0']))
      const answer = await server.inject(sample.url(live.ids, { ...query, ...patience }), {
        method: sample.operation.method.toUpperCase(),
        headers: { apikey: key, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      found.push({ status: answer.status, text: await answer.text() })
    }
  }
  return found
}

describe('a key of a sandbox account', () => {
  const operations = samples.filter(({ api }) => api === 'sandbox-v1')

  it('is tried on an account that has something of everything that the sandbox API names', async () => {
    const own = await rows()
    for (const table of ['captured_message', 'hook_delivery', 'fault', 'snapshot', 'timer', 'message', 'alert'])
      expect(own[table]?.length, table).toBeGreaterThan(0)
    const seen = await answers()
    expect(seen.length).toBeGreaterThan(30)
    expect(seen.filter((answer) => answer.includes(SECRET)).length).toBeGreaterThan(5)
  })

  it.each(operations.map((sample) => ({ name: sample.id, sample })))(
    'changes nothing of a live account, and sees nothing of it: $name',
    async ({ sample }) => {
      const { key } = await server.createAccount('Stranger')
      // Something of its own, so that the operation has an effect.
      await (await withSender(server, key)).send()
      await server.app.work.drain()
      const before = { answers: await answers(), rows: await rows() }
      for (const { status, text } of await tryOn(sample, key)) {
        expect(status, text).toBeLessThan(500)
        // A name that the request itself gave may come back.
        expect(text.replaceAll(`"name":"${SECRET}"`, '').replaceAll(/[^"]* was not found[^"]*/g, '')).not.toContain(
          SECRET,
        )
        const named = Object.keys(sample.operation.path_parameters).length > 0
        if (named) expect(status, text).toBe(404)
      }
      await server.app.work.drain()
      expect({ answers: await answers(), rows: await rows() }).toEqual(before)
    },
  )

  it('does not follow the links of a live account that it writes into its own messages', async () => {
    const { key } = await server.createAccount('Stranger')
    const { send, captured, sandbox } = await withSender(server, key)
    const [row] = await readRows<{ content: string }>(
      data,
      `SELECT content FROM captured_message WHERE account_id = ${live.accountId} AND content LIKE '%/a/%'`,
    )
    const link = /https:\/\/[^\s"<\\]+\/a\/[\w.-]+/.exec(row?.content ?? '')?.[0]
    expect(link).toMatch(/\/a\//)
    const before = await rows()
    await send({ htmlBody: `<a href="${link}">Confirm</a>` })
    const { captured_id } = await captured('ana@example.com')
    const clicked = sandbox.createMessageEvent({ path: { captured_id }, body: { type: 'click', url: link ?? '' } })
    await expect(clicked).rejects.toMatchObject({ status: expect.any(Number) })
    expect(await rows()).toEqual(before)
  })
})
