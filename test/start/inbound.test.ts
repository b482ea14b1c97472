// Mail that comes back to a started platform: by `messaging inbound`, and by the port for it when the process is killed.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dropDatabaseOf, engineEnv, onPostgres } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { freePort } from '../support/free-port.ts'
import { returned } from '../support/returned.ts'
import { clientsOf, type Started, startPlatform } from '../support/started.ts'

const RECIPIENTS = 200
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
    // Of what comes again and again, one repetition is kept.
    expect(await arrived()).toEqual([
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

  it('a report is taken that returns a large mail, of which the beginning is read', async () => {
    const { address, bounce, messageId } = await delivered()
    const large = bounce + `${'x'.repeat(998)}\r\n`.repeat(3_000)
    expect(await pipe(large, ['--recipient', address])).toEqual({ code: 0, said: '' })
    expect(await statusOf(messageId)).toBe('bounce_hard')
    expect((await pipe('', ['--help'])).said).toContain('Emails may have any size. Only the first 1 MB')
  })

  it('what can never be taken is refused for good, with the reason', async () => {
    const { address, bounce } = await delivered()
    const forged = address.replace(/-\w{8}@/, '-00000000@')
    const refused = { code: 67, said: 'The return address is unknown: the platform did not issue it.\n' }
    expect(await pipe(bounce, ['--recipient', forged])).toEqual(refused)
    expect(await pipe(bounce.replaceAll(address, forged))).toEqual(refused)
    const nothing = await pipe(returned('reply'), ['--recipient', 'info@shop.example.com'])
    expect(nothing).toEqual({ code: 65, said: 'The email is not about a message of this platform.\n' })
  })
})

it('invalid usage ends it with the exit code of sysexits.h', async () => {
  expect(await pipe('', ['--recipiant', 'a@example.com'])).toMatchObject({
    code: 64,
    said: expect.stringContaining('--recipient'),
  })
  expect(await pipe('', ['--help'])).toMatchObject({ code: 0 })
})

describe('kill -9', () => {
  it('loses no mail that the port acknowledged, and what is sent again counts once', async () => {
    await started.end()
    const env = { ...PLATFORM, MESSAGING_INBOUND_PORT: String(await freePort()) }
    started = await startPlatform(data, env)
    const { marketing, sandbox } = clientsOf(started, data)
    const { sender_id } = await marketing.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    const { list_id } = await marketing.createList({ body: { internal_name: 'Readers' } })
    const contacts = Array.from({ length: RECIPIENTS }, (_, n) => ({ base: { email: `reader${n}@example.net` } }))
    await marketing.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
    await eventually(async () => (await marketing.getList({ path: { list_id } })).stats.total_active === RECIPIENTS)
    const content = { type: 'html', body: '<body><p>Hello</p></body>' } as const
    const { campaign_hash } = await marketing.createEmailCampaign({
      body: { list_id, internal_name: 'Spring', subject: 'Spring', sender_id: Number(sender_id), content },
    })
    const path = { campaign_hash }
    await marketing.sendEmailCampaign({ path, body: { list_id, segments: { type: 'none' } } })
    const captured = await eventually(async () => {
      const { items } = await sandbox.listCapturedMessages({ query: { limit: RECIPIENTS } })
      return items.length === RECIPIENTS ? items : false
    })
    const mails: { to: string; raw: string }[] = []
    for (const { captured_id } of captured || []) {
      const { return_address: to = '' } = await sandbox.getCapturedMessage({ path: { captured_id } })
      mails.push({ to, raw: returned('postfix-unknown-user', { RETURN_ADDRESS: to }) })
    }

    /** Hands mails over from several connections, as long as the port is there; returns those that it acknowledged. */
    const handOver = async (each: (acknowledged: number) => void = () => undefined) => {
      const acknowledged = new Set<string>()
      const [host, port] = started.row('Return port').split(':')
      const program = createTransport({ host, port: Number(port), ignoreTLS: true, pool: true, maxConnections: 8 })
      const deliver = async ({ to, raw }: { to: string; raw: string }) => {
        await program.sendMail({ envelope: { from: '', to: [to] }, raw })
        acknowledged.add(to)
        each(acknowledged.size)
      }
      await Promise.allSettled(mails.map(deliver))
      program.close()
      return acknowledged
    }
    const bounces = async () => {
      const { overall } = await clientsOf(started, data).marketing.getEmailReport({ path })
      return overall.hard_bounces
    }
    let killed: Promise<unknown> | undefined
    const before = await handOver((count) => {
      if (count === RECIPIENTS / 4) killed = started.kill()
    })
    await killed
    expect(before.size).toBeLessThan(RECIPIENTS)

    started = await startPlatform(data, env)
    // One more for each connection whose answer did not arrive.
    expect(await bounces()).toBeGreaterThanOrEqual(before.size)
    expect((await handOver()).size).toBe(RECIPIENTS)
    expect(await bounces()).toBe(RECIPIENTS)
    const { marketing: again } = clientsOf(started, data)
    expect((await again.listSuppressionEntries({ query: { limit: 1 } })).total_items).toBe(RECIPIENTS)
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
      [{ MESSAGING_RETURN_DOMAIN: '' }, /MESSAGING_RETURN_DOMAIN is not set/],
      [{ MESSAGING_PORT: 'https' }, /MESSAGING_PORT/],
      onPostgres
        ? [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, /./]
        : [{ MESSAGING_DATA: join(data, 'elsewhere') }, /elsewhere is not a data folder/],
    ]
    for (const [more, said] of failing) {
      const answer = await pipe(bounce, words, more)
      expect(answer).toEqual({ code: 75, said: expect.stringMatching(said) as string })
    }
  })
})
