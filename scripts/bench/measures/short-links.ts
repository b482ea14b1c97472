// Short links that recipients of a smart SMS open, against a GET of the same process.

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createShortCodes } from '../../../src/server/lib/short-codes.ts'
import { databaseFile } from '../../../src/server/store/engines/sqlite-files.ts'
import { measure, type Target } from '../load.ts'
import { clientOf, type Server, startPlatform, withFolder } from '../servers.ts'
import { type Row, target } from '../table.ts'
import { fill, timed } from './bulk.ts'

const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1'
const SPENT =
  'An opening reads its message and is written in a transaction with up to 199 others; the GET reads two rows.'

/** Sends a smart SMS to `total` contacts, and gives the path of each link. */
async function sendTo(total: number, folder: string, server: Server): Promise<string[]> {
  const api = clientOf(server)
  const { list_id } = await api.createList({ body: { internal_name: 'Readers' } })
  await api.createList({ body: { internal_name: 'Writers' } })
  await fill(api, list_id, total)
  const { campaign_hash } = await api.createSmartSmsCampaign({
    body: {
      list_id,
      internal_name: 'Spring',
      campaign_content: { message: 'Hello {{ first_name }}:' },
      page_content: { type: 'redirect', page_url: 'https://shop.example.com/spring' },
    },
  })
  const body = { list_id, destination_field: 'cellphone', segments: { type: 'none' as const } }
  await timed(api, () => api.sendSmartSmsCampaign({ path: { campaign_hash }, body }))
  return pathsIn(join(folder, 'data'))
}

/** The texts of the messages hold the links; making them again is faster than reading each text. */
function pathsIn(data: string): string[] {
  const db = new DatabaseSync(databaseFile(data), { readOnly: true })
  try {
    const { value } = db.prepare("SELECT value FROM setting WHERE name = 'link-secret'").get() as { value: string }
    const { codeOf } = createShortCodes(value)
    return (db.prepare('SELECT id FROM message').all() as { id: number }[]).map(({ id }) => `/l/${codeOf(id)}`)
  } finally {
    db.close()
  }
}

export function measureShortLinks({ quick }: { quick: boolean }): Promise<Row[]> {
  return withFolder(async (folder) => {
    const server = await startPlatform(folder)
    try {
      const paths = await sendTo(quick ? 3_000 : 30_000, folder, server)
      let next = 0
      const { child, url } = server
      const links: Target = {
        ...{ child, url, method: 'GET' as const, browser: BROWSER, redirects: true },
        path: () => paths[next++ % paths.length] as string,
      }
      const list: Target = { child, url: `${url}/lists?limit=10`, method: 'GET' }
      const [ours, get] = await measure([links, list], quick ? { rounds: 1, seconds: 2 } : { rounds: 3, seconds: 3 })
      if (!ours || !get) throw new Error('A figure is missing')
      const peer = (value: number) => ({ name: 'GET two lists', value })
      return [
        {
          what: 'short links followed, each opening counted',
          unit: '/s',
          ours: ours.perSecond,
          peer: peer(get.perSecond),
          target: target('at least', 0.6, ours.perSecond / get.perSecond, '0.6x'),
          ifMissed: SPENT,
        },
        { what: 'a short link: CPU each', unit: 'ms', ours: ours.cpu, peer: peer(get.cpu) },
        { what: 'a short link: p99', unit: 'ms', ours: ours.p99, peer: peer(get.p99) },
      ]
    } finally {
      await server.child.stop()
    }
  })
}
