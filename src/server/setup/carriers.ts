// Chooses the carrier for the messages of an account. A sandbox account never reaches a real one: it uses an SMTP host
// or a push service only on this machine, where it is a catcher of test messages like the sandbox.
import { conditionOf, watchCondition } from '../channels/condition.ts'
import {
  type Capture,
  createSandboxCarrier,
  sandboxCall,
  sandboxPush,
  sandboxSms,
  sandboxWebPush,
} from '../channels/sandbox/sandbox-carrier.ts'
import { sandboxEmail } from '../channels/sandbox/sandbox-email.ts'
import { createWebPushCarrier, type PostPush, type WebPushParts } from '../channels/web-push/web-push-carrier.ts'
import type { Reached } from '../domain/audience/web-push/subscriptions.ts'
import type { Carriers, EmailCarrier, Outcome, WebPushCarrier } from '../domain/sending/carrier.ts'
import type { ReturnAddresses } from '../domain/sending/return-addresses.ts'
import type { SenderAlarm } from '../domain/sending/sender-alarm.ts'
import type { OutgoingWebPush } from '../domain/sending/web-push.ts'
import type { KnownWire, Wires } from '../domain/sending/wires.ts'
import { isLoopbackUrl } from '../lib/networks.ts'
import type { VoiceWire } from './gateway.ts'
import type { MailHosts } from './mail-hosts.ts'
import type { PushServices } from './push-services.ts'
import type { SmsWire } from './sms.ts'
import { callTrial, createTrials, pushTrial, smsTrial, smtpTrial, webPushTrial } from './wire-trials.ts'
import { healthOf, pushCondition, targetOf, type Wire } from './wires.ts'

export { isLoopbackUrl }

export interface CarrierParts {
  /** The SMTP hosts. */
  mailHosts: MailHosts | null
  /** Stores durably what the sandbox captured. */
  capture: Capture
  senderAlarm: SenderAlarm
  /** Where mail hosts return mails to; null: to their senders. */
  returnAddresses: ReturnAddresses | null
  /** What takes the SMS of live accounts. */
  smsWire: SmsWire | null
  /** What makes the calls of live accounts. */
  voiceWire: VoiceWire | null
  /** As in CallCarrierParts. */
  speech(text: string, language: string): string | null
  pushServices: PushServices
  webPush: Omit<WebPushParts, 'post'>
  /** The browser with this endpoint or short name, of whatever account. */
  reached(to: string): Promise<Reached | null>
  /** Posts to addresses that an account of this kind may reach. */
  post: (kind: 'sandbox' | 'live', ...request: Parameters<PostPush>) => ReturnType<PostPush>
}

/** The same carrier, whose mails come back to the platform, unless they have their own way back. */
const returning = (carrier: EmailCarrier, addresses: ReturnAddresses | null): EmailCarrier =>
  addresses === null
    ? carrier
    : {
        send: (mails) =>
          carrier.send(
            mails.map((mail) => ({ ...mail, envelopeFrom: mail.envelopeFrom ?? addresses.of(mail.messageId) })),
          ),
        close: () => carrier.close(),
      }

/** The same carrier, which also raises the alarm when a mail host refuses a sender. */
const watched = (carrier: EmailCarrier, senderAlarm: SenderAlarm): EmailCarrier => ({
  async send(mails) {
    const outcomes = await carrier.send(mails)
    for (const [i, outcome] of outcomes.entries()) {
      const mail = mails[i]
      if (!mail || outcome.state !== 'failed' || !outcome.policy) continue
      senderAlarm({ account: mail.accountId, sender: mail.from.email, reason: outcome.reason, by: 'answer' })
    }
    return outcomes
  },
  close: () => carrier.close(),
})

/** Browsers of live accounts are reached by their push services, those of sandbox accounts only on this machine. */
function webPushCarriers({ webPush, post, capture }: Pick<CarrierParts, 'webPush' | 'post' | 'capture'>) {
  const of = (kind: 'sandbox' | 'live') =>
    createWebPushCarrier({ ...webPush, post: (...request) => post(kind, ...request) })
  const local = of('sandbox')
  const here = (push: OutgoingWebPush) =>
    // One message has one outcome.
    isLoopbackUrl(push.endpoint) ? local.send([push]).then(([outcome]) => outcome as Outcome) : null
  return { sandbox: createSandboxCarrier(sandboxWebPush(here), capture), live: of('live') }
}

/** The carriers of every channel, and what operators do with all of them. */
export interface AllCarriers extends Carriers {
  /** Opens the sessions by which carriers send of themselves. */
  start(): void
  /** Puts off what waits in this process; what has begun is sent. */
  hold(): void
  /** How those are that only live accounts use, by their names: `ok`, or what is wrong. */
  services(): Record<string, string>
  /** How every wire is. */
  wires(): KnownWire[]
  tryWire: Wires['try']
  close(): Promise<void>
}

/** The hosts of email: one is called smtp, several are numbered in the order of the settings. */
function smtpWires({ mailHosts, returnAddresses, webPush }: CarrierParts, seen: Wire['condition']): Wire[] {
  if (mailHosts === null) return []
  const { hosts, keys, conditionOfHost } = mailHosts
  const isOne = hosts.length === 1
  return hosts.map(({ name, url }, i) => ({
    name: isOne ? 'smtp' : `smtp-${i + 1}`,
    target: targetOf(url),
    condition: isOne ? seen : () => conditionOfHost(name),
    trial: smtpTrial({ url, keys, returnAddresses, publicUrl: webPush.contact }),
  }))
}

const wireOf = ({ name, target, condition }: Wire): Wire => ({ name, target, condition })

/** Every wire, with what operators do with it. */
function wiresOf(
  parts: CarrierParts,
  seen: { smtp: Wire['condition']; webPush: { condition: Wire['condition']; carrier: WebPushCarrier } },
): Wire[] {
  const { smsWire, voiceWire, pushServices, reached } = parts
  const publicUrl = parts.webPush.contact
  return [
    ...smtpWires(parts, seen.smtp),
    ...(smsWire ? [{ ...wireOf(smsWire), trial: smsTrial(smsWire) }] : []),
    ...(voiceWire ? [{ ...wireOf(voiceWire), trial: callTrial(voiceWire) }] : []),
    ...pushServices.services.map(({ name, urls, watch, carrier }) => ({
      name,
      target: targetOf(urls[0] as string),
      condition: () => pushCondition(watch),
      trial: pushTrial(carrier),
    })),
    {
      name: 'web-push',
      target: 'the push services of browsers',
      condition: seen.webPush.condition,
      trial: webPushTrial(seen.webPush.carrier, reached, publicUrl),
    },
    { name: 'sandbox', target: 'this platform', condition: () => conditionOf('up', null, null) },
  ]
}

export function createCarriers(parts: CarrierParts): AllCarriers {
  const { mailHosts, capture, senderAlarm, returnAddresses, smsWire, voiceWire, pushServices } = parts
  const [seenSmtp, seenWebPush] = [watchCondition(parts.webPush.now), watchCondition(parts.webPush.now)]
  const webPush = webPushCarriers(parts)
  const liveWebPush = seenWebPush.watching(webPush.live)
  const sandbox = createSandboxCarrier(sandboxEmail, capture)
  const sms = createSandboxCarrier(sandboxSms, capture)
  const push = createSandboxCarrier(sandboxPush, capture)
  const livePush = pushServices.carrier(push)
  const voice = createSandboxCarrier(sandboxCall(parts.speech), capture)
  const host = mailHosts && seenSmtp.watching(returning(mailHosts.carrier, returnAddresses))
  const smtp = host && watched(host, senderAlarm)
  const forSandbox = smtp !== null && mailHosts?.isLocal ? smtp : sandbox
  const wires = wiresOf(parts, {
    smtp: seenSmtp.condition,
    webPush: { condition: seenWebPush.condition, carrier: liveWebPush },
  })
  const list = () => healthOf(wires)
  return {
    // Without a host the sandbox captures live mail too, so no mail leaves by mistake.
    email: (kind) => (kind === 'sandbox' ? forSandbox : (smtp ?? sandbox)),
    // Without a centre or a gateway the sandbox captures live SMS too, as it does email.
    sms: (kind) => (kind === 'live' && smsWire ? smsWire : sms),
    push: (kind) => (kind === 'sandbox' ? push : livePush),
    voice: (kind) => (kind === 'live' && voiceWire ? voiceWire : voice),
    webPush: (kind) => (kind === 'live' ? liveWebPush : webPush.sandbox),
    start: () => smsWire?.start(),
    hold() {
      smsWire?.hold()
      voiceWire?.hold()
    },
    services: () => ({
      ...mailHosts?.conditions(),
      ...smsWire?.conditions(),
      ...voiceWire?.conditions(),
      ...pushServices.conditions(),
    }),
    wires: list,
    tryWire: createTrials(wires),
    async close() {
      await Promise.all([smsWire?.close(), voiceWire?.close()])
      await sandbox.close()
      await livePush.close()
      await smtp?.close()
    },
  }
}
