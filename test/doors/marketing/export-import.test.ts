// The file of an export, imported into the same list, changes nothing: no value of any kind of field, no consent, no
// status, no tag, no history.
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import {
  type MarketingClient,
  type MarketingSchemas,
  parseImportFinished,
  parseWebhook,
} from '../../../src/clients/index.ts'
import { formulas, lookalikes } from '../../support/formulas.ts'
import { actionsOf, makeContact, makeList, openAccount } from '../../support/marketing.ts'
import { useReceiver } from '../../support/receiver.ts'
import { useServer } from '../../support/server.ts'

type Contact = MarketingSchemas['Contact']
type Csv = MarketingSchemas['ContactImportCsv']

const files = useReceiver()
const receiver = useReceiver()
const server = useServer()
let place = 0

async function callAfter(begin: (callback_url: string) => Promise<unknown>) {
  const path = `/${++place}`
  await begin(receiver.url + path)
  return receiver.waitFor((request) => request.path === path)
}

async function exportNow(api: MarketingClient, list_id: number): Promise<string> {
  const call = await callAfter((callback_url) =>
    api.exportContacts({
      path: { list_id },
      body: { format: 'csv', include_tags: true, include_stats: false, callback_url },
    }),
  )
  const { file } = await parseWebhook<'exportFinished'>(call.body, call.headers, (await api.getCallbackSecret()).secret)
  return (await server.inject(`https://localhost${new URL(file).pathname}`)).text()
}

async function importNow(api: MarketingClient, list_id: number, body: string, form: Omit<Csv, 'url'>) {
  files.respond = () => ({ status: 200, headers: { 'content-type': 'text/csv' }, body })
  const file = { url: `${files.url}/contacts.csv`, ...form }
  const call = await callAfter((callback_url) =>
    api.importContacts({ path: { list_id }, body: { mode: 'update', compare_field: 'email', file, callback_url } }),
  )
  return parseImportFinished(call.body, call.headers, (await api.getCallbackSecret()).secret)
}

/** A list with a field of each format, and contacts whose values are unusual. */
async function fillList() {
  const { api } = await openAccount(server)
  const list_id = await makeList(api)
  const field = async (format: MarketingSchemas['FieldFormat'], name: string) => {
    const { field_id } = await api.createExtraField({ path: { list_id }, body: { name, format } })
    return Number(field_id)
  }
  const ids = {
    date: await field('date', 'Day; of "joining"'),
    text: await field('text', "L'été, 2026"),
    number: await field('number', 'Sum'),
    cellphone: await field('cellphone', 'Second, cellphone'),
    phone: await field('phone', 'Office\tphone'),
    email: await field('email', 'Other email'),
    options: await field('options', 'Colour'),
  }
  const options = []
  for (const en of ['Red; dark', 'Blue, "light"', '=Green'])
    options.push((await api.createFieldOption({ path: { list_id, field_id: ids.options }, body: { en } })).option_id)
  const texts = [
    ...[...formulas, ...lookalikes].map((value) => value.trim()),
    'a\nb',
    'a "b" c',
    "'quoted",
    'a;b\tc,d',
    '007',
    '1e5',
    'é😀',
    '-5',
  ]
  const contacts: string[] = []
  for (const [n, text] of texts.entries())
    contacts.push(
      await makeContact(api, list_id, {
        base: {
          email: `c${n}@example.com`,
          first_name: text,
          last_name: `O'Neill ${n}`,
          birth_date: n % 3 === 0 ? '1984-02-29' : '1999-12-31',
          language: n % 2 === 0 ? 'pt' : 'en',
          cellphone: `351-91000${1000 + n}`,
          phone: `351-21000${1000 + n}`,
        },
        extra: [
          { field_id: ids.date, value: '2026-03-29' },
          { field_id: ids.text, value: text },
          { field_id: ids.number, value: n % 2 === 0 ? '-12.5' : '0' },
          { field_id: ids.cellphone, value: `351-93000${1000 + n}` },
          { field_id: ids.phone, value: `44-2079460${100 + n}` },
          { field_id: ids.email, value: `other${n}@example.com` },
          { field_id: ids.options, value: [Number(options[n % 3])] },
        ],
      }),
    )
  // One with nothing but its address, one that was deactivated and one that left.
  contacts.push(await makeContact(api, list_id, 'bare@example.com'))
  const [first = '', second = ''] = contacts
  const tag = await api.createTag({ body: { name: 'VIP; "gold"' } })
  await api.attachTagToContacts({ path: { list_id }, body: { tag_id: tag.tag_id, contacts: [first] } })
  await api.deactivateContacts({ path: { list_id }, body: { type: 'contacts', contacts: [second] } })
  return { api, list_id, ids, contacts }
}

async function contactsOf(api: MarketingClient, list_id: number): Promise<Contact[]> {
  return (await api.listContacts({ path: { list_id }, query: { limit: 100 } })).items
}

/** The rows as a program writes them; what has no quote, delimiter or line break is quoted only if `all` says so. */
function write(rows: readonly string[][], { delimiter = ',', end = '\n', all = false } = {}): string {
  const needed = (cell: string) => all || /["\r\n]/.test(cell) || cell.includes(delimiter)
  const cellOf = (cell: string) => (needed(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return rows.map((row) => row.map(cellOf).join(delimiter) + end).join('')
}

describe('a file of exportContacts, imported into its list,', () => {
  const writings: Record<
    string,
    (rows: string[][]) => { text: string; form: Omit<Csv, 'url' | 'field_mapping'> } | null
  > = {
    'as it is': () => null,
    'with semicolons': (rows) => ({ text: write(rows, { delimiter: ';' }), form: { delimiter: ';' } }),
    'with semicolons that nobody mentions': (rows) => ({ text: write(rows, { delimiter: ';' }), form: {} }),
    'with tabs': (rows) => ({ text: write(rows, { delimiter: '\t' }), form: { delimiter: '\t' } }),
    'with a mark of UTF-8 and CRLF': (rows) => ({
      text: `\ufeff${write(rows, { end: '\r\n' })}`,
      form: {},
    }),
    'with everything quoted': (rows) => ({ text: write(rows, { all: true }), form: {} }),
  }

  it.each(Object.keys(writings))('%s, changes nothing', async (name) => {
    const { api, list_id, ids, contacts } = await fillList()
    const file = await exportNow(api, list_id)
    const rows = parse(file) as string[][]
    const [header = []] = rows
    const base = ['first_name', 'last_name', 'birth_date', 'language', 'email', 'cellphone', 'phone']
    const extra = { 'Day; of "joining"': ids.date, "L'été, 2026": ids.text, Sum: ids.number, Colour: ids.options }
    const phones = { 'Second, cellphone': ids.cellphone, 'Office\tphone': ids.phone, 'Other email': ids.email }
    const own = new Map<string, string>([
      ...base.map((id) => [id, id] as const),
      ...Object.entries({ ...extra, ...phones }).map(([heading, id]) => [heading, String(id)] as const),
    ])
    const field_mapping = header.flatMap((column_name) => {
      const field_id = own.get(column_name)
      return field_id === undefined ? [] : [{ field_id, column_name }]
    })
    expect(field_mapping.length).toBeGreaterThan(13)
    const before = await contactsOf(api, list_id)
    const histories = await Promise.all(contacts.map((id) => actionsOf(api, list_id, id)))
    const written = writings[name]?.(rows) ?? { text: file, form: {} }
    const ended = await importNow(api, list_id, written.text, { field_mapping, ...written.form })
    expect(ended).toMatchObject({ invalid: 0, imported: 0 })
    expect(await contactsOf(api, list_id)).toEqual(before)
    expect(await Promise.all(contacts.map((id) => actionsOf(api, list_id, id)))).toEqual(histories)
    expect(await exportNow(api, list_id)).toBe(file)
  })
})
