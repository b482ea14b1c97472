// What more processes on one PostgreSQL bring: a campaign sent by one, two and four that work, and requests answered by
// as many that serve. The processes, the database and the load share the machine, so CPU for each unit says more than
// rates: when it stays, more cores bring as much more; when it grows, the processes stand in each other's way.
import { readdirSync, readFileSync } from 'node:fs'
import { operations } from '../../../generated/marketing-v3/operations.ts'
import { operations as transactional } from '../../../generated/transactional-v2/operations.ts'
import { type Child, cpuOf, startChild } from '../child.ts'
import { type Engine, makeLive, onPostgresOnly } from '../engines.ts'
import { measure, type Target } from '../load.ts'
import { clientOf, type Server, startPlatform } from '../servers.ts'
import { type Row, target } from '../table.ts'
import { fill } from './bulk.ts'

const COUNTS = [1, 2, 4]
const GIVE_UP = 300_000
const SHARED = 'The processes, the database, the mail server and the load share two cores.'

/** What a unit of work costs with some processes. */
interface Cost {
  perSecond: number
  /** Milliseconds of CPU of the platform's processes, and of the database, for each. */
  ours: number
  database: number
}

/** Milliseconds of CPU of each connection to a database so far, by its process; none where they are not on this machine. */
function cpuOfConnections({ env }: Pick<Engine, 'env'>): Map<number, number> {
  const name = new URL(env['DATABASE_URL'] as string).pathname.slice(1)
  const found = new Map<number, number>()
  for (const entry of readdirSync('/proc').filter((one) => /^\d+$/.test(one)))
    try {
      const command = readFileSync(`/proc/${entry}/cmdline`, 'utf8')
      if (command.startsWith('postgres:') && command.includes(` ${name} `))
        found.set(Number(entry), cpuOf(Number(entry)))
    } catch {
      // It ended meanwhile.
    }
  return found
}

/** Milliseconds between two looks at the connections. */
const LOOK = 100

/**
 * Begins to add up the CPU of a database; what it returns ends that and gives the milliseconds. A pool closes connections
 * that it does not need, and their CPU goes with them: it is what was seen of it last.
 */
export function watchDatabase(engine: Pick<Engine, 'env'>): () => number {
  const before = cpuOfConnections(engine)
  const seen = new Map(before)
  const look = () => {
    for (const [pid, ms] of cpuOfConnections(engine)) seen.set(pid, ms)
  }
  // Work that fails must not keep the bench alive.
  const timer = setInterval(look, LOOK).unref()
  return () => {
    clearInterval(timer)
    look()
    return [...seen].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0)
  }
}

const cpuOfAll = (children: readonly Child[]) => children.reduce((sum, child) => sum + child.cpu(), 0)

/** Does some work, of which `work` says how many units it was and in how many milliseconds. */
async function costOf(
  engine: Engine,
  children: readonly Child[],
  work: () => Promise<{ units: number; ms: number }>,
): Promise<Cost> {
  const ours = cpuOfAll(children)
  const databaseCpu = watchDatabase(engine)
  const { units, ms } = await work()
  return {
    perSecond: (units / ms) * 1000,
    ours: (cpuOfAll(children) - ours) / units,
    database: databaseCpu() / units,
  }
}

async function startAll(engine: Engine, count: number, env: Record<string, string>): Promise<Server[]> {
  const all = { ...engine.env, ...env }
  return Promise.all(Array.from({ length: count }, () => startPlatform(engine.folder, all)))
}

const stopAll = (servers: readonly Server[]) => Promise.all(servers.map(({ child }) => child.stop()))

/** A list of readers, and a function that sends a campaign to all of them. */
async function prepare(server: Server, readers: number) {
  const client = clientOf(server)
  const { list_id } = await client.createList({ body: { internal_name: 'Readers' } })
  await fill(client, list_id, readers)
  const { sender_id } = await client.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
  const content = { type: 'html' as const, body: '<body><p>Hello {{ first_name }}</p></body>' }
  const body = { list_id, internal_name: 'Spring', subject: 'Spring', sender_id, content }
  const { items } = await client.listContacts({ path: { list_id }, query: { limit: 1 } })
  return {
    sender: sender_id,
    contact: operations.getContact.path
      .replace('{list_id}', String(list_id))
      .replace('{contact_id}', String(items[0]?.base.contact_id)),
    async send(through: Server) {
      const campaigns = clientOf(through)
      const { campaign_hash } = await campaigns.createEmailCampaign({ body })
      await campaigns.sendEmailCampaign({ path: { campaign_hash }, body: { list_id, segments: { type: 'none' } } })
    },
  }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

interface Counters {
  mails: number
  lastAt: number
}

async function countersOf(sink: Child): Promise<Counters> {
  const answer = sink.message<Counters>()
  sink.send('count')
  return answer
}

/** Sends a campaign and waits for its last mail. */
async function sent(sink: Child, readers: number, send: () => Promise<void>): Promise<{ units: number; ms: number }> {
  const before = (await countersOf(sink)).mails
  const start = performance.timeOrigin + performance.now()
  await send()
  for (;;) {
    const { mails, lastAt } = await countersOf(sink)
    if (mails >= before + readers) return { units: readers, ms: lastAt - start }
    if (performance.timeOrigin + performance.now() - start > GIVE_UP)
      throw new Error(`${mails - before} mails of ${readers} arrived`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

let emails = 0

const getContact = ({ child, url }: Server, { contact }: Prepared): Target => ({
  child,
  url: url + contact,
  method: 'GET',
})

const sendEmail = ({ child, url }: Server, { sender }: Prepared): Target => ({
  child,
  url: new URL(transactional.sendEmail.path, url).href,
  method: 'POST',
  body: () =>
    JSON.stringify({
      senderId: String(sender),
      to: `wide${++emails}@example.com`,
      subject: 'Your order',
      textBody: 'Thank you.',
    }),
})

/** Asks all servers at the same time. */
async function asked(targets: readonly Target[], seconds: number): Promise<{ units: number; ms: number }> {
  const found = await Promise.all(targets.map((one) => measure([one], { rounds: 1, seconds })))
  const perSecond = found.flat().reduce((sum, figures) => sum + figures.perSecond, 0)
  // The warm-up of a second counts as well, because it costs CPU too.
  return { units: perSecond * (seconds + 1), ms: (seconds + 1) * 1000 }
}

function rowsOf(what: string, unit: string, costs: readonly Cost[]): Row[] {
  const [one, ...more] = costs
  if (!one) return []
  return more.flatMap((cost, i) => {
    const name = `${what}, ${COUNTS[i + 1]} processes`
    const all = cost.ours + cost.database
    const alone = one.ours + one.database
    return [
      {
        what: name,
        unit: '/s',
        ours: cost.perSecond,
        peer: { name: 'one process', value: one.perSecond },
      },
      {
        what: `${name}: CPU of the platform and the database per ${unit}`,
        unit: 'ms',
        ours: all,
        peer: { name: 'one process', value: alone },
        target: target('at most', 1.3, all / alone, '1.3x'),
        ifMissed: SHARED,
      },
      {
        what: `${name}: of that, the database`,
        unit: 'ms',
        ours: cost.database,
        peer: { name: 'one process', value: one.database },
      },
    ]
  })
}

const work = (smtp: string) => ({ MESSAGING_SMTP_URL: smtp, MESSAGING_ROLE: 'work' })
const api = { MESSAGING_ROLE: 'api' }

/** A stage of the bench: the engine, one process that serves, and what was prepared through it. */
interface Stage {
  engine: Engine
  front: Server
  prepared: Prepared
  sink: Child
  smtp: string
}

async function campaigns({ engine, front, prepared, sink, smtp }: Stage, readers: number): Promise<Row[]> {
  const costs: Cost[] = []
  const workers: Server[] = []
  try {
    for (const count of COUNTS) {
      workers.push(...(await startAll(engine, count - workers.length, work(smtp))))
      const children = workers.map(({ child }) => child)
      costs.push(await costOf(engine, children, () => sent(sink, readers, () => prepared.send(front))))
    }
  } finally {
    await stopAll(workers)
  }
  return rowsOf(`campaign to ${readers.toLocaleString('en-US')} by SMTP`, 'mail', costs)
}

async function doors({ engine, front, prepared, smtp }: Stage, seconds: number): Promise<Row[]> {
  const servers = [front]
  const workers = await startAll(engine, 1, work(smtp))
  const costs: Record<'getContact' | 'sendEmail', Cost[]> = { getContact: [], sendEmail: [] }
  const add = async (name: keyof typeof costs, targetOf: typeof getContact) => {
    const targets = servers.map((server) => targetOf(server, prepared))
    const children = servers.map(({ child }) => child)
    // A fresh process is slow until its code is compiled.
    await asked(targets, seconds)
    costs[name].push(await costOf(engine, children, () => asked(targets, seconds)))
  }
  try {
    for (const count of COUNTS) {
      servers.push(...(await startAll(engine, count - servers.length, api)))
      await add('getContact', getContact)
      await add('sendEmail', sendEmail)
    }
  } finally {
    await stopAll([...servers.slice(1), ...workers])
  }
  return Object.entries(costs).flatMap(([name, found]) => rowsOf(name, 'request', found))
}

/** Prepares the stage with one process that works, which stops again. */
async function onEngine(engine: Engine, quick: boolean): Promise<Row[]> {
  const readers = quick ? 1_000 : 10_000
  const sink = startChild(['scripts/bench/peers/smtp-sink.ts'])
  const smtp = `smtp://127.0.0.1:${await sink.message<number>()}`
  const fronts = await startAll(engine, 1, api)
  try {
    const front = fronts[0] as Server
    const workers = await startAll(engine, 1, work(smtp))
    const prepared = await prepare(front, readers).finally(() => stopAll(workers))
    await makeLive(engine)
    const stage = { engine, front, prepared, sink, smtp }
    return [...(await campaigns(stage, readers)), ...(await doors(stage, quick ? 1 : 4))]
  } finally {
    await stopAll(fronts)
    await sink.stop()
  }
}

export async function measureHorizontalScaling({ quick }: { quick: boolean }): Promise<Row[]> {
  return (await onPostgresOnly((engine) => onEngine(engine, quick))) ?? []
}
