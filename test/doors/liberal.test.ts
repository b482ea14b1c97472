// What programs in the field send, through the door: it is done as meant, and the answer says what was ignored. Every
// operation and member: test/contract/liberal-reading.test.ts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { makeContact, makeField, makeList, openAccount } from '../support/marketing.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
const logged: string[] = []
beforeAll(async () => {
  const logStream = { write: (line: string) => void logged.push(line) }
  server = await startServer({ env: { MESSAGING_LOG: 'info' }, app: { logStream } })
})
afterAll(() => server?.close())

async function open() {
  const account = await openAccount(server)
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await server.inject(path, {
      method,
      headers: { apikey: account.key, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const ignored = answer.headers.get('messaging-ignored')?.split(', ') ?? []
    return { answer, status: answer.status, ignored, body: (text ? JSON.parse(text) : null) as Record<string, object> }
  }
  return { ...account, call }
}

const lists = '/marketing/v3/lists'
const strict = { prefer: 'handling=strict' }

describe('a member that nobody knows', () => {
  it('is ignored, named in the answer and in the log, and not shown', async () => {
    const { call } = await open()
    const made = await call('POST', `${lists}?count=500`, { internal_name: 'A', colour: 'a secret of mine' })
    expect(made).toMatchObject({ status: 201, ignored: ['query.count', 'body.colour'] })
    expect(made.body).not.toHaveProperty('colour')
    expect(made.answer.headers.get('preference-applied')).toBeNull()
    const line = logged.find((one) => one.includes(String(made.answer.headers.get('x-request-id')))) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({ op: 'createList', ignored: ['query.count', 'body.colour'] })
    expect(logged.join()).not.toContain('a secret of mine')
    const plain = await call('GET', lists)
    expect(plain.answer.headers.has('messaging-ignored')).toBe(false)
    expect(logged.at(-1)).not.toContain('ignored')
  })

  it('is refused by the nearest name when the caller prefers strict handling', async () => {
    const { call, api } = await open()
    for (const prefer of [
      'handling=strict',
      'respond-async, handling="strict"',
      'wait=5; handling=strict',
      'Handling = Strict',
    ]) {
      const { status, answer, body, ignored } = await call('POST', lists, { internal_nam: 'A' }, { prefer })
      expect([status, ignored]).toEqual([422, []])
      expect(answer.headers.get('preference-applied')).toBe('handling=strict')
      expect(body).toMatchObject({
        detail:
          'body.internal_name is missing: for example Newsletter 2026; `internal_nam` is not known; did you mean `internal_name`?',
        errors: {
          'body.internal_name': 'is missing: for example Newsletter 2026',
          'body.internal_nam': '`internal_nam` is not known; did you mean `internal_name`?',
        },
      })
    }
    await expect(api.listLists()).resolves.toMatchObject({ total_items: 0 })
    const taken = await call('POST', lists, { internal_name: 'A' }, strict)
    expect([taken.status, taken.answer.headers.get('preference-applied')]).toEqual([201, 'handling=strict'])
    for (const prefer of ['handling=lenient', 'code=404', 'handling=strictly', 'x-handling=strict'])
      expect((await call('POST', lists, { internal_name: 'A', colour: 1 }, { prefer })).status).toBe(201)
  })

  it('is named beside what is missing without that preference, too', async () => {
    const { call } = await open()
    const { status, body } = await call('POST', lists, { internal_nam: 'A' })
    expect([status, Object.keys(body['errors'] as object).sort()]).toEqual([
      422,
      ['body.internal_nam', 'body.internal_name'],
    ])
    const single = { senderId: '1', to: 'ana@example.com', textBody: 'a', webhookUrl: 'https://shop.example.com' }
    const refused = await call('POST', '/api/v2/email/messages/action/send/single', single, strict)
    expect([refused.status, Object.keys(refused.body['errors'] as object)]).toEqual([
      400,
      ['body.subject', 'body.webhookUrl'],
    ])
  })

  it('may have any name; the header has room for 20', async () => {
    const { call } = await open()
    const names = ['constructor', 'toString', 'a\r\nSet-Cookie: b', 'é, ü', `${'x'.repeat(63)}🚀`, 'x'.repeat(10_000)]
    const { status, answer, ignored } = await call('POST', lists, {
      internal_name: 'A',
      ...Object.fromEntries(names.map((name) => [name, 1])),
    })
    expect([status, ignored.length]).toEqual([201, names.length])
    expect(answer.headers.get('set-cookie')).toBeNull()
    // Visible ASCII, and a long name is cut.
    expect(ignored.filter((place) => !/^[\x21-\x7e]{1,600}$/.test(place))).toEqual([])
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`other${n}`, n]))
    const more = await call('POST', lists, { internal_name: 'A', ...many })
    expect([more.status, more.ignored.length, more.ignored.at(-1)]).toEqual([201, 21, '...'])
  })

  it('does not keep a number in E.164 from being understood', async () => {
    const { call, api } = await open()
    const list_id = await makeList(api)
    const path = `${lists}/${list_id}/contacts`
    const base = { cellphone: '+351912345678' }
    expect((await call('POST', path, { base }, strict)).status).toBe(201)
    const made = await call('POST', path, { base: { ...base, tagIds: [1] } })
    expect([made.status, made.ignored]).toEqual([201, ['body.base.tagIds']])
    const { items } = await api.listContacts({ path: { list_id } })
    expect(items.map((contact) => contact.base.cellphone)).toEqual(['351-912345678', '351-912345678'])
  })

  it('is named again when an answer is given again', async () => {
    const { call } = await open()
    const send = () => call('POST', lists, { internal_name: 'A', colour: 1 }, { 'idempotency-key': 'one' })
    const [first, second] = [await send(), await send()]
    expect(second.body).toEqual(first.body)
    expect(second.answer.headers.get('idempotent-replayed')).toBe('true')
    expect(second.ignored).toEqual(['body.colour'])
  })
})

describe('a contact', () => {
  it('is written back as it was read', async () => {
    const { call, api } = await open()
    const list_id = await makeList(api)
    const field_id = await makeField(api, list_id, 'phone')
    const base = { first_name: 'Ana', email: 'ana@example.com', birth_date: '1990-05-17' }
    const contact_id = await makeContact(api, list_id, { base, extra: [{ field_id, value: '351-210000001' }] })
    const path = `${lists}/${list_id}/contacts/${contact_id}`
    const read = (await call('GET', path)).body
    const { status, ignored } = await call('PATCH', path, { ...read, base: { ...read['base'], last_name: 'Silva' } })
    expect(status).toBe(200)
    expect(ignored).toEqual(expect.arrayContaining(['body.base.contact_id', 'body.extra.0.format', 'body.tags']))
    const after = (await call('GET', path)).body
    expect(after['base']).toMatchObject({ ...base, last_name: 'Silva', contact_id })
    expect(after['extra']).toEqual(read['extra'])
  })

  it('is imported with ids as text and with what we do not know', async () => {
    const { call, api } = await open()
    const list_id = await makeList(api)
    const field_id = await makeField(api, list_id, 'text')
    const contacts = ['ana', 'rui', 'eva'].map((name) => ({
      base: { email: `${name}@example.com`, tagIds: [1] },
      extra: [{ field_id: String(field_id), value: 4711 }],
    }))
    const body = { mode: 'add', compare_field: 'email', contacts }
    const { status, ignored } = await call('POST', `${lists}/${list_id}/contacts/actions/import-bulk`, body)
    expect([status, ignored]).toEqual([
      202,
      ['body.contacts.0.base.tagIds', 'body.contacts.0.extra.0.field_id', 'body.contacts.0.extra.0.value'],
    ])
    const { items } = await eventually(async () => {
      const page = await api.listContacts({ path: { list_id } })
      return page.total_items === 3 ? page : undefined
    })
    expect(items.map(({ extra }) => extra)).toEqual(
      Array.from({ length: 3 }, () => [{ field_id, format: 'text', value: '4711' }]),
    )
  })

  it('is found by the styles of a query that programs write', async () => {
    const { call, api } = await open()
    const list_id = await makeList(api)
    const field_id = await makeField(api, list_id, 'text')
    for (const value of ['x', 'y']) await makeContact(api, list_id, { extra: [{ field_id, value }] })
    const json = encodeURIComponent(JSON.stringify({ [field_id]: 'x' }))
    for (const query of [
      `extra_field_id[${field_id}]=x`,
      `extra_field_id%5B${field_id}%5D=x`,
      `extra_field_id=${json}`,
      `extra_field_id[${field_id}]=x&email_status=1&0=5`,
      `extra_field_id[${field_id}]=x&email_status=TRUE`,
    ])
      expect((await call('GET', `${lists}/${list_id}/contacts?${query}`)).body, query).toMatchObject({ total_items: 1 })
    const none = await call('GET', `${lists}/${list_id}/contacts?email_status=0`)
    expect(none.body).toMatchObject({ total_items: 0 })
  })
})

describe('a time of RFC 3339', () => {
  it('means the same moment', async () => {
    const { call, api } = await open()
    const { created } = await api.createList({ body: { internal_name: 'A' } })
    const moment = new Date(`${created.replace(' ', 'T')}Z`)
    const local = (shift: number) => new Date(moment.getTime() + shift * 3_600_000).toISOString().slice(0, 19)
    const total = async (query: string) => Number((await call('GET', `${lists}?${query}`)).body['total_items'])
    for (const text of [moment.toISOString(), `${local(2)}+02:00`, `${local(-5)}-05:00`]) {
      expect(await total(`created_min=${encodeURIComponent(text)}`), text).toBe(1)
      expect(await total(`created_max=${encodeURIComponent(text)}`), text).toBe(1)
      expect(await total(`created_min=${text}`), `${text}, not escaped`).toBe(1)
    }
    const later = new Date(moment.getTime() + 1_000).toISOString()
    expect(await total(`created_min=${later}`)).toBe(0)
  })
})

describe('an operation without a body', () => {
  it('takes the empty array of a serialiser that cannot tell it from an empty object', async () => {
    const { call } = await open()
    for (const body of [undefined, {}, []])
      expect(await call('POST', '/marketing/v3/ping', body)).toMatchObject({ status: 200, ignored: [] })
    expect(await call('POST', '/marketing/v3/ping', { a: 1 })).toMatchObject({ status: 200, ignored: ['body.a'] })
    expect((await call('POST', '/marketing/v3/ping', { a: 1 }, strict)).status).toBe(422)
    expect((await call('POST', '/marketing/v3/ping', [1])).status).toBeGreaterThan(399)
  })
})
