// Faults that a fake SMSC can inject.
import { readFaultOptions } from '../fault-options.ts'

/** Faults with their description for the help. */
export const faultKinds = {
  throttle: 'submit_sm returns ESME_RTHROTTLED',
  full: 'submit_sm returns ESME_RMSGQFUL',
  congested: 'the message is accepted, but the response reports congestion (SMPP 5.0)',
  refuse: 'submit_sm returns ESME_RINVDSTADR',
  lost: 'the message is accepted, but no response is sent',
  drop: 'the message is accepted, but the connection closes before the response',
  undelivered: 'the receipt reports UNDELIV',
  silent: 'no receipt is sent',
  early: 'the receipt is sent before the response',
  duplicate: 'the receipt is sent twice',
  orphan: 'an additional receipt for an unknown message is sent',
  split: 'each PDU is sent in two pieces',
} as const

export type FaultKind = keyof typeof faultKinds

/** Percentage of messages with each fault. */
export type Faults = Readonly<Partial<Record<FaultKind, number>>>

/**
 * Faults selected by the last digits of the recipient number, as in the sandbox, so that tests can choose the outcome.
 */
export const faultsOfNumbers: Readonly<Record<string, FaultKind>> = {
  '9901': 'refuse',
  '9903': 'throttle',
  '9904': 'silent',
  '9905': 'drop',
  '9912': 'undelivered',
}

/** Recipients whose number ends with these digits reply STOP. */
export const STOPS = '9913'

export const readFaults = (texts: readonly string[]): Faults => readFaultOptions(faultKinds, texts)
