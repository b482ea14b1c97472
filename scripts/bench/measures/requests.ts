// Requests per second and their cost in CPU, each against a bare node:http with an answer of the same size and against
// Prism with the examples of the same contract.
import { operations as marketing } from '../../../generated/marketing-v3/operations.ts'
import { operations as sandbox } from '../../../generated/sandbox-v1/operations.ts'
import { operations as transactional } from '../../../generated/transactional-v2/operations.ts'
import { type Figures, measure, type Target } from '../load.ts'
import { clientOf, KEY, type Server, startBare, startPlatform, startPrism, withFolder } from '../servers.ts'
import { type Row, target } from '../table.ts'

interface Case {
  name: string
  method: 'GET' | 'POST'
  path: string
  /** Whether it belongs to the Marketing API, whose contract Prism serves. */
  marketing: boolean
  body?: () => string
}

const SHARED = 'The load generator and the server share the machine: on two cores, each has one at best.'
/** The shares come from a CPU profile of the two GETs. */
const SPENT = `Writing the answer takes a quarter of the CPU of a GET, SQLite a quarter, making the SQL text of its queries (Kysely) a tenth; the key, the limits, routing, and the checks of request and answer take the rest. node:http only writes the answer. ${SHARED}`

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
    { name: 'POST a contact', method: 'POST', path: contacts, marketing: true, body: newContact },
    // Comes last, because the mails that it queues go out in the background.
    {
      name: 'POST a single email',
      method: 'POST',
      path: transactional.sendEmail.path,
      marketing: false,
      body: newEmail,
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

function rowsOf({ name, method }: Case, [ours, bare, prism]: Figures[]): Row[] {
  if (!ours || !bare) throw new Error('A figure is missing')
  const get = method === 'GET'
  return [
    {
      what: `${name}: requests`,
      unit: '/s',
      ours: ours.perSecond,
      peer: { name: 'node:http', value: bare.perSecond },
      ...(get && { target: target('at least', 0.4, ours.perSecond / bare.perSecond, '0.4x') }),
      ...(!get && { target: target('at least', 1_500, ours.perSecond, '1,500 /s') }),
      ifMissed: get ? SPENT : SHARED,
    },
    ...(prism
      ? [
          {
            what: `${name}: requests`,
            unit: '/s',
            ours: ours.perSecond,
            peer: { name: 'Prism', value: prism.perSecond },
          },
        ]
      : []),
    {
      what: `${name}: CPU each`,
      unit: 'ms',
      ours: ours.cpu,
      peer: { name: 'node:http', value: bare.cpu },
      ...(get && { target: target('at most', 0.2, ours.cpu, '0.20 ms') }),
      ifMissed: SPENT,
    },
    ...(prism
      ? [{ what: `${name}: CPU each`, unit: 'ms', ours: ours.cpu, peer: { name: 'Prism', value: prism.cpu } }]
      : []),
    { what: `${name}: p50`, unit: 'ms', ours: ours.p50, peer: { name: 'node:http', value: bare.p50 } },
    {
      what: `${name}: p99`,
      unit: 'ms',
      ours: ours.p99,
      peer: { name: 'node:http', value: bare.p99 },
      ...(!get && { target: target('at most', 15, ours.p99, '15 ms') }),
      ifMissed: SHARED,
    },
  ]
}

const memoryRow = (ours: Server, prism: Server): Row => ({
  what: 'memory after the load on lists and contacts',
  unit: 'MB',
  ours: ours.child.rss(),
  peer: { name: 'Prism', value: prism.child.rss() },
})

async function withServers(quick: boolean, ours: Server, prism: Server): Promise<Row[]> {
  const rows: Row[] = []
  const memory: Row[] = []
  for (const one of await prepare(ours)) {
    if (!one.marketing) memory.push(memoryRow(ours, prism))
    const bare = await startBare(await answerOf(ours, one))
    try {
      const targets = [ours, bare, ...(one.marketing ? [prism] : [])].map((server) => targetOf(server, one))
      rows.push(...rowsOf(one, await measure(targets, quick ? { rounds: 1, seconds: 2 } : { rounds: 3, seconds: 4 })))
    } finally {
      await bare.child.stop()
    }
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
        return await withServers(quick, ours, prism)
      } finally {
        await prism.child.stop()
      }
    } finally {
      await ours.child.stop()
    }
  })
}
