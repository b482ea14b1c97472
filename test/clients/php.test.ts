// The package for PHP: complete, annotated, and at work against the platform with each of the transports.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { calls as marketing } from '../../generated/marketing-v3/calls.ts'
import { calls as registered } from '../../generated/registered-v1/calls.ts'
import { calls as sandbox } from '../../generated/sandbox-v1/calls.ts'
import { calls as transactional } from '../../generated/transactional-v2/calls.ts'
import { root } from '../../scripts/contract/tools.ts'
import type { Table } from '../../src/clients/call-table.ts'
import { listenLoopback } from '../../src/server/http/listener.ts'
import { duringTests } from '../support/during-tests.ts'
import { eventually } from '../support/eventually.ts'
import { freePort } from '../support/free-port.ts'
import { makeContact, makeList, openAccount } from '../support/marketing.ts'
import { commandOf, needs, type ProgramName } from '../support/programs.ts'
import { type ReceivedRequest, startReceiver } from '../support/receiver.ts'
import { startServer } from '../support/server.ts'
import { useFolder } from '../support/use-folder.ts'

const run = promisify(execFile)
const programs = join(import.meta.dirname, 'php')

/** What a program reports. Notices of PHP are failures. */
async function report(program: string, env: Record<string, string> = {}): Promise<Record<string, unknown>> {
  const { stdout, stderr } = await run(commandOf('phpTls'), [join(programs, program)], {
    env: { ...process.env, APIKEY: 'any', PLATFORM: 'http://127.0.0.1:1', APP_ENV: '', TRANSPORT: 'streams', ...env },
  }).catch((error: { stdout: string; stderr: string }) => error)
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^\{/)
  return JSON.parse(stdout) as Record<string, unknown>
}

const transports: { transport: string; program: ProgramName; name: string }[] = [
  { transport: 'streams', program: 'phpTls', name: 'StreamTransport' },
  { transport: 'curl', program: 'phpCurl', name: 'CurlTransport' },
  { transport: 'guzzle', program: 'phpGuzzle', name: 'PsrTransport' },
  { transport: 'symfony', program: 'phpSymfony', name: 'PsrTransport' },
]

it('has every operation, with its parameters, pages and parts', needs('phpTls'), async () => {
  interface Inventory {
    methods: Record<string, string[]>
    operations: Record<string, { method: string; path: string; keyed?: true; open?: true; produces?: string | null }>
  }
  const found = (await report('inventory.php')) as unknown as Record<string, Inventory>
  const tables: Record<string, Table> = {
    MarketingClient: marketing,
    TransactionalClient: transactional,
    RegisteredClient: registered,
    SandboxClient: sandbox,
  }
  expect(Object.keys(found).sort()).toEqual(Object.keys(tables).sort())
  for (const [client, table] of Object.entries(tables)) {
    const { methods = {}, operations = {} } = found[client] ?? {}
    expect(Object.keys(operations).sort()).toEqual(Object.keys(table).sort())
    const iterators = Object.entries(table).filter(([, row]) => row.paging)
    const bulks = Object.entries(table).filter(([, row]) => row.bulk)
    expect(Object.keys(methods).sort()).toEqual(
      [
        ...Object.keys(table),
        ...iterators.map(([id]) => id.replace('list', 'iterate')),
        ...bulks.map(([id]) => `${id}InParts`),
      ].sort(),
    )
    for (const [id, row] of Object.entries(table)) {
      expect(methods[id]?.slice(0, row.path_parameters.length)).toEqual(row.path_parameters)
      expect(methods[id]?.at(-1)).toBe('options')
      const { method, path, keyed = false, open = false, produces = 'application/json' } = operations[id] ?? {}
      expect({ method, path, keyed, open, produces }).toEqual({
        method: row.method.toUpperCase(),
        path: row.path,
        keyed: row.idempotent,
        open: !row.secured,
        produces: row.produces,
      })
    }
  }
})

it('has comments that PHPStan can parse, with types that are declared', needs('phpdocParser'), async () => {
  const { comments, problems } = await report('annotations.php')
  expect(problems).toEqual([])
  expect(comments).toBeGreaterThan(400)
})

const server = duringTests(
  async () => {
    const started = await startServer()
    const listener = await listenLoopback(0, started.app.http.routing.bind(started.app.http))
    return { started, url: `http://127.0.0.1:${listener.port}`, listener }
  },
  async ({ started, listener }) => {
    await listener.close()
    await started.close()
  },
)

describe.each(transports)('with $transport', ({ transport, program, name }) => {
  it('sends, waits, pages, retries under one key, splits and fails by kind', needs(program), async () => {
    const { key } = await server.started.createAccount(transport)
    const found = await report('journey.php', { TRANSPORT: transport, PLATFORM: server.url, APIKEY: key })
    const exception = (kind: string) => `MessagingPlatform\\Exception\\${kind}Exception`
    expect(found).toEqual({
      transport: name,
      subject: 'Olá/1',
      source: true,
      contacts: 7,
      pages: [3, 3, 1],
      max: 4,
      filtered: 1,
      waits: [2, []],
      lists: 3,
      same: true,
      reused: exception('IdempotencyKeyReused'),
      missing: [exception('NotFound'), 404, 'getList', 1],
      invalid: [exception('Unprocessable'), 'body.surprise'],
      deleted: null,
      parts: [
        [0, 2, 'done'],
        [2, 3, 'done'],
      ],
      ok: [true, 5, []],
      stranger: exception('Unauthorized'),
      ping: expect.anything(),
      clock: true,
    })
  })

  it('survives what happens between client and server', needs(program), async () => {
    let refusals = 1
    const respond = ({ path, method }: ReceivedRequest) => {
      const json = (status: number, body: unknown, headers = {}) => ({
        status,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
      if (path.includes('/sandbox/v1/events'))
        return { status: 200, body: ': hello\n\nid: 4\ndata: {"kind":"message"}\n\nid: 5\n\n' }
      const id = Number(/lists\/(\d+)/.exec(path)?.[1])
      if (id === 301) return { status: 301, headers: { location: '/marketing/v3/lists/7' } }
      if (id === 200) return { status: 200, body: '<html>' }
      if (id === 400) return json(400, { title: 'Bad', detail: 'The key secret-key-1 is odd.', errors: { odd: 'x' } })
      if (id === 429) return json(429, {}, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '99' })
      if (id === 502) return json(502, { title: 'Bad Gateway', detail: 'Nothing there.' })
      if (id === 503 && refusals-- > 0) return json(503, { title: 'Busy', detail: 'Later.' })
      if (id === 1) return null
      if (id === 0) return new Promise<null>((done) => silent.push(() => done(null)))
      return method === 'DELETE' ? 204 : json(200, { total_items: 0, items: [] })
    }
    const silent: (() => void)[] = []
    const receiver = await startReceiver(respond)
    try {
      const found = await report('server.php', { TRANSPORT: transport, PLATFORM: receiver.url })
      const of = (kind: string, text: unknown, reason: string | null = null) => [kind, text, reason]
      expect(found).toEqual({
        redirect: of('ApiException', expect.stringContaining('redirects elsewhere')),
        page: of('InvalidAnswerException', expect.stringContaining('Is baseUrl the URL of the API?')),
        quoted: of('BadRequestException', 'getList: 400 Bad: The key [key] is odd.', 'odd'),
        cut: of('ConnectionException', expect.stringMatching(/^getList: no response from http:.*\S$/)),
        silent: of('TimeoutException', expect.stringContaining('getList: no response')),
        limited: 99,
        patch: of('ServerException', 'updateList: 502 Bad Gateway: Nothing there.'),
        post: of('ServerException', 'createContact: 502 Bad Gateway: Nothing there.'),
        empty: of('ValueError', expect.stringContaining('contact_id must not be empty')),
        dots: of('ValueError', expect.stringContaining('contact_id must not be empty')),
        key: of('ValueError', 'getList takes no idempotencyKey.'),
        debug: false,
        bulk: [['failed', 'skipped'], 3, 5, true, 5],
        events: [[['message', null]], '5'],
      })
      const sent = (id: string, verb: string) =>
        receiver.requests.filter(({ path, method }) => path.includes(`lists/${id}`) && method === verb)
      // cURL repeats a GET itself on a kept connection that breaks, also below Guzzle and Symfony.
      const cut = sent('1', 'GET').filter(({ path }) => path.endsWith('/1'))
      expect(cut.length).toBeGreaterThanOrEqual(2)
      if (transport === 'streams') expect(cut).toHaveLength(2)
      expect(sent('502', 'PATCH')).toHaveLength(1)
      const posts = sent('502', 'POST')
      expect(posts.map(({ body }) => body)).toEqual(['{}', '{}', '{}'])
      expect(new Set(posts.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
      const [listed] = sent('7/contacts', 'GET')
      expect(new URL(listed?.path ?? '', receiver.url).search).toBe(
        '?limit=5&email=a%2Bb%26c%40example.com&email_status=true&extra_field_id%5B3%5D=x%20y',
      )
      expect(listed?.headers).toMatchObject({ apikey: 'secret-key-1', 'x-shop': 'one', accept: 'application/json' })
      const [deleted] = sent('7', 'DELETE')
      expect(deleted?.headers).not.toHaveProperty('apikey')
      expect(deleted?.headers).toMatchObject({ 'x-one': '1', 'x-shop': 'one' })
      expect(receiver.requests.map(({ path }) => path)).toContain('/api/v2/groups')
    } finally {
      for (const end of silent) end()
      await receiver.close()
    }
  })
})

it('reads times, verifies signatures, splits lists and pages through one that changes', needs('phpTls'), async () => {
  const found = await report('offline.php')
  const utc = (text: string) => expect.stringMatching(new RegExp(`^${text} (UTC|\\+00:00)$`))
  expect(found).toMatchObject({
    times: [
      utc('2026-03-02 09:15:00.000'),
      utc('2026-03-02 00:00:00.000'),
      utc('2026-03-02 07:15:00.250'),
      utc('2026-03-02 09:15:00.000'),
    ],
    wrong: Array(5).fill('ValueError'),
    format: ['2026-03-01 22:15:00', '2026-03-01'],
    verified: Array(3).fill({ name: 'Olá' }),
    refused: [
      expect.stringContaining('No signature is valid'),
      expect.stringContaining('too far from now'),
      expect.stringContaining('are required'),
      expect.stringContaining('must be in seconds'),
      expect.stringContaining('must be whsec_ and Base64'),
    ],
    'deleted Lists': [true, []],
    'deleted EmailSenders': [true, []],
    split: [[2, 2, 1], [2, 3], [2, 2], [3]],
    'by size': [3, 2],
    size: 'size must be a whole number from 2 to 100, not 101.',
  })
})

describe('README', () => {
  const folder = useFolder('php-readme-')
  const sample = async (name: string) => {
    const readme = await readFile(join(root, 'generated/clients/php/README.md'), 'utf8')
    const [, text = ''] = new RegExp(`\`\`\`php ${name}\n([^]*?)\n\`\`\``).exec(readme) ?? []
    // As Composer does.
    await mkdir(join(folder, 'vendor'), { recursive: true })
    const autoload = `<?php require ${JSON.stringify(join(root, 'generated/clients/php/autoload.php'))};`
    await writeFile(join(folder, 'vendor', 'autoload.php'), autoload)
    await writeFile(join(folder, name), text)
  }

  it('sends, waits and pages in its first program', needs('phpTls'), async () => {
    await sample('start.php')
    const { key } = await server.started.createAccount('README')
    const env = { ...process.env, PLATFORM: server.url, APIKEY: key }
    const { stdout } = await run(commandOf('phpTls'), ['start.php'], { cwd: folder, env })
    expect(stdout).toMatch(/^\d+: Hello\nana@example\.com\n$/)
  })

  it('receives a webhook of the platform in its last program', needs('phpTls'), async () => {
    await sample('webhook.php')
    const { api, sandbox: box } = await openAccount(server.started)
    const list_id = await makeList(api)
    const port = await freePort()
    const url = `http://127.0.0.1:${port}/webhook.php`
    const { webhook_id } = await api.createWebhook({ body: { list_id, url, actions: ['subscription'] } })
    const { secret } = await api.getWebhookSecret({ path: { webhook_id } })
    const receiver = spawn(commandOf('phpTls'), ['-S', `127.0.0.1:${port}`], {
      cwd: folder,
      env: { ...process.env, WEBHOOK_SECRET: secret },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const ended = once(receiver, 'exit')
    try {
      let said = ''
      receiver.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
      await eventually(() => said.includes('started'))
      const stranger = await fetch(url, { method: 'POST', body: '{}' })
      expect(stranger.status).toBe(401)
      await makeContact(api, list_id, 'ana@example.com')
      await eventually(() => said.includes('received subscription'))
      const { items } = await eventually(async () => {
        const page = await box.listHookDeliveries()
        return page.items[0]?.state === 'delivered' ? page : null
      })
      expect(items).toMatchObject([{ state: 'delivered', attempts: 1 }])
    } finally {
      receiver.kill()
      await ended
    }
  })
})
