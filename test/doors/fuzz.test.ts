// Every operation that is built, driven from the contract with requests that fit and requests that do not,
// on an account with data. No answer may be a 500, and each has to be one that the contract declares; what
// the requests leave behind must not stop the work in the background either.
//
// FUZZ_SEED and FUZZ_ROUNDS make it longer: `npm run test:fuzz`. A finding prints the request that makes it.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MarketingClient } from '../../src/clients/index.ts'
import { makeVoiceCampaign } from '../support/calling.ts'
import type { Known } from '../support/fuzz/fitting.ts'
import { createRandom } from '../support/fuzz/random.ts'
import {
  type FuzzRequest,
  fittingRequest,
  hostileRequest,
  liberalRequest,
  namesId,
  type Places,
} from '../support/fuzz/requests.ts'
import { isImplemented } from '../support/implemented.ts'
import {
  createCaller,
  makeCampaign,
  makeContact,
  makeField,
  makeList,
  makeProduct,
  makeSmartSmsCampaign,
  makeSmsCampaign,
  openAccount,
} from '../support/marketing.ts'
import { makePushCampaign } from '../support/pushing.ts'
import { registeredIds } from '../support/registered-ids.ts'
import { type Sample, samples } from '../support/sample-requests.ts'
import { withoutSeals } from '../support/seals.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { makeGoalOfSite } from '../support/sites.ts'
import { withSmsSender } from '../support/texting.ts'
import { transactionalIds } from '../support/transactional-ids.ts'
import { makeWebpushCampaign } from '../support/web-push.ts'

const seed = Number(process.env['FUZZ_SEED'] || 1)
const rounds = Number(process.env['FUZZ_ROUNDS'] || 1)
/** Requests for each operation and round. */
const PER_ROUND = 24
/** Further requests that are sent twice: as the contract has them, and as programs in the field send them. */
const PAIRS = 1
const MOST_IDS = 60

const built = samples.filter((sample) => isImplemented(sample))
/** Operations that create things go first, those that remove them go last. */
const turn = ({ operation: { method }, id }: Sample) =>
  ['resetAccount', 'restoreSnapshot', 'seedAccount'].includes(id)
    ? 3
    : ['post', 'get', 'put', 'patch', 'delete'].indexOf(method) >> 1

let server: TestServer
const logged: string[] = []
beforeAll(async () => {
  const logStream = { write: (line: string) => void logged.push(line) }
  // Moving the clock over alerts that repeat every second, or years of daily looks of automations, would never end.
  server = await startServer({
    env: { MESSAGING_LOG: 'error', MESSAGING_REQUEST_LIMITS: '20,10,5' },
    app: { logStream },
  })
})
afterAll(() => server?.close())

/** Keeps the ids of an answer, for later requests. */
function learn(known: Known, value: unknown): void {
  if (Array.isArray(value)) return value.slice(0, 5).forEach((item) => learn(known, item))
  if (typeof value !== 'object' || value === null) return
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === 'object') learn(known, member)
    else if (namesId(name) && member !== '')
      known.set(name, [member, ...(known.get(name) ?? []).filter((id) => id !== member)].slice(0, MOST_IDS))
  }
}

/** What is wrong with an answer, or nothing. */
function faultOf(
  sample: Sample,
  { elsewhere }: FuzzRequest,
  answer: { statusCode: number; headers: Record<string, unknown>; payload: string },
): string | undefined {
  const { statusCode, headers, payload } = answer
  if (statusCode >= 500 && statusCode !== 501) return `${statusCode} ${payload.slice(0, 400)}`
  if (!sample.operation.statuses.includes(statusCode) && statusCode !== 501 && !elsewhere)
    return `undeclared ${statusCode} ${payload.slice(0, 200)}`
  if (statusCode < 400) return undefined
  if (!String(headers['content-type']).startsWith('application/json'))
    return `${statusCode} as ${String(headers['content-type'])}: ${payload.slice(0, 200)}`
  const { type, title, status, detail } = JSON.parse(payload) as Record<string, unknown>
  return type === '/docs/#errors' && typeof title === 'string' && status === statusCode && typeof detail === 'string'
    ? undefined
    : `no error of the contract: ${payload.slice(0, 300)}`
}

/** By operation, the parameter that says how long its answer may take. */
const patience: Record<string, string> = { waitForCapturedMessage: 'timeout', streamEvents: 'seconds' }

/** The address with which an operation does not wait for what never comes. */
function withoutPatience({ id }: Sample, url: string): string {
  const name = patience[id]
  if (name === undefined) return url
  const given = new RegExp(`([?&]${name})=[^&]*`, 'g')
  return given.test(url) ? url.replaceAll(given, '$1=0') : `${url}${url.includes('?') ? '&' : '?'}${name}=0`
}

function describeRequest({ method, url, headers, payload }: FuzzRequest): string {
  return `${method} ${url.slice(0, 500)} ${JSON.stringify(headers)} ${payload?.slice(0, 1_000) ?? ''}`
}

/** The places of a request that a refusal names, with their texts. */
const refusedPlaces = ({ statusCode, payload }: { statusCode: number; payload: string }): Record<string, string> =>
  [400, 422].includes(statusCode) ? ((JSON.parse(payload) as { errors?: Record<string, string> }).errors ?? {}) : {}

/** A place without positions: of the items of a list, only the first is named. */
const kindOf = (place: string) => place.replaceAll(/\.\d+(?=[.,]|$)/g, '.*')

/** An account with one of each thing. */
async function populated(number: number): Promise<{ key: string; known: Known; places: Places }> {
  const { key, api, accountId } = await openAccount(server, `Fuzz ${number}`)
  const known: Known = new Map()
  const list_id = await makeList(api)
  const contact_id = await makeContact(api, list_id, 'ana@example.com')
  const { sender_id, send } = await withSmsSender(server, key)
  const email = await api.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
  learn(known, [{ list_id, contact_id }, email, { sender_id, smsId: await send() }])
  const webpush = await api.createWebpushSite({ body: { site: 'https://shop.example.com', list_id, name: 'Shop' } })
  learn(known, [webpush])
  for (const name of ['one', 'other'])
    await server.app.domain.users.create(accountId, {
      username: `${name}-${accountId}`,
      password: 'a password',
      email: 'user@example.com',
    })
  const { items: users } = await api.listUsers()
  learn(known, users)
  known.set(
    'notify',
    users.map(({ user_id }) => user_id),
  )
  known.set('senderId', (known.get('sender_id') ?? []).map(String))
  known.set('from', [String(sender_id)])
  known.set('apikey', [key])
  // As transactionalIds calls it.
  for (const name of ['alertTemplateName', 'alertName']) known.set(name, ['a'])
  const caller = await createCaller(api)
  const voice = { campaign_hash: await makeVoiceCampaign(api, list_id, { sender_id: caller }) }
  learn(known, [{ sender_id: caller }])
  const contact = { list_id, contact_id }
  const field = { list_id, field_id: await makeField(api, list_id, 'options') }
  const { option_id } = await api.createFieldOption({ path: field, body: { en: 'Monthly' } })
  const extra = { list_id, field_id: await makeField(api, list_id, 'text') }
  const conditions = [{ segment_field: 'first_name', segment_operator: 'equal_to' as const, segment_value: 'Ana' }]
  const filter = { segment_filter_array: conditions }
  const { segment_id } = await api.createSegment({ path: { list_id }, body: { name: 'Ana', segment_filter: filter } })
  const asked = { name: 'News', fields: [{ field_id: 'email' }], sender_id: email.sender_id }
  const { form_id } = await api.createForm({ path: { list_id }, body: asked })
  const { template_id } = await api.createHeaderFooterTemplate({ body: { name: 'Plain', header: '<p>Hello</p>' } })
  const { app_id } = await api.createPushApp({ body: { list_id, name: 'Shop', two_steps_config: 'email' } })
  const group = await api.createCampaignGroup({ body: { name: 'Spring' } })
  learn(known, [{ segment_id, form_id, template_id, app_id }, group])
  const product = await makeProduct(api)
  learn(known, [await makeProduct(api)])
  const site = await shopOf(api, list_id, contact_id)
  learn(known, [site])
  const mail = { campaign_hash: await makeCampaign(api, list_id) }
  const push = { campaign_hash: await makePushCampaign(api, app_id) }
  const web = { campaign_hash: await makeWebpushCampaign({ api }, webpush.site_id) }
  const hook = { list_id, url: 'https://shop.example.com/hook', actions: ['unsubscribe' as const] }
  const { webhook_id } = await api.createWebhook({ body: hook })
  const way = await travelling(api, list_id, contact_id)
  learn(known, [way])
  const places = {
    ...(await transactionalIds(server, key, String(email.sender_id))),
    ...(await registeredIds(server, key, String(email.sender_id))),
    createFieldOption: field,
    ...at(voice, 'updateVoiceCampaign', 'sendVoiceCampaign', 'getVoiceReport'),
    ...at({ ...field, option_id }, 'updateFieldOption', 'deleteFieldOption'),
    ...at(extra, 'updateExtraField', 'deleteExtraField'),
    ...at({ list_id, segment_id }, 'getSegment', 'updateSegment', 'deleteSegment', 'listContactsBySegment'),
    ...at({ list_id, form_id }, 'getForm', 'updateForm', 'deleteForm', 'listFormSubmissions'),
    ...at({ template_id }, 'getHeaderFooterTemplate', 'updateHeaderFooterTemplate', 'deleteHeaderFooterTemplate'),
    sendSmsCampaign: { campaign_hash: await makeSmsCampaign(api, list_id) },
    sendSmartSmsCampaign: { campaign_hash: await makeSmartSmsCampaign(api, list_id) },
    ...at(site, 'getConnectedSite', 'getConnectedSiteStatistics', 'deleteConnectedSite', 'deleteTrackEngageGoal'),
    ...at({ domain: site.domain, cart_id: 'c1' }, 'getCart'),
    ...at({ domain: site.domain, order_id: 'o1' }, 'getOrder'),
    ...at(mail, 'updateEmailCampaign', 'sendEmailCampaign', 'testCampaign', 'retryEmailCampaign', 'getEmailReport'),
    ...at(push, 'updatePushCampaign', 'sendPushCampaign'),
    ...at(web, 'updateWebpushCampaign', 'sendWebpushCampaign'),
    ...at({ webhook_id }, 'getWebhookSecret', 'deleteWebhook'),
    ...at(way, ...ofAutomations),
    ...at(product, 'listProducts', 'createProduct', 'getProduct', 'updateProduct', 'importProducts'),
    ...at(contact, 'getContact', 'updateContact', 'listContactActivities'),
    ...at(await keptBySandbox(key), ...ofSandbox),
  }
  return { key, known, places }
}

/** Operations on a captured email, a snapshot or a fault. */
const ofSandbox = [
  'getCapturedSource',
  'createMessageEvent',
  'createPreviewLink',
  'getSnapshot',
  'deleteSnapshot',
  'deleteFault',
]

/** A captured email, a snapshot, and a fault that nobody notices. */
async function keptBySandbox(key: string) {
  const sandbox = server.sandbox(key)
  const { captured_id } = await sandbox.waitForCapturedMessage({ query: { channel: 'email' } })
  const { name } = await sandbox.createSnapshot({ body: { name: 'before' } })
  const { fault_id } = await sandbox.createFault({ body: { type: 'delay', operation_id: 'deleteTag', delay_ms: 1 } })
  return { captured_id, snapshot_name: name, fault_id }
}

/** Operations on one automation, or on a way through it. */
const ofAutomations = [
  ...['getAutomation', 'updateAutomation', 'activateAutomation', 'pauseAutomation', 'deleteAutomationRun'],
  ...['listAutomationActions', 'listAutomationRuns'],
]

/** The same place for several operations. */
const at = (place: object, ...operations: string[]) => Object.fromEntries(operations.map((id) => [id, place]))

/** A site with a goal, on which the contact has a cart and an order. */
async function shopOf(api: MarketingClient, list_id: number, contact_id: string) {
  const site = await makeGoalOfSite({ api }, list_id)
  const path = { domain: site.domain }
  const contact = { base: { contact_id } }
  await api.createCart({ path, body: { contact, cart_id: 'c1' } })
  await api.createOrder({ path, body: { contact, order_id: 'o1' } })
  return site
}

/** An automation in which the contact waits. */
async function travelling(api: MarketingClient, list_id: number, contact_id: string) {
  const actions = [{ action: 'wait' as const, amount: 1, unit: 'weeks' as const }]
  const { automation_id } = await api.createAutomation({ body: { title: 'Welcome', list_id, actions } })
  await api.activateAutomation({ path: { automation_id } })
  const body = { automation_id, action_id: 1, contacts: [contact_id] }
  await api.startAutomationForContacts({ path: { list_id }, body })
  const { items } = await api.listAutomationRuns({ path: { automation_id } })
  return { automation_id, run_id: items[0]?.run_id ?? 0 }
}

/** What changes by itself, or waits for that. */
const restless = [
  'getClock',
  'getHealth',
  'getRequest',
  'getSendingDomainValidation',
  'listRequests',
  'streamEvents',
  'waitForCapturedMessage',
]

/** What an account can read, operation by operation. */
async function everythingOf({ key, places }: { key: string; places: Places }): Promise<string[]> {
  const reads = built.filter(
    ({ operation, id }) => operation.method === 'get' && operation.secured && !restless.includes(id),
  )
  return Promise.all(
    reads.map(async (sample) => {
      const answer = await server.app.http.inject({ url: sample.url(places[sample.id]), headers: { apikey: key } })
      return `${sample.id} ${answer.statusCode} ${withoutSeals(answer.payload)}`
    }),
  )
}

/** Removes the faults that make requests fail on purpose: nobody waits for an answer that is lost. */
async function removeFaults(key: string): Promise<void> {
  const sandbox = server.sandbox(key)
  for (const { fault_id } of (await sandbox.listFaults()).items) await sandbox.deleteFault({ path: { fault_id } })
}

/** A round on an account of its own; returns what went wrong, and what operations did what they are for. */
async function round(number: number) {
  const random = createRandom(seed * 1_000 + number)
  const { key, known, places: ids } = await populated(number)
  const faults: string[] = []
  const done = new Set<string>()

  async function send(sample: Sample, request: FuzzRequest): Promise<void> {
    request.url = withoutPatience(sample, request.url)
    const before = logged.length
    const answer = await server.app.http.inject({ ...request, headers: { ...request.headers, apikey: key } })
    const fault = faultOf(sample, request, answer)
    if (fault)
      faults.push(
        `${sample.id}: ${fault}\n  seed ${seed}, round ${number}: ${describeRequest(request)}\n  ${logged.slice(before).join('\n  ').slice(0, 1_500)}`,
      )
    if (answer.statusCode >= 300) return
    done.add(sample.id)
    if (sample.id === 'createFault') return removeFaults(key)
    if (String(answer.headers['content-type']).startsWith('application/json')) learn(known, answer.json())
  }

  /** What fits in one form fits in every other one that says the same. */
  async function sendBoth(sample: Sample): Promise<void> {
    const { fitting, liberal, places } = liberalRequest(sample, { random, known, places: ids })
    for (const request of [fitting, liberal]) request.url = withoutPatience(sample, request.url)
    const put = (request: FuzzRequest) =>
      server.app.http.inject({ ...request, headers: { ...request.headers, apikey: key } })
    const plain = refusedPlaces(await put(fitting))
    const answer = await put(liberal)
    if (sample.id === 'createFault') await removeFaults(key)
    const form = /^(must be (integer|number|boolean|string|object|a day|a time)|must match|`)/
    const refused = Object.entries(refusedPlaces(answer)).filter(
      ([place, text]) => places.includes(place) && form.test(text) && Object.keys(plain).length === 0,
    )
    const named = kindOf(String(answer.headers['messaging-ignored'] ?? ''))
    const unnamed = answer.statusCode < 300 ? places.filter((place) => !named.includes(kindOf(place))) : []
    if (refused.length > 0 || (unnamed.length > 0 && !named.endsWith('...')))
      faults.push(
        `${sample.id}: refused ${JSON.stringify(refused)}, not named ${unnamed.join()} in ${named}\n  ${describeRequest(liberal)}`,
      )
  }

  const order = random.shuffle(built).sort((a, b) => turn(a) - turn(b))
  for (const sample of order) {
    // Each move of the clock may take as long as a request may.
    const times = sample.id === 'advanceClock' ? 6 : PER_ROUND
    for (let n = 0; n < times; n++) {
      const make = n < 4 || random.chance(0.2) ? fittingRequest : hostileRequest
      await send(sample, make(sample, { random, known, places: ids }))
    }
    for (let n = 0; n < PAIRS; n++) await sendBoth(sample)
  }
  return { faults, done }
}

describe('every operation that is built', () => {
  it(
    'answers as declared, whatever comes',
    async () => {
      const done = new Set<string>()
      for (let number = 0; number < rounds; number++) {
        const result = await round(number)
        expect(result.faults.join('\n\n')).toBe('')
        result.done.forEach((id) => done.add(id))
      }
      // If the door refused all requests, they would test nothing.
      const never = built.filter(({ id }) => !done.has(id)).map(({ id }) => id)
      expect(never.length, `never did what they are for: ${never.join(', ')}`).toBeLessThan(built.length / 10)
    },
    600_000 * rounds,
  )

  it('shows and changes nothing of another account, whatever ids it is given', async () => {
    const owner = await populated(-1)
    const marked = server.marketing(owner.key)
    await makeContact(marked, await makeList(marked, 'owner-4711'), 'owner-4711@example.com')
    // Lets the work under way end first, so that nothing changes by itself afterwards.
    await server.sandbox().advanceClock({ body: { seconds: 600 } })
    const seen = await everythingOf(owner)
    expect(seen.join('\n')).toContain('owner-4711')
    const stranger = await openAccount(server, 'Stranger')
    const random = createRandom(seed)
    for (const sample of random.shuffle(built.filter(({ id }) => !['advanceClock', 'createFault'].includes(id)))) {
      for (let n = 0; n < 8; n++) {
        const request = fittingRequest(sample, { ...owner, random })
        request.url = withoutPatience(sample, request.url)
        const answer = await server.app.http.inject({
          ...request,
          headers: { ...request.headers, apikey: stranger.key },
        })
        expect(answer.payload, describeRequest(request)).not.toContain('owner-4711')
        expect(answer.statusCode, describeRequest(request)).not.toBe(500)
      }
    }
    await server.sandbox().advanceClock({ body: { seconds: 1 } })
    expect(await everythingOf(owner)).toEqual(seen)
  })

  it('leaves nothing behind that the work in the background cannot do', async () => {
    await server.sandbox().advanceClock({ body: { seconds: 60 } })
    expect(logged.join('\n')).toBe('')
  })
})
