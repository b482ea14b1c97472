// What differs between the channels: the fields of a draft, and the operations that make, change and send it. The form
// and the dialogs are the same for all of them.
import type { MarketingSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import type { t } from '../../texts/texts.ts'
import type { Campaign, Channel } from './campaign.ts'
import { numberIn, type sources, type Values } from './draft-values.ts'

/** A field of the form. */
export interface DraftField {
  name: keyof typeof t.campaigns.form.fields
  kind: 'line' | 'text' | 'choice' | 'file' | 'check'
  source?: keyof typeof sources
  required?: true
  /** It cannot be changed once the draft is made. */
  fixed?: true
}

/** To whom and when a campaign goes. */
interface SendOrder {
  /** Everybody, or a segment of the list. */
  segments: { type: 'none' } | { type: 'segment'; data: string[] }
  schedule_date?: string
  /** Whether `schedule_date` is what the clocks of the recipients show. */
  local_time?: MarketingSchemas['LocalTime']
}

/** A channel as the form knows it. */
export interface CampaignKind {
  fields: readonly DraftField[]
  /** Makes the draft; resolves with its hash. */
  create(values: Values): Promise<{ campaign_hash: string }>
  change(hash: string, values: Values): Promise<unknown>
  /** The fields of a draft that there is. */
  read(campaign: Campaign): Record<string, string | undefined>
  send(campaign: Campaign, order: SendOrder): Promise<unknown>
  /** Whether tests go to contacts with a device, and not to addresses. */
  hasDevices?: true
}

const list = { name: 'list_id', kind: 'choice', source: 'lists', required: true, fixed: true } as const
const name = { name: 'internal_name', kind: 'line', required: true } as const
const message = { name: 'message', kind: 'text', required: true } as const
const texts = (source: 'cellphoneSenders') => [list, name, { name: 'sender_id', kind: 'choice', source } as const]

const named = (v: Values) => ({ internal_name: v['internal_name'] ?? '' })
const listed = (v: Values) => ({ ...named(v), list_id: Number(v['list_id']) })
const sender = (v: Values) => ({ sender_id: numberIn(v['sender_id']) })
const path = (campaign_hash: string) => ({ path: { campaign_hash } })
const base = (c: Campaign) => ({
  list_id: String(c.list_id),
  internal_name: c.internal_name,
  sender_id: c.sender_id === undefined ? '' : String(c.sender_id),
})

/** The members of a body whose fields are filled. */
const filled = <Member extends string>(v: Values, ...members: Member[]) =>
  Object.fromEntries(members.flatMap((member) => (v[member] ? [[member, v[member]]] : []))) as Partial<
    Record<Member, string>
  >

const frame = (v: Values) => ({ header_footer: { footer_links: { unsubscribe: v['footer'] !== '' } } })

const email: CampaignKind = {
  fields: [
    list,
    name,
    { name: 'sender_id', kind: 'choice', source: 'emailSenders', required: true },
    { name: 'subject', kind: 'line', required: true },
    { name: 'snippet', kind: 'line' },
    { name: 'body', kind: 'text', required: true },
    { name: 'plain_text', kind: 'text' },
    { name: 'footer', kind: 'check' },
  ],
  create: (v) =>
    api().marketing.createEmailCampaign({
      body: {
        ...listed(v),
        ...frame(v),
        ...filled(v, 'subject'),
        sender_id: Number(v['sender_id']),
        content: { type: 'html', body: v['body'] ?? '', ...filled(v, 'plain_text', 'snippet') },
      },
    }),
  change: (hash, v) =>
    api().marketing.updateEmailCampaign({
      ...path(hash),
      body: {
        ...named(v),
        ...sender(v),
        ...filled(v, 'subject'),
        // A template, and links that the form does not know, stay as they are.
        ...(v['footer'] !== v['footer_before'] && frame(v)),
        content: { body: v['body'] ?? '', plain_text: v['plain_text'] ?? '', snippet: v['snippet'] ?? '' },
      },
    }),
  read(c) {
    const { body, plain_text, snippet } = c.content
    const footer = c.header_footer?.footer_links?.unsubscribe ? '1' : ''
    return { ...base(c), subject: c.title, body, plain_text, snippet, footer, footer_before: footer }
  },
  send: ({ campaign_hash, list_id }, order) =>
    api().marketing.sendEmailCampaign({ ...path(campaign_hash), body: { list_id, ...order } }),
}

const sms: CampaignKind = {
  fields: [...texts('cellphoneSenders'), message],
  create: (v) =>
    api().marketing.createSmsCampaign({
      body: { ...listed(v), ...sender(v), content: { type: 'text', message: v['message'] ?? '' } },
    }),
  change: (hash, v) =>
    api().marketing.updateSmsCampaign({
      ...path(hash),
      body: { ...named(v), ...sender(v), content: { message: v['message'] ?? '' } },
    }),
  read: (c) => ({ ...base(c), message: c.content.message }),
  send: ({ campaign_hash, list_id }, order) =>
    api().marketing.sendSmsCampaign({
      ...path(campaign_hash),
      body: { list_id, destination_field: 'cellphone', ...order },
    }),
}

const smartSms: CampaignKind = {
  fields: [
    ...texts('cellphoneSenders'),
    message,
    { name: 'page_url', kind: 'line' },
    { name: 'page_html', kind: 'text' },
  ],
  create: (v) =>
    api().marketing.createSmartSmsCampaign({
      body: {
        ...listed(v),
        ...sender(v),
        campaign_content: { message: v['message'] ?? '' },
        page_content: v['page_url']
          ? { type: 'redirect', page_url: v['page_url'] }
          : { type: 'html', page_html: v['page_html'] ?? '' },
      },
    }),
  change: (hash, v) =>
    api().marketing.updateSmartSmsCampaign({
      ...path(hash),
      body: {
        ...named(v),
        ...sender(v),
        campaign_content: { message: v['message'] ?? '' },
        page_content: filled(v, 'page_url', 'page_html'),
      },
    }),
  read: (c) => ({
    ...base(c),
    message: c.content.message,
    page_url: c.content.page?.url,
    page_html: c.content.page?.type === 'html' ? c.content.page.html : undefined,
  }),
  send: ({ campaign_hash, list_id }, order) =>
    api().marketing.sendSmartSmsCampaign({
      ...path(campaign_hash),
      body: { list_id, destination_field: 'cellphone', ...order },
    }),
}

const pushBody = (v: Values) => ({
  title: v['title'] ?? '',
  ...((v['button_title'] || v['button_link']) && {
    actions: { type: 'url' as const, title: v['button_title'] ?? '', link: v['button_link'] ?? '' },
  }),
  ...(v['icon'] && { notification_options: { icon: v['icon'] } }),
})

const push: CampaignKind = {
  hasDevices: true,
  fields: [
    { name: 'app_id', kind: 'choice', source: 'apps', required: true, fixed: true },
    { name: 'title', kind: 'line', required: true },
    message,
    { name: 'button_title', kind: 'line' },
    { name: 'button_link', kind: 'line' },
    { name: 'icon', kind: 'line' },
  ],
  create: (v) =>
    api().marketing.createPushCampaign({
      body: { ...pushBody(v), app_id: v['app_id'] ?? '', content: { type: 'text', message: v['message'] ?? '' } },
    }),
  change: (hash, v) =>
    api().marketing.updatePushCampaign({
      ...path(hash),
      body: { ...pushBody(v), content: { message: v['message'] ?? '' } },
    }),
  read(c) {
    const [button] = c.content.buttons ?? []
    const { message: text, icon } = c.content
    return { title: c.title, message: text, icon, button_title: button?.title, button_link: button?.link }
  },
  async send({ campaign_hash, list_id }, order) {
    const app = (await api().marketing.listPushApps({ query: { list_id } }))[0]
    return api().marketing.sendPushCampaign({
      ...path(campaign_hash),
      body: { app_id: app?.app_id ?? '', ...order },
    })
  },
}

const webContent = (v: Values) => ({
  title: v['title'] ?? '',
  message: v['message'] ?? '',
  link: v['link'] ?? '',
  ...filled(v, 'icon'),
})

const webPush: CampaignKind = {
  hasDevices: true,
  fields: [
    { name: 'site_id', kind: 'choice', source: 'sites', required: true, fixed: true },
    name,
    { name: 'title', kind: 'line', required: true },
    message,
    { name: 'link', kind: 'line', required: true },
    { name: 'icon', kind: 'line' },
  ],
  create: (v) =>
    api().marketing.createWebpushCampaign({
      body: { ...named(v), site_id: Number(v['site_id']), content: webContent(v) },
    }),
  change: (hash, v) =>
    api().marketing.updateWebpushCampaign({ ...path(hash), body: { ...named(v), content: webContent(v) } }),
  read: (c) => ({
    internal_name: c.internal_name,
    title: c.title,
    message: c.content.message,
    link: c.content.link,
    icon: c.content.icon,
  }),
  async send({ campaign_hash, list_id }, order) {
    const sites = (await api().marketing.listWebpushSites({ query: { limit: 100 } })).items
    const site = sites.find((one) => one.list_id === list_id)
    return api().marketing.sendWebpushCampaign({
      ...path(campaign_hash),
      body: { site_id: site?.site_id ?? 0, ...order },
    })
  },
}

const voice: CampaignKind = {
  fields: [
    list,
    name,
    { name: 'sender_id', kind: 'choice', source: 'phoneSenders', required: true },
    { name: 'audio', kind: 'file', required: true },
  ],
  create: (v) =>
    api().marketing.createVoiceCampaign({
      body: { ...listed(v), sender_id: Number(v['sender_id']), content: { type: 'audio', audio: v['audio'] ?? '' } },
    }),
  change: (hash, v) =>
    api().marketing.updateVoiceCampaign({
      ...path(hash),
      body: { ...named(v), ...sender(v), ...(v['audio'] && { message: { audio: v['audio'] } }) },
    }),
  read: base,
  send: ({ campaign_hash, list_id }, order) =>
    api().marketing.sendVoiceCampaign({
      ...path(campaign_hash),
      body: { list_id, destination_field: 'phone_failsafe_cellphone', ...order },
    }),
}

/** The table of channels. */
export const kinds: Readonly<Record<Channel, CampaignKind>> = {
  email,
  sms,
  smart_sms: smartSms,
  push,
  web_push: webPush,
  voice,
}
