// Web push messages that a feed fills: the newest item becomes the message.
import type { FeedItem } from '../../../lib/feeds/feed-items.ts'
import { fromJson } from '../../../lib/json-text.ts'
import { MAX_PUSH_TEXT } from '../../../lib/push-text.ts'
import { shortenLine } from '../../../lib/shortened.ts'
import type { ShownFeed } from '../../content/feed-markers.ts'
import type { OutgoingWebPush } from '../../sending/web-push.ts'
import { type CampaignSource, type CompiledCampaign, Unsendable } from './channel.ts'
import { bytesOfText, compileWebPush, type WebPushContent } from './web-push-render.ts'

/** The content of a campaign whose messages come from a feed. */
export interface FedContent {
  feed: string
  /** The id of the site whose browsers get each issue. */
  site: string
  /** The website, to which a message leads whose item has no link. */
  home: string
}

/** The content of a web push campaign as it is stored. */
export type StoredContent = WebPushContent | FedContent

export const isFed = (content: StoredContent): content is FedContent => 'feed' in content

/** The content of a campaign with a feed; null for one without. */
export function fedOf(stored: string): FedContent | null {
  const content = fromJson<StoredContent>(stored)
  return isFed(content) ? content : null
}

/** The feeds that a stored content shows: one item of one feed, or none. */
export function shownFeeds(stored: string): ShownFeed[] {
  const fed = fedOf(stored)
  return fed ? [{ url: fed.feed, most: 1 }] : []
}

/** Texts of a feed are not templates, even with braces in them. */
const asItIs = (text: string) => ({ render: () => text })

/** Creates the messages of an issue. Throws `Unsendable` if the feed has had no new items yet. */
export function compileFed(source: CampaignSource, fed: FedContent): CompiledCampaign<OutgoingWebPush> {
  const [item] = source.issue?.[fed.feed] ?? []
  if (!item) throw new Unsendable('the feed has no new items yet')
  const title = item.title || source.app?.name || new URL(fed.home).host
  // No link of the campaign is longer.
  const link = source.trackingLinks.click(4_294_967_296, 1_000_000)
  const content = fitting(title, contentOf(item, fed.home), link)
  return compileWebPush(source, content, { title: asItIs(title), message: asItIs(content.message) })
}

const contentOf = ({ description, link, image }: FeedItem, home: string): WebPushContent => ({
  message: description,
  link: link ?? home,
  ...(image !== null && { icon: image }),
  actions: [],
})

/** The content with as much of its text as push services take, and without a picture that leaves no room for any. */
function fitting(title: string, content: WebPushContent, link: string): WebPushContent {
  const fits = (tried: WebPushContent) => bytesOfText(title, tried, link) <= MAX_PUSH_TEXT
  const cut = (most: number) => ({ ...content, message: most === 0 ? '' : shortenLine(content.message, most) })
  if (fits(content)) return content
  if (!fits(cut(0)) && content.icon !== undefined) {
    const { icon: _, ...rest } = content
    return fitting(title, rest, link)
  }
  let [known, tooMuch] = [0, content.message.length]
  while (tooMuch - known > 1) {
    const middle = Math.floor((known + tooMuch) / 2)
    if (fits(cut(middle))) known = middle
    else tooMuch = middle
  }
  return cut(known)
}
