// How reports walk through their items: a step costs the same however many events one contact has, and says how far the
// report is.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ReportInput, ReportPosition } from '../../../src/server/domain/insight/advanced/report-input.ts'
import { reportKindOf } from '../../../src/server/domain/insight/advanced/report-kinds.ts'
import { createReportKind } from '../../../src/server/domain/insight/advanced/report-operation.ts'
import type { ReportRow } from '../../../src/server/domain/insight/advanced/report-row.ts'
import { newTable } from '../../../src/server/domain/operations/table-files.ts'
import { fromJson, toJson } from '../../../src/server/lib/json-text.ts'
import { insertAccount } from '../../../src/server/store/accounts/accounts.ts'
import { insertEvents } from '../../../src/server/store/events/events.ts'
import type { OperationRow } from '../../../src/server/store/operations/operations.ts'
import type { Store } from '../../../src/server/store/store.ts'
import { dropDatabaseOf, openTestStore } from '../../support/engine.ts'

const CAMPAIGN = 7
const QUIET = 8
const LIST = 1
/** More than a step reads. */
const MANY = 5_000

let folder: string
let store: Store
let account: number
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messaging-readers-'))
  store = await openTestStore(folder)
  account = await store.write((tx) => insertAccount(tx, { parent_id: null, kind: 'sandbox', name: 'A', created: 1 }))
})
afterEach(async () => {
  await store.close()
  await dropDatabaseOf(folder)
  await rm(folder, { recursive: true, force: true })
})

const inputOf = (change: Partial<ReportInput>): ReportInput => ({
  ...{ report: 'sends', title: 'Report', start: 0, end: 2_000, last: Number.MAX_SAFE_INTEGER },
  ...{ lists: [LIST], campaigns: [CAMPAIGN], campaignsOf: [[CAMPAIGN]], forms: [], fields: [], shown: [], columns: [] },
  ...{ includeUnopens: false, grouping: 'by_campaign', format: 'csv', notify: [], callbackUrl: null },
  ...change,
})

const eventOf = (kind: string, contact: number, campaign = CAMPAIGN) => ({
  ...{ account_id: account, kind, at: 1_000, list_id: LIST, contact_id: contact, campaign_id: campaign },
  ...{ message_id: null, data: toJson({ campaign_hash: `c${campaign}` }) },
})

const addEvents = (kinds: readonly string[], contact: number, campaign = CAMPAIGN) =>
  store.write((tx) =>
    insertEvents(
      tx,
      kinds.map((kind) => eventOf(kind, contact, campaign)),
    ),
  )

/** All steps of a report, each with its rows. */
async function stepsOf(input: ReportInput): Promise<ReportRow[][]> {
  const { reader } = reportKindOf(input.report)
  const steps: ReportRow[][] = []
  for (let place: ReportPosition | null = { item: 0, after: 0 }; place; ) {
    const read = await reader.read({ db: store.db, account, input }, place)
    steps.push(read.rows)
    // Between two slices a place is JSON.
    place = read.next && fromJson<ReportPosition>(toJson(read.next))
  }
  return steps
}

const manyOf = (kind: string) => Array.from({ length: MANY }, () => kind)
const summary = (steps: readonly ReportRow[][]) =>
  steps.flat().map(({ contactId, hash, event }) => `${contactId} ${hash} ${event?.kind ?? 'none'}`)

it('writes the events of one contact page by page', async () => {
  await addEvents(['email_send'], 3)
  await addEvents(manyOf('email_send'), 4)
  await addEvents(['email_send', 'email_send'], 5)
  const steps = await stepsOf(inputOf({ report: 'sends' }))
  expect(Math.max(...steps.map((rows) => rows.length))).toBeLessThanOrEqual(2_000)
  const rows = steps.flat()
  expect(rows.map(({ contactId }) => contactId)).toEqual([3, ...Array(MANY).fill(4), 5, 5])
  expect(new Set(rows.map(({ event }) => event?.id)).size).toBe(MANY + 3)
})

it('knows who did not open, though the events of a contact come in pages', async () => {
  // Three contacts with many bounces: one opened at the very end, one was sent the email then, one was sent it first.
  await addEvents([...manyOf('email_hard_bounce'), 'email_send', 'email_open'], 4)
  await addEvents(['email_send'], 5)
  await addEvents(['email_send', ...manyOf('email_open')], 6)
  await addEvents([...manyOf('email_open'), 'email_send'], 7)
  await addEvents(manyOf('email_send'), 8)
  const steps = await stepsOf(inputOf({ report: 'email-bounces', includeUnopens: true }))
  expect(Math.max(...steps.map((rows) => rows.length))).toBeLessThanOrEqual(2_001)
  expect(summary(steps)).toEqual([
    ...Array(MANY).fill(`4 c${CAMPAIGN} email_hard_bounce`),
    `5 c${CAMPAIGN} none`,
    `8 c${CAMPAIGN} none`,
  ])
})

it('shows of each list what came of the sends to it', async () => {
  await addEvents(['email_send'], 4)
  await addEvents(['email_send'], 5, QUIET)
  const input = { campaigns: [CAMPAIGN, QUIET], lists: [LIST, 2] }
  const rowsOf = async (campaignsOf: number[][]) => summary(await stepsOf(inputOf({ ...input, campaignsOf })))
  await expect(rowsOf([[CAMPAIGN], [QUIET]])).resolves.toEqual([`4 c${CAMPAIGN} email_send`])
  await expect(rowsOf([[QUIET], [CAMPAIGN]])).resolves.toEqual([`5 c${QUIET} email_send`])
})

it('counts the items of its way as progress', () => {
  const kind = createReportKind({ store, mostRows: 10 })
  const progressOf = (input: Partial<ReportInput>, item: number) =>
    kind.progressOf?.({
      operation: {} as never,
      input: inputOf({ lists: [1, 2, 3], campaigns: [7, 8], ...input }),
      progress: { place: { item, after: 0 }, rows: 0, table: newTable },
      seq: 0,
    })
  expect(progressOf({ report: 'email-bounces', grouping: 'by_campaign' }, 1)).toEqual({ done: 1, total: 2 })
  expect(progressOf({ report: 'email-bounces', grouping: 'by_contact' }, 2)).toEqual({ done: 2, total: 3 })
  expect(progressOf({ report: 'subscriptions', campaigns: [] }, 4)).toEqual({ done: 4, total: 6 })
  expect(progressOf({ report: 'unsubscriptions', campaigns: [] }, 9)).toEqual({ done: 9, total: 9 })
  expect(progressOf({ report: 'contact-activity', campaigns: [] }, 1)).toEqual({ done: 1, total: 3 })
  expect(progressOf({ report: 'form-answers', campaigns: [], forms: [1, 2, 3, 4, 5] }, 2)).toEqual({
    done: 2,
    total: 5,
  })
})

it('stops before its workbook is longer than an archive can be', async () => {
  const kind = createReportKind({ store, mostRows: 10 })
  const operation = { id: 1, account_id: account } as OperationRow
  const workOf = (written: number) => ({
    ...{ operation, input: inputOf({ format: 'xlsx', lists: [], campaigns: [], campaignsOf: [] }), seq: 3 },
    progress: {
      ...{ place: { item: 0, after: 0 }, rows: 5 },
      table: { begun: true, workbook: { ...newTable.workbook, written } },
    },
  })
  const endOf = async (written: number) => {
    const slice = await kind.read(workOf(written))
    return store.write(async (tx) => slice?.apply(tx))
  }
  await expect(endOf(1_000_000)).resolves.toMatchObject({ isLast: true, progress: { rows: 5 } })
  await expect(endOf(2 ** 32 - 1_000)).resolves.toMatchObject({ isLast: true, progress: { outcome: 'stopped' } })
})
