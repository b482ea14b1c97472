// The signatures of mails, on mails that a real SMTP server got. They are verified here by a reading of RFC 6376
// of its own, and by dkimpy where it is installed.
import { execFileSync } from 'node:child_process'
import { createHash, generateKeyPairSync, type KeyObject, verify } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDkimKeys, readDkimRecords } from '../../src/server/carriers/dkim-keys.ts'
import { readConfig } from '../../src/server/settings/settings.ts'
import { type Mailing, withCampaign, withSender } from '../support/mailing.ts'
import { commandOf, needs } from '../support/programs.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { type SmtpSink, startSmtpSink } from '../support/smtp.ts'

const folder = mkdtempSync(join(tmpdir(), 'messaging-dkim-'))
const keys = { rsa: generateKeyPairSync('rsa', { modulusLength: 2048 }), ed25519: generateKeyPairSync('ed25519') }
const fileOf = (name: string, key: KeyObject) => {
  const file = join(folder, `${name}.pem`)
  writeFileSync(file, key.export({ type: 'pkcs8', format: 'pem' }))
  return file
}
const MESSAGING_DKIM = [
  `r1._domainkey.example.com=${fileOf('rsa', keys.rsa.privateKey)}`,
  `e1._domainkey.example.com=${fileOf('ed25519', keys.ed25519.privateKey)}`,
  `r2._domainkey.shop.test=${join(folder, 'rsa.pem')}`,
].join(',')
const records = readDkimRecords(readConfig({ MESSAGING_DKIM }).dkim)

let server: TestServer
let sink: SmtpSink
let mailing: Mailing
beforeAll(async () => {
  sink = await startSmtpSink()
  server = await startServer({ env: { MESSAGING_SANDBOX_SMTP_URL: `smtp://127.0.0.1:${sink.port}`, MESSAGING_DKIM } })
  mailing = await withSender(server)
})
afterAll(async () => {
  await server?.close()
  await sink?.close()
  rmSync(folder, { recursive: true, force: true })
})

const arrived = async (recipient: string) =>
  (await sink.waitFor(({ to }) => to.includes(recipient))).raw.toString('latin1')

const relaxed = (line: string) =>
  line
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/^([^:]+?) ?: ?/, (_all, name: string) => `${name.toLowerCase()}:`)
    .trimEnd()

/** The tags of each signature, and whether it holds, read as RFC 6376 6.1 has it. */
function signaturesOf(source: string) {
  const [head = '', ...rest] = source.split('\r\n\r\n')
  const lines = head.split(/\r\n(?![ \t])/)
  const body = rest
    .join('\r\n\r\n')
    .split('\r\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
  while (body.at(-1) === '') body.pop()
  const hash = createHash('sha256')
    .update(body.map((line) => `${line}\r\n`).join(''), 'latin1')
    .digest('base64')
  return lines
    .filter((line) => line.startsWith('DKIM-Signature:'))
    .map((line) => {
      const tags = Object.fromEntries(
        line
          .slice(15)
          .split(';')
          .map(
            (tag) =>
              /^\s*(\w+)=([\s\S]*)$/
                .exec(tag)
                ?.slice(1)
                .map((part) => part.replace(/\s/g, '')) ?? [],
          ),
      )
      const left = lines.filter((other) => !other.startsWith('DKIM-Signature:'))
      const signed = (tags['h'] ?? '').split(':').flatMap((name: string) => {
        const at = left.findLastIndex((other) => other.toLowerCase().startsWith(`${name}:`))
        return at < 0 ? [] : left.splice(at, 1).map(relaxed)
      })
      const text = [...signed, relaxed(line.replace(/b=[^;]*$/, 'b='))].join('\r\n')
      const signature = Buffer.from(tags['b'] ?? '', 'base64')
      const holds =
        tags['a'] === 'rsa-sha256'
          ? verify('sha256', Buffer.from(text, 'latin1'), keys.rsa.publicKey, signature)
          : verify(null, createHash('sha256').update(text, 'latin1').digest(), keys.ed25519.publicKey, signature)
      return { tags, holds: holds && tags['bh'] === hash }
    })
}

/** What dkimpy says to each signature. */
function verifiedByDkimpy(source: string): boolean[] {
  const dns = Object.fromEntries(records.map(({ name, value }) => [name, value]))
  return JSON.parse(
    execFileSync(commandOf('dkimpy'), ['test/support/dkim/verify.py', JSON.stringify(dns)], {
      input: Buffer.from(source, 'latin1'),
    }).toString(),
  )
}

/** One of each kind: the source differs in structure, and in who built it. */
const mails: [string, () => Promise<string>][] = [
  ['a single email of text', async () => (await mailing.send({ to: 'text@example.com' }), arrived('text@example.com'))],
  [
    'text in lines with blanks at their ends',
    async () => {
      await mailing.send({ to: 'blanks@example.com', textBody: 'a  b \r\n\r\n  c\t\r\n\r\n\r\n' })
      return arrived('blanks@example.com')
    },
  ],
  [
    'HTML with letters of all kinds and a file',
    async () => {
      const attachment = [
        {
          filename: 'prices.csv',
          mimeType: 'text/csv',
          arrangement: 'attachment' as const,
          data: Buffer.from('a;b\r\n'.repeat(2000)).toString('base64'),
        },
      ]
      await mailing.send({
        to: 'html@example.com',
        subject: 'Olá, 世界',
        htmlBody: `<p>Olá ${'x'.repeat(3000)}</p>`,
        attachment,
      })
      return arrived('html@example.com')
    },
  ],
  [
    'a registered email',
    async () => (
      await mailing.send({ to: 'registered@example.com', registered: true }), arrived('registered@example.com')
    ),
  ],
  [
    'a mail of a campaign',
    async () => {
      await (await withCampaign(server, ['reader@example.com'], mailing)).start()
      return arrived('reader@example.com')
    },
  ],
]

describe.each(mails)('%s', (_name, send) => {
  let source = ''
  beforeAll(async () => {
    source = await send()
  })

  it('has a signature by each key', () => {
    const found = signaturesOf(source)
    expect(found.map(({ tags }) => [tags['a'], tags['d'], tags['s'], tags['c']])).toEqual([
      ['rsa-sha256', 'example.com', 'r1', 'relaxed/relaxed'],
      ['ed25519-sha256', 'example.com', 'e1', 'relaxed/relaxed'],
    ])
    expect(found.map(({ holds }) => holds)).toEqual([true, true])
    for (const line of source.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998)
  })

  it('is verified by dkimpy', needs('dkimpy'), () => {
    expect(verifiedByDkimpy(source)).toEqual([true, true])
    expect(verifiedByDkimpy(source.replace(/\r\nSubject: /, '\r\nSubject: Re: '))).toEqual([false, false])
    expect(verifiedByDkimpy(source.replace(/\r\nFrom: /, '\r\nFrom: eve@example.com\r\nFrom: '))).toEqual([
      false,
      false,
    ])
  })
})

describe('every text of JSON, whatever its line breaks', () => {
  const breaks = { LF: '\n', CR: '\r', CRLF: '\r\n' }
  const texts: [string, string][] = [
    ...Object.entries(breaks).flatMap(([name, end]): [string, string][] => [
      [`lines that end in ${name}`, `Hello${end}World${end}`],
      [`lines divided by ${name}`, `Hello${end}World`],
      [`dots after ${name}`, `.one${end}.${end}..${end}end${end}.`],
      [`empty lines of ${name} around it`, `${end}${end}Hello${end}${end}World${end}${end}${end}`],
      [`blanks before ${name}`, `a  b ${end}\t${end}  c\t ${end} ${end}`],
      [`letters of many scripts and ${name}`, `Olá${end}世界${end}ΑΒΓ 🙂${end}`],
      [`a long line and ${name}`, `${'x '.repeat(2_000)}${end}short${end}`],
    ]),
    ['all breaks mixed', 'a\nb\rc\r\nd\n\re\r\r\nf\r\n\ng'],
    ['blanks only', ' \n \n'],
    ['line breaks only', '\n\r\n\r'],
    ['no line break', 'Hello'],
  ]
  let n = 0

  describe.each(texts)('%s', (_name, text) => {
    const sources: Record<string, string> = {}
    beforeAll(async () => {
      const html = `<p>${text}</p>${text}`
      const kinds = { text: { textBody: text }, html: { htmlBody: html }, both: { textBody: text, htmlBody: html } }
      for (const [kind, content] of Object.entries(kinds)) {
        const to = `breaks-${++n}@example.com`
        await mailing.send({ ...content, to, registered: kind === 'both' })
        sources[kind] = await arrived(to)
      }
    })

    it('has signatures that hold', () => {
      for (const source of Object.values(sources))
        expect(signaturesOf(source).map(({ holds }) => holds)).toEqual([true, true])
    })

    it('is verified by dkimpy', needs('dkimpy'), () => {
      for (const source of Object.values(sources)) expect(verifiedByDkimpy(source)).toEqual([true, true])
    })
  })
})

describe('what is signed', () => {
  it('holds the headers of unsubscription, and From once more than it is there', async () => {
    await (await withCampaign(server, ['unsubscribe@example.com'], mailing)).start()
    const [signature] = signaturesOf(await arrived('unsubscribe@example.com'))
    const names = (signature?.tags['h'] ?? '').split(':')
    expect(names).toEqual(
      expect.arrayContaining([
        'to',
        'subject',
        'date',
        'message-id',
        'content-type',
        'list-unsubscribe',
        'list-unsubscribe-post',
      ]),
    )
    expect(names.filter((name: string) => name === 'from')).toHaveLength(2)
  })

  it('by the keys of the domain in From, or of one above it; otherwise by those of the first domain', async () => {
    const { marketing, transactional } = mailing
    const selectors = async (email: string) => {
      const { sender_id } = await marketing.createEmailSender({ body: { name: 'Other', email } })
      const to = `to-${email.replace('@', '-')}@example.com`
      await transactional.sendEmail({ body: { senderId: String(sender_id), to, subject: 'a', textBody: 'a' } })
      return signaturesOf(await arrived(to)).map(({ tags }) => tags['d'])
    }
    expect(await selectors('a@news.example.com')).toEqual(['example.com', 'example.com'])
    expect(await selectors('a@SHOP.test')).toEqual(['shop.test'])
    expect(await selectors('a@workshop.test')).toEqual(['example.com', 'example.com'])
  })
})

describe('MESSAGING_DKIM', () => {
  it.each([
    ['s1.example.com=/a.pem', 'must look like s1._domainkey.example.com='],
    ['s1._domainkey.example.com', 'must look like s1._domainkey.example.com='],
    ['S1._domainkey.example.com=/a.pem', 'not a DNS name in lower case'],
    ['s1._domainkey.exa mple.com=/a.pem', 'not a DNS name in lower case'],
    [`s1._domainkey.example.com=${join(folder, 'missing.pem')}`, 'cannot be read from'],
    [
      `s1._domainkey.example.com=${fileOf('ec', generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey)}`,
      'must be RSA of at least 1024 bits or Ed25519',
    ],
    [
      `s1._domainkey.example.com=${fileOf('short', generateKeyPairSync('rsa', { modulusLength: 512 }).privateKey)}`,
      'must be RSA of at least 1024 bits or Ed25519',
    ],
  ])('%s is refused with what to fix', (text, message) => {
    expect(() => readDkimKeys(readConfig({ MESSAGING_DKIM: text }).dkim)).toThrow(message)
  })
})
