// `messaging inbound`: what a mail server that pipes a mail into it hears, and what follows from the mail.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dropDatabaseOf, engineEnv, onPostgres } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { returned } from '../support/returned.ts'
import { clientsOf, type Started, startPlatform } from '../support/started.ts'

const PLATFORM = { MESSAGING_RETURN_DOMAIN: 'return.example.com' }

let data: string
let env: NodeJS.ProcessEnv
let started: Started

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'messaging-inbound-'))
  env = { ...process.env, ...(await engineEnv(data)), ...PLATFORM, MESSAGING_DATA: data }
  started = await startPlatform(data, PLATFORM)
})
afterEach(async () => {
  await started.end()
  await rm(data, { recursive: true, force: true })
  await dropDatabaseOf(data)
})

/** Pipes a mail into the command; resolves with its exit code and what it wrote. */
async function pipe(mail: string, words: string[] = [], more: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['src/cli/messaging.js', 'inbound', ...words], { env: { ...env, ...more } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text))
  // A command that has seen enough closes its end.
  child.stdin.on('error', () => {})
  child.stdin.end(mail, 'latin1')
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, said }
}

/** An email that was delivered, and where it comes back to. */
async function delivered(to = 'ana@example.net') {
  const { marketing, transactional, sandbox } = clientsOf(started, data)
  const { sender_id } = await marketing.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
  const email = { senderId: String(sender_id), to, subject: 'Hello', textBody: 'Hello' }
  const messageId = Number((await transactional.sendEmail({ body: email })).messageId)
  const { return_address: address = '' } = await sandbox.waitForCapturedMessage({ query: { recipient: to } })
  await eventually(async () => (await statusOf(messageId)) === 'delivered')
  return { messageId, address, bounce: returned('postfix-unknown-user', { RETURN_ADDRESS: address }) }
}

async function statusOf(messageId: number): Promise<string | undefined> {
  const [entry] = await clientsOf(started, data).transactional.getEmailLog({ path: { messageId } })
  return entry?.campaign.currentStatus
}

const arrived = async () =>
  (await clientsOf(started, data).sandbox.listInboundMessages()).items.map(({ meaning, effect }) => [meaning, effect])

describe('beside a running server', () => {
  it('a mail is taken, with its recipient in an option, in the environment or in its header', async () => {
    const { messageId, address, bounce } = await delivered()
    const quiet = { code: 0, said: '' }
    expect(await pipe(bounce, ['--recipient', address, '--sender', ''])).toEqual(quiet)
    expect(await statusOf(messageId)).toBe('bounce_hard')
    const elsewhere = bounce.replaceAll(address, 'bounces@shop.example.com')
    expect(await pipe(elsewhere, [], { ORIGINAL_RECIPIENT: address, RECIPIENT: 'bounces@localhost' })).toEqual(quiet)
    expect(await pipe(`From MAILER-DAEMON Mon Aug 24 10:00:00 2026\r\n${bounce}`)).toEqual(quiet)
    expect(await arrived()).toEqual([
      ['hard_bounce', 'known'],
      ['hard_bounce', 'known'],
      ['hard_bounce', 'taken'],
    ])
    // Any bytes and any line ends.
    expect(await pipe('\xff\0\n\r', ['--recipient', address])).toEqual(quiet)
  })

  it('a complaint is taken at any address if it returns something that the platform signed', async () => {
    const { address } = await delivered()
    const complaint = returned('arf-abuse', { RETURN_ADDRESS: address })
    expect(await pipe(complaint, ['--recipient', 'abuse@shop.example.com'])).toEqual({ code: 0, said: '' })
    expect(await arrived()).toEqual([['complaint', 'taken']])
    expect(await pipe(returned('arf-abuse'), ['--recipient', 'fbl@return.example.com'])).toEqual({ code: 0, said: '' })
  })

  it('what can never be taken is refused for good, with the reason', async () => {
    const { address, bounce, messageId } = await delivered()
    const forged = address.replace(/-\w{8}@/, '-00000000@')
    const refused = { code: 67, said: 'Nobody was given this return address.\n' }
    expect(await pipe(bounce, ['--recipient', forged])).toEqual(refused)
    expect(await pipe(bounce.replaceAll(address, forged))).toEqual(refused)
    const nothing = await pipe(returned('reply'), ['--recipient', 'info@shop.example.com'])
    expect(nothing).toEqual({ code: 65, said: 'The mail says nothing of a message of this platform.\n' })
    const most = bounce + 'x'.repeat(1_048_576 - bounce.length)
    expect(await pipe(`${most}x`, ['--recipient', address])).toMatchObject({ code: 65 })
    expect(await statusOf(messageId)).toBe('delivered')
    expect(await pipe(most, ['--recipient', address])).toEqual({ code: 0, said: '' })
  })
})

describe('without a server', () => {
  it('a mail is stored, and counts once, also when it comes again after the start', async () => {
    const { messageId, address, bounce } = await delivered()
    await started.interrupt()
    expect(await pipe(bounce, ['--recipient', address])).toEqual({ code: 0, said: '' })
    started = await startPlatform(data, PLATFORM)
    expect(await pipe(bounce, ['--recipient', address])).toEqual({ code: 0, said: '' })
    expect(await arrived()).toEqual([
      ['hard_bounce', 'known'],
      ['hard_bounce', 'taken'],
    ])
    expect(await statusOf(messageId)).toBe('bounce_hard')
  })

  it('a mail is to be tried again while there is no platform that could know its address', async () => {
    const { address, bounce } = await delivered()
    await started.interrupt()
    const words = ['--recipient', address]
    const failing: [more: NodeJS.ProcessEnv, said: RegExp][] = [
      [{ MESSAGING_RETURN_DOMAIN: '' }, /MESSAGING_RETURN_DOMAIN is off/],
      [{ MESSAGING_PORT: 'https' }, /MESSAGING_PORT/],
      onPostgres
        ? [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, /./]
        : [{ MESSAGING_DATA: join(data, 'elsewhere') }, /There is no platform in .*elsewhere/],
    ]
    for (const [more, said] of failing) {
      const answer = await pipe(bounce, words, more)
      expect(answer).toEqual({ code: 75, said: expect.stringMatching(said) as string })
    }
  })
})
