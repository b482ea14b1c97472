// The outcome that a recipient in the sandbox asks for, in the way that users of the big providers know. An email
// address asks by its local part, with or without a +tag: `bounce-hard@example.com`, `bounce-hard+42@example.com`.
import type { CapturedEnding } from '../../domain/sandbox/sandbox.ts'
import type { Outcome } from '../../domain/sending/carrier.ts'

export interface MagicRecipient {
  localPart: string
  meaning: string
  /** What follows later, by the clock of the account. */
  ending?: CapturedEnding
  outcome(ref: string): Outcome
}

const acceptedOutcome = (ref: string): Outcome => ({ state: 'accepted', ref, delivered: true })

export const magicRecipients: readonly MagicRecipient[] = [
  {
    localPart: 'bounce-hard',
    meaning: 'permanently refused: a hard bounce, and the address is suppressed',
    outcome: () => ({ state: 'failed', reason: '550 5.1.1 no such user (sandbox)', bounce: 'hard' }),
  },
  {
    localPart: 'bounce-soft',
    meaning: 'temporarily refused: a soft bounce',
    outcome: () => ({ state: 'failed', reason: '552 5.2.2 mailbox full (sandbox)', bounce: 'soft' }),
  },
  {
    localPart: 'complaint',
    meaning: 'delivered, then reported as spam; the address is suppressed',
    outcome: (ref) => ({ state: 'accepted', ref, delivered: true, then: 'complaint' }),
  },
  {
    localPart: 'reject',
    meaning: 'refused for its content: it fails without a bounce',
    outcome: () => ({ state: 'failed', reason: '554 5.7.1 content refused (sandbox)', rejected: true }),
  },
  {
    localPart: 'defer',
    meaning: 'put off each time, with growing waits, until it fails after 72 hours',
    outcome: () => ({ state: 'deferred', reason: '451 4.7.1 try again later (sandbox)' }),
  },
  {
    localPart: 'bounce-later',
    meaning: 'delivered, and returned an hour later: a hard bounce, and the address is suppressed',
    outcome: acceptedOutcome,
    ending: 'hard_bounce',
  },
  {
    localPart: 'reply-later',
    meaning: 'delivered, and answered a minute later',
    outcome: acceptedOutcome,
    ending: 'reply',
  },
  {
    localPart: 'auto-reply',
    meaning: 'delivered, and answered a minute later by a machine, which changes nothing',
    outcome: acceptedOutcome,
    ending: 'auto_reply',
  },
  {
    localPart: 'unsubscribe-later',
    meaning: 'delivered, and a minute later the recipient leaves the list',
    outcome: acceptedOutcome,
    ending: 'unsubscribe',
  },
]

function magicRecipient(address: string): MagicRecipient | undefined {
  const local = address.slice(0, address.lastIndexOf('@')).toLowerCase().split('+')[0]
  return magicRecipients.find(({ localPart }) => localPart === local)
}

/** The outcome for a recipient; an ordinary address is delivered. */
export const sandboxOutcome = (address: string, ref: string): Outcome =>
  magicRecipient(address)?.outcome(ref) ?? acceptedOutcome(ref)

/** What follows later from an email to the address, if anything. */
export const emailEnding = (address: string): CapturedEnding | undefined => magicRecipient(address)?.ending

export interface MagicNumber {
  /** The last four digits. */
  ending: string
  meaning: string
  /** What follows later, by the clock of the account; of an SMS only. */
  later?: CapturedEnding
  outcome(ref: string): Outcome
}

/** Outcomes by phone number, for SMS and calls. */
export const magicNumbers: readonly MagicNumber[] = [
  {
    ending: '9901',
    meaning: 'refused by the network: rejected',
    outcome: () => ({ state: 'failed', reason: 'the number is not in service (sandbox)', rejected: true }),
  },
  {
    ending: '9902',
    meaning: 'refused by the carrier: it cannot be handed over',
    outcome: () => ({ state: 'failed', reason: 'the carrier has no route to the number (sandbox)' }),
  },
  {
    ending: '9903',
    meaning: 'put off each time, with growing waits, until it fails after 72 hours',
    outcome: () => ({ state: 'deferred', reason: 'the carrier is busy (sandbox)' }),
  },
  {
    ending: '9904',
    meaning: 'handed over, and nothing is heard of it: no delivery receipt',
    outcome: (ref) => ({ state: 'accepted', ref }),
  },
  {
    ending: '9905',
    meaning: 'the carrier breaks off: it may or may not have it, and it is not sent again',
    outcome: () => ({ state: 'unknown', reason: 'the carrier broke off (sandbox)' }),
  },
  {
    ending: '9911',
    meaning: 'handed over, and delivered an hour later',
    outcome: (ref) => ({ state: 'accepted', ref }),
    later: 'delivered',
  },
  {
    ending: '9912',
    meaning: 'handed over, and given up by the network an hour later',
    outcome: (ref) => ({ state: 'accepted', ref }),
    later: 'failed',
  },
  {
    ending: '9913',
    meaning: 'delivered, and answered with STOP a minute later',
    outcome: acceptedOutcome,
    later: 'stop',
  },
]

/** What only calls can meet; the outcomes of numbers above are theirs as well. */
const magicCalls: readonly MagicNumber[] = [
  {
    ending: '9906',
    meaning: 'the line is busy each time: called again, at another number if there is one, and given up in the end',
    outcome: () => ({ state: 'deferred', reason: 'the line is busy (sandbox)', unanswered: true }),
  },
  {
    ending: '9907',
    meaning: 'nobody answers: as when the line is busy',
    outcome: () => ({ state: 'deferred', reason: 'nobody answers (sandbox)', unanswered: true }),
  },
  {
    ending: '9908',
    meaning: 'a machine answers, and takes the message',
    outcome: (ref) => ({ state: 'accepted', ref, delivered: true }),
  },
  {
    ending: '9909',
    meaning: 'answered, and the listener presses a digit',
    outcome: (ref) => ({ state: 'accepted', ref, delivered: true, then: 'digit' }),
  },
]

const magicNumber = (number: string) => magicNumbers.find(({ ending }) => number.endsWith(ending))

/** The outcome for a number; an ordinary one is delivered. */
const numberOutcome = (number: string, ref: string): Outcome =>
  magicNumber(number)?.outcome(ref) ?? acceptedOutcome(ref)

/** Whether networks report the delivery of an SMS to this number: not in Colombia (M-898). */
const reportsDelivery = (number: string): boolean => !number.startsWith('57-')

/** The outcome of an SMS. Networks of some countries send no receipts, so that delivery stays unknown. */
export function smsOutcome(number: string, ref: string): Outcome {
  const outcome = numberOutcome(number, ref)
  return outcome.state === 'accepted' && !reportsDelivery(number) ? { state: 'accepted', ref } : outcome
}

/** What follows later from an SMS to the number, if anything. */
export function smsEnding(number: string): CapturedEnding | undefined {
  const later = magicNumber(number)?.later
  const isReceipt = later === 'delivered' || later === 'failed'
  return isReceipt && !reportsDelivery(number) ? undefined : later
}

/** The outcome of a call; an ordinary number is answered. */
export function callOutcome(number: string, ref: string): Outcome {
  const magic = magicCalls.find(({ ending }) => number.endsWith(ending))
  return magic?.outcome(ref) ?? numberOutcome(number, ref)
}

interface MagicDevice {
  /** What the token begins with. */
  prefix: string
  meaning: string
  outcome(ref: string): Outcome
}

/** Outcomes by device token. */
const magicDevices: readonly MagicDevice[] = [
  {
    prefix: 'unregistered',
    meaning: 'the app is gone from the device: rejected, and no longer a device of its contact',
    outcome: () => ({ state: 'failed', reason: 'the token is not registered (sandbox)', rejected: true, gone: true }),
  },
  {
    prefix: 'invalid',
    meaning: 'the push service does not take the message',
    outcome: () => ({ state: 'failed', reason: 'the token is malformed (sandbox)' }),
  },
  {
    prefix: 'defer',
    meaning: 'put off each time, with growing waits, until it fails after 72 hours',
    outcome: () => ({ state: 'deferred', reason: 'the push service is busy (sandbox)' }),
  },
  {
    prefix: 'silent',
    meaning: 'handed over, and nothing is heard of it',
    outcome: (ref) => ({ state: 'accepted', ref }),
  },
]

/** The outcome for a device; an ordinary token is delivered. */
export function deviceOutcome(device: string, ref: string): Outcome {
  const magic = magicDevices.find(({ prefix }) => device.startsWith(prefix))
  return magic?.outcome(ref) ?? { state: 'accepted', ref, delivered: true }
}

/** The outcome for a browser: what follows the last slash of its endpoint asks for it, as the token of a device does. */
export function endpointOutcome(endpoint: string, ref: string): Outcome {
  const outcome = deviceOutcome(new URL(endpoint).pathname.split('/').at(-1) ?? '', ref)
  // Only a browser knows that it received the message, and says so itself.
  return outcome.state === 'accepted' ? { state: 'accepted', ref } : outcome
}
