// Mails to SMTP hosts over real sockets: what goes together, which reply belongs to which mail, and what is known of a
// mail when a host says too little, too much, or nothing.
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates, TLSSocket } from 'node:tls'
import { afterEach, describe, expect, it } from 'vitest'
import { createSmtpHost, type ReadyMail, type SmtpHost } from '../../../src/server/channels/email/smtp-host.ts'
import { loadCertificate } from '../../../src/server/http/certificate.ts'
import { eventually } from '../../support/eventually.ts'
import { behaving, startOddSmtp } from '../../support/odd-smtp.ts'
import { startSmtpSink } from '../../support/smtp.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A host that offers these extensions, but for what it does about some lines. */
async function hostWith(extensions: string[], odd: Parameters<typeof behaving>[0] = () => undefined) {
  const lines = ['odd.example.com', ...extensions]
  const ehlo = lines.map((line, i) => `250${i === lines.length - 1 ? ' ' : '-'}${line}`).join('\r\n')
  const host = await startOddSmtp(behaving((line) => odd(line) ?? (/^EHLO/i.test(line) ? ehlo : undefined)))
  closing.push(() => host.close())
  return host
}

/** A host that writes what the test says: `heard` gets all that came over a connection so far. */
async function rawHost(heard: (text: string, socket: Socket, connection: number) => void) {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    const connection = sockets.push(socket)
    let text = ''
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      heard(text, socket, connection)
    })
    heard('', socket, connection)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets }
}

function openHost(url: string): SmtpHost {
  const host = createSmtpHost(url)
  closing.push(() => host.close())
  return host
}

const mailTo = (email: string, source = 'Subject: a\r\n\r\nHello\r\n'): Omit<ReadyMail, 'lane'> & { lane: string } => ({
  mail: {
    messageId: 1,
    accountId: 1,
    epoch: 0,
    headerId: 't.1@example.com',
    campaignHash: null,
    from: { email: 'shop@example.com' },
    to: { email },
    subject: 'a',
    headers: {},
    date: 0,
  },
  guest: 1,
  lane: '@example.com',
  source,
})
const watch = { onStart: () => undefined, recheck: () => null }
const sendAll = (host: SmtpHost, ...to: string[]) => Promise.all(to.map((one) => host.send(mailTo(one), watch)))
const people = (n: number) => Array.from({ length: n }, (_, i) => `a${i}@example.com`)
const count = (lines: string[], word: string) => lines.filter((line) => line.startsWith(word)).length

describe('a host that takes commands together', () => {
  it('gets the envelope at once, and the next one behind the data', async () => {
    const MAIL = 'MAIL FROM:<shop@example.com>\r\n'
    const ask = (to: string) => `${MAIL}RCPT TO:<${to}>\r\nDATA\r\n`
    const steps: string[] = []
    const raw = await rawHost((text, socket, connection) => {
      // All others wait for its greeting.
      if (connection > 1) return
      const at = (end: string) => text.endsWith(end) && !steps.includes(end) && steps.push(end)
      if (text === '') socket.write('220 raw\r\n')
      else if (steps.length === 0 && /^EHLO [^\r]+\r\n$/.test(text)) socket.write('250-raw\r\n250 PIPELINING\r\n')
      else if (at(ask('a0@example.com'))) socket.write('250 ok\r\n250 ok\r\n354 go on\r\n')
      // Nothing is said of the first mail before the envelope of a second one is there.
      else if (at(`Hello\r\n.\r\n${ask('a1@example.com')}`))
        socket.write('250 first\r\n250 ok\r\n250 ok\r\n354 go on\r\n')
    })
    const host = openHost(raw.url)
    const all = people(7).map((to) => host.send(mailTo(to), watch))
    expect(await all[0]).toEqual({ outcome: { state: 'accepted', ref: '250 first' } })
    for (const socket of raw.sockets) socket.destroy()
  })

  it('takes many over few connections, each mail once', async () => {
    const sink = await startSmtpSink()
    closing.push(() => sink.close())
    const answers = await sendAll(openHost(sink.url), ...people(100))
    expect(answers.map(({ outcome }) => outcome.state)).toEqual(answers.map(() => 'accepted'))
    expect(sink.mails.map(({ to }) => to[0]).toSorted()).toEqual(people(100).toSorted())
  })

  it('refuses one recipient: no data go there, and the next mail has a transaction of its own', async () => {
    const refusing = await hostWith(['PIPELINING'], (line) => {
      if (line === 'RCPT TO:<gone@example.com>') return '550-5.1.1 no such\r\n550 5.1.1 user'
      return undefined
    })
    const answers = []
    // This host lets the data begin although nobody gets them.
    const host = openHost(refusing.url)
    for (const to of ['gone@example.com', 'here@example.com']) answers.push(await host.send(mailTo(to), watch))
    expect(answers.map(({ outcome }) => outcome)).toEqual([
      { state: 'failed', reason: '550-5.1.1 no such\n550 5.1.1 user', bounce: 'hard' },
      { state: 'accepted', ref: '250 ok' },
    ])
    expect(count(refusing.lines, 'RSET')).toBe(0)
  })

  it('refuses DATA after it: RSET goes with the next envelope', async () => {
    const strict = await hostWith(['PIPELINING'], (line) => {
      if (line === 'RCPT TO:<gone@example.com>') return '550 5.1.1 no such user'
      if (line === 'DATA' && strict.lines.at(-2) === 'RCPT TO:<gone@example.com>') return '503 5.5.1 nobody gets it'
      return undefined
    })
    const host = openHost(strict.url)
    const answers = await sendAll(host, 'gone@example.com')
    // Until its connection rests.
    await new Promise((resolve) => setImmediate(resolve))
    answers.push(...(await sendAll(host, 'here@example.com')))
    expect(answers.map(({ outcome }) => outcome.state)).toEqual(['failed', 'accepted'])
    expect(count(strict.lines, 'RSET')).toBe(1)
    expect(count(strict.lines, 'greeting')).toBe(1)
  })

  it('says 421 to one: that one waits, with what was asked for, and the others go over other connections', async () => {
    let isBusy = true
    const busy = await hostWith(['PIPELINING'], (line) => {
      if (line !== 'RCPT TO:<a0@example.com>' || !isBusy) return undefined
      isBusy = false
      return '421 4.7.28 too many'
    })
    const answers = await sendAll(openHost(busy.url), ...people(20))
    expect(answers[0]).toEqual({
      outcome: { state: 'deferred', reason: '421 4.7.28 too many' },
      throttle: '421 4.7.28',
    })
    expect(answers.slice(1).every(({ outcome }) => outcome.state === 'accepted')).toBe(true)
  })

  it('hangs up after the end of the data: one mail is in doubt, and the one behind it goes over another connection', async () => {
    let first = true
    const breaking = await hostWith(['PIPELINING'], (line) => {
      if (line !== '.' || !first) return undefined
      first = false
      return 'hang up'
    })
    const answers = await sendAll(openHost(breaking.url), ...people(30))
    const states = answers.map(({ outcome }) => outcome.state)
    expect(states.filter((state) => state === 'unknown')).toHaveLength(1)
    expect(states.filter((state) => state === 'accepted')).toHaveLength(29)
  })
})

describe('replies', () => {
  it('come in pieces and in several lines', async () => {
    const slowly = async (socket: Socket, text: string) => {
      for (const letter of text) {
        socket.write(letter)
        await new Promise((resolve) => setImmediate(resolve))
      }
    }
    const raw = await rawHost((text, socket) => {
      if (text === '') void slowly(socket, '220-hello\r\n220 raw\r\n')
      else if (/EHLO [^\r]+\r\n$/.test(text)) void slowly(socket, '250-raw\r\n250-SIZE 1000\r\n250 HELP\r\n')
      else if (/(MAIL|RCPT) [^\r]+\r\n$/.test(text)) void slowly(socket, '250-2.1.0 well\r\n250 2.1.0 ok\r\n')
      else if (text.endsWith('DATA\r\n')) void slowly(socket, '354\r\n')
      else if (text.endsWith('\r\n.\r\n')) void slowly(socket, '250-2.0.0 taken\r\n250 2.0.0 as 17\r\n')
    })
    const [answer] = await sendAll(openHost(raw.url), 'ana@example.com')
    expect(answer).toEqual({ outcome: { state: 'accepted', ref: '250-2.0.0 taken\n250 2.0.0 as 17' } })
  })

  it('that end in the middle are none: after the data nobody knows', async () => {
    const raw = await rawHost((text, socket) => {
      if (text === '') socket.write('220 raw\r\n')
      else if (text.endsWith('DATA\r\n')) socket.write('354 go on\r\n')
      else if (text.endsWith('\r\n.\r\n')) socket.end('250-2.0.0 taken\r\n250 2.0')
      else socket.write('250 ok\r\n')
    })
    const [answer] = await sendAll(openHost(raw.url), 'ana@example.com')
    expect(answer).toMatchObject({ outcome: { state: 'unknown' }, trouble: { kind: 'unreachable' } })
  })

  it.each([
    ['no reply of SMTP', 'HTTP/1.1 400 Bad Request'],
    ['lines of two codes', '250-one\r\n550 two'],
  ])('%s: the mail waits, and the host is the trouble', async (_what, said) => {
    const strange = await hostWith([], (line) => (/^MAIL/.test(line) ? said : undefined))
    const [answer] = await sendAll(openHost(strange.url), 'ana@example.com')
    expect(answer).toMatchObject({ outcome: { state: 'deferred', broken: true }, trouble: { kind: 'unreachable' } })
  })

  it('to EHLO that refuse it lead to HELO', async () => {
    const old = await hostWith([], (line) => (/^EHLO/.test(line) ? '502 5.5.1 what?' : undefined))
    const [answer] = await sendAll(openHost(old.url), 'ana@example.com')
    expect(answer?.outcome.state).toBe('accepted')
    expect(count(old.lines, 'HELO ')).toBe(1)
  })
})

describe('a connection that rests', () => {
  it('is used again, and one that the host ended meanwhile costs nobody an attempt', async () => {
    const sockets: Socket[] = []
    const raw = await rawHost((text, socket) => {
      if (text === '') sockets.push(socket)
      if (text === '') socket.write('220 raw\r\n')
      else if (text.endsWith('DATA\r\n')) socket.write('354 go on\r\n')
      // It ends the connection with the next mail, as if it had crossed it on its way.
      else if (sockets[0] === socket && text.split('MAIL FROM').length === 4) socket.destroy()
      else socket.write('250 ok\r\n')
    })
    const host = openHost(raw.url)
    for (const to of people(3)) expect((await host.send(mailTo(to), watch)).outcome.state).toBe('accepted')
    expect(sockets).toHaveLength(2)
  })

  it('and says 421 is left', async () => {
    const leaving: Socket[] = []
    const raw = await rawHost((text, socket) => {
      if (text === '') leaving.push(socket)
      if (text === '') socket.write('220 raw\r\n')
      else if (text.endsWith('DATA\r\n')) socket.write('354 go on\r\n')
      else if (text.endsWith('\r\n.\r\n')) socket.write('250 ok\r\n421 4.4.2 idle\r\n')
      else socket.write('250 ok\r\n')
    })
    const host = openHost(raw.url)
    for (const to of people(2)) expect((await host.send(mailTo(to), watch)).outcome.state).toBe('accepted')
    await eventually(() => leaving.length === 2 && leaving[0]?.destroyed)
  })
})

describe('what goes over the wire', () => {
  it('arrives byte by byte, whatever its lines begin with and however long it is', async () => {
    const sink = await startSmtpSink()
    closing.push(() => sink.close())
    const line = (n: number) => `${'.'.repeat(n % 4)}${'x'.repeat(n % 70)}\r\n`
    const large = Array.from({ length: 9_000 }, (_, n) => line(n)).join('')
    const sources = ['.', '.\r\n', '..\r\n.\r\n', `${'.'.repeat(200_000)}\r\n`, large, '\xe1\r\n.\xff', '']
    const host = openHost(sink.url)
    for (const source of sources) {
      expect((await host.send(mailTo('ana@example.com', source), watch)).outcome.state).toBe('accepted')
      const ended = source === '' || source.endsWith('\r\n') ? source : `${source}\r\n`
      expect(sink.mails.at(-1)?.raw.toString('latin1') === ended).toBe(true)
    }
  })

  it('has the parameters that the host knows', async () => {
    const able = await hostWith(['SIZE 5000', '8BITMIME', 'DSN'])
    const ready = mailTo('ana@example.com', 'Subject: \xe1\r\n\r\n')
    const notice = { notify: ['SUCCESS', 'DELAY'], orcpt: 'a+b=c@example.com', envid: 'é 1', ret: 'HDRS' } as const
    const { outcome } = await openHost(able.url).send({ ...ready, mail: { ...ready.mail, notice } }, watch)
    expect(outcome).toEqual({ state: 'accepted', ref: '250 ok', notifies: true })
    expect(able.lines).toContain('MAIL FROM:<shop@example.com> SIZE=14 BODY=8BITMIME RET=HDRS ENVID=+C3+A9+201')
    expect(able.lines).toContain('RCPT TO:<ana@example.com> NOTIFY=SUCCESS,DELAY ORCPT=rfc822;a+2Bb+3Dc@example.com')
  })

  it('is nothing of a mail that is larger than the host takes: another one may carry it', async () => {
    const small = await hostWith(['SIZE 10'])
    expect(await openHost(small.url).send(mailTo('ana@example.com'), watch)).toMatchObject({
      outcome: { state: 'failed', rejected: true },
      elsewhere: true,
    })
    expect(count(small.lines, 'MAIL')).toBe(0)
  })

  it('is nothing of an address that would be another command', async () => {
    const host = await hostWith(['PIPELINING'])
    const { outcome } = await openHost(host.url).send(mailTo('a@example.com>\r\nRCPT TO:<b@example.com'), watch)
    expect(outcome.state).toBe('failed')
    expect(count(host.lines, 'RCPT')).toBe(0)
  })
})

describe('the login', () => {
  const base64 = (text: string) => Buffer.from(text).toString('base64')

  it.each([
    ['PLAIN', 'AUTH LOGIN PLAIN', [`AUTH PLAIN ${base64('\0operator\0secret')}`]],
    ['LOGIN', 'AUTH=LOGIN', ['AUTH LOGIN', base64('operator'), base64('secret')]],
    // The digest of RFC 2195, made of a challenge and the password.
    ['CRAM-MD5', 'AUTH CRAM-MD5', ['AUTH CRAM-MD5', base64('operator 0a5bcdcbb0b3cc2c3bb4ee9a4ae4e4f4')]],
  ])('by %s', async (name, offered, expected) => {
    let step = 0
    const host = await hostWith([offered], (line) => {
      if (!/^(AUTH|[A-Za-z0-9+/]+=*$)/.test(line) || /^(DATA|QUIT|RSET)$/.test(line) || line === 'greeting')
        return undefined
      step++
      return step === expected.length ? '235 2.7.0 welcome' : `334 ${base64('challenge')}`
    })
    const url = host.url.replace('//', '//operator:secret@')
    expect((await openHost(url).send(mailTo('ana@example.com'), watch)).outcome.state).toBe('accepted')
    const said = host.lines.filter((line) => /^(AUTH|[A-Za-z0-9+/]{8,}=*$)/.test(line) && line !== 'greeting')
    if (name === 'CRAM-MD5') expect(Buffer.from(said[1] ?? '', 'base64').toString()).toMatch(/^operator [0-9a-f]{32}$/)
    else expect(said).toEqual(expected)
  })
})

describe('TLS', () => {
  it('is taken where it is offered, and what was said before it counts for nothing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'messaging-tls-'))
    closing.push(() => rm(folder, { recursive: true, force: true }))
    const { key, cert } = await loadCertificate(folder)
    const trusted = getCACertificates()
    setDefaultCACertificates([...trusted, String(cert)])
    closing.push(async () => setDefaultCACertificates(trusted))
    const secret: string[] = []
    const raw = await rawHost((text, socket) => {
      if (text === '') socket.write('220 raw\r\n')
      else if (/^EHLO [^\r]+\r\n$/.test(text)) socket.write('250-raw\r\n250-DSN\r\n250 STARTTLS\r\n')
      else if (text.endsWith('STARTTLS\r\n')) {
        // Somebody on the way adds replies of his own.
        socket.write('220 go on\r\n250-raw\r\n250 SIZE 1\r\n')
        socket.removeAllListeners('data')
        const inside = new TLSSocket(socket, { isServer: true, key, cert })
        inside.on('data', (chunk) => {
          const line = chunk.toString('latin1')
          secret.push(line)
          inside.write(line === 'DATA\r\n' ? '354 go on\r\n' : '250 ok\r\n')
        })
      }
    })
    const answer = await openHost(raw.url.replace('127.0.0.1', 'localhost')).send(mailTo('ana@example.com'), watch)
    expect(answer.outcome).toEqual({ state: 'accepted', ref: '250 ok' })
    expect(secret[0]).toMatch(/^EHLO /)
    expect(secret[1]).toBe('MAIL FROM:<shop@example.com>\r\n')
  })
})
