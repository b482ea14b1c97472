// A CSV export holds no formula, and its import into the same list changes nothing.
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import {
  type MarketingClient,
  type MarketingSchemas,
  parseImportFinished,
  parseWebhook,
} from '../../../src/clients/index.ts'
import { readCsv } from '../../../src/console/pages/contacts/import/csv.ts'
import { cellsInSpiteOfQuotes, formulas, isFormula, lookalikes } from '../../support/formulas.ts'
import { makeContact, makeField, makeList, openAccount } from '../../support/marketing.ts'
import { useReceiver } from '../../support/receiver.ts'
import { useServer } from '../../support/server.ts'

const files = useReceiver()
const receiver = useReceiver()
const server = useServer()
/** Serves the file of the import. */
let path = 0

/** The call at the end of what `begin` starts with the address of its callback. */
async function callAfter(begin: (callback_url: string) => Promise<unknown>) {
  const place = `/${++path}`
  await begin(receiver.url + place)
  return receiver.waitFor((request) => request.path === place)
}

const textAt = async (file: string): Promise<string> =>
  (await server.inject(`https://localhost${new URL(file).pathname}`)).text()

async function exportNow(api: MarketingClient, list_id: number): Promise<string> {
  const call = await callAfter((callback_url) =>
    api.exportContacts({ path: { list_id }, body: { format: 'csv', callback_url } }),
  )
  const { secret } = await api.getCallbackSecret()
  return textAt((await parseWebhook<'exportFinished'>(call.body, call.headers, secret)).file)
}

type Csv = MarketingSchemas['ContactImportCsv']

async function importNow(api: MarketingClient, list_id: number, body: string, mapping: Csv['field_mapping']) {
  files.respond = () => ({ status: 200, headers: { 'content-type': 'text/csv' }, body })
  const file: Csv = { url: `${files.url}/contacts.csv`, field_mapping: mapping }
  const call = await callAfter((callback_url) =>
    api.importContacts({
      path: { list_id },
      body: { mode: 'update', compare_field: 'email', file, callback_url },
    }),
  )
  return parseImportFinished(call.body, call.headers, (await api.getCallbackSecret()).secret)
}

/** The platform trims values of fields. */
const values = [...new Set([...formulas, ...lookalikes].map((value) => value.trim()))]

it('exports no formula, and imports the same file without a change', async () => {
  const { api } = await openAccount(server)
  const list_id = await makeList(api)
  const field = await makeField(api, list_id, 'text', { name: '=Note;+1' })
  const sum = await makeField(api, list_id, 'number', { name: 'Sum' })
  const emails = values.map((_, n) => `c${n}@example.com`)
  for (const [n, value] of values.entries()) {
    const extra = [
      { field_id: field, value },
      { field_id: sum, value: '-5' },
    ]
    await makeContact(api, list_id, { base: { email: emails[n] ?? '', first_name: value }, extra })
  }
  const file = await exportNow(api, list_id)
  // A negative number is no formula, and stays a number for programs.
  const withoutNumbers = file.replaceAll(',-5,', ',,')
  expect(cellsInSpiteOfQuotes(withoutNumbers).filter(isFormula)).toEqual([])
  const rows = parse(file, { record_delimiter: '\r\n', columns: true }) as Record<string, string>[]
  expect(rows.flatMap((row) => [row['first_name'], row['email']].filter((cell) => isFormula(cell ?? '')))).toEqual([])

  const contacts = async () =>
    (await api.listContacts({ path: { list_id }, query: { limit: 200 } })).items.map(({ base, extra }) => {
      const { contact_id, email, first_name } = base
      return { contact_id, email, first_name, extra }
    })
  const before = await contacts()
  expect(before.map(({ first_name }) => first_name).sort()).toEqual(values.toSorted())
  const mapping = [
    { field_id: 'email', column_name: 'email' },
    { field_id: 'first_name', column_name: 'first_name' },
    // By its own name, which the export guards.
    { field_id: String(field), column_name: '=Note;+1' },
    { field_id: String(sum), column_name: 'Sum' },
  ]
  const ended = await importNow(api, list_id, file, mapping)
  expect(ended).toMatchObject({ invalid: 0, imported: 0, updated: values.length })
  expect(await contacts()).toEqual(before)
  expect(await exportNow(api, list_id)).toBe(file)
  // The import of the console reads the same values.
  const table = readCsv(file)
  const [email, note] = [table.columns.indexOf('email'), table.columns.indexOf('=Note;+1')]
  const shown = new Map(table.rows.map((row) => [row[email], row[note]]))
  expect(emails.map((one) => shown.get(one))).toEqual(values)
})

it('writes no formula into the result file of an import', async () => {
  const { api } = await openAccount(server)
  const list_id = await makeList(api)
  const heading = "'=cmd;-1"
  const mapping = [{ field_id: 'email', column_name: heading }]
  const ended = await importNow(api, list_id, `${heading}\n=1+1\na|@b\n`, mapping)
  const lines = await textAt(ended.file)
  expect(lines).toMatch(/invalid/)
  expect(cellsInSpiteOfQuotes(lines).filter(isFormula)).toEqual([])
})
