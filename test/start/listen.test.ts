// `messaging listen` and `messaging trigger` as a developer uses them: beside a started platform, with a program on this
// machine that has no public address.
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseWebhook } from '../../src/clients/webhooks.ts'
import { type } from '../support/command-line.ts'
import { changeRows, dropDatabaseOf } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { freePort } from '../support/free-port.ts'
import { type Receiver, startReceiver } from '../support/receiver.ts'
import { clientsOf, type Started, startPlatform } from '../support/started.ts'

const root = resolve(import.meta.dirname, '../..')

let data: string
let port: string
let started: Started
let program: Receiver
const listening: { end(): Promise<number | null> }[] = []

const start = async () => startPlatform(data, { MESSAGING_PORT: port })
const environment = () => ({ ...process.env, MESSAGING_DATA: data, MESSAGING_PORT: port })

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'messaging-listen-'))
  port = String(await freePort())
  started = await start()
})
afterAll(async () => {
  await started.end()
  await rm(data, { recursive: true, force: true })
  await dropDatabaseOf(data)
})
beforeEach(async () => {
  program = await startReceiver()
})
afterEach(async () => {
  await Promise.all(listening.splice(0).map((one) => one.end()))
  await program.close()
})

/** `messaging listen` in a process of its own. */
function startListening(...words: string[]) {
  const command = [join(root, 'src', 'cli', 'messaging.js'), 'listen', ...words]
  const child = spawn(process.execPath, command, { env: environment() })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (text: Buffer) => (stdout += text))
  child.stderr.on('data', (text: Buffer) => (stderr += text))
  const ended = new Promise<number | null>((done) => child.once('close', done))
  const end = () => (child.kill('SIGINT'), ended)
  listening.push({ end })
  return { stdout: () => stdout, stderr: () => stderr, end }
}

/** The same, once it listens. */
async function listen(...words: string[]) {
  const listener = startListening(...words)
  await eventually(() => /Ctrl-C to stop/.test(listener.stderr()))
  return listener
}

/** A list, and a contact that goes into it. */
async function makeList() {
  const { marketing } = clientsOf(started, data)
  const { list_id } = await marketing.createList({ body: { internal_name: 'a' } })
  const add = (email: string) => marketing.createContact({ path: { list_id }, body: { base: { email } } })
  return { list_id, add, marketing }
}

/** A way to a port of this machine that can be cut. */
async function startWay(to: number) {
  const ends = new Set<Socket>()
  let isOpen = true
  const server = createServer((near) => {
    if (!isOpen) return void near.destroy()
    const far = connect(to, 'localhost')
    for (const [one, other] of [[near, far] as const, [far, near] as const]) {
      ends.add(one)
      one.on('error', () => undefined).on('close', () => other.destroy())
      one.pipe(other)
    }
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  const cut = () => {
    isOpen = false
    for (const end of ends) end.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    repair: () => void (isOpen = true),
    close: () => (cut(), server.close()),
  }
}

describe('messaging listen', () => {
  it('posts what a webhook would have got, with a signature that the program can check, and cleans up', async () => {
    const { list_id, add, marketing } = await makeList()
    const listener = await listen('--forward-to', `${program.url}/hooks`, '--make', `list:${list_id}`)
    const [webhook] = (await marketing.listWebhooks()).items
    const { secret } = await marketing.getWebhookSecret({ path: { webhook_id: webhook?.webhook_id ?? 0 } })
    await add('ana@example.com')
    const [request] = await program.waitForCount(1)
    expect(request).toMatchObject({ method: 'POST', path: '/hooks' })
    const event = await parseWebhook<'listEvent'>(
      request?.body ?? '',
      request?.headers as Record<string, string>,
      secret,
    )
    expect(event).toMatchObject({ action: 'subscription', list_id })
    await eventually(() => /^\d+ {2}listEvent subscription {2}204 in \d+ ms$/m.test(listener.stdout()))
    expect(listener.stdout() + listener.stderr()).not.toContain(secret)
    expect(await listener.end()).toBe(0)
    expect((await marketing.listWebhooks()).items).toEqual([])
  })

  it('goes on after the platform was away, and misses nothing', async () => {
    const { list_id, add } = await makeList()
    const listener = await listen('--forward-to', program.url, '--make', `list:${list_id}`, '--events', 'subscription')
    await add('ana@example.com')
    await program.waitForCount(1)
    await started.interrupt()
    await eventually(() => /Connection lost/.test(listener.stderr()))
    started = await start()
    const { marketing } = clientsOf(started, data)
    await marketing.createContact({ path: { list_id }, body: { base: { email: 'rui@example.com' } } })
    const [first, second] = await program.waitForCount(2)
    expect(first?.body).not.toBe(second?.body)
    expect(second?.headers['webhook-id']).not.toBe(first?.headers['webhook-id'])
  })

  it('misses nothing when the connection breaks before the first event', async () => {
    const { list_id, add, marketing } = await makeList()
    await marketing.createWebhook({ body: { list_id, url: `${program.url}/own`, actions: ['subscription'] } })
    const way = await startWay(Number(port))
    try {
      const listener = await listen('--forward-to', `${program.url}/hooks`, '--url', `https://localhost:${way.port}`)
      way.cut()
      await eventually(() => /Connection lost/.test(listener.stderr()))
      await add('ana@example.com')
      // It is delivered at the first attempt, so no later one tells of it.
      const { sandbox } = clientsOf(started, data)
      await program.waitFor(({ path }) => path === '/own')
      await eventually(async () => (await sandbox.listHookDeliveries()).items[0]?.state === 'delivered')
      way.repair()
      const request = await program.waitFor(({ path }) => path === '/hooks')
      expect(request.body).toContain('"action":"subscription"')
      await listener.end()
    } finally {
      way.close()
    }
  })

  it('says when events are missing', async () => {
    const way = await startWay(Number(port))
    try {
      const listener = await listen('--url', `https://localhost:${way.port}`)
      way.cut()
      await eventually(() => /Connection lost/.test(listener.stderr()))
      // As an hour without a reader.
      await changeRows(data, 'UPDATE live_watch SET until = 1')
      const { add } = await makeList()
      await add('ana@example.com')
      way.repair()
      await eventually(() => /Some deliveries were not forwarded/.test(listener.stderr()))
      await listener.end()
    } finally {
      way.close()
    }
  })

  it('ends like any other time when it is ended before it has heard from the platform', async () => {
    const asked = Promise.withResolvers<void>()
    const silent = createServer((socket) => {
      socket.on('error', () => undefined).resume()
      asked.resolve()
    })
    await new Promise<void>((done) => silent.listen(0, 'localhost', done))
    const listener = startListening('--url', `https://localhost:${(silent.address() as AddressInfo).port}`)
    await asked.promise
    expect([await listener.end(), listener.stderr()]).toEqual([0, ''])
    silent.close()
  })

  it('passes on only the events that are asked for, tells why one did not arrive, and prints JSON', async () => {
    const { list_id, add, marketing } = await makeList()
    await marketing.createWebhook({
      body: { list_id, url: `${program.url}/own`, actions: ['subscription', 'edit_subscription'] },
    })
    const nobody = `http://127.0.0.1:${await freePort()}`
    const listener = await listen('--forward-to', nobody, '--events', 'edit_subscription', '--json')
    const { contact_id } = await add('ana@example.com')
    await program.waitForCount(1)
    await marketing.updateContact({ path: { list_id, contact_id }, body: { base: { first_name: 'Ana' } } })
    await eventually(() => listener.stdout().endsWith('\n'))
    expect(
      listener
        .stdout()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([
      {
        delivery: expect.any(Number) as number,
        name: 'listEvent',
        event: 'edit_subscription',
        status: null,
        error: expect.stringContaining('ECONNREFUSED') as string,
        ms: expect.any(Number) as number,
      },
    ])
  })

  it.each([
    { words: ['--make', 'fax'], code: 2, says: /--make: "fax" is invalid\. Use list:<id>, email, sms, push\./ },
    { words: ['--forward-to', 'localhost'], code: 2, says: /--forward-to: "localhost" is not a valid URL/ },
    {
      words: ['--make', 'email', '--events', 'subscription'],
      code: 2,
      says: /webhooks of email do not support subscription/,
    },
    { words: ['--make', 'list:999'], code: 1, says: /999/ },
    {
      words: ['--url', 'https://127.0.0.1:9'],
      code: 1,
      says: /Cannot connect to the platform at https:\/\/127\.0\.0\.1:9.*MESSAGING_URL/,
    },
    { words: ['--key', 'sandbox_no'], code: 1, says: /unknown or was revoked/ },
  ])('$words: says what to fix', async ({ words, code, says }) => {
    const said = await type(['listen', ...words], environment())
    expect(said.stderr).toMatch(says)
    expect(said.code).toBe(code)
  })
})

describe('messaging trigger', () => {
  /** A captured email and a captured SMS. */
  async function sendBoth() {
    const { transactional, marketing, sandbox } = clientsOf(started, data)
    const { sender_id } = await marketing.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    const file = Buffer.from('a contract').toString('base64')
    const made = await marketing.createCellphoneSender({ body: { type: 'alpha_numeric', cellphone: 'SHOP', file } })
    const html = '<a href="https://shop.example.com/spring">Spring</a>'
    const mail = {
      senderId: String(sender_id),
      to: 'ana@example.com',
      subject: 'Spring',
      htmlBody: html,
      openTracking: true,
      clickTracking: true,
    }
    await transactional.sendEmail({ body: mail })
    const sms = {
      from: String(made.sender_id),
      to: '351-910000001',
      textBody: 'Hello',
      encoding: 'gsm0338',
      maxCount: 1,
    } as const
    await transactional.sendSms({ body: sms })
    await eventually(async () => (await sandbox.listCapturedMessages()).total_items === 2)
    return { sandbox }
  }

  const trigger = (...words: string[]) => type(['trigger', ...words], environment())

  it.each([
    {
      words: ['opn'],
      code: 2,
      says: /'opn' is invalid for argument 'event'\. Allowed choices are delivered, failed, open,/,
    },
    { words: ['open'], code: 1, says: /No captured message was found\. Send one/ },
    { words: ['stop'], code: 1, says: /No captured message \(sms\) was found/ },
    { words: ['sms'], code: 2, says: /--from is missing: `messaging trigger sms` needs it/ },
    { words: ['hook'], code: 2, says: /--webhook is missing: `messaging trigger hook` needs it/ },
    { words: ['open', '--message', '99'], code: 1, says: /99/ },
  ])('$words: says what to fix', async ({ words, code, says }) => {
    const said = await trigger(...words)
    expect(said.stderr).toMatch(says)
    expect(said.code).toBe(code)
  })

  it('makes every event of a message, of the newest or of the one to a recipient', async () => {
    await sendBoth()
    for (const [event, text] of [
      ['open', /^open: message \d+ to ana@example\.com, Spring$/m],
      ['click', /^click: message/],
      ['reply', /^reply: message/],
      ['soft-bounce', /^bounce: message/],
      ['bounce', /^bounce: message/],
      ['complaint', /^complaint: message/],
      ['unsubscribe', /^unsubscribe: message/],
    ] as const) {
      const { code, stdout, stderr } = await trigger(event, '--recipient', 'ana@example.com')
      expect([event, code, stderr]).toEqual([event, 0, ''])
      expect(stdout).toMatch(text)
    }
    expect(await trigger('delivered', '--recipient', '351-910000001')).toMatchObject({ code: 0 })
    expect(await trigger('stop')).toMatchObject({
      code: 0,
      stdout: 'STOP from 351-910000001 to SHOP: opt_out, taken\n',
    })
    expect(await trigger('start')).toMatchObject({
      code: 0,
      stdout: 'START from 351-910000001 to SHOP: opt_in, taken\n',
    })
  })

  it('lets messages come in, and tells a webhook of what did not happen', async () => {
    const { list_id, marketing } = await makeList()
    const said = await trigger('sms', '--from', '351-910000001', '--to', 'SHOP', '--text', 'Hello', '--json')
    expect(JSON.parse(said.stdout)).toMatchObject({ channel: 'sms', sender: '351-910000001', text: 'Hello' })
    const source = join(data, 'mail.eml')
    await writeFile(source, 'From: ana@example.com\r\nTo: shop@example.com\r\nSubject: Hi\r\n\r\nHello\r\n')
    expect(await trigger('email', '--to', 'shop@example.com', '--source', source)).toMatchObject({ code: 0 })
    const body = { list_id, url: `${program.url}/own`, actions: ['email_open', 'email_click'] as const }
    const { webhook_id } = await marketing.createWebhook({ body: { ...body, actions: [...body.actions] } })
    const { stdout } = await trigger('hook', '--webhook', String(webhook_id), '--action', 'email_click')
    expect(stdout).toMatch(/^Delivery \d+ of listEvent email_click to http/)
    const [told] = await program.waitForCount(1)
    expect(told?.body).toContain('"action":"email_click"')
  })
})
