// Composes mails without attachments at once. nodemailer makes streams for each part of a mail, which costs more than all
// the rest of sending it; what its functions encode is the same here, byte by byte, but for the names of boundaries.
import { randomBytes } from 'node:crypto'
import type { Address, RenderedEmail } from '../../domain/sending/carrier.ts'
import { createLoopTurn } from '../../lib/loop-turn.ts'

/** The functions of nodemailer, loaded with the first mail: the start of the server should not wait for them. */
async function load() {
  const [words, qp, base64] = await Promise.all([
    import('nodemailer/lib/mime-funcs/index.js'),
    import('nodemailer/lib/qp/index.js'),
    import('nodemailer/lib/base64/index.js'),
  ])
  return { words, qp, base64 }
}
type Tools = Awaited<ReturnType<typeof load>>
let tools: Promise<Tools> | undefined

/** Headers with values that never need encoding. */
const READY = new Set([
  'Auto-Submitted',
  'Feedback-ID',
  'List-ID',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
  'X-Priority',
])
/** Columns of a line. */
const WIDTH = 76
/** Characters of an encoded word. */
const WORD = 52

const PLAIN_TEXT = /^[\x20-\x7e]*$/
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z\d.-]+$/

/** Whether the mail has nothing but texts, and addresses as most are. */
export function isPlain(mail: RenderedEmail): boolean {
  const { from, to, shownTo = [], cc = [], replyTo, headers, subject, text, html, attachments = [] } = mail
  const all = [from, to, ...shownTo, ...cc, ...(replyTo ? [replyTo] : [])]
  return (
    attachments.length === 0 &&
    !!(text || html) &&
    text !== '' &&
    html !== '' &&
    !/[\0-\x1f\x7f]/.test(subject) &&
    PLAIN_TEXT.test(mail.headerId) &&
    all.every(({ name = '', email }) => PLAIN_ADDRESS.test(email) && !/[\0-\x1f\x7f]/.test(name)) &&
    Object.entries(headers).every(([key, value]) => READY.has(key) && value !== '' && PLAIN_TEXT.test(value))
  )
}

/** Q where most letters are Latin, otherwise B. */
function encodingOf(text: string): 'Q' | 'B' {
  let [latin, others] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const letter = code | 0x20
    if (code > 0x7f || (code < 0x20 && !isLineControl(code))) others++
    else if (letter >= 0x61 && letter <= 0x7a) latin++
  }
  return others < latin ? 'Q' : 'B'
}

/** A tab, a line feed or a carriage return. */
const isLineControl = (code: number): boolean => code === 9 || code === 10 || code === 13

function nameOf(name: string, { words }: Tools): string {
  if (/^[\w ]*$/.test(name)) return name
  if (PLAIN_TEXT.test(name)) return `"${name.replace(/[\\"]/g, '\\$&')}"`
  return words.encodeWord(name, encodingOf(name), WORD)
}

const mailboxes = (all: readonly Address[], t: Tools): string =>
  all.map(({ name, email }) => (name ? `${nameOf(name, t)} <${email}>` : email)).join(', ')

/** The headers but for those of the content. */
function headersOf(mail: RenderedEmail, t: Tools): string[] {
  const { subject } = mail
  const isReady = PLAIN_TEXT.test(subject) && !subject.includes('=?')
  const shown = isReady ? subject : t.words.encodeWords(subject, encodingOf(subject), WORD, true)
  const fold = (line: string) => (line.length <= WIDTH ? line : t.words.foldLines(line, WIDTH))
  return [
    ...Object.entries(mail.headers).map(([key, value]) => `${key}: ${value}`),
    fold(`From: ${mailboxes([mail.from], t)}`),
    fold(`To: ${mailboxes(mail.shownTo ?? [mail.to], t)}`),
    ...(mail.cc && mail.cc.length > 0 ? [fold(`Cc: ${mailboxes(mail.cc, t)}`)] : []),
    ...(mail.replyTo ? [fold(`Reply-To: ${mailboxes([mail.replyTo], t)}`)] : []),
    ...(subject.trim() === '' ? [] : [fold(`Subject: ${shown}`)]),
    fold(`Message-ID: <${mail.headerId}>`),
    `Date: ${new Date(mail.date).toUTCString().replace('GMT', '+0000')}`,
  ]
}

/** A text as it goes, and how it is encoded. */
function encoded(text: string, { words, qp, base64 }: Tools): { encoding: string; body: string } {
  if (words.isPlainText(text) && !words.hasLongerLines(text, WIDTH)) return { encoding: '7bit', body: text }
  if (encodingOf(text) === 'Q') return { encoding: 'quoted-printable', body: qp.wrap(qp.encode(text), WIDTH) }
  return { encoding: 'base64', body: base64.wrap(base64.encode(text), WIDTH) }
}

const encodingLine = (encoding: string) => `Content-Transfer-Encoding: ${encoding}`
const typeLine = (kind: 'plain' | 'html') => `Content-Type: text/${kind}; charset=utf-8`

/** Random, so that no text can contain it on purpose. */
const prefix = randomBytes(8).toString('hex')
let made = 0

/** The source of a mail that `isPlain`, with the line breaks that its texts have. */
export async function composePlain(mail: RenderedEmail): Promise<string> {
  const t = await (tools ??= load())
  const turn = createLoopTurn()
  const parts: { type: string; encoding: string; body: string }[] = []
  for (const kind of ['plain', 'html'] as const) {
    const text = kind === 'plain' ? mail.text : mail.html
    if (text === undefined) continue
    parts.push({ type: typeLine(kind), ...encoded(text, t) })
    const pause = turn()
    if (pause) await pause
  }
  const headers = headersOf(mail, t)
  const [first, second] = parts
  if (first && !second) {
    const end = first.body.endsWith('\n') ? '' : '\r\n'
    return (
      [...headers, encodingLine(first.encoding), 'MIME-Version: 1.0', first.type, '', first.body].join('\r\n') + end
    )
  }
  const boundary = `--_${prefix}-${++made}`
  const texts = parts.map(({ type, encoding, body }) =>
    [`--${boundary}`, type, encodingLine(encoding), '', body].join('\r\n'),
  )
  const type = `Content-Type: multipart/alternative;\r\n boundary="${boundary}"`
  return [...headers, 'MIME-Version: 1.0', type, '', ...texts, `--${boundary}--`, ''].join('\r\n')
}
