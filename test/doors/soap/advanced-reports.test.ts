import { beforeAll, describe, expect, it } from 'vitest'
import type { MarketingSchemas } from '../../../src/clients/index.ts'
import { rowsOf } from '../../support/advanced-reports.ts'
import { makeCampaign, makeContact, makeList, sendCampaign, settle } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { callRaw, codeOf, openSoap, type SoapAccount, TIME } from '../../support/soap.ts'

const server = useServer()
let account: SoapAccount
let list: number
let campaign: string
let ofCampaigns: number
let ofLists: number
beforeAll(async () => {
  account = await openSoap(server)
  const { api } = account
  list = await makeList(api)
  await makeContact(api, list, 'ana@example.com')
  campaign = await makeCampaign(api, list)
  await sendCampaign(api, campaign, list)
  await settle(account)
  const modelOf = async (body: MarketingSchemas['AdvancedReportModelCreation']) =>
    (await api.createAdvancedReportModel({ body })).model_id
  const columns = { list_base_fields: ['email'] }
  const options = { include_unopens: true }
  ofCampaigns = await modelOf({ title: 'Events', kind: 'email-events', columns, options })
  ofLists = await modelOf({ title: 'Joined', kind: 'subscriptions' })
})

const generate = (call: object) => account.soap.generateAdvancedReport(call as { template: number })

describe('generateAdvancedReport', () => {
  it('makes a report after a model, of campaigns or of lists', async () => {
    const { soap } = account
    for (const covered of [{ campaigns: [campaign] }, { lists: [list] }]) {
      const { ID } = await soap.generateAdvancedReport({ template: ofCampaigns, name: 'March', ...covered })
      await server.app.work.drain()
      const [report] = await soap.getAdvancedReport({ id: ID })
      expect(report).toEqual({ ID, TITLE: 'March', STATUS: 'finished', CREATED: TIME, URL: expect.any(String) })
      expect((await rowsOf(server, report?.URL ?? '')).slice(1)).toEqual([
        [expect.any(String), campaign, 'ana@example.com'],
      ])
    }
    await generate({ template: ofLists, lists: [String(list)] })
    await server.app.work.drain()
    expect((await account.api.listAdvancedReports({})).items[0]).toMatchObject({ title: 'Joined', status: 'finished' })
  })

  it.each([
    [{}, 'NO_TEMPLATE_PROVIDED'],
    [{ template: 999, lists: [1] }, 'TEMPLATE_NOT_FOUND'],
    [{ template: 1 }, 'NO_LISTS_OR_CAMPAIGNS_PROVIDED'],
    [{ template: 1, lists: 1 }, 'NO_LISTS_PROVIDED_AS_ARRAY'],
    [{ template: 1, lists: [] }, 'NO_LISTS_PROVIDED'],
    [{ template: 1, lists: [999] }, 'LIST_NOT_FOUND'],
    [{ template: 1, lists: ['none'] }, 'LIST_NOT_FOUND'],
    [{ template: 1, campaigns: 'c0ffee' }, 'NO_CAMPAIGNS_PROVIDED_AS_ARRAY'],
    [{ template: 1, campaigns: [] }, 'NO_CAMPAIGNS_PROVIDED'],
    [{ template: 1, campaigns: ['c0ffee'] }, 'INVALID_CAMPAIGN_ID_PROVIDED_IN_ARRAY'],
  ])('refuses %j with %s', async (call, code) => {
    const template = 'template' in call && call.template === 1 ? { template: ofCampaigns } : {}
    expect(await codeOf(generate({ ...call, ...template }))).toBe(code)
  })

  it('needs lists for a model that covers lists, and makes none of one whose fields are gone', async () => {
    expect(await codeOf(generate({ template: ofLists, campaigns: [campaign] }))).toBe('NO_LISTS_PROVIDED')
    const { api } = account
    const kind = 'email-events'
    const columns = { list_base_fields: ['shoe_size'] }
    const { model_id: template } = await api.createAdvancedReportModel({ body: { title: 'Shoes', kind, columns } })
    expect(await codeOf(generate({ template, lists: [list] }))).toBe('CANT_GENERATE_ADVANCED_REPORT')
  })
})

describe('getAdvancedReport', () => {
  it('shows the reports, newest first, in pages', async () => {
    const other = await openSoap(server)
    const listID = await makeList(other.api)
    const body = { title: 'Joined', kind: 'subscriptions' as const, lists: [listID] }
    const { model_id: template } = await other.api.createAdvancedReportModel({ body })
    await expect(other.soap.getAdvancedReport({})).resolves.toEqual([])
    const made = []
    for (const name of ['a', 'b', 'c'])
      made.unshift((await other.soap.generateAdvancedReport({ template, name, lists: [listID] })).ID)
    const ids = async (call: object) => (await other.soap.getAdvancedReport(call)).map(({ ID }) => ID)
    expect(await ids({})).toEqual(made)
    expect(await ids({ start: 1, limit: 1 })).toEqual(made.slice(1, 2))
    expect(await ids({ id: made[2] })).toEqual(made.slice(2))
  })

  it('has no data for a report that the account does not have', async () => {
    expect(await codeOf(account.soap.getAdvancedReport({ id: 999_999 }))).toBe('NO_DATA')
    expect(await callRaw(server, 'getAdvancedReport', { apikey: account.key, id: 999_999 })).toContain('NO_DATA')
  })
})
