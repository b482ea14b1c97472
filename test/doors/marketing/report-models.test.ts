// Models of reports: what they keep, what a report made from one shows, and what they refuse.
import { beforeAll, describe, expect, it } from 'vitest'
import type { MarketingSchemas } from '../../../src/clients/index.ts'
import { all, ever, lastReport, readReport } from '../../support/advanced-reports.ts'
import {
  type Account,
  makeCampaign,
  makeContact,
  makeList,
  openAccount,
  refused,
  sendCampaign,
  settle,
} from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { readWorkbook } from '../../support/xlsx.ts'

const server = useServer()
let account: Account
let list_id: number
let other: number
let hash: string
let ana: string
beforeAll(async () => {
  account = await openAccount(server)
  const { api, sandbox } = account
  list_id = await makeList(api)
  other = await makeList(api)
  ana = await makeContact(api, list_id, { base: { email: 'ana@example.com', first_name: '=Ana' } })
  await makeContact(api, other, 'ben@example.com')
  hash = await makeCampaign(api, list_id)
  await sendCampaign(api, hash, list_id)
  await settle(account)
  const { captured_id } = await sandbox.waitForCapturedMessage({ query: { recipient: 'ana@example.com' } })
  await sandbox.createMessageEvent({ path: { captured_id }, body: { type: 'open' } })
  await sandbox.createMessageEvent({ path: { captured_id }, body: { type: 'open' } })
})

const refuses = (call: Promise<unknown>, status: number, ...places: string[]) =>
  expect(call).rejects.toMatchObject(refused(status, ...places))

type Model = MarketingSchemas['AdvancedReportModelCreation']

const events = (body: Partial<Model> = {}): Model => ({
  title: 'Monthly events',
  kind: 'email-events',
  campaigns: [{ list_id, type: 'all' }],
  columns: { list_base_fields: ['first_name'], list_stats_fields: all('opens', 'clicks') },
  ...body,
})
const create = (body?: Partial<Model>) => account.api.createAdvancedReportModel({ body: events(body) })
const rows = [
  ['contact_id', 'campaign_hash', 'first_name', 'opens', 'clicks'],
  [expect.any(String), expect.any(String), "'=Ana", '1', '0'],
]

describe('createAdvancedReportModel', () => {
  it('refuses what the account or the kind does not have, at its place', async () => {
    await refuses(create({ campaigns: [{ list_id: 99, type: 'all' }] }), 422, 'body.campaigns.0.list_id')
    await refuses(create({ columns: { list_stats_fields: { delivery_date: true } } }), 422, 'body.columns')
    await refuses(create({ columns: { list_base_fields: ['shoe_size'] } }), 422, 'body.columns.list_base_fields.0')
    await refuses(create({ lists: [list_id] }), 422, 'body.lists')
    await refuses(create({ campaigns: [], options: { notify: [99] } }), 422, 'body.options.notify.0')
    await refuses(create({ kind: 'form-answers', campaigns: [], columns: {} }), 422, 'body.forms')
    await refuses(create({ kind: 'shoes' as 'sends' }), 422, 'body.kind')
  })
})

describe('listAdvancedReportModels', () => {
  it('shows what was kept, by title and in an order', async () => {
    const { api } = await openAccount(server)
    const made = []
    for (const title of ['b', 'a']) {
      const body: Model = { title, kind: 'sends', lists: [await makeList(api)] }
      made.push(await api.createAdvancedReportModel({ body }))
    }
    const [b, a] = made
    expect(a).toEqual({ model_id: expect.any(Number), title: 'a', kind: 'sends', created: expect.any(String) })
    await expect(api.listAdvancedReportModels({})).resolves.toEqual({ total_items: 2, items: [a, b] })
    const byTitle = await api.listAdvancedReportModels({ query: { order_by: 'title', order: 'desc' } })
    expect(byTitle.items).toEqual([b, a])
    await expect(api.listAdvancedReportModels({ query: { title: 'b' } })).resolves.toMatchObject({ items: [b] })
  })
})

describe('generateReportFromModel', () => {
  it('refuses lists beside campaigns, which would say the same in two ways', async () => {
    const { model_id } = await create()
    const body = { model_id, range: ever, campaigns: [{ list_id, type: 'all' as const }], lists: [list_id] }
    await refuses(account.api.generateReportFromModel({ body }), 422, 'body.lists')
  })

  it('makes the report of the days before now, under the title of the model', async () => {
    const { api, sandbox } = account
    const { model_id } = await create({ days: 2 })
    await api.generateReportFromModel({ body: { model_id } })
    expect(await readReport(server, account)).toEqual(rows)
    await expect(lastReport(api)).resolves.toMatchObject({ title: 'Monthly events', status: 'finished' })
    await sandbox.advanceClock({ body: { seconds: 3 * 24 * 60 * 60 } })
    await api.generateReportFromModel({ body: { model_id } })
    expect(await readReport(server, account), 'three days later').toEqual(rows.slice(0, 1))
    await api.generateReportFromModel({ body: { model_id, title: 'All', range: ever } })
    expect(await readReport(server, account)).toEqual(rows)
    await expect(lastReport(api)).resolves.toMatchObject({ title: 'All' })
  })

  it('covers what the request names in place of what the model does', async () => {
    const { api } = account
    const { model_id } = await create({ campaigns: [] })
    const generate = (body: object) => api.generateReportFromModel({ body: { model_id, range: ever, ...body } })
    await refuses(generate({}), 422, 'body.campaigns')
    await refuses(generate({ lists: [list_id, 99] }), 422, 'body.lists.1')
    await refuses(
      generate({ campaigns: [{ list_id, type: 'specific', data: ['none'] }] }),
      422,
      'body.campaigns.0.data.0',
    )
    await generate({ lists: [list_id] })
    expect(await readReport(server, account)).toEqual(rows)
    await generate({ campaigns: [{ list_id: other, type: 'all' }] })
    expect(await readReport(server, account)).toEqual(rows.slice(0, 1))
    const sends = await create({ kind: 'sends', campaigns: [], lists: [other], columns: {} })
    await api.generateReportFromModel({ body: { model_id: sends.model_id, lists: [list_id], range: ever } })
    expect(await readReport(server, account)).toEqual([
      ['contact_id', 'campaign_hash', 'date'],
      [ana, hash, expect.any(String)],
    ])
    await refuses(
      api.generateReportFromModel({ body: { model_id: sends.model_id, campaigns: [{ list_id, type: 'all' }] } }),
      422,
      'body.campaigns',
    )
  })

  it('makes a workbook when the model says so', async () => {
    const { model_id } = await create({ format: 'xlsx' })
    await account.api.generateReportFromModel({ body: { model_id, range: ever } })
    await server.app.work.drain()
    const { file } = await lastReport(account.api)
    const answer = await server.inject(`https://localhost${new URL(file).pathname}`)
    expect(answer.headers.get('content-disposition')).toContain('.xlsx"')
    const [sheet] = readWorkbook(Buffer.from(await answer.arrayBuffer()))
    expect(sheet?.rows).toEqual([rows[0], [ana, hash, '=Ana', 1, 0]])
  })

  it('says so when there is no such model, or it names what is gone', async () => {
    const { api } = account
    await refuses(api.generateReportFromModel({ body: { model_id: 9_999 } }), 422, 'body.model_id')
    const gone = await makeList(api)
    const { model_id } = await create({ campaigns: [{ list_id: gone, type: 'all' }] })
    await api.deleteList({ path: { list_id: gone } })
    await refuses(api.generateReportFromModel({ body: { model_id } }), 422, 'body.model_id')
  })
})

describe('deleteAdvancedReportModel', () => {
  it('removes the model, and leaves its reports', async () => {
    const { api } = account
    const { model_id } = await create()
    await api.generateReportFromModel({ body: { model_id } })
    await api.deleteAdvancedReportModel({ path: { model_id } })
    await refuses(api.deleteAdvancedReportModel({ path: { model_id } }), 404)
    await refuses(api.generateReportFromModel({ body: { model_id } }), 422, 'body.model_id')
    await server.app.work.drain()
    await expect(lastReport(api)).resolves.toMatchObject({ status: 'finished' })
  })
})
