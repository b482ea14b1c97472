// The outcome that a recipient in the sandbox asks for, in the way that users of the big providers know. An email
// address asks by its local part, with or without a +tag: `bounce-hard@example.com`, `bounce-hard+42@example.com`.
import type { Outcome } from '../../domain/sending/carrier.ts'

export interface MagicRecipient {
  localPart: string
  meaning: string
  outcome(ref: string): Outcome
}

export const magicRecipients: readonly MagicRecipient[] = [
  {
    localPart: 'bounce-hard',
    meaning: 'refused for good: a hard bounce, and the address is suppressed',
    outcome: () => ({ state: 'failed', reason: '550 5.1.1 no such user (sandbox)', bounce: 'hard' }),
  },
  {
    localPart: 'bounce-soft',
    meaning: 'refused this time: a soft bounce',
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
]

/** The outcome for a recipient; an ordinary address is delivered. */
export function sandboxOutcome(address: string, ref: string): Outcome {
  const local = address.slice(0, address.lastIndexOf('@')).toLowerCase().split('+')[0]
  const magic = magicRecipients.find(({ localPart }) => localPart === local)
  return magic?.outcome(ref) ?? { state: 'accepted', ref, delivered: true }
}

export interface MagicNumber {
  /** The last four digits. */
  ending: string
  meaning: string
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
]

/** What only calls can meet; the outcomes of numbers above are theirs as well. */
export const magicCalls: readonly MagicNumber[] = [
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
    meaning: 'answered, and whoever listens presses a digit',
    outcome: (ref) => ({ state: 'accepted', ref, delivered: true, then: 'digit' }),
  },
]

/** The outcome for a number; an ordinary one is delivered. */
export function numberOutcome(number: string, ref: string): Outcome {
  const magic = magicNumbers.find(({ ending }) => number.endsWith(ending))
  return magic?.outcome(ref) ?? { state: 'accepted', ref, delivered: true }
}

/** The outcome of a call; an ordinary number is answered. */
export function callOutcome(number: string, ref: string): Outcome {
  const magic = magicCalls.find(({ ending }) => number.endsWith(ending))
  return magic?.outcome(ref) ?? numberOutcome(number, ref)
}

export interface MagicDevice {
  /** What the token begins with. */
  prefix: string
  meaning: string
  outcome(ref: string): Outcome
}

/** Outcomes by device token. */
export const magicDevices: readonly MagicDevice[] = [
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
