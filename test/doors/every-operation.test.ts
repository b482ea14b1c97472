// What holds for every operation of every API, made from the tables of the contract: it tests a new
// operation without a new line.
import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeVoiceCampaign } from '../support/calling.ts'
import { eventually } from '../support/eventually.ts'
import { makeFedCampaign, rss, startFeedHost } from '../support/feeds.ts'
import { isImplemented } from '../support/implemented.ts'
import { openLiveAccount } from '../support/live-accounts.ts'
import {
  createCaller,
  makeCampaign,
  makeContact,
  makeField,
  makeList,
  makeProduct,
  makeSender,
  makeSmartSmsCampaign,
  makeSmsCampaign,
  openAccount,
  sendCampaign,
} from '../support/marketing.ts'
import { makePushApp, makePushCampaign } from '../support/pushing.ts'
import { registeredIds } from '../support/registered-ids.ts'
import { type Sample, samples } from '../support/sample-requests.ts'
import { useServer } from '../support/server.ts'
import { SHOP } from '../support/shops.ts'
import { makeGoalOfSite } from '../support/sites.ts'
import { withSms } from '../support/texting.ts'
import { transactionalIds } from '../support/transactional-ids.ts'
import { makeFedWebPush, makeWebpushCampaign, openSite } from '../support/web-push.ts'

const LIMIT = 20 * 1024 * 1024
const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  413: 'Request Entity Too Large',
  422: 'Unprocessable Entity',
}
const sixHeaders = ['limit', 'remaining', 'reset'].flatMap((name) => [`x-ratelimit-${name}`, `x-account-${name}`])

const server = useServer()

interface Sending {
  key?: string | null
  body?: string
  headers?: Record<string, string>
  path?: Readonly<Record<string, string | number>>
  query?: Record<string, string>
}

function send(sample: Sample, { key = server.key, body, headers, path, query }: Sending = {}): Promise<Response> {
  return server.inject(sample.url(path, query), {
    method: sample.operation.method.toUpperCase(),
    headers: {
      ...(key !== null && { apikey: key }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  })
}

/** Checks everything that the contract says of an error; returns its `errors`. */
async function expectProblem(answer: Response, sample: Sample, status: number): Promise<Record<string, unknown>> {
  const text = await answer.text()
  expect({ status: answer.status, text }).toMatchObject({ status })
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  expect(answer.headers.get('x-request-id')).toMatch(/^\S+$/)
  for (const name of sixHeaders) {
    if (sample.metered) expect(answer.headers.get(name), name).toMatch(/^\d+$/)
    else expect(answer.headers.get(name), name).toBeNull()
  }
  expect(sample.operation.statuses).toContain(status)
  const { errors, ...problem } = JSON.parse(text) as { errors?: Record<string, unknown> }
  expect(problem).toEqual({ type: '/docs/#errors', title: titles[status], status, detail: expect.stringMatching(/\S/) })
  if (status === 422) expect(errors).toEqual(expect.any(Object))
  if (![400, 409, 422].includes(status)) expect(errors).toBeUndefined()
  return errors ?? {}
}

/** The status for a request that does not fit the contract: the transactional API has no 422. */
const refusalOf = ({ api }: Sample) => (api === 'transactional-v2' ? 400 : 422)
const table = samples.map((sample) => ({ ...sample, name: `${sample.api} ${sample.id}`, sample }))
const withBody = table.flatMap((row) => (row.sample.body === undefined ? [] : [{ ...row, body: row.sample.body }]))

/** Unknown members are refused instead of ignored. */
const strictly = { prefer: 'handling=strict' }

describe('the key', () => {
  it.each(table)('$name', async ({ sample }) => {
    if (!sample.operation.secured) {
      const body = sample.body && JSON.stringify(sample.body)
      const expected = isImplemented(sample) ? sample.operation.status : 501
      expect((await send(sample, { key: null, ...(body && { body }) })).status).toBe(expected)
      return
    }
    for (const key of [null, 'wrong']) await expectProblem(await send(sample, { key }), sample, 401)
  })
})

/** The APIs that are not open to every account. The account here is live, and nothing was enabled for it. */
const restricted = table.filter(({ sample }) => ['sandbox-v1', 'registered-v1'].includes(sample.api))

describe('an account that the API is not for', () => {
  let key: string
  beforeAll(async () => {
    key = (await server.app.domain.accounts.accounts.create('Live', 'live')).key
  })

  it.each(restricted)('$name', async ({ sample }) => {
    const { body } = sample
    // a ping answers whoever has a key.
    if (sample.api === 'registered-v1' && sample.id === 'ping')
      return void expect((await send(sample, { key })).status).toBe(200)
    await expectProblem(await send(sample, { key, ...(body && { body: JSON.stringify(body) }) }), sample, 403)
    // This check comes before those of the request itself.
    await expectProblem(await send(sample, { key, query: { surprise: '1' }, ...(body && { body: '{' }) }), sample, 403)
  })
})

describe('a key of a live account with a right to the console', () => {
  const rights = ['console', 'console:read'] as const
  const keys = new Map<(typeof rights)[number], string>()
  const closed = { timeout: '0', seconds: '0' }
  beforeAll(async () => {
    const { keyWith } = await openLiveAccount(server.app.domain)
    for (const right of rights) keys.set(right, await keyWith(right))
  })

  it.each(table.filter(({ sample }) => sample.operation.secured))('$name', async ({ sample }) => {
    const { live, query: known } = sample.operation
    const query = Object.fromEntries(Object.entries(closed).filter(([name]) => name in known))
    for (const [right, key] of keys) {
      // A body that is none: whoever may call the operation does nothing with it.
      const answer = await send(sample, { key, query, ...(sample.body && { body: '{' }) })
      const isOpen = live !== undefined && (right === 'console' || live === right)
      expect(answer.status === 403, `${right}: ${answer.status}`).toBe(!isOpen)
    }
  })
})

describe('an unknown query parameter is refused by its name under strict handling', () => {
  it.each(table)('$name', async ({ sample }) => {
    const body = sample.body && JSON.stringify(sample.body)
    const answer = await send(sample, { query: { surprise: '1' }, headers: strictly, ...(body && { body }) })
    expect(answer.headers.get('preference-applied')).toBe('handling=strict')
    expect(Object.keys(await expectProblem(answer, sample, refusalOf(sample)))).toEqual(['query.surprise'])
  })
})

describe('a body that is none is refused', () => {
  it.each(withBody)('$name', async ({ sample, body }) => {
    const text = JSON.stringify(body)
    await expectProblem(await send(sample), sample, 400)
    await expectProblem(await send(sample, { body: text.slice(0, -1) }), sample, 400)
    await expectProblem(await send(sample, { body: text, headers: { 'content-type': 'text/plain' } }), sample, 400)
    await expectProblem(
      await send(sample, { body: text, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
      sample,
      400,
    )
    await expectProblem(await send(sample, { body: '{"__proto__":{}}' }), sample, 400)
  })
})

describe('a body that does not fit is refused by the place', () => {
  it.each(withBody)('$name', async ({ sample, body }) => {
    const refuse = async (wrong: unknown, headers = {}) => {
      const answer = await send(sample, { body: JSON.stringify(wrong), headers })
      return Object.keys(await expectProblem(answer, sample, refusalOf(sample)))
    }
    const isList = Array.isArray(body)
    if (!isList) expect(await refuse({ ...body, surprise: 1 }, strictly), 'unknown member').toEqual(['body.surprise'])
    for (const other of [isList ? {} : ['text'], 'text', 7, null])
      expect(await refuse(other), JSON.stringify(other)).toEqual(['body'])
    for (const [name, value] of Object.entries(isList ? {} : body)) {
      // No member of the contract may be a boolean and something else.
      const wrong = typeof value === 'boolean' ? 'text' : true
      const places = await refuse({ ...body, [name]: wrong })
      expect(places, `${name}: ${String(wrong)}`).toEqual([
        expect.stringMatching(new RegExp(`^body\\.${name}$|^body$`)),
      ])
    }
  })
})

describe('a body of more than 20 MiB is refused', () => {
  it.each(withBody)('$name', async ({ sample, body }) => {
    const answer = await send(sample, { body: JSON.stringify(body), headers: { 'content-length': String(LIMIT + 1) } })
    await expectProblem(answer, sample, 413)
  })

  it('importContacts takes 20 MiB, and not one byte more', async () => {
    const sample = samples.find(({ id }) => id === 'importContacts') as Sample
    const list_id = await makeList(server.marketing())
    const text = JSON.stringify({
      mode: 'add',
      compare_field: 'email',
      contacts: [{ base: { email: 'a@example.com' } }, { base: { email: 'b@example.com' } }],
    })
    const sized = (bytes: number) => send(sample, { path: { list_id }, body: text.padEnd(bytes, ' ') })
    await expectProblem(await sized(LIMIT + 1), sample, 413)
    expect((await sized(LIMIT)).status).toBe(202)
  })
})

describe('ids of another account', () => {
  // Nobody has this phone number.
  const idNames = (sample: Sample) => Object.keys(sample.operation.path_parameters).filter((name) => name !== 'number')
  const named = table.filter(({ sample }) => isImplemented(sample) && idNames(sample).length > 0)
  const ids: Record<string, string | number> = {}
  // Names of path parameters that mean another thing on another operation.
  const special: Record<string, Record<string, string | number>> = {}
  let stranger = ''
  /** A key to look at a live account. */
  let onlooker = ''
  const idsOf = (sample: Sample) => ({ ...ids, ...special[sample.id] })
  const bodyOf = ({ body }: Sample) =>
    body
      ? {
          body: JSON.stringify(
            Array.isArray(body) ? body : { ...body, ...('list_id' in body && { list_id: ids['list_id'] }) },
          ),
        }
      : {}

  beforeAll(async () => {
    const account = await openAccount(server, 'Owner')
    const { api, sandbox } = account
    const list_id = await makeList(api)
    const contact_id = await makeContact(api, list_id, 'ana@example.com')
    const sender_id = await makeSender(api)
    const webhook = await api.createWebhook({
      body: { list_id, url: 'https://shop.example.com/', actions: ['subscription'] },
    })
    const campaign_hash = await makeCampaign(api, list_id)
    const { template_id } = await api.createHeaderFooterTemplate({ body: { name: 'Plain' } })
    await sendCampaign(api, campaign_hash, list_id)
    const { captured_id } = await sandbox.waitForCapturedMessage()
    const email = { senderId: String(sender_id), to: 'ana@example.com', subject: 'a', textBody: 'a' }
    const { messageId } = await server.transactional(account.key).sendEmail({ body: email })
    const file = { filename: 'a.txt', mimeType: 'text/plain', arrangement: 'attachment', data: 'YWJj' } as const
    await server.transactional(account.key).sendEmail({ body: { ...email, to: 'eva@example.com', attachment: [file] } })
    const filed = await sandbox.waitForCapturedMessage({ query: { recipient: 'eva@example.com' } })
    Object.assign(special, { getCapturedAttachment: { captured_id: filed.captured_id, position: 1 } })
    const { webhook_id } = webhook
    const { smsId, sender_id: cellphone_id } = await withSms(server, account.key)
    Object.assign(special, {
      deleteCellphoneSender: { sender_id: cellphone_id },
      getCellphoneSenderHelp: { sender_id: cellphone_id },
      updateCellphoneSenderHelp: { sender_id: cellphone_id },
      deletePhoneSender: { sender_id: await createCaller(api) },
      getSmsMessage: { id: smsId },
      getSmsLog: { messageId: smsId },
      ...(await transactionalIds(server, account.key, String(sender_id))),
      ...(await registeredIds(server, account.key, String(sender_id))),
    })
    const ofSms = { campaign_hash: await makeSmsCampaign(api, list_id) }
    const ofSmartSms = { campaign_hash: await makeSmartSmsCampaign(api, list_id) }
    Object.assign(special, { updateSmartSmsCampaign: ofSmartSms, sendSmartSmsCampaign: ofSmartSms })
    Object.assign(special, { updateSmsCampaign: ofSms, sendSmsCampaign: ofSms, getSmsReport: ofSms })
    const app_id = await makePushApp(api, list_id)
    const ofPush = { campaign_hash: await makePushCampaign(api, app_id) }
    Object.assign(special, { updatePushCampaign: ofPush, sendPushCampaign: ofPush, getPushReport: ofPush })
    const caller = await createCaller(api, '351-210000008')
    const ofVoice = { campaign_hash: await makeVoiceCampaign(api, list_id, { sender_id: caller }) }
    Object.assign(special, { updateVoiceCampaign: ofVoice, sendVoiceCampaign: ofVoice, getVoiceReport: ofVoice })
    const feed = '{{FEEDBLOCK:https://news.example.com/feed.xml}}{{ENDFEEDBLOCK}}'
    Object.assign(special, { enableEmailRssCampaign: { campaign_hash: await makeFedCampaign(api, list_id, feed) } })
    const { site_id } = await openSite(server, account)
    const ofWebPush = { campaign_hash: await makeWebpushCampaign(account, site_id) }
    for (const id of ['updateWebpushCampaign', 'sendWebpushCampaign', 'getWebpushReport'])
      Object.assign(special, { [id]: ofWebPush })
    const host = await startFeedHost()
    const campaignOfFeed = await makeFedWebPush(account, site_id, host.open(rss()).url)
    await host.close()
    Object.assign(special, { enableWebpushRssCampaign: { campaign_hash: campaignOfFeed } })
    await api.addSuppressionEntries({ body: { type: 'email', value: ['nobody@example.net'] } })
    const { form_id } = await api.createForm({
      path: { list_id },
      body: { name: 'News', fields: [{ field_id: 'email' }] },
    })
    const suppression_id = (await api.listSuppressionEntries()).items[0]?.id
    const { fault_id } = await sandbox.createFault({
      body: { type: 'delay', operation_id: 'getVoiceReport', delay_ms: 1 },
    })
    // Nothing listens at this address; the delivery waits for its next attempt.
    await api.createWebhook({ body: { list_id, url: 'http://127.0.0.1:9/', actions: ['edit_subscription'] } })
    await api.updateContact({ path: { list_id, contact_id }, body: { base: { first_name: 'Ana' } } })
    const { delivery_id } = await eventually(async () =>
      (await sandbox.listHookDeliveries()).items.find(({ attempts }) => attempts > 0),
    )
    await server.app.domain.accounts.users.create(account.accountId, {
      username: 'reader-of-owner',
      password: 'correct horse battery staple',
    })
    const user_id = (await api.listUsers()).items[0]?.user_id
    const { tag_id } = await api.createTag({ body: { name: 'VIP' } })
    const { group_id } = await api.createCampaignGroup({ body: { name: 'Spring' } })
    const { model_id } = await api.createAdvancedReportModel({ body: { title: 'Monthly', kind: 'sends' } })
    const field_id = await makeField(api, list_id, 'options')
    const { option_id } = await api.createFieldOption({ path: { list_id, field_id }, body: { en: 'Monthly' } })
    // A product goes before its catalog.
    const { catalog_id } = await makeProduct(api)
    Object.assign(special, { deleteCatalog: { catalog_id } })
    Object.assign(special, { updateBaseField: { field_id: 'cellphone' } })
    const conditions = [{ segment_field: 'first_name', segment_operator: 'equal_to' as const, segment_value: 'Ana' }]
    const segment = { name: 'Ana', segment_filter: { segment_filter_array: conditions } }
    const { segment_id } = await api.createSegment({ path: { list_id }, body: segment })
    const wait = { action: 'wait', amount: 1, unit: 'weeks' } as const
    const { automation_id } = await api.createAutomation({ body: { title: 'Later', list_id, actions: [wait] } })
    await api.activateAutomation({ path: { automation_id } })
    const body = { automation_id, action_id: 1, contacts: [contact_id] }
    await api.startAutomationForContacts({ path: { list_id }, body })
    const run_id = (await api.listAutomationRuns({ path: { automation_id } })).items[0]?.run_id
    const { operation_id } = await eventually(async () => (await api.listEndedOperations()).items[0])
    const request_id = (await sandbox.listRequests()).items[0]?.request_id
    const snapshot_name = 'all'
    await sandbox.createSnapshot({ body: { name: snapshot_name } })
    Object.assign(ids, {
      automation_id,
      run_id,
      suppression_id,
      model_id,
      app_id,
      form_id,
      list_id,
      contact_id,
      sender_id,
      webhook_id,
      campaign_hash,
      template_id,
      captured_id,
      messageId,
      owner: account.key,
    })
    const named = { fault_id, delivery_id, request_id, snapshot_name, user_id, tag_id, group_id, operation_id }
    Object.assign(ids, { ...named, field_id, option_id, segment_id, ...(await makeGoalOfSite(account, list_id)) })
    const shop = { path: { domain: SHOP } }
    await api.createCart({ ...shop, body: { cart_id: 'c1' } })
    await api.createOrder({ ...shop, body: { order_id: 'o1' } })
    Object.assign(ids, { cart_id: 'c1', order_id: 'o1' })
    Object.assign(ids, await makeProduct(api))
    stranger = (await openAccount(server, 'Stranger')).key
    onlooker = await (await openLiveAccount(server.app.domain)).keyWith('console')
  })

  it.each(named)('$name is a 404', async ({ sample }) => {
    for (const name of idNames(sample)) expect(idsOf(sample), 'an id of the owner').toHaveProperty(name)
    const strangers = sample.operation.live === undefined ? [stranger] : [stranger, onlooker]
    for (const key of strangers)
      await expectProblem(await send(sample, { key, path: idsOf(sample), ...bodyOf(sample) }), sample, 404)
  })

  it('are all found by their owner', async () => {
    // To forget a contact deletes the kept requests, so those are asked for first. A restore removes the faults, so
    // it comes after their deletion, and before the deletion of the snapshot.
    const turns: Record<string, number> = { getRequest: -1, restoreSnapshot: 2, deleteSnapshot: 3 }
    const rank = ({ id, operation: { method } }: Sample) => turns[id] ?? Number(method === 'delete')
    const deletesLast = [...named].sort((a, b) => rank(a.sample) - rank(b.sample))
    for (const { sample, name } of deletesLast) {
      const { status } = await send(sample, { key: String(ids['owner']), path: idsOf(sample), ...bodyOf(sample) })
      expect([404, 500], `${name}: ${status}`).not.toContain(status)
    }
  })
})

describe('an operation that nobody has built yet', () => {
  const missing = table.filter(({ sample }) => !isImplemented(sample))

  it.each(missing)('$name answers 501', async ({ sample }) => {
    const answer = await send(sample, sample.body ? { body: JSON.stringify(sample.body) } : {})
    expect(answer.status).toBe(501)
    expect(await answer.json()).toEqual({
      type: '/docs/#errors',
      title: 'Not Implemented',
      status: 501,
      detail: expect.stringContaining('does not do it yet'),
    })
  })

  it('is counted', () => {
    const rows = [...Map.groupBy(table, ({ api }) => api)].map(([api, all]) => {
      const open = all.filter(({ sample }) => !isImplemented(sample)).length
      return { api, operations: all.length, built: all.length - open, open }
    })
    console.table(rows)
    expect(rows.reduce((n, { open }) => n + open, 0)).toBe(missing.length)
  })
})

describe('the tests', () => {
  it('name every operation in the title of a describe', () => {
    const files = globSync('**/*.test.ts', { cwd: import.meta.dirname })
    const described = new Set(
      files.flatMap((file) =>
        [...readFileSync(`${import.meta.dirname}/${file}`, 'utf8').matchAll(/\bdescribe\('([\w, ]+)'/g)].flatMap(
          (match) => match[1]?.split(', '),
        ),
      ),
    )
    const tested = samples.filter((sample) => isImplemented(sample) && described.has(sample.id))
    expect(samples.filter((sample) => isImplemented(sample) && !tested.includes(sample)).map(({ id }) => id)).toEqual(
      [],
    )
  })
})
