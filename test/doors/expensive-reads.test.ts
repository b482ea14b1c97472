// Reads whose cost the caller decides hold up nobody else, end with their request, and are shared out among accounts.
// EXPENSIVE_CONTACTS=100000 asks for the long form.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MarketingSchemas } from '../../src/clients/index.ts'
import { createMarketingClient } from '../../src/clients/index.ts'
import { eventually } from '../support/eventually.ts'
import { startWatchedServer, type WatchedServer } from '../support/watched-server.ts'

type Filter = MarketingSchemas['SegmentFilter']
type Operator = MarketingSchemas['SegmentOperator']

const CONTACTS = Number(process.env['EXPENSIVE_CONTACTS'] ?? 10_000)
/** Contacts that one import takes. */
const IMPORT = 10_000
/** Milliseconds of work in one piece, on a slow and busy machine; without readers each of these takes seconds. */
const MOST = 400

let server: WatchedServer
let path: { list_id: number }
let note: string
beforeAll(async () => {
  server = await startWatchedServer()
  const { marketing } = server
  path = { list_id: (await marketing.createList({ body: { internal_name: 'many' } })).list_id }
  note = String((await marketing.createExtraField({ path, body: { name: 'Note', format: 'text' } })).field_id)
  for (let from = 0; from < CONTACTS; from += IMPORT) {
    const contacts = Array.from({ length: Math.min(IMPORT, CONTACTS - from) }, (_, n) => ({
      base: { email: `c${from + n}@example.com`, first_name: `Name ${from + n}` },
      extra: [{ field_id: Number(note), value: `a note on contact ${from + n}` }],
    }))
    await marketing.importContacts({ path, body: { mode: 'add', compare_field: 'email', contacts } })
  }
  await eventually(async () => (await marketing.listOperations()).total_items === 0)
}, 600_000)
afterAll(() => server?.close())

const condition = (segment_field: string, segment_operator: Operator, segment_value: string) => ({
  segment_field,
  segment_operator,
  segment_value,
})
const grouped = (
  segment_filter_array: Filter['segment_filter_array'],
  boolean_operator: 'and' | 'or' = 'or',
): Filter => ({
  segment_filter_array,
  boolean_operator,
  invert: false,
})
const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n))
/** Different letters beyond ASCII that have capitals. */
const letters = (count: number, from: number) =>
  times(count, (n) => String.fromCharCode(0x430 + ((from + n) % 32))).join('')

const costly: Record<string, () => Filter> = {
  '60 plain conditions': () => grouped(times(60, (n) => condition(note, 'contains', `nothing ${n}`))),
  '99 conditions of 10,000 letters': () =>
    grouped(times(99, (n) => condition(note, 'contains', `${n}${'a'.repeat(9_990)}`))),
  'eight conditions of 600 letters beyond ASCII': () =>
    grouped(times(8, (n) => condition(note, 'ends_with', letters(600, n)))),
  'activities and days': () =>
    grouped([
      ...times(40, () => ({ segment_activity: 'email_open', within_days: 30, invert: false })),
      ...times(40, () => ({ segment_list: path.list_id, invert: true })),
    ] as Filter['segment_filter_array']),
}

describe('the event loop goes on during', () => {
  it.each(Object.keys(costly))('countSegment with %s', async (name) => {
    const segment_filter = (costly[name] as () => Filter)()
    await server.longestStretch()
    await server.marketing.countSegment({ path, body: { segment_filter } }).catch(endedInTime)
    expect(await server.longestStretch()).toBeLessThan(MOST)
  })

  it.each(Object.keys(costly))('listContactsBySegment, once saved, with %s', async (name) => {
    const segment_filter = (costly[name] as () => Filter)()
    const { segment_id } = await server.marketing.createSegment({ path, body: { name, segment_filter } })
    await server.longestStretch()
    await server.marketing
      .listContactsBySegment({ path: { ...path, segment_id: String(segment_id) } })
      .catch(endedInTime)
    expect(await server.longestStretch()).toBeLessThan(MOST)
  })

  it('four conditions of 2,000 letters on one contact with a long value', async () => {
    const { marketing } = server
    const one = { list_id: (await marketing.createList({ body: { internal_name: 'one' } })).list_id }
    const { field_id } = await marketing.createExtraField({ path: one, body: { name: 'Long', format: 'text' } })
    const extra = [{ field_id: Number(field_id), value: 'a'.repeat(9_990) }]
    await marketing.createContact({ path: one, body: { base: { email: 'one@example.com' }, extra } })
    const segment_filter = grouped(times(4, (n) => condition(String(field_id), 'contains', `${'a'.repeat(2_000)}${n}`)))
    await server.longestStretch()
    await expect(marketing.countSegment({ path: one, body: { segment_filter } })).resolves.toMatchObject({
      total_items: 0,
    })
    expect(await server.longestStretch()).toBeLessThan(MOST)
  })
})

/** The costliest may need more than its time on a slow machine: then it is refused for that. */
const endedInTime = (error: { status?: number }) => expect(error.status).toBe(408)

it('a text with 1,000 letters beyond ASCII is searched for, without regard to capitals', async () => {
  const { marketing } = server
  const many = times(1_000, (n) => String.fromCodePoint(0x1e00 + (n % 140))).join('')
  const one = { list_id: (await marketing.createList({ body: { internal_name: 'letters' } })).list_id }
  const { field_id } = await marketing.createExtraField({ path: one, body: { name: 'Text', format: 'text' } })
  const extra = [{ field_id: Number(field_id), value: `>${many}<` }]
  await marketing.createContact({ path: one, body: { base: { email: 'one@example.com' }, extra } })
  for (const value of [many, many.toUpperCase().length === many.length ? many.toUpperCase() : many]) {
    const segment_filter = grouped([condition(String(field_id), 'contains', value)])
    await expect(marketing.countSegment({ path: one, body: { segment_filter } })).resolves.toMatchObject({
      total_items: 1,
    })
    const { segment_id } = await marketing.createSegment({
      path: one,
      body: { name: value.slice(0, 20), segment_filter },
    })
    await expect(
      marketing.listContactsBySegment({ path: { ...one, segment_id: String(segment_id) } }),
    ).resolves.toMatchObject({ total_items: 1 })
  }
})

it('an account with too many filters in progress is refused, and others are answered', async () => {
  const { baseUrl, key, otherKey } = server
  const segment_filter = (costly['99 conditions of 10,000 letters'] as () => Filter)()
  const body = JSON.stringify({ segment_filter })
  const leaving = new AbortController()
  const ask = (apikey: string, list: number, filter = body) =>
    fetch(`${baseUrl}/marketing/v3/lists/${list}/segments/actions/count`, {
      ...{ method: 'POST', body: filter, signal: leaving.signal },
      headers: { apikey, 'content-type': 'application/json' },
    })
  const asked = times(30, () => ask(key, path.list_id))
  const settled = Promise.allSettled(asked)
  const refused = await Promise.any(
    asked.map(async (answer) => {
      const { status, headers } = await answer
      if (status !== 429) throw new Error(`${status}`)
      return headers.get('retry-after')
    }),
  )
  expect(refused).toBe('1')
  const other = createMarketingClient({ apiKey: otherKey, baseUrl: `${baseUrl}/marketing/v3`, retries: 0 })
  const { list_id } = await other.createList({ body: { internal_name: 'other' } })
  await other.createContact({ path: { list_id }, body: { base: { email: 'o@example.com' } } })
  const few = grouped(times(90, (n) => condition('first_name', 'contains', `${n}${'a'.repeat(5_000)}`)))
  await expect(other.listContacts({ path: { list_id } })).resolves.toMatchObject({ total_items: 1 })
  // What nobody waits for any more ends, so the account is served again.
  leaving.abort()
  await settled
  const own = { list_id: (await server.marketing.createList({ body: { internal_name: 'few' } })).list_id }
  await server.marketing.createContact({ path: own, body: { base: { email: 'o@example.com' } } })
  await eventually(async () => {
    const { total_items } = await server.marketing.countSegment({ path: own, body: { segment_filter: few } })
    return total_items === 0
  })
})

describe('background work with a costly segment holds up nobody', () => {
  const twelve = () => grouped(times(60, (n) => condition(note, 'contains', `contact ${n}${'x'.repeat(n)}`)))

  it.each(['exportContacts', 'updateContacts', 'sendEmailCampaign'] as const)(
    '%s',
    async (operation) => {
      const { marketing } = server
      const segment_filter = twelve()
      const made = await marketing.createSegment({ path, body: { name: operation, segment_filter } })
      const segment_id = String(made.segment_id)
      const start = {
        exportContacts: () => marketing.exportContacts({ path, body: { format: 'csv', segments: [segment_id] } }),
        updateContacts: () =>
          marketing.updateContacts({ path, body: { type: 'segment', segment_id, base: { language: 'pt' } } }),
        sendEmailCampaign: async () => {
          const { sender_id } = await marketing.createEmailSender({ body: { name: 'a', email: 'a@example.com' } })
          const content = { type: 'html' as const, body: '<p>a</p>' }
          const body = { ...path, sender_id: Number(sender_id), internal_name: 'a', subject: 'a', content }
          const { campaign_hash } = await marketing.createEmailCampaign({ body })
          await marketing.sendEmailCampaign({
            path: { campaign_hash },
            body: { ...path, segments: { type: 'segment', data: [segment_id] } },
          })
        },
      }
      await server.longestStretch()
      await (start[operation] as () => Promise<unknown>)()
      await eventually(async () => (await marketing.listOperations()).total_items === 0)
      expect(await server.longestStretch()).toBeLessThan(MOST)
    },
    300_000,
  )
})

describe('searches of the console', () => {
  const word = `q${'a'.repeat(240)}`

  it('by a long word in many captured messages and requests', async () => {
    const { marketing, baseUrl, key } = server
    const { sender_id } = await marketing.createEmailSender({ body: { name: 'a', email: 's@example.com' } })
    const text = `${'a'.repeat(20_000)} `.repeat(4)
    const sent = times(80, (n) =>
      server.transactional.sendEmail({
        body: { senderId: String(sender_id), to: `r${n}@example.com`, subject: 'a', textBody: text },
      }),
    )
    await Promise.all(sent)
    const ask = async (path: string) => {
      const answer = await fetch(`${baseUrl}/sandbox/v1/${path}`, { headers: { apikey: key } })
      return { status: answer.status, body: (await answer.json()) as { total_items?: number } }
    }
    await eventually(async () => ((await ask('messages?limit=10')).body.total_items ?? 0) >= 80)
    for (const path of [`messages?words=${word}`, `messages?subject_part=${word}`, `requests?text=${word}`]) {
      await server.longestStretch()
      expect((await ask(path)).status, path).toBeLessThan(423)
      expect(await server.longestStretch(), path).toBeLessThan(MOST)
    }
  })
})

it('an export of more segments than one query can ask for is refused before it is stored', async () => {
  const { marketing } = server
  const segments: string[] = []
  for (let n = 0; n < 12; n++) {
    const segment_filter = grouped(times(99, (m) => condition(note, 'contains', `${n} ${m}`)))
    const { segment_id } = await marketing.createSegment({ path, body: { name: `part ${n}`, segment_filter } })
    segments.push(String(segment_id))
  }
  const refused = marketing.exportContacts({
    path,
    body: { format: 'csv', segments: Array(200).fill(segments).flat() },
  })
  await expect(refused).rejects.toMatchObject({ status: 422 })
  await expect(marketing.listOperations()).resolves.toMatchObject({ total_items: 0 })
})
