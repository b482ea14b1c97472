// The newest requests of an account: what is shown of them, what never is, and how many are kept.
import { beforeAll, describe, expect, it } from 'vitest'
import { NotFoundError } from '../../../src/clients/index.ts'
import { eventually } from '../../support/eventually.ts'
import { type Account, makeContact, makeList, openAccount } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()
let account: Account

const list = (query: Parameters<Account['sandbox']['listRequests']>[0] = {}) => account.sandbox.listRequests(query)
const idsOf = async (query = {}) => (await list({ query })).items.map(({ operation_id }) => operation_id)

describe('listRequests', () => {
  beforeAll(async () => {
    account = await openAccount(server, 'Lists')
  })

  it('shows the newest first, by API, operation, status and text, without those of the console', async () => {
    const list_id = await makeList(account.api)
    await makeContact(account.api, list_id, 'ana@example.com')
    await account.api.getList({ path: { list_id: 999 } }).catch(() => undefined)
    await account.sandbox.getClock(undefined, { headers: { 'x-client': 'console' } })
    await account.sandbox.listFaults()
    expect(await idsOf()).toEqual(['listFaults', 'getList', 'createContact', 'createList'])
    expect(await idsOf({ order: 'asc', limit: 2, offset: 1, operation_id: 'createContact' })).toEqual([])
    expect(await idsOf({ operation_id: 'createContact' })).toEqual(['createContact'])
    expect(await idsOf({ api: 'sandbox-v1', operation_id: 'listFaults' })).toEqual(['listFaults'])
    expect(await idsOf({ status_class: 4 })).toEqual(['getList'])
    expect(await idsOf({ text: 'ana@example.com', api: 'marketing-v3' })).toEqual(['createContact'])
    expect(await idsOf({ console: true, operation_id: 'getClock' })).toEqual(['getClock'])
    const [refused] = (await list({ query: { status_class: 4 } })).items
    expect(refused).toMatchObject({ method: 'GET', path: '/marketing/v3/lists/999', status: 404, api: 'marketing-v3' })
    expect(refused?.problem).toEqual({
      type: '/docs/#errors',
      title: 'Not Found',
      status: 404,
      detail: 'List 999 was not found in this account.',
    })
  })

  it('keeps the 500 newest, and those of the console beside them', async () => {
    const crowded = await openAccount(server, 'Crowded')
    await crowded.sandbox.getClock(undefined, { headers: { 'x-client': 'console' } })
    for (let n = 0; n < 12; n++) {
      await Promise.all(Array.from({ length: 50 }, () => crowded.sandbox.listSnapshots()))
      await crowded.sandbox.listRequests({ query: { limit: 1 } })
    }
    expect((await crowded.sandbox.listRequests()).total_items).toBe(500)
    const ofConsole = { console: true, operation_id: 'getClock' }
    expect((await crowded.sandbox.listRequests({ query: ofConsole })).total_items).toBe(1)
  })

  it('forgets them with a reset, and all of them with somebody', async () => {
    const other = await openAccount(server, 'Forgets')
    const list_id = await makeList(other.api)
    const contact_id = await makeContact(other.api, list_id, 'eva@example.com')
    await makeContact(other.api, list_id, 'rui@example.com')
    const named = async (text: string) => (await other.sandbox.listRequests({ query: { text } })).total_items
    expect(await named('eva@example.com')).toBeGreaterThan(0)
    await other.api.forgetContacts({ path: { list_id }, body: { contacts: [contact_id] } })
    await eventually(async () => (await named(`eva@example.com`)) === 0 || undefined)
    expect(await named(contact_id)).toBe(0)
    expect(await named('rui@example.com')).toBe(0)
    await makeContact(other.api, list_id, 'rui2@example.com')
    await other.sandbox.resetAccount()
    const left = (await other.sandbox.listRequests()).items.map(({ operation_id }) => operation_id)
    expect(left).not.toContain('createContact')
  })
})

describe('getRequest', () => {
  beforeAll(async () => {
    account = await openAccount(server, 'Gets')
  })

  const last = async (operation_id: string) => {
    const { items } = await list({ query: { operation_id, limit: 1 } })
    return account.sandbox.getRequest({ path: { request_id: items[0]?.request_id ?? '' } })
  }

  it('shows bodies and parameters, without the key, passwords, secrets and codes', async () => {
    const list_id = await makeList(account.api)
    await account.api.listContacts({ path: { list_id }, query: { limit: 7 } })
    expect(await last('listContacts')).toMatchObject({ path_parameters: { list_id }, query_parameters: { limit: 7 } })
    const hook = { list_id, url: 'https://shop.example.com/', actions: ['subscription' as const] }
    const { webhook_id } = await account.api.createWebhook({ body: hook })
    const { secret } = await account.api.getWebhookSecret({ path: { webhook_id } })
    const made = await account.sandbox.createSandboxAccount({ body: { name: 'Other' } })
    const texts = JSON.stringify([await last('getWebhookSecret'), await last('createSandboxAccount')])
    for (const hidden of [secret, made.api_key, account.key]) expect(texts).not.toContain(hidden)
    expect((await last('getWebhookSecret')).answer_body).toBe('{"secret":"[redacted]"}')
    expect(JSON.parse((await last('createSandboxAccount')).request_body ?? '')).toEqual({ name: 'Other' })
  })

  it('shows no secret in an address, however its name is written', async () => {
    for (const query of ['api_key=hidden-1', 'api%5Fkey=hidden-2', 'a=%&pass%77ord=hidden-3', 'api%5Fkey%=hidden-4'])
      await server.inject(`/marketing/v3/lists?limit=7&${query}`, { headers: { apikey: account.key } })
    const texts = JSON.stringify((await list({ query: { operation_id: 'listLists', limit: 4 } })).items)
    expect(texts).toContain('limit=7&api%5Fkey=[redacted]')
    expect(texts).not.toContain('hidden-')
  })

  it('loses only the one that cannot be written down', async () => {
    const one = { account: server.accountId, api: 'sandbox-v1', operation: 'getClock', method: 'GET', path: '/' }
    const note = (requestId: string, body: unknown) =>
      server.app.domain.sandbox.requests.note({
        ...{ ...one, requestId, body, answer: undefined },
        ...{ status: 200, ms: 1, keyId: '', client: '', bytes: 0 },
      })
    note('before', {})
    note('odd', { number: 1n })
    note('after', {})
    const found = async () =>
      (await server.sandbox().listRequests({ query: { operation_id: 'getClock' } })).items.map((row) => row.request_id)
    expect((await found()).sort()).toEqual(['after', 'before'])
    note('later', {})
    expect(await found()).toContain('later')
  })

  it('cuts what is long, and says so', async () => {
    const list_id = await makeList(account.api)
    const contacts = Array.from({ length: 2_000 }, (_, n) => ({ base: { email: `long${n}@example.com` } }))
    await account.api.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
    const kept = await last('importContacts')
    expect(kept).toMatchObject({ is_cut: true, status: 202 })
    const body = JSON.parse(kept.request_body ?? '') as { contacts: unknown[] }
    expect(body.contacts).toHaveLength(51)
    expect(body.contacts.at(-1)).toBe('… 1950 more')
  })

  it('is a 404 for what is not kept, and for others', async () => {
    const [own] = (await list()).items
    const stranger = await openAccount(server, 'Stranger')
    const path = { request_id: own?.request_id ?? '' }
    await expect(stranger.sandbox.getRequest({ path })).rejects.toThrow(NotFoundError)
    await expect(account.sandbox.getRequest({ path: { request_id: 'none' } })).rejects.toThrow(NotFoundError)
  })
})
