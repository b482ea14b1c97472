// What a person waits for who looks at the console: the search of captured messages, and the stream of what happens; and
// what it costs to keep requests for him.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createMarketingClient, createSandboxClient, type SandboxClient } from '../../../src/clients/index.ts'
import { root } from '../child.ts'
import { type Engine, onEachEngine } from '../engines.ts'
import { measure, median, type Target } from '../load.ts'
import { clientOf, KEY, type Server, startPlatform } from '../servers.ts'
import { type Row, target } from '../table.ts'
import { fill } from './bulk.ts'

const TYPING_PAUSE_MS = 20
/** Contacts that are written while somebody watches, in a second. */
const WRITES = 100
/** Milliseconds that a search may take. */
const SEARCH = 100

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Sends a campaign to so many contacts, all of which the sandbox captures. */
async function capture(server: Server, sandbox: SandboxClient, total: number): Promise<void> {
  const api = clientOf(server)
  const { list_id } = await api.createList({ body: { internal_name: 'Many' } })
  await fill(api, list_id, total)
  const { sender_id } = await api.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
  const body = `<body><p>Hello {{ email }}</p><p>${'Spring is here, and so are shoes. '.repeat(100)}</p></body>`
  const campaign = {
    list_id,
    internal_name: 'Many',
    subject: 'Spring',
    sender_id,
    content: { type: 'html', body },
  } as const
  const { campaign_hash } = await api.createEmailCampaign({ body: campaign })
  await api.sendEmailCampaign({ path: { campaign_hash }, body: { list_id, segments: { type: 'none' } } })
  while ((await sandbox.listCapturedMessages({ query: { limit: 1 } })).total_items < total) await pause(TYPING_PAUSE_MS)
}

/** The median time of a search, milliseconds. */
async function searched(sandbox: SandboxClient, words: string, found: number, rounds: number): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < rounds; i++) {
    const start = performance.now()
    const { total_items } = await sandbox.listCapturedMessages({ query: { words, limit: 100 } })
    times.push(performance.now() - start)
    if (total_items !== found) throw new Error(`"${words}" was found ${total_items} times instead of ${found}`)
  }
  return median(times)
}

async function search(sandbox: SandboxClient, total: number, rounds: number): Promise<Row[]> {
  const named = `${total.toLocaleString('en-US')} captured messages`
  const rows: Row[] = []
  for (const [what, words, found] of [
    ['words that one message has', 'shoes reader4321@', 1],
    ['a word that all have', 'shoes', total],
    ['a word that none has', 'boots', 0],
  ] as const) {
    const ours = await searched(sandbox, words, found, rounds)
    rows.push({
      what: `search of ${named}, ${what}`,
      unit: 'ms',
      ours,
      target: target('at most', SEARCH, ours, `${SEARCH} ms`),
    })
  }
  return rows
}

/** Writes contacts at a steady rate while a reader watches; the times from an answer to its event, milliseconds. */
async function watched(server: Server, sandbox: SandboxClient, seconds: number): Promise<number[]> {
  const api = clientOf(server)
  const { list_id } = await api.createList({ body: { internal_name: 'Watched' } })
  const ended = new AbortController()
  const stream = await sandbox.streamEvents({ query: { kind: 'event' } }, { signal: ended.signal })
  const count = WRITES * seconds
  const answered: number[] = []
  const times: number[] = []
  const reading = (async () => {
    for await (const _event of stream) {
      times.push(performance.now())
      if (times.length === count) return
    }
  })()
  const start = performance.now()
  for (let i = 0; i < count; i++) {
    await pause(Math.max(0, start + (i * 1000) / WRITES - performance.now()))
    await api.createContact({ path: { list_id }, body: { base: { email: `watched${i}@example.com` } } })
    answered.push(performance.now())
  }
  await reading
  ended.abort()
  return times.map((time, i) => Math.max(0, time - (answered[i] as number))).sort((a, b) => a - b)
}

async function stream(server: Server, sandbox: SandboxClient, seconds: number): Promise<Row[]> {
  const times = await watched(server, sandbox, seconds)
  const at = (part: number) => times[Math.floor((times.length - 1) * part)] as number
  return (
    [
      ['p50', 0.5],
      ['p99', 0.99],
    ] as const
  ).map(([name, part]) => ({
    what: `${WRITES} events a second, from an answer to its event: ${name}`,
    unit: 'ms',
    ours: at(part),
  }))
}

/** The key of a new live account, of whose requests none is kept. */
async function liveKey({ folder, env }: Engine): Promise<string> {
  const settings = { ...process.env, ...env, MESSAGING_DATA: join(folder, 'data') }
  const words = [join(root, 'src', 'cli', 'messaging.js'), 'account', 'create', 'Live', '--json']
  const { stdout } = await promisify(execFile)(process.execPath, words, { env: settings })
  return (JSON.parse(stdout) as { key: string }).key
}

async function kept(server: Server, engine: Engine, quick: boolean): Promise<Row[]> {
  const { child, url } = server
  const apikey = await liveKey(engine)
  const targets = [KEY, apikey].map(
    (key): Target => ({ child, url: `${url}/senders/email`, method: 'GET', headers: { apikey: key } }),
  )
  const live = createMarketingClient({ baseUrl: url, apiKey: apikey, retries: 0 })
  await live.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
  const [ours, peer] = await measure(targets, quick ? { rounds: 1, seconds: 2 } : { rounds: 3, seconds: 3 })
  if (!ours || !peer) throw new Error('A figure is missing')
  const name = 'the same, not kept'
  return [
    {
      what: 'a GET of senders whose request is kept: CPU',
      unit: 'ms',
      ours: ours.cpu,
      peer: { name, value: peer.cpu },
    },
  ]
}

async function onEngine(engine: Engine, quick: boolean): Promise<Row[]> {
  const server = await startPlatform(engine.folder, engine.env)
  const { origin } = new URL(server.url)
  const sandbox = createSandboxClient({ baseUrl: `${origin}/sandbox/v1`, apiKey: KEY, retries: 0 })
  try {
    await capture(server, sandbox, 10_000)
    const rows = [
      ...(await search(sandbox, 10_000, quick ? 3 : 11)),
      ...(await stream(server, sandbox, quick ? 3 : 10)),
      ...(await kept(server, engine, quick)),
    ]
    return rows.map((row) => ({ ...row, what: `${engine.name}: ${row.what}` }))
  } finally {
    await server.child.stop()
  }
}

export async function measureConsole({ quick }: { quick: boolean }): Promise<Row[]> {
  return (await onEachEngine((engine) => onEngine(engine, quick))).flat()
}
