// Mails without attachments: what we compose is what nodemailer composes, but for the names of boundaries.
import { describe, expect, it } from 'vitest'
import { composeSource, toMailOptions } from '../../../src/server/channels/email/mime.ts'
import { isPlain } from '../../../src/server/channels/email/plain-source.ts'
import type { RenderedEmail } from '../../../src/server/domain/sending/carrier.ts'
import { toCrlf } from '../../../src/server/lib/line-breaks.ts'

const { default: MailComposer } = await import('nodemailer/lib/mail-composer/index.js')

const base: RenderedEmail = {
  messageId: 1,
  accountId: 1,
  headerId: 'm.1@example.com',
  campaignHash: 'x',
  from: { name: 'Shop', email: 'shop@example.com' },
  to: { name: 'Reader 1', email: 'reader1@example.com' },
  subject: 'Spring for Reader 1',
  headers: {
    'List-Unsubscribe': `<https://example.com/u/${'x'.repeat(90)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-ID': '<list-1.example.com>',
    'Auto-Submitted': 'auto-generated',
    'Feedback-ID': 'a:b:campaign:c',
    'X-Priority': '1',
  },
  date: 1_764_000_000_123,
}

const texts: readonly [string, string][] = [
  ['one line', 'Hello'],
  ['lines that end', 'Hello\nworld\n'],
  ['CRLF and dots', '.Hello\r\n..\r\n\r\n. \r\n'],
  ['CR alone', 'a\rb\r\rc'],
  ['a long line', `<p>${'word '.repeat(40)}</p>`],
  ['a line without blanks', 'x'.repeat(2_000)],
  ['blanks at the ends of lines', `a  \nb\t\n ${'y'.repeat(80)} \n`],
  ['accents', 'Olá, João: promoções de Março = 100 % grátis\nà tarde'],
  ['Cyrillic', 'Привет, мир. '.repeat(30)],
  ['signs beyond the plane', '🎉 party 🎉 '.repeat(20)],
  ['control letters', 'a\u0001b\u007fc'],
  ['equals signs', `${'=3D='.repeat(30)}\n=`],
  ['lines of 76 and 77', `${'a'.repeat(76)}\n${'b'.repeat(77)}\n`],
  ['large', `<p>Olá ${'mundo '.repeat(30)}</p>\r\n`.repeat(1_500)],
  ['From at the start', 'From here\n\nFrom there'],
]

const mails: readonly [string, Partial<RenderedEmail>][] = [
  ...texts.flatMap(([what, text]): [string, Partial<RenderedEmail>][] => [
    [`text: ${what}`, { text }],
    [`HTML: ${what}`, { html: text }],
    [`both: ${what}`, { text, html: `<p>${text}</p>` }],
  ]),
  ...[
    'Müller & Söhne',
    'Shop, the "best"\\',
    'Привет',
    'O\u2019Neil',
    'x'.repeat(100),
    `${'long name '.repeat(12)}end`,
    '=?UTF-8?Q?a?=',
    ' ',
  ].map((name): [string, Partial<RenderedEmail>] => [
    `a name: ${name}`,
    { text: 'a', from: { name, email: 'a@example.com' }, to: { name, email: 'b@example.com' } },
  ]),
  ...[
    '',
    ' ',
    'Olá',
    'A subject in ASCII with so many words that it has to be folded at the seventy-sixth column, or before it',
    'Um assunto com acentuação tão comprido que não cabe numa linha só, e talvez nem em duas',
    'Русская тема письма, длинная, длинная, длинная, длинная',
    '=?UTF-8?Q?looks_encoded?=',
    '🎉'.repeat(30),
    'x'.repeat(200),
  ].map((subject): [string, Partial<RenderedEmail>] => [`a subject: ${subject}`, { text: 'a', subject }]),
  [
    'several recipients',
    {
      text: 'a',
      shownTo: Array.from({ length: 9 }, (_, n) => ({ name: `N ${n}`, email: `n${n}@example.com` })),
      cc: [{ email: 'c@example.com' }, { name: 'D.', email: 'd+e@example.com' }],
      replyTo: { email: 'r@example.com' },
    },
  ],
]

/** Boundaries have names that nobody can foresee. */
function withoutNames(source: string): string {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1]
  return boundary === undefined ? source : source.replaceAll(boundary, 'BOUNDARY')
}

describe('a mail without attachments', () => {
  it.each(mails)('%s', async (_what, change) => {
    const mail = { ...base, ...change }
    expect(isPlain(mail)).toBe(true)
    const theirs = await new MailComposer(toMailOptions(mail)).compile().build()
    expect(withoutNames(await composeSource(mail))).toBe(withoutNames(toCrlf(theirs.toString('latin1'))))
  })

  it.each([
    ['attachments', { attachments: [{ filename: 'a', contentType: 'text/plain', content: Buffer.from('a') }] }],
    ['a header of somebody', { headers: { 'X-A': 'b' } }],
    ['an address beyond ASCII', { to: { email: 'josé@example.com' } }],
    ['a quoted address', { to: { email: '"a b"@example.com' } }],
    ['a line break in the subject', { subject: 'a\r\nBcc: b@example.com' }],
    ['a line break in a name', { to: { name: 'a\r\nBcc: b@example.com', email: 'a@example.com' } }],
    ['a line break in a header', { headers: { 'Feedback-ID': 'a\r\nBcc: b@example.com' } }],
    ['no text', { text: '' }],
  ])('with %s is left to nodemailer', (_what, change) => {
    expect(isPlain({ ...base, text: 'a', ...change })).toBe(false)
  })
})
