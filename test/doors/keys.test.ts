// Keys of an account and what each may do. They are made from the command line (test/start/account.test.ts).
import { describe, expect, it } from 'vitest'
import { ForbiddenError, UnauthorizedError } from '../../src/clients/index.ts'
import { parseRights, type Right } from '../../src/server/domain/accounts/rights.ts'
import { onPostgresOnly, readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { samples } from '../support/sample-requests.ts'
import { startServer, type TestServer } from '../support/server.ts'

const keyWith = async (server: TestServer, ...rights: Right[]) =>
  server.app.domain.accounts.keys.create(server.accountId, { name: 'A key', rights: rights.length > 0 ? rights : null })

describe('the rights of a key', () => {
  const areas = {
    marketing: 'marketing-v3',
    transactional: 'transactional-v2',
    registered: 'registered-v1',
    sandbox: 'sandbox-v1',
  } as const
  type Area = keyof typeof areas

  it.each(Object.keys(areas) as Area[])('%s opens that API and no other; with :read what only reads', async (area) => {
    await using server = await startServer()
    const [whole, read] = [await keyWith(server, area), await keyWith(server, `${area}:read`)]
    const statusOf = async (sample: (typeof samples)[number], apikey: string) => {
      const body = sample.body && JSON.stringify(sample.body)
      const headers = { apikey, ...(body && { 'content-type': 'application/json' }) }
      // Whatever else the operation needs, the right is checked first.
      return (
        await server.inject(sample.url({}, { timeout: '0', ...(sample.id === 'streamEvents' && { seconds: '0' }) }), {
          method: sample.operation.method,
          headers,
          ...(body && { body: '{' }),
        })
      ).status
    }
    for (const sample of samples.filter(({ operation, id }) => operation.secured && id !== 'resetAccount')) {
      const own = sample.api === areas[area]
      const reads = sample.operation.access === 'read'
      const [ofWhole, ofRead] = [await statusOf(sample, whole.key), await statusOf(sample, read.key)]
      expect(ofWhole === 403, `${sample.id} with ${area}: ${ofWhole}`).toBe(!own)
      expect(ofRead === 403, `${sample.id} with ${area}:read: ${ofRead}`).toBe(!own || !reads)
    }
  })

  it.each([
    { op: 'getCallbackSecret', right: 'marketing', url: '/marketing/v3/webhooks/callback-secret' },
    { op: 'getVerifyRequest', right: 'transactional', url: `/api/v2/verify/${'0'.repeat(32)}` },
  ] as const)('to read are not enough for a secret: $op', async ({ right, url }) => {
    await using server = await startServer()
    const ask = async (key: { key: string }) => (await server.inject(url, { headers: { apikey: key.key } })).status
    expect(await ask(await keyWith(server, `${right}:read`))).toBe(403)
    expect(await ask(await keyWith(server, right))).not.toBe(403)
  })

  it('are refused before the body is looked at, with an answer that says what is missing', async () => {
    await using server = await startServer()
    const { key } = await keyWith(server, 'marketing:read', 'transactional')
    const answer = await server.inject('/marketing/v3/lists', {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: '{',
    })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('x-ratelimit-remaining')).toMatch(/^\d+$/)
    expect(await answer.json()).toEqual({
      type: '/docs/#errors',
      title: 'Forbidden',
      status: 403,
      detail:
        'The key has the rights marketing:read,transactional; this needs marketing. Use another key, or have one made.',
    })
    await expect(server.marketing(key).listLists()).resolves.toMatchObject({ total_items: 0 })
    await expect(server.sandbox(key).getClock()).rejects.toThrow(ForbiddenError)
  })

  it('are all of them for the key that came with the account, and for one that was made without', async () => {
    await using server = await startServer()
    const { key } = await keyWith(server)
    for (const one of [server.key, key]) {
      await server.marketing(one).createList({ body: { internal_name: 'a' } })
      await server.sandbox(one).getClock()
    }
  })

  it('to the console are for keys of live accounts', async () => {
    await using server = await startServer()
    for (const [right, instead] of [
      ['console', 'sandbox'],
      ['console:read', 'sandbox:read'],
    ] as const)
      await expect(keyWith(server, 'marketing', right)).rejects.toMatchObject({
        code: 'invalid',
        message: `${right} is a right of keys of live accounts. The console of a sandbox account opens with ${instead}.`,
      })
    expect(await server.app.domain.accounts.keys.list(server.accountId)).toHaveLength(1)
  })

  it('are words of a list', () => {
    expect(parseRights('marketing, sandbox:read,marketing')).toEqual(['marketing', 'sandbox:read'])
    expect(parseRights('all')).toBeNull()
    for (const wrong of ['', 'marketing:write', 'Marketing', 'all,marketing', '__proto__'])
      expect(() => parseRights(wrong)).toThrow('is not a right')
  })
})

describe('a key', () => {
  it('that was revoked gets nobody in, from the next request on', async () => {
    await using server = await startServer()
    const { key, keyId } = await keyWith(server)
    await server.marketing(key).listLists()
    await expect(server.app.domain.accounts.keys.revoke(keyId)).resolves.toMatchObject({
      keyId,
      accountId: server.accountId,
      revoked: expect.any(Number),
    })
    await expect(server.marketing(key).listLists()).rejects.toThrow(UnauthorizedError)
    await server.marketing().listLists()
    await expect(server.app.domain.accounts.keys.revoke(keyId)).rejects.toMatchObject({ code: 'conflict' })
    await expect(server.app.domain.accounts.keys.revoke('0'.repeat(12))).rejects.toMatchObject({ code: 'not_found' })
    for (const wrong of ['%', '', `${'_'.repeat(12)}`])
      await expect(server.app.domain.accounts.keys.revoke(wrong)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('that another process revoked gets nobody in either', onPostgresOnly(), async () => {
    await using server = await startServer()
    await using other = await startServer({ data: server.data })
    const { key, keyId } = await keyWith(server)
    await other.marketing(key).listLists()
    await server.app.domain.accounts.keys.revoke(keyId)
    await eventually(() =>
      other
        .marketing(key)
        .listLists()
        .then(
          () => false,
          (error: unknown) => error instanceof UnauthorizedError,
        ),
    )
  })

  it('is kept as a hash, and its last use is known', async () => {
    await using server = await startServer()
    const { key, keyId } = await keyWith(server, 'marketing:read')
    const infoOf = async () =>
      (await server.app.domain.accounts.keys.list(server.accountId)).find((info) => info.keyId === keyId)
    expect(await infoOf()).toMatchObject({ name: 'A key', rights: ['marketing:read'], lastUsed: null, revoked: null })
    const start = Date.now()
    await server.marketing(key).listLists()
    const lastUsed = await eventually(async () => (await infoOf())?.lastUsed)
    expect(lastUsed).toBeGreaterThanOrEqual(start)
    expect(lastUsed).toBeLessThanOrEqual(Date.now())
    const kept = JSON.stringify(await readRows(server.data, 'SELECT * FROM api_key'))
    expect(kept).toContain(keyId)
    for (const secret of [key, server.key]) expect(kept).not.toContain(secret)
  })
})
