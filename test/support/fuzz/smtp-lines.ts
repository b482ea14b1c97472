// What a client of the relay may send: commands in and out of order, several at once, invalid ones, and mails.
import { hostileMail, properMail, VICTIM } from './mails.ts'
import type { Random } from './random.ts'

const base64 = (text: string) => Buffer.from(text).toString('base64')

const commands: readonly string[] = [
  'EHLO client.example.com',
  'HELO client.example.com',
  'NOOP',
  'RSET',
  'MAIL FROM:<shop@example.com>',
  'MAIL FROM:<shop@example.com> BODY=8BITMIME SIZE=1000',
  'RCPT TO:<ana@example.com>',
  'RCPT TO:<rui@example.com>',
  'RCPT TO:<reader@xn--bcher-kva.example>',
  'DATA',
  'NOOP',
]

const strange: readonly string[] = [
  'MAIL FROM:<>',
  'MAIL FROM: <shop@example.com>',
  'mail from:<SHOP@EXAMPLE.COM>',
  'MAIL FROM:<other@example.com>',
  'MAIL FROM:<shop@example.com',
  'MAIL FROM:shop@example.com',
  'MAIL',
  'MAIL FROM',
  'MAIL FROM:',
  'MAIL TO:<a@b>',
  'MAIL FROM:<@relay.example:shop@example.com>',
  'MAIL FROM:<"a b"@example.com>',
  'MAIL FROM:<shop@[127.0.0.1]>',
  'MAIL FROM:<shop@[IPv6:::1]>',
  'MAIL FROM:<shop@xn--\x7f>',
  'MAIL FROM:<shop@xn--a>',
  `MAIL FROM:<${'a'.repeat(400)}@example.com>`,
  `MAIL FROM:<a@${'b.'.repeat(200)}c>`,
  'MAIL FROM:<shop@example.com> SIZE=99999999999999999999',
  'MAIL FROM:<shop@example.com> SIZE=-1',
  'MAIL FROM:<shop@example.com> SIZE=1 SIZE=2',
  'MAIL FROM:<shop@example.com> BODY=',
  'MAIL FROM:<shop@example.com> AUTH=<>',
  'MAIL FROM:<shop@example.com> AUTH=+0D+0A',
  'MAIL FROM:<shop@example.com> __proto__=1',
  'MAIL FROM:<shop@example.com> constructor=1 toString',
  `MAIL FROM:<shop@example.com> ${'X'.repeat(900)}=1`,
  `MAIL FROM:<shop@example.com> ${'Y'.repeat(9_000)}`,
  'MAIL FROM:<shop@example.com> =a = ==',
  'MAIL FROM:<shop@example.com> SMTPUTF8 RET=FULL ENVID=x',
  'RCPT TO:<>',
  'RCPT TO:<postmaster>',
  'RCPT TO:<ana@example.com> NOTIFY=NEVER',
  'RCPT TO:<"a\\"b"@example.com>',
  'RCPT TO:<ana@exa\xe9mple.com>',
  'RCPT TO:<a@b@c>',
  `RCPT TO:<${'a'.repeat(300)}@example.com>`,
  `RCPT TO:<ana@example.com> ${'Z'.repeat(3_000)}=1`,
  'RCPT FROM:<a@b>',
  'RCPT TO:<ana@example.com>\rRCPT TO:<victim@example.org>',
  `MAIL FROM:<shop@example.com>\r\0RCPT TO:<${VICTIM}>`,
  'EHLO',
  'EHLO \x01',
  `EHLO ${'a'.repeat(3_000)}`,
  'EHLO a b c',
  'HELO [',
  'LHLO a',
  'STARTTLS',
  'STARTTLS x',
  'AUTH',
  'AUTH PLAIN',
  'AUTH PLAIN =',
  `AUTH PLAIN ${base64('\0a')}`,
  `AUTH PLAIN ${base64('a\0b\0c\0d')}`,
  'AUTH LOGIN *',
  'AUTH CRAM-MD5',
  'AUTH XOAUTH2 YQ==',
  'auth plain \xff\xfe',
  `AUTH PLAIN ${'A'.repeat(12_000)}`,
  `AUTH __proto__`,
  'AUTH constructor',
  'DATA now',
  'BDAT 10 LAST',
  'EXPN a',
  'HELP',
  'TURN',
  'XCLIENT ADDR=1.2.3.4',
  'XFORWARD NAME=a',
  '__proto__',
  'constructor',
  'hasOwnProperty x',
  '',
  ' ',
  '\t',
  '.',
  '..',
  'RSET x',
  'NOOP \x80\xff',
  'GET / HTTP/1.1',
  'POST /soap/v2 HTTP/1.1',
  '\x16\x03\x01\x02\x00\x01',
  '\0\0\0',
  'QUIT',
  `NOOP ${'a'.repeat(15_000)}`,
  'Ｎ',
  'EHLO\u000bx',
]

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const joined = (lines: readonly string[], random: Random) =>
  lines.map((line) => line + random.pick(['\r\n', '\r\n', '\r\n', '\n', ' \r\n'])).join('')

/** A mail in its envelope, all at once or with other commands in between that do not belong there. */
function transaction(random: Random): Buffer {
  const lines = [
    'MAIL FROM:<shop@example.com>',
    'RCPT TO:<ana@example.com>',
    ...(random.chance(0.3) ? ['RCPT TO:<rui@example.com>'] : []),
    'DATA',
  ]
  if (random.chance(0.3)) lines.splice(random.below(lines.length), random.below(2), random.pick(strange))
  const mail = random.chance(0.2) ? latin1(properMail(random)) : hostileMail(random)
  return Buffer.concat([
    latin1(`RSET\r\n${lines.join('\r\n')}\r\n`),
    mail,
    latin1(random.chance(0.9) ? '\r\n.\r\n' : random.pick(['\n.\n', '\r\n.\n', '\r.\r', '\r\n..\r\n'])),
  ])
}

const noise = (random: Random) => Buffer.from(Array.from({ length: 1 + random.below(200) }, () => random.below(256)))

/** What the client sends at once. */
export function chunk(random: Random): Buffer {
  const kind = random.next()
  if (kind < 0.4) return transaction(random)
  if (kind < 0.6) return latin1(joined([random.pick(strange)], random))
  if (kind < 0.75) return latin1(joined([random.pick(commands), random.pick(strange), random.pick(commands)], random))
  if (kind < 0.94)
    return latin1(
      joined(
        Array.from({ length: 1 + random.below(5) }, () => random.pick(commands)),
        random,
      ),
    )
  if (kind < 0.98) return noise(random)
  return latin1('A'.repeat(20_000))
}
