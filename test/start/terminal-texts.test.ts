// What outsiders wrote moves no cursor, colours no terminal and begins no line, whichever command prints it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commands } from '../../src/cli/commands.ts'
import { makeIdentity } from '../../src/server/lib/pdf-signature.ts'
import { type Entry, isGroup } from '../../src/terminal/command.ts'
import { type } from '../support/command-line.ts'
import { changeRows, dropDatabaseOf, engineEnv, readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { signedEvidence, smsContent } from '../support/evidences.ts'
import { SECRET } from '../support/gateway.ts'
import { expectSafe, expectSafeJson, HOSTILE } from '../support/hostile-texts.ts'
import { type Receiver, startReceiver } from '../support/receiver.ts'
import { startServer } from '../support/server.ts'
import { openCarrier, smsTo } from '../support/smsc.ts'

const program = resolve(import.meta.dirname, '../../src/cli/messaging.js')

/** Commands that print only what the program or the operator wrote. */
const ownTextOnly: Readonly<Record<string, string>> = {
  'account create': 'its own arguments',
  'account registered': 'numbers',
  'account transactional': 'numbers',
  'account dkim': 'keys in the files of the operator',
  'account suspend': 'numbers',
  'account resume': 'numbers',
  'account document': 'its own arguments',
  'account hook replay': 'numbers',
  'work list': 'numbers, kinds and codes of the platform',
  'work release': 'numbers, kinds and codes of the platform',
  inbound: 'fixed texts',
  upgrade: 'numbers, tables and processes of the platform',
  backup: 'folders of the operator',
  restore: 'folders of the operator',
  mcp: 'JSON for an agent, and fixed texts',
  mock: 'requests to a mock server, through the printer',
  docs: 'folders',
  completion: 'the table of commands',
  serve: 'the log: see terminal-log.test.ts',
}

/** The paths of all commands of the platform; the tools of the contract print files of the repository. */
const pathsOf = (entries: readonly Entry[], path = ''): string[] =>
  entries.flatMap((entry) => {
    if (entry.heading === 'Contract' || entry.heading === 'Development') return []
    const here = `${path}${entry.name}`
    return isGroup(entry) ? pathsOf(entry.commands, `${here} `) : [here]
  })

let data: string
let env: NodeJS.ProcessEnv
/** The number of the account whose records are hostile, and of a delivery of it. */
let account: string
let delivery: string
let sender: string
let keyId: string
/** Answers as a hostile platform, gateway or webhook does. */
let peer: Receiver

/** The hostile text as a literal of SQL; it has no quotes. */
const literal = `'${HOSTILE}'`

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'messaging-texts-'))
  env = { ...process.env, ...(await engineEnv(data)), MESSAGING_DATA: data }
  peer = await startReceiver()
  const made = await type(['account', 'create', 'Acme', '--json'], env)
  const { accountId, key } = JSON.parse(made.stdout) as { accountId: number; key: string }
  account = String(accountId)
  await type(['account', 'user', account, 'marta', 'marta@example.com'], env)
  {
    await using server = await startServer({ data, env: { MESSAGING_ALLOW_PRIVATE: '127.0.0.0/8' } })
    const api = server.marketing(key)
    const { list_id } = await api.createList({ body: { internal_name: 'a' } })
    await api.createWebhook({ body: { list_id, url: peer.url, actions: ['subscription'] } })
    await api.createContact({ path: { list_id }, body: { base: { email: 'ana@example.com' } } })
    await api.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    await peer.waitForCount(1)
    await server.app.work.drain()
  }
  await changeRows(data, `UPDATE account SET name = ${literal} WHERE id = ${account}`)
  await changeRows(data, `UPDATE api_key SET name = ${literal} WHERE account_id = ${account}`)
  await changeRows(
    data,
    `UPDATE platform_user SET username = ${literal}, email = ${literal} WHERE account_id = ${account}`,
  )
  await changeRows(data, `UPDATE sender SET name = ${literal}, address = ${literal} WHERE account_id = ${account}`)
  await changeRows(
    data,
    `UPDATE hook_delivery SET url = ${literal}, event = ${literal}, body = ${literal} WHERE account_id = ${account}`,
  )
  await changeRows(data, `UPDATE hook_attempt SET error = ${literal} WHERE account_id = ${account}`)
  const idIn = async (table: string) =>
    String((await readRows<{ id: number }>(data, `SELECT id FROM ${table} WHERE account_id = ${account}`))[0]?.id)
  ;[delivery, sender] = [await idIn('hook_delivery'), await idIn('sender')]
  const keys = JSON.parse((await type(['account', 'key', 'list', account, '--json'], env)).stdout) as {
    keyId: string
  }[]
  keyId = keys[0]?.keyId ?? ''
})
afterAll(async () => {
  await peer?.close()
  await rm(data, { recursive: true, force: true })
  await dropDatabaseOf(data)
})

interface Case {
  command: string
  words(): string[]
  /** It says no hostile text as JSON does. */
  noJson?: true
}

const accountCases: readonly Case[] = [
  { command: 'account list', words: () => [] },
  { command: 'account show', words: () => [account] },
  { command: 'account users', words: () => [account] },
  { command: 'account change-user', words: () => [HOSTILE, '--first-name', HOSTILE] },
  { command: 'account senders', words: () => [account] },
  { command: 'account password', words: () => [HOSTILE], noJson: true },
  { command: 'account profile', words: () => [account, `legalName=${HOSTILE}`] },
  { command: 'account key list', words: () => [account] },
  { command: 'account key create', words: () => [account, '--name', 'a', '--user', HOSTILE], noJson: true },
  { command: 'account key revoke', words: () => [keyId] },
  { command: 'account hook list', words: () => [account] },
  { command: 'account hook show', words: () => [account, delivery] },
  { command: 'account senders', words: () => [] },
  { command: 'account approve', words: () => [sender] },
  { command: 'account delete', words: () => [account], noJson: true },
  { command: 'account user', words: () => [account, HOSTILE, HOSTILE], noJson: true },
  { command: 'account reject', words: () => [HOSTILE], noJson: true },
]

/** Settles again what one of the commands has settled, so that it can be asked as JSON too. */
const putBack = async () => {
  await changeRows(data, `UPDATE sender SET status = 'moderation' WHERE account_id = ${account}`)
  await changeRows(data, `UPDATE api_key SET revoked = NULL WHERE account_id = ${account}`)
}

describe('records with hostile texts', () => {
  it.each(accountCases)('messaging $command', async ({ command, words, noJson }) => {
    await putBack()
    const { stdout, stderr } = await type([...command.split(' '), ...words()], env)
    // `account approve` and the like repeat a record, the others may refuse the hostile words in theirs.
    expect(stdout + stderr).not.toBe('')
    expectSafe(stdout + stderr, !noJson)
    if (noJson) return
    await putBack()
    expectSafeJson((await type([...command.split(' '), ...words(), '--json'], env)).stdout)
  })

  it('an error that repeats words', async () => {
    for (const words of [['account', HOSTILE], ['account', 'list', '--kind', HOSTILE], [HOSTILE]]) {
      const { code, stderr } = await type(words, env)
      expect(code).toBe(2)
      expect(stderr).not.toMatch(/\u001b\[2J|\u009b|\u202e|\u200b/)
    }
    expectSafe((await type(['account', 'reject', HOSTILE], env)).stderr)
  })
})

describe('peers that answer hostile texts', () => {
  it('a mail host: messaging carrier test and list', async () => {
    // What follows a line break of the reply would be another reply.
    const reply = `550 5.1.1 ${HOSTILE.replaceAll(/[\r\n]/g, ' ')}\r\n`
    const host = createServer((socket) => {
      socket.on('error', () => {})
      socket.write('220 mail.example.com\r\n')
      socket.on('data', (command) => {
        socket.write(/^EHLO/i.test(String(command)) ? '250 mail.example.com\r\n' : reply)
      })
    })
    await new Promise<void>((done) => host.listen(0, '127.0.0.1', done))
    const { port } = host.address() as AddressInfo
    const settings = { ...env, MESSAGING_SMTP_URL: `smtp://127.0.0.1:${port}` }
    const words = ['carrier', 'test', 'smtp', '--to', 'ana@example.com', '--from', 'shop@example.com']
    try {
      const { stdout, stderr } = await type(words, settings)
      expectSafe(stdout + stderr)
      expectSafe((await type([...words, '--json'], settings)).stdout)
      expectSafe((await type(['carrier', 'list'], settings)).stdout, false)
    } finally {
      host.close()
    }
  })

  it('a platform: messaging trigger', async () => {
    const message = { captured_id: 1, channel: 'email', recipient: HOSTILE, sender: HOSTILE, subject: HOSTILE }
    const happened = { type: HOSTILE, meaning: HOSTILE, effect: HOSTILE, delivery_id: 1, event: HOSTILE, url: HOSTILE }
    const headers = { 'content-type': 'application/json' }
    peer.respond = ({ method }) => ({
      status: method === 'GET' ? 200 : 201,
      headers,
      body: JSON.stringify(method === 'GET' ? { items: [message], total_items: 1 } : happened),
    })
    const reach = ['--url', peer.url, '--key', 'a']
    for (const words of [
      ['open'],
      ['stop'],
      ['sms', '--from', '1', '--to', '2', '--text', 'a'],
      ['hook', '--webhook', '1'],
    ]) {
      const { stdout, stderr } = await type(['trigger', ...words, ...reach], env)
      expectSafe(stdout + stderr)
      const asJson = await type(['trigger', ...words, ...reach, '--json'], env)
      if (asJson.code === 0) expectSafeJson(asJson.stdout)
    }
    const problem = { type: 'a', title: HOSTILE, status: 409, detail: HOSTILE }
    peer.respond = () => ({
      status: 409,
      headers: { 'content-type': 'application/problem+json' },
      body: JSON.stringify(problem),
    })
    expectSafe((await type(['trigger', 'open', ...reach], env)).stderr)
  })

  it('a platform: messaging listen', async () => {
    const event = { kind: 'hook', type: 'delivered', object_id: '1', at: '2026-01-01 00:00:00' }
    const delivery = {
      ...{ delivery_id: 1, name: HOSTILE, event: HOSTILE, url: HOSTILE, body: 'a', attempts: 1, attempt_log: [] },
      ...{ media_type: 'application/json', state: 'delivered' },
    }
    peer.respond = ({ path }) =>
      path.includes('hook-deliver')
        ? { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(delivery) }
        : {
            status: 200,
            headers: { 'content-type': 'text/event-stream' },
            body: path.includes('seconds=0') ? 'id: 1\n\n' : `id: 2\ndata: ${JSON.stringify(event)}\n\n`,
          }
    for (const more of [[], ['--json']]) {
      const child = spawn(process.execPath, [program, 'listen', '--url', peer.url, '--key', 'a', ...more], { env })
      let [stdout, stderr] = ['', '']
      child.stdout.on('data', (text: Buffer) => (stdout += text))
      child.stderr.on('data', (text: Buffer) => (stderr += text))
      const end = once(child, 'close')
      try {
        await eventually(() => stdout.includes('\n'))
      } finally {
        child.kill('SIGINT')
        await end
      }
      expectSafe(stdout, true)
      expectSafe(stderr, false)
    }
  })

  it('a gateway: messaging conformance carrier', async () => {
    peer.respond = () => ({ status: 400, body: HOSTILE, headers: { 'content-type': 'text/plain' } })
    const words = ['conformance', 'carrier', peer.url, '--secret', SECRET, '--timeout', '1', '--only', 'messages']
    const { stdout, stderr } = await type(words, env)
    expectSafe(stdout + stderr, false)
    expectSafe((await type([...words, '--json'], env)).stdout, false)
  })

  it('what an evidence says of its message: messaging verify', async () => {
    const { detail } = smsContent()
    const content = smsContent({ detail: { ...detail, sender: HOSTILE } })
    const file = join(data, 'evidence.pdf')
    await writeFile(file, await signedEvidence(await makeIdentity('Acme', Date.now()), content))
    expectSafe((await type(['verify', file], env)).stdout)
    expectSafe((await type(['verify', file, '--json'], env)).stdout)
  })

  it('what an SMSC sent: messaging receipt list and read', async () => {
    await changeRows(
      data,
      `INSERT INTO unread_receipt (carrier, reason, octets, created) VALUES (${literal}, ${literal}, 'AAAA', 1)`,
    )
    expectSafe((await type(['receipt', 'list'], env)).stdout)
    expectSafe((await type(['receipt', 'list', '--json'], env)).stdout)
    const { stdout, stderr } = await type(['receipt', 'read', `id:1 stat:${HOSTILE}`], env)
    expectSafe(stdout + stderr, false)
  })

  it('who sends SMS: messaging simulate smsc', async () => {
    const child = spawn(process.execPath, [program, 'simulate', 'smsc', '--port', '0'])
    let stdout = ''
    child.stdout.on('data', (text: Buffer) => (stdout += text))
    const end = once(child, 'close')
    try {
      await eventually(() => /smpp:\/\/\S+:\d+/.test(stdout))
      const port = Number(/smpp:\/\/\S+:(\d+)/.exec(stdout)?.[1])
      const carrier = openCarrier(port)
      await carrier.send([smsTo('351-910000001', { text: HOSTILE.slice(0, 60) })])
      await eventually(() => stdout.includes('351910000001'))
    } finally {
      child.kill('SIGINT')
      await end
    }
    // The alphabet of SMS has no escape sequences, but line breaks.
    expectSafe(stdout, false)
    expect(stdout).toContain(String.raw`\nAccount 9`)
  })
})

it('every command is tried above, or prints no texts of others', () => {
  const others = [
    'carrier list',
    'carrier test',
    'trigger',
    'listen',
    'conformance carrier',
    'verify',
    'receipt list',
    'receipt read',
  ]
  const simulated = ['simulate smsc', 'simulate carrier']
  const tried = [...accountCases.map(({ command }) => command), ...others, ...simulated]
  expect([...new Set([...tried, ...Object.keys(ownTextOnly)])].sort()).toEqual(pathsOf(commands).sort())
})
