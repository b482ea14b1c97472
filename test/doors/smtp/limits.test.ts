// The relay under strain: too many connections, wrong passwords, requests; silence; a stop; large mails.

import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { withSender } from '../../support/mailing.ts'
import { PASSWORD, plain, type Session, startRelay, USER } from '../../support/relay.ts'
import { type ServerOptions, startServer } from '../../support/server.ts'
import { sendWithoutReading } from '../../support/unread-replies.ts'

const open: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

const MAIL = 'From: shop@example.com\r\nTo: ana@example.com\r\nSubject: Hello\r\n\r\nHello'

async function start(limits: Parameters<typeof startRelay>[1] = {}, options: ServerOptions = {}) {
  const server = await startServer(options)
  open.push(server)
  const mailing = await withSender(server)
  const relay = await startRelay(server, limits)
  open.push(relay)
  const count = async () => (await server.transactional().listEmailMessages({})).length
  return { server, mailing, relay, count }
}

describe('connections', () => {
  it('from one address are limited; one that ends makes room', async () => {
    const { relay } = await start({ perAddress: 2 })
    const [first] = [await relay.dial(), await relay.dial()]
    const third = relay.dialSilently()
    expect(await third.reply()).toMatch(/^421 4\.7\.0 .*address/)
    expect(await third.reply()).toBe('closed')
    expect(await first?.say('QUIT')).toMatch(/^221 2\.0\.0 /)
    await eventually(async () => (await relay.dialSilently().reply()).startsWith('220'))
  })

  it('in all are limited', async () => {
    const { relay } = await start({ connections: 1 })
    await relay.dial()
    expect(await relay.dialSilently().reply()).toMatch(/^421 4\.7\.0 /)
  })

  it('that are silent are closed', async () => {
    const { relay } = await start({ silence: 300 })
    const session = await relay.logIn()
    expect(await session.reply()).toMatch(/^421 4\.4\.2 /)
    expect(await session.reply()).toBe('closed')
  })
})

describe('clients that go on, but slowly', () => {
  const phases = { login: 60_000, command: 60_000, mail: 60_000 }
  /** Sends a byte now and then until the relay answers; resolves with the reply. */
  async function drip(session: Session): Promise<string> {
    const timer = setInterval(() => session.isClosed() || session.write('x'), 20)
    return session.reply().finally(() => clearInterval(timer))
  }

  it('have a limit to log in', async () => {
    const { relay } = await start({ phases: { ...phases, login: 300 } })
    const session = await relay.dial()
    expect(await drip(session)).toMatch(/^421 4\.4\.2 .*login/)
    expect(await session.reply()).toBe('closed')
    // The same limit holds in the middle of STARTTLS, where nothing can be said.
    const second = await relay.dial()
    await second.say('EHLO client.example.com')
    await second.say('STARTTLS')
    second.write(Buffer.from([22, 3, 1]))
    expect(await drip(second)).toBe('closed')
  })

  it('have one for each command, which whole commands renew', async () => {
    const { relay } = await start({ phases: { ...phases, login: 5_000, command: 2_000 } })
    const [busy, slow] = [await relay.logIn(), await relay.logIn()]
    const work = setInterval(() => busy.write('NOOP\r\n'), 100)
    expect(await drip(slow)).toMatch(/^421 4\.4\.2 .*command/)
    clearInterval(work)
    expect(busy.isClosed()).toBe(false)
  })

  it('have one for each mail, which is not taken', async () => {
    const { relay, count } = await start({ phases: { ...phases, mail: 300 } })
    const session = await relay.logIn()
    await session.say('MAIL FROM:<shop@example.com>')
    await session.say('RCPT TO:<ana@example.com>')
    expect(await session.say('DATA')).toMatch(/^354/)
    expect(await drip(session)).toMatch(/^421 4\.4\.2 .*mail/)
    expect(await session.reply()).toBe('closed')
    expect(await count()).toBe(0)
  })
})

describe('clients that read no reply', () => {
  it('are disconnected when they take nothing for the limit', async () => {
    const { relay } = await start({ unread: 300 })
    const session = await relay.logIn()
    expect(await sendWithoutReading(session, 30_000)).toBe('closed')
    await relay.logIn()
  })

  it('go on when they read again', async () => {
    const { relay } = await start({ unread: 60_000 })
    const session = await relay.logIn()
    session.stopReading()
    session.write('RSET\r\n'.repeat(100_000))
    session.write('VRFY ana@example.com\r\n')
    await eventually(() => session.waiting() > 0)
    session.readAgain()
    await eventually(() => session.rest().includes('252 2.1.5'))
  })
})

describe('wrong passwords', () => {
  it('make the user wait, at this address, also with the right one; others go on', async () => {
    const { relay, server } = await start()
    for (let n = 0; n < 5; n++) {
      const session = await relay.dial()
      await session.secure()
      expect(await session.say(plain(USER, `guess ${n}`))).toMatch(/^535 5\.7\.8 /)
    }
    const session = await relay.dial()
    await session.secure()
    expect(await session.say(plain(USER, PASSWORD))).toMatch(/^454 4\.7\.0 .*1 seconds/)
    await relay.logIn('apikey', server.key)
  })
})

describe('requests', () => {
  it('count for the mails too', async () => {
    // The sender was the first request.
    const { relay, mailing } = await start({}, { env: { MESSAGING_RATE_LIMIT: '1000/600,3' } })
    const session = await relay.logIn()
    expect(await session.mail(MAIL)).toMatch(/^250 /)
    expect(await session.mail(MAIL)).toMatch(/^250 /)
    expect(await session.say('MAIL FROM:<shop@example.com>')).toMatch(/^451 4\.7\.1 .*seconds/)
    await expect(mailing.marketing.listLists()).rejects.toMatchObject({ status: 429 })
  })
})

describe('a large mail', () => {
  it('lies in a file without a name while it comes in, and arrives as it was', async () => {
    const { relay, server, mailing } = await start()
    const folder = join(server.data, 'relay')
    const [file, text] = [randomBytes(4_000_000), `${'Olá '.repeat(19)}\r\n`.repeat(40_000)]
    const { id } = await relay.send({
      to: 'ana@example.com',
      subject: 'Large',
      text,
      attachments: [{ filename: 'a.bin', content: file }],
    })
    expect(await readdir(folder)).toEqual([])
    await mailing.settled(id)
    const { captured_id } = await mailing.captured('ana@example.com')
    const { attachments, text: got } = await mailing.sandbox.getCapturedMessage({ path: { captured_id } })
    expect(attachments).toMatchObject([{ filename: 'a.bin', size: 4_000_000 }])
    expect(got?.replaceAll('\r\n', '\n').trimEnd()).toBe(text.replaceAll('\r\n', '\n').trimEnd())
  })

  it('that cannot be kept is refused with 451, and the same mail is taken later', async () => {
    const { relay, server, count } = await start()
    const folder = join(server.data, 'relay')
    // No folder can be made where a file is.
    await rm(folder, { recursive: true, force: true })
    await writeFile(folder, '')
    const session = await relay.logIn()
    const large = `${MAIL}\r\n${`${'a'.repeat(98)}\r\n`.repeat(2_000)}`
    expect(await session.mail(large)).toMatch(/^451 4\.3\.0 /)
    expect(await count()).toBe(0)
    await rm(folder)
    await mkdir(folder)
    expect(await session.mail(large)).toMatch(/^250 /)
  })

  it('whose client leaves in the middle leaves nothing', async () => {
    const { relay, server, count } = await start()
    const session = await relay.logIn()
    await session.say('MAIL FROM:<shop@example.com>')
    await session.say('RCPT TO:<ana@example.com>')
    await session.say('DATA')
    session.write(`${MAIL}\r\n${`${'a'.repeat(98)}\r\n`.repeat(2_000)}`)
    session.end()
    expect(await (await relay.logIn()).mail(MAIL)).toMatch(/^250 /)
    expect(await count()).toBe(1)
    expect(await readdir(join(server.data, 'relay')).catch(() => [])).toEqual([])
  })
})

describe('a stop', () => {
  it('ends connections that wait, answers for the mail in hand, and takes nothing new', async () => {
    const { relay, count } = await start()
    const [idle, busy] = [await relay.logIn(), await relay.logIn()]
    await busy.say('MAIL FROM:<shop@example.com>')
    await busy.say('RCPT TO:<ana@example.com>')
    expect(await busy.say('DATA')).toMatch(/^354 /)
    busy.write(MAIL)
    const closed = relay.stop()
    expect(await idle.reply()).toMatch(/^421 4\.3\.2 /)
    expect(await idle.reply()).toBe('closed')
    await expect(relay.dial().then((session) => session.reply())).resolves.toBe('closed')
    expect(await busy.say('\r\n.')).toMatch(/^250 2\.0\.0 \d+ queued$/)
    expect(await busy.reply()).toMatch(/^421 4\.3\.2 /)
    await closed
    expect(await count()).toBe(1)
  })

  it('does not wait for ever for a mail that does not end; nothing of it is kept', async () => {
    const { relay, count } = await start({ finish: 200 })
    const session = await relay.logIn()
    await session.say('MAIL FROM:<shop@example.com>')
    await session.say('RCPT TO:<ana@example.com>')
    await session.say('DATA')
    session.write(MAIL)
    await relay.stop()
    expect(await session.reply()).toBe('closed')
    expect(await count()).toBe(0)
  })
})
