import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  type MarketingClient,
  type MarketingSchemas,
  parseImportFinished,
  WebhookError,
} from '../../../src/clients/index.ts'
import { eventually } from '../../support/eventually.ts'
import {
  actionsOf,
  makeContact,
  makeField,
  makeList,
  makeSender,
  openAccount,
  refused,
} from '../../support/marketing.ts'
import { useReceiver } from '../../support/receiver.ts'
import { startServer, useServer } from '../../support/server.ts'

const receiver = useReceiver()
const server = useServer()
let path = 0

type Import = Partial<MarketingSchemas['ContactImportContacts']> &
  Pick<MarketingSchemas['ContactImportContacts'], 'contacts'>

/** Imports, waits for the callback, and checks its signature. */
async function importNow(api: MarketingClient, list_id: number, body: Import) {
  const place = `/${++path}`
  await api.importContacts({
    path: { list_id },
    body: { mode: 'add', compare_field: 'email', ...body, callback_url: receiver.url + place },
  })
  const call = await receiver.waitFor((request) => request.path === place)
  const { secret } = await api.getCallbackSecret()
  return parseImportFinished(call.body, call.headers, secret)
}

/** The lines of a result file without its head. */
async function linesOf(file: string): Promise<string[]> {
  const answer = await server.inject(new Request(`https://localhost${new URL(file).pathname}`))
  expect(answer.headers.get('content-type')).toMatch(/^text\/csv/)
  const [head, ...lines] = (await answer.text()).trim().split('\r\n')
  expect(head).toBe('row,contact_id,result,detail')
  return lines
}

async function openList() {
  const { api } = await openAccount(server)
  const list_id = await makeList(api)
  const find = async (email: string) => (await api.listContacts({ path: { list_id }, query: { email } })).items[0]
  const total = async () => (await api.listContacts({ path: { list_id } })).total_items
  return { api, list_id, find, total }
}

describe('importContacts', () => {
  it('creates contacts, each with one event', async () => {
    const { api, list_id, find, total } = await openList()
    const city = await makeField(api, list_id, 'text')
    const contacts = Array.from({ length: 4_500 }, (_, n) => ({
      base: { email: `a${n}@example.com` },
      extra: [{ field_id: city, value: String(n) }],
    }))
    await expect(importNow(api, list_id, { contacts })).resolves.toEqual({
      imported: 4_500,
      updated: 0,
      ignored: 0,
      invalid: 0,
      file: '',
    })
    await expect(total()).resolves.toBe(4_500)
    const one = await find('a4321@example.com')
    expect(one).toMatchObject({
      base: { subscription_method: 'imported', status: 'active' },
      extra: [{ value: '4321' }],
    })
    await expect(actionsOf(api, list_id, one?.base.contact_id ?? '')).resolves.toEqual(['subscription'])
  })

  it('counts what it does not take, and gives the reasons in the result file', async () => {
    const { api, list_id, total } = await openList()
    const field_id = await makeField(api, list_id, 'text', { name: 'Code', unique: true })
    const born = await makeField(api, list_id, 'date')
    const code = [{ field_id, value: 'A1' }]
    const known = await makeContact(api, list_id, { base: { email: 'known@example.com' }, extra: code })
    const contacts = [
      { base: { email: 'new@example.com' } },
      { base: { email: 'NEW@example.com' } },
      { base: { email: 'known@example.com' } },
      { base: { email: 'bad' } },
      { base: { first_name: 'Nobody' } },
      { base: { email: 'clash@example.com' }, extra: code },
      { base: { email: 'day@example.com', birth_date: '2025-13-01' } },
      { base: { email: 'call@example.com', cellphone: '999-12345' } },
      { base: { email: 'word@example.com', language: 'it' } },
      { base: { email: 'extra@example.com' }, extra: [{ field_id: born, value: '31-12-2025' }] },
      { base: { email: 'field@example.com' }, extra: [{ field_id: 999_999, value: 'x' }] },
    ]
    const { file, ...counts } = await importNow(api, list_id, { contacts })
    expect(counts).toEqual({ imported: 5, updated: 0, ignored: 2, invalid: 4 })
    await expect(total()).resolves.toBe(6)
    const lines = await linesOf(file)
    expect(lines).toEqual([
      expect.stringMatching(/^2,[\da-f]{10},ignored,.*in the list already/),
      expect.stringMatching(new RegExp(`^3,${known},ignored,.*in the list already`)),
      expect.stringMatching(/^4,,invalid,.*base\.email is not an email address/),
      expect.stringMatching(/^5,,invalid,.*has no value: give one in email/),
      expect.stringMatching(new RegExp(`^6,${known},invalid,.*value of ${field_id}.*unique`)),
      expect.stringMatching(/^7,[\da-f]{10},imported,.*base\.birth_date is not a valid date.*left out/),
      expect.stringMatching(/^8,[\da-f]{10},imported,.*base\.cellphone is not a phone number.*left out/),
      expect.stringMatching(/^9,[\da-f]{10},imported,.*base\.language must be one of.*left out/),
      expect.stringMatching(/^10,[\da-f]{10},imported,.*extra\.0\.value is not a valid date.*left out/),
      expect.stringMatching(/^11,,invalid,.*extra\.0\.field_id is not an extra field/),
    ])
  })

  it('gives the result file to nobody who has not got its address', async () => {
    const { api, list_id } = await openList()
    const { file } = await importNow(api, list_id, { contacts: [{}, {}] })
    const { pathname } = new URL(file)
    for (const other of [pathname.slice(0, -1), pathname.replace(/import:\d+/, 'import:1')]) {
      if (other !== pathname) expect((await server.inject(`https://localhost${other}`)).status, other).toBe(404)
    }
  })

  it('in mode add leaves a known contact as it is', async () => {
    const { api, list_id, find } = await openList()
    await makeContact(api, list_id, { base: { email: 'ana@example.com', first_name: 'Ana' } })
    const contacts = [
      { base: { email: 'ANA@example.com', first_name: 'Anna' } },
      { base: { email: 'rui@example.com' } },
    ]
    await expect(importNow(api, list_id, { contacts })).resolves.toMatchObject({ imported: 1, updated: 0, ignored: 1 })
    expect((await find('ana@example.com'))?.base.first_name).toBe('Ana')
  })

  it('in mode update writes over what is there, also twice in one import', async () => {
    const { api, list_id, find } = await openList()
    await makeContact(api, list_id, { base: { email: 'ana@example.com', first_name: 'Ana', last_name: 'Silva' } })
    const contacts: MarketingSchemas['ContactImportItem'][] = [
      { base: { email: 'ana@example.com', first_name: '', last_name: 'Sousa', status: 'removed' } },
      { base: { email: 'rui@example.com', status: 'unconfirmed' } },
      { base: { email: 'rui@example.com', first_name: 'Rui' } },
    ]
    await expect(importNow(api, list_id, { mode: 'update', contacts })).resolves.toMatchObject({
      imported: 1,
      updated: 2,
      ignored: 0,
      invalid: 0,
    })
    // The status in an import applies to new contacts.
    expect((await find('ana@example.com'))?.base).toMatchObject({
      first_name: 'Ana',
      last_name: 'Sousa',
      status: 'active',
    })
    expect((await find('rui@example.com'))?.base).toMatchObject({ first_name: 'Rui', status: 'unconfirmed' })
  })

  it('erases with empty values only when forced to', async () => {
    const { api, list_id, find } = await openList()
    const city = await makeField(api, list_id, 'text')
    const base = { email: 'ana@example.com', first_name: 'Ana', birth_date: '1990-05-17' }
    await makeContact(api, list_id, { base, extra: [{ field_id: city, value: 'Lisboa' }] })
    const empty = {
      base: { email: 'ana@example.com', first_name: '', birth_date: '' },
      extra: [{ field_id: city, value: '' }],
    }
    const contacts = [empty, { base: { email: 'rui@example.com' } }]
    await importNow(api, list_id, { mode: 'update', contacts })
    expect(await find('ana@example.com')).toMatchObject({ base, extra: [{ value: 'Lisboa' }] })
    await importNow(api, list_id, { mode: 'update', contacts, force_empty: true })
    const erased = await find('ana@example.com')
    expect(erased).toMatchObject({ base: { email: base.email, first_name: '' }, extra: [] })
    expect(erased?.base).not.toHaveProperty('birth_date')
  })

  it('counts a unique value that a contact has by default as its own', async () => {
    const { api, list_id } = await openList()
    await api.updateBaseField({ path: { list_id, field_id: 'language' }, body: { unique: true } })
    await eventually(async () => (await api.listOperations()).total_items === 0)
    const contacts = ['a', 'b'].map((name) => ({ base: { email: `${name}@example.com` } }))
    const french = { base: { email: 'c@example.com', language: 'fr' as const } }
    const { imported, invalid, file } = await importNow(api, list_id, { contacts: [...contacts, french] })
    expect({ imported, invalid }).toEqual({ imported: 2, invalid: 1 })
    expect(await linesOf(file)).toEqual([expect.stringMatching(/^2,.*,invalid,.*value of language.*unique/)])
    await expect(makeContact(api, list_id, 'd@example.com')).rejects.toMatchObject({ status: 409 })
    const unknown = ['e', 'f'].map((name) => ({ base: { email: `${name}@example.com` } }))
    const counts = importNow(api, list_id, { mode: 'update_only', contacts: unknown })
    await expect(counts).resolves.toMatchObject({ ignored: 2, invalid: 0 })
  })

  it('lets contacts exchange a unique value, and compares by any unique field', async () => {
    const { api, list_id, find } = await openList()
    const field_id = await makeField(api, list_id, 'text', { name: 'Code', unique: true })
    const item = (email: string, value: string) => ({ base: { email }, extra: [{ field_id, value }] })
    await importNow(api, list_id, { contacts: [item('a@example.com', '1'), item('b@example.com', '2')] })
    await importNow(api, list_id, {
      mode: 'update',
      contacts: [item('a@example.com', '3'), item('b@example.com', '1'), item('a@example.com', '2')],
    })
    expect((await find('a@example.com'))?.extra[0]?.value).toBe('2')
    expect((await find('b@example.com'))?.extra[0]?.value).toBe('1')
    const byCode = {
      mode: 'update' as const,
      compare_field: String(field_id),
      contacts: [item('c@example.com', '2'), item('d@example.com', '9')],
    }
    await expect(importNow(api, list_id, byCode)).resolves.toMatchObject({ imported: 1, updated: 1 })
    expect((await find('c@example.com'))?.extra[0]?.value).toBe('2')
    await expect(find('a@example.com')).resolves.toBeUndefined()
  })

  it('tells the users that it names by an email with the counts', async () => {
    const { api, sandbox, accountId } = await openAccount(server)
    const list_id = await makeList(api)
    await makeSender(api)
    const username = `importer-${accountId}`
    await server.app.domain.accounts.users.create(accountId, {
      username,
      email: 'marta@example.com',
      password: 'correct horse battery staple',
    })
    const notify = (await api.listUsers({ query: { username } })).items.map(({ user_id }) => user_id)
    await importNow(api, list_id, {
      notify,
      contacts: [{ base: { email: 'a@example.com' } }, { base: { email: 'none' } }],
    })
    const { captured_id } = await sandbox.waitForCapturedMessage({ query: { recipient: 'marta@example.com' } })
    const { subject, text } = await sandbox.getCapturedMessage({ path: { captured_id } })
    expect(subject).toBe(`The import into list ${list_id} has ended`)
    expect(text).toMatch(/imported: 1\nupdated: 0\nignored: 0\ninvalid: 1\n/)
  })

  it('signs its callback with the secret of the account, and no other', async () => {
    const { api, list_id } = await openList()
    await importNow(api, list_id, { contacts: [{}, {}] })
    const { body, headers } = receiver.requests.at(-1) as (typeof receiver.requests)[number]
    const { secret: foreign } = await (await openAccount(server)).api.getCallbackSecret()
    await expect(parseImportFinished(body, headers, foreign)).rejects.toBeInstanceOf(WebhookError)
  })

  it('does not let a small import wait for the end of a large one', async () => {
    const { api, list_id } = await openList()
    const contacts = Array.from({ length: 30_000 }, (_, n) => ({ base: { email: `a${n}@example.com` } }))
    const large = importNow(api, list_id, { contacts })
    await eventually(async () => (await api.listOperations()).total_items === 1)
    const small = await importNow(api, await makeList(api), { contacts: [{}, { base: { email: 'a@example.com' } }] })
    expect(small).toMatchObject({ imported: 1, invalid: 1 })
    await expect(api.listOperations()).resolves.toMatchObject({ items: [{ status: 'processing' }] })
    await expect(large).resolves.toMatchObject({ imported: 30_000 })
  })

  it.each([
    [{ compare_field: 'phone' }, 'body.compare_field'],
    [{ compare_field: '999999' }, 'body.compare_field'],
    [{ contacts: [{}] }, 'body.contacts'],
    [{ mode: 'replace' }, 'body.mode'],
    [{ callback_url: 'ftp://example.com/' }, 'body.callback_url'],
    [{ callback_url: 'https://user:password@example.com/' }, 'body.callback_url'],
    [{ contacts: [{}, { base: { surname: 'Silva' } }] }, 'body.contacts.1.base.surname'],
  ])('refuses %j before anything is stored', async (change, place) => {
    const { api, list_id, total } = await openList()
    const body = {
      mode: 'add',
      compare_field: 'email',
      contacts: [{}, {}],
      ...change,
    } as MarketingSchemas['ContactImport']
    await expect(api.importContacts({ path: { list_id }, body })).rejects.toMatchObject(refused(422, place))
    await expect(api.listOperations()).resolves.toMatchObject({ total_items: 0 })
    await expect(total()).resolves.toBe(0)
  })

  it('goes on where it was when the server starts again', async () => {
    const data = await mkdtemp(join(tmpdir(), 'messaging-restart-'))
    const contacts = Array.from({ length: 30_000 }, (_, n) => ({
      base: { email: n % 100 === 99 ? 'bad' : `a${n - (n % 100 === 50 ? 1 : 0)}@example.com` },
    }))
    try {
      const first = await startServer({ data })
      const list_id = await makeList(first.marketing())
      const body = { mode: 'add' as const, compare_field: 'email', contacts, callback_url: `${receiver.url}/restart` }
      await first.marketing().importContacts({ path: { list_id }, body })
      const count = async (api: MarketingClient) => (await api.listContacts({ path: { list_id } })).total_items
      await eventually(() => count(first.marketing()))
      await first.close()

      await using second = await startServer({ data })
      const api = second.marketing(first.key)
      await expect(api.listOperations()).resolves.toMatchObject({ total_items: 1 })
      expect(await count(api)).toBeLessThan(29_400)
      const call = await receiver.waitFor((request) => request.path === '/restart')
      expect(JSON.parse(call.body)).toMatchObject({ imported: 29_400, updated: 0, ignored: 300, invalid: 300 })
      expect(await count(api)).toBe(29_400)
      expect(receiver.requests.filter((request) => request.path === '/restart')).toHaveLength(1)
    } finally {
      await rm(data, { recursive: true, force: true })
    }
  })
})

describe('getCallbackSecret', () => {
  it('answers the same secret each time, and another one to another account', async () => {
    const { api } = await openAccount(server)
    const { secret } = await api.getCallbackSecret()
    expect(secret).toMatch(/^whsec_[\w+/]{32}$/)
    await expect(api.getCallbackSecret()).resolves.toEqual({ secret })
    expect((await (await openAccount(server)).api.getCallbackSecret()).secret).not.toBe(secret)
  })
})
