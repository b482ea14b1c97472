// What comes in goes out: a relayed mail keeps its parts byte by byte, whatever their encoding, character set and line
// breaks, and signatures over them hold.
import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Mailing, withSender } from '../../support/mailing.ts'
import { commandOf, needs } from '../../support/programs.ts'
import { type Session, startRelay, type TestRelay } from '../../support/relay.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { parseMail, type SmtpSink, startSmtpSink } from '../../support/smtp.ts'

let server: TestServer
let smtp: SmtpSink
let mailing: Mailing
let relay: TestRelay
let session: Session
const folder = mkdtempSync(join(tmpdir(), 'messaging-smime-'))

beforeAll(async () => {
  smtp = await startSmtpSink()
  server = await startServer({ env: { MESSAGING_SANDBOX_SMTP_URL: smtp.url } })
  mailing = await withSender(server)
  relay = await startRelay(server)
  session = await relay.logIn()
})
afterAll(async () => {
  await relay?.close()
  await server?.close()
  await smtp?.close()
  rmSync(folder, { recursive: true, force: true })
})

let mails = 0

/** Relays a mail of these fields and this body (one character for each byte) as it is; resolves with what arrives. */
async function pass(fields: string[], body: string) {
  const to = `reader${++mails}@example.com`
  const source = [...[`From: Shop <shop@example.com>`, `To: ${to}`, 'Subject: Hello', ...fields], '', body].join('\r\n')
  // The end of the mail brings the line break at its end.
  const stuffed = source.replace(/\r\n$/, '').replaceAll('\r\n.', '\r\n..')
  const reply = await session.mail(Buffer.from(stuffed, 'latin1'), { to: [to] })
  expect(reply).toMatch(/^250 /)
  const id = Number(/ (\d+) queued/.exec(reply)?.[1])
  const mail = await smtp.waitFor((one) => one.to.includes(to))
  const raw = mail.raw.toString('latin1')
  return { id, mail, raw, body: raw.slice(raw.indexOf('\r\n\r\n') + 4), to }
}

const hashOf = (content: string | Buffer) =>
  createHash('sha256')
    .update(typeof content === 'string' ? Buffer.from(content, 'latin1') : content)
    .digest('hex')

/** The source between the boundary lines of a multipart with the boundary `b`. */
const partsOf = (body: string) => body.split(/(?:^|\r\n)--b(?:--)?\r\n/).slice(1, -1)

const quotedPrintable = (text: string) =>
  [...Buffer.from(text, 'latin1')].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')

describe('files', () => {
  const contents: [string, string][] = [
    ['CRLF', 'one\r\ntwo\r\n'],
    ['no line break at the end', 'one\r\ntwo'],
    ['empty lines at the end', 'one\r\n\r\n\r\n'],
    ['blanks at the ends of lines', 'one \r\ntwo\t\r\n \r\n'],
    ['lines of dots', '.\r\n..\r\n.one\r\n'],
    ['nothing', ''],
    ['bytes above 127', 'Ol\xe1 \x80\xff\r\n'],
    ['UTF-8', Buffer.from('Olá 世界\r\n').toString('latin1')],
    ['a line that looks like a boundary', '--bb\r\n-- b\r\n'],
  ]
  // Only an encoding can hold these: on the wire every line ends in CRLF.
  const encodedOnly: [string, string][] = [
    ['LF', 'one\ntwo\n'],
    ['CR', 'one\rtwo\r'],
    ['all line breaks', 'a\nb\rc\r\nd\n\re'],
    ['every byte', String.fromCharCode(...Array.from({ length: 256 }, (_, i) => i))],
    ['random bytes', randomBytes(100_000).toString('latin1')],
  ]
  const encodings: Record<string, (content: string) => string> = {
    '7bit': (content) => content,
    '8bit': (content) => content,
    binary: (content) => content,
    base64: (content) =>
      Buffer.from(content, 'latin1')
        .toString('base64')
        .replace(/.{76}(?=.)/g, '$&\r\n'),
    'quoted-printable': (content) => quotedPrintable(content).replace(/.{72}(?=.)/g, '$&=\r\n'),
    'x-unknown': (content) => content,
  }
  const charsets = ['utf-8', 'iso-8859-1', 'us-ascii', 'utf-16le', 'klingon', undefined]
  const types = ['text/plain', 'text/csv', 'text/html', 'application/json', 'message/rfc822']
  const cases = Object.entries(encodings).flatMap(([encoding, encode]) =>
    [...contents, ...(['base64', 'quoted-printable'].includes(encoding) ? encodedOnly : [])].map(
      ([name, content], i) => ({
        encoding,
        name,
        encoded: encode(content),
        type: types[i % types.length] as string,
        charset: charsets[i % charsets.length],
      }),
    ),
  )

  it.each(cases)('in $encoding with $name ($type, $charset) arrive as they were', async (one) => {
    const { encoding, encoded, type, charset } = one
    const head = [
      `Content-Type: ${type}${charset ? `; charset=${charset}` : ''}; name="a file.dat"`,
      `Content-Transfer-Encoding: ${encoding}`,
      'Content-Disposition: attachment; filename="a file.dat"',
    ].join('\r\n')
    const whole = `preamble\r\n--b\r\nContent-Type: text/plain\r\n\r\nSee the file\r\n--b\r\n${head}\r\n\r\n${encoded}\r\n--b--\r\nepilogue\r\n`
    const { body, id } = await pass(['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'], whole)
    expect(hashOf(body)).toBe(hashOf(whole))
    expect((await mailing.log(id)).campaign.attachement).toBe(true)
  })

  it('stay as they are beside HTML that is tracked', async () => {
    const file = 'a\r\n\r\n'
    const whole = `--b\r\nContent-Type: text/html\r\n\r\n<a href="https://shop.example.com/">Shop</a>\r\n--b\r\nContent-Type: text/csv\r\n\r\n${file}\r\n--b--\r\n`
    const { body } = await pass(['Content-Type: multipart/mixed; boundary=b', 'X-Click-Tracking-Enabled: true'], whole)
    const [html, csv] = partsOf(body)
    expect(html).toContain('/t/c-')
    expect(csv).toBe(`Content-Type: text/csv\r\n\r\n${file}`)
  })
})

describe('the structure', () => {
  it('of an invitation stays: the calendar is an alternative, with its method', async () => {
    const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nBEGIN:VEVENT\r\nSUMMARY:Tea\r\nEND:VEVENT\r\nEND:VCALENDAR'
    const part = (type: string, text: string) => `--b\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`
    const whole = `${part('text/plain', 'Tea?')}${part('text/html', '<p>Tea?</p>')}${part('text/calendar; method=REQUEST; charset=utf-8', calendar)}--b--\r\n`
    const { body, mail, id } = await pass(
      ['Content-Type: multipart/alternative; boundary="b"', 'X-Open-Tracking-Enabled: true'],
      whole,
    )
    const [text, html, invitation] = partsOf(body)
    expect(text).toBe('Content-Type: text/plain\r\n\r\nTea?')
    expect(html).toContain(`/t/o-${id}.`)
    expect(invitation).toBe(`Content-Type: text/calendar; method=REQUEST; charset=utf-8\r\n\r\n${calendar}`)
    const { headers } = await parseMail(mail)
    expect(headers.find(({ key }) => key === 'content-type')?.value).toBe('multipart/alternative; boundary="b"')
  })

  it.each([
    ['an invitation alone', ['Content-Type: text/calendar; method=REQUEST'], 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'],
    ['format=flowed', ['Content-Type: text/plain; format=flowed; delsp=yes'], 'a \r\nb \r\n> c\r\n-- \r\nAna\r\n'],
    ['quoted-printable', ['Content-Transfer-Encoding: quoted-printable'], 'Ol=E1=20=\r\nthere=\r\n\r\n'],
    ['eight bits', ['Content-Transfer-Encoding: 8bit', 'Content-Type: text/plain; charset=utf-8'], 'Ol\xc3\xa1\r\n'],
    ['no MIME at all', [], 'Hello\r\n\r\n\r\n'],
    [
      'parts in parts',
      ['Content-Type: multipart/mixed; boundary=b'],
      '--b\r\nContent-Type: multipart/related; boundary=c\r\n\r\n--c\r\nContent-Type: text/html\r\n\r\n<img src="cid:1">\r\n--c\r\nContent-Type: image/png\r\nContent-ID: <1>\r\n\r\nabc\r\n--c--\r\n--b\r\n\r\nfooter\r\n--b--\r\n',
    ],
    [
      'a mail in a mail',
      ['Content-Type: multipart/digest; boundary=b'],
      '--b\r\n\r\nFrom: a@example.com\r\nSubject: Inner\r\n\r\nInner\r\n--b\r\nContent-Type: text/plain\r\n\r\nHi\r\n--b--',
    ],
  ])('of %s stays byte by byte', async (_name, fields, body) => {
    const passed = await pass(fields, body)
    expect(passed.body.replace(/\r\n$/, '')).toBe(body.replace(/\r\n$/, ''))
    for (const field of fields) expect(passed.raw).toContain(`\r\n${field}\r\n`)
  })
})

describe('HTML that is tracked', () => {
  const link = '<a href="https://shop.example.com/?a=1&amp;b=á">Olá 世</a>'
  const tracking = ['X-Click-Tracking-Enabled: true', 'X-Open-Tracking-Enabled: true']

  it.each([
    ['8bit', 'utf-8', Buffer.from(link).toString('latin1')],
    ['base64', 'utf-8', Buffer.from(link).toString('base64')],
    ['quoted-printable', 'utf-8', quotedPrintable(Buffer.from(link).toString('latin1')).replace(/.{72}/g, '$&=\r\n')],
    ['base64', 'utf-16le', Buffer.from(link, 'utf16le').toString('base64')],
    ['8bit', 'iso-8859-1', Buffer.from(link.replace(' 世', ''), 'latin1').toString('latin1')],
  ])('in %s and %s can be read as before', async (encoding, charset, content) => {
    const { mail, body } = await pass(
      [...tracking, `Content-Transfer-Encoding: ${encoding}`, `Content-Type: text/html;\r\n charset="${charset}"`],
      content,
    )
    const { html } = await parseMail(mail)
    expect(html).toMatch(/<a href="https:[^"]+\/t\/c-[^"]+">Olá( 世)?<\/a>\s*<img src="[^"]+\/t\/o-/)
    for (const line of body.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998)
  })

  it('goes out untouched where there is nothing to track, and no signature of the author is broken', async () => {
    const html = '<p>Hello</p>\r\n'
    const { body } = await pass(['Content-Type: text/html', 'X-Click-Tracking-Enabled: true'], html)
    expect(body).toBe(html)
  })
})

describe('signed parts', () => {
  const html = '<html><body><a href="https://shop.example.com/">Shop</a>  \r\n</body></html>'
  const inner = `Content-Type: multipart/alternative; boundary=c\r\n\r\n--c\r\nContent-Type: text/plain\r\n\r\nHi \r\n--c\r\nContent-Type: text/html\r\n\r\n${html}\r\n--c--\r\n`

  it('stay as they are, also with tracking', async () => {
    const whole = `--b\r\n${inner}\r\n--b\r\nContent-Type: application/pgp-signature\r\n\r\nabc\r\n--b--\r\n`
    const { body, id } = await pass(
      [
        'Content-Type: multipart/signed; boundary=b; micalg=pgp-sha256; protocol="application/pgp-signature"',
        'X-Click-Tracking-Enabled: true',
        'X-Open-Tracking-Enabled: true',
      ],
      whole,
    )
    expect(body).toBe(whole)
    expect((await mailing.log(id)).campaign.contentHtml).toContain('https://shop.example.com/')
  })

  describe('of S/MIME', needs('openssl'), () => {
    const file = (name: string) => join(folder, name)
    const openssl = (...args: string[]) =>
      execFileSync(commandOf('openssl'), args, { stdio: ['ignore', 'pipe', 'ignore'] })
    beforeAll(() => {
      const subject = ['-subj', '/CN=Shop/emailAddress=shop@example.com']
      openssl('req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', file('key'), '-out', file('cert'), ...subject)
      writeFileSync(file('content'), inner)
    })

    it.each([
      ['detached', ['-sign', '-text']],
      ['opaque', ['-sign', '-nodetach', '-text']],
    ])('that are %s are verified after the relay', async (name, options) => {
      openssl(
        'smime',
        ...options.filter((option) => option !== '-text'),
        '-crlfeol',
        '-in',
        file('content'),
        '-signer',
        file('cert'),
        '-inkey',
        file('key'),
        '-out',
        file(name),
      )
      const signed = readFileSync(file(name), 'latin1').replaceAll(/\r?\n/g, '\r\n')
      const at = signed.indexOf('\r\n\r\n')
      const fields = signed.slice(0, at).split(/\r\n(?![ \t])/)
      const { mail } = await pass([...fields, 'X-Open-Tracking-Enabled: true'], signed.slice(at + 4))
      writeFileSync(file('arrived'), mail.raw)
      const verified = openssl('smime', '-verify', '-in', file('arrived'), '-CAfile', file('cert'), '-purpose', 'any')
      expect(verified.toString('latin1')).toContain(html)
    })
  })
})

describe('headers', () => {
  it('go out as they were written, without those for the relay and for the way', async () => {
    const kept = [
      'Cc: "Eva, Chief"\r\n <eva@example.com>, Undisclosed:;',
      'List-Unsubscribe: <https://shop.example.com/off>',
      'Auto-Submitted: auto-generated',
      'Comments: =?iso-8859-1?Q?Ol=E1?=',
      'MIME-Version: 1.0 (Shop)',
      'Content-Language: pt',
      'X-Mailer: shop',
      'X-Entity-Ref-ID: order-1001',
      'X-Auto-Response-Suppress: OOF, AutoReply',
      'X-GitHub-Reason: mention',
    ]
    const dropped = [
      'Received: from here by there; Thu, 1 Jan 2026 00:00:00 +0000',
      'Return-Path: <a@example.com>',
      'Sender: boss@example.com',
      'Resent-To: victim@example.com',
      'DKIM-Signature: v=1; a=rsa-sha256; b=abc',
      'ARC-Seal: i=1; a=rsa-sha256',
      'Bcc: secret@example.com',
      'X-Sender-Hash: 1',
      'X-SMTPAPI: {"to":["secret@example.com"]}',
      'X-MC-Metadata: {"id":1}',
      'X-Original-To: secret@example.com',
      'X-Received: from here by there',
    ]
    const { raw } = await pass([...kept, ...dropped], 'Hi')
    for (const field of kept) expect(raw).toContain(`\r\n${field}\r\n`)
    for (const field of dropped) expect(raw).not.toContain(field.slice(0, field.indexOf(':') + 1))
  })

  it('that no mail server takes are written anew', async () => {
    const { mail, raw } = await pass(
      [
        `Comments: Ol\xc3\xa1 ${'word '.repeat(400)}`,
        `Cc: J\xc3\xb3 <jo@example.com>`,
        `Keywords: ${'k'.repeat(2_000)}`,
        'Organization: a\r\n \r\n b',
      ],
      'Hi',
    )
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
    expect(head).toMatch(/^[\t\r\n -~]*$/)
    for (const line of head.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998)
    const { cc, headers } = await parseMail(mail)
    expect(cc).toMatchObject([{ name: 'Jó', address: 'jo@example.com' }])
    expect(headers.map(({ key }) => key)).toEqual(expect.arrayContaining(['comments', 'keywords', 'organization']))
  })
})

describe('mails that are files', () => {
  it.each([
    ['a scan', ['Content-Type: application/pdf; name="scan.pdf"', 'Content-Transfer-Encoding: base64'], 'JVBERg==\r\n'],
    ['an EDI message', ['Content-Type: application/EDIFACT'], "UNB+UNOA:1'\r\n"],
    [
      'a report',
      ['Content-Type: multipart/mixed; boundary=b'],
      '--b\r\nContent-Type: application/gzip; name=r.xml.gz\r\nContent-Transfer-Encoding: base64\r\n\r\nH4sI\r\n--b--\r\n',
    ],
    ['nothing', [], ''],
  ])('go out without a text: %s', async (_what, fields, given) => {
    const { body } = await pass(fields, given)
    expect(body.trimEnd()).toBe(given.trimEnd())
  })
})

describe('lines of more than 998 octets', () => {
  const long = `Olá, ${'mundo '.repeat(400)}= fim`
  const bytes = Buffer.from(long).toString('latin1')
  const longest = (raw: string) => Math.max(...raw.split('\r\n').map((line) => line.length))
  const html = `<p>${'x'.repeat(3_000)}</p>`

  it('are encoded in a mail that is one part', async () => {
    const { raw, mail } = await pass(
      ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit'],
      bytes,
    )
    expect(longest(raw)).toBeLessThan(100)
    expect((await parseMail(mail)).text?.trim()).toBe(long)
  })

  it('are encoded in those parts that have them, and the others stay', async () => {
    const short = '\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nshort\r\n'
    const blob = Buffer.alloc(3_000, 7).toString('base64')
    const {
      raw,
      body,
      mail: arrived,
    } = await pass(
      ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'],
      `--b${short}--b\r\nContent-Type: text/html\r\n\r\n${html}\r\n--b\r\n` +
        `Content-Type: application/x-blob; name=a\r\nContent-Transfer-Encoding: base64\r\n\r\n${blob}\r\n--b--\r\n`,
    )
    expect(longest(raw)).toBeLessThan(100)
    expect(body).toContain(short)
    const mail = await parseMail(arrived)
    expect(mail.html).toContain(html)
    expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer)).toEqual(Buffer.alloc(3_000, 7))
  })

  it('are encoded within a mail that was forwarded', async () => {
    const inner = `Subject: inner\r\nContent-Type: text/html\r\n\r\n${html}\r\n`
    const { raw } = await pass(
      ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'],
      `--b\r\nContent-Type: message/rfc822\r\n\r\n${inner}\r\n--b--\r\n`,
    )
    expect(longest(raw)).toBeLessThan(100)
    expect(raw).toMatch(/Content-Type: message\/rfc822\r\n\r\nSubject: inner\r\n/)
  })

  it('stay where a signature covers them', async () => {
    const signed = `--b\r\nContent-Type: text/plain\r\n\r\n${'x'.repeat(1_500)}\r\n--b--\r\n`
    const { body } = await pass(['Content-Type: multipart/signed; boundary=b'], signed)
    expect(body).toBe(signed)
  })
})
