// Feeds as texts, a host that serves them, and campaigns that they fill.
import type { MarketingClient } from '../../src/clients/index.ts'
import { makeSender } from './marketing.ts'
import { type ReceivedRequest, type Respond, startReceiver } from './receiver.ts'

export interface Story {
  title: string
  link?: string
  guid?: string
  /** HTML, as it stands in the feed. */
  description?: string
  image?: string
  /** As it stands in the feed. */
  date?: string
}

export const story = (n: number): Story => ({
  title: `Story ${n}`,
  link: `https://news.example.com/${n}`,
  guid: `story-${n}`,
  description: `About ${n}`,
})

const element = (name: string, text: string | undefined) => (text === undefined ? '' : `<${name}>${text}</${name}>`)

/** RSS 2.0. The texts go in as they are. */
export const rss = (...stories: readonly Story[]): string =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>News</title>${stories
    .map(({ title, link, guid, description, image, date }) => {
      const enclosure = image === undefined ? '' : `<enclosure url="${image}" type="image/png" length="1"/>`
      const texts = [
        element('title', title),
        element('link', link),
        element('description', description),
        element('pubDate', date),
      ]
      return `<item>${texts.join('')}${guid ? `<guid isPermaLink="false">${guid}</guid>` : ''}${enclosure}</item>`
    })
    .join('')}</channel></rss>`

/** What a host answers: a feed as a text, a status, or whatever a function says. */
export type Served = Respond | string | number

/** A host of feeds. What a path serves may be changed at any time. */
export async function startFeedHost() {
  const feeds = new Map<string, Served>()
  const receiver = await startReceiver((request) => {
    const served = feeds.get(request.path) ?? 404
    if (typeof served === 'function') return served(request)
    return typeof served === 'string' ? { status: 200, body: served } : served
  })
  let count = 0
  return {
    close: receiver.close,
    /** A new feed. */
    open(first: Served) {
      const path = `/feed-${++count}.xml`
      feeds.set(path, first)
      return {
        url: `${receiver.url}${path}`,
        serve: (next: Served) => void feeds.set(path, next),
        requests: (): ReceivedRequest[] => receiver.requests.filter((request) => request.path === path),
        waitForRequest: () => receiver.waitFor((request) => request.path === path),
      }
    },
  }
}

export type FeedHost = Awaited<ReturnType<typeof startFeedHost>>

/** A block that shows the links and titles of a feed. */
export const block = (url: string, count = 3): string =>
  `{{FEEDBLOCK:${url}}}<ul>{{FEEDITEMS:count=${count}}}<li><a href="{{FEEDITEM:LINK}}">{{FEEDITEM:TITLE}}</a></li>{{ENDFEEDITEMS}}</ul>{{ENDFEEDBLOCK}}`

/** A draft of an email that a feed fills. Returns its hash. */
export async function makeFedCampaign(
  api: MarketingClient,
  list_id: number,
  body: string,
  content: { feed?: string; plain_text?: string } = {},
): Promise<string> {
  const sender_id = await makeSender(api)
  const { campaign_hash } = await api.createEmailRssCampaign({
    body: {
      list_id,
      sender_id,
      internal_name: 'News',
      subject: 'News for {{ first_name }}',
      content: { type: 'html', body, ...content },
    },
  })
  return campaign_hash
}
