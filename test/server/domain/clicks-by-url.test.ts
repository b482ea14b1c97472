// Clicks by address with more addresses, places and programs than are kept between two slices: every group is counted
// once and in full, however often the campaign is read.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clicksByUrl } from '../../../src/server/domain/insight/advanced/clicks-by-url.ts'
import type { ReportInput, ReportPosition } from '../../../src/server/domain/insight/advanced/report-input.ts'
import { fromJson, toJson } from '../../../src/server/lib/json-text.ts'
import { insertAccount } from '../../../src/server/store/accounts/accounts.ts'
import { insertEvents } from '../../../src/server/store/events/events.ts'
import type { Store } from '../../../src/server/store/store.ts'
import { dropDatabaseOf, openTestStore } from '../../support/engine.ts'

const CAMPAIGN = 7
const GROUPS = 5_000
const CONTACTS = 3_000
const EACH = 4

let folder: string
let store: Store
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messaging-clicks-'))
  store = await openTestStore(folder)
})
afterEach(async () => {
  await store.close()
  await dropDatabaseOf(folder)
  await rm(folder, { recursive: true, force: true })
})

/** Long enough that not all of them are kept at once. */
const url = (group: number) => `https://shop.example.com/${group}?${'x'.repeat(1_000)}`

/** The groups that a contact clicks; the first one twice. */
const clickedBy = (contact: number) =>
  Array.from({ length: EACH }, (_, n) => (n === 1 ? contact % GROUPS : (contact + n * 613) % GROUPS))

it('counts every group once, in several readings', async () => {
  const account = await store.write((tx) =>
    insertAccount(tx, { parent_id: null, kind: 'sandbox', name: 'A', created: 1 }),
  )
  const expected = new Map<string, { clicks: number; contacts: Set<number> }>()
  const events = Array.from({ length: CONTACTS }, (_, contact) =>
    clickedBy(contact).map((group) => {
      const found = expected.get(url(group)) ?? { clicks: 0, contacts: new Set<number>() }
      expected.set(url(group), { clicks: found.clicks + 1, contacts: found.contacts.add(contact) })
      return {
        ...{ account_id: account, kind: 'email_click', at: 1_000, list_id: 1, contact_id: contact + 1 },
        ...{ campaign_id: CAMPAIGN, message_id: contact, data: toJson({ url: url(group) }) },
      }
    }),
  ).flat()
  await store.write((tx) => insertEvents(tx, events))
  const input: ReportInput = {
    ...{ report: 'email-clicks-by-url', title: 'Links', start: 0, end: 2_000, last: Number.MAX_SAFE_INTEGER },
    ...{ lists: [1], campaigns: [CAMPAIGN], forms: [], fields: [], shown: ['clicks'], columns: [] },
    ...{ includeUnopens: false, grouping: 'by_campaign', format: 'csv', notify: [], callbackUrl: null },
  }
  const rows: [string, number, number][] = []
  let readings = 0
  for (let place: ReportPosition | null = { item: 0, after: 0 }; place; ) {
    if (place.after === 0) readings++
    const read = await clicksByUrl.read({ db: store.db, account, input }, place)
    for (const { texts, counts } of read.rows)
      rows.push([texts['url'] ?? '', counts['clicks'] ?? 0, counts['unique_clicks'] ?? 0])
    expect(toJson(read.next?.groups ?? []).length).toBeLessThanOrEqual(2_100_000)
    // Between two slices a place is JSON.
    place = read.next && fromJson<ReportPosition>(toJson(read.next))
  }
  expect(readings).toBeGreaterThan(2)
  expect(rows).toEqual(
    [...expected]
      .map(([key, { clicks, contacts }]) => [key, clicks, contacts.size])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  )
})
