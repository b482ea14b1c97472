// Every reply of specs/smtp-relay.md, on bare sockets.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withSender } from '../../support/mailing.ts'
import { PASSWORD, plain, startRelay, type TestRelay, USER } from '../../support/relay.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()
let relay: TestRelay

beforeAll(async () => {
  await withSender(server)
  relay = await startRelay(server)
})
afterAll(async () => {
  await relay?.close()
})

const MAIL = 'From: shop@example.com\r\nTo: ana@example.com\r\nSubject: Hello\r\n\r\nHello'
const base64 = (text: string) => Buffer.from(text).toString('base64')

describe('before the login', () => {
  it('greets without an enhanced code, and offers STARTTLS but no AUTH in the clear', async () => {
    const session = relay.dialSilently()
    expect(await session.reply()).toMatch(/^220 localhost ESMTP/)
    const hello = (await session.say('EHLO client.example.com')).split('\n')
    expect(hello).toEqual([
      '250-localhost',
      '250-PIPELINING',
      '250-8BITMIME',
      '250-ENHANCEDSTATUSCODES',
      '250-DSN',
      '250-STARTTLS',
      '250 SIZE 20971520',
    ])
  })

  it('offers PLAIN and LOGIN over TLS, and nothing else that is new', async () => {
    const session = await relay.dial()
    const hello = (await session.secure()).split('\n')
    expect(hello).toEqual([
      '250-localhost',
      '250-PIPELINING',
      '250-8BITMIME',
      '250-ENHANCEDSTATUSCODES',
      '250-DSN',
      '250-AUTH PLAIN LOGIN',
      '250 SIZE 20971520',
    ])
  })

  it.each([
    { line: 'STARTTLS', reply: /^220 2\.0\.0 Ready/ },
    { line: 'STARTTLS now', reply: /^501 5\.5\.4 / },
    { line: 'AUTH PLAIN', reply: /^538 5\.7\.11 / },
    { line: 'AUTH CRAM-MD5', reply: /^538 5\.7\.11 / },
    { line: 'MAIL FROM:<shop@example.com>', reply: /^530 5\.7\.0 / },
    { line: 'RCPT TO:<ana@example.com>', reply: /^530 5\.7\.0 / },
    { line: 'DATA', reply: /^530 5\.7\.0 / },
    { line: 'NOOP', reply: /^250 2\.0\.0 / },
    { line: 'RSET', reply: /^250 2\.0\.0 / },
    { line: 'VRFY ana@example.com', reply: /^252 2\.1\.5 / },
    { line: 'QUIT', reply: /^221 2\.0\.0 / },
    { line: 'HELP', reply: /^500 5\.5\.2 / },
    { line: 'XCLIENT NAME=a', reply: /^500 5\.5\.2 / },
    { line: 'WIZ a', reply: /^500 5\.5\.2 / },
    { line: 'BDAT 10', reply: /^500 5\.5\.2 / },
  ])('answers $line in the clear with $reply', async ({ line, reply }) => {
    const session = await relay.dial()
    await session.say('EHLO client.example.com')
    expect(await session.say(line)).toMatch(reply)
  })

  it('does not look at a password in the clear, even at the right one', async () => {
    const session = await relay.dial()
    await session.say('EHLO client.example.com')
    expect(await session.say(plain(USER, PASSWORD))).toMatch(/^538 5\.7\.11 /)
    expect(await session.say('MAIL FROM:<shop@example.com>')).toMatch(/^530 5\.7\.0 /)
  })

  it('wants EHLO first, also again after STARTTLS', async () => {
    const session = await relay.dial()
    expect(await session.say('AUTH PLAIN')).toMatch(/^503 5\.5\.1 /)
    await session.say('EHLO client.example.com')
    await session.say('STARTTLS')
    await session.handshake()
    expect(await session.say(plain(USER, PASSWORD))).toMatch(/^503 5\.5\.1 /)
    expect(await session.say('STARTTLS')).toMatch(/^503 5\.5\.1 /)
  })

  it('throws away what was said behind STARTTLS in the clear', async () => {
    const session = await relay.dial()
    await session.say('EHLO client.example.com')
    session.write(`STARTTLS\r\nEHLO evil.example.com\r\n${plain(USER, PASSWORD)}\r\n`)
    expect(await session.reply()).toMatch(/^220 2\.0\.0 /)
    await session.handshake()
    // Were the commands kept, this would be answered by theirs.
    expect(await session.say('MAIL FROM:<shop@example.com>')).toMatch(/^503 5\.5\.1 /)
    expect(session.rest()).toBe('')
  })

  it('ends a connection that talks before the greeting', async () => {
    const session = relay.dialSilently()
    session.write('EHLO client.example.com\r\n')
    expect(await session.reply()).toMatch(/^421 4\.7\.0 /)
    expect(await session.reply()).toBe('closed')
  })

  it('ends a connection with too many commands before the login', async () => {
    const session = await relay.dial()
    await session.say('EHLO client.example.com')
    let last = ''
    for (let n = 0; n < 10 && !last.startsWith('421'); n++) last = await session.say('NOOP')
    expect(last).toMatch(/^421 4\.7\.0 /)
  })

  it('ends a connection with a line that has no end', async () => {
    const session = await relay.dial()
    session.write('A'.repeat(40_000))
    expect(await session.reply()).toMatch(/^421 4\.7\.0 /)
    expect(await session.reply()).toBe('closed')
  })

  it.each([
    { options: { minVersion: 'TLSv1.3' }, suite: 'TLS_AES_256_GCM_SHA384' },
    { options: { maxVersion: 'TLSv1.2' }, suite: 'ECDHE-RSA-AES256-GCM-SHA384' },
    { options: { maxVersion: 'TLSv1.2', ciphers: 'DHE-RSA-AES128-GCM-SHA256' }, suite: 'DHE-RSA-AES128-GCM-SHA256' },
    { options: { maxVersion: 'TLSv1.2', ciphers: 'AES256-GCM-SHA384:@SECLEVEL=0' }, suite: null },
    { options: { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' }, suite: null },
  ] as const)('has the TLS of the APIs: $options leads to $suite', async ({ options, suite }) => {
    const session = await relay.dial()
    await session.say('EHLO client.example.com')
    await session.say('STARTTLS')
    const cipher = await session.handshake(options).then(session.cipher, () => null)
    expect(cipher).toBe(suite)
  })

  it('has no TLS from the start', async () => {
    const session = relay.dialSilently()
    await expect(session.handshake()).rejects.toThrow()
  })
})

describe('the login', () => {
  it('takes PLAIN, at once or on the next line, and LOGIN', async () => {
    const ways: ((session: Awaited<ReturnType<TestRelay['dial']>>) => Promise<string>)[] = [
      (s) => s.say(plain(USER, PASSWORD)),
      async (s) => (expect(await s.say('AUTH PLAIN')).toBe('334'), s.say(base64(`\0${USER}\0${PASSWORD}`))),
      async (s) => {
        expect(await s.say('AUTH LOGIN')).toBe(`334 ${base64('Username:')}`)
        expect(await s.say(base64(USER))).toBe(`334 ${base64('Password:')}`)
        return s.say(base64(PASSWORD))
      },
    ]
    for (const way of ways) {
      const session = await relay.dial()
      await session.secure()
      expect(await way(session)).toBe('235 2.7.0 Authentication successful')
    }
  })

  it('takes the user name apikey and a key', async () => {
    const session = await relay.logIn('apikey', server.key)
    expect(await session.say('MAIL FROM:<shop@example.com>')).toBe('250 2.1.0 Accepted')
  })

  it.each([
    { name: 'a wrong password', user: USER, password: 'wrong' },
    { name: 'no password', user: USER, password: '' },
    { name: 'an unknown user', user: 'nobody', password: PASSWORD },
    { name: 'an unknown key', user: 'apikey', password: 'sandbox_unknown' },
    { name: 'a name in another case', user: USER.toUpperCase(), password: PASSWORD },
  ])('refuses $name with 535, and the connection may try again', async ({ user, password }) => {
    const session = await relay.dial()
    await session.secure()
    expect(await session.say(plain(user, password))).toMatch(/^535 5\.7\.8 /)
    expect(await session.say(plain(USER, PASSWORD))).toMatch(/^235 2\.7\.0 /)
  })

  it('refuses other mechanisms with 504, a broken argument with 501, and a second login with 503', async () => {
    const session = await relay.dial()
    await session.secure()
    expect(await session.say('AUTH CRAM-MD5')).toMatch(/^504 5\.5\.4 /)
    expect(await session.say('AUTH XOAUTH2 abc')).toMatch(/^504 5\.5\.4 /)
    expect(await session.say('AUTH PLAIN bm9wZQ==')).toMatch(/^501 5\.5\.4 /)
    expect(await session.say(plain(USER, PASSWORD))).toMatch(/^235 /)
    expect(await session.say(plain(USER, PASSWORD))).toMatch(/^503 5\.5\.1 /)
  })
})

describe('the envelope', () => {
  it.each([
    { line: 'MAIL FROM:<shop@example.com>', reply: /^250 2\.1\.0 / },
    { line: 'MAIL FROM:<SHOP@Example.COM>', reply: /^250 2\.1\.0 / },
    { line: 'MAIL FROM:<shop@example.com> BODY=8BITMIME SIZE=1000 AUTH=<>', reply: /^250 2\.1\.0 / },
    { line: 'MAIL FROM:<>', reply: /^550 5\.7\.1 / },
    { line: 'MAIL FROM:<other@example.com>', reply: /^550 5\.7\.1 .*other@example\.com/ },
    { line: 'MAIL FROM:<shop>', reply: /^501 5\.1\.7 / },
    { line: 'MAIL FROM:shop@example.com', reply: /^501 5\.1\.7 / },
    { line: 'MAIL FROM:<shop@example.com> SIZE=20971521', reply: /^552 5\.3\.4 / },
    { line: 'MAIL FROM:<shop@example.com> SIZE=abc', reply: /^501 5\.5\.4 / },
    { line: 'MAIL FROM:<shop@example.com> BODY=BINARYMIME', reply: /^501 5\.5\.4 / },
    { line: 'MAIL FROM:<shop@example.com> SMTPUTF8', reply: /^555 5\.5\.4 .*SMTPUTF8/ },
    { line: 'MAIL FROM:<shop@example.com> RET=HDRS ENVID=a', reply: /^250 2\.1\.0 / },
    { line: 'MAIL FROM:<shop@example.com> REQUIRETLS', reply: /^555 5\.5\.4 / },
    { line: 'MAIL FROM:<sh\xc3\xb3p@example.com>', reply: /^501 5\.1\.7 / },
    { line: 'MAIL FROM:<shop@ex\xc3\xa1mple.com>', reply: /^501 5\.1\.7 / },
    { line: 'MAIL FROM:<shop@example.com\rRCPT TO:<a@example.com>', reply: /^501 5\.1\.7 / },
    { line: 'RCPT TO:<ana@example.com>', reply: /^503 5\.5\.1 / },
    { line: 'DATA', reply: /^503 5\.5\.1 / },
    { line: 'STARTTLS', reply: /^503 5\.5\.1 / },
    { line: 'EXPN list', reply: /^500 5\.5\.2 / },
  ])('answers $line with $reply', async ({ line, reply }) => {
    const session = await relay.logIn()
    expect(await session.say(line)).toMatch(reply)
  })

  it.each([
    { line: 'RCPT TO:<ana@example.com>', reply: /^250 2\.1\.5 / },
    { line: 'RCPT TO:<ana@xn--bcher-kva.example>', reply: /^250 2\.1\.5 / },
    { line: 'RCPT TO:<ana>', reply: /^501 5\.1\.3 / },
    { line: 'RCPT TO:<>', reply: /^501 5\.1\.3 / },
    { line: 'RCPT TO:<ana@example.com> NOTIFY=NEVER', reply: /^250 2\.1\.5 / },
    { line: 'RCPT TO:<ana@example.com> FOO=BAR', reply: /^555 5\.5\.4 / },
    { line: 'MAIL FROM:<shop@example.com>', reply: /^503 5\.5\.1 / },
    { line: 'DATA', reply: /^503 5\.5\.1 / },
  ])('after MAIL FROM answers $line with $reply', async ({ line, reply }) => {
    const session = await relay.logIn()
    await session.say('MAIL FROM:<shop@example.com>')
    expect(await session.say(line)).toMatch(reply)
  })

  it('keeps a reply to the 512 octets of a line, whatever it repeats', async () => {
    const session = await relay.logIn()
    const reply = await session.say(`MAIL FROM:<shop@example.com> ${'X'.repeat(9_000)}=1`)
    expect(reply).toMatch(/^555 5\.5\.4 The parameter X+$/)
    // And its end.
    expect(reply.length).toBe(510)
    expect(await session.say('MAIL FROM:<shop@example.com>')).toMatch(/^250 2\.1\.0 /)
  })

  it('takes 100 recipients, asks for the rest in another mail, and sends what it took', async () => {
    const session = await relay.logIn()
    await session.say('MAIL FROM:<shop@example.com>')
    for (let n = 0; n < 100; n++) expect(await session.say(`RCPT TO:<a${n}@example.com>`)).toMatch(/^250 /)
    expect(await session.say('RCPT TO:<one-more@example.com>')).toMatch(/^452 4\.5\.3 /)
    // One that is there already is no more.
    expect(await session.say('RCPT TO:<A5@example.com>')).toMatch(/^250 /)
    expect(await session.say('DATA')).toMatch(/^354 End data/)
    session.write(MAIL)
    expect(await session.say('\r\n.')).toMatch(/^250 2\.0\.0 \d+ queued$/)
  })

  it('does not let one account send from the address of another, nor from one in moderation', async () => {
    const { key } = await server.app.domain.accounts.accounts.create('Live', 'live')
    const session = await relay.logIn('apikey', key)
    expect(await session.say('MAIL FROM:<shop@example.com>')).toMatch(/^550 5\.7\.1 .*no email sender/)
    await server.marketing(key).createEmailSender({ body: { name: 'Live', email: 'live@example.com' } })
    expect(await session.say('MAIL FROM:<live@example.com>')).toMatch(/^550 5\.7\.1 .*moderation/)
    await server.app.domain.accounts.moderation.approveEmail('live@example.com')
    expect(await session.say('MAIL FROM:<live@example.com>')).toMatch(/^250 2\.1\.0 /)
  })
})

describe('the mail', () => {
  const refused: { name: string; data: string; reply: RegExp }[] = [
    { name: 'without From', data: 'Subject: a\r\n\r\nHi', reply: /^554 5\.6\.0 .*From/ },
    {
      name: 'with two addresses in From',
      data: 'From: shop@example.com, b@example.com\r\n\r\nHi',
      reply: /^554 5\.6\.0 .*From/,
    },
    {
      name: 'with two headers From',
      data: 'From: shop@example.com\r\nFrom: b@example.com\r\n\r\nHi',
      reply: /^554 5\.6\.0 .*From/,
    },
    { name: 'with a From that is no address', data: 'From: shop\r\n\r\nHi', reply: /^554 5\.6\.0 .*From/ },
    {
      name: 'with the From of somebody else',
      data: 'From: boss@example.com\r\n\r\nHi',
      reply: /^550 5\.7\.1 .*boss@example\.com/,
    },
    {
      name: 'with an unknown X-Sender-Hash',
      data: `From: shop@example.com\r\nX-Sender-Hash: ${'a'.repeat(32)}\r\n\r\nHi`,
      reply: /^550 5\.7\.1 .*X-Sender-Hash/,
    },
    {
      name: 'with an unknown X-Reply-To-Hash',
      data: 'From: shop@example.com\r\nX-Reply-To-Hash: 999\r\n\r\nHi',
      reply: /^550 5\.7\.1 .*X-Reply-To-Hash/,
    },
    { name: 'with a bare LF', data: 'From: shop@example.com\r\n\r\nHi\nthere', reply: /^554 5\.6\.0 .*LF/ },
    { name: 'with a bare CR', data: 'From: shop@example.com\r\n\r\nHi\rthere', reply: /^554 5\.6\.0 .*CR/ },
    { name: 'with a NUL', data: 'From: shop@example.com\r\n\r\nHi\0there', reply: /^554 5\.6\.0 .*NUL/ },
    {
      name: 'with a NUL in an encoded text',
      data: `From: shop@example.com\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64('a\0b')}`,
      reply: /^554 5\.6\.0 /,
    },
    {
      name: 'with far too many parts',
      data: `From: shop@example.com\r\nContent-Type: multipart/mixed; boundary=a\r\n\r\n${'--a\r\n\r\n'.repeat(30_000)}`,
      reply: /^554 5\.6\.0 .*parts/,
    },
    {
      name: 'with headers without end',
      data: `From: shop@example.com\r\nSubject: ${'a'.repeat(3_000_000)}\r\n\r\nHi`,
      reply: /^554 5\.6\.0 /,
    },
  ]

  it.each(refused)(
    '$name is refused with $reply, leaves nothing, and the next one is taken',
    async ({ data, reply }) => {
      const session = await relay.logIn()
      const before = await server.transactional().listEmailMessages({})
      expect(await session.mail(data)).toMatch(reply)
      expect(await server.transactional().listEmailMessages({})).toHaveLength(before.length)
      expect(await session.mail(MAIL)).toMatch(/^250 2\.0\.0 \d+ queued$/)
    },
  )

  it('larger than 20 MB is refused with 552 at its end', async () => {
    const session = await relay.logIn()
    const line = `${'a'.repeat(998)}\r\n`
    expect(await session.mail(`From: shop@example.com\r\n\r\n${line.repeat(20_972)}`)).toMatch(/^552 5\.3\.4 /)
    expect(await session.mail(MAIL)).toMatch(/^250 /)
  })

  it('whose files have more than 5 MB together is refused with 552', async () => {
    const file = (bytes: number) =>
      `--a\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: base64\r\n\r\n${'QUJD'.repeat(bytes / 3)}\r\n`
    const mail = (one: number, two: number) =>
      `From: shop@example.com\r\nContent-Type: multipart/mixed; boundary=a\r\n\r\n--a\r\n\r\nHi\r\n${file(one)}${file(two)}--a--`
    const session = await relay.logIn()
    expect(await session.mail(mail(3_000_000, 2_242_881))).toMatch(/^552 5\.3\.4 /)
    expect(await session.mail(mail(3_000_000, 2_242_878))).toMatch(/^250 /)
  })

  it('is one mail, whatever stands in it: commands after a lone LF and a dot, lines with dots, very long lines', async () => {
    const session = await relay.logIn()
    for (const end of ['\n.\r\n', '\r\n.\n', '\n.\n', '\r.\r', '\r\n.\r']) {
      expect(
        await session.mail(
          `${MAIL}${end}MAIL FROM:<shop@example.com>\r\nRCPT TO:<evil@example.com>\r\nDATA\r\nFrom: shop@example.com\r\n\r\nEvil`,
        ),
      ).toMatch(/^554 5\.6\.0 /)
    }
    expect(session.rest()).toBe('')
    expect(await session.mail(`${MAIL}\r\n..one\r\n...two\r\n${'x'.repeat(1_000_000)}`)).toMatch(/^250 /)
    const all = await server.transactional().listEmailMessages({})
    expect(all.some(({ subscriberEmail }) => subscriberEmail === 'evil@example.com')).toBe(false)
  })

  it('and its commands may come all at once', async () => {
    const session = await relay.logIn()
    session.write('MAIL FROM:<shop@example.com>\r\nRCPT TO:<ana@example.com>\r\nRCPT TO:<nobody>\r\nDATA\r\n')
    const replies = [await session.reply(), await session.reply(), await session.reply(), await session.reply()]
    expect(replies.map((reply) => reply.slice(0, 9))).toEqual(['250 2.1.0', '250 2.1.5', '501 5.1.3', '354 End d'])
    session.write(`${MAIL}\r\n.\r\nQUIT\r\n`)
    expect(await session.reply()).toMatch(/^250 2\.0\.0 \d+ queued$/)
    expect(await session.reply()).toMatch(/^221 2\.0\.0 /)
    expect(await session.reply()).toBe('closed')
  })
})

describe('the table of specs/smtp-relay.md', () => {
  it('lists every code that the tests above expect, and none that is nowhere in the relay', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../specs/smtp-relay.md'), 'utf8')
    const rows = [...page.matchAll(/^\| (\d{3}) \| ([\d.]*) \|/gm)].map(([, number, code]) =>
      `${number} ${code}`.trim(),
    )
    const tests =
      readFileSync(import.meta.filename, 'utf8') + readFileSync(join(import.meta.dirname, 'limits.test.ts'), 'utf8')
    const expected = [...tests.matchAll(/\^(\d{3}) (\d\\?\.\d\\?\.\d{1,2})/g)].map(
      ([, number, code]) => `${number} ${code?.replaceAll('\\', '')}`,
    )
    expect([...new Set(expected)].filter((code) => !rows.includes(code))).toEqual([])
    expect(rows.filter((row) => row.includes(' ') && !expected.includes(row))).toEqual([])
  })
})
