// What the server really answers to a GET is taken by the PUT, PATCH or POST of the same resource.
import { beforeAll, expect, it } from 'vitest'
import { isImplemented } from '../support/implemented.ts'
import {
  type Account,
  makeContact,
  makeField,
  makeList,
  makeProduct,
  makeSender,
  openAccount,
} from '../support/marketing.ts'
import { registeredIds } from '../support/registered-ids.ts'
import { isIncomplete, type RoundTrip, refusalOf, roundTrips, thingsOf } from '../support/round-trips.ts'
import { type Sample, samples } from '../support/sample-requests.ts'
import { useServer } from '../support/server.ts'
import { makeGoalOfSite } from '../support/sites.ts'
import { withSmsSender } from '../support/texting.ts'
import { transactionalIds } from '../support/transactional-ids.ts'

const server = useServer()
let account: Account
const ids: Record<string, string | number> = {}
let special: Record<string, Record<string, string | number>> = {}

// One of each thing that the platform keeps.
beforeAll(async () => {
  account = await openAccount(server)
  const { accountId, api, sandbox, key } = account
  const user = { username: `ana-${accountId}`, email: 'ana@example.com', phone: '351-210000001', isAdmin: true }
  const { id: user_id } = await server.createUser(accountId, user)
  const list_id = await makeList(api)
  const city = await makeField(api, list_id, 'text', { name: 'City' })
  const contact_id = await makeContact(api, list_id, {
    base: { email: 'ana@example.com', first_name: 'Ana', birth_date: '1990-05-17', cellphone: '351-910000001' },
    extra: [{ field_id: city, value: 'Lisboa' }],
  })
  await makeContact(api, list_id)
  const size = await makeField(api, list_id, 'options', { name: 'Size' })
  const { option_id } = await api.createFieldOption({ path: { list_id, field_id: size }, body: { en: 'Small' } })
  const ofOptions = { field_id: size, option_id }
  const sender_id = await makeSender(api)
  await withSmsSender(server, key)
  await api.createWebhook({ body: { list_id, url: 'https://shop.example.com/a', actions: ['subscription'] } })
  await server.transactional(key).createWebhook({ body: { channel: 'sms', url: 'https://shop.example.com/c' } })
  const told = { url: 'https://shop.example.com/b', flags: ['notif_api_1' as const] }
  const { callback_id } = await sandbox.updateListCallback({ path: { list_id }, body: told })
  const test = { name: 'listCallback' as const, webhook_id: callback_id }
  const { delivery_id } = await sandbox.createTestHookDelivery({ body: test })
  await api.createWebpushSite({ body: { site: 'https://shop.example.com', list_id, name: 'Shop' } })
  const { tag_id } = await api.createTag({ body: { name: 'VIP' } })
  const { group_id } = await api.createCampaignGroup({ body: { name: 'Spring' } })
  await api.createAdvancedReportModel({ body: { title: 'Monthly', kind: 'sends', lists: [list_id] } })
  await api.createCname({ body: { value: 'links.shop.example.com' } })
  const form = { name: 'News', fields: [{ field_id: 'email' }], consent: { en: 'Yes' }, sender_id }
  const { form_id } = await api.createForm({ path: { list_id }, body: form })
  const { template_id } = await api.createHeaderFooterTemplate({ body: { name: 'Plain', header: '<p>Hello</p>' } })
  const conditions = [{ segment_field: 'first_name', segment_operator: 'equal_to' as const, segment_value: 'Ana' }]
  const segment = { name: 'Ana', segment_filter: { segment_filter_array: conditions } }
  const { segment_id } = await api.createSegment({ path: { list_id }, body: segment })
  const product = await makeProduct(api)
  await sandbox.createSnapshot({ body: { name: 'before' } })
  const sms = { channel: 'sms', sender: '351-910000001', recipient: '351-920000001', text: 'Hello' } as const
  await sandbox.createInboundMessage({ body: sms })
  await sandbox.createFault({ body: { type: 'hook_twice', event: 'email_open', times: null } })
  await sandbox.createFault({ body: { type: 'status', operation_id: 'ping', status: 503, retry_after: 1 } })
  special = {
    listFieldOptions: ofOptions,
    updateFieldOption: ofOptions,
    ...(await transactionalIds(server, key, String(sender_id))),
    ...(await registeredIds(server, key, String(sender_id))),
  }
  await server
    .registered(key)
    .createAutocertificateOption({ body: { days: 3 } as never })
    .catch(() => undefined)
  const site = await makeGoalOfSite(account, list_id)
  const shop = { path: { domain: String(site.domain) } }
  const contact = { base: { contact_id } }
  const products = [{ product_identifier: 'TSHIRT', name: 'T-shirt', price: 15.92 }]
  await api.createCart({ ...shop, body: { cart_id: 'c1', contact, products, cart_total: 15.92 } })
  await api.createOrder({ ...shop, body: { order_id: 'o1', contact, products, order_total: 15.92 } })
  const triggers = [{ type: 'tag_added' as const, tag_id }]
  const actions = [{ action: 'wait' as const, amount: 1, unit: 'days' as const }]
  const { automation_id } = await api.createAutomation({ body: { title: 'Welcome', list_id, triggers, actions } })
  Object.assign(ids, { user_id, cart_id: 'c1', order_id: 'o1', automation_id, delivery_id, snapshot_name: 'before' })
  Object.assign(ids, { list_id, contact_id, tag_id, group_id, form_id, template_id, segment_id, ...site, ...product })
})

const sampleOf = ({ api }: RoundTrip, id: string) =>
  samples.find((sample) => sample.api === api && sample.id === id) as Sample

function send(sample: Sample, body?: unknown): Promise<Response> {
  return server.inject(sample.url({ ...ids, ...special[sample.id] }), {
    method: sample.operation.method.toUpperCase(),
    headers: { apikey: account.key, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

const built = roundTrips.filter(
  (trip) =>
    !isIncomplete(trip) &&
    isImplemented({ api: trip.api, id: trip.get }) &&
    isImplemented({ api: trip.api, id: trip.write }),
)

it.each(built)('$api: what $get answers is taken by $write', async (trip) => {
  const answer = await send(sampleOf(trip, trip.get))
  const text = await answer.text()
  expect({ status: answer.status, text }).toMatchObject({ status: 200 })
  const things = thingsOf(JSON.parse(text))
  expect(things).not.toEqual([])
  expect(things.flatMap((thing) => refusalOf(trip, thing) ?? [])).toEqual([])
  if (trip.method === 'post') return
  const written = await send(sampleOf(trip, trip.write), things.at(-1))
  expect({ status: written.status, text: await written.text() }).toMatchObject({
    status: sampleOf(trip, trip.write).operation.status,
  })
})
