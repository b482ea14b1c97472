// The wires of the soak: who takes the messages, and how each is ordered.
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransactionalClient, type MarketingClient } from '../../src/clients/index.ts'
import { subscriptionName } from '../../src/server/domain/audience/web-push/subscriptions.ts'
import type { Engine } from '../crash/engines.ts'
import { tokenOf } from '../crash/push-tokens.ts'
import { type Sink, startCentre, startMailSink, startPushService } from '../crash/sinks.ts'
import { clientsOf, LIVE_KEY } from '../crash/storm.ts'
import { appleToken } from '../support/apns.ts'
import { makeVoiceCampaign, sendVoiceCampaign } from '../support/calling.ts'
import { callingBy, SECRET } from '../support/gateway.ts'
import { createCaller, makeList } from '../support/marketing.ts'
import { registerToken } from '../support/pushing.ts'
import { startReceiver } from '../support/receiver.ts'
import { FIREFOX, makeWebpushCampaign, SITE, sendWebpushCampaign } from '../support/web-push.ts'
import { forwardTo, startApple, startBrowsers, startGatewayBooks } from './peers.ts'

/** Wires of single messages, and those of campaigns. */
export const singles = ['email', 'sms', 'google', 'apple'] as const
export const campaigns = ['calls', 'browsers'] as const
type Single = (typeof singles)[number]
type Campaign = (typeof campaigns)[number]
export type Wire = Single | Campaign

/** How SMS leave. */
export type SmsBy = 'centre' | 'gateway'

/** Of a hundred numbers one is refused, one gets no receipt, and one is reported as lost. */
const ENDINGS = ['9901', '9904', '9912']
const numberWith = (prefix: string) => (n: number) =>
  `351-${prefix}${String(n).padStart(6, '0')}${ENDINGS[n % 100] ?? '0000'}`

/** Whom the message with this number goes to. */
export const addresses: Readonly<Record<Exclude<Wire, 'browsers'>, (n: number) => string>> = {
  email: (n) => `a${n}@example.com`,
  sms: numberWith('91'),
  calls: numberWith('92'),
  google: (n) => `p${n}@example.com`,
  apple: (n) => appleToken(n + 1),
}

/** The rows of a wire in the ledger, and the address that they name a recipient by. */
export const ledger: Readonly<Record<Wire, { where: string; addressOf(to: string): string }>> = {
  email: { where: `channel = 'email'`, addressOf: (to) => to },
  sms: { where: `channel = 'sms'`, addressOf: (to) => to },
  calls: { where: `channel = 'voice'`, addressOf: (to) => to },
  google: { where: `channel = 'push' AND address LIKE 'token:%'`, addressOf: tokenOf },
  apple: { where: `channel = 'push' AND address NOT LIKE 'token:%'`, addressOf: (to) => to },
  browsers: { where: `channel = 'web_push'`, addressOf: subscriptionName },
}

export type Wires = Awaited<ReturnType<typeof startWires>>

/** Starts everything that takes messages, in folders of its own. */
export async function startWires(folder: string, seed: string, smsBy: SmsBy) {
  const in_ = (name: string) => mkdtemp(join(folder, `${name}-`))
  const pushFolder = await in_('push')
  const [apple, browsers, gateway] = [
    await startApple(pushFolder, seed),
    await startBrowsers(seed),
    await startGatewayBooks(),
  ]
  const centre = await startCentre(await in_('centre'), 'throttle=1,early=10,duplicate=10,orphan=5,split=20')
  const google = await startPushService(pushFolder, seed)
  const email = await startMailSink(await in_('mail'), seed)
  // The gateway posts there; the platform behind it gets its port later.
  let platform: () => string | null = () => null
  const front = await startReceiver((request) => forwardTo(() => platform(), request))
  const byGateway = smsBy === 'gateway'
  const sms: Record<string, string> = byGateway
    ? { MESSAGING_SMS_CARRIER_URL: `${gateway.url}?window=20`, MESSAGING_SMS_CARRIER_SECRET: SECRET }
    : { MESSAGING_SMPP_URL: `smpp://soak:secret@127.0.0.1:${centre.port}?window=20` }
  const env = {
    ...sms,
    ...apple.env,
    ...callingBy(gateway),
    MESSAGING_PUBLIC_URL: front.url,
    MESSAGING_SMTP_URL: email.url,
    MESSAGING_ALLOW_PRIVATE: '127.0.0.0/8',
    MESSAGING_FCM_SERVICE_ACCOUNT_FILE: join(pushFolder, 'service-account.json'),
    MESSAGING_FCM_URL: `http://127.0.0.1:${google.port}`,
  }
  const { messages, calls } = gateway
  const sinks: Readonly<Record<Wire, Sink>> = {
    ...{ email, google, calls },
    ...{ sms: byGateway ? messages : centre, apple: apple.sink, browsers: browsers.sink },
  }
  return {
    env,
    sinks,
    subscribe: browsers.subscribe,
    reach: (url: () => string | null) => void (platform = url),
    async close() {
      for (const sink of [email, google, calls, messages, centre, apple.sink, browsers.sink]) await sink.close()
      await front.close()
    },
  }
}

/** What orders messages of a live account. */
export interface Orders {
  single: Readonly<Record<Single, (to: string) => Promise<unknown>>>
  /** Orders a campaign to recipients with these numbers; resolves with whom it goes to. */
  campaign: Readonly<Record<Campaign, (numbers: readonly number[]) => Promise<string[]>>>
}

const FILE = 'JVBERi0xLjQK'

/** A live account with a sender for each wire, whose webhooks are at `hookUrl`. */
export async function openAccount(engine: Engine, wires: Wires, hookUrl: string): Promise<Orders> {
  const { marketing: api } = clientsOf(engine, LIVE_KEY)
  const baseUrl = engine.front.url() ?? ''
  const transactional = createTransactionalClient({ apiKey: LIVE_KEY, baseUrl, retries: 0 })
  const { sender_id: mailer } = await api.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
  const { sender_id: texter } = await api.createCellphoneSender({
    body: { type: 'numeric', cellphone: '351-920000001', file: FILE },
  })
  const caller = await createCaller(api)
  await engine.change(`UPDATE sender SET status = 'active'`)
  const { app_id } = await api.createPushApp({
    body: { list_id: await makeList(api), name: 'App', two_steps_config: 'email' },
  })
  const appId = Number(app_id.replace('app_', ''))
  for (const channel of ['email', 'sms', 'push'] as const)
    await transactional.createWebhook({ body: { channel, url: hookUrl } })
  const push = async (token: string, os: string) => {
    await registerToken(api, app_id, token, undefined, os)
    return transactional.sendPush({ body: [{ to: token, subject: 'Hello', textBody: 'Hello', appId }] })
  }
  const sms = { from: String(texter), textBody: 'Hello', encoding: 'gsm0338', maxCount: 1 } as const
  const mail = { senderId: String(mailer), subject: 'Hello', textBody: 'Hello' }
  return {
    single: {
      email: (to) => transactional.sendEmail({ body: { ...mail, to } }),
      sms: (to) => transactional.sendSms({ body: { ...sms, to } }),
      google: (to) => push(tokenOf(to), 'android'),
      apple: (to) => push(to, 'ios'),
    },
    campaign: {
      calls: (numbers) => orderCalls(api, caller, numbers.map(addresses.calls)),
      browsers: (numbers) => orderBrowsers(api, baseUrl, numbers.map(wires.subscribe.bind(null, undefined))),
    },
  }
}

async function orderCalls(api: MarketingClient, sender_id: number, called: string[]): Promise<string[]> {
  const list_id = await makeList(api)
  for (const cellphone of called)
    await api.createContact({ path: { list_id }, body: { base: { email: `${cellphone}@example.com`, cellphone } } })
  await sendVoiceCampaign(api, await makeVoiceCampaign(api, list_id, { sender_id }), list_id)
  return called
}

/** Subscribes browsers on a site of their own, and sends to them. */
async function orderBrowsers(
  api: MarketingClient,
  baseUrl: string,
  subscriptions: readonly ReturnType<Wires['subscribe']>[],
): Promise<string[]> {
  const list_id = await makeList(api)
  const { site_id, app_code } = await api.createWebpushSite({ body: { site: SITE, list_id, name: `Shop ${list_id}` } })
  for (const subscription of subscriptions) {
    const { status } = await fetch(`${baseUrl}/wp/${app_code}/subscriptions`, {
      method: 'POST',
      headers: { origin: SITE, 'content-type': 'text/plain', 'user-agent': FIREFOX },
      body: JSON.stringify(subscription),
    })
    if (status !== 204) throw new Error(`A subscription was answered with ${status}`)
  }
  await sendWebpushCampaign({ api }, await makeWebpushCampaign({ api }, site_id), site_id)
  return subscriptions.map(({ endpoint }) => endpoint)
}
