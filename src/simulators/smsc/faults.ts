// What a simulated centre of SMS does wrong on purpose.
import { readFaultOptions } from '../fault-options.ts'

/** In how many of a hundred messages each happens. */
export const faultKinds = {
  throttle: 'the submit is answered with ESME_RTHROTTLED',
  full: 'the submit is answered with ESME_RMSGQFUL',
  congested: 'the message is taken, and the answer says that the centre is congested (SMPP 5.0)',
  refuse: 'the submit is answered with ESME_RINVDSTADR',
  lost: 'the message is taken, and the answer never sent',
  drop: 'the message is taken, and the connection cut before the answer',
  undelivered: 'the receipt says UNDELIV',
  silent: 'no receipt comes',
  early: 'the receipt comes before the answer to the submit',
  duplicate: 'the receipt comes twice',
  orphan: 'a receipt of a message that nobody sent comes as well',
  split: 'what the centre sends arrives in two pieces',
} as const

export type FaultKind = keyof typeof faultKinds

/** Of a hundred messages, by kind. */
export type Faults = Readonly<Partial<Record<FaultKind, number>>>

/**
 * What a number asks for by its last digits: the same as in the sandbox, so that a test says beforehand what becomes of
 * each message.
 */
export const faultsOfNumbers: Readonly<Record<string, FaultKind>> = {
  '9901': 'refuse',
  '9903': 'throttle',
  '9904': 'silent',
  '9905': 'drop',
  '9912': 'undelivered',
}

/** Who gets a message at this number answers STOP. */
export const STOPS = '9913'

/** Reads `throttle=10`, or a kind alone for all messages; throws for what is neither. */
export const readFaults = (texts: readonly string[]): Faults => readFaultOptions(faultKinds, texts)
