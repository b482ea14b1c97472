// How long the work of a small account waits beside that of one whose mails, webhooks and imports go to hosts that do
// not answer, against the same without it.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  createMarketingClient,
  createSandboxClient,
  createTransactionalClient,
  type MarketingClient,
  type SandboxClient,
  type TransactionalClient,
} from '../../../src/clients/index.ts'
import { type Engine, onEachEngine } from '../engines.ts'
import { KEY, startPlatform } from '../servers.ts'
import { type Row, target } from '../table.ts'

const MAILS = 250
const RECEIVERS = 20
const FILES = 3
/** Milliseconds that a small account may wait. */
const LIMIT = 2_000
const CHECK_INTERVAL_MS = 10

interface Hosts {
  /** The address of the host that never answers. */
  slow: string
  quick: string
  /** Resolves with the next request to the quick host. */
  next(): Promise<void>
  close(): void
}

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

async function startHosts(): Promise<Hosts> {
  let arrived: () => void = () => undefined
  const slow = await listen((request) => void request.resume())
  const quick = await listen((request, response) => {
    request.resume()
    response.end('Email\nana@example.com\n')
    arrived()
  })
  return {
    slow: slow.url,
    quick: quick.url,
    next: () => new Promise((resolve) => (arrived = resolve)),
    close() {
      slow.close()
      quick.close()
    },
  }
}

interface Account {
  marketing: MarketingClient
  transactional: TransactionalClient
  sandbox: SandboxClient
  senderId: string
}

async function openAccount(url: string, apiKey: string): Promise<Account> {
  const { origin } = new URL(url)
  const settings = { apiKey, retries: 0 }
  const marketing = createMarketingClient({ ...settings, baseUrl: url })
  const { sender_id } = await marketing.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
  return {
    marketing,
    transactional: createTransactionalClient({ ...settings, baseUrl: origin }),
    sandbox: createSandboxClient({ ...settings, baseUrl: `${origin}/sandbox/v1` }),
    senderId: String(sender_id),
  }
}

let mails = 0
function mail({ transactional, senderId }: Account, to: string, url?: string) {
  const file = { filename: 'a', mimeType: 'text/plain', arrangement: 'attachment' as const }
  const attachment = url === undefined ? {} : { attachment: [{ ...file, url }] }
  return transactional.sendEmail({ body: { senderId, to, subject: 'Hello', textBody: 'Hello', ...attachment } })
}

async function hook({ marketing }: Account, urls: readonly string[]) {
  const { list_id } = await marketing.createList({ body: { internal_name: 'Readers' } })
  for (const url of urls) await marketing.createWebhook({ body: { list_id, url, actions: ['subscription'] } })
  const subscribe = (n: number) =>
    marketing.createContact({ path: { list_id }, body: { base: { email: `a${n}@example.com` } } })
  return { list_id, subscribe }
}

const importFile = ({ marketing }: Account, list_id: number, url: string) => {
  const file = { url, field_mapping: [{ field_id: 'email', column_name: 'Email' }] }
  return marketing.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', file } })
}

/** Gives an account much to do with a host that never answers. */
async function burden(account: Account, { slow }: Hosts): Promise<void> {
  for (let n = 0; n < MAILS; n++) await mail(account, `big${n}@example.com`, `${slow}/file`)
  const urls = Array.from({ length: RECEIVERS }, (_, n) => `${slow}/hook/${n}`)
  const { list_id, subscribe } = await hook(account, urls)
  await subscribe(0)
  for (let n = 0; n < FILES; n++) await importFile(account, list_id, `${slow}/import/${n}`)
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

interface Waits {
  mail: number
  webhook: number
  import: number
}

/** The longest wait of each kind in so many rounds. */
async function waitsOf(account: Account, hosts: Hosts, rounds: number): Promise<Waits> {
  const { marketing, sandbox } = account
  const { subscribe } = await hook(account, [`${hosts.quick}/hook`])
  const found: Waits = { mail: 0, webhook: 0, import: 0 }
  const keep = (kind: keyof Waits, ms: number) => (found[kind] = Math.max(found[kind], ms))
  for (let n = 0; n < rounds; n++) {
    const recipient = `small${++mails}@example.com`
    const captured = async () => {
      await mail(account, recipient)
      await sandbox.waitForCapturedMessage({ query: { recipient, timeout: 30 } })
    }
    keep('mail', await timed(captured))
    const next = hosts.next()
    keep('webhook', await timed(() => Promise.all([subscribe(n), next])))
    const { list_id: imported } = await marketing.createList({ body: { internal_name: 'Imported' } })
    const taken = async () => {
      await importFile(account, imported, `${hosts.quick}/import`)
      while ((await marketing.listContacts({ path: { list_id: imported } })).total_items === 0)
        await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL_MS))
    }
    keep('import', await timed(taken))
  }
  return found
}

async function onEngine({ name, folder, env }: Engine, rounds: number): Promise<Row[]> {
  const hosts = await startHosts()
  const server = await startPlatform(folder, env)
  try {
    const { sandbox } = await openAccount(server.url, KEY)
    const account = async (label: string) =>
      openAccount(server.url, (await sandbox.createSandboxAccount({ body: { name: label } })).api_key)
    const [big, small] = [await account('Big'), await account('Small')]
    const rest = await waitsOf(small, hosts, rounds)
    await burden(big, hosts)
    const beside = await waitsOf(small, hosts, rounds)
    return (['mail', 'webhook', 'import'] as const).map((kind) => ({
      what: `${name}: longest wait for the ${kind} of a small account beside one with slow hosts`,
      unit: 'ms',
      ours: beside[kind],
      peer: { name: 'without it', value: rest[kind] },
      target: target('at most', LIMIT, beside[kind], '2,000 ms'),
    }))
  } finally {
    hosts.close()
    await server.child.stop()
  }
}

export async function measureNoisyNeighbour({ quick }: { quick: boolean }): Promise<Row[]> {
  return (await onEachEngine((engine) => onEngine(engine, quick ? 3 : 10))).flat()
}
