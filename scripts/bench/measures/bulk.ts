// Actions on all contacts of a large list, from the request until the operation has ended, against the database alone;
// and what other callers notice meanwhile.
import type { MarketingClient } from '../../../src/clients/index.ts'
import { startChild } from '../child.ts'
import { type Engine, onEachEngine } from '../engines.ts'
import { measure, type Target } from '../load.ts'
import type { BulkFigures } from '../peers/bulk.ts'
import { clientOf, type Server, startPlatform } from '../servers.ts'
import { type Row, target } from '../table.ts'

const SHARED = 'The load generator, the database and the platform share two cores.'
const PER_REQUEST = 50_000
const GIVE_UP = 300_000
const languages = ['es', 'pt', 'fr', 'de', 'en'] as const

/** A number that the sandbox delivers to, for up to 9,900,000 contacts: the last four digits choose what happens. */
const numberOf = (n: number) =>
  `351-91${String(n % 1000).padStart(3, '0')}${String(Math.floor(n / 1000)).padStart(4, '0')}`

const contact = (n: number) => ({
  base: {
    email: `reader${n}@example.com`,
    first_name: `Reader ${n}`,
    last_name: 'Silva',
    cellphone: numberOf(n),
  },
})

const isOver = async (api: MarketingClient) => (await api.listOperations()).total_items === 0

/** Milliseconds from the request until no operation is left. */
export async function timed(api: MarketingClient, request: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await request()
  while (!(await isOver(api))) {
    if (performance.now() - start > GIVE_UP) throw new Error('The operation did not end')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return performance.now() - start
}

/** The same with the milliseconds of CPU that the process took. */
async function costOf({ child }: Server, work: () => Promise<number>): Promise<{ ms: number; cpu: number }> {
  const before = child.cpu()
  const ms = await work()
  return { ms, cpu: child.cpu() - before }
}

export async function fill(api: MarketingClient, list_id: number, total: number): Promise<void> {
  for (let from = 0; from < total; from += PER_REQUEST) {
    const contacts = Array.from({ length: Math.min(PER_REQUEST, total - from) }, (_, n) => contact(from + n))
    const body = { mode: 'add' as const, compare_field: 'email', contacts }
    await timed(api, () => api.importContacts({ path: { list_id }, body }))
  }
}

async function onPlatform(server: Server, total: number, seconds: number) {
  const api = clientOf(server)
  const { list_id } = await api.createList({ body: { internal_name: 'Readers' } })
  await fill(api, list_id, total)
  const path = { list_id }
  const update = (language: (typeof languages)[number]) =>
    api.updateContacts({ path, body: { type: 'all', base: { language } } })
  const updated = await costOf(server, () => timed(api, () => update('es')))
  const exported = await costOf(server, () => timed(api, () => api.exportContacts({ path, body: { format: 'csv' } })))
  const { items } = await api.listContacts({ path, query: { limit: 1 } })
  const url = `${server.url}/lists/${list_id}/contacts/${items[0]?.base.contact_id}`
  const get: Target = { child: server.child, url, method: 'GET' }
  const options = { rounds: 1, seconds }
  const [rest] = await measure([get], options)
  for (const language of languages.slice(1)) await update(language)
  const [busy] = await measure([get], options)
  if (!rest || !busy) throw new Error('A figure is missing')
  if (await isOver(api)) throw new Error('The changes were over before the requests were: the figure says nothing')
  return { list_id, updated, exported, rest: rest.p99, busy: busy.p99, memory: server.child.rss() }
}

async function onEngine({ name, folder, env }: Engine, total: number, seconds: number): Promise<Row[]> {
  const server = await startPlatform(folder, env)
  const ours = await onPlatform(server, total, seconds).finally(() => server.child.stop())
  const child = startChild(['scripts/bench/peers/bulk.ts', folder, String(ours.list_id)], env)
  const peer = await child.message<BulkFigures>().finally(() => child.stop())
  const perSecond = (ms: number) => (total / ms) * 1000
  const many = total.toLocaleString('en-US')
  return [
    {
      what: `${name}: ${many} contacts changed, an event for each`,
      unit: '/s',
      ours: perSecond(ours.updated.ms),
      peer: { name: 'one UPDATE', value: perSecond(peer.updateMs) },
    },
    {
      what: `${name}: ${many} contacts exported as CSV`,
      unit: '/s',
      ours: perSecond(ours.exported.ms),
      peer: { name: 'one query, written as it comes', value: perSecond(peer.exportMs) },
      target: target('at least', 100_000, perSecond(ours.exported.ms), '100,000 /s'),
      ifMissed: SHARED,
    },
    { what: `${name}: CPU of the process per contact changed`, unit: 'ms', ours: ours.updated.cpu / total },
    { what: `${name}: CPU of the process per contact exported`, unit: 'ms', ours: ours.exported.cpu / total },
    {
      what: `${name}: GET a contact while contacts are changed, p99`,
      unit: 'ms',
      ours: ours.busy,
      peer: { name: 'at rest', value: ours.rest },
      target: target('at most', 50, ours.busy, '50 ms'),
      ifMissed: SHARED,
    },
    { what: `${name}: memory of the process after that`, unit: 'MB', ours: ours.memory },
  ]
}

export async function measureBulk({ quick }: { quick: boolean }): Promise<Row[]> {
  const [total, seconds] = quick ? [50_000, 2] : [200_000, 5]
  return (await onEachEngine((engine) => onEngine(engine, total, seconds))).flat()
}
