// The list of advanced reports, what a request may name, and how a report ends.
import { describe, expect, it } from 'vitest'
import { parseWebhook } from '../../../src/clients/index.ts'
import { hasLink } from '../../../src/server/lib/text-links.ts'
import { ever, lastReport, readReport, rowsOf } from '../../support/advanced-reports.ts'
import {
  makeCampaign,
  makeContact,
  makeField,
  makeList,
  makeSender,
  makeSmsCampaign,
  openAccount,
  refused,
  sendCampaign,
  settle,
} from '../../support/marketing.ts'
import { useReceiver } from '../../support/receiver.ts'
import { startServer, useServer } from '../../support/server.ts'

const receiver = useReceiver()
const server = useServer({ env: { MESSAGING_REPORT_ROWS: '3' } })

/** A list of so many contacts. */
async function openShop(contacts = 1, on = server) {
  const account = await openAccount(on)
  const list_id = await makeList(account.api)
  for (let n = 0; n < contacts; n++) await makeContact(account.api, list_id, `a${n}@example.com`)
  const generate = (more: object = {}) =>
    account.api.generateSubscriptionsReport({ body: { title: 'New', range: ever, lists: [list_id], ...more } })
  return { ...account, list_id, generate }
}

describe('listAdvancedReports', () => {
  it('shows what was asked for, newest first, and filters it', async () => {
    const shop = await openShop()
    const { api, generate } = shop
    await generate({ title: 'First' })
    await settle(shop, 3_600)
    await generate({ title: 'Second' })
    await server.app.work.drain()
    const { total_items, items } = await api.listAdvancedReports()
    expect([total_items, items.map(({ title }) => title)]).toEqual([2, ['Second', 'First']])
    const [second, first] = items
    expect(second?.hash).not.toBe(first?.hash)
    expect(second).toMatchObject({ status: 'finished', file: expect.stringMatching(/^https:.+\/files\//) })
    const titles = async (query: Parameters<typeof api.listAdvancedReports>[0]) =>
      (await api.listAdvancedReports(query)).items.map(({ title }) => title)
    expect(await titles({ query: { title: 'First' } })).toEqual(['First'])
    expect(await titles({ query: { created_min: second?.created ?? '' } })).toEqual(['Second'])
    expect(await titles({ query: { created_max: first?.created ?? '' } })).toEqual(['First'])
    expect(await titles({ query: { order_by: 'title', order: 'asc' } })).toEqual(['First', 'Second'])
    expect(await titles({ query: { status: 'finished', limit: 1, offset: 1 } })).toEqual(['First'])
    expect(await titles({ query: { status: 'error' } })).toEqual([])
    const { api: stranger } = await openAccount(server)
    expect((await stranger.listAdvancedReports()).total_items).toBe(0)
  })

  it('stops a report with too many rows, which leaves no file', async () => {
    const shop = await openShop(4)
    await shop.generate({ callback_url: `${receiver.url}/never` })
    await server.app.work.drain()
    expect(await lastReport(shop.api)).toMatchObject({ status: 'stopped', file: '' })
    expect((await shop.api.listAdvancedReports({ query: { status: 'stopped' } })).total_items).toBe(1)
    expect((await shop.api.listAdvancedReports({ query: { status: 'finished' } })).total_items).toBe(0)
    expect((await shop.sandbox.listHookDeliveries()).items).toEqual([])
  })
})

describe('a report whose operation waits', () => {
  it('is what its operation is: paused, queued, canceled, and in the end what came of it', async () => {
    await using held = await startServer({ app: { idle: true } })
    const { api, list_id, generate } = await openShop(1, held)
    const other = await makeList(api, 'Other')
    for (const title of ['Kept', 'Canceled', 'Without its list'])
      await generate({ title, lists: title === 'Kept' ? [list_id] : [list_id, other] })
    const operations = (await api.listOperations({ query: { order: 'asc' } })).items
    expect(new Set(operations.map(({ type }) => type))).toEqual(new Set(['advanced_report']))
    const [kept = 0, canceled = 0] = operations.map(({ operation_id }) => operation_id)
    const statuses = async () =>
      (await api.listAdvancedReports({ query: { order: 'asc' } })).items.map(({ status, file }) => [
        status,
        file === '',
      ])
    expect(await statuses()).toEqual(Array(3).fill(['queued', true]))
    await api.pauseOperations({ body: { operations: [kept, canceled] } })
    expect((await api.listAdvancedReports({ query: { status: 'paused' } })).total_items).toBe(2)
    await api.resumeOperations({ body: { operations: [kept] } })
    await api.cancelOperations({ body: { operations: [canceled] } })
    await api.deleteList({ path: { list_id: other } })
    // Nobody counts who came after the request.
    await makeContact(api, list_id, 'later@example.com')
    held.app.work.start()
    await held.app.work.drain()
    expect(await statuses()).toEqual([
      ['finished', false],
      ['canceled', true],
      ['error', true],
    ])
    const [report] = (await api.listAdvancedReports({ query: { title: 'Kept' } })).items
    expect(await rowsOf(held, report?.file ?? '')).toHaveLength(2)
  })
})

describe('generateSubscriptionsReport', () => {
  it('calls back with the address of the file, and tells the users', async () => {
    const shop = await openShop(2)
    const { api, sandbox, accountId, generate } = shop
    await makeSender(api)
    const username = `reader-${accountId}`
    await server.app.domain.accounts.users.create(accountId, {
      username,
      email: 'marta@example.com',
      password: 'correct horse battery staple',
    })
    const notify = (await api.listUsers({ query: { username } })).items.map(({ user_id }) => user_id)
    await generate({ title: 'New "ones" of spam。com', options: { notify }, callback_url: `${receiver.url}/done` })
    const call = await receiver.waitFor(({ path }) => path === '/done')
    const { secret } = await api.getCallbackSecret()
    const { file } = await parseWebhook<'subscriptionsReportFinished'>(call.body, call.headers, secret)
    expect(await rowsOf(server, file)).toHaveLength(3)
    const { captured_id } = await sandbox.waitForCapturedMessage({ query: { recipient: 'marta@example.com' } })
    const { subject, text } = await sandbox.getCapturedMessage({ path: { captured_id } })
    expect(subject).toBe('The report "New "ones" of spam[。]com" is ready')
    // The link of the platform is the only one.
    expect(text).toContain(file)
    expect(hasLink((text ?? '').replace(file, ''))).toBe(false)
  })

  it('goes when somebody is forgotten whom it may show', async () => {
    const shop = await openShop(1)
    const { api, list_id, generate } = shop
    const second = await makeList(api, 'Second')
    await generate({ lists: [list_id, second], columns: { list_base_fields: ['email'] } })
    const [, [contact_id = ''] = []] = await readReport(server, shop)
    await api.forgetContacts({ path: { list_id }, body: { contacts: [contact_id] } })
    await server.app.work.drain()
    const { file } = await lastReport(api)
    expect(file).toBe('')
  })
})

describe('a request for a report', () => {
  it('names nothing that the account does not have', async () => {
    const { api, list_id } = await openShop()
    const stranger = await openShop()
    const hash = await makeCampaign(api, list_id)
    const sms = await makeSmsCampaign(api, list_id)
    const elsewhere = await makeCampaign(api, await makeList(api, 'Other'))
    const foreign = await makeCampaign(stranger.api, stranger.list_id)
    const generate = (body: object) =>
      api.generateEmailBouncesReport({
        body: { title: 'Bounces', range: ever, campaigns: [{ list_id, type: 'all' }], ...body },
      })
    const specific = (...data: string[]) => ({ campaigns: [{ list_id, type: 'specific', data }] })
    const cases: [object, string][] = [
      [{ range: { start: '2026-03-02 00:00:00', end: '2026-03-01 00:00:00' } }, 'body.range.end'],
      [{ range: { start: '2026-02-31 00:00:00', end: '2026-03-01 00:00:00' } }, 'body.range.start'],
      [{ campaigns: [] }, 'body.campaigns'],
      [{ campaigns: [{ list_id: stranger.list_id, type: 'all' }] }, 'body.campaigns.0.list_id'],
      [specific(hash, 'nothing'), 'body.campaigns.0.data.1'],
      [specific(foreign), 'body.campaigns.0.data.0'],
      [specific(elsewhere), 'body.campaigns.0.data.0'],
      [specific(sms), 'body.campaigns.0.data.0'],
      [{ campaigns: [{ list_id, type: 'group', data: [99] }] }, 'body.campaigns.0.data.0'],
      [{ columns: { list_base_fields: ['email', 'shoe_size'] } }, 'body.columns.list_base_fields.1'],
      [
        { columns: { list_extra_fields: [{ list_id: stranger.list_id, fields: [] }] } },
        'body.columns.list_extra_fields.0.list_id',
      ],
      [{ columns: { list_extra_fields: [{ list_id, fields: ['99'] }] } }, 'body.columns.list_extra_fields.0.fields.0'],
      [{ options: { notify: [99] } }, 'body.options.notify.0'],
    ]
    for (const [body, place] of cases) await expect(generate(body), place).rejects.toMatchObject(refused(422, place))
    const own = await makeField(api, list_id, 'text')
    await generate({ columns: { list_extra_fields: [{ list_id, fields: [String(own)] }] } })
    const range = { range: ever, title: 'Lists' }
    await expect(
      api.generateSendsReport({ body: { ...range, lists: [list_id, stranger.list_id] } }),
    ).rejects.toMatchObject(refused(422, 'body.lists.1'))
    await expect(
      api.generateFormAnswersReport({ body: { ...range, forms: [{ list_id, forms: [99] }] } }),
    ).rejects.toMatchObject(refused(422, 'body.forms.0.forms.0'))
  })

  it('covers the campaigns of groups, and the last one', async () => {
    const shop = await openShop(1)
    const { api, list_id } = shop
    const { group_id } = await api.createCampaignGroup({ body: { name: 'Spring' } })
    const [grouped, last] = [await makeCampaign(api, list_id, { group_id }), await makeCampaign(api, list_id)]
    for (const hash of [grouped, last]) {
      await sendCampaign(api, hash, list_id)
      await settle(shop, 60)
    }
    await makeCampaign(api, list_id, { internal_name: 'Draft' })
    const read = async (choice: object) => {
      await api.generateEmailEventsReport({
        body: {
          ...{ title: 'Events', range: ever, campaigns: [{ list_id, ...choice } as never] },
          options: { include_unopens: true },
        },
      })
      return (await readReport(server, shop)).slice(1).map(([, hash]) => hash)
    }
    expect(await read({ type: 'group', data: [group_id] })).toEqual([grouped])
    expect(await read({ type: 'last' })).toEqual([last])
    expect(await read({ type: 'all' })).toEqual([grouped, last])
  })
})
