// Web push as a channel of campaigns: each browser that subscribed gets a message of its own.
import { fromJson, toJson } from '../../../lib/json-text.ts'
import { MOST_PUSH_TEXT } from '../../../lib/push-text.ts'
import type { NamedVersion } from '../../../lib/user-agent.ts'
import { findWebPushSite } from '../../../store/audience/web-push/sites.ts'
import type { Db } from '../../../store/store.ts'
import type { SubscriptionDetails } from '../../audience/web-push/subscriptions.ts'
import { assertTemplates } from '../../content/email-content.ts'
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
import { bytesOfText, compileWebPush, type WebPushContent } from './web-push-render.ts'

interface Texts {
  title: string
  message: string
  link: string
  icon?: string | undefined
}

export interface WebPushDraft extends NewCampaign {
  content: Texts
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
    throw invalid(place, `is no http or https address: ${url}`)
}

/** Throws `invalid` for a text that is no template, an address that is none, and what no push service takes. */
function assertContent(title: string, content: WebPushContent): void {
  const { message, link, icon, actions } = content
  assertTemplates({
    'content.title': { text: title, kind: 'plain' },
    'content.message': { text: message, kind: 'plain' },
  })
  if (title.trim() === '') throw invalid('content.title', 'is empty')
  assertAddress('content.link', link)
  assertAddress('content.icon', icon)
  for (const [i, action] of actions.entries()) assertAddress(`actions.${i}.link`, action.link)
  const bytes = bytesOfText(title, content)
  // A placeholder may have a short value in the place of a long name.
  if (bytes > MOST_PUSH_TEXT && !/\{[{%]/.test(title + message))
    throw invalid(
      'content.message',
      `makes the message too long: ${bytes} bytes, and push services take ${MOST_PUSH_TEXT}`,
    )
}

/** The columns of a campaign; its own texts are checked. */
function toColumns(title: string, content: WebPushContent) {
  assertContent(title, content)
  return { title, content: toJson(content) }
}

async function findSite(db: Db, account: number, id: string): Promise<DeviceApp | undefined> {
  const site = await findWebPushSite(db, account, Number(id))
  return site && { id: String(site.id), number: site.id, name: site.name, list: site.list_id, settings: null }
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

  async draft(_tx, _account, { content: { title, ...texts }, actions = [] }: WebPushDraft) {
    return { ...toColumns(title, { ...texts, actions }), sender_id: null, reply_to: null, header_footer: null }
  },

  async change(_tx, row, { content = {}, actions }: WebPushChange) {
    const { title = row.title, ...texts } = content
    const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))
    return toColumns(title, { ...fromJson<WebPushContent>(row.content), ...given, ...(actions && { actions }) })
  },

  // Its operations have no 409 (M-115).
  refusal: (_reason, text) => invalid('campaignHash', `cannot be sent now. ${text}`),

  compile: (source: CampaignSource) => compileWebPush(source, fromJson<WebPushContent>(source.campaign.content)),

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

  linkOf: ({ content }) => fromJson<WebPushContent>(content).link,

  partsAt: () => (_address, device) => partsOf(device),
})
