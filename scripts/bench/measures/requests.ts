// Requests per second and their cost in CPU, each against a bare node:http with an answer of the same size, the GETs
// against their floor, and those of the Marketing API against Prism with the examples of the same contract.
import { isDeepStrictEqual } from 'node:util'
import { operations as marketing } from '../../../generated/marketing-v3/operations.ts'
import { operations as sandbox } from '../../../generated/sandbox-v1/operations.ts'
import { operations as transactional } from '../../../generated/transactional-v2/operations.ts'
import { type Figures, measure, type Target, UNTIL_WARM } from '../load.ts'
import { clientOf, KEY, type Server, startBare, startFloor, startPlatform, startPrism, withFolder } from '../servers.ts'
import { format, type Row, target } from '../table.ts'

/** The name of the floor in the table. */
const FLOOR = 'floor'

/** What a POST has to reach: requests per second, and milliseconds of p99. */
interface Goal {
  perSecond: number
  p99: number
}

interface Case {
  name: string
  method: 'GET' | 'POST'
  path: string
  /** Whether it belongs to the Marketing API, whose contract Prism serves. */
  marketing: boolean
  body?: () => string
  /** A GET has none: it goes by its floor. */
  goal?: Goal
}

const SHARED = 'The load generator and the server share the machine: on two cores, each has one at best.'
/** The shares come from a CPU profile of GET of a contact, 2026-11-27. */
const SPENT = `Of a contact, writing the response takes 33 % of the CPU, SQLite 10 %, collecting young objects 7 %, and JSON 5 %. The key, the limits, routing, the checks of request and answer, the request log of the sandbox and the measurements take the rest. ${SHARED}`

let emails = 0
const newContact = () =>
  JSON.stringify({ base: { email: `bench${++emails}@example.com`, first_name: 'Ana', last_name: 'Silva' } })

async function prepare(server: Server): Promise<Case[]> {
  const api = clientOf(server)
  const { list_id } = await api.createList({ body: { internal_name: 'Readers' } })
  await api.createList({ body: { internal_name: 'Writers' } })
  const { contact_id } = await api.createContact({
    path: { list_id },
    body: { base: { email: 'one@example.com', first_name: 'Ana' } },
  })
  const { sender_id } = await api.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
  const newEmail = () =>
    JSON.stringify({
      senderId: String(sender_id),
      to: `bench${++emails}@example.com`,
      subject: 'Your order',
      htmlBody: '<p>Thank you, {{ name }}.</p>',
      mergeTags: ['name:Ana'],
    })
  const contacts = `/lists/${list_id}/contacts`
  return [
    { name: 'GET two lists', method: 'GET', path: '/lists?limit=10', marketing: true },
    { name: 'GET a contact', method: 'GET', path: `${contacts}/${contact_id}`, marketing: true },
    {
      name: 'POST a contact',
      method: 'POST',
      path: contacts,
      marketing: true,
      body: newContact,
      goal: { perSecond: 1_500, p99: 15 },
    },
    // Comes last, because the mails that it queues go out in the background.
    {
      name: 'POST a single email',
      method: 'POST',
      path: transactional.sendEmail.path,
      marketing: false,
      body: newEmail,
      goal: { perSecond: 2_500, p99: 12 },
    },
  ]
}

const urlOf = (server: Server, { path, marketing }: Case) =>
  marketing ? server.url + path : new URL(path, server.url).href

async function answerOf(server: Server, one: Case): Promise<string> {
  const { method, path, body } = one
  const headers = { apikey: KEY, ...(body && { 'content-type': 'application/json' }) }
  const answer = await fetch(urlOf(server, one), { method, headers, body: body?.() })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.text()
}

const targetOf = (server: Server, one: Case): Target => ({
  child: server.child,
  url: urlOf(server, one),
  method: one.method,
  ...(one.body && { body: one.body }),
})

/** The figures of the peers that answer the same request, by their names. */
type Peers = ReadonlyMap<string, Figures>

const besideEach = (what: string, unit: string, member: keyof Figures, ours: Figures, peers: Peers): Row[] =>
  [...peers].map(([name, figures]) => ({ what, unit, ours: ours[member], peer: { name, value: figures[member] } }))

/** The rows of a GET, whose targets are shares of its floor. */
function rowsOfRead(name: string, ours: Figures, peers: Peers): Row[] {
  const aimed = (row: Row, kind: 'at least' | 'at most', limit: number): Row => {
    if (row.peer?.name !== FLOOR) return row
    const ratio = row.ours / row.peer.value
    return { ...row, target: target(kind, limit, ratio, `${limit.toFixed(1)}x`), ifMissed: SPENT }
  }
  return [
    ...besideEach(`${name}: requests`, '/s', 'perSecond', ours, peers).map((row) => aimed(row, 'at least', 0.6)),
    ...besideEach(`${name}: CPU each`, 'ms', 'cpu', ours, peers).map((row) => aimed(row, 'at most', 2)),
    ...besideEach(`${name}: p50`, 'ms', 'p50', ours, peers),
    ...besideEach(`${name}: p99`, 'ms', 'p99', ours, peers),
  ]
}

/** The rows of a POST, which has to reach figures of its own. */
function rowsOfWrite(name: string, { perSecond, p99 }: Goal, ours: Figures, peers: Peers): Row[] {
  const rate = target('at least', perSecond, ours.perSecond, `${format(perSecond)} /s`)
  const wait = target('at most', p99, ours.p99, `${p99} ms`)
  const aimed = (row: Row, at: number, aim: Row['target']): Row =>
    at === 0 && aim ? { ...row, target: aim, ifMissed: SHARED } : row
  return [
    ...besideEach(`${name}: requests`, '/s', 'perSecond', ours, peers).map((row, at) => aimed(row, at, rate)),
    ...besideEach(`${name}: CPU each`, 'ms', 'cpu', ours, peers),
    ...besideEach(`${name}: p50`, 'ms', 'p50', ours, peers),
    ...besideEach(`${name}: p99`, 'ms', 'p99', ours, peers).map((row, at) => aimed(row, at, wait)),
  ]
}

const memoryRow = (ours: Server, prism: Server): Row => ({
  what: 'memory after the load on lists and contacts',
  unit: 'MB',
  ours: ours.child.rss(),
  peer: { name: 'Prism', value: prism.child.rss() },
})

/** Starts the floor, and makes sure that it answers as we do. */
async function startSameFloor(folder: string, one: Case, answer: string): Promise<Server> {
  const floor = await startFloor(folder)
  if (isDeepStrictEqual(JSON.parse(await answerOf(floor, one)), JSON.parse(answer))) return floor
  await floor.child.stop()
  throw new Error(`${one.path}: the floor answers something else, so the comparison says nothing`)
}

async function measureCase(one: Case, { ours, prism, folder, quick }: Measured): Promise<Row[]> {
  const answer = await answerOf(ours, one)
  const own = new Map([['node:http', await startBare(answer)]])
  try {
    if (!one.goal) own.set(FLOOR, await startSameFloor(folder, one, answer))
    const peers = new Map([...own, ...(one.marketing ? [['Prism', prism] as const] : [])])
    const targets = [ours, ...peers.values()].map((server) => targetOf(server, one))
    const [figures, ...others] = await measure(
      targets,
      quick ? { rounds: 1, seconds: 2 } : { rounds: 3, seconds: 4, warmUp: UNTIL_WARM },
    )
    const named = new Map([...peers.keys()].map((name, n) => [name, others[n] as Figures]))
    return one.goal
      ? rowsOfWrite(one.name, one.goal, figures as Figures, named)
      : rowsOfRead(one.name, figures as Figures, named)
  } finally {
    for (const { child } of own.values()) await child.stop()
  }
}

interface Measured {
  ours: Server
  prism: Server
  /** The folder of ours. */
  folder: string
  quick: boolean
}

async function measureAll(measured: Measured): Promise<Row[]> {
  const { ours, prism } = measured
  const rows: Row[] = []
  const memory: Row[] = []
  for (const one of await prepare(ours)) {
    if (!one.marketing) memory.push(memoryRow(ours, prism))
    rows.push(...(await measureCase(one, measured)))
  }
  const count = [marketing, transactional, sandbox].reduce((n, table) => n + Object.keys(table).length, 0)
  return [
    ...rows,
    ...memory,
    { what: 'operations behind these figures (CPU must not grow with them)', unit: '', ours: count },
  ]
}

export function measureRequests({ quick }: { quick: boolean }): Promise<Row[]> {
  return withFolder(async (folder) => {
    const ours = await startPlatform(folder)
    try {
      const prism = await startPrism()
      try {
        return await measureAll({ ours, prism, folder, quick })
      } finally {
        await prism.child.stop()
      }
    } finally {
      await ours.child.stop()
    }
  })
}
