// What a campaign of each channel can meet: whom it goes to, what each of them asks for, what they do, and which numbers
// of the report say so. A new channel is an entry here.
import type { MarketingSchemas, SoapClient } from '../../src/clients/index.ts'
import { makeVoiceCampaign, sendVoiceCampaign } from './calling.ts'
import {
  type Account,
  createCaller,
  makeCampaign,
  makeContact,
  makeList,
  makeSmartSmsCampaign,
  makeSmsCampaign,
  sendCampaign,
  sendSmartSmsCampaign,
  sendSmsCampaign,
} from './marketing.ts'
import { makePushApp, makePushCampaign, type PushData, registerToken, sendPushCampaign } from './pushing.ts'
import type { TestServer } from './server.ts'
import { visit } from './smart-sms.ts'
import { makeWebpushCampaign, openSite, sendWebpushCampaign, subscriptionOf } from './web-push.ts'

/** Numbers by name; what has no number was not counted. */
export type Counts = Readonly<Record<string, number | undefined>>
type Action = MarketingSchemas['WebhookAction']
type SoapReport = Awaited<ReturnType<SoapClient['getReport']>>
type StatsMember = 'email_stats' | 'sms_stats' | 'voice_stats' | 'push_stats' | 'webpush_stats'

/** Seconds after which a repeated reaction counts again. */
const QUIET_SECONDS = 660

/** A list, and a draft for everybody in it. */
export interface Opened {
  list_id: number
  hash: string
  /** The ids of the contacts, in the order of the recipients. */
  contacts: string[]
  /** Whom a test of the campaign goes to. */
  tester: string
  send(): Promise<unknown>
  react(): Promise<void>
}

export interface ChannelJourney {
  /** By recipient: the activities that its contact has of the campaign, once it was sent and everybody reacted. */
  fates: Readonly<Record<string, string>>
  /** Who is tried again. */
  retried: readonly string[]
  open(server: TestServer, account: Account, recipients: readonly string[]): Promise<Opened>
  /** The sums of the report of the marketing API, where the channel has one. */
  report?(api: Account['api'], campaign_hash: string): Promise<Counts>
  /** The sums as SOAP tells them, where nothing else does. */
  fromSoap?(report: SoapReport): Counts
  /** The same sums in SOAP. */
  soap(overall: Counts): { [Name in keyof SoapReport]?: SoapReport[Name] | undefined }
  /** The sums after the first send. */
  overall: Counts
  /** How often each kind of activity is there, by the sums of the report. */
  activities(overall: Counts): Counts
  /** The counters of a contact, and the kind of activity that each counts. */
  stats: readonly [StatsMember, Readonly<Record<string, string>>]
  /** What webhooks call the kinds that they know. */
  actions: Readonly<Record<string, Action>>
}

/** The last message to a recipient that the sandbox captured. */
async function lastTo({ sandbox }: Account, recipient: string) {
  const { items } = await sandbox.listCapturedMessages({ query: { recipient } })
  return sandbox.getCapturedMessage({ path: { captured_id: items[0]?.captured_id ?? 0 } })
}

/** Lets a recipient do something with the last message. */
async function act(account: Account, recipient: string, ...types: ('open' | 'click' | 'delivered')[]): Promise<void> {
  const { captured_id } = await lastTo(account, recipient)
  for (const type of types) await account.sandbox.createMessageEvent({ path: { captured_id }, body: { type } })
}

/** A list with a contact of each address. */
async function openList({ api }: Account, field: 'email' | 'cellphone' | 'phone', addresses: readonly string[]) {
  const list_id = await makeList(api)
  const contacts: string[] = []
  for (const address of addresses) contacts.push(await makeContact(api, list_id, { base: { [field]: address } }))
  return { list_id, contacts }
}

const number = (ending: string) => `351-91000${ending}`
const [GOOD, UNHEARD] = [number('0000'), number('9904')]
const TESTER = '351-919999999'

/** What becomes of texts; the kinds of activities begin with the name of the channel. */
const textFates = (channel: string) => ({
  [GOOD]: `${channel}_send ${channel}_report`,
  [number('9901')]: `${channel}_send`,
  [number('9902')]: `${channel}_send`,
  [number('9903')]: `${channel}_send`,
  [UNHEARD]: `${channel}_send ${channel}_report`,
  [number('9905')]: `${channel}_send`,
  [number('9911')]: `${channel}_send ${channel}_report`,
  [number('9912')]: `${channel}_send`,
  [number('9913')]: `${channel}_send ${channel}_report`,
})
const textsRetried = ['9901', '9902', '9903'].map(number)
const textSums = { sends: 9, delivered: 4, error: 3, invalid: 1 }

const phoneSoap = (o: Counts) => ({
  SENT: o['sends'],
  DELIVERED: o['delivered'],
  NOT_DELIVERED: o['error'],
  INVALID: o['invalid'],
})
const deviceSoap = (o: Counts) => ({
  SENT: o['sends'],
  VIEWS: o['opens'],
  CLICKS_SUB: o['clicks'],
  RETURNED: o['bounces'],
})
/** Kinds of activities that webhooks know by the same name. */
const same = (...names: Action[]) => Object.fromEntries(names.map((name) => [name, name]))
const sumsOf = ({ overall }: { overall: object }) => ({ ...overall }) as Counts

const email: ChannelJourney = {
  fates: {
    'good@example.com': 'email_send email_open email_open email_click',
    'bounce-hard@example.com': 'email_send email_hard_bounce',
    'bounce-soft@example.com': 'email_send email_soft_bounce',
    'complaint@example.com': 'email_send email_spam_complaint',
    'reject@example.com': '',
    'defer@example.com': 'email_send email_soft_bounce',
    'bounce-later@example.com': 'email_send email_hard_bounce',
    'reply-later@example.com': 'email_send reply_to_email',
    'auto-reply@example.com': 'email_send',
    'unsubscribe-later@example.com': 'email_send unsubscribe',
  },
  retried: ['bounce-soft@example.com', 'defer@example.com', 'reject@example.com'],
  async open(_server, account, recipients) {
    const { api } = account
    const { list_id, contacts } = await openList(account, 'email', recipients)
    const hash = await makeCampaign(api, list_id)
    return {
      list_id,
      hash,
      contacts,
      tester: 'tester@example.org',
      send: () => sendCampaign(api, hash, list_id),
      async react() {
        await act(account, 'good@example.com', 'open')
        await account.sandbox.advanceClock({ body: { seconds: QUIET_SECONDS } })
        await act(account, 'good@example.com', 'open', 'click')
      },
    }
  },
  report: async (api, campaign_hash) => sumsOf(await api.getEmailReport({ path: { campaign_hash } })),
  soap: (o) => ({
    SENT: o['sends'],
    VIEWS: o['opens'],
    UNIQUE_VIEWS: o['unique_opens'],
    CLICKS_SUB: o['clicks'],
    UNIQUE_CLICKS: o['unique_clicks'],
    RETURNED: (o['hard_bounces'] ?? 0) + (o['soft_bounces'] ?? 0),
    TOTAL_REMOVES: o['unsubscriptions'],
    COMPLAIN: o['complaints'],
  }),
  overall: {
    sends: 9,
    opens: 2,
    unique_opens: 1,
    clicks: 1,
    unique_clicks: 1,
    hard_bounces: 2,
    soft_bounces: 2,
    complaints: 1,
    unsubscriptions: 1,
  },
  activities: (o) => ({
    email_send: o['sends'],
    email_open: o['opens'],
    email_click: o['clicks'],
    email_hard_bounce: o['hard_bounces'],
    email_soft_bounce: o['soft_bounces'],
    email_spam_complaint: o['complaints'],
    unsubscribe: o['unsubscriptions'],
  }),
  stats: [
    'email_stats',
    {
      sent: 'email_send',
      opens: 'email_open',
      clicks: 'email_click',
      hard_bounces: 'email_hard_bounce',
      soft_bounces: 'email_soft_bounce',
    },
  ],
  actions: same(
    'email_send',
    'email_open',
    'email_click',
    'email_hard_bounce',
    'email_soft_bounce',
    'email_spam_complaint',
    'unsubscribe',
  ),
}

const sms: ChannelJourney = {
  fates: textFates('sms'),
  retried: textsRetried,
  async open(_server, account, recipients) {
    const { api } = account
    const { list_id, contacts } = await openList(account, 'cellphone', recipients)
    const hash = await makeSmsCampaign(api, list_id)
    return {
      list_id,
      hash,
      contacts,
      tester: TESTER,
      send: () => sendSmsCampaign(api, hash, list_id),
      react: () => act(account, UNHEARD, 'delivered'),
    }
  },
  report: async (api, campaign_hash) => sumsOf(await api.getSmsReport({ path: { campaign_hash } })),
  soap: phoneSoap,
  overall: { destinations: 9, ...textSums, pending: 1 },
  activities: (o) => ({ sms_send: o['sends'], sms_report: o['delivered'] }),
  stats: ['sms_stats', { sent: 'sms_send', delivered: 'sms_report' }],
  actions: { sms_send: 'sms_send', sms_report: 'sms_delivered' },
}

const smartSms: ChannelJourney = {
  fates: {
    ...textFates('smart_sms'),
    [GOOD]: 'smart_sms_send smart_sms_report smart_sms_open smart_sms_click smart_sms_click',
  },
  retried: textsRetried,
  async open(server, account, recipients) {
    const { api } = account
    const { list_id, contacts } = await openList(account, 'cellphone', recipients)
    const hash = await makeSmartSmsCampaign(api, list_id)
    return {
      list_id,
      hash,
      contacts,
      tester: TESTER,
      send: () => sendSmartSmsCampaign(api, hash, list_id),
      async react() {
        await act(account, UNHEARD, 'delivered')
        const { text } = await lastTo(account, GOOD)
        const page = await (await visit(server, text?.split(/\s/).at(-1) ?? '')).text()
        const [, link = ''] = /<a href="([^"]+)"/.exec(page) ?? []
        await visit(server, link)
        await account.sandbox.advanceClock({ body: { seconds: QUIET_SECONDS } })
        await act(account, GOOD, 'click')
      },
    }
  },
  fromSoap: ({ SENT, DELIVERED, NOT_DELIVERED, INVALID, VIEWS, CLICKS_SUB }) => ({
    sends: SENT,
    delivered: DELIVERED,
    error: NOT_DELIVERED,
    invalid: INVALID,
    opens: VIEWS,
    clicks: CLICKS_SUB,
  }),
  soap: (o) => ({ ...phoneSoap(o), VIEWS: o['opens'], CLICKS_SUB: o['clicks'] }),
  overall: { ...textSums, opens: 1, clicks: 2 },
  activities: (o) => ({
    smart_sms_send: o['sends'],
    smart_sms_report: o['delivered'],
    smart_sms_open: o['opens'],
    smart_sms_click: o['clicks'],
  }),
  stats: ['sms_stats', { sent: 'smart_sms_send', delivered: 'smart_sms_report' }],
  actions: { smart_sms_send: 'sms_send', smart_sms_report: 'sms_delivered' },
}

const voice: ChannelJourney = {
  fates: {
    [GOOD]: 'voice_send voice_report',
    ...Object.fromEntries(
      ['9901', '9902', '9903', '9904', '9905', '9906', '9907'].map((n) => [number(n), 'voice_send']),
    ),
    [number('9908')]: 'voice_send voice_report',
    [number('9909')]: 'voice_send voice_report voice_menu_event',
  },
  retried: ['9901', '9902', '9903', '9906', '9907'].map(number),
  async open(_server, account, recipients) {
    const { api } = account
    const { list_id, contacts } = await openList(account, 'phone', recipients)
    const hash = await makeVoiceCampaign(api, list_id, { sender_id: await createCaller(api) })
    const destination_field = 'phone'
    return {
      list_id,
      hash,
      contacts,
      tester: TESTER,
      send: () => sendVoiceCampaign(api, hash, list_id, { destination_field }),
      // Whoever is called does everything on the phone.
      react: async () => {},
    }
  },
  report: async (api, campaign_hash) => sumsOf(await api.getVoiceReport({ path: { campaign_hash } })),
  soap: phoneSoap,
  overall: { destinations: 10, sends: 10, delivered: 3, error: 4, invalid: 1, pending: 2 },
  activities: (o) => ({ voice_send: o['sends'], voice_report: o['delivered'] }),
  stats: ['voice_stats', { sent: 'voice_send', answered: 'voice_report' }],
  actions: same('voice_send'),
}

const push: ChannelJourney = {
  fates: {
    good: 'push_send push_delivered push_received push_open push_click',
    silent: 'push_send push_delivered push_canceled',
    unregistered: 'push_send push_error',
    invalid: 'push_send push_error',
    defer: 'push_send push_error',
  },
  retried: ['defer', 'invalid'],
  async open(_server, account, recipients) {
    const { api } = account
    const emails = recipients.map((token) => `${token}@example.com`)
    const { list_id, contacts } = await openList(account, 'email', emails)
    const app_id = await makePushApp(api, list_id)
    for (const [i, token] of recipients.entries()) await registerToken(api, app_id, token, emails[i])
    const actions = { type: 'url' as const, title: 'To the shop', link: 'https://shop.example.com/spring' }
    const hash = await makePushCampaign(api, app_id, { actions })
    const tell = async (token: string, event: 'open' | 'canceled') => {
      const { contact, message_hash, device_id } = (await lastTo(account, token)).data as unknown as PushData
      await api.registerPushEvent({
        path: { app_id },
        body: { os: 'android', contact, message_hash, device_id, event },
      })
    }
    return {
      list_id,
      hash,
      contacts,
      tester: contacts[0] ?? '',
      send: () => sendPushCampaign(api, hash, app_id),
      async react() {
        await tell('good', 'open')
        await tell('silent', 'canceled')
        await act(account, 'good', 'click')
      },
    }
  },
  report: async (api, campaign_hash) => sumsOf(await api.getPushReport({ path: { campaign_hash } })),
  // The report of the marketing API has no clicks.
  soap: (o) => ({ ...deviceSoap(o), CLICKS_SUB: 1 }),
  overall: { sends: 5, opens: 1, delivered: 2, received: 1, bounces: 1, error: 2 },
  activities: (o) => ({
    push_send: o['sends'],
    push_delivered: o['delivered'],
    push_open: o['opens'],
    push_received: o['received'],
    push_error: (o['bounces'] ?? 0) + (o['error'] ?? 0),
  }),
  stats: [
    'push_stats',
    {
      sent: 'push_send',
      delivered: 'push_received',
      not_delivered: 'push_error',
      views: 'push_open',
      clicks: 'push_click',
    },
  ],
  actions: same('push_send', 'push_open', 'push_click', 'push_received', 'push_error', 'push_canceled'),
}

const ENDPOINTS = 'https://push.example.com/v1'

const webPush: ChannelJourney = {
  fates: {
    [`${ENDPOINTS}/good`]: 'web_push_send web_push_delivered web_push_open web_push_click',
    [`${ENDPOINTS}/silent`]: 'web_push_send',
    [`${ENDPOINTS}/unregistered`]: 'web_push_send web_push_bounce',
    [`${ENDPOINTS}/invalid`]: 'web_push_send web_push_bounce',
    [`${ENDPOINTS}/defer`]: 'web_push_send web_push_bounce',
  },
  retried: [`${ENDPOINTS}/defer`, `${ENDPOINTS}/invalid`],
  async open(server, account, recipients) {
    const { site_id, list_id, subscribe } = await openSite(server, account)
    const contacts: string[] = []
    for (const endpoint of recipients) contacts.push(await subscribe(subscriptionOf(endpoint)))
    const hash = await makeWebpushCampaign(account, site_id)
    return {
      list_id,
      hash,
      contacts,
      tester: contacts[0] ?? '',
      send: () => sendWebpushCampaign(account, hash, site_id),
      react: () => act(account, `${ENDPOINTS}/good`, 'open', 'open', 'click'),
    }
  },
  report: async (api, campaign_hash) => sumsOf(await api.getWebpushReport({ path: { campaign_hash } })),
  soap: deviceSoap,
  overall: { sends: 5, opens: 1, clicks: 1, bounces: 3 },
  activities: (o) => ({
    web_push_send: o['sends'],
    web_push_open: o['opens'],
    web_push_click: o['clicks'],
    web_push_bounce: o['bounces'],
  }),
  stats: [
    'webpush_stats',
    { sent: 'web_push_send', delivered: 'web_push_delivered', clicks: 'web_push_click', bounces: 'web_push_bounce' },
  ],
  actions: same('web_push_send', 'web_push_delivered', 'web_push_open', 'web_push_click', 'web_push_bounce'),
}

export const channelJourneys = { email, sms, smart_sms: smartSms, voice, push, web_push: webPush } as const
