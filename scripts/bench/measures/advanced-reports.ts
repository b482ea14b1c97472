// An advanced report of a campaign with millions of events, from the request until the file is there: how many events it
// reads a second, and what memory it takes.
import { startChild } from '../child.ts'
import { type Engine, onEachEngine } from '../engines.ts'
import type { ReportFigures } from '../peers/report-events.ts'
import { clientOf, type Server, startPlatform } from '../servers.ts'
import { type Row, target } from '../table.ts'
import { fill, timed } from './bulk.ts'

const SHARED = 'The database and the platform share two cores.'
const LOOK = 20

/** A list of so many contacts, and a campaign to it that is a draft. */
async function prepare({ name, folder, env }: Engine, contacts: number): Promise<{ hash: string; list_id: number }> {
  const server = await startPlatform(folder, env)
  try {
    const api = clientOf(server)
    const { list_id } = await api.createList({ body: { internal_name: name } })
    await fill(api, list_id, contacts)
    const { sender_id } = await api.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    const content = { type: 'html' as const, body: '<a href="https://shop.example.com/spring">Spring</a>' }
    const body = { list_id, internal_name: 'Spring', subject: 'Spring', sender_id, content }
    return { hash: (await api.createEmailCampaign({ body })).campaign_hash, list_id }
  } finally {
    await server.child.stop()
  }
}

/** Milliseconds of a report, and the most memory that the process took meanwhile, MB. */
async function report(server: Server, list_id: number, hash: string) {
  const api = clientOf(server)
  let memory = server.child.rss()
  const before = memory
  const watch = setInterval(() => {
    memory = Math.max(memory, server.child.rss())
  }, LOOK)
  try {
    const ms = await timed(api, () =>
      api.generateEmailEventsReport({
        body: {
          title: 'Events',
          range: { start: '2020-01-01 00:00:00', end: '2099-12-31 23:59:59' },
          campaigns: [{ list_id, type: 'specific', data: [hash] }],
          columns: { list_base_fields: ['email', 'first_name'], list_stats_fields: { opens: true, clicks: true } },
        },
      }),
    )
    const [found] = (await api.listAdvancedReports()).items
    if (found?.status !== 'finished') throw new Error(`The report is ${found?.status}`)
    return { ms, before, memory }
  } finally {
    clearInterval(watch)
  }
}

async function onEngine(engine: Engine, contacts: number, each: number): Promise<Row[]> {
  const { name, folder, env } = engine
  const { hash, list_id } = await prepare(engine, contacts)
  const child = startChild(['scripts/bench/peers/report-events.ts', folder, hash, String(each)], env)
  const peer = await child.message<ReportFigures>().finally(() => child.stop())
  const server = await startPlatform(folder, env)
  const ours = await report(server, list_id, hash).finally(() => server.child.stop())
  const total = contacts * each
  const perSecond = (ms: number) => (total / ms) * 1000
  const many = total.toLocaleString('en-US')
  return [
    {
      what: `${name}: advanced report of ${many} events, ${contacts.toLocaleString('en-US')} rows`,
      unit: 'events/s',
      ours: perSecond(ours.ms),
      peer: { name: 'one query, written as it comes', value: perSecond(peer.reportMs) },
      target: target('at least', 50_000, perSecond(ours.ms), '50,000 events/s'),
      ifMissed: SHARED,
    },
    {
      what: `${name}: memory of the process at most during that`,
      unit: 'MB',
      ours: ours.memory,
      peer: { name: 'before', value: ours.before },
      target: target('at most', 400, ours.memory, '400 MB'),
    },
  ]
}

export async function measureAdvancedReports({ quick }: { quick: boolean }): Promise<Row[]> {
  const [contacts, each] = quick ? [40_000, 10] : [200_000, 25]
  return (await onEachEngine((engine) => onEngine(engine, contacts, each))).flat()
}
