// Mails per second that the SMTP relay accepts and stores, against smtp-server alone, which speaks the same protocol
// but keeps nothing, and against other programs that people use for it. All get the same mails from the same program over
// the same number of connections.
import { mkdir } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { createTransactionalClient } from '../../../src/clients/index.ts'
import { type Child, startChild } from '../child.ts'
import { median } from '../load.ts'
import { installOthers, type OtherRelay, otherRelays, type Security } from '../others/relays.ts'
import { clientOf, KEY, type Server, startPlatform, withFolder } from '../servers.ts'
import { type Row, target } from '../table.ts'

const CONNECTIONS = 20
const USER = 'bench'
const PASSWORD = 'bench-password'

interface Run {
  perSecond: number
  /** Milliseconds of the server's CPU for each mail. */
  cpu: number
}

/** Puts one round of load on a port. */
async function load(server: Child, port: number, count: number, security: Security = 'starttls'): Promise<Run> {
  const client = startChild([
    'scripts/bench/peers/relay-load.ts',
    String(port),
    USER,
    PASSWORD,
    String(count),
    String(CONNECTIONS),
    security,
  ])
  try {
    await client.message<string>()
    const cpu = server.cpu()
    client.send('go')
    const ms = await client.message<number>()
    return { perSecond: (count / ms) * 1000, cpu: (server.cpu() - cpu) / count }
  } finally {
    await client.stop()
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Waits until all mails went out, so that the next round begins at rest; resolves with their counts. */
async function atRest(server: Server): Promise<{ stored: number; sent: number }> {
  const api = createTransactionalClient({ baseUrl: new URL(server.url).origin, apiKey: KEY, retries: 0 })
  for (;;) {
    const rows = await api.getEmailReport({ query: { groupBy: 'day' } })
    const stored = rows.reduce((sum, row) => sum + row.metricsTotal, 0)
    const sent = rows.reduce((sum, row) => sum + row.metricsSent, 0)
    if (sent >= stored) return { stored, sent }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function measureOurs(folder: string, count: number, rounds: number): Promise<Run[]> {
  const port = await freePort()
  const env = { MESSAGING_SMTP_PORT: String(port), MESSAGING_SANDBOX_USER: USER, MESSAGING_SANDBOX_PASSWORD: PASSWORD }
  const server = await startPlatform(folder, env)
  try {
    await clientOf(server).createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    await load(server.child, port, count)
    const runs: Run[] = []
    for (let n = 0; n < rounds; n++) {
      const before = await atRest(server)
      runs.push(await load(server.child, port, count))
      const { stored } = await atRest(server)
      if (stored - before.stored !== count) throw new Error(`${stored - before.stored} mails were stored of ${count}`)
    }
    return runs
  } finally {
    await server.child.stop()
  }
}

interface Size {
  count: number
  rounds: number
}

/** Rounds of load, after one that compiles its code. */
async function rounded(server: Child, port: number, { count, rounds }: Size, security?: Security): Promise<Run[]> {
  await load(server, port, count, security)
  const runs: Run[] = []
  for (let n = 0; n < rounds; n++) runs.push(await load(server, port, count, security))
  return runs
}

async function measurePeer(folder: string, count: number, rounds: number): Promise<Run[]> {
  await mkdir(folder, { recursive: true })
  const sink = startChild(['scripts/bench/peers/relay-sink.ts', folder])
  try {
    return await rounded(sink, await sink.message<number>(), { count, rounds })
  } finally {
    await sink.stop()
  }
}

async function measureOther({ start, security }: OtherRelay, folder: string, size: Size): Promise<Run[]> {
  await mkdir(folder, { recursive: true })
  const { child, port } = await start(folder, { user: USER, password: PASSWORD })
  try {
    return await rounded(child, port, size, security)
  } finally {
    await child.stop()
  }
}

export async function measureRelay({ quick }: { quick: boolean }): Promise<Row[]> {
  await installOthers()
  const [count, rounds] = quick ? [1_000, 1] : [5_000, 3]
  const ours = await withFolder((folder) => measureOurs(folder, count, rounds))
  const peer = await withFolder((folder) => measurePeer(folder, count, rounds))
  const middle = (runs: Run[], key: keyof Run) => median(runs.map((run) => run[key]))
  const perSecond = middle(ours, 'perSecond')
  const rows = (name: string, others: Run[]): Row[] => [
    {
      what: 'SMTP relay: mails of 4 KB taken and stored',
      unit: '/s',
      ours: perSecond,
      peer: { name, value: middle(others, 'perSecond') },
    },
    {
      what: 'SMTP relay: CPU per mail',
      unit: 'ms',
      ours: middle(ours, 'cpu'),
      peer: { name, value: middle(others, 'cpu') },
    },
  ]
  const [first, ...more] = rows('smtp-server, stores nothing', peer) as [Row, ...Row[]]
  const aim = {
    target: target('at least', 2_000, perSecond, '2,000 /s'),
    ifMissed:
      'A mail takes three rows and a durable commit, like an email of the API, and the same process sends the mails that arrived before. The load and the server share the cores.',
  }
  const compared: Row[] = []
  for (const other of otherRelays) {
    const runs = await withFolder((folder) => measureOther(other, folder, { count, rounds }))
    compared.push(...rows(other.name, runs))
  }
  return [{ ...first, ...aim }, ...more, ...compared]
}
