// The windows of requests, as every door of an account counts in them: both REST APIs, the relay and SOAP.
import { afterEach, describe, expect, it } from 'vitest'
import { createTransactionalClient, RateLimitError } from '../../../src/clients/index.ts'
import { withSender } from '../../support/mailing.ts'
import { startRelay } from '../../support/relay.ts'
import { startServer } from '../../support/server.ts'
import { soapOf } from '../../support/soap.ts'

const open: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

const sixHeaders = ['limit', 'remaining', 'reset'].flatMap((name) => [`x-ratelimit-${name}`, `x-account-${name}`])
const MAIL = 'From: shop@example.com\r\nTo: ana@example.com\r\nSubject: Hello\r\n\r\nHello'

/** A platform that allows this many requests of a key in ten minutes, and of an account in an hour. */
async function start(perKey: number, perAccount: number) {
  const server = await startServer({ env: { MESSAGING_RATE_LIMIT: `${perKey}/600,${perAccount}` } })
  open.push(server)
  // The sender is the first request.
  const mailing = await withSender(server)
  const stored = async () =>
    (await server.app.domain.messages.transactional.log.list(server.accountId, 'email', { created: {} })).length
  return { server, mailing, stored }
}

describe('the windows', () => {
  it('are on every answer, and a request beyond them is a 429 that does nothing', async () => {
    const { server, mailing, stored } = await start(3, 1_000)
    const send = () =>
      server.inject('/api/v2/email/messages/action/send/single', {
        method: 'POST',
        headers: { apikey: server.key, 'content-type': 'application/json' },
        body: JSON.stringify({
          senderId: mailing.senderId,
          to: 'ana@example.com',
          subject: 'Hello',
          textBody: 'Hello',
        }),
      })
    for (const left of ['1', '0']) {
      const { status, headers } = await send()
      expect([status, headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining')]).toEqual([200, '3', left])
      expect(headers.get('x-account-limit')).toBe('1000')
    }
    const refused = await send()
    expect(refused.status).toBe(429)
    for (const name of [...sixHeaders, 'retry-after']) expect(refused.headers.get(name), name).toMatch(/^\d+$/)
    expect(refused.headers.get('retry-after')).toBe(refused.headers.get('x-ratelimit-reset'))
    expect(await refused.json()).toMatchObject({ title: 'Too Many Requests', status: 429 })
    expect(await stored()).toBe(2)
    // Another key of the account has a window of its own.
    const second = await server.app.domain.accounts.keys.create(server.accountId, { name: 'Second', rights: null })
    await expect(server.transactional(second.key).listEmailMessages({})).resolves.toHaveLength(2)
  })

  it('hold guesses of keys by their address', async () => {
    const { server } = await start(2, 1_000)
    const statuses: number[] = []
    for (const apikey of ['guess1', 'guess2', 'guess3'])
      statuses.push((await server.inject('/api/v2/sms/senders', { headers: { apikey } })).status)
    expect(statuses).toEqual([401, 401, 429])
  })

  it('of the account are the same at every door, and a relayed mail beyond them can be sent again', async () => {
    const { server, mailing, stored } = await start(1_000, 6)
    const relay = await startRelay(server)
    open.push(relay)
    const soap = soapOf(server)
    const session = await relay.logIn()
    expect(await session.mail(MAIL)).toMatch(/^250 /)
    const taken = await stored()
    // However many there were, the account has used them up when one is refused.
    let refusal: unknown
    for (let n = 0; n < 6 && !refusal; n++)
      refusal = await mailing.transactional.listEmailSenders().then(
        () => null,
        (error) => error,
      )
    expect(refusal).toMatchObject({ status: 429, retryAfter: expect.any(Number) })
    await expect(mailing.marketing.listLists()).rejects.toMatchObject({ status: 429 })
    await expect(soap.getLists({})).rejects.toMatchObject({ status: 429 })
    expect(await session.say('MAIL FROM:<shop@example.com>')).toMatch(/^451 4\.7\.1 .*Try again in \d+ seconds/)
    expect(await session.say('RSET')).toMatch(/^250 /)
    // A mail program is told that the refusal is for now: it keeps the mail.
    await expect(relay.send({ to: 'ana@example.com', subject: 'a', text: 'a' })).rejects.toMatchObject({
      responseCode: 451,
      command: 'MAIL FROM',
    })
    expect(await stored()).toBe(taken)
    // The sandbox is not metered: it moves the clock and shows what was captured while tests try the limits.
    await expect(mailing.sandbox.getClock()).resolves.toBeDefined()
  })

  it('of a key are the same at the relay for those who log in with it', async () => {
    const { server } = await start(2, 1_000)
    const relay = await startRelay(server)
    open.push(relay)
    const session = await relay.logIn('apikey', server.key)
    expect(await session.mail(MAIL)).toMatch(/^250 /)
    await expect(server.transactional().listEmailMessages({})).rejects.toMatchObject({ status: 429 })
    expect(await session.say('MAIL FROM:<shop@example.com>')).toMatch(/^451 4\.7\.1 /)
    // The user has a window of their own.
    expect(await (await relay.logIn()).mail(MAIL)).toMatch(/^250 /)
  })
})

describe('the client', () => {
  it('waits as long as the platform says before it sends again', async () => {
    const { server } = await start(1, 1_000)
    const [waits, asked]: [number[], (string | null)[]] = [[], []]
    const client = createTransactionalClient({
      apiKey: server.key,
      fetch: async (request) => {
        const answer = await server.inject(request)
        asked.push(answer.headers.get('retry-after'))
        return answer
      },
      retries: 2,
      maxWaitMs: 600_000,
      sleep: async (ms) => void waits.push(ms),
    })
    const error = await client.resubscribeEmail({ body: { emailAddress: 'ana@example.com' } }).catch((one) => one)
    expect(error).toBeInstanceOf(RateLimitError)
    expect(asked).toHaveLength(3)
    expect(waits).toEqual(asked.slice(0, 2).map((seconds) => Number(seconds) * 1_000))
  })
})
