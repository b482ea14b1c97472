// Faults and contract violations of a fake gateway.
import { readFaultOptions } from '../fault-options.ts'

/** Faults with their description for the help. */
export const faultKinds = {
  throttle: 'the request returns 429 with Retry-After',
  broken: 'the request returns 500 and has no effect',
  refuse: 'the request returns 422: the number is not in use',
  lost: 'the request is accepted, but the connection closes before the response',
  undelivered: 'the receipt reports failed, and calls fail',
  silent: 'no receipt or call event is sent',
  early: 'receipts and call events are sent before the response',
  late: 'receipts and call events take 10 times as long',
  duplicate: 'each receipt and call event is sent twice',
  orphan: 'additional receipts and events for unknown ids are sent',
} as const

export type FaultKind = keyof typeof faultKinds

/** Percentage of requests with each fault. */
export type Faults = Readonly<Partial<Record<FaultKind, number>>>

/** Faults selected by the last digits of the recipient number, as in the sandbox. */
export const faultsOfNumbers: Readonly<Record<string, FaultKind>> = {
  '9901': 'refuse',
  '9903': 'throttle',
  '9904': 'silent',
  '9905': 'lost',
  '9912': 'undelivered',
}

/** Recipients whose number ends with these digits reply STOP. */
export const STOPS = '9913'

/** Causes of unanswered calls, by the last digits of the number. */
export const causesOfNumbers: Readonly<Record<string, 'busy' | 'no_answer'>> = { '9906': 'busy', '9907': 'no_answer' }

/** Calls to numbers with these last digits are answered by a machine, or by a person who presses a key. */
export const [MACHINE, PRESSES] = ['9908', '9909']

export const readFaults = (texts: readonly string[]): Faults => readFaultOptions(faultKinds, texts)

/** Contract violations that `messaging conformance carrier` detects, with their description for the help. */
export const breakKinds = {
  sends_twice: 'a repeated id sends a new message',
  any_signature: 'signatures are not checked',
  any_time: 'signatures of any age are accepted',
  one_signature: 'only the first signature is checked',
  wrong_status: 'returns 200 instead of 202',
  no_id: 'responses have no carrier_id',
  bare_errors: 'errors have no title, status and detail',
  takes_nonsense: 'invalid bodies are accepted',
  closed_bodies: 'unknown fields are rejected',
  unsigned_news: 'callbacks are not signed',
  old_news: 'callbacks are signed with the time of the day before',
  unfit_news: 'callbacks have no state and no time',
  forgetful: 'callbacks are not retried',
  renames_news: 'retried callbacks have another webhook-id',
  other_carrier_id: 'receipts have a different carrier_id',
  no_receipts: 'no receipts are sent',
  endless_calls: 'the end of calls is not reported',
  ends_twice: 'the end of a call is reported twice with different causes',
  other_call_id: 'call events have a different carrier_id',
  never_hangs_up: 'ending a call returns 404',
  unknown_calls: 'ending an unknown call succeeds',
} as const

export type BreakKind = keyof typeof breakKinds

const isBreak = (text: string): text is BreakKind => Object.hasOwn(breakKinds, text)

/** Parses the names of violations. Throws for unknown names. */
export const readBreaks = (texts: readonly string[]): BreakKind[] =>
  texts.map((text) => {
    if (isBreak(text)) return text
    throw new Error(`--breaks: "${text}" is not a rule. Use one of: ${Object.keys(breakKinds).join(', ')}.`)
  })
