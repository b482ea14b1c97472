// Mails as programs write them, and as attackers do: headers that try to be two, MIME that is invalid, bytes that are
// not text.
import type { Random } from './random.ts'

/** The recipient who must get nothing, whatever a mail says. */
export const VICTIM = 'victim@example.org'

const base64 = (text: string) => Buffer.from(text).toString('base64')
const encodedWord = (text: string) => `=?utf-8?B?${base64(text)}?=`

const strangeHeaders: readonly string[] = [
  `Subject: =?utf-8?Q?a=0D=0ABcc:_${VICTIM.replace('@', '=40')}?=`,
  `Subject: ${encodedWord(`a\r\nBcc: ${VICTIM}`)}`,
  `Subject: a\r\n\tb\r\n  c`,
  `To: ${encodedWord(`a" <${VICTIM}>\r\nCc: ${VICTIM}`)} <ana@example.com>`,
  `Bcc: ${VICTIM}`,
  `Cc: ${VICTIM}`,
  `To: undisclosed-recipients:;`,
  'To: a:b:c;,;,<<>>,"',
  `To: ${'ana@example.com, '.repeat(400)}`,
  'Reply-To: <>, "\u0000" <a@b>',
  `Reply-To: ${encodedWord('x\r\ny')} <r@example.com>`,
  'From: other@example.com',
  'From:',
  'From: shop@example.com',
  'From : shop@example.com',
  `Sender: ${VICTIM}`,
  `Return-Path: <${VICTIM}>`,
  'Date: never',
  'Date: Thu, 99 Nov 99999 99:99:99 +9999',
  'Message-ID: <a\tb@c>',
  `Message-ID: <${'a'.repeat(2_000)}@b>`,
  'Message-ID: <a@b>\r\n <c@d>',
  `References: ${'<a@b> '.repeat(3_000)}`,
  'In-Reply-To: <<<>>>',
  'X-Priority: 1',
  'X-Priority: 99',
  'X-Priority: 1\u0007',
  'X-Registered: true',
  'X-Sender-Hash: 1',
  'X-Sender-Hash: __proto__',
  `X-Sender-Hash: ${'f'.repeat(32)}`,
  'X-Reply-To-Hash: 99999999999999999999',
  'X-Open-Tracking-Enabled: true',
  'X-Click-Tracking-Enabled: TRUE',
  `X-${'a'.repeat(5_000)}: b`,
  ': no name',
  'no colon at all',
  ' begins with a space',
  'Subject: \xff\xfe\xc3',
  'MIME-Version: 1.0',
  'Content-Transfer-Encoding: base64',
  'Content-Transfer-Encoding: nothing',
  'Content-Type: text/plain; charset=klingon',
  'Content-Type: text/html; charset="utf-7"',
  'Content-Type: multipart/mixed',
  'Content-Type: message/rfc822',
  'Content-Type: ; ; =',
  "Content-Type: text/plain; charset*0*=utf-8''%ff; charset*1=x",
  'Content-Type: multipart/mixed; boundary=""',
  `Subject: ${'{{ a'.repeat(20)}`,
  `Subject: ${'x'.repeat(20_000)}`,
]

const part = (headers: string, body: string) => `--b\r\n${headers}\r\n\r\n${body}\r\n`
const bodies: readonly (readonly [headers: string, body: string])[] = [
  ['Content-Type: text/plain; charset=utf-8', 'Hello\r\n..dots\r\n'],
  ['Content-Type: text/html', '<p>Ol&aacute; <a href="https://shop.invalid/a">b</a><img src="cid:x"></p>'],
  ['Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64', base64('Olá')],
  ['Content-Type: text/plain\r\nContent-Transfer-Encoding: base64', '====\r\n!!!!'],
  ['Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable', '=\r\n=zz=C3=A1=0D=0A=00'],
  ['Content-Type: text/plain; format=flowed; delsp=yes', '> a \r\n>> b \r\n-- \r\n'],
  [
    'Content-Type: multipart/alternative; boundary=b',
    `${part('Content-Type: text/plain', 'a')}${part('Content-Type: text/html', '<b>a</b>')}--b--`,
  ],
  [
    'Content-Type: multipart/mixed; boundary=b',
    `${part('Content-Type: text/plain', 'a')}${part('Content-Type: application/octet-stream; name="../../etc/passwd"\r\nContent-Disposition: attachment; filename*=utf-8\'\'%00%0d%0a', base64('x'.repeat(3_000)))}--b--`,
  ],
  [
    'Content-Type: multipart/related; boundary=b',
    `${part('Content-Type: text/html', '<img src="cid:%78">')}${part('Content-Type: image/png\r\nContent-ID: <x>', 'abc')}--b--`,
  ],
  [
    'Content-Type: multipart/mixed; boundary=b',
    `${part('Content-Type: message/rfc822', `From: a@b.example\r\nBcc: ${VICTIM}\r\n\r\nInner`)}--b--`,
  ],
  ['Content-Type: multipart/mixed; boundary=b', '--b\r\n'.repeat(300)],
  [
    'Content-Type: multipart/mixed; boundary=b',
    `${part('Content-Type: text/calendar; method=REQUEST\r\n; x', 'BEGIN:VCALENDAR')}${part('', 'a')}`,
  ],
  ['Content-Type: application/pdf', '%PDF'],
  ['', ''],
]

/** A valid mail. */
export const properMail = (random: Random): string => {
  const [headers, body] = random.pick(bodies.slice(0, 3))
  return `From: Shop <shop@example.com>\r\nTo: ana@example.com\r\nSubject: ${random.pick(['Hello', encodedWord('Olá')])}\r\n${headers}\r\n\r\n${body}`
}

/** Changes some bytes: others in their place, more of them, fewer of them. */
function scramble(bytes: Buffer, random: Random): Buffer {
  const at = random.below(bytes.length + 1)
  const end = Math.min(bytes.length, at + random.below(40))
  const extra = random.pick([
    Buffer.from([random.below(256)]),
    Buffer.from('\r'),
    Buffer.from('\n'),
    Buffer.from('\r\n.\r'),
    Buffer.from([0]),
    Buffer.from([0xed, 0xa0, 0x80]),
    Buffer.alloc(3_000, 0xff),
    bytes.subarray(at, end),
  ])
  return Buffer.concat([bytes.subarray(0, at), extra, bytes.subarray(random.chance(0.5) ? at : end)])
}

/** A mail with one thing wrong, or several; without the dot that ends it. */
export function hostileMail(random: Random): Buffer {
  const [own, body] = random.pick(bodies)
  const headers = [
    'From: Shop <shop@example.com>',
    'To: ana@example.com',
    'Subject: Hello',
    ...own.split('\r\n'),
  ].filter((line) => line !== '')
  do headers.splice(random.below(headers.length + 1), random.chance(0.2) ? 1 : 0, random.pick(strangeHeaders))
  while (random.chance(0.5))
  const mail = Buffer.from(`${headers.join('\r\n')}${random.chance(0.95) ? '\r\n\r\n' : '\r\n'}${body}`, 'latin1')
  return random.chance(0.3) ? scramble(mail, random) : mail
}
