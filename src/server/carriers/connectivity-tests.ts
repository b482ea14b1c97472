// Sends one test message over one wire for an operator. It belongs to no account: nothing of it is kept, counted or
// billed, and receipts for it match no message.
import type { DkimKey } from '../channels/email/dkim.ts'
import { type NoteStep, testSmtpHost } from '../channels/email/smtp-connectivity-test.ts'
import type { Reached } from '../domain/audience/web-push/subscriptions.ts'
import type {
  Carrier,
  Outcome,
  OutgoingCall,
  OutgoingEmail,
  OutgoingPush,
  OutgoingSms,
  PushCarrier,
  WebPushCarrier,
} from '../domain/sending/carrier.ts'
import type { ConnectivityTest, ConnectivityTestOrder, ConnectivityTestStep } from '../domain/sending/carrier-links.ts'
import type { ReturnAddresses } from '../domain/sending/return-addresses.ts'
import type { OutgoingWebPush } from '../domain/sending/web-push.ts'
import { toPhone } from '../lib/addresses.ts'
import { connectionErrorOf } from '../lib/connection-errors.ts'
import { randomToken } from '../lib/ids.ts'
import type { CarrierLink, TestCarrierLink } from './carrier-links.ts'
import type { VoiceWire } from './gateway.ts'
import type { SmsWire } from './sms.ts'

const TITLE = 'A test of the carrier'
const TEXT = 'This is a test of the messaging platform. Please ignore it.'

/** A number that no message has, and that no two trials share: receivers tell repeats by it. */
const newNumber = (): number => -Math.floor(Math.random() * 2 ** 40) - 1

const commonFields = () => ({ messageId: newNumber(), accountId: 0, epoch: 0, campaignHash: null, date: Date.now() })

const saidOf = (outcome: Outcome): string => (outcome.state === 'accepted' ? outcome.ref : outcome.reason)

/** Sends it by the carrier as all others, and notes what it said. */
async function sendAndNote<Outgoing>(carrier: Carrier<Outgoing>, message: Outgoing, note: NoteStep): Promise<Outcome> {
  const [outcome] = await carrier.send([message])
  // One message has one outcome.
  const said = outcome as Outcome
  note('message', said.state === 'accepted', saidOf(said) || said.state)
  return said
}

export interface SmtpTestDeps {
  url: string
  keys: readonly DkimKey[]
  returnAddresses: ReturnAddresses | null
  /** The public address of the platform. */
  publicUrl: string
}

/** A mail, from the address that the order names, or one at the first domain that the platform signs for. */
export function smtpConnectivityTest({ url, keys, returnAddresses, publicUrl }: SmtpTestDeps): TestCarrierLink {
  return ({ to, from }, note) => {
    if (!to.includes('@')) throw new Error(`${to} is not an email address.`)
    const sender = from ?? `postmaster@${keys[0]?.domain ?? new URL(publicUrl).hostname}`
    const mail: OutgoingEmail = {
      ...commonFields(),
      headerId: `trial-${randomToken(12)}@${sender.slice(sender.lastIndexOf('@') + 1)}`,
      from: { email: sender },
      // 0 is never the id of a message, so a bounce matches no message.
      envelopeFrom: returnAddresses?.of(0),
      to: { email: to },
      subject: TITLE,
      text: TEXT,
      headers: { 'Auto-Submitted': 'auto-generated' },
    }
    return testSmtpHost({ url, keys, note }, mail)
  }
}

/** A text over the connection of this process, which it opens where it has none yet. */
export function smsConnectivityTest(wire: SmsWire): TestCarrierLink {
  return async ({ to, from }, note) => {
    const phone = phoneOf(to)
    const sms: OutgoingSms = {
      ...commonFields(),
      channel: 'sms',
      from: from ?? 'Test',
      to: phone,
      text: TEXT,
      encoding: 'gsm0338',
    }
    if (wire.name === 'gateway') return tellGateway(wire, sms, note)
    const [outcome] = await wire.send([sms])
    const said = outcome as Outcome
    const isBound = !(said.state === 'deferred' && said.broken)
    note('session', isBound, isBound ? `bound to ${wire.target}` : saidOf(said))
    if (isBound) note('message', said.state === 'accepted', saidOf(said))
    return said
  }
}

function phoneOf(to: string): string {
  const phone = toPhone(to)
  if (phone === null) throw new Error(`${to} is not a phone number, such as +351910000001.`)
  return phone
}

/** Posts a message to a gateway, and notes whether there was an answer, and what it said. */
async function tellGateway<Outgoing>(
  wire: Carrier<Outgoing> & Pick<CarrierLink, 'target'>,
  message: Outgoing,
  note: NoteStep,
): Promise<Outcome> {
  const [outcome] = await wire.send([message])
  const said = outcome as Outcome
  const isAnswered = said.state !== 'unknown' && !(said.state === 'deferred' && said.broken)
  note('connection', isAnswered, isAnswered ? `answered by ${wire.target}` : saidOf(said))
  // A call that is on was taken.
  const isTaken = said.state === 'accepted' || (said.state === 'deferred' && said.ringing !== undefined)
  if (isAnswered) note('message', isTaken, saidOf(said))
  return isTaken ? { state: 'accepted', ref: saidOf(said) } : said
}

/** A call, in which the gateway says the text. */
export function callConnectivityTest(wire: VoiceWire): TestCarrierLink {
  return ({ to, from = '' }, note) => {
    const caller = toPhone(from)
    if (caller === null) throw new Error('Say which number calls: --from +351210000000.')
    const call: OutgoingCall = {
      ...commonFields(),
      key: 'trial',
      from: caller,
      to: phoneOf(to),
      media: { text: TEXT, language: 'en' },
    }
    return tellGateway(wire, call, note)
  }
}

/** A notification to the token of a device. */
export function pushConnectivityTest(carrier: PushCarrier): TestCarrierLink {
  return ({ to, development = false }, note) => {
    const app = { appId: 0, appName: 'Test', isDevelopment: development }
    const push: OutgoingPush = {
      ...commonFields(),
      ...app,
      device: to,
      title: TITLE,
      text: TEXT,
      custom: null,
      extras: null,
    }
    return sendAndNote(carrier, push, note)
  }
}

/** A notification to a browser that has subscribed to a site of a live account: the wire takes no other recipients. */
export function webPushConnectivityTest(
  carrier: WebPushCarrier,
  reached: (to: string) => Promise<Reached | null>,
  publicUrl: string,
): TestCarrierLink {
  return async ({ to }, note) => {
    const device = await reached(to)
    if (device === null)
      throw new Error('No browser has subscribed under that endpoint or name: subscribe at a site of a live account.')
    note('subscription', true, `of account ${device.accountId}`)
    const notification = { title: TITLE, body: TEXT, navigate: publicUrl, tag: 'trial', data: { shown: '' } }
    const push: OutgoingWebPush = { ...commonFields(), ...device, siteName: 'Test', notification }
    return sendAndNote(carrier, push, note)
  }
}

/** Tries wires by their names. */
export const createConnectivityTests =
  (wires: readonly CarrierLink[]) =>
  async (order: ConnectivityTestOrder): Promise<ConnectivityTest> => {
    const { name, to } = order
    const wire = wires.find((one) => one.name === name)
    const names = wires.filter(({ trial }) => trial).map((one) => one.name)
    if (!wire) throw new Error(`There is no carrier ${name}: the settings name ${names.join(', ')}.`)
    if (!wire.trial) throw new Error(`The carrier ${name} cannot be tried: it carries nowhere.`)
    const steps: ConnectivityTestStep[] = []
    const outcome = await wire.trial(order, (step, isDone, detail) => void steps.push({ step, isDone, detail }))
    const remedy = outcome.state === 'accepted' ? null : connectionErrorOf(outcome.reason).remedy
    return { name, target: wire.target, to, steps, outcome: outcome.state, remedy }
  }
