// `messaging carrier`: what an operator sees of the wires, and a message over each of them, with all that can go wrong.
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createTlsServer } from 'node:tls'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadCertificate } from '../../src/server/http/certificate.ts'
import { type Apns, appleToken, startApns } from '../support/apns.ts'
import { type } from '../support/command-line.ts'
import { dropDatabaseOf, engineEnv, onPostgres, readRows } from '../support/engine.ts'
import { type Fcm, fcmError, startFcm } from '../support/fcm.ts'
import { openAccount } from '../support/marketing.ts'
import { startPushService } from '../support/push-service.ts'
import { startServer } from '../support/server.ts'
import { startTestSmsc } from '../support/smsc.ts'
import { parseMail, type SmtpSink, startSmtpSink } from '../support/smtp.ts'
import { startPlatform } from '../support/started.ts'
import { openSite } from '../support/web-push.ts'

const SECRET = 'top-secret'

interface Told {
  carrier: string
  target: string
  to: string
  steps: { step: string; ok: boolean; detail: string }[]
  outcome: string
  remedy: string | null
}

let data: string
let env: NodeJS.ProcessEnv
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'messaging-carrier-'))
  env = { ...process.env, ...(await engineEnv(data)), MESSAGING_DATA: data }
})
afterEach(async () => {
  await rm(data, { recursive: true, force: true })
  await dropDatabaseOf(data)
})

const carrier = (words: string[], more: NodeJS.ProcessEnv = {}) => type(['carrier', ...words], { ...env, ...more })

/** A trial with --json; the exit code has to fit what it says. */
async function tried(words: string[], more: NodeJS.ProcessEnv = {}): Promise<Told> {
  const { code, stdout, stderr } = await carrier(['test', ...words, '--json'], more)
  expect(stderr).toBe('')
  expect(stdout).not.toContain(SECRET)
  const told = JSON.parse(stdout) as Told
  expect(code).toBe(told.outcome === 'accepted' ? 0 : 1)
  return told
}

const stepsOf = ({ steps }: Told) => steps.map(({ step, ok }) => `${ok ? '' : 'not '}${step}`)

describe('the list', () => {
  it('names what the settings name, where it leads, and no secret', async () => {
    const { code, stdout, stderr } = await carrier(['list'], {
      MESSAGING_SMTP_URL: `smtp://shop:${SECRET}@mail.example.com:587`,
      MESSAGING_SMPP_URL: 'smpps://shop:hidden@smsc.example.com',
    })
    expect(code).toBe(0)
    expect(stdout).toMatch(/^smtp +mail\.example\.com:587 +unused$/m)
    expect(stdout).toMatch(/^smpp +smsc\.example\.com:3550 +unused$/m)
    expect(stdout).toMatch(/^web-push .* unused$/m)
    expect(stdout).toMatch(/^sandbox .* up$/m)
    expect(stderr).toContain('no running server was asked')
    expect(stdout + stderr).not.toMatch(/top-secret|hidden|shop/)
    // To look makes no platform: a mail server that pipes into this folder has to hear that there is none.
    expect(await readdir(data)).toEqual([])
  })

  it.skipIf(onPostgres)('tells how they are as the running server sees it', async () => {
    const smsc = await startTestSmsc()
    const smtp = await startSmtpSink()
    const settings = { MESSAGING_SMPP_URL: smsc.url, MESSAGING_SMTP_URL: smtp.url }
    const started = await startPlatform(data, settings)
    try {
      await expect
        .poll(async () => JSON.parse((await carrier(['list', '--json'])).stdout), { timeout: 60_000 })
        .toMatchObject({
          asked: 'server',
          carriers: [
            { name: 'smtp', target: `127.0.0.1:${smtp.port}`, state: 'unused', since: null, detail: null },
            { name: 'smpp', state: 'up', since: expect.stringMatching(/Z$/) },
            { name: 'web-push' },
            { name: 'sandbox', state: 'up' },
          ],
        })
      // The message leaves by the server, which has the settings that this command does not.
      expect(await tried(['smtp', '--to', 'you@example.com'])).toMatchObject({ outcome: 'accepted' })
      expect(await tried(['smpp', '--to', '+351910000001'])).toMatchObject({ outcome: 'accepted' })
      expect(smtp.mails).toHaveLength(1)
      expect(smsc.submitted).toHaveLength(1)
    } finally {
      await started.end()
      await smtp.close()
      await smsc.close()
    }
    expect(started.errors()).toBe('')
  })
})

describe('a mail', () => {
  let smtp: SmtpSink
  beforeEach(async () => {
    smtp = await startSmtpSink()
  })
  const closing: Server[] = []
  const sockets = new Set<Socket>()
  afterEach(async () => {
    await smtp.close()
    for (const socket of sockets) socket.destroy()
    await Promise.all(closing.splice(0).map((server) => new Promise((done) => server.close(done))))
  })
  const url = () => smtp.url.replace('//', `//shop:${SECRET}@`)
  const mail = (more: string[] = []) =>
    tried(['smtp', '--to', 'you@example.com', '--from', 'shop@example.com', ...more], { MESSAGING_SMTP_URL: url() })

  it('goes out by each step, and costs no account anything', async () => {
    await type(['account', 'create', 'Shop'], env)
    const told = await mail()
    expect(told).toMatchObject({ carrier: 'smtp', target: `127.0.0.1:${smtp.port}`, remedy: null })
    expect(stepsOf(told)).toEqual(['connection', 'login', 'sender', 'recipient', 'message'])
    expect(told.steps[1]?.detail).toContain('without TLS')
    const [sent] = smtp.mails
    expect(sent).toMatchObject({ from: 'shop@example.com', to: ['you@example.com'], user: 'shop' })
    expect((await parseMail(sent as never)).subject).toBe('A test of the carrier')
    for (const table of ['message', 'captured_message'])
      expect(await readRows(data, `SELECT id FROM ${table}`)).toEqual([])
  })

  it.each<{ fault: string; options: Partial<SmtpSink['options']>; steps: string[]; outcome: string; remedy: RegExp }>([
    {
      fault: 'the login',
      options: { authenticate: () => false },
      steps: ['connection', 'not login'],
      outcome: 'deferred',
      remedy: /user and password/,
    },
    {
      fault: 'the sender',
      options: { rejectSender: () => '550 5.7.1 not your address' },
      steps: ['connection', 'login', 'not sender'],
      outcome: 'failed',
      remedy: /--from/,
    },
    {
      fault: 'the recipient',
      options: { reject: () => '550 5.1.1 no such user' },
      steps: ['connection', 'login', 'sender', 'not recipient'],
      outcome: 'failed',
      remedy: /--to/,
    },
    {
      fault: 'the message',
      options: { rejectData: () => '552 5.3.4 too big' },
      steps: ['connection', 'login', 'sender', 'recipient', 'not message'],
      outcome: 'failed',
      remedy: /See its response/,
    },
    {
      fault: 'now',
      options: { reject: () => '451 4.7.1 greylisted' },
      steps: ['connection', 'login', 'sender', 'not recipient'],
      outcome: 'deferred',
      remedy: /Try again later/,
    },
  ])('stops where the host refuses $fault', async ({ options, steps, outcome, remedy }) => {
    Object.assign(smtp.options, options)
    const told = await mail()
    expect(stepsOf(told)).toEqual(steps)
    expect(told).toMatchObject({ outcome, remedy: expect.stringMatching(remedy) })
    expect(smtp.mails).toEqual([])
  })

  it('is words for a person, too', async () => {
    smtp.options.rejectSender = () => '550 5.7.1 not your address'
    const { code, stdout } = await carrier(['test', 'smtp', '--to', 'you@example.com'], { MESSAGING_SMTP_URL: url() })
    expect(code).toBe(1)
    expect(stdout).toMatch(/^ok {6}connection +the host answered/m)
    expect(stdout).toMatch(/^failed {2}sender +.*550 5\.7\.1 not your address/m)
    expect(stdout).toMatch(/The carrier rejected the message\.\nSet another one with --from/)
  })

  async function listening(server: Server): Promise<number> {
    server.on('connection', (socket: Socket) => sockets.add(socket))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closing.push(server)
    return (server.address() as { port: number }).port
  }
  const triedAt = (smtpUrl: string) => tried(['smtp', '--to', 'you@example.com'], { MESSAGING_SMTP_URL: smtpUrl })

  it('says that nobody listens, that the name is not there, and that the certificate is not trusted', async () => {
    const port = await listening(createServer())
    await new Promise((done) => closing.pop()?.close(done))
    expect(await triedAt(`smtp://127.0.0.1:${port}`)).toMatchObject({
      steps: [{ step: 'connection', ok: false, detail: expect.stringContaining('ECONNREFUSED') }],
      remedy: expect.stringContaining('whether the server is running'),
    })
    expect(await triedAt('smtp://nowhere.invalid')).toMatchObject({
      steps: [{ step: 'name', ok: false }],
      remedy: expect.stringContaining('DNS'),
    })
    const { key, cert } = await loadCertificate(data)
    const secure = await listening(createTlsServer({ key, cert }, (socket) => socket.on('error', () => {})))
    expect(await triedAt(`smtps://127.0.0.1:${secure}`)).toMatchObject({
      steps: [{ step: 'TLS', ok: false, detail: expect.stringMatching(/certificate/) }],
      remedy: expect.stringContaining('NODE_EXTRA_CA_CERTS'),
    })
    // Plain words on a port where we begin with TLS.
    const plain = await listening(createServer((socket) => socket.on('error', () => {}).end('220 hello\r\n')))
    expect(await triedAt(`smtps://127.0.0.1:${plain}`)).toMatchObject({
      steps: [{ step: 'TLS', ok: false }],
      remedy: expect.stringContaining('smtps://'),
    })
  })

  it('is signed as all others', async () => {
    const { generateKeyPairSync } = await import('node:crypto')
    const pem = join(data, 'dkim.pem')
    const { privateKey } = generateKeyPairSync('ed25519')
    await writeFile(pem, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
    const told = await tried(['smtp', '--to', 'you@example.com'], {
      MESSAGING_SMTP_URL: url(),
      MESSAGING_DKIM: `s1._domainkey.shop.example=${pem}`,
      MESSAGING_RETURN_DOMAIN: 'back.shop.example',
    })
    expect(told.steps[0]).toEqual({ step: 'signature', ok: true, detail: 'DKIM of shop.example' })
    const [sent] = smtp.mails
    expect(sent?.from).toMatch(/^b-0-\w{8}@back\.shop\.example$/)
    expect(sent?.raw.toString()).toMatch(/^DKIM-Signature: [\s\S]*d=shop\.example[\s\S]*From: postmaster@shop\.example/)
  })
})

describe('an SMS', () => {
  it('goes out, and a centre that refuses the bind or is not there says so', async () => {
    await using smsc = await startTestSmsc()
    const at = (address: string) => tried(['smpp', '--to', '+351910000001'], { MESSAGING_SMPP_URL: address })
    const told = await at(smsc.url)
    expect(stepsOf(told)).toEqual(['session', 'message'])
    expect(smsc.submitted).toMatchObject([{ to: '351910000001', from: 'Test' }])
    const gone = await at('smpp://shop:secret@127.0.0.1:1')
    expect(gone).toMatchObject({
      steps: [{ step: 'session', ok: false, detail: expect.stringContaining('ECONNREFUSED') }],
      outcome: 'deferred',
      remedy: expect.stringContaining('is running'),
    })
  })
})

describe('a notification', () => {
  let folder: string
  let apple: Apns
  let google: Fcm
  let push: NodeJS.ProcessEnv
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'messaging-carrier-push-'))
    apple = await startApns()
    google = await startFcm()
    await writeFile(join(folder, 'key.p8'), apple.key.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
    push = {
      MESSAGING_ALLOW_PRIVATE: '127.0.0.0/8',
      MESSAGING_APNS_KEY_FILE: join(folder, 'key.p8'),
      MESSAGING_APNS_KEY_ID: 'ABCDE12345',
      MESSAGING_APNS_TEAM_ID: 'TEAM567890',
      MESSAGING_APNS_TOPIC: 'com.example.shop',
      MESSAGING_APNS_URL: apple.url,
      MESSAGING_FCM_SERVICE_ACCOUNT_FILE: await google.writeAccount(join(folder, 'account.json')),
      MESSAGING_FCM_URL: google.url,
    }
    await chmod(join(folder, 'account.json'), 0o600)
  })
  afterAll(async () => {
    await apple?.close()
    await google?.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('reaches Apple, which says what is wrong with the token or the key', async () => {
    const to = appleToken(1)
    const answered = (answer: ReturnType<Apns['respond']>) => {
      apple.respond = () => answer
      return tried(['apns', '--to', to], push)
    }
    expect(await answered({ status: 200 })).toMatchObject({ outcome: 'accepted' })
    expect(apple.arrivals.at(-1)).toMatchObject({ token: to })
    expect(await answered({ status: 400, reason: 'BadDeviceToken' })).toMatchObject({
      outcome: 'failed',
      steps: [{ step: 'message', ok: false, detail: 'Apple answered 400 BadDeviceToken' }],
      remedy: expect.stringContaining('environment'),
    })
    expect(await answered({ status: 403, reason: 'InvalidProviderToken' })).toMatchObject({
      outcome: 'deferred',
      remedy: expect.stringContaining('the key'),
    })
    expect(await answered({ status: 400, reason: 'TopicDisallowed' })).toMatchObject({
      remedy: expect.stringContaining('MESSAGING_APNS_TOPIC'),
    })
  })

  it('reaches Google', async () => {
    google.respond = () => ({ status: 200 })
    expect(await tried(['fcm', '--to', 'android:1'], push)).toMatchObject({ outcome: 'accepted' })
    google.respond = () => fcmError(404, 'UNREGISTERED')
    expect(await tried(['fcm', '--to', 'android:1'], push)).toMatchObject({
      outcome: 'failed',
      remedy: expect.stringContaining('--to'),
    })
  })

  it('reaches a browser that subscribed', async () => {
    const service = await startPushService()
    const subscription = service.subscribe()
    {
      await using server = await startServer({ data, env: { MESSAGING_ALLOW_PRIVATE: '127.0.0.0/8' } })
      const site = await openSite(server, await openAccount(server))
      await site.subscribe(subscription)
    }
    const more = { MESSAGING_ALLOW_PRIVATE: '127.0.0.0/8' }
    const told = await tried(['web-push', '--to', subscription.endpoint], more)
    expect(stepsOf(told)).toEqual(['subscription', 'message'])
    expect(service.arrivals).toHaveLength(1)
    expect(await carrier(['test', 'web-push', '--to', 'nobody'], more)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('No browser has subscribed'),
    })
    await service.close()
  })
})

describe('invalid usage', () => {
  it('are refused with what to write', async () => {
    expect(await carrier(['test', 'smtp'])).toMatchObject({ code: 2, stderr: expect.stringContaining('--to') })
    expect(await carrier(['test', 'smtp', '--to', 'you@example.com'])).toMatchObject({
      code: 1,
      stderr: 'There is no carrier smtp: the settings name web-push.\n',
    })
    expect(await carrier(['test', 'sandbox', '--to', 'you@example.com'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('it carries nowhere'),
    })
    const smtp = { MESSAGING_SMTP_URL: 'smtp://127.0.0.1:1' }
    expect(await carrier(['test', 'smtp', '--to', 'you'], smtp)).toMatchObject({
      code: 1,
      stderr: 'you is not an email address.\n',
    })
  })
})
