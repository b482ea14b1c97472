// Keys that may not do everything: only one that may send by the transactional API logs in.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Right, rightNames } from '../../../src/server/domain/accounts/rights.ts'
import { withSender } from '../../support/mailing.ts'
import { plain, startRelay, type TestRelay } from '../../support/relay.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()
let relay: TestRelay
beforeAll(async () => {
  await withSender(server)
  relay = await startRelay(server)
})
afterAll(async () => {
  await relay?.close()
})

/** Every right that a key of a sandbox account can have, but the one that it takes. */
const others = rightNames.filter((right) => right !== 'transactional' && !right.startsWith('console'))
const MAIL = 'From: shop@example.com\r\nTo: ana@example.com\r\nSubject: Hello\r\n\r\nHello'
const base64 = (text: string) => Buffer.from(text).toString('base64')
const keyWith = async (...rights: Right[]) =>
  (await server.app.domain.accounts.keys.create(server.accountId, { name: 'A key', rights })).key
const count = async () => (await server.transactional().listEmailMessages({})).length

describe('a key', () => {
  it.each(others)('with the right %s alone is refused at the login', async (right) => {
    const key = await keyWith(right)
    const session = await relay.dial()
    await session.secure()
    expect(await session.say(plain('apikey', key))).toBe(
      `535 5.7.8 The key has the rights ${right}; this needs transactional. Use another key, or have one made.`,
    )
    expect(await session.say('MAIL FROM:<shop@example.com>')).toMatch(/^530 5\.7\.0 /)
    // As after a wrong password, another key may be tried.
    expect(await session.say(plain('apikey', server.key))).toMatch(/^235 2\.7\.0 /)
  })

  it('with all rights but that one is refused by both mechanisms, and sends nothing', async () => {
    const key = await keyWith(...others)
    const session = await relay.dial()
    await session.secure()
    await session.say('AUTH LOGIN')
    await session.say(base64('apikey'))
    expect(await session.say(base64(key))).toMatch(/^535 5\.7\.8 .*this needs transactional/)
    expect(await session.say(plain('apikey', key))).toMatch(/^535 5\.7\.8 /)
    const before = await count()
    for (const line of ['MAIL FROM:<shop@example.com>', 'RCPT TO:<ana@example.com>', 'DATA'])
      expect(await session.say(line)).toMatch(/^530 5\.7\.0 /)
    expect(await count()).toBe(before)
  })

  it('that lacks the right is no wrong password: however often it comes, nobody has to wait', async () => {
    const key = await keyWith('marketing')
    for (let n = 0; n < 25; n++) {
      const session = await relay.dial()
      await session.secure()
      expect(await session.say(plain('apikey', key))).toMatch(/^535 5\.7\.8 /)
      session.end()
    }
    await relay.logIn('apikey', server.key)
  })

  it('with the right transactional alone sends', async () => {
    const before = await count()
    const session = await relay.logIn('apikey', await keyWith('transactional'))
    expect(await session.mail(MAIL)).toMatch(/^250 2\.0\.0 \d+ queued$/)
    expect(await count()).toBe(before + 1)
  })
})

describe('who is logged in already', () => {
  it('is out when the key is revoked', async () => {
    const { key, keyId } = await server.app.domain.accounts.keys.create(server.accountId, {
      name: 'A key',
      rights: ['transactional'],
    })
    const session = await relay.logIn('apikey', key)
    await server.app.domain.accounts.keys.revoke(keyId)
    expect(await session.say('MAIL FROM:<shop@example.com>')).toMatch(
      /^530 5\.7\.0 The login is no longer valid: the key was revoked/,
    )
  })

  it('is out when the user is deleted', async () => {
    const {
      accounts: { users },
    } = server.app.domain
    await users.create(server.accountId, { username: 'leaver', password: 'correct horse battery staple' })
    const session = await relay.logIn('leaver', 'correct horse battery staple')
    const { items } = await server.marketing().listUsers({ query: { username: 'leaver' } })
    await server.marketing().deleteUser({ path: { user_id: items[0]?.user_id ?? 0 } })
    expect(await session.say('MAIL FROM:<shop@example.com>')).toMatch(/^530 5\.7\.0 /)
  })
})
