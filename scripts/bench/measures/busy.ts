// What callers notice while a campaign goes out: requests at rest, and then during the send. Also measures how many
// single emails per second are accepted durably while they go out, with a webhook that reports each of them.

import { operations as transactional } from '../../../generated/transactional-v2/operations.ts'
import { createTransactionalClient } from '../../../src/clients/index.ts'
import { startChild } from '../child.ts'
import { type Engine, makeLive, onEachEngine } from '../engines.ts'
import { type Figures, measure, type Target, UNTIL_WARM } from '../load.ts'
import { clientOf, KEY, type Server, startBare, startPlatform } from '../servers.ts'
import { format, type Row, target } from '../table.ts'

const ROUND_TRIPS =
  'An email with the two deliveries to its webhook takes about 1.6 ms of CPU in the platform and 1.4 ms in the database, which share two cores with the load, the mail server and the receiver. Of the database, a third is planning: plans are made anew for each statement, since one that is kept from a small table is wrong for a large one.'
const SHARED = 'The load generator, the mail server, the database and the platform share two cores.'

async function figuresOf(one: Target, seconds: number, warmUp = 1): Promise<Figures> {
  const [found] = await measure([one], { rounds: 1, seconds, warmUp })
  if (!found) throw new Error('A figure is missing')
  return found
}

/** A list of readers, and a campaign that can be sent to it. */
async function prepare(server: Server, readers: number) {
  const api = clientOf(server)
  const { list_id } = await api.createList({ body: { internal_name: 'Readers' } })
  const contacts = Array.from({ length: readers }, (_, n) => ({ base: { email: `reader${n}@example.com` } }))
  await api.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
  while ((await api.listOperations()).total_items > 0) await new Promise((resolve) => setTimeout(resolve, 50))
  const { sender_id } = await api.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
  const content = { type: 'html' as const, body: '<body><p>Hello</p></body>' }
  const { campaign_hash } = await api.createEmailCampaign({
    body: { list_id, internal_name: 'Spring', subject: 'Spring', sender_id, content },
  })
  const { items } = await api.listContacts({ path: { list_id }, query: { limit: 1 } })
  const send = () => api.sendEmailCampaign({ path: { campaign_hash }, body: { list_id, segments: { type: 'none' } } })
  const isOver = async () => (await api.listCampaigns({ query: { campaign_hash } })).items[0]?.status === 'sent'
  return { send, isOver, contact: `/lists/${list_id}/contacts/${items[0]?.base.contact_id}` }
}

let emails = 0
const emailTarget = ({ child, url }: Server, sender: number): Target => ({
  child,
  url: new URL(transactional.sendEmail.path, url).href,
  method: 'POST',
  body: () =>
    JSON.stringify({
      senderId: String(sender),
      to: `bench${++emails}@example.com`,
      subject: 'Your order',
      textBody: 'Thank you.',
    }),
})

async function duringCampaign(server: Server, engine: Engine, seconds: number, readers: number): Promise<Row[]> {
  const { name } = engine
  const { send, isOver, contact } = await prepare(server, readers)
  await makeLive(engine)
  const get: Target = { child: server.child, url: server.url + contact, method: 'GET' }
  const rest = await figuresOf(get, seconds)
  await send()
  const busy = await figuresOf(get, seconds)
  if (await isOver()) throw new Error('The campaign was over before the requests were: the figure says nothing')
  const peer = { name: 'at rest', value: rest.p99 }
  return [
    {
      what: `${name}: GET a contact while a campaign is sent, p99`,
      unit: 'ms',
      ours: busy.p99,
      peer,
      target: target('at most', 50, busy.p99, '50 ms'),
      ifMissed: SHARED,
    },
  ]
}

async function withWebhook(server: Server, engine: Engine, seconds: number): Promise<Row[]> {
  const { name } = engine
  const { sender_id } = await clientOf(server).createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
  const receiver = await startBare()
  try {
    const api = createTransactionalClient({ baseUrl: new URL(server.url).origin, apiKey: KEY, retries: 0 })
    await api.createWebhook({ body: { channel: 'email', url: `${receiver.url}/hook` } })
    await makeLive(engine)
    const taken = await figuresOf(emailTarget(server, sender_id), seconds, UNTIL_WARM)
    const isPostgres = name === 'PostgreSQL'
    const [rate, wait] = isPostgres ? [1_200, 30] : [1_500, 15]
    const ifMissed = isPostgres ? ROUND_TRIPS : SHARED
    const what = `${name}: single emails taken, a webhook for each`
    return [
      {
        what,
        unit: '/s',
        ours: taken.perSecond,
        target: target('at least', rate, taken.perSecond, `${format(rate)} /s`),
        ifMissed,
      },
      {
        what: `${what}: p99`,
        unit: 'ms',
        ours: taken.p99,
        target: target('at most', wait, taken.p99, `${wait} ms`),
        ifMissed,
      },
    ]
  } finally {
    await receiver.child.stop()
  }
}

/** Does the work with a platform on the engine; its mails go to a mail server. */
async function onEngine({ folder, env }: Engine, work: (server: Server) => Promise<Row[]>): Promise<Row[]> {
  const sink = startChild(['scripts/bench/peers/smtp-sink.ts'])
  try {
    const server = await startPlatform(folder, {
      ...env,
      MESSAGING_SMTP_URL: `smtp://127.0.0.1:${await sink.message<number>()}`,
      // The webhooks of live accounts reach this machine only so.
      MESSAGING_ALLOW_PRIVATE: '127.0.0.0/8',
    })
    try {
      return await work(server)
    } finally {
      await server.child.stop()
    }
  } finally {
    await sink.stop()
  }
}

export async function measureBusy({ quick }: { quick: boolean }): Promise<Row[]> {
  const [seconds, readers] = quick ? [2, 20_000] : [5, 50_000]
  const during = await onEachEngine((engine) =>
    onEngine(engine, (server) => duringCampaign(server, engine, seconds, readers)),
  )
  const taken = await onEachEngine((engine) => onEngine(engine, (server) => withWebhook(server, engine, seconds)))
  return [...during, ...taken].flat()
}
