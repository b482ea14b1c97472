// Visits that the pages of a connected site report, some of them of contacts, against a GET of the same process.
import { measure, type Target } from '../load.ts'
import { clientOf, startPlatform, withFolder } from '../servers.ts'
import { type Row, target } from '../table.ts'
import { fill } from './bulk.ts'

const DOMAIN = 'shop.example.com'
const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1'
/** Contacts of the list; every tenth visitor is one. */
const CONTACTS = 1_000
const SPENT = 'Each request reads a text of JSON; visits are written in transactions with up to 499 others.'

export function measureSiteVisits({ quick }: { quick: boolean }): Promise<Row[]> {
  return withFolder(async (folder) => {
    const server = await startPlatform(folder, { MESSAGING_VISIT_LIMIT: '100000000' })
    try {
      const api = clientOf(server)
      const { list_id } = await api.createList({ body: { internal_name: 'Visitors' } })
      await api.createList({ body: { internal_name: 'Others' } })
      await fill(api, list_id, CONTACTS)
      await api.enableTrackAndEngage({ body: { domain: DOMAIN, list_id } })
      const { items } = await api.listContacts({ path: { list_id }, query: { limit: 100 } })
      const { code: snippet } = await api.getConnectedSite({ path: { domain: DOMAIN } })
      const code = /\/te\/(\w+)\.js"/.exec(snippet)?.[1]
      const { child, url } = server
      let sent = 0
      const visitsOf = (events: unknown[]): Target => ({
        ...{ child, url: new URL('/te/e', url).href, method: 'POST' as const },
        headers: { 'user-agent': BROWSER, origin: `https://${DOMAIN}`, 'content-type': 'text/plain' },
        body() {
          const id = items[sent % items.length]?.base.contact_id
          return JSON.stringify({ s: code, u: '/shoes', e: events, ...(sent++ % 10 === 0 && { w: { i: id } }) })
        },
      })
      const one = visitsOf([['page']])
      const ten = visitsOf([['product', 'shoe-1'], ...Array(9).fill(['page'])])
      const list: Target = { child, url: `${url}/lists?limit=10`, method: 'GET' }
      const [single, many, get] = await measure(
        [one, ten, list],
        quick ? { rounds: 1, seconds: 2 } : { rounds: 3, seconds: 3 },
      )
      if (!single || !many || !get) throw new Error('A figure is missing')
      const counted = await api.getConnectedSiteStatistics({ path: { domain: DOMAIN } })
      // The last requests of a round are cut off.
      if (counted.page_views < sent * 0.98) throw new Error(`Only ${counted.page_views} of ${sent} visits were counted`)
      const peer = { name: 'GET two lists', value: get.perSecond }
      return [
        {
          what: 'visits of a site, one event each',
          unit: '/s',
          ours: single.perSecond,
          peer,
          target: target('at least', 3_000, single.perSecond, '3,000/s'),
          ifMissed: SPENT,
        },
        { what: 'a visit: CPU each', unit: 'ms', ours: single.cpu, peer: { ...peer, value: get.cpu } },
        { what: 'a visit: p99', unit: 'ms', ours: single.p99, peer: { ...peer, value: get.p99 } },
        {
          what: 'events of visits, ten in a request',
          unit: '/s',
          ours: many.perSecond * 10,
          target: target('at least', 3_000, many.perSecond * 10, '3,000/s'),
          ifMissed: SPENT,
        },
      ]
    } finally {
      await server.child.stop()
    }
  })
}
