// The port for mails that come back: whom it takes mail for, what it refuses, and that nothing is lost that it took.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createTransport } from 'nodemailer'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { DoorLimits } from '../../../src/server/smtp/door.ts'
import { connected, databaseOf, onPostgres } from '../../support/engine.ts'
import { withSender } from '../../support/mailing.ts'
import { returned, startReturns } from '../../support/returned.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { sendWithoutReading } from '../../support/unread-replies.ts'

/** Of a mail, and of what is read of it. */
const LIMIT = 67_108_864
const READ = 1_048_576

const exec = DatabaseSync.prototype.exec
/** The connection of SQLite that wrote last. */
let writer: DatabaseSync | null = null
function watch(this: DatabaseSync, sql: string): void {
  if (sql === 'BEGIN IMMEDIATE') writer = this
  exec.call(this, sql)
}

/** Changes the tables of a running server behind its back. */
async function change(server: TestServer, sql: string): Promise<void> {
  if (onPostgres) await connected(await databaseOf(server.data), (client) => client.query(sql))
  else if (writer) exec.call(writer, sql)
}

let server: TestServer
const lines: string[] = []
beforeAll(async () => {
  DatabaseSync.prototype.exec = watch
  server = await startServer({
    env: { MESSAGING_RETURN_DOMAIN: 'return.example.com', MESSAGING_LOG: 'info' },
    app: { logStream: { write: (line) => void lines.push(line) } },
  })
})
afterAll(async () => {
  await server?.close()
  DatabaseSync.prototype.exec = exec
})

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

/** An email that was delivered, its return address, and the port. */
async function start(limits: Partial<DoorLimits> = {}, to = 'ana@example.net') {
  const returns = await startReturns(server, limits)
  open.push(returns)
  const { key } = await server.createAccount('Shop')
  const mailing = await withSender(server, key)
  const messageId = await mailing.send({ to })
  await mailing.settled(messageId)
  const { return_address: address = '' } = await mailing.captured(to)
  const { sandbox } = mailing
  return {
    returns,
    ...mailing,
    messageId,
    address,
    bounce: returned('postfix-unknown-user', { RETURN_ADDRESS: address }),
    forged: address.replace(/-\w{8}@/, '-00000000@'),
    statuses: () => mailing.statuses(messageId),
    arrived: async () => (await sandbox.listInboundMessages()).items.map(({ meaning, effect }) => [meaning, effect]),
  }
}

async function measured(name: string, label: string): Promise<number> {
  const { body } = await server.app.http.inject({ url: '/metrics' })
  return Number(new RegExp(`^${name}\\{${label}\\} (\\d+)$`, 'm').exec(body)?.[1] ?? 0)
}

describe('a mail at a return address', () => {
  it('is taken without a login, and moves the message on; a second time it counts for nothing', async () => {
    const { returns, address, bounce, statuses, arrived } = await start()
    expect(await returns.arrive(bounce, address)).toBe('250 2.0.0 taken')
    // The sender did not hear the answer.
    expect(await returns.arrive(bounce, address.toUpperCase())).toBe('250 2.0.0 taken')
    expect((await statuses()).filter((status) => status === 'bounce_hard')).toHaveLength(1)
    expect(await arrived()).toEqual([
      ['hard_bounce', 'known'],
      ['hard_bounce', 'taken'],
    ])
  })

  it('is read as far as its first megabyte: a report stands before what it returns', async () => {
    const { returns, address, bounce, arrived, log, messageId } = await start()
    const session = await returns.greet()
    const large = bounce + `${'x'.repeat(998)}\r\n`.repeat(3 * (READ / 1000))
    expect(await session.mail(large, { from: '', to: [address] })).toMatch(/^250 /)
    expect(await arrived()).toEqual([['hard_bounce', 'taken']])
    expect((await log(messageId)).campaign.currentStatus).toBe('bounce_hard')
  })

  it('is listed twice at most, however often it comes, and of one message at most 50 times beside what took effect', async () => {
    const { returns, address, bounce, arrived, sandbox } = await start()
    const answer = (n: number) => `From: ana@example.net\r\nSubject: Answer ${n}\r\n\r\nHello\r\n`
    for (let n = 0; n < 3; n++) await returns.arrive(bounce, address)
    expect(await arrived()).toHaveLength(2)
    for (let n = 0; n < 60; n++) expect(await returns.arrive(answer(n), address)).toMatch(/^250 /)
    expect((await sandbox.listInboundMessages()).total_items).toBe(50)
  })

  it('comes from an address beyond ASCII, too', async () => {
    const { returns, address, sandbox } = await start()
    const session = await returns.greet()
    const say = (line: string) => session.say(Buffer.from(line).toString('latin1'))
    expect(await say('MAIL FROM:<josé@bücher.example> SMTPUTF8')).toMatch(/^250 /)
    expect(await say(`RCPT TO:<${address}>`)).toMatch(/^250 /)
    expect(await say('DATA')).toMatch(/^354 /)
    expect(await say('From: José <josé@bücher.example>\r\nSubject: Olá\r\n\r\nHello\r\n.')).toMatch(/^250 /)
    const [row] = (await sandbox.listInboundMessages()).items
    expect(row).toMatchObject({ sender: 'josé@bücher.example', subject: 'Olá', meaning: 'reply', effect: 'taken' })
  })

  it('has no address in the log', async () => {
    const { returns, address, bounce } = await start({}, 'secretive@example.net')
    lines.length = 0
    await returns.arrive(bounce, address)
    await returns.arrive(bounce, 'stranger@example.net')
    const log = lines.join('')
    expect(log).toContain('"op":"inbound"')
    expect(log).toMatch(/"meaning":"hard_bounce","effect":"taken","messageId":\d+,"status":250/)
    expect(log).not.toMatch(/@(?:return\.)?example/)
  })

  it('is taken from a program that starts TLS, and from one that does not', async () => {
    const { returns, address, bounce, arrived } = await start()
    for (const tls of [{ requireTLS: true, tls: { rejectUnauthorized: false } }, { ignoreTLS: true }]) {
      const program = createTransport({ host: '127.0.0.1', port: returns.port, ...tls })
      await program.sendMail({ envelope: { from: '', to: [address] }, raw: bounce })
      program.close()
    }
    expect(await arrived()).toHaveLength(2)
  })

  it('is taken with any bytes and any line ends, and what nobody can read is a note', async () => {
    const { returns, address, arrived, bounce } = await start()
    expect(await returns.arrive(bounce.replaceAll('\r\n', '\n'), address)).toMatch(/^250 /)
    expect(await returns.arrive(`From: \xe9\0\x01\r\nX: \r\r\n\r\n\0\xff`, address)).toMatch(/^250 /)
    // More fields than any mail has.
    expect(await returns.arrive('a: b\r\n'.repeat(10_000), address)).toMatch(/^250 /)
    expect((await arrived()).map(([meaning]) => meaning)).toEqual(['note', 'auto_reply', 'hard_bounce'])
  })

  it('about several messages counts for each', async () => {
    const { returns, address, bounce, send, settled, captured, statuses, log } = await start()
    const other = await send({ to: 'rui@example.net' })
    await settled(other)
    const { return_address = '' } = await captured('rui@example.net')
    const session = await returns.greet()
    expect(await session.mail(bounce, { from: '', to: [address, return_address] })).toMatch(/^250 /)
    expect((await statuses()).at(-1)).toBe('bounce_hard')
    expect((await log(other)).campaign.currentStatus).toBe('bounce_hard')
  })
})

describe('a complaint', () => {
  it('that was sent to the address for all of them is believed if it returns a link of ours', async () => {
    const { returns, address, sandbox, marketing } = await start()
    const source = returned('arf-abuse', { RETURN_ADDRESS: address })
    expect(await returns.arrive(source, 'fbl@return.example.com', 'staff@host.example')).toMatch(/^250 /)
    expect((await sandbox.listInboundMessages()).items).toMatchObject([{ meaning: 'complaint', effect: 'taken' }])
    expect((await marketing.listSuppressionEntries()).items.map(({ value }) => value)).toEqual(['ana@example.net'])
    expect(await returns.arrive(returned('arf-abuse'), 'FBL@return.example.com')).toMatch(/^250 /)
    expect((await sandbox.listInboundMessages()).total_items).toBe(1)
  })
})

describe('the port refuses', () => {
  it('return addresses that nobody was given, and all others; both are counted', async () => {
    const { returns, forged, bounce, arrived, statuses } = await start()
    const before = await measured('messaging_inbound_total', 'channel="email",meaning="forged"')
    const session = await returns.greet()
    await session.say('MAIL FROM:<>')
    expect(await session.say(`RCPT TO:<${forged}>`)).toBe('550 5.1.1 This address does not exist')
    for (const other of ['ana@example.net', 'postmaster@return.example.com', 'b-1@return.example.com', 'postmaster'])
      expect(await session.say(`RCPT TO:<${other}>`)).toMatch(/^550 5\.7\.1 /)
    expect(await session.say('DATA')).toMatch(/^503 /)
    expect(await returns.arrive(bounce, forged)).toMatch(/^500 |^503 /)
    expect(await measured('messaging_inbound_total', 'channel="email",meaning="forged"')).toBe(before + 2)
    expect(await measured('messaging_inbound_refusals_total', 'reason="forged"')).toBeGreaterThanOrEqual(2)
    expect(await measured('messaging_inbound_refusals_total', 'reason="unknown"')).toBeGreaterThanOrEqual(4)
    expect(await arrived()).toEqual([])
    expect((await statuses()).at(-1)).toBe('delivered')
  })

  it('a login, which it does not offer either', async () => {
    const { returns } = await start()
    const session = await returns.dial()
    const hello = (await session.say('EHLO mx.example.net')).split('\n').map((line) => line.slice(4))
    expect(hello.slice(1).sort()).toEqual(
      ['8BITMIME', 'ENHANCEDSTATUSCODES', 'PIPELINING', `SIZE ${LIMIT}`, 'SMTPUTF8', 'STARTTLS'].sort(),
    )
    expect(await session.say('AUTH PLAIN AGEAYg==')).toMatch(/^50\d /)
  })

  it('a mail of more than 64 MB, before it comes', async () => {
    const { returns, arrived } = await start()
    const session = await returns.greet()
    expect(await session.say(`MAIL FROM:<> SIZE=${LIMIT + 1}`)).toMatch(/^552 5\.3\.4 /)
    expect(await arrived()).toEqual([])
  })

  it('to go on with whoever tries one address after the other', async () => {
    const { returns, forged } = await start()
    const session = await returns.greet()
    await session.say('MAIL FROM:<>')
    const replies: string[] = []
    while (replies.at(-1) !== 'closed' && replies.length < 100)
      replies.push((await session.say(`RCPT TO:<${forged}>`)).slice(0, 9))
    expect(replies).toEqual([...Array(19).fill('550 5.1.1'), '421 4.7.0', 'closed'].slice(0, replies.length))
    expect(replies).toContain('421 4.7.0')
  })

  it('to wait for ever for a command, also for one that comes in single letters', async () => {
    const { returns } = await start({ phases: { login: 60_000, command: 300, mail: 60_000 } })
    const [silent, slow] = [await returns.greet(), await returns.greet()]
    const letters = setInterval(() => slow.write('N'), 20)
    try {
      for (const session of [silent, slow]) {
        expect(await session.reply()).toMatch(/^421 4\.4\.2 /)
        expect(await session.reply()).toBe('closed')
      }
    } finally {
      clearInterval(letters)
    }
  })

  it('to read no reply', async () => {
    const { returns } = await start({ unread: 300 })
    expect(await sendWithoutReading(await returns.greet(), 30_000)).toBe('closed')
  })

  it('more connections than it may have', async () => {
    const { returns } = await start({ perAddress: 2 })
    await Promise.all([returns.greet(), returns.greet()])
    const third = await returns.dial()
    expect(await third.reply()).toBe('closed')
  })
})

describe('nothing is lost', () => {
  it('when the database does not take it: the sender is told to try again, and the same mail is taken later', async () => {
    const { returns, address, bounce, arrived, statuses } = await start()
    const before = await measured('messaging_inbound_refusals_total', 'reason="failed"')
    await change(server, 'ALTER TABLE receipt RENAME TO receipt_away')
    try {
      expect(await returns.arrive(bounce, address)).toMatch(/^451 4\.3\.0 /)
    } finally {
      await change(server, 'ALTER TABLE receipt_away RENAME TO receipt')
    }
    expect(await arrived()).toEqual([])
    expect(await measured('messaging_inbound_refusals_total', 'reason="failed"')).toBe(before + 1)
    expect(await returns.arrive(bounce, address)).toMatch(/^250 /)
    expect(await arrived()).toEqual([['hard_bounce', 'taken']])
    expect((await statuses()).at(-1)).toBe('bounce_hard')
  })

  it('when its folder cannot be written', async () => {
    const { returns, address, bounce, arrived } = await start()
    const folder = join(server.data, 'inbound')
    await rm(folder, { recursive: true, force: true })
    // No folder can be made where a file is.
    await writeFile(folder, '')
    const large = `${bounce}\r\n${`${'a'.repeat(98)}\r\n`.repeat(2_000)}`
    expect(await returns.arrive(large, address)).toMatch(/^451 4\.3\.0 /)
    expect(await arrived()).toEqual([])
    await rm(folder)
    await mkdir(folder)
    expect(await returns.arrive(large, address)).toMatch(/^250 /)
  })

  it('when the port closes: the mail in hand is answered, and the rest is told to come back', async () => {
    const { returns, address, bounce, arrived } = await start()
    const [idle, busy] = [await returns.greet(), await returns.greet()]
    await busy.say('MAIL FROM:<>')
    await busy.say(`RCPT TO:<${address}>`)
    expect(await busy.say('DATA')).toMatch(/^354 /)
    busy.write(bounce)
    const closed = returns.stop()
    expect(await idle.reply()).toMatch(/^421 4\.3\.2 /)
    expect(await busy.say('\r\n.')).toBe('250 2.0.0 taken')
    await closed
    expect(await arrived()).toEqual([['hard_bounce', 'taken']])
  })
})
