// Web push as a channel of campaigns: each subscribed browser gets a separate message.
import { fromJson, toJson } from '../../../lib/json-text.ts'
import { MAX_PUSH_TEXT } from '../../../lib/push-text.ts'
import type { NamedVersion } from '../../../lib/user-agent.ts'
import { findWebPushSite } from '../../../store/audience/web-push/sites.ts'
import type { Db } from '../../../store/store.ts'
import type { SubscriptionDetails } from '../../audience/web-push/subscriptions.ts'
import { assertTemplates } from '../../content/email-content.ts'
import { compileTemplate } from '../../content/templates.ts'
import { invalid } from '../../errors.ts'
import {
  type CampaignChange,
  type CampaignSource,
  defineChannel,
  type NewCampaign,
  type ReportedDevice,
} from './channel.ts'
import { devicesOf } from './device-recipients.ts'
import type { DeviceApp } from './recipients.ts'
import { plainSamples } from './sample-contacts.ts'
import { compileFed, type FedContent, fedOf, isFed, type StoredContent, shownFeeds } from './web-push-feeds.ts'
import { bytesOfText, compileWebPush, type WebPushContent } from './web-push-render.ts'

interface Texts {
  title: string
  message: string
  link: string
  icon?: string | undefined
}

export interface WebPushDraft extends NewCampaign {
  /** The texts, or the feed that they come from. */
  content: Texts | Pick<FedContent, 'feed'>
  actions?: WebPushContent['actions'] | undefined
}

export interface WebPushChange extends CampaignChange {
  content?: Partial<Texts> | undefined
  actions?: WebPushContent['actions'] | undefined
}

const CHANNEL = 'web_push'

const SENT = { kind: 'web_push_send', counts: { sends: 1 } }
const DELIVERED = { kind: 'web_push_delivered', counts: {} }
const BOUNCE = { kind: 'web_push_bounce', counts: { bounces: 1 } }
const accepted = [SENT]
const bounced = [SENT, BOUNCE]

const nobodyKnows = { device: 'Unknown', system: 'Unknown\nUnknown', browser: 'Unknown\nUnknown' }

function assertAddress(place: string, url: string | undefined): void {
  if (url !== undefined && !(URL.canParse(url) && /^https?:\/\//i.test(url)))
    throw invalid(place, `is not an http or https address: ${url}`)
}

/** Throws `invalid` for an invalid template or URL, and for content that push services reject. */
function assertContent(title: string, content: WebPushContent): void {
  const { message, link, icon, actions } = content
  const texts = {
    'content.title': { text: title, kind: 'plain' },
    'content.message': { text: message, kind: 'plain' },
  } as const
  assertTemplates(texts, plainSamples())
  if (title.trim() === '') throw invalid('content.title', 'is empty')
  assertAddress('content.link', link)
  assertAddress('content.icon', icon)
  for (const [i, action] of actions.entries()) assertAddress(`actions.${i}.link`, action.link)
  const bytes = bytesOfText(title, content)
  // A placeholder may have a short value in the place of a long name.
  if (bytes > MAX_PUSH_TEXT && !/\{[{%]/.test(title + message))
    throw invalid(
      'content.message',
      `makes the message too long: ${bytes} bytes, and push services take ${MAX_PUSH_TEXT}`,
    )
}

/** The columns of a campaign; its own texts are checked. */
function toColumns(title: string, content: WebPushContent) {
  assertContent(title, content)
  return { title, content: toJson(content) }
}

/** The columns of a new campaign that a feed fills. It has no title before its items have one. */
async function fedColumns(tx: Db, account: number, { app = '', internalName }: NewCampaign, feed: string) {
  const home = (await findWebPushSite(tx, account, Number(app)))?.origin ?? ''
  const content: FedContent = { feed, site: app, home }
  return { title: internalName, content: toJson(content), feed }
}

/** The columns for a change of a campaign that a feed fills: its texts cannot be changed. */
function fedChange({ internalName, content, actions }: WebPushChange) {
  for (const [place, given] of Object.entries({ content, actions }))
    if (given !== undefined) throw invalid(place, 'comes from the feed of this campaign')
  return internalName === undefined ? {} : { title: internalName }
}

function compile(source: CampaignSource) {
  const { title, content: stored } = source.campaign
  const content = fromJson<StoredContent>(stored)
  if (isFed(content)) return compileFed(source, content)
  const parsed = { title: compileTemplate(title, 'plain'), message: compileTemplate(content.message, 'plain') }
  return compileWebPush(source, content, parsed)
}

async function findSite(db: Db, account: number, id: string): Promise<DeviceApp | undefined> {
  const site = await findWebPushSite(db, account, Number(id))
  if (!site) return undefined
  const { id: number, name, list_id: list } = site
  return { id: String(number), number, name, list, settings: null, isDevelopment: false }
}

const oneLineEach = ({ name, version }: NamedVersion) => `${name}\n${version}`

function partsOf(device: ReportedDevice | null): Readonly<Record<string, string>> {
  if (!device?.details) return nobodyKnows
  const { device: kind, system, browser } = fromJson<SubscriptionDetails>(device.details)
  return { device: kind, system: oneLineEach(system), browser: oneLineEach(browser) }
}

export const webPush = defineChannel({
  name: CHANNEL,
  sender: null,
  recipients: devicesOf(CHANNEL, findSite, { place: 'siteId', noun: 'web push site' }),

  async draft(tx, account, { content, actions = [], ...draft }: WebPushDraft) {
    const nothingElse = { sender_id: null, reply_to: null, header_footer: null }
    if ('feed' in content) return { ...(await fedColumns(tx, account, draft, content.feed)), ...nothingElse }
    const { title, ...texts } = content
    return { ...toColumns(title, { ...texts, actions }), ...nothingElse }
  },

  async change(_tx, row, change: WebPushChange) {
    if (row.feed !== null) return fedChange(change)
    const { content = {}, actions } = change
    const { title = row.title, ...texts } = content
    const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))
    return toColumns(title, { ...fromJson<WebPushContent>(row.content), ...given, ...(actions && { actions }) })
  },

  // Its operations have no 409 (M-115).
  refusal: (_reason, text) => invalid('campaignHash', `cannot be sent now. ${text}`),

  fed: { feeds: shownFeeds, destination: ({ content }) => ({ app: fedOf(content)?.site }) },

  compile,

  carrierOf: (carriers) => carriers.webPush,

  eventsOf(outcome) {
    if (outcome.state === 'accepted') return accepted
    return outcome.state === 'failed' && !outcome.unsent ? bounced : []
  },

  // The subscription itself goes when it has ended.
  suppresses: () => null,

  reactions: {
    delivered: DELIVERED,
    open: { kind: 'web_push_open', counts: { opens: 1 } },
    click: { kind: 'web_push_click', counts: { clicks: 1 } },
  },

  linkOf({ content: stored }) {
    const content = fromJson<StoredContent>(stored)
    return isFed(content) ? null : content.link
  },

  partsAt: () => (_address, device) => partsOf(device),
})
