// What the same request costs in a small, a larger and a large store: 10,000 to 1,000,000 contacts of one list, with ten
// events each. The stores are asked in turns, so that what else the machine does slows all of them down.
import { operations } from '../../../generated/marketing-v3/operations.ts'
import { operations as transactional } from '../../../generated/transactional-v2/operations.ts'
import { toContactId } from '../../../src/server/lib/ids.ts'
import { startChild } from '../child.ts'
import { type Engine, onStoresOfEachEngine } from '../engines.ts'
import { type Figures, measure, median, type Target } from '../load.ts'
import type { GrowthFigures } from '../peers/growth-events.ts'
import type { LedgerFigures } from '../peers/ledger.ts'
import { clientOf, KEY, type Server, startPlatform } from '../servers.ts'
import { type Row, target } from '../table.ts'
import { fill } from './bulk.ts'

const PER_CONTACT = 10
const SCANS = 5
const SHARED =
  'In a large store a request reads pages that no cache holds, and the load generator, the database and the platform share two cores.'

const many = (n: number) => n.toLocaleString('en-US')

/** A store of one size, filled, with the platform on it. */
interface Filled {
  server: Server
  list: number
  hash: string
  sender: number
  events: GrowthFigures
}

async function prepare(server: Server, contacts: number) {
  const api = clientOf(server)
  const { list_id } = await api.createList({ body: { internal_name: 'Readers' } })
  const { sender_id } = await api.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
  const content = { type: 'html' as const, body: '<a href="https://shop.example.com/spring">Spring</a>' }
  const body = { list_id, internal_name: 'Spring', subject: 'Spring', sender_id, content }
  const { campaign_hash } = await api.createEmailCampaign({ body })
  // Sent while the list is empty, so that it has a report and no mail goes out.
  await api.sendEmailCampaign({ path: { campaign_hash }, body: { list_id, segments: { type: 'none' } } })
  while ((await api.listOperations()).total_items > 0) await new Promise((resolve) => setTimeout(resolve, 20))
  await fill(api, list_id, contacts)
  return { list: list_id, hash: campaign_hash, sender: sender_id }
}

async function fillStore({ folder, env }: Engine, contacts: number): Promise<Filled> {
  const first = await startPlatform(folder, env)
  const made = await prepare(first, contacts).finally(() => first.child.stop())
  const child = startChild(['scripts/bench/peers/growth-events.ts', folder, made.hash, String(PER_CONTACT)], env)
  const events = await child.message<GrowthFigures>().finally(() => child.stop())
  return { ...made, events, server: await startPlatform(folder, env) }
}

/** The path of an operation of the Marketing API below its address. */
const pathOf = ({ list, hash }: Filled, { path }: { path: string }, contact = '') =>
  path.replace('{list_id}', String(list)).replace('{campaign_hash}', hash).replace('{contact_id}', contact)

const anyContact = ({ events: { first, last } }: Filled) =>
  toContactId(first + Math.floor(Math.random() * (last - first + 1)))

let made = 0
const newAddress = () => `new${++made}@example.com`

type Load = Omit<Target, 'child'>
const get = (store: Filled, path: (store: Filled) => string): Load => {
  const base = new URL(store.server.url).pathname
  return { url: store.server.url, method: 'GET', path: () => base + path(store) }
}
const post = (url: string, body: () => unknown): Load => ({ url, method: 'POST', body: () => JSON.stringify(body()) })

/** Requests that an index answers: the time may grow with its depth. */
const requests: Record<string, (store: Filled) => Load> = {
  getContact: (store) => get(store, (s) => pathOf(s, operations.getContact, anyContact(s))),
  'searchContacts by address': (store) =>
    get(store, ({ events }) => {
      const address = `reader${Math.floor(Math.random() * events.contacts)}@example.com`
      return `${operations.searchContacts.path}?type=email&contact=${address}`
    }),
  'listContacts, the newest ten': (store) => get(store, (s) => `${pathOf(s, operations.listContacts)}?limit=10`),
  'getList, with its counts': (store) => get(store, (s) => pathOf(s, operations.getList)),
  listContactActivities: (store) => get(store, (s) => pathOf(s, operations.listContactActivities, anyContact(s))),
  getEmailReport: (store) => get(store, (s) => pathOf(s, operations.getEmailReport)),
  createContact: (store) =>
    post(store.server.url + pathOf(store, operations.createContact), () => ({ base: { email: newAddress() } })),
  sendEmail: (store) =>
    post(new URL(transactional.sendEmail.path, store.server.url).href, () => ({
      senderId: String(store.sender),
      to: newAddress(),
      subject: 'Your order',
      textBody: 'Thank you.',
    })),
}

const filter = (item: Record<string, string>) => ({ segment_filter: { segment_filter_array: [item] } })

/** Requests that read every contact by their nature. */
const scans: Record<string, () => unknown> = {
  'countSegment of a first name': () =>
    filter({ segment_field: 'first_name', segment_operator: 'equal_to', segment_value: 'Reader 7' }),
  'countSegment of who opened': () => ({
    segment_filter: { segment_filter_array: [{ segment_activity: 'email_open', within_days: 365, invert: false }] },
  }),
}

/** Milliseconds of a request, the median of some, one at a time. */
async function alone(store: Filled, body: () => unknown): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < SCANS; n++) {
    const start = performance.now()
    const answer = await fetch(store.server.url + pathOf(store, operations.countSegment), {
      method: 'POST',
      headers: { apikey: KEY, 'content-type': 'application/json' },
      body: JSON.stringify(body()),
    })
    if (!answer.ok) throw new Error(`countSegment: ${answer.status} ${await answer.text()}`)
    await answer.text()
    times.push(performance.now() - start)
  }
  return median(times)
}

interface Grown {
  name: Engine['name']
  sizes: readonly number[]
}

interface Figure {
  what: string
  unit: string
  /** How much more the largest store may cost. */
  limit: number
}

/** Rows that compare the figure of each larger store with that of the smallest; the largest has the target. */
function rowsOf({ name, sizes }: Grown, { what, unit, limit }: Figure, figures: readonly number[]): Row[] {
  const [least = 0, ...others] = figures
  const smallest = { name: `with ${many(sizes[0] as number)}`, value: least }
  return others.map((ours, i) => ({
    what: `${name}: ${what}, ${many(sizes[i + 1] as number)} contacts`,
    unit,
    ours,
    peer: smallest,
    ...(i === others.length - 1 && {
      target: target('at most', limit, ours / least, `${limit.toFixed(1)}x`),
      ifMissed: SHARED,
    }),
  }))
}

async function rowsOfRequests(grown: Grown, stores: readonly Filled[], seconds: number): Promise<Row[]> {
  // An index of n entries is as deep as the logarithm of n.
  const depth = Math.log(Math.max(...grown.sizes)) / Math.log(Math.min(...grown.sizes))
  const rows: Row[] = []
  for (const [what, load] of Object.entries(requests)) {
    const targets = stores.map((store) => ({ child: store.server.child, ...load(store) }))
    const figures: Figures[] = await measure(targets, { rounds: 3, seconds })
    const p50 = figures.map((found) => found.p50)
    rows.push(...rowsOf(grown, { what: `${what}, p50`, unit: 'ms', limit: depth }, p50))
  }
  return rows
}

async function rowsOfScans(grown: Grown, stores: readonly Filled[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const [what, body] of Object.entries(scans)) {
    const each: number[] = []
    for (const store of stores) each.push(((await alone(store, body)) * 1000) / store.events.contacts)
    rows.push(...rowsOf(grown, { what: `${what}, per contact`, unit: 'us', limit: 1.5 }, each))
  }
  return rows
}

async function onEngine(engines: readonly Engine[], sizes: readonly number[], seconds: number): Promise<Row[]> {
  const grown: Grown = { name: (engines[0] as Engine).name, sizes }
  const stores: Filled[] = []
  try {
    for (const [i, engine] of engines.entries()) stores.push(await fillStore(engine, sizes[i] as number))
    const perEvent = stores.map(({ events }) => 1_000_000 / events.perSecond)
    return [
      ...(await rowsOfRequests(grown, stores, seconds)),
      ...(await rowsOfScans(grown, stores)),
      ...rowsOf(grown, { what: 'an event recorded with its counters', unit: 'us', limit: 1.5 }, perEvent),
    ]
  } finally {
    for (const { server } of stores) await server.child.stop()
  }
}

/** What a recipient of a campaign costs in a small and in a large list. */
async function recipients(engines: readonly Engine[], sizes: readonly number[], toSend: number): Promise<Row[]> {
  const each: number[] = []
  for (const [i, { folder, env }] of engines.entries()) {
    const args = [folder, String(sizes[i]), String(toSend)]
    const child = startChild(['scripts/bench/peers/ledger.ts', ...args], env)
    const [found] = await child.message<[LedgerFigures]>().finally(() => child.stop())
    each.push(found.sendMs / found.sent)
  }
  const what = 'a recipient of a campaign gated, rendered and settled'
  return rowsOf({ name: (engines[0] as Engine).name, sizes }, { what, unit: 'ms', limit: 1.5 }, each)
}

export async function measureGrowth({ quick }: { quick: boolean }): Promise<Row[]> {
  const sizes = quick ? [1_000, 10_000] : [10_000, 100_000, 1_000_000]
  const served = await onStoresOfEachEngine(sizes.length, (engines) => onEngine(engines, sizes, quick ? 1 : 3))
  const sent = await onStoresOfEachEngine(sizes.length, (engines) => recipients(engines, sizes, quick ? 1_000 : 10_000))
  return [...served, ...sent].flat()
}
