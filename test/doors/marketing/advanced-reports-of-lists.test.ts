// The reports of SMS campaigns, lists and forms.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { all, ever, readReport } from '../../support/advanced-reports.ts'
import { dropDatabaseOf } from '../../support/engine.ts'
import { enter } from '../../support/forms.ts'
import {
  makeContact,
  makeField,
  makeList,
  makeSmsCampaign,
  openAccount,
  sendSmsCampaign,
  settle,
} from '../../support/marketing.ts'
import { startServer, useServer } from '../../support/server.ts'

const DATE = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)

const server = useServer()

/** An account with a list, and what reads the report that was asked for last. */
async function openShop() {
  const account = await openAccount(server)
  return { ...account, list_id: await makeList(account.api), read: () => readReport(server, account) }
}

/** A campaign to a number for each fate. */
async function textAll() {
  const shop = await openShop()
  const { api, list_id } = shop
  const fates = { taken: '0001', refused: '9901', noRoute: '9902', silent: '9904', later: '9911', lost: '9912' }
  const contacts = {} as Record<keyof typeof fates, string>
  for (const [name, ending] of Object.entries(fates) as [keyof typeof fates, string][])
    contacts[name] = await makeContact(api, list_id, { base: { cellphone: `351-91000${ending}` } })
  const hash = await makeSmsCampaign(api, list_id)
  await sendSmsCampaign(api, hash, list_id)
  await settle(shop, 2 * 3_600)
  const { taken, refused, noRoute, silent, later, lost } = contacts
  const request = {
    title: 'SMS',
    range: ever,
    campaigns: [{ list_id, type: 'last' as const }],
    columns: { list_stats_fields: all('delivery_answer', 'delivery_date') },
  }
  return { ...shop, hash, request, taken, refused, noRoute, silent, later, lost }
}

describe('generateSmsEventsReport', () => {
  it('tells what became of each SMS', async () => {
    const { api, read, hash, request, ...contacts } = await textAll()
    await api.generateSmsEventsReport({ body: request })
    expect(await read()).toEqual([
      ['campaign_hash', 'contact_id', 'delivery_answer', 'delivery_date'],
      [hash, contacts.taken, 'delivered', DATE],
      [hash, contacts.refused, 'rejected: the number is not in service (sandbox)', DATE],
      [hash, contacts.noRoute, 'rejected: the carrier has no route to the number (sandbox)', DATE],
      [hash, contacts.silent, 'pending', ''],
      [hash, contacts.later, 'delivered', DATE],
      [hash, contacts.lost, expect.stringMatching(/^rejected: /), DATE],
    ])
    const { overall } = await api.getSmsReport({ path: { campaign_hash: hash } })
    expect(overall).toMatchObject({ sends: 6, delivered: 2, pending: 1 })
  })
})

describe('generateSmsBouncesReport', () => {
  it('has the SMS that were not delivered', async () => {
    const { api, list_id, read, hash, request, ...contacts } = await textAll()
    const { overall } = await api.getSmsReport({ path: { campaign_hash: hash } })
    for (const grouping of ['by_campaign', 'by_contact'] as const) {
      await api.generateSmsBouncesReport({
        body: { ...request, campaigns: [{ list_id, type: 'specific', data: [hash] }], options: { grouping } },
      })
      const [head, ...rows] = await read()
      expect(rows).toHaveLength(overall.error + overall.invalid)
      expect(rows.map((row) => row[head?.indexOf('contact_id') ?? 0])).toEqual([
        ...[contacts.refused, contacts.noRoute, contacts.lost],
      ])
    }
  })
})

describe('generateSubscriptionsReport', () => {
  it('tells how each contact came, each time', async () => {
    const { api, list_id, read } = await openShop()
    const form = await api.createForm({
      path: { list_id },
      body: { name: 'News', double_optin: false, fields: [{ field_id: 'email', required: true }] },
    })
    const ana = await makeContact(api, list_id, {
      base: { email: 'ana@example.com' },
      referrer: { referrer: 'https://shop.example.com/start' },
    })
    await enter(server, form, { email: 'ben@example.com' })
    const path = { list_id, contact_id: ana }
    await api.unsubscribeContacts({ path: { list_id }, body: { data: [{ contact_id: ana }] } })
    await api.updateContact({ path, body: { base: { status: 'active' } } })
    await api.generateSubscriptionsReport({
      body: {
        ...{ title: 'New', range: ever, lists: [list_id] },
        columns: { list_base_fields: ['email'], list_stats_fields: all('subscription_method', 'subscription_src') },
      },
    })
    const list = String(list_id)
    const [head, ...rows] = await read()
    expect(head).toEqual(['contact_id', 'list_id', 'date', 'email', 'subscription_method', 'subscription_src'])
    expect(rows).toEqual([
      [ana, list, DATE, 'ana@example.com', 'api', ''],
      [expect.stringMatching(/^[\da-f]{10}$/), list, DATE, 'ben@example.com', 'form', 'News'],
      [ana, list, DATE, 'ana@example.com', 'api', 'https://shop.example.com/start'],
    ])
  })
})

describe('generateUnsubscriptionsReport', () => {
  it('tells how each contact left, each time', async () => {
    const { api, list_id, read } = await openShop()
    const ana = await makeContact(api, list_id, 'ana@example.com')
    const path = { list_id, contact_id: ana }
    await api.unsubscribeContacts({ path: { list_id }, body: { data: [{ contact_id: ana }] } })
    await api.updateContact({ path, body: { base: { status: 'active' } } })
    await api.unsubscribeContacts({
      path: { list_id },
      body: { data: [{ contact_id: ana, unsubscription_method: 'manual' }] },
    })
    await api.generateUnsubscriptionsReport({
      body: {
        ...{ title: 'Left', range: ever, lists: [list_id] },
        columns: { list_stats_fields: all('unsubscription_method', 'unsubscription_src', 'unsubscription_date') },
      },
    })
    expect(await read()).toEqual([
      ['contact_id', 'list_id', 'unsubscription_method', 'unsubscription_src', 'unsubscription_date'],
      [ana, String(list_id), 'api', '', DATE],
      [ana, String(list_id), 'manual', '', DATE],
    ])
  })
})

describe('generateFormAnswersReport', () => {
  it('lists what people entered, with the fields of all forms as columns', async () => {
    const { api, list_id, read } = await openShop()
    const city = await makeField(api, list_id, 'text', { name: 'City' })
    const make = (name: string, ...fields: string[]) =>
      api.createForm({
        path: { list_id },
        body: {
          ...{ name, double_optin: false },
          fields: ['email', ...fields].map((field_id) => ({ field_id, required: field_id === 'email' })),
        },
      })
    const [news, fair] = [await make('News', 'first_name'), await make('Fair', String(city))]
    await enter(server, news, { email: 'ana@example.com', first_name: '=Ana' })
    await enter(server, fair, { email: 'ben@example.com', [`extra_${city}`]: 'Porto' })
    await enter(server, fair, { email: 'ana@example.com', [`extra_${city}`]: 'Lisboa' })
    await api.generateFormAnswersReport({
      body: { title: 'Answers', range: ever, forms: [{ list_id, forms: [news.form_id, fair.form_id] }] },
    })
    const ID = expect.stringMatching(/^[\da-f]{10}$/)
    expect(await read()).toEqual([
      ['contact_id', 'form_id', 'date', 'status', 'email', 'first_name', 'City'],
      [ID, String(news.form_id), DATE, 'accepted', 'ana@example.com', "'=Ana", ''],
      [ID, String(fair.form_id), DATE, 'accepted', 'ben@example.com', '', 'Porto'],
      // Who is on the list already is asked to confirm the change.
      [ID, String(fair.form_id), DATE, 'waiting', 'ana@example.com', '', 'Lisboa'],
    ])
  })
})

describe('generateFormAnswersReport, when the platform is busy', () => {
  it('leaves out what is entered after the request', async () => {
    const data = await mkdtemp(join(tmpdir(), 'messaging-late-answers-'))
    try {
      const idle = await startServer({ data, app: { idle: true } })
      const { api, key } = await openAccount(idle)
      const list_id = await makeList(api)
      const form = await api.createForm({
        path: { list_id },
        body: { name: 'News', double_optin: false, fields: [{ field_id: 'email', required: true }] },
      })
      await enter(idle, form, { email: 'ana@example.com' })
      await api.generateFormAnswersReport({
        body: { title: 'Answers', range: ever, forms: [{ list_id, forms: [form.form_id] }] },
      })
      await enter(idle, form, { email: 'ben@example.com' })
      await idle.close()
      await using awake = await startServer({ data })
      const rows = await readReport(awake, { api: awake.marketing(key) })
      expect(rows.slice(1).map(([, , , , email]) => email)).toEqual(['ana@example.com'])
    } finally {
      await dropDatabaseOf(data)
      await rm(data, { recursive: true, force: true })
    }
  })
})

describe('generateContactActivityReport', () => {
  it('counts the activities of each contact that has any', async () => {
    const { api, list_id, hash, read, taken, refused } = await textAll()
    const empty = await makeList(api, 'Empty')
    await makeContact(api, empty, 'eva@example.com')
    await api.generateContactActivityReport({
      body: {
        ...{ title: 'Activity', range: ever, lists: [list_id, empty] },
        columns: { list_base_fields: ['cellphone'], contact_activities: { sms_send: true, sms_report: true } },
      },
    })
    expect(hash).toBeTruthy()
    const [head, ...rows] = await read()
    expect(head).toEqual(['contact_id', 'list_id', 'cellphone', 'sms_send', 'sms_report'])
    expect(rows).toHaveLength(6)
    expect(rows.slice(0, 2)).toEqual([
      [taken, String(list_id), '351-910000001', '1', '1'],
      [refused, String(list_id), '351-910009901', '1', '0'],
    ])
  })
})
