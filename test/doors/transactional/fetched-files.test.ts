// Attachments that the platform fetches from an address of the customer.
import { randomBytes } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Mailing, withSender } from '../../support/mailing.ts'
import { type Receiver, startReceiver } from '../../support/receiver.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { parseMail, type SmtpSink, startSmtpSink } from '../../support/smtp.ts'

const MEGABYTE = 1024 * 1024

let server: TestServer
let smtp: SmtpSink
let files: Receiver
let mailing: Mailing
/** Serves bytes: the receiver answers texts. */
let bytes: http.Server
let content: Buffer
let bytesUrl: string

beforeAll(async () => {
  smtp = await startSmtpSink()
  files = await startReceiver()
  bytes = http.createServer((_request, response) => response.end(content))
  await new Promise<void>((resolve) => bytes.listen(0, '127.0.0.1', resolve))
  bytesUrl = `http://127.0.0.1:${(bytes.address() as AddressInfo).port}/a.bin`
  server = await startServer({ env: { MESSAGING_SANDBOX_SMTP_URL: smtp.url } })
  mailing = await withSender(server)
})
afterAll(async () => {
  await server?.close()
  await smtp?.close()
  await files?.close()
  bytes?.closeAllConnections()
  await new Promise((resolve) => bytes.close(resolve))
})
beforeEach(() => {
  files.respond = () => ({ status: 200, body: 'terms' })
})

const fetched = (url: string) => ({
  filename: 'a.bin',
  mimeType: 'application/octet-stream',
  arrangement: 'attachment' as const,
  url,
})

let recipients = 0
async function sendWith(...attachment: NonNullable<Parameters<Mailing['send']>[0]>['attachment'] & object) {
  const to = `reader${++recipients}@example.com`
  const id = await mailing.send({ to, attachment })
  return { to, id, status: await mailing.settled(id) }
}

describe('sendEmail', () => {
  it('fetches a file when it sends, and carries it byte by byte', async () => {
    content = randomBytes(300_000)
    const { to, status } = await sendWith(fetched(bytesUrl))
    expect(status).toBe('finished')
    const { attachments } = await parseMail(await smtp.waitFor((mail) => mail.to.includes(to)))
    expect(attachments).toHaveLength(1)
    expect(Buffer.from(attachments[0]?.content as ArrayBuffer).equals(content)).toBe(true)
  })

  it('asks once, without the key of the account', async () => {
    await sendWith(fetched(`${files.url}/once?a=1`))
    const asked = files.requests.filter(({ path }) => path === '/once?a=1')
    expect(asked.map(({ method }) => method)).toEqual(['GET'])
    expect(JSON.stringify(asked[0]?.headers)).not.toContain(server.key)
  })

  it.each([
    { name: 'is not there', respond: () => 404 },
    { name: 'is elsewhere', respond: () => ({ status: 302, headers: { location: '/other' } }) },
    { name: 'breaks off', respond: () => null },
  ])('ends as send_failed when the file $name', async ({ respond }) => {
    files.respond = ({ path }) => (path === '/other' ? 200 : respond())
    const { to, status } = await sendWith(fetched(`${files.url}/file`))
    expect(status).toBe('send_failed')
    expect(smtp.mails.some((mail) => mail.to.includes(to))).toBe(false)
    expect(files.requests.some(({ path }) => path === '/other')).toBe(false)
  })

  it('ends as send_failed when a file is larger than 5 MB', async () => {
    content = Buffer.alloc(5 * MEGABYTE + 1)
    expect((await sendWith(fetched(bytesUrl))).status).toBe('send_failed')
    content = Buffer.alloc(5 * MEGABYTE)
    expect((await sendWith(fetched(bytesUrl))).status).toBe('finished')
  })

  it('ends as send_failed when all files together are larger than 5 MB', async () => {
    content = Buffer.alloc(3 * MEGABYTE)
    expect((await sendWith(fetched(bytesUrl), fetched(bytesUrl))).status).toBe('send_failed')
    const { url: _url, ...named } = fetched(bytesUrl)
    const inside = { ...named, data: content.toString('base64') }
    expect((await sendWith(inside, fetched(bytesUrl))).status).toBe('send_failed')
  })

  it('takes 20 files, and refuses more with their place', async () => {
    const many = Array.from({ length: 21 }, (_, n) => fetched(`${files.url}/many/${n}`))
    await expect(mailing.send({ attachment: many })).rejects.toMatchObject({
      status: 400,
      errors: { 'body.attachment': 'must have at most 20 items' },
    })
    expect(files.requests.some(({ path }) => path.startsWith('/many/'))).toBe(false)
  })

  it('asks once for an address that is named 20 times', async () => {
    const { status } = await sendWith(...Array.from({ length: 20 }, () => fetched(`${files.url}/same`)))
    expect(status).toBe('finished')
    expect(files.requests.filter(({ path }) => path === '/same')).toHaveLength(1)
  })

  it('holds at most four connections to one host', async () => {
    let [open, most] = [0, 0]
    const waiting: (() => void)[] = []
    const answerAll = async () => {
      for (let n = 0; n < 50; n++) await server.app.http.inject('/healthz')
      for (const answer of waiting.splice(0)) answer()
    }
    const slow = http.createServer((_request, response) => {
      most = Math.max(most, ++open)
      response.on('close', () => open--)
      waiting.push(() => response.end('a'))
      // As many as are open now are answered together, once the platform had time to open more.
      if (waiting.length === 4) void answerAll()
    })
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
    const { port } = slow.address() as AddressInfo
    const { status } = await sendWith(...Array.from({ length: 20 }, (_, n) => fetched(`http://127.0.0.1:${port}/${n}`)))
    slow.closeAllConnections()
    slow.close()
    expect([status, most]).toEqual(['finished', 4])
  })

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/a',
    'http://192.168.1.1/a',
    'http://[fd00::1]/a',
    'http://0.0.0.0/a',
  ])('does not fetch from %s', async (url) => {
    const { to, status } = await sendWith(fetched(url))
    expect(status).toBe('send_failed')
    expect(smtp.mails.some((mail) => mail.to.includes(to))).toBe(false)
  })

  it.each(['ftp://example.com/a', 'file:///etc/passwd', '/etc/passwd', 'data:text/plain,a'])(
    'refuses the address %s at once',
    async (url) => {
      await expect(mailing.send({ attachment: [fetched(url)] })).rejects.toMatchObject({ status: 400 })
    },
  )

  it('reaches this machine for no account when no network is allowed', async () => {
    await using guarded = await startServer({ env: { MESSAGING_ALLOW_PRIVATE: 'none' } })
    const alone = await withSender(guarded)
    const id = await alone.send({ attachment: [fetched(`${files.url}/guarded`)] })
    await expect(alone.settled(id)).resolves.toBe('send_failed')
    expect(files.requests.some(({ path }) => path === '/guarded')).toBe(false)
  })

  it('fetches nothing from the platform itself', async () => {
    const own = await startReceiver(() => ({ status: 200, body: 'measurements' }))
    server.app.ownPort(Number(new URL(own.url).port))
    const { status } = await sendWith(fetched(`${own.url}/metrics`))
    expect(status).toBe('send_failed')
    expect(own.requests).toEqual([])
    await own.close()
  })
})
