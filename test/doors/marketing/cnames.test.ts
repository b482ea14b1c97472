// Names of accounts in links: the DNS is a name server of the test, and what answers under a name is the platform itself.
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MarketingClient } from '../../../src/clients/index.ts'
import { changeRows, dropDatabaseOf, readRows } from '../../support/engine.ts'
import { openAccount, refused } from '../../support/marketing.ts'
import { type DnsRecords, startNameServer } from '../../support/name-server.ts'
import { startServer, type TestServer } from '../../support/server.ts'

const zone: Record<string, DnsRecords[string]> = {}
const broken = new Set<string>()
/** Names under which something else than the platform answers. */
const foreign = new Set<string>()
const here = { CNAME: ['platform.test'], A: ['127.0.0.1'] }

let dns: Awaited<ReturnType<typeof startNameServer>>
let front: Server
let server: TestServer
let folder: string
const asked: string[] = []

/** Stands before the platform, as a proxy does, and answers under every name that leads to this machine. */
async function startFront(): Promise<number> {
  front = createServer((request, response) => {
    const host = (request.headers.host ?? '').split(':')[0] ?? ''
    asked.push(host)
    if (foreign.has(host)) return void response.end('a shop')
    void server.inject(request.url ?? '/').then(async (answer) => {
      response.writeHead(answer.status)
      response.end(await answer.text())
    })
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const address = front.address()
  return typeof address === 'object' && address ? address.port : 0
}

beforeAll(async () => {
  dns = await startNameServer(
    () => zone,
    (domain) => broken.has(domain),
  )
  folder = await mkdtemp(join(tmpdir(), 'messaging-cnames-'))
  const env = {
    MESSAGING_PUBLIC_URL: `http://platform.test:${await startFront()}`,
    MESSAGING_ALLOW_PRIVATE: '127.0.0.0/8',
  }
  server = await startServer({ env, data: folder, app: { nameServers: [dns.address] } })
})
afterAll(async () => {
  await server?.close()
  front?.close()
  dns?.close()
  rmSync(folder, { recursive: true, force: true })
  await dropDatabaseOf(folder)
})

const openLive = async (name = 'Live') => {
  const { accountId, key } = await server.app.domain.accounts.accounts.create(name, 'live')
  return { accountId, api: server.marketing(key) }
}

const statusOf = async (api: MarketingClient, cname_id: number) =>
  (await api.listCnames()).items.find((item) => item.cname_id === cname_id)?.status

/** What the next look finds, as if its time had come. */
async function lookAgain(api: MarketingClient, cname_id: number) {
  await server.app.work.drain()
  await changeRows(folder, `UPDATE cname SET next_look = 1 WHERE id = ${cname_id}`)
  server.app.work.wake()
  await server.app.work.drain()
  return statusOf(api, cname_id)
}

async function add(api: MarketingClient, value: string) {
  const made = await api.createCname({ body: { value } })
  expect(made.status).toBe('recent')
  await server.app.work.drain()
  return made
}

describe('createCname', () => {
  it('shows the records to publish, and verifies a name that leads here and under which the platform answers', async () => {
    zone['links.shop.test'] = here
    const { api, accountId } = await openLive()
    const made = await add(api, 'Links.Shop.test')
    expect(made).toEqual({
      cname_id: expect.any(Number),
      value: 'links.shop.test',
      status: 'recent',
      records: [
        { type: 'CNAME', name: 'links.shop.test', value: 'platform.test' },
        { type: 'TXT', name: '_mt-verify.links.shop.test', value: expect.stringMatching(/^[\da-f]{32}$/) },
      ],
    })
    await expect(statusOf(api, made.cname_id)).resolves.toBe('verified')
    expect(asked).toContain('links.shop.test')
    await expect(server.app.domain.content.cnames.hostOf(accountId, made.cname_id)).resolves.toBe('links.shop.test')
  })

  it('in a sandbox, a name is what its first label says, and verified otherwise', async () => {
    const { api } = await openAccount(server)
    for (const value of ['links.shop.test', 'unverified.shop.test', 'invalid.shop.test', 'private.shop.test'])
      await api.createCname({ body: { value } })
    const { items } = await api.listCnames()
    expect(items.map(({ status }) => status)).toEqual(['verified', 'unverified', 'invalid', 'private'])
  })

  it('takes a name once in an account', async () => {
    const { api } = await openAccount(server)
    await api.createCname({ body: { value: 'once.test' } })
    await expect(api.createCname({ body: { value: 'ONCE.test' } })).rejects.toMatchObject(refused(409, 'cname_exists'))
    await (await openAccount(server)).api.createCname({ body: { value: 'once.test' } })
  })

  it.each([
    'shop',
    'https://shop.test',
    'shop.test/a',
    '127.0.0.1',
    '-a.test',
    `${'a'.repeat(64)}.test`,
    'platform.test',
  ])('refuses the name %j', async (value) => {
    const { api } = await openAccount(server)
    await expect(api.createCname({ body: { value } })).rejects.toMatchObject(refused(422, 'body.value'))
  })
})

describe('listCnames', () => {
  it('follows what the DNS says', async () => {
    const { api, accountId } = await openLive()
    const { cname_id } = await add(api, 'go.grows.test')
    const look = () => lookAgain(api, cname_id)
    await expect(statusOf(api, cname_id)).resolves.toBe('unverified')
    zone['go.grows.test'] = { CNAME: ['elsewhere.test'], A: ['127.0.0.1'] }
    await expect(look()).resolves.toBe('invalid')
    zone['go.grows.test'] = { CNAME: ['platform.test'], A: ['10.1.2.3'] }
    await expect(look()).resolves.toBe('private')
    zone['go.grows.test'] = { CNAME: ['edge.test'], A: ['127.0.0.1'] }
    zone['edge.test'] = { CNAME: ['Platform.test'] }
    await expect(look()).resolves.toBe('verified')
    foreign.add('go.grows.test')
    await expect(look()).resolves.toBe('unverified')
    foreign.clear()
    await expect(look()).resolves.toBe('verified')
    broken.add('go.grows.test')
    await expect(look()).resolves.toBe('verified')
    broken.clear()
    const host = () => server.app.domain.content.cnames.hostOf(accountId, cname_id)
    await expect(host()).resolves.toBe('go.grows.test')
    zone['go.grows.test'] = { CNAME: ['elsewhere.test'], A: ['127.0.0.1'] }
    await expect(look()).resolves.toBe('invalid')
    await expect(host()).resolves.toBeUndefined()
  })

  it('shows all names of the account and of no other', async () => {
    const { api } = await openAccount(server)
    for (const value of ['a.test', 'b.test']) await api.createCname({ body: { value } })
    const page = await api.listCnames()
    expect([page.total_items, page.items.map(({ value }) => value)]).toEqual([2, ['a.test', 'b.test']])
  })

  it('leaves a name with the account that verified it, until another one proves that it is its own', async () => {
    zone['both.test'] = here
    const [first, second] = [await openLive(), await openLive()]
    const [one, two] = [await add(first.api, 'both.test'), await add(second.api, 'both.test')]
    const statuses = async () => [await statusOf(first.api, one.cname_id), await statusOf(second.api, two.cname_id)]
    await expect(statuses()).resolves.toEqual(['verified', 'invalid'])
    // Whoever publishes the proof of somebody else proves nothing.
    const proofs = [one, two].map(({ records }) => records?.[1]?.value ?? '')
    zone['_mt-verify.both.test'] = { TXT: [proofs[0] ?? ''] }
    await expect(lookAgain(second.api, two.cname_id)).resolves.toBe('invalid')
    zone['_mt-verify.both.test'] = { TXT: [proofs[1] ?? ''] }
    await expect(lookAgain(second.api, two.cname_id)).resolves.toBe('verified')
    await expect(statuses()).resolves.toEqual(['invalid', 'verified'])
    zone['_mt-verify.both.test'] = { TXT: proofs }
    await lookAgain(second.api, two.cname_id)
    await expect(lookAgain(first.api, one.cname_id)).resolves.toBe('invalid')
    await expect(statuses()).resolves.toEqual(['invalid', 'verified'])
  })

  it('looks each hour while a name is new, and each day later', async () => {
    const { api } = await openLive()
    const { cname_id } = await add(api, 'later.test')
    const nextLook = async () => {
      await lookAgain(api, cname_id)
      const [row] = await readRows<{ next_look: number }>(folder, `SELECT next_look FROM cname WHERE id = ${cname_id}`)
      return Math.round((Number(row?.next_look) - Date.now()) / 60_000)
    }
    await expect(nextLook()).resolves.toBe(60)
    await changeRows(folder, `UPDATE cname SET created = created - ${3 * 86_400_000} WHERE id = ${cname_id}`)
    await expect(nextLook()).resolves.toBe(24 * 60)
    // It is being set up: soon it will answer.
    zone['later.test'] = here
    foreign.add('later.test')
    await expect(nextLook()).resolves.toBe(60)
    foreign.clear()
    await expect(nextLook()).resolves.toBe(24 * 60)
  })
})

describe('/.well-known/mt-ask', () => {
  const ask = async (domain: string) =>
    (await server.inject(`https://localhost/.well-known/mt-ask?domain=${encodeURIComponent(domain)}`)).status

  it('says yes for the platform and for names that lead here, before they answer', async () => {
    zone['early.test'] = here
    foreign.add('early.test')
    const { api } = await openLive()
    await expect(ask('early.test')).resolves.toBe(404)
    const { cname_id } = await add(api, 'early.test')
    await expect(statusOf(api, cname_id)).resolves.toBe('unverified')
    foreign.clear()
    await expect(ask('Early.test')).resolves.toBe(200)
    await expect(ask('platform.test')).resolves.toBe(200)
    zone['early.test'] = {}
    await lookAgain(api, cname_id)
    await expect(ask('early.test')).resolves.toBe(404)
  })

  it('says no for names of a sandbox and for what is no name', async () => {
    const { api } = await openAccount(server)
    await api.createCname({ body: { value: 'sandboxed.test' } })
    for (const domain of ['sandboxed.test', '', 'a'.repeat(300), '../x']) await expect(ask(domain)).resolves.toBe(404)
    expect((await server.inject('https://localhost/.well-known/mt-ask')).status).toBe(404)
  })
})
