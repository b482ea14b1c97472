// The certificate as pages: the message, its recipient, its events, and how to check them. The same message and events
// give the same bytes.

import { hash } from 'node:crypto'
import { join } from 'node:path'
import { toDateTime } from '../../../lib/dates.ts'
import type { RegisteredHeading } from '../../../store/messages/registered.ts'
import { MAX_PRINTED } from './event-limits.ts'
import { type CertificateContent, coveredBy, DATA_FILE, writeData } from './evidence-data.ts'

type Document = InstanceType<typeof import('pdfkit')>

// Free fonts with Latin, Greek, Cyrillic, Arabic and more; of each only the characters used are embedded.
const fonts = {
  text: join(import.meta.dirname, 'fonts', 'DejaVuSans.ttf'),
  bold: join(import.meta.dirname, 'fonts', 'DejaVuSans-Bold.ttf'),
  code: join(import.meta.dirname, 'fonts', 'DejaVuSansMono.ttf'),
}

const MARGIN = 50
const LABEL = 110
const GREY = '#555555'
/** Characters of a text that are printed; the hash covers all of them. */
const TEXT = 1500
const DATA = 300

const meanings: Readonly<Record<string, string>> = {
  SENT: 'The message left.',
  DELIVERY: 'It arrived.',
  FAILED: 'It could not be delivered.',
  OPEN: 'It was opened.',
  CLICK: 'A link in it was followed.',
  CUSTOM: 'Added by the sender.',
}

/** Draws the certificate, not signed yet. */
export async function drawCertificate(content: CertificateContent): Promise<Buffer> {
  // Loaded with the first certificate: the start of the server should not wait for the library.
  const { default: PdfDocument } = await import('pdfkit')
  const { name, message, created } = content
  const doc = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: `Evidence of registered message ${message.hash}`,
      Subject: name,
      Author: 'Messaging platform',
      CreationDate: new Date(created),
    },
  })
  for (const [font, file] of Object.entries(fonts)) doc.registerFont(font, file)
  const done = collect(doc)
  const file = {
    name: DATA_FILE,
    type: 'application/json',
    description: 'What this evidence says, for programs',
    creationDate: new Date(created),
    modifiedDate: new Date(created),
    // PDF 2.0, 7.11.4; the types leave it out.
    relationship: 'Data',
  }
  doc.file(writeData(content), file)
  drawHead(doc, content)
  drawMessage(doc, content)
  drawEvents(doc, content)
  drawSeals(doc, content)
  drawVerification(doc, content)
  drawFooters(doc, content)
  doc.end()
  return done
}

function collect(doc: Document): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
}

/** The first `limit` characters of a text; a character that the fonts cannot draw is written as its number. */
function printable(doc: Document, text: string, limit: number): string {
  const cut = [...text.slice(0, limit * 2)].slice(0, limit).join('')
  // The font inside pdfkit, which its types leave out.
  const font = (doc.font('text') as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })
    ._font.font
  const shown = [...cut.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ')].map((char) => {
    const code = char.codePointAt(0) ?? 0
    return char === '\n' || (code >= 32 && font.hasGlyphForCodePoint(code))
      ? char
      : `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`
  })
  return shown.join('') + (cut.length < text.length ? ` … (${text.length} characters in all)` : '')
}

const utcText = (time: number) => `${toDateTime(time)} UTC`
const kindOf = ({ channel }: RegisteredHeading) => (channel === 'sms' ? 'SMS' : 'email')

function drawHead(doc: Document, { message, created }: CertificateContent): void {
  doc.font('bold').fontSize(20).text('Certificate of evidence')
  doc
    .font('text')
    .fontSize(10)
    .fillColor(GREY)
    .text(`of a registered ${kindOf(message)}, made ${utcText(created)}`)
    .fillColor('black')
  doc.moveDown(0.8)
  doc
    .fontSize(10)
    .text(
      'The platform certifies that it sent the message below on behalf of its sender, that its content has the hash below, and that it noted the events below.',
    )
}

function drawHeading(doc: Document, text: string): void {
  if (doc.y > doc.page.height - MARGIN - 90) doc.addPage()
  doc.moveDown(1.2).font('bold').fontSize(12).text(text, MARGIN)
  const y = doc.y + 2
  doc
    .moveTo(MARGIN, y)
    .lineTo(doc.page.width - MARGIN, y)
    .lineWidth(0.7)
    .strokeColor('#999999')
    .stroke()
  doc.y = y + 6
}

function drawLine(doc: Document, label: string, value: string, font: keyof typeof fonts = 'text'): void {
  if (doc.y > doc.page.height - MARGIN - 30) doc.addPage()
  const y = doc.y
  const width = doc.page.width - 2 * MARGIN - LABEL
  doc
    .font('text')
    .fontSize(9)
    .fillColor(GREY)
    .text(label, MARGIN, y, { width: LABEL - 8 })
  const below = doc.y
  // A long text may have begun a new page; then the height of the label does not matter.
  doc
    .fillColor('black')
    .font(font)
    .fontSize(font === 'code' ? 8.5 : 9)
    .text(value || '–', MARGIN + LABEL, y, { width })
  doc.y = Math.max(doc.y, doc.y < y ? 0 : below) + 3
  doc.x = MARGIN
}

function drawMessage(doc: Document, { message, detail }: CertificateContent): void {
  drawHeading(doc, 'The message')
  drawLine(doc, 'Registered as', message.hash, 'code')
  drawLine(doc, 'Message number', String(message.message_id), 'code')
  drawLine(doc, 'Registered', utcText(message.created))
  drawLine(doc, 'From', printable(doc, detail.sender, TEXT))
  drawLine(doc, 'To', printable(doc, detail.to, TEXT))
  if (detail.cc.length > 0) drawLine(doc, 'Copies', printable(doc, detail.cc.join(', '), TEXT))
  if (message.channel === 'email') drawLine(doc, 'Subject', printable(doc, detail.subject, TEXT))
  drawLine(doc, 'Text', printable(doc, detail.textBody, TEXT))
  if (detail.htmlBody) drawLine(doc, 'HTML', `${detail.htmlBody.length} characters, part of the content hash`)
  for (const { filename, type, data } of detail.attachments) {
    const bytes = Buffer.from(data, 'base64')
    drawLine(doc, 'File', `${printable(doc, filename, DATA)} (${printable(doc, type, DATA)}, ${bytes.length} bytes)`)
    drawLine(doc, 'SHA-256 of the file', hash('sha256', bytes, 'hex'), 'code')
  }
  drawLine(doc, 'Content hash', message.content_hash, 'code')
}

function drawEvents(doc: Document, { events }: CertificateContent): void {
  drawHeading(doc, 'What happened to it')
  const width = doc.page.width - 2 * MARGIN
  for (const [i, { type, at, recorded, custom_data, hash: link }] of events.slice(0, MAX_PRINTED).entries()) {
    if (doc.y > doc.page.height - MARGIN - 45) doc.addPage()
    const y = doc.y
    doc
      .font('bold')
      .fontSize(9)
      .text(`${i + 1}. ${type}`, MARGIN, y, { width: LABEL - 8 })
    const noted = recorded === at ? '' : `, noted ${utcText(recorded)}`
    doc
      .font('text')
      .text(`${utcText(at)}${noted}. ${meanings[type] ?? ''}`, MARGIN + LABEL, y, { width: width - LABEL })
    if (custom_data)
      doc.text(`Data: ${printable(doc, custom_data, DATA)}`, MARGIN + LABEL, doc.y, { width: width - LABEL })
    doc
      .font('code')
      .fontSize(7.5)
      .fillColor(GREY)
      .text(`${at} ${recorded} ${link}`, MARGIN + LABEL, doc.y, { width: width - LABEL })
      .fillColor('black')
    doc.y += 5
  }
  doc.x = MARGIN
  const others = events.length - MAX_PRINTED
  if (others > 0)
    doc
      .font('text')
      .fontSize(9)
      .text(`${others} later events are not printed; they are in the file ${DATA_FILE} in this document.`, MARGIN)
}

const whatIsCovered = (events: number) =>
  events === 0 ? 'the content' : events === 1 ? 'the content and event 1' : `the content and events 1 to ${events}`

/** Nothing where there are none. */
function drawSeals(doc: Document, content: CertificateContent): void {
  const seals = coveredBy(content)
  if (seals.length === 0) return
  drawHeading(doc, 'When it was written down')
  for (const { stamped, events, root } of seals) {
    drawLine(
      doc,
      utcText(stamped),
      `An authority stamped ${whatIsCovered(events)}, together with those of other messages.`,
    )
    drawLine(doc, 'Root', root, 'code')
  }
  const way = `The stamp (RFC 3161) is over the root of a tree of SHA-256 hashes (RFC 6962, 2.1), whose leaves are the last hashes of the chains. Stamps and ways from the leaf to the root are in the file ${DATA_FILE}.`
  doc.font('text').fontSize(9).text(way, MARGIN)
}

const stampTexts: Readonly<Record<CertificateContent['stamp'], string>> = {
  stamped:
    'An authority has stamped the time of the signature: the stamp (RFC 3161) lies in the signature (PAdES level B-T).',
  missed: 'The authority of time stamps did not answer in time, so the signature has no time stamp (PAdES level B-B).',
  none: 'The signature has no time stamp of an authority (PAdES level B-B).',
}

function drawVerification(doc: Document, { message, stamp }: CertificateContent): void {
  drawHeading(doc, 'How to check it')
  const content =
    message.channel === 'sms'
      ? 'The content hash is the SHA-256 of sender, recipient and text in UTF-8, with a line feed between them.'
      : 'The content hash is the SHA-256 of the email as it was sent: GET /registered/<registered as>/message returns those bytes.'
  const steps = [
    `This document carries a digital signature. A PDF reader, or the command pdfsig, tells whether it was changed since, and by which certificate it was signed. ${stampTexts[stamp]}`,
    content,
    'Below each event stand when it happened and when it was noted, in Unix milliseconds, and its hash: the SHA-256 of the hash before it (for the first event, the content hash), a line feed, and the JSON array ["TYPE",happened,noted,"data"] without spaces. So no event can be changed, left out or moved unseen.',
    `The command "messaging verify" of the platform checks all of this without a network, with the certificate that the platform shows at /evidences.pem. The file ${DATA_FILE} in this document holds for it what stands on these pages.`,
  ]
  for (const [i, step] of steps.entries())
    doc
      .font('text')
      .fontSize(9)
      .text(`${i + 1}. ${step}`, MARGIN)
      .moveDown(0.4)
}

function drawFooters(doc: Document, { name }: CertificateContent): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    // Otherwise the text would lie outside the page and begin a new one.
    doc.page.margins.bottom = 0
    const y = doc.page.height - 35
    doc
      .font('text')
      .fontSize(7.5)
      .fillColor(GREY)
      .text(`${name} – page ${page + 1} of ${count}`, MARGIN, y, {
        width: doc.page.width - 2 * MARGIN,
        align: 'center',
        lineBreak: false,
      })
    doc.fillColor('black')
  }
}
