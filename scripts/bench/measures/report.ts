// How long the report of a campaign with a million events takes, against counting the events.
import { join } from 'node:path'
import { startChild } from '../child.ts'
import { measure } from '../load.ts'
import type { EventFigures } from '../peers/events.ts'
import { clientOf, startPlatform, withFolder } from '../servers.ts'
import { type Row, target } from '../table.ts'

/** Starts the platform on a folder, does the work, and stops it. */
async function onPlatform<T>(
  folder: string,
  work: (server: Awaited<ReturnType<typeof startPlatform>>) => Promise<T>,
): Promise<T> {
  const server = await startPlatform(folder)
  try {
    return await work(server)
  } finally {
    await server.child.stop()
  }
}

/** Makes a campaign that was sent to nobody; resolves with its hash. */
const makeCampaign = (folder: string): Promise<string> =>
  onPlatform(folder, async (server) => {
    const api = clientOf(server)
    const { list_id } = await api.createList({ body: { internal_name: 'Readers' } })
    const { sender_id } = await api.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    const content = { type: 'html' as const, body: '<body><a href="https://shop.example.com/spring">Spring</a></body>' }
    const { campaign_hash } = await api.createEmailCampaign({
      body: { list_id, internal_name: 'Spring', subject: 'Spring', sender_id, content },
    })
    await api.sendEmailCampaign({ path: { campaign_hash }, body: { list_id, segments: { type: 'none' } } })
    while ((await api.listOperations()).total_items > 0) await new Promise((resolve) => setTimeout(resolve, 20))
    return campaign_hash
  })

async function writeEvents(folder: string, hash: string, total: number): Promise<EventFigures> {
  const child = startChild(['scripts/bench/peers/events.ts', join(folder, 'data'), hash, String(total)])
  try {
    return await child.message<EventFigures>()
  } finally {
    await child.stop()
  }
}

export function measureReport({ quick }: { quick: boolean }): Promise<Row[]> {
  const total = quick ? 100_000 : 1_000_000
  return withFolder(async (folder) => {
    const hash = await makeCampaign(folder)
    const written = await writeEvents(folder, hash, total)
    const figures = await onPlatform(folder, async ({ child, url }) => {
      const [found] = await measure([{ child, url: `${url}/reports/email/${hash}`, method: 'GET' }], {
        rounds: 1,
        seconds: quick ? 2 : 4,
      })
      if (!found) throw new Error('A figure is missing')
      return found
    })
    const what = `report of a campaign with ${total.toLocaleString('en-US')} events`
    return [
      {
        what: `${what}: CPU each`,
        unit: 'ms',
        ours: figures.cpu,
        peer: { name: 'counting them', value: written.countMs },
      },
      {
        what: `${what}: p99 under load`,
        unit: 'ms',
        ours: figures.p99,
        peer: { name: 'counting them', value: written.countMs },
        target: target('at most', 50, figures.p99, '50 ms'),
        ifMissed: 'Ten connections ask without a pause; a single request takes only its CPU time.',
      },
      { what: 'events recorded with their counters', unit: '/s', ours: (total / written.writeMs) * 1000 },
    ]
  })
}
