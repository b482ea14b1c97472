// Chooses the carrier for the messages of an account. A sandbox account never reaches one of live accounts: the sandbox
// captures its messages. Its emails go to a mail catcher as well if a separate setting names one, and web push messages to
// a push service on this machine.
import { conditionOf, watchCondition } from '../channels/condition.ts'
import {
  type Capture,
  createSandboxCarrier,
  sandboxCall,
  sandboxPush,
  sandboxSms,
  sandboxWebPush,
} from '../channels/sandbox/sandbox-carrier.ts'
import { createCatchingCarrier, sandboxEmail } from '../channels/sandbox/sandbox-email.ts'
import { createWebPushCarrier, type PostPush, type WebPushDeps } from '../channels/web-push/web-push-carrier.ts'
import type { Reached } from '../domain/audience/web-push/subscriptions.ts'
import type { ComposeSource } from '../domain/messages/registered/copy.ts'
import type { Carriers, EmailCarrier, Outcome, OutgoingEmail, WebPushCarrier } from '../domain/sending/carrier.ts'
import type { CarrierLinks, KnownLink } from '../domain/sending/carrier-links.ts'
import type { ReturnAddresses } from '../domain/sending/return-addresses.ts'
import type { RefusalWatch } from '../domain/sending/unclassified-refusals.ts'
import type { OutgoingWebPush } from '../domain/sending/web-push.ts'
import { isLoopbackUrl } from '../lib/networks.ts'
import { httpPortOf } from '../settings/ports.ts'
import { type CarrierLink, healthOf, pushCondition, targetOf } from './carrier-links.ts'
import {
  callConnectivityTest,
  createConnectivityTests,
  pushConnectivityTest,
  smsConnectivityTest,
  smtpConnectivityTest,
  webPushConnectivityTest,
} from './connectivity-tests.ts'
import type { VoiceWire } from './gateway.ts'
import type { MailHosts } from './mail-hosts.ts'
import type { PushServices } from './push-services.ts'
import type { SmsWire } from './sms.ts'

export interface CarrierParts {
  /** The SMTP hosts of live accounts. */
  mailHosts: MailHosts | null
  /** The mail catchers of sandbox accounts. */
  catchers: MailHosts | null
  /** Stores durably what the sandbox captured. */
  capture: Capture
  refusals: RefusalWatch
  /** Where mail hosts return mails to; null: to their senders. */
  returnAddresses: ReturnAddresses | null
  /** What takes the SMS of live accounts. */
  smsWire: SmsWire | null
  /** What makes the calls of live accounts. */
  voiceWire: VoiceWire | null
  /** As in CallCarrierDeps. */
  speech(text: string, language: string): string | null
  pushServices: PushServices
  webPush: Omit<WebPushDeps, 'post'>
  /** The browser with this endpoint or short name, of whatever account. */
  reached(to: string): Promise<Reached | null>
  /** Posts to addresses that an account of this kind may reach. */
  post: (kind: 'sandbox' | 'live', ...request: Parameters<PostPush>) => ReturnType<PostPush>
  /** Where the carriers of live accounts listen. */
  livePorts: ReadonlySet<number>
}

/** Adds the address to which programs write for a recipient who leaves, where a mail offers a link for that. */
function withLeaving({ headers, messageId }: OutgoingEmail, addresses: ReturnAddresses): Partial<OutgoingEmail> {
  const link = headers?.['List-Unsubscribe']
  if (link === undefined) return {}
  const mailbox = `<mailto:${addresses.leaving(messageId)}?subject=unsubscribe>`
  return { headers: { ...headers, 'List-Unsubscribe': `${link}, ${mailbox}` } }
}

/** Adds that address to the copies of registered emails too, since they are composed before a carrier gets them. */
export const leavingByMail = (compose: ComposeSource, addresses: ReturnAddresses | null): ComposeSource =>
  addresses === null ? compose : (mail) => compose({ ...mail, ...withLeaving(mail, addresses) })

/** Wraps a carrier so that its mails get a return address of the platform, unless they have one already. */
const withReturnAddress = (carrier: EmailCarrier, addresses: ReturnAddresses | null): EmailCarrier =>
  addresses === null
    ? carrier
    : {
        send: (mails) =>
          carrier.send(
            mails.map((mail) => ({
              ...mail,
              ...withLeaving(mail, addresses),
              envelopeFrom: mail.envelopeFrom ?? addresses.of(mail.messageId),
            })),
          ),
        close: () => carrier.close(),
      }

/** Wraps a carrier to report refusals of a sender, and those in unknown words. */
const withRefusalWatch = (carrier: EmailCarrier, refusals: RefusalWatch): EmailCarrier => ({
  async send(mails) {
    const outcomes = await carrier.send(mails)
    for (const [i, outcome] of outcomes.entries()) {
      const mail = mails[i]
      if (!mail || outcome.state !== 'failed') continue
      if (outcome.unclassified) refusals.unclassified({ reason: outcome.reason, by: 'answer' })
      if (outcome.policy)
        refusals.ofSender({ account: mail.accountId, sender: mail.from.email, reason: outcome.reason, by: 'answer' })
    }
    return outcomes
  },
  close: () => carrier.close(),
})

/** Browsers of live accounts are reached by their push services, those of sandbox accounts only on this machine. */
function webPushCarriers(parts: Pick<CarrierParts, 'webPush' | 'post' | 'capture' | 'livePorts'>) {
  const { webPush, post, capture, livePorts } = parts
  const of = (kind: 'sandbox' | 'live') =>
    createWebPushCarrier({ ...webPush, post: (...request) => post(kind, ...request) })
  const local = of('sandbox')
  const here = (push: OutgoingWebPush) =>
    // One message has one outcome.
    isLoopbackUrl(push.endpoint) && !livePorts.has(httpPortOf(push.endpoint))
      ? local.send([push]).then(([outcome]) => outcome as Outcome)
      : null
  return { sandbox: createSandboxCarrier(sandboxWebPush(here), capture), live: of('live') }
}

/** The carriers of every channel, and what operators do with all of them. */
export interface AllCarriers extends Carriers {
  /** Opens the sessions by which carriers send of themselves. */
  start(): void
  /** Defers the messages that wait in this process; started ones are sent. */
  deferWaiting(): void
  /** How those are that only live accounts use, by their names: `ok`, or what is wrong. */
  services(): Record<string, string>
  /** How every wire is. */
  wires(): KnownLink[]
  tryWire: CarrierLinks['try']
  close(): Promise<void>
}

/** Some hosts of email: one is called by their name, several are numbered in the order of the settings. */
function smtpWires(
  mailHosts: MailHosts | null,
  wire: string,
  { returnAddresses, webPush }: CarrierParts,
  seen: CarrierLink['condition'],
): CarrierLink[] {
  if (mailHosts === null) return []
  const { hosts, keys, conditionOfHost } = mailHosts
  const isOne = hosts.length === 1
  return hosts.map(({ name, url }, i) => ({
    name: isOne ? wire : `${wire}-${i + 1}`,
    target: targetOf(url),
    condition: isOne ? seen : () => conditionOfHost(name),
    trial: smtpConnectivityTest({ url, keys, returnAddresses, publicUrl: webPush.contact }),
  }))
}

const wireOf = ({ name, target, condition }: CarrierLink): CarrierLink => ({ name, target, condition })

/** Every wire, with what operators do with it. */
function wiresOf(
  parts: CarrierParts,
  seen: {
    smtp: CarrierLink['condition']
    catchers: CarrierLink['condition']
    webPush: { condition: CarrierLink['condition']; carrier: WebPushCarrier }
  },
): CarrierLink[] {
  const { smsWire, voiceWire, pushServices, reached } = parts
  const publicUrl = parts.webPush.contact
  return [
    ...smtpWires(parts.mailHosts, 'smtp', parts, seen.smtp),
    ...(smsWire ? [{ ...wireOf(smsWire), trial: smsConnectivityTest(smsWire) }] : []),
    ...(voiceWire ? [{ ...wireOf(voiceWire), trial: callConnectivityTest(voiceWire) }] : []),
    ...pushServices.services.map(({ name, urls, watch, carrier }) => ({
      name,
      target: targetOf(urls[0] as string),
      condition: () => pushCondition(watch),
      trial: pushConnectivityTest(carrier),
    })),
    {
      name: 'web-push',
      target: 'the push services of browsers',
      condition: seen.webPush.condition,
      trial: webPushConnectivityTest(seen.webPush.carrier, reached, publicUrl),
    },
    ...smtpWires(parts.catchers, 'sandbox-smtp', parts, seen.catchers),
    { name: 'sandbox', target: 'this platform', condition: () => conditionOf('up', null, null) },
  ]
}

export function createCarriers(parts: CarrierParts): AllCarriers {
  const { mailHosts, catchers, capture, returnAddresses, smsWire, voiceWire, pushServices } = parts
  const { now } = parts.webPush
  const [seenSmtp, seenCatchers, seenWebPush] = [watchCondition(now), watchCondition(now), watchCondition(now)]
  const webPush = webPushCarriers(parts)
  const liveWebPush = seenWebPush.watching(webPush.live)
  const sandbox = createSandboxCarrier(sandboxEmail, capture)
  const sms = createSandboxCarrier(sandboxSms, capture)
  const push = createSandboxCarrier(sandboxPush, capture)
  const livePush = pushServices.carrier(push)
  const voice = createSandboxCarrier(sandboxCall(parts.speech), capture)
  const carrierOf = ({ carrier }: MailHosts, seen: typeof seenSmtp) =>
    withRefusalWatch(seen.watching(withReturnAddress(carrier, returnAddresses)), parts.refusals)
  const smtp = mailHosts && carrierOf(mailHosts, seenSmtp)
  const catcher = catchers && carrierOf(catchers, seenCatchers)
  const forSandbox = catcher ? createCatchingCarrier(catcher, capture) : sandbox
  const wires = wiresOf(parts, {
    smtp: seenSmtp.condition,
    catchers: seenCatchers.condition,
    webPush: { condition: seenWebPush.condition, carrier: liveWebPush },
  })
  const list = () => healthOf(wires)
  return {
    // Without a host the sandbox captures live mail too, so no mail leaves by mistake.
    email: (kind) => (kind === 'sandbox' ? forSandbox : (smtp ?? sandbox)),
    // Without an SMSC or a gateway the sandbox captures live SMS too, as it does email.
    sms: (kind) => (kind === 'live' && smsWire ? smsWire : sms),
    push: (kind) => (kind === 'sandbox' ? push : livePush),
    voice: (kind) => (kind === 'live' && voiceWire ? voiceWire : voice),
    webPush: (kind) => (kind === 'live' ? liveWebPush : webPush.sandbox),
    start: () => smsWire?.start(),
    deferWaiting() {
      smsWire?.deferWaiting()
      voiceWire?.deferWaiting()
    },
    services: () => ({
      ...catchers?.conditions(),
      ...mailHosts?.conditions(),
      ...smsWire?.conditions(),
      ...voiceWire?.conditions(),
      ...pushServices.conditions(),
    }),
    wires: list,
    tryWire: createConnectivityTests(wires),
    async close() {
      await Promise.all([smsWire?.close(), voiceWire?.close()])
      await sandbox.close()
      await livePush.close()
      await smtp?.close()
      await catcher?.close()
    },
  }
}
