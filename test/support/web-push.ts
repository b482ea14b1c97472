// The setup of most tests of web push: a site, browsers that subscribe on it, campaigns to them.
import type { MarketingSchemas } from '../../src/clients/index.ts'
import { type Account, makeList } from './marketing.ts'
import { newBrowserKeys } from './push-service.ts'
import type { TestServer } from './server.ts'

export const SITE = 'https://shop.example.com'
export const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:135.0) Gecko/20100101 Firefox/135.0'
export const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36'

export type GivenSubscription = ReturnType<typeof subscriptionOf>

/** What a browser gives to the page that subscribed it. */
export function subscriptionOf(endpoint: string) {
  const { publicKey: p256dh, auth } = newBrowserKeys()
  return { endpoint, keys: { p256dh, auth } }
}

/** A site of the account with a list of its own, and what its pages ask of the platform. */
export async function openSite(server: TestServer, { api }: Pick<Account, 'api'>, site = SITE, name = 'Shop') {
  const list_id = await makeList(api)
  const { site_id, app_code } = await api.createWebpushSite({ body: { site, list_id, name } })

  /** Asks as a page of the site does, unless the test says otherwise. */
  const ask = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    server.inject(
      new Request(`https://localhost/wp/${app_code}/${path}`, {
        method: 'POST',
        headers: { origin: site, 'content-type': 'text/plain', 'user-agent': FIREFOX, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
  return {
    site_id,
    app_code,
    list_id,
    ask,
    /** A browser subscribes; resolves with the id of its contact. */
    async subscribe(subscription: GivenSubscription, userAgent = FIREFOX): Promise<string> {
      const before = new Set(await contactIds())
      const { status } = await ask('subscriptions', subscription, { 'user-agent': userAgent })
      if (status !== 204) throw new Error(`The subscription was answered with ${status}`)
      const [added] = (await contactIds()).filter((id) => !before.has(id))
      if (added === undefined) throw new Error('The browser was known before')
      return added
    },
  }

  async function contactIds(): Promise<string[]> {
    const { items } = await api.listContacts({ path: { list_id }, query: { limit: 1_000 } })
    return items.map(({ base }) => base.contact_id)
  }
}

export const LINK = 'https://shop.example.com/spring'
export const BUTTON = 'https://shop.example.com/basket'

/** A draft of a web push campaign with a button. Returns its hash. */
export async function makeWebpushCampaign(
  { api }: Pick<Account, 'api'>,
  site_id: number,
  change: Partial<MarketingSchemas['WebpushCampaignCreate']> = {},
): Promise<string> {
  const content = { title: 'Spring', message: 'Hello {{ first_name | default: "you" }}', link: LINK }
  const actions = [{ title: 'Basket', link: BUTTON }]
  const body = { site_id, internal_name: 'Spring', content, actions, ...change }
  return (await api.createWebpushCampaign({ body })).campaign_hash
}

/** A draft of a web push campaign that a feed fills. Returns its hash. */
export async function makeFedWebPush({ api }: Pick<Account, 'api'>, site_id: number, feed: string): Promise<string> {
  const body = { site_id, internal_name: 'Shop news', content: { feed } }
  return (await api.createWebpushRssCampaign({ body })).campaign_hash
}

/** Orders the campaign for all browsers of the site, unless `more` says otherwise. */
export const sendWebpushCampaign = (
  { api }: Pick<Account, 'api'>,
  campaign_hash: string,
  site_id: number,
  more: Partial<MarketingSchemas['WebpushCampaignSend']> = {},
) => api.sendWebpushCampaign({ path: { campaign_hash }, body: { site_id, segments: { type: 'none' }, ...more } })
