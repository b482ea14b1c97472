// Mails that are made to use up the memory of the process that reads them, at a platform with a small heap: each gets an
// answer that is final, and nothing else is touched.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { SentMessageInfo } from 'nodemailer/lib/smtp-transport/index.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SmtpSink, startSmtpSink } from '../support/smtp.ts'
import { clientsOf, type Started, startPlatform } from '../support/started.ts'

/** Megabytes of heap of the whole process; by default it would have thousands. */
const HEAP = 350

const data = mkdtempSync(join(tmpdir(), 'messaging-hostile-'))
let smtp: SmtpSink
let platform: Started
let key: string
beforeAll(async () => {
  smtp = await startSmtpSink()
  platform = await startPlatform(data, {
    NODE_OPTIONS: `--max-old-space-size=${HEAP}`,
    MESSAGING_SANDBOX_SMTP_URL: smtp.url,
  })
  key = platform.secret('Sandbox key')
  const { marketing } = clientsOf(platform, data)
  await marketing.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
})
afterAll(async () => {
  await platform?.end()
  await smtp?.close()
  rmSync(data, { recursive: true, force: true })
})

const FROM = 'From: shop@example.com\r\n'
const many = (text: string, bytes: number) => text.repeat(Math.floor(bytes / text.length))
const MB = 1_000_000

function nested(depth: number, inner: string): string {
  let mail = FROM
  for (let n = 0; n < depth; n++) mail += `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`
  return `${mail}${inner}`
}

/** Each with the code that it gets: what can be passed on is passed on, whatever it is made of. */
const mails: [string, number, () => string][] = [
  ['lines of dots', 250, () => `${FROM}\r\n${many('..\r\n', 4 * MB)}`],
  ['flowed text', 250, () => `${FROM}Content-Type: text/plain; format=flowed\r\n\r\n${many('..\r\n', 4 * MB)}`],
  ['empty lines', 250, () => `${FROM}\r\n${many('\r\n', 18 * MB)}`],
  ['HTML in short lines', 250, () => `${FROM}Content-Type: text/html\r\n\r\n${many('<p>\r\n', 16 * MB)}`],
  ['links', 250, () => `${FROM}\r\n${many('http://a \r\n', 16 * MB)}`],
  ['parts', 554, () => `${FROM}Content-Type: multipart/mixed; boundary=a\r\n\r\n${many('--a\r\n\r\n', 16 * MB)}`],
  ['lines like boundaries', 250, () => nested(1, `\r\nHi\r\n${many('--b0x\r\n', 16 * MB)}`)],
  ['nested parts', 554, () => nested(200, '\r\nHi')],
  ['nested parts with much inside', 250, () => nested(15, `\r\n${many('--b9x\r\n', 16 * MB)}`)],
  ['nested mails', 552, () => `${FROM}${many('Content-Type: message/rfc822\r\n\r\n', 16 * MB)}`],
  ['headers', 554, () => `${FROM}${many('A: b\r\n', 16 * MB)}\r\nHi`],
  ['headers without end', 554, () => `${FROM}${many('A: b\r\n', 400_000)}\r\nHi`],
  ['encoded words', 250, () => `${FROM}Subject: ${many('=?x-y?Q?=0D?=\r\n ', 400_000)}\r\n\r\nHi`],
  ['addresses', 250, () => `${FROM}Cc: ${many('"a" <a@example.com>,\r\n ', 400_000)}b@example.com\r\n\r\nHi`],
  ['groups in groups', 250, () => `${FROM}Cc: ${many('a:', 400_000)}\r\n\r\nHi`],
  ['parameters', 250, () => `${FROM}Content-Type: text/plain${many(';\r\n a*0*="', 400_000)}\r\n\r\nHi`],
  ['the name of a character set', 250, () => `${FROM}Content-Type: text/plain; charset=${many('x', 60_000)}\r\n\r\nHi`],
  ['base64 in short lines', 250, () => `${FROM}Content-Transfer-Encoding: base64\r\n\r\n${many('QQo=\r\n', 16 * MB)}`],
  [
    'soft line breaks',
    250,
    () => `${FROM}Content-Transfer-Encoding: quoted-printable\r\n\r\n${many('=\r\n', 16 * MB)}`,
  ],
  ['escapes', 250, () => `${FROM}Content-Transfer-Encoding: quoted-printable\r\n\r\n${many('=0A', 16 * MB)}`],
  [
    'HTML with too much to track',
    554,
    () =>
      `${FROM}X-Click-Tracking-Enabled: true\r\nContent-Type: text/html\r\n\r\n${many('<a href="http://a">\r\n', 2 * MB)}`,
  ],
]

/** Pieces of a mail: a client that hands over all of it at once uses up its own memory. */
function* piecesOf(mail: string) {
  for (let at = 0; at < mail.length; at += 65_536) yield Buffer.from(mail.slice(at, at + 65_536), 'latin1')
}

async function codeOf(mail: string, to: string): Promise<number> {
  const port = Number(/:(\d+)/.exec(platform.row('SMTP relay'))?.[1])
  const program = createTransport({
    host: '127.0.0.1',
    port,
    requireTLS: true,
    tls: { rejectUnauthorized: false },
    auth: { user: 'apikey', pass: key },
    socketTimeout: 240_000,
  })
  const envelope = { from: 'shop@example.com', to: [to] }
  try {
    const { response } = (await program.sendMail({ envelope, raw: Readable.from(piecesOf(mail)) })) as SentMessageInfo
    return Number(response.slice(0, 3))
  } catch (error) {
    return (error as { responseCode?: number }).responseCode ?? 0
  } finally {
    program.close()
  }
}

it.each(mails)(
  '%s: the answer is %i, and the platform lives',
  async (name, code, make) => {
    const before = platform.server()
    const to = `${name.replaceAll(' ', '-').toLowerCase()}@example.com`
    const mail = make()
    expect(await codeOf(mail, to)).toBe(code)
    if (code === 250) {
      const arrived = await smtp.waitFor((one) => one.to.includes(to))
      // What is missing are dots and headers, what is more is the header that the relay adds.
      expect(arrived.raw.length).toBeGreaterThan(mail.length / 2 - 400_000)
    }
    expect(await codeOf(`${FROM}\r\nHi`, 'ana@example.com')).toBe(250)
    expect(platform.server()).toBe(before)
  },
  240_000,
)
