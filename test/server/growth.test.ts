// Regular expressions and loops over texts that somebody else chose: their time grows with the text, not with its
// square. What reads such texts belongs into the table.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageText } from '../../src/server/channels/http/page-text.ts'
import { readText } from '../../src/server/channels/smpp/parts.ts'
import { decodeShortMessage, ESM, encodeShortMessage } from '../../src/server/channels/smpp/pdu.ts'
import { readReceipt } from '../../src/server/channels/smpp/receipt.ts'
import { contracts } from '../../src/server/contract/registry.ts'
import { feedsOfBody, fillFeeds } from '../../src/server/domain/content/feed-markers.ts'
import { compileHtml } from '../../src/server/domain/content/html-template.ts'
import { mergeTagValues } from '../../src/server/domain/content/merge-tags.ts'
import { oneLine } from '../../src/server/domain/content/one-line.ts'
import { copyOfPage } from '../../src/server/domain/content/page-copy.ts'
import { pageAsMail, pageTitle } from '../../src/server/domain/content/page-mail.ts'
import { compileTemplate } from '../../src/server/domain/content/templates.ts'
import { readerOf } from '../../src/server/domain/insight/tracking/readers.ts'
import { smsName } from '../../src/server/domain/messages/transactional/single-sms.ts'
import { withCodePlace } from '../../src/server/domain/messages/verify/codes.ts'
import { readWords } from '../../src/server/domain/sandbox/captured-search.ts'
import { toEmail, toPhone } from '../../src/server/lib/addresses.ts'
import { csvLine } from '../../src/server/lib/csv.ts'
import { decodeFeed } from '../../src/server/lib/feeds/feed-source.ts'
import { outsideGsm0338, segmentSms } from '../../src/server/lib/gsm0338.ts'
import { readableText } from '../../src/server/lib/html/html-text.ts'
import { rewriteLinks } from '../../src/server/lib/html/links.ts'
import { pageText as textOfPage } from '../../src/server/lib/html/page-text.ts'
import { quietHtml } from '../../src/server/lib/html/quiet-html.ts'
import { firstImage, textOfHtml } from '../../src/server/lib/html/short-text.ts'
import { toJson } from '../../src/server/lib/json-text.ts'
import { linksOf } from '../../src/server/lib/mail-source.ts'
import { readCertificates } from '../../src/server/lib/pki/certificates.ts'
import { fileIn, readSignedPdf } from '../../src/server/lib/pki/signed-pdf.ts'
import { redactedJson } from '../../src/server/lib/redacted-json.ts'
import { classifyRefusal } from '../../src/server/lib/returns/refusal.ts'
import { readReturnedMail } from '../../src/server/lib/returns/returned-mail.ts'
import { isPerson } from '../../src/server/pages/bot-detection.ts'
import { decodeBody } from '../../src/server/soap/reader.ts'
import { escapeXml } from '../../src/wire/soap/encode.ts'

/** What repeated makes a pattern go back: pieces of what the readers look for. */
const pieces = [
  ...['<title', '<title>', '<body', '</body', '</body ', '<a href="', "<a href='", '<a ', '<a href= ', 'href = '],
  ...['<', '>', '"', "'", '\\', '\\u0000', '\\ud800', '&', '&amp;', '{{', '{% ', '{{ code', '}}', '"a" ', '%}'],
  ...['a', 'a.', 'a@', '@', '.', '-', '1', '1-', '+1', ' ', '\t', '\r\n', '\n', ',', ':', '=', ';', '/', '//', 'é'],
  ...[
    '<a href=\' <a href="',
    '<img',
    "<img src='",
    '<![CDATA[',
    '<!--',
    '<!DOCTYPE',
    '{{FEED',
    '{{ FEEDITEM:',
    '{{FEEDBLOCK:',
    '<style>',
    'url(',
    'url("',
    '/*',
    '@import',
    '@font-face{',
    '-"',
    '/ByteRange [0 1 2 3]',
    '\n1 0 obj\n<<\n/Type /EmbeddedFile\n',
    '-----BEGIN CERTIFICATE-----',
  ],
  ...['http://', 'https://a?', 'cid:', 'AppleWebKit', 'Macintosh', 'encoding', '<?xml encoding', 'charset = ', '€'],
]
const endings = ['', '!', '"', '\0', '>', '@', '\n']

const anyhow = (read: (text: string) => unknown) => (text: string) => {
  try {
    read(text)
  } catch {
    // A refusal is as good as an answer.
  }
}

/** A deliver_sm with a text, as it comes from the wire. */
function deliverSm(text: string, esmClass: number) {
  const someone = { ton: 1, npi: 1, addr: text }
  const message = { source: someone, destination: someone, esmClass, registeredDelivery: 0, dataCoding: 0 }
  const shortMessage = Buffer.from(text).subarray(0, 65_000)
  return decodeShortMessage(encodeShortMessage({ ...message, shortMessage, tlvs: new Map() }))
}

const readers: Record<string, (text: string) => unknown> = {
  pageTitle,
  'a page as an email': (text) => pageAsMail(text, 'https://a.example.com/'),
  'a style of a page as an email': (text) => pageAsMail(`<style>${text}</style>`, 'https://a.example.com/'),
  'the text of an email': (text) => textOfPage(text),
  'the links of a template': (text) => compileHtml(text).fill({}),
  copyOfPage: (text) => copyOfPage(`<a ${text}`, 'https://a.example.com/'),
  'a base of a page': (text) => copyOfPage(`<base ${text}`, 'https://a.example.com/'),
  pageText: (text) => pageText(Buffer.from(text), text),
  isPerson: (text) => isPerson({ method: 'GET', headers: { 'user-agent': text, purpose: text } }),
  'links that are rewritten': (text) => rewriteLinks(text, () => 'x', { head: 'x', tail: 'x' }),
  'links in a tag': (text) => rewriteLinks(`<a ${text}`, () => 'x'),
  'links for Outlook': (text) => rewriteLinks(`<!--[if mso]>${text}<![endif]-->`, () => 'x'),
  'placeholders in a page': (text) => compileHtml(`{{ a }}${text}{{ a }}`).fill({}),
  oneLine,
  feedsOfBody,
  fillFeeds: (text) => fillFeeds(`{{FEEDBLOCK:https://a.example/${text}`, {}),
  'a text of a feed': (text) => textOfHtml(text, 1_000),
  firstImage,
  'the encoding of a feed': (text) => decodeFeed(Buffer.from(text), text),
  mergeTagValues: (text) => mergeTagValues([text]),
  'a template': (text) => compileTemplate(text, 'html'),
  'a value in a template': (text) => compileTemplate('{{ a | strip_html | squish }}', 'html').render({ a: text }),
  readerOf,
  smsName,
  withCodePlace,
  toPhone,
  toEmail,
  'the domain of an address': (text) => toEmail(`a@${text}`),
  csvLine: (text) => csvLine([text]),
  outsideGsm0338,
  'an SMS in GSM 03.38': (text) => segmentSms(text, 'gsm0338'),
  'an SMS in Unicode': (text) => segmentSms(text, 'unicode'),
  'a text of a centre of SMS': (text) => readText(deliverSm(text, ESM.udh)),
  'a receipt of a centre of SMS': (text) => readReceipt(deliverSm(text, ESM.receipt)),
  toJson,
  'links of HTML': (text) => linksOf(text, null),
  'links of text': (text) => linksOf(null, text),
  'the encoding of XML': (text) => decodeBody(Buffer.from(text), 'text/xml'),
  'the charset of XML': (text) => decodeBody(Buffer.from('<a/>'), text),
  escapeXml,
  'a preview': (text) => quietHtml(text, { loadable: (url) => url, head: '' }),
  'a style of a preview': (text) => quietHtml(`<style>${text}`, { loadable: (url) => url, head: '' }),
  'a tag of a preview': (text) => quietHtml(`<p ${text}`, { loadable: (url) => url, head: '' }),
  readWords,
  'the words of a page': (text) => readableText(text, 8_000),
  'the answer of a mail host': (text) => classifyRefusal({ text, stage: 'recipient' }),
  'a body that is kept': (text) => redactedJson({ text, secret: text }, 8_000, { codes: true }),
  'a mail that came back': (text) => readReturnedMail(text),
  'the header of a mail that came back': (text) => readReturnedMail(`From: ${text}\r\nReferences: ${text}\r\n\r\n`),
  'a bounce that people read': (text) => readReturnedMail(`From: mailer-daemon@x\r\n\r\n${text}`),
  'a report in a mail that came back': (text) =>
    readReturnedMail(`Content-Type: message/delivery-status\r\n\r\nAction: ${text}\r\nDiagnostic-Code: ${text}`),
  'a signed PDF': (text) => readSignedPdf(Buffer.from(`%PDF-1.3\n${text}`)),
  'the signature of a PDF': (text) =>
    readSignedPdf(Buffer.from(`%PDF-1.3\n/ByteRange [0 47 59 0]\n/Contents <${text}`)),
  'a file in a PDF': (text) => fileIn(Buffer.from(`\n1 0 obj\n<<\n/Type /EmbeddedFile\n${text}`)),
  readCertificates,
}

/** Every pattern and format of the contracts, as the generated validators apply them. */
function patternsOfContracts(): Record<string, (text: string) => unknown> {
  const load = createRequire(import.meta.url)
  const found: Record<string, (text: string) => unknown> = {}
  for (const name of Object.keys(contracts)) {
    const source = readFileSync(load.resolve(`../../generated/${name}/validators.js`), 'utf8')
    for (const [, text] of source.matchAll(/new RegExp\(("[^\n]*?"), "u"\)/g)) {
      const pattern = new RegExp(JSON.parse(text as string) as string, 'u')
      found[`pattern ${pattern.source}`] = (value) => pattern.test(value)
    }
    for (const [, format = ''] of source.matchAll(/fullFormats(?:\.|\[")([\w-]+)/g)) {
      const check = (fullFormats as Record<string, unknown>)[format]
      const validate = (check as { validate?: unknown }).validate ?? check
      if (validate instanceof RegExp) found[`format ${format}`] = (value) => validate.test(value)
      else if (typeof validate === 'function') found[`format ${format}`] = (value) => validate(value) as unknown
    }
  }
  return found
}

/** Milliseconds of this thread for one text, whatever else the machine has to do. */
function worked(read: (text: string) => unknown, text: string): number {
  const before = process.threadCpuUsage()
  read(text)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const LENGTH = 50_000
/** Milliseconds below which a growth says nothing, and the growth of four times the text that is still allowed. */
const NOISE = 40
const MOST_GROWTH = 10
/** Growth of one measurement up to which no second one is needed: linear readers show 4, quadratic ones 16. */
const CLEARLY_LINEAR = 6

const leastOf = (measure: () => number): number => Math.min(measure(), measure(), measure())

interface Sample {
  name: string
  /** The text in so many characters, with its ending. */
  text(length: number): string
  /** Half of the lengths that are measured: a quadratic reader then takes 25 % of the time. */
  short: string
  long: string
}

/** Built once: most patterns read 100,000 characters faster than they are written. */
let samples: Sample[] = []

beforeAll(() => {
  samples = pieces.flatMap((piece) =>
    endings.map((ending) => {
      const text = (length: number) => piece.repeat(Math.ceil(length / piece.length)) + ending
      const name = `${JSON.stringify(piece)} and ${JSON.stringify(ending)}`
      return { name, text, short: text(LENGTH / 2), long: text(2 * LENGTH) }
    }),
  )
})

// 80 MB, and the next file runs in the same process.
afterAll(() => {
  samples = []
})

/** Whether a first look, at half of the lengths, leaves open that the time grows faster than the text. */
function isSuspect(read: (text: string) => void, { short, long }: Sample): boolean {
  const first = worked(read, long)
  return first >= NOISE / 4 && first / worked(read, short) > CLEARLY_LINEAR
}

function isSuperlinear(read: (text: string) => void, { text }: Sample): boolean {
  const [short, long] = [text(LENGTH), text(4 * LENGTH)]
  // A pattern that goes back does so each time; what comes by chance, such as a collection of garbage, does not.
  const least = leastOf(() => worked(read, long))
  if (least < NOISE) return false
  return (
    least /
      Math.max(
        leastOf(() => worked(read, short)),
        NOISE / MOST_GROWTH,
      ) >
    MOST_GROWTH
  )
}

/** Texts that take much longer when they are four times as long. */
function superlinear(reader: (text: string) => unknown): string[] {
  const read = anyhow(reader)
  return samples.filter((sample) => isSuspect(read, sample) && isSuperlinear(read, sample)).map(({ name }) => name)
}

describe('the time for a text grows as the text does', () => {
  it.each(Object.keys(readers))('in %s', (name) => {
    expect(superlinear(readers[name] as (text: string) => unknown)).toEqual([])
  })

  const patterns = patternsOfContracts()
  it.each(Object.keys(patterns))('in the %s', (name) => {
    expect(superlinear(patterns[name] as (text: string) => unknown)).toEqual([])
  })
})
