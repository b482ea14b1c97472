// Imports whose contacts are in a CSV file at an address of the customer.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { type MarketingClient, type MarketingSchemas, parseImportFinished } from '../../../src/clients/index.ts'
import { makeContact, makeField, makeList, openAccount, refused } from '../../support/marketing.ts'
import { type ScriptedAnswer, useReceiver } from '../../support/receiver.ts'
import { startServer, useServer } from '../../support/server.ts'

const files = useReceiver()
const receiver = useReceiver()
const server = useServer()
/** Serves the files. */
let path = 0
beforeEach(() => {
  files.respond = () => 404
})

type Import = MarketingSchemas['ContactImportFile']
type Csv = MarketingSchemas['ContactImportCsv']

const serve = (...lines: string[]) => serveBody(lines.join('\n'))
const serveBody = (body: string | Buffer) => {
  files.respond = (): ScriptedAnswer => ({ status: 200, headers: { 'content-type': 'text/csv' }, body })
}
const columns = (mapping: Record<string, string>) =>
  Object.entries(mapping).map(([field_id, column_name]) => ({ field_id, column_name }))
const csv = (mapping: Record<string, string> = { email: 'Email' }, more: Partial<Csv> = {}): Csv => ({
  url: `${files.url}/contacts.csv`,
  field_mapping: columns(mapping),
  ...more,
})

/** Imports and waits for the callback. */
async function importNow(api: MarketingClient, list_id: number, file: Csv, more: Partial<Import> = {}) {
  const place = `/${++path}`
  const body: Import = { mode: 'add', compare_field: 'email', file, ...more, callback_url: receiver.url + place }
  await api.importContacts({ path: { list_id }, body })
  const call = await receiver.waitFor((request) => request.path === place)
  const { secret } = await api.getCallbackSecret()
  return parseImportFinished(call.body, call.headers, secret)
}

/** The lines of a result file without its head. */
async function linesOf(file: string): Promise<string[]> {
  const answer = await server.inject(`https://localhost${new URL(file).pathname}`)
  return (await answer.text()).trim().split('\r\n').slice(1)
}

async function openList() {
  const { api } = await openAccount(server)
  const list_id = await makeList(api)
  const find = async (email: string) => (await api.listContacts({ path: { list_id }, query: { email } })).items[0]
  const total = async () => (await api.listContacts({ path: { list_id } })).total_items
  return { api, list_id, find, total }
}

describe('importContacts', () => {
  it('fills the fields of the list from the columns that are named', async () => {
    const { api, list_id, find } = await openList()
    const city = await makeField(api, list_id, 'text')
    serve(
      'E-mail,Age,First name,City',
      '"ana@example.com",33,Ana,Lisboa',
      'rui@example.com,, Rui ,"Vila, ""Nova""\nde Gaia"',
    )
    const mapping = { email: 'E-mail', first_name: 'First name', [city]: 'City' }
    await expect(importNow(api, list_id, csv(mapping))).resolves.toEqual({
      imported: 2,
      updated: 0,
      ignored: 0,
      invalid: 0,
      file: '',
    })
    expect(await find('ana@example.com')).toMatchObject({
      base: { first_name: 'Ana', subscription_method: 'imported' },
      extra: [{ value: 'Lisboa' }],
    })
    expect(await find('rui@example.com')).toMatchObject({
      base: { first_name: 'Rui' },
      extra: [{ value: 'Vila, "Nova"\nde Gaia' }],
    })
  })

  it('takes the delimiter, the separator and the byte order mark of a file as they are', async () => {
    const { api, list_id, find } = await openList()
    serveBody("\ufeffEmail;Last name\r\nana@example.com;'Sá; Silva'\r\n\r\n")
    const file = csv({ email: 'Email', last_name: 'Last name' }, { delimiter: ';', separator: "'" })
    await expect(importNow(api, list_id, file)).resolves.toMatchObject({ imported: 1, invalid: 0 })
    expect((await find('ana@example.com'))?.base.last_name).toBe('Sá; Silva')
  })

  it('names the row and the column of what it does not take', async () => {
    const { api, list_id, find, total } = await openList()
    const code = await makeField(api, list_id, 'number', { name: 'Code', unique: true })
    const known = await makeContact(api, list_id, 'known@example.com')
    const rows = [
      'ok@example.com,,1',
      'bad,,',
      'day@example.com,31-12-1999,',
      'code@example.com,,one',
      'short@example.com',
      'known@example.com,,',
    ]
    serve(
      'Mail,Born,Code',
      ...rows,
      'clash@example.com,,1',
      ',,',
      'last@example.com,1999-12-31,2',
      'more@example.com,,,x',
    )
    const { file, ...counts } = await importNow(
      api,
      list_id,
      csv({ email: 'Mail', birth_date: 'Born', [code]: 'Code' }),
    )
    expect(counts).toEqual({ imported: 5, updated: 0, ignored: 1, invalid: 4 })
    await expect(total()).resolves.toBe(6)
    const [day, code_] = [await find('day@example.com'), await find('code@example.com')]
    expect([day?.base.birth_date ?? null, code_?.extra ?? []]).toEqual([null, []])
    expect(await linesOf(file)).toEqual([
      expect.stringMatching(/^2,,invalid,"""Mail"" is not an email address"/),
      expect.stringMatching(new RegExp(`^3,${day?.base.contact_id},imported,"""Born"" is not a valid date.*left out`)),
      expect.stringMatching(new RegExp(`^4,${code_?.base.contact_id},imported,"""Code"" must be a number.*left out`)),
      expect.stringMatching(new RegExp(`^6,${known},ignored,is in the list already`)),
      expect.stringMatching(/^7,[\da-f]{10},invalid,.*unique/),
      expect.stringMatching(/^8,,invalid,.*has no value: give one in email/),
      expect.stringMatching(/^10,,invalid,"?The row has 4 values, the first line names 3 columns/),
    ])
  })

  it('in mode update writes over what is there; an empty value erases only when forced to', async () => {
    const { api, list_id, find } = await openList()
    await makeContact(api, list_id, { base: { email: 'ana@example.com', first_name: 'Ana', last_name: 'Silva' } })
    serve('Email,First,Last', 'ana@example.com,,Sousa', 'rui@example.com,Rui,Costa')
    const file = csv({ email: 'Email', first_name: 'First', last_name: 'Last' })
    await expect(importNow(api, list_id, file, { mode: 'update' })).resolves.toMatchObject({ imported: 1, updated: 1 })
    expect((await find('ana@example.com'))?.base).toMatchObject({ first_name: 'Ana', last_name: 'Sousa' })
    await importNow(api, list_id, file, { mode: 'update', force_empty: true })
    expect((await find('ana@example.com'))?.base).toMatchObject({ first_name: '', last_name: 'Sousa' })
  })

  it.each<[string, string | Buffer]>([
    ['in Windows-1252', Buffer.from('Email,First\nana@example.com,Jos\u00e9\n', 'latin1')],
    ['in UTF-16', Buffer.from('\uFEFFEmail,First\r\nana@example.com,José\r\n', 'utf16le')],
    ['with a line that names its delimiter', 'sep=;\r\nEmail;First\r\nana@example.com;José\r\n'],
    ['with another delimiter than the request says', 'Email;First\nana@example.com;José\n'],
    ['with names in another case', 'EMAIL , first\nana@example.com,José\n'],
    ['with a delimiter at the end of each line', 'Email,First,\nana@example.com,José,\n'],
    ['with line ends of several systems', 'Email,First\r\nana@example.com,José\rrui@example.com,Rui\n'],
  ])('takes a file %s', async (_what, body) => {
    const { api, list_id, find } = await openList()
    serveBody(body)
    const result = await importNow(api, list_id, csv({ email: 'Email', first_name: 'First' }))
    expect(result).toMatchObject({ invalid: 0, file: '' })
    expect((await find('ana@example.com'))?.base.first_name).toBe('José')
  })

  it('refuses a row that cannot be read, and takes the others', async () => {
    const { api, list_id, find } = await openList()
    serve(
      'Email,First',
      'ana@example.com,Ana',
      '"rui@example.com,Rui',
      'eva@example.com',
      `x@example.com,${'x'.repeat(21_000)}`,
    )
    const { file, ...counts } = await importNow(api, list_id, csv({ email: 'Email', first_name: 'First' }))
    expect(counts).toEqual({ imported: 2, updated: 0, ignored: 0, invalid: 2 })
    expect(await linesOf(file)).toEqual([
      '2,,invalid,The quotation mark of value 1 never closes',
      '4,,invalid,The row has more than 20480 characters',
    ])
    expect((await find('eva@example.com'))?.base.first_name).toBe('')
  })

  it('leaves out what cannot be read without erasing what is stored', async () => {
    const { api, list_id, find } = await openList()
    await makeContact(api, list_id, { base: { email: 'ana@example.com', birth_date: '1999-12-31' } })
    serve('Email,Born,First', 'ana@example.com,1999-02-31,Ana')
    const mapping = { email: 'Email', birth_date: 'Born', first_name: 'First' }
    const { file, ...counts } = await importNow(api, list_id, csv(mapping), { mode: 'update', force_empty: true })
    expect(counts).toEqual({ imported: 0, updated: 1, ignored: 0, invalid: 0 })
    expect(await linesOf(file)).toEqual([expect.stringMatching(/^1,.*,updated,.*""Born"".*left out/)])
    expect((await find('ana@example.com'))?.base).toMatchObject({ birth_date: '1999-12-31', first_name: 'Ana' })
  })

  it.each([
    [false, '1999-12-31'],
    [true, undefined],
  ])('reads a date of zeros as empty, which force_empty %s makes %s', async (force_empty, birth_date) => {
    const { api, list_id, find } = await openList()
    await makeContact(api, list_id, { base: { email: 'ana@example.com', birth_date: '1999-12-31' } })
    serve('Email,Born,First', 'ana@example.com,0000-00-00,Ana')
    const mapping = { email: 'Email', birth_date: 'Born', first_name: 'First' }
    const result = await importNow(api, list_id, csv(mapping), { mode: 'update', force_empty })
    expect(result).toMatchObject({ updated: 1, invalid: 0, file: '' })
    expect((await find('ana@example.com'))?.base.birth_date).toBe(birth_date)
  })

  it('stores every row of a file of many slices once, in its order', async () => {
    const { api, list_id, find, total } = await openList()
    serve('Email,First', ...Array.from({ length: 9_500 }, (_, n) => `a${n === 9_499 ? 0 : n}@example.com,N${n}`))
    const result = await importNow(api, list_id, csv({ email: 'Email', first_name: 'First' }), { mode: 'update' })
    expect(result).toEqual({ imported: 9_499, updated: 1, ignored: 0, invalid: 0, file: '' })
    await expect(total()).resolves.toBe(9_499)
    expect((await find('a0@example.com'))?.base.first_name).toBe('N9499')
  })

  it('takes a file of headings only for what it is', async () => {
    const { api, list_id } = await openList()
    serve('Email')
    await expect(importNow(api, list_id, csv())).resolves.toEqual({
      imported: 0,
      updated: 0,
      ignored: 0,
      invalid: 0,
      file: '',
    })
  })

  it.each<[string, () => void, RegExp]>([
    ['is not there', () => (files.respond = () => 404), /answered 404/],
    ['is elsewhere', () => (files.respond = () => ({ status: 302, headers: { location: '/other' } })), /answered 302/],
    ['is not sent', () => (files.respond = () => null), /cannot be read/],
    ['is empty', () => serve(''), /The file is empty/],
    [
      'has other columns',
      () => serve('Mail,Name', 'ana@example.com,Ana'),
      /no column ""Email""; its first line names Mail, Name/,
    ],
    ['has a column twice', () => serve('Email,Email', 'a@example.com,b@example.com'), /several columns ""Email""/],
    ['is a workbook', () => serveBody(Buffer.from('PK\u0003\u0004')), /save it as CSV/],
    ['has a first line that cannot be read', () => serve('"Email', 'ana@example.com'), /first line cannot be read/],
  ])('imports nobody from a file that %s, and says so', async (_name, answer, reason) => {
    const { api, list_id, total } = await openList()
    answer()
    const { file, ...counts } = await importNow(api, list_id, csv())
    expect(counts).toEqual({ imported: 0, updated: 0, ignored: 0, invalid: 0 })
    expect(await linesOf(file)).toEqual([expect.stringMatching(/^,,invalid,/)])
    expect((await linesOf(file))[0]).toMatch(reason)
    await expect(total()).resolves.toBe(0)
    await expect(api.listOperations()).resolves.toMatchObject({ total_items: 0 })
    const [ended] = (await api.listEndedOperations({ query: { status: 'error' } })).items
    expect(ended).toMatchObject({ status: 'error' })
    const detail = await api.getOperation({ path: { operation_id: ended?.operation_id ?? 0 } })
    expect(detail).toMatchObject({ status: 'error', problem: expect.stringContaining('cannot be read') })
    expect(files.requests.some((request) => request.path === '/other')).toBe(false)
  })

  it.each(['http://169.254.169.254/latest/meta-data', 'http://10.0.0.1/a.csv', 'http://[fd00::1]/a.csv'])(
    'does not fetch from %s',
    async (url) => {
      const { api, list_id } = await openList()
      const { file } = await importNow(api, list_id, { ...csv(), url })
      expect((await linesOf(file))[0]).toMatch(/not allowed/)
    },
  )

  it('asks for the file once, without the key of the account', async () => {
    const { key, api } = await openAccount(server)
    const list_id = await makeList(api)
    serve('Email', 'ana@example.com')
    await importNow(api, list_id, { ...csv(), url: `${files.url}/once.csv?a=1` })
    const asked = files.requests.filter((request) => request.path === '/once.csv?a=1')
    expect(asked.map(({ method }) => method)).toEqual(['GET'])
    expect(JSON.stringify(asked[0]?.headers)).not.toContain(key)
  })

  it('waits for a slow file without holding up other imports, and shows its operation meanwhile', async () => {
    const { api, list_id } = await openList()
    let send: (answer: ScriptedAnswer) => void = () => undefined
    files.respond = ({ path: asked }) =>
      asked === '/slow.csv'
        ? new Promise<ScriptedAnswer>((resolve) => (send = resolve))
        : { status: 200, body: 'Email\nfast@example.com' }
    const slow = importNow(api, list_id, { ...csv(), url: `${files.url}/slow.csv` })
    await files.waitFor((request) => request.path === '/slow.csv')
    await expect(importNow(api, list_id, csv())).resolves.toMatchObject({ imported: 1 })
    await expect(api.listOperations()).resolves.toMatchObject({
      items: [{ type: 'import_contacts', status: 'queued' }],
    })
    send({ status: 200, body: 'Email\nslow@example.com' })
    await expect(slow).resolves.toMatchObject({ imported: 1 })
  })

  it('fetches anew what was broken off when the server ended', async () => {
    const data = await mkdtemp(join(tmpdir(), 'messaging-restart-'))
    let held = 0
    files.respond = () =>
      held++ === 0 ? new Promise<never>(() => undefined) : { status: 200, body: 'Email\nana@example.com' }
    try {
      const first = await startServer({ data })
      const list_id = await makeList(first.marketing())
      const url = `${files.url}/restart.csv`
      const body: Import = {
        mode: 'add',
        compare_field: 'email',
        file: { ...csv(), url },
        callback_url: `${receiver.url}/restart`,
      }
      await first.marketing().importContacts({ path: { list_id }, body })
      await files.waitFor((request) => request.path === '/restart.csv')
      await first.close()

      await using second = await startServer({ data })
      const call = await receiver.waitFor((request) => request.path === '/restart')
      expect(JSON.parse(call.body)).toEqual({ imported: 1, updated: 0, ignored: 0, invalid: 0, file: '' })
      await expect(second.marketing(first.key).listOperations()).resolves.toMatchObject({ total_items: 0 })
    } finally {
      await rm(data, { recursive: true, force: true })
    }
  })

  it.each<[Record<string, unknown>, string]>([
    [{ file: csvOf({ phone: 'Phone' }) }, 'body.file.field_mapping'],
    [{ file: csvOf({ surname: 'Name', email: 'Email' }) }, 'body.file.field_mapping.0.field_id'],
    [
      { file: { ...csvOf(), field_mapping: [...columns({ email: 'A' }), ...columns({ email: 'B' })] } },
      'body.file.field_mapping.1.field_id',
    ],
    [{ file: { ...csvOf(), field_mapping: [] } }, 'body.file.field_mapping'],
    [{ file: { ...csvOf(), delimiter: '"' } }, 'body.file.separator'],
    [{ file: { ...csvOf(), delimiter: '\n' } }, 'body.file.delimiter'],
    [{ file: { ...csvOf(), delimiter: ', ' } }, 'body.file.delimiter'],
    [{ file: { ...csvOf(), url: 'ftp://example.com/a.csv' } }, 'body.file.url'],
    [{ file: { ...csvOf(), url: 'https://user:password@example.com/a.csv' } }, 'body.file.url'],
    [{ file: { ...csvOf(), encoding: 'latin1' } }, 'body.file.encoding'],
    [{ file: csvOf(), mode: 'replace' }, 'body.mode'],
    [{ file: csvOf(), contacts: [{}, {}] }, 'body.file'],
    [{}, 'body.contacts'],
    [{ file: csvOf(), compare_field: 'phone' }, 'body.compare_field'],
  ])('refuses %j before anything is stored', async (change, place) => {
    const { api, list_id } = await openList()
    const body = { mode: 'add', compare_field: 'email', ...change } as Import
    await expect(api.importContacts({ path: { list_id }, body })).rejects.toMatchObject(refused(422, place))
    await expect(api.listOperations()).resolves.toMatchObject({ total_items: 0 })
  })
})

/** A file that nobody serves, for requests that are refused before it is fetched. */
function csvOf(mapping: Record<string, string> = { email: 'Email' }): Csv {
  return { url: 'https://shop.example.com/contacts.csv', field_mapping: columns(mapping) }
}

describe('importContacts, row by row', () => {
  it('in mode update_only changes who is there and ignores who is not', async () => {
    const { api, list_id, find, total } = await openList()
    await makeContact(api, list_id, { base: { email: 'ana@example.com', first_name: 'Ana' } })
    serve('Email,First', 'ANA@example.com,Anna', 'rui@example.com,Rui')
    const { file, ...counts } = await importNow(api, list_id, csv({ email: 'Email', first_name: 'First' }), {
      mode: 'update_only',
    })
    expect(counts).toEqual({ imported: 0, updated: 1, ignored: 1, invalid: 0 })
    expect(await linesOf(file)).toEqual(['2,,ignored,is not in the list'])
    expect((await find('ana@example.com'))?.base.first_name).toBe('Anna')
    await expect(total()).resolves.toBe(1)
  })
})
