// The log: one line a request, and nothing in it that somebody would not want to be read there.
import { describe, expect, it } from 'vitest'
import { createHttpApp } from '../../src/server/http/app.ts'
import { eventually } from '../support/eventually.ts'
import { withCampaign, withSender } from '../support/mailing.ts'
import { startReceiver } from '../support/receiver.ts'
import { startServer } from '../support/server.ts'
import { startSmtpSink } from '../support/smtp.ts'
import { withSmsSender } from '../support/texting.ts'

interface Line {
  level: number
  id?: string
  op?: string
  status?: number
  ms?: number
  account?: number
  key?: string
}

/** A server that logs everything, and what it logs. */
async function startLogged(env: Record<string, string> = {}) {
  const written: string[] = []
  const logStream = { write: (line: string) => void written.push(line) }
  const server = await startServer({ env: { MESSAGING_LOG: 'trace', ...env }, app: { logStream } })
  return { server, text: () => written.join(''), lines: () => written.map((line) => JSON.parse(line) as Line) }
}

describe('the log', () => {
  it('has one line for each request: operation, status, time, account, key, request id', async () => {
    const { server, lines } = await startLogged()
    await using _ = server
    const answers = [
      await server.inject('/marketing/v3/lists', { headers: { apikey: server.key } }),
      await server.inject('/marketing/v3/lists', { headers: { apikey: 'wrong' } }),
      await server.inject('/no/such/address'),
      await server.inject('/marketing/v3/lists/%ff'),
    ]
    const about = answers.map((answer) => lines().filter(({ id }) => id === answer.headers.get('x-request-id')))
    expect(about.map((found) => found.length)).toEqual([1, 1, 1, 1])
    const [first, second, third, fourth] = about.flat()
    expect(first).toMatchObject({
      op: 'listLists',
      status: 200,
      ms: expect.any(Number),
      account: server.accountId,
      key: expect.stringMatching(/^[0-9a-f]{12}$/),
    })
    expect(second).toMatchObject({ op: 'listLists', status: 401 })
    expect(second).not.toHaveProperty('account')
    expect([third?.op, third?.status, fourth?.op, fourth?.status]).toEqual(['GET', 404, 'GET', 404])
  })

  it('has no line for a probe, unless it fails or somebody debugs', async () => {
    const { server, lines } = await startLogged({ MESSAGING_LOG: 'info' })
    await using _ = server
    for (const path of ['/healthz', '/readyz', '/metrics']) expect((await server.inject(path)).status).toBe(200)
    expect(lines()).toEqual([])
    const { server: debugged, lines: all } = await startLogged({ MESSAGING_LOG: 'debug' })
    await using __ = debugged
    await debugged.inject('/healthz')
    expect(all()).toMatchObject([{ level: 20, op: 'healthz', status: 200 }])
  })

  it('holds no key, password, code, address or text, at any level', async () => {
    const smtp = await startSmtpSink({ authenticate: () => false })
    const receiver = await startReceiver(() => 500)
    const smtpUrl = new URL(smtp.url)
    Object.assign(smtpUrl, { username: 'relay-user-7731', password: 'relay-password-7731' })
    const { server, text, lines } = await startLogged({ MESSAGING_SANDBOX_SMTP_URL: smtpUrl.href })
    try {
      const mailing = await withSender(server)
      const callback = `${receiver.url}/hook?token=callback-token-7731`
      await mailing.send({
        to: 'secret-reader-7731@example.com',
        subject: 'secret-subject-7731 {{ code }}',
        textBody: 'secret-body-7731',
        mergeTags: ['code:secret-tag-7731'],
      })
      const campaign = await withCampaign(server, ['secret-contact-7731@example.com'], mailing)
      await mailing.marketing.createWebhook({
        body: { list_id: campaign.list_id, url: callback, actions: ['subscription'] },
      })
      const contact = {
        base: { email: 'second-secret-7731@example.com', first_name: 'secret-name-7731', cellphone: '351-917731773' },
      }
      await mailing.marketing.createContact({ path: { list_id: campaign.list_id }, body: contact })
      await receiver.waitFor(({ path }) => path.includes('callback-token-7731'))
      const contacts = ['imported-7731@example.com', 'imported-too-7731@example.com'].map((email) => ({
        base: { email },
      }))
      await mailing.marketing.importContacts({
        path: { list_id: campaign.list_id },
        body: { mode: 'add', compare_field: 'email', contacts, callback_url: callback },
      })
      const { sender_id } = await withSmsSender(server)
      const api = server.transactional()
      const { requestId } = await api.requestVerifyBySms({ body: { senderId: String(sender_id), to: '351-917731774' } })
      const { code } = await api.getVerifyRequest({ path: { id: requestId } })
      await api.validateVerifyCode({ path: { id: requestId }, body: { code: 'WRONG1' } }).catch(() => undefined)
      await api.validateVerifyCode({ path: { id: requestId }, body: { code } })
      const raw = (body: string, headers: Record<string, string> = {}) =>
        server.inject('/marketing/v3/lists?token=query-secret-7731', {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json', ...headers },
        })
      await raw('{"internal_name":"broken-secret-7731"', { apikey: server.key })
      await raw('{}', {
        apikey: 'guessed-secret-7731',
        authorization: 'Basic basic-secret-7731',
        cookie: 'a=cookie-secret-7731',
        'idempotency-key': 'idempotency-secret-7731',
      })
      await server.inject('/t/o-1.token-secret-7731')
      await eventually(() => lines().some(({ op }) => op === 'track'))
      await server.sandbox().advanceClock({ body: { seconds: 60 } })
      expect(lines().length).toBeGreaterThan(10)
      // Numbers and times of the log may happen to hold the digits of a code.
      const words = text().replaceAll(/"(time|pid|ms)":[\d.]+/g, '')
      for (const one of [server.key, code, '7731', 'whsec_', 'shop@example.com'])
        expect(
          words.split('\n').filter((line) => line.includes(one)),
          one,
        ).toEqual([])
    } finally {
      await server.close()
      await receiver.close()
      await smtp.close()
    }
  })

  it('says of an unexpected error what and where, and not what else hangs on it', async () => {
    const written: string[] = []
    const app = createHttpApp({ logLevel: 'trace', logStream: { write: (line) => void written.push(line) } })
    app.get('/fail', async () => {
      throw Object.assign(new Error('It broke.'), {
        code: 'E1',
        detail: 'Key (email)=(secret-7731) exists',
        request: { headers: { apikey: 'secret-7731' } },
      })
    })
    const answer = await app.inject('/fail')
    expect(answer.statusCode).toBe(500)
    const line = written
      .map((text) => JSON.parse(text) as { level: number; err?: Record<string, unknown> })
      .find(({ level }) => level === 50)
    expect(line?.err).toEqual({
      type: 'Error',
      message: 'It broke.',
      code: 'E1',
      stack: expect.stringContaining('log.test.ts'),
    })
    for (const text of [written.join(''), answer.payload]) expect(text).not.toContain('secret-7731')
    expect(answer.payload).not.toContain('It broke')
    await app.close()
  })
})
