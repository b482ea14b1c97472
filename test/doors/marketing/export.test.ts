import { parse } from 'csv-parse/sync'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { describe, expect, it } from 'vitest'
import { type MarketingClient, type MarketingSchemas, parseWebhook } from '../../../src/clients/index.ts'
import {
  makeCampaign,
  makeContact,
  makeField,
  makeList,
  openAccount,
  refused,
  sendCampaign,
  settle,
} from '../../support/marketing.ts'
import { useReceiver } from '../../support/receiver.ts'
import { useServer } from '../../support/server.ts'
import { readWorkbook } from '../../support/xlsx.ts'

const receiver = useReceiver()
const server = useServer()
let path = 0

async function openList() {
  const account = await openAccount(server)
  return { ...account, list_id: await makeList(account.api) }
}

type Export = Partial<MarketingSchemas['ContactExport']>

/** Exports as CSV unless `body` says otherwise, waits for the callback, and fetches the file. */
async function exportNow(api: MarketingClient, list_id: number, body: Export = {}) {
  const place = `/${++path}`
  await api.exportContacts({ path: { list_id }, body: { format: 'csv', ...body, callback_url: receiver.url + place } })
  const call = await receiver.waitFor((request) => request.path === place)
  const { secret } = await api.getCallbackSecret()
  const { file } = await parseWebhook<'exportFinished'>(call.body, call.headers, secret)
  return server.inject(`https://localhost${new URL(file).pathname}`)
}

const rowsOf = async (answer: Response) => parse(await answer.text(), { record_delimiter: '\r\n' }) as string[][]
const sheetsOf = async (answer: Response) => readWorkbook(Buffer.from(await answer.arrayBuffer()))
const recordsOf = async (answer: Response) =>
  parse(await answer.text(), { record_delimiter: '\r\n', columns: true }) as Record<string, string>[]

interface Element {
  name: string
  attributes: Record<string, string>
  text: string
  children: Element[]
}

/** Reads the file with a parser that refuses what is not well-formed. */
async function treeOf(answer: Response): Promise<Element> {
  const parser = new SaxesParser()
  const open: Element[] = [{ name: '', attributes: {}, text: '', children: [] }]
  const top = () => open.at(-1) as Element
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    const element = { name, attributes: { ...attributes }, text: '', children: [] }
    top().children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => (top().text += text))
  parser.on('closetag', () => open.pop())
  parser.on('error', (error) => {
    throw error
  })
  parser.write(await answer.text()).close()
  return top().children[0] as Element
}

describe('exportContacts', () => {
  it('writes all contacts of the list, removed ones included, with all fields', async () => {
    const { api, list_id } = await openList()
    const city = await makeField(api, list_id, 'text', { name: 'City' })
    const ana = await makeContact(api, list_id, {
      base: { email: 'ana@example.com', first_name: 'Ana', cellphone: '351-910000001', birth_date: '1990-05-17' },
      extra: [{ field_id: city, value: 'Lisboa, "Baixa"\nRua 1' }],
    })
    const rui = await makeContact(api, list_id, { base: { email: 'rui@example.com', status: 'removed' } })
    const answer = await exportNow(api, list_id)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="export-\d+\.csv"$/),
      'cache-control': 'no-store, private',
      'x-content-type-options': 'nosniff',
    })
    const since = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    await expect(rowsOf(answer)).resolves.toEqual([
      'first_name,last_name,birth_date,language,email,cellphone,phone,City,contact_id,status,subscription_date'.split(
        ',',
      ),
      [
        ...['Ana', '', '1990-05-17', 'en', 'ana@example.com', '351-910000001', '', 'Lisboa, "Baixa"\nRua 1'],
        ...[ana, 'active', since],
      ],
      ['', '', '', 'en', 'rui@example.com', '', '', '', rui, 'removed', since],
    ])
  })

  it('writes the fields that were asked for, in their order', async () => {
    const { api, list_id } = await openList()
    const first = await makeField(api, list_id, 'text', { name: 'Code' })
    const second = await makeField(api, list_id, 'number', { name: 'Code' })
    await makeContact(api, list_id, {
      base: { email: 'ana@example.com', first_name: 'Ana' },
      extra: [
        { field_id: first, value: 'A1' },
        { field_id: second, value: '-12.5' },
      ],
    })
    const fields = [String(second), 'email', String(first)]
    const [head, row] = await rowsOf(await exportNow(api, list_id, { fields }))
    expect(head?.slice(0, 4)).toEqual([`Code (${second})`, 'email', `Code (${first})`, 'contact_id'])
    expect(row?.slice(0, 3)).toEqual(['-12.5', 'ana@example.com', 'A1'])
  })

  it('writes options as texts in the language of the list', async () => {
    const { api, list_id } = await openList()
    const field_id = await makeField(api, list_id, 'options', { name: 'Colours' })
    const add = async (en: string) =>
      (await api.createFieldOption({ path: { list_id, field_id }, body: { en, pt: `${en} (pt)` } })).option_id
    const [red, blue] = [await add('Red'), await add('Blue')]
    await makeContact(api, list_id, { base: { language: 'pt' }, extra: [{ field_id, value: [blue, red] }] })
    await makeContact(api, list_id)
    const rows = await rowsOf(await exportNow(api, list_id, { fields: [String(field_id)] }))
    expect(rows.map(([text]) => text)).toEqual(['Colours', 'Blue;Red', ''])
  })

  it('writes no text that a spreadsheet would run', async () => {
    const { api, list_id } = await openList()
    const note = await makeField(api, list_id, 'text', { name: '=NOTE()' })
    const texts = ['=1+1', '+1', '-1', '@A1', '\t=1', '\r=1', "'=1", 'a=1']
    for (const value of texts) {
      await makeContact(api, list_id, { base: { cellphone: '351-910000001' }, extra: [{ field_id: note, value }] })
    }
    const rows = await rowsOf(await exportNow(api, list_id, { fields: [String(note), 'cellphone'] }))
    expect(rows.map(([text]) => text)).toEqual([
      "'=NOTE()",
      ...["'=1+1", "'+1", "'-1", "'@A1", "'\t'=1", "'\r'=1", "''=1", 'a=1'],
    ])
    expect(new Set(rows.slice(1).map(([, phone]) => phone))).toEqual(new Set(['351-910000001']))
  })

  it('writes XML that is well-formed whatever the contacts hold', async () => {
    const { api, list_id } = await openList()
    const note = await makeField(api, list_id, 'text', { name: 'No<te> "&\t' })
    const kept = 'a < b & "c" > \'d\' ]]> \t\r\n é 漢 😀 &amp; <![CDATA['
    const contact_id = await makeContact(api, list_id, {
      base: { first_name: kept },
      extra: [{ field_id: note, value: 'a\u0001b\u001f\ufffe\uffffc\u007f\u0085' }],
    })
    const answer = await exportNow(api, list_id, { format: 'xml', fields: ['first_name', String(note), 'email'] })
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(/\.xml"$/)
    const { name, children } = await treeOf(answer)
    expect(name).toBe('contacts')
    expect(children).toHaveLength(1)
    expect(children[0]?.attributes).toMatchObject({ contact_id, status: 'active' })
    expect(children[0]?.children).toMatchObject([
      { name: 'field', attributes: { id: 'first_name' }, text: kept },
      { attributes: { id: String(note), name: 'No<te> "&\t' }, text: 'a\ufffdb\ufffd\ufffd\ufffdc\u007f\u0085' },
      { attributes: { id: 'email' }, text: '' },
    ])
  })

  it('adds the tags and the statistics that were asked for', async () => {
    const { api, list_id, ...account } = await openList()
    const contact_id = await makeContact(api, list_id, 'ana@example.com')
    for (const name of ['VIP', 'Buyer']) {
      const { tag_id } = await api.createTag({ body: { name } })
      await api.attachTagToContacts({ path: { list_id }, body: { tag_id, contacts: [contact_id] } })
    }
    await settle(account)
    await sendCampaign(api, await makeCampaign(api, list_id), list_id)
    await settle(account, 10)
    const body = { fields: ['email'], include_tags: true, include_stats: true }
    const [record] = await recordsOf(await exportNow(api, list_id, body))
    const { email_stats } = await api.getContact({ path: { list_id, contact_id } })
    expect(email_stats.sent).toBe(1)
    expect(record).toMatchObject({
      ...{ email: 'ana@example.com', tags: 'Buyer;VIP', email_sent: '1', email_opens: '0', sms_sent: '0' },
      email_last_send_date: email_stats.last_send_date,
    })
    const { children } = await treeOf(await exportNow(api, list_id, { ...body, format: 'xml' }))
    expect(children[0]?.children).toMatchObject([
      { name: 'field', text: 'ana@example.com' },
      { name: 'tag', text: 'Buyer' },
      { name: 'tag', text: 'VIP' },
      { name: 'email_stats', attributes: { sent: '1', opens: '0' } },
      ...['sms_stats', 'push_stats', 'webpush_stats', 'voice_stats'].map((name) => ({ name })),
    ])
  })

  it('writes a list of several slices once each, in order', async () => {
    const { api, list_id, ...account } = await openList()
    const emails = Array.from({ length: 11_003 }, (_, n) => `c${n}@example.com`)
    const contacts = emails.map((email) => ({ base: { email } }))
    await api.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
    await settle(account)
    const rows = await rowsOf(await exportNow(api, list_id, { fields: ['email'] }))
    expect(rows.slice(1).map(([email]) => email)).toEqual(emails)
    const { children } = await treeOf(await exportNow(api, list_id, { format: 'xml', fields: ['email'] }))
    expect(children).toHaveLength(emails.length)
    const [sheet] = await sheetsOf(await exportNow(api, list_id, { format: 'xlsx', fields: ['email'] }))
    expect(sheet?.rows.slice(1).map(([email]) => email)).toEqual(emails)
  })

  it('writes a workbook with the same columns, numbers as numbers and texts as they are', async () => {
    const { api, list_id } = await openList()
    const size = await makeField(api, list_id, 'number', { name: 'Size' })
    const shop = await makeField(api, list_id, 'text', { name: 'Shop & more' })
    const extra = [
      { field_id: size, value: '12.5' },
      { field_id: shop, value: '=1+1 <b>' },
    ]
    const contact_id = await makeContact(api, list_id, { base: { email: 'ana@example.com' }, extra })
    const fields = ['email', `${size}`, `${shop}`]
    const body = { fields, include_stats: true }
    const answer = await exportNow(api, list_id, { format: 'xlsx', ...body })
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="export-\d+\.xlsx"$/)
    expect(answer.headers.get('content-type')).toMatch(/spreadsheetml\.sheet$/)
    const [sheet] = await sheetsOf(answer)
    const [headings = [], row = []] = sheet?.rows ?? []
    expect([headings]).toEqual((await rowsOf(await exportNow(api, list_id, body))).slice(0, 1))
    expect(row.slice(0, 5)).toEqual(['ana@example.com', 12.5, '=1+1 <b>', contact_id, 'active'])
    expect(row[headings.indexOf('email_sent')]).toBe(0)
  })

  it('makes a file of an empty list, too', async () => {
    const { api, list_id } = await openList()
    await expect(rowsOf(await exportNow(api, list_id, { fields: ['email'] }))).resolves.toEqual([
      ['email', 'contact_id', 'status', 'subscription_date'],
    ])
    await expect(treeOf(await exportNow(api, list_id, { format: 'xml' }))).resolves.toMatchObject({ children: [] })
  })

  it('writes the contacts of the segments, each once', async () => {
    const { api, list_id } = await openList()
    for (const name of ['Ana', 'Rui', 'Eva']) {
      await makeContact(api, list_id, { base: { email: `${name}@example.com`, first_name: name, language: 'pt' } })
    }
    const segmentOf = async (segment_field: string, ...values: string[]) => {
      const segment_operator = 'equal_to' as const
      const conditions = values.map((segment_value) => ({ segment_field, segment_operator, segment_value }))
      const segment_filter = { segment_filter_array: conditions, boolean_operator: 'or' as const, invert: false }
      return (await api.createSegment({ path: { list_id }, body: { name: values.join(), segment_filter } })).segment_id
    }
    const segments = [await segmentOf('first_name', 'Ana'), await segmentOf('first_name', 'Ana', 'Eva')]
    const rows = await rowsOf(await exportNow(api, list_id, { fields: ['first_name'], segments }))
    expect(rows.map(([name]) => name)).toEqual(['first_name', 'Ana', 'Eva'])
  })

  it('writes the contacts of a filter, and those with given ids, and of both only who is in both', async () => {
    const { api, list_id } = await openList()
    const ids: string[] = []
    for (const name of ['ana', 'rui', 'eva']) ids.push(await makeContact(api, list_id, `${name}@example.com`))
    const emailsOf = async (body: Export) =>
      (await recordsOf(await exportNow(api, list_id, { ...body, fields: ['email'] }))).map(({ email }) => email)
    const filterOf = (text: string) => ({
      segment_filter_array: [{ segment_field: 'email', segment_operator: 'contains' as const, segment_value: text }],
    })
    const segment_filter = filterOf('a@')
    const contacts = ids.slice(1)
    await expect(emailsOf({ segment_filter })).resolves.toEqual(['ana@example.com', 'eva@example.com'])
    await expect(emailsOf({ contacts })).resolves.toEqual(['rui@example.com', 'eva@example.com'])
    await expect(emailsOf({ segment_filter, contacts })).resolves.toEqual(['eva@example.com'])
    await expect(emailsOf({ contacts: [] })).resolves.toEqual([])
    const wrong = { segment_filter_array: [{ segment_tag: 999_999 }] }
    await expect(
      api.exportContacts({ path: { list_id }, body: { format: 'csv', segment_filter: wrong } }),
    ).rejects.toMatchObject(refused(422, 'body.segment_filter.segment_filter_array.0.segment_tag'))
  })

  it('is found without a callback, with its progress and its file', async () => {
    const { api, list_id, ...account } = await openList()
    await makeContact(api, list_id, 'ana@example.com')
    await api.exportContacts({ path: { list_id }, body: { format: 'csv', fields: ['email'] } })
    await settle(account)
    const [ended] = (await api.listEndedOperations({ query: { type: 'export_contacts' } })).items
    const operation = await api.getOperation({ path: { operation_id: ended?.operation_id ?? 0 } })
    expect(operation).toMatchObject({ status: 'finished', done: 1, total: 1 })
    const answer = await server.inject(`https://localhost${new URL(operation.file ?? '').pathname}`)
    const [, row] = await rowsOf(answer)
    expect(row?.[0]).toBe('ana@example.com')
  })

  it('refuses fields and segments that the list does not have', async () => {
    const { api, list_id } = await openList()
    const other = await openList()
    const foreign = await makeField(other.api, other.list_id, 'text')
    const ask = (body: Export) => api.exportContacts({ path: { list_id }, body: { format: 'csv', ...body } })
    await expect(ask({ fields: ['email', String(foreign)] })).rejects.toMatchObject(refused(422, 'body.fields.1'))
    for (const segment of ['tag_1', 'nobody', 'saved_999999']) {
      await expect(ask({ segments: [segment] }), segment).rejects.toMatchObject(refused(422, 'body.segments.0'))
    }
    await expect(ask({ callback_url: 'http://a:b@example.com' })).rejects.toMatchObject(
      refused(422, 'body.callback_url'),
    )
    await expect(api.exportContacts({ path: { list_id: 999_999 }, body: { format: 'csv' } })).rejects.toMatchObject(
      refused(404),
    )
    await expect(api.listOperations()).resolves.toMatchObject({ total_items: 0 })
  })
})
