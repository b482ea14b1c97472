// What a simulated gateway does wrong on purpose.
import { readFaultOptions } from '../fault-options.ts'

/** In how many of a hundred messages or calls each happens. */
export const faultKinds = {
  throttle: 'the request is answered with 429 and Retry-After',
  broken: 'the request is answered with 500, and nothing is taken',
  refuse: 'the request is answered with 422, since the number is not in use',
  lost: 'the message or the call is taken, and the connection cut before the answer',
  undelivered: 'the receipt says failed, and the call does not come about',
  silent: 'no receipt comes, and nothing of the call',
  early: 'the receipt, and all of the call, comes before the answer',
  late: 'the receipt, and all of the call, comes ten times as late',
  duplicate: 'each receipt comes twice, and all of the call',
  orphan: 'the same of a message or a call that nobody sent comes as well',
} as const

export type FaultKind = keyof typeof faultKinds

/** Of a hundred messages, by kind. */
export type Faults = Readonly<Partial<Record<FaultKind, number>>>

/** What a number asks for by its last digits, as in the sandbox. */
export const faultsOfNumbers: Readonly<Record<string, FaultKind>> = {
  '9901': 'refuse',
  '9903': 'throttle',
  '9904': 'silent',
  '9905': 'lost',
  '9912': 'undelivered',
}

/** Who gets a message at this number answers STOP. */
export const STOPS = '9913'

/** How calls to a number end that nobody takes. */
export const causesOfNumbers: Readonly<Record<string, 'busy' | 'no_answer'>> = { '9906': 'busy', '9907': 'no_answer' }

/** Calls to these numbers are answered by a machine, and by somebody who presses a key. */
export const [MACHINE, PRESSES] = ['9908', '9909']

/** Reads `throttle=10`, or a kind alone for all messages; throws for what is neither. */
export const readFaults = (texts: readonly string[]): Faults => readFaultOptions(faultKinds, texts)

/**
 * Rules of the Carrier API that a gateway can break, for whoever wants to see `messaging conformance carrier` find it.
 */
export const breakKinds = {
  sends_twice: 'the same id is a new message',
  any_signature: 'it looks at no signature',
  any_time: 'it takes signatures of any age',
  one_signature: 'it looks at the first signature only',
  wrong_status: 'it answers 200 instead of 202',
  no_id: 'its answer has no carrier_id',
  bare_errors: 'its errors are no problems',
  takes_nonsense: 'it takes bodies that do not fit',
  closed_bodies: 'it refuses members that it does not know',
  unsigned_news: 'it does not sign what it posts',
  old_news: 'it signs what it posts with a time of yesterday',
  unfit_news: 'what it posts has no state and no time',
  forgetful: 'it posts once, whatever the answer',
  renames_news: 'it posts again under another webhook-id',
  other_carrier_id: 'its receipts have another carrier_id than its answers',
  no_receipts: 'it reports on nothing',
  endless_calls: 'it never says that a call ended',
  ends_twice: 'it says twice how a call ended, each time otherwise',
  other_call_id: 'its news of calls have another carrier_id than its answers',
  never_hangs_up: 'it knows no call that somebody ends',
  unknown_calls: 'it ends calls that there are not',
} as const

export type BreakKind = keyof typeof breakKinds

const isBreak = (text: string): text is BreakKind => Object.hasOwn(breakKinds, text)

/** Reads the names of rules; throws for one that there is not. */
export const readBreaks = (texts: readonly string[]): BreakKind[] =>
  texts.map((text) => {
    if (isBreak(text)) return text
    throw new Error(`There is no rule ${text} to break. Those that there are: ${Object.keys(breakKinds).join(', ')}.`)
  })
