// Very long lists are checked in slices: what is wrong, or is read leniently, is named as in the whole list.
import { beforeAll, describe, expect, it } from 'vitest'
import { makeList } from '../support/marketing.ts'
import { useServer } from '../support/server.ts'

const server = useServer()
let list_id: number
beforeAll(async () => {
  list_id = await makeList(server.marketing())
})

type Contact = { base: Record<string, unknown> }

async function importContacts(contacts: Contact[], more: object = {}, headers: Record<string, string> = {}) {
  const answer = await server.inject(`/marketing/v3/lists/${list_id}/contacts/actions/import-bulk`, {
    method: 'POST',
    headers: { apikey: server.key, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ mode: 'add', compare_field: 'email', contacts, ...more }),
  })
  const { errors } = (await answer.json()) as { errors?: Record<string, string> }
  return { status: answer.status, errors, ignored: answer.headers.get('messaging-ignored') }
}

const many = (count: number): Contact[] =>
  Array.from({ length: count }, (_, n) => ({ base: { email: `a${n}@example.com` } }))

/** The contacts with one of them changed. */
const withOne = (contacts: Contact[], at: number, base: Record<string, unknown>) => contacts.with(at, { base })

describe('a list of 20,000 contacts', () => {
  it('is taken', async () => {
    expect(await importContacts(many(20_000))).toEqual({ status: 202, errors: undefined, ignored: null })
  })

  it('is taken without a contact in the middle, which is invalid by its position in the whole list', async () => {
    const { status, ignored } = await importContacts(withOne(many(20_000), 17_003, { email: {} }))
    expect([status, ignored]).toEqual([202, null])
  })

  it('is refused for a contact in the middle under strict handling, by its position', async () => {
    const contacts = withOne(many(20_000), 17_003, { email: {} })
    const { status, errors } = await importContacts(contacts, {}, { prefer: 'handling=strict' })
    expect(status).toBe(422)
    expect(Object.keys(errors ?? {})).toEqual(['body.contacts.17003.base.email'])
  })

  it('names once what is ignored in many of its contacts', async () => {
    const contacts = withOne(withOne(many(20_000), 12_000, { email: 'x@example.com', a: 1 }), 19_999, {
      ...{ email: 'y@example.com', a: 1, b: 1 },
    })
    const { status, ignored } = await importContacts(contacts, { surprise: Array(11_000).fill(1) })
    expect(status).toBe(202)
    expect(ignored).toBe('body.surprise, body.contacts.12000.base.a, body.contacts.19999.base.b')
  })

  it('is refused for what is ignored otherwise, under strict handling', async () => {
    const contacts = withOne(many(20_000), 12_000, { email: 'x@example.com', a: 1 })
    const { status, errors } = await importContacts(contacts, {}, { prefer: 'handling=strict' })
    expect(status).toBe(422)
    expect(Object.keys(errors ?? {})).toEqual(['body.contacts.12000.base.a'])
  })

  it('is refused for another member that is wrong', async () => {
    const { status, errors } = await importContacts(many(20_000), { mode: 'replace' })
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['body.mode']])
  })
})

describe('a list of 100,001 contacts', () => {
  it('is refused by its number, whatever is in it', async () => {
    const wanted = { status: 422, errors: { 'body.contacts': 'must have at most 100000 items' }, ignored: null }
    expect(await importContacts(many(100_001))).toEqual(wanted)
    expect(await importContacts(Array(150_000).fill({ base: { a: 1 } }))).toEqual(wanted)
  })
})
