// The setup of most tests of connected sites: a site on which visits are followed, and what its script posts.
import { type Account, makeList } from './marketing.ts'
import type { TestServer } from './server.ts'
import { FIREFOX } from './web-push.ts'

export const DOMAIN = 'shop.example.com'

/** The code of the script of a site, as its snippet names it. */
export const codeIn = (snippet: string): string => /\/te\/(\w+)\.js"/.exec(snippet)?.[1] ?? ''

/** Track&Engage on a site, and a goal of it; says what they are named by. */
export async function makeGoalOfSite({ api }: Pick<Account, 'api'>, list_id: number, domain = DOMAIN) {
  await api.enableTrackAndEngage({ body: { domain, list_id } })
  const config = { type: 'manual', multiple_conversion: true } as const
  const { id } = await api.createTrackEngageGoal({ body: { domain, name: 'Order', config } })
  return { domain, goal_id: id }
}

/** The site of an account, with a list, tracked; and a way to report visits. */
export async function openTrackedSite(server: TestServer, { api }: Pick<Account, 'api'>, domain = DOMAIN) {
  const list_id = await makeList(api)
  await api.enableTrackAndEngage({ body: { domain, list_id } })
  const code = codeIn((await api.getConnectedSite({ path: { domain } })).code)
  return {
    list_id,
    code,
    domain,
    /** Posts events as a page of the site does, unless the test says otherwise. */
    report: (events: unknown, more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
      server.inject(
        new Request('https://localhost/te/e', {
          method: 'POST',
          headers: { origin: `https://${domain}`, 'content-type': 'text/plain', 'user-agent': FIREFOX, ...headers },
          body: JSON.stringify({ s: code, u: '/thank-you', e: events, ...more }),
        }),
      ),
    script: async () => (await server.inject(new Request(`https://localhost/te/${code}.js`))).text(),
    counts: () => api.getConnectedSiteStatistics({ path: { domain } }),
  }
}
