// One request does not hold up the others: whatever it asks for, the event loop of the platform goes on. What counts is
// the CPU time of the loop in one piece; waiting for a busy machine is not work. What can be made from the contract is
// in event-loop-contract.test.ts; these are larger, or need a story.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeCall } from '../../src/wire/soap/encode.ts'
import { eventually } from '../support/eventually.ts'
import { block, makeFedCampaign, startFeedHost } from '../support/feeds.ts'
import { startReceiver } from '../support/receiver.ts'
import { ADDRESS } from '../support/soap.ts'
import { startWatchedServer, type WatchedServer } from '../support/watched-server.ts'

/**
 * Milliseconds. 50 is what an idle machine of today needs for the costliest of these; a slow and busy one takes a
 * multiple, also for the same instructions. Without limits each takes seconds.
 */
const MOST = 400

const MB = 1024 * 1024
const RANGE = { start: '2020-01-01 00:00:00', end: '2099-12-31 23:59:59' }

let server: WatchedServer
let senderId: string
let list_id: number
let tag_id: number
let catalog_id: number
let app_id: string
beforeAll(async () => {
  server = await startWatchedServer()
  senderId = String(
    (await server.marketing.createEmailSender({ body: { name: 'a', email: 'a@example.com' } })).sender_id,
  )
  list_id = (await server.marketing.createList({ body: { internal_name: 'a' } })).list_id
  tag_id = (await server.marketing.createTag({ body: { name: 'a' } })).tag_id
  catalog_id = (await server.marketing.createCatalog({ body: { title: 'a', language: 'en', currency: 'eur' } }))
    .catalog_id
  const app = { list_id, name: 'a', two_steps_config: 'email' as const }
  app_id = String((await server.marketing.createPushApp({ body: app })).app_id)
  // What is loaded with the first mail and the first contact is loaded now.
  await send({
    textBody: 'Hello {{ a }}',
    htmlBody: '<a href="https://example.com/{{ a }}">a</a>',
    clickTracking: true,
  })
  await post(`/marketing/v3/lists/${list_id}/contacts`, JSON.stringify({ base: { email: 'a@example.com' } }))
})
afterAll(() => server?.close())

const EMAIL = '/api/v2/email/messages/action/send/single'

async function request(path: string, body: string, type = 'application/json') {
  const headers = { apikey: server.key, 'content-type': type }
  try {
    const answer = await fetch(`${server.baseUrl}${path}`, { method: 'POST', headers, body })
    return { status: answer.status, text: await answer.text() }
  } catch (error) {
    // The platform refuses a body that is too large and closes the connection while the client still writes.
    const { code = '' } = (error as { cause?: { code?: string } }).cause ?? {}
    if (!['EPIPE', 'ECONNRESET', 'UND_ERR_SOCKET'].includes(code)) throw error
    return { status: 413, text: '' }
  }
}
const post = async (path: string, body: string, type?: string) => (await request(path, body, type)).status

/** Sends an email; resolves once the platform is done with it. */
async function send(email: object): Promise<number> {
  const order = { senderId, to: 'b@example.com', subject: 'a', ...email }
  const { status, text } = await request(EMAIL, JSON.stringify(order))
  if (status !== 200) return status
  const { messageId } = JSON.parse(text) as { messageId: string }
  const stateOf = async () => {
    const [entry] = await server.transactional.getEmailLog({ path: { messageId: Number(messageId) } })
    return entry?.campaign.currentStatus ?? ''
  }
  await eventually(async () => ['delivered', 'send_failed'].includes(await stateOf()))
  return status
}

const links = (count: number) =>
  Array.from({ length: count }, (_, n) => `<a href="https://shop.example.com/${n}">${n}</a>`).join('')
const tokens = (count: number, prefix = '') =>
  Array.from({ length: count }, (_, n) => ({ app_id, token: `token-${prefix}-${n}` }))
const loop = (body: string) => `{% for i in (1..50000) %}${body}{% endfor %}`
const soap = (operation: string, options: Parameters<typeof encodeCall>[2]) =>
  post('/soap/v2', encodeCall(ADDRESS, operation, { apikey: server.key, ...options }), 'text/xml')

const hostile: Record<string, () => Promise<number>> = {
  'a template with a filter over a range': () => send({ textBody: '{{ (1..9900000) | find_exp: "i", "i == 0" }}' }),
  'a template with a sorted range': () => send({ htmlBody: '{{ (1..400000) | sort | join }}' }),
  'a template with loops in loops': () => send({ htmlBody: loop(loop(loop('{{ i }}'))) }),
  'a template that replaces without end': () =>
    send({ textBody: `${'{% assign a = a | append: "xxxx" | replace: "x", a %}'.repeat(500)}{{ a }}` }),
  'a template of 1 MB': () => send({ htmlBody: `${'<p>hello world</p>'.repeat(27)}{{a}}`.repeat(1_900) }),
  '40,000 links': () => send({ clickTracking: true, htmlBody: links(40_000) }),
  '1,000 links, each ten times': () => send({ clickTracking: true, htmlBody: links(1_000).repeat(10) }),
  '100,000 copies': () => send({ textBody: 'a', cc: Array.from({ length: 100_000 }, (_, n) => `a${n}@example.com`) }),
  '19 MB without a key': () =>
    post('/api/v2/utilities/smsLengthCalculator', JSON.stringify({ message: 'x'.repeat(19 * MB), gsm0338: true })),
  'the longest text without a key': () =>
    post('/api/v2/utilities/smsLengthCalculator', JSON.stringify({ message: '€'.repeat(10_000), gsm0338: true })),
  'ten million nested lists': () => post('/marketing/v3/lists', '['.repeat(10 * MB)),
  'a million members': () =>
    post('/marketing/v3/lists', `{${Array.from({ length: 1_000_000 }, (_, n) => `"k${n}":0`).join()}}`),
  'a report of the same list a hundred thousand times': () =>
    post(
      '/marketing/v3/reports/advanced/subscriptions',
      JSON.stringify({ title: 'a', range: RANGE, lists: Array(100_000).fill(list_id) }),
    ),
  'a report of a thousand groups in each of a thousand choices': () =>
    post(
      '/marketing/v3/reports/advanced/email-events',
      JSON.stringify({
        ...{ title: 'a', range: RANGE },
        campaigns: Array.from({ length: 1_000 }, (_, n) => ({
          ...{ list_id, type: 'group' },
          data: Array.from({ length: 1_000 }, (_, m) => 1 + n + m),
        })),
      }),
    ),
  'a report by a model, of the same list a hundred thousand times': async () => {
    const body = { title: 'a', kind: 'sends' as const, lists: [list_id] }
    const { model_id } = await server.marketing.createAdvancedReportModel({ body })
    return soap('generateAdvancedReport', { template: model_id, lists: Array(100_000).fill(list_id) })
  },
  'ten million numbers': () => post('/marketing/v3/lists', `[${'0,'.repeat(9 * MB)}0]`),
  'escapes of half characters': () =>
    post('/marketing/v3/lists', `{"internal_name":"${'\\ud83d\\ude00'.repeat(MB)}\\ud83d"}`),
  '30,000 contacts': () =>
    post(
      `/marketing/v3/lists/${list_id}/contacts/actions/import-bulk`,
      JSON.stringify({
        mode: 'update',
        compare_field: 'email',
        contacts: Array.from({ length: 30_000 }, (_, n) => ({ base: { email: `a${n}@example.com` } })),
      }),
    ),
  '100,000 products': () =>
    post(
      `/marketing/v3/catalogs/${catalog_id}/products/actions/import`,
      JSON.stringify({
        mode: 'rewrite',
        products: Array.from({ length: 100_000 }, (_, n) => ({
          product_identifier: `SKU-${n}`,
          name: `T-shirt ${n}, red`,
          link: `https://shop.example.com/p/${n}`,
          price: n + 0.99,
          brand: `Brand ${n % 50}`,
          custom_attributes: [{ alias: 'colour', value: 'red' }],
        })),
      }),
    ),
  'three million members of products': () =>
    post(
      `/marketing/v3/catalogs/${catalog_id}/products/actions/import`,
      `{"products":[${'{"a":0},'.repeat(1_400_000)}{}]}`,
    ),
  '200,000 values for the suppression list': () =>
    post(
      '/marketing/v3/suppression-list',
      JSON.stringify({ type: 'email', value: Array.from({ length: 200_000 }, (_, n) => `a${n}@example.com`) }),
    ),
  'a tag for 100,000 addresses': () =>
    post(
      `/marketing/v3/lists/${list_id}/contacts/actions/attach-tag`,
      JSON.stringify({
        tag_id,
        field_id: 'email',
        contacts: Array.from({ length: 100_000 }, (_, n) => `a${n}@example.com`),
      }),
    ),
  'a tag for 100,000 targets of SOAP': () =>
    soap('attachTag', {
      listID: String(list_id),
      tag: String(tag_id),
      type: 'subscriber',
      target: Array.from({ length: 100_000 }, (_, n) => (n % 2 ? `a${n}@example.com` : `351-93${1_000_000 + n}`)),
    }),
  'a mail of 1 MB that comes in': () =>
    post(
      '/sandbox/v1/inbound-messages',
      JSON.stringify({
        channel: 'email',
        recipient: 'a@example.com',
        source: `From: mailer-daemon@example.com\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\n4 5.1.\r\n'.repeat(65_000)}`,
      }),
    ),
  '19 MB of SOAP': () => soap('createList', { name: '<'.repeat(4 * MB) }),
  '40,000 push tokens of a contact': () =>
    post(
      `/marketing/v3/lists/${list_id}/contacts`,
      JSON.stringify({ base: { email: 'tokens@example.com', push_token_android: tokens(40_000) } }),
    ),
  '20,000 push tokens of each of two contacts': () =>
    post(
      `/marketing/v3/lists/${list_id}/contacts/actions/import-bulk`,
      JSON.stringify({
        mode: 'update',
        compare_field: 'email',
        contacts: [1, 2].map((n) => ({
          base: { email: `tokens${n}@example.com`, push_token_android: tokens(20_000, String(n)) },
        })),
      }),
    ),
  'a pause of 100,000 operations': () =>
    post(
      '/marketing/v3/operations/actions/pause',
      JSON.stringify({ operations: Array.from({ length: 100_000 }, (_, n) => 1_000 + n) }),
    ),
  'an export of one field 60,000 times': () =>
    post(
      `/marketing/v3/lists/${list_id}/contacts/actions/export`,
      JSON.stringify({ format: 'csv', fields: Array(60_000).fill('email') }),
    ),
  'an export of one segment 60,000 times': async () => {
    const path = { list_id }
    const conditions = [{ segment_field: 'first_name', segment_operator: 'equal_to' as const, segment_value: 'Ana' }]
    const body = { name: `Ana ${Date.now()}`, segment_filter: { segment_filter_array: conditions } }
    const { segment_id } = await server.marketing.createSegment({ path, body })
    return post(
      `/marketing/v3/lists/${list_id}/contacts/actions/export`,
      JSON.stringify({ format: 'csv', segments: Array(60_000).fill(segment_id) }),
    )
  },
  'an export of 60,000 contacts by their ids': () =>
    post(
      `/marketing/v3/lists/${list_id}/contacts/actions/export`,
      JSON.stringify({
        format: 'csv',
        contacts: Array.from({ length: 60_000 }, (_, n) => n.toString(16).padStart(10, '0')),
      }),
    ),
  'a flow of 20,000 messages': () =>
    post(
      '/api/v2/multi-channel/flow',
      JSON.stringify({ name: 'a', messages: Array(20_000).fill({ channel: 'sms', textBody: 'Hello {{ a }}' }) }),
    ),
  '190,000 elements of SOAP': () =>
    soap('addSubscriberBulk', {
      listID: String(list_id),
      subscribers: Array.from({ length: 38_000 }, (_, n) => ({ email: `s${n}@example.com` })),
    }),
}

describe('the event loop goes on during', () => {
  it.each(Object.keys(hostile))('%s', async (name) => {
    await server.longestStretch()
    const status = await (hostile[name] as () => Promise<number>)()
    expect(status).toBeLessThan(600)
    expect(await server.longestStretch()).toBeLessThan(MOST)
  })

  it('the reading of a feed of 2 MB that is made to take long', async () => {
    const host = await startFeedHost()
    try {
      const elements = Array.from({ length: 150_000 }, (_, n) => `<a${n}/>`).join('')
      const feed = host.open(`<rss version="2.0"><channel><item><title>a</title>${elements}</item></channel></rss>`)
      const campaign_hash = await makeFedCampaign(server.marketing, list_id, block(feed.url))
      await server.marketing.enableEmailRssCampaign({ path: { campaign_hash } })
      await server.longestStretch()
      const isRead = async () => {
        const [operation] = (await server.marketing.listOperations({ query: { type: 'email' } })).items
        return Date.parse(operation?.start_date ?? '') > Date.parse(operation?.created ?? '')
      }
      await eventually(isRead)
      expect(await server.longestStretch()).toBeLessThan(MOST)
      // Others wait until no operation is left.
      const { items } = await server.marketing.listOperations({ query: { type: 'email' } })
      const operations = items.map(({ operation_id }) => operation_id)
      await server.marketing.cancelOperations({ body: { operations } })
    } finally {
      await host.close()
    }
  })

  it('changes and exports of 20,000 contacts, between whose slices others are answered', async () => {
    const { marketing } = server
    const path = { list_id: (await marketing.createList({ body: { internal_name: 'b' } })).list_id }
    const isIdle = async () => (await marketing.listOperations()).total_items === 0
    const contacts = Array.from({ length: 20_000 }, (_, n) => ({ base: { email: `b${n}@example.com` } }))
    await marketing.importContacts({ path, body: { mode: 'add', compare_field: 'email', contacts } })
    await eventually(isIdle)
    const work: Record<string, () => Promise<unknown>> = {
      columns: () => marketing.updateContacts({ path, body: { type: 'all', base: { language: 'pt' } } }),
      removal: () => marketing.updateContacts({ path, body: { type: 'all', base: { status: 'removed' } } }),
      export: () =>
        marketing.exportContacts({ path, body: { format: 'xml', include_tags: true, include_stats: true } }),
    }
    for (const [name, begin] of Object.entries(work)) {
      await server.longestStretch()
      await begin()
      let answered = 0
      while (!(await isIdle())) answered++
      expect(answered, name).toBeGreaterThan(1)
      expect(await server.longestStretch(), name).toBeLessThan(MOST)
    }
  })

  it('a field of 20,000 contacts that becomes unique and is deleted', async () => {
    const { marketing } = server
    const { list_id } = await marketing.createList({ body: { internal_name: 'b' } })
    const { field_id } = await marketing.createExtraField({ path: { list_id }, body: { name: 'Code', format: 'text' } })
    const path = { list_id, field_id: Number(field_id) }
    const contacts = Array.from({ length: 20_000 }, (_, n) => ({
      base: { email: `f${n}@example.com` },
      extra: [{ field_id: path.field_id, value: `C-${n}` }],
    }))
    await marketing.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
    const isIdle = async () => (await marketing.listOperations()).total_items === 0
    await eventually(isIdle)
    const work: Record<string, () => Promise<unknown>> = {
      unique: () => marketing.updateExtraField({ path, body: { unique: true } }),
      deleted: () => marketing.deleteExtraField({ path }),
    }
    for (const [name, begin] of Object.entries(work)) {
      await server.longestStretch()
      await begin()
      let answered = 0
      while (!(await isIdle())) answered++
      if (name === 'deleted') expect(answered).toBeGreaterThan(1)
      expect(await server.longestStretch(), name).toBeLessThan(MOST)
    }
  })

  it('the deletion of a list of 60,000 contacts', async () => {
    const { marketing } = server
    const path = { list_id: (await marketing.createList({ body: { internal_name: 'long' } })).list_id }
    for (const half of ['a', 'b']) {
      const contacts = Array.from({ length: 30_000 }, (_, n) => ({ base: { email: `${half}${n}@example.com` } }))
      await marketing.importContacts({ path, body: { mode: 'add', compare_field: 'email', contacts } })
    }
    await eventually(async () => (await marketing.listOperations()).total_items === 0)
    await server.longestStretch()
    await marketing.deleteList({ path })
    for (let look = 0; look < 50; look++) await marketing.listLists()
    expect(await server.longestStretch()).toBeLessThan(MOST)
  })

  it('a page with very many unfinished titles', async () => {
    const page = await startReceiver(() => ({ status: 200, body: '<title'.repeat(300_000) }))
    await server.longestStretch()
    const content = { type: 'web_page', url: page.url, use_page_title: true }
    const campaign = { list_id, sender_id: Number(senderId), internal_name: 'a', subject: 'a', content }
    await post('/marketing/v3/campaigns/email', JSON.stringify(campaign))
    expect(await server.longestStretch()).toBeLessThan(MOST)
    await page.close()
  })
})
