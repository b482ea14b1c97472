// What networks of some countries do with SMS, whatever carrier takes them there. The specification names the rules.
import { callingCodeOf } from '../../lib/addresses.ts'
import type { SmsEncoding } from '../../lib/gsm0338.ts'

/** An SMS, as far as the rules look at it. */
export interface RuledSms {
  /** `<country code>-<number>`. */
  to: string
  /** A number, or a name. */
  from: string
  encoding: SmsEncoding
  parts: number
}

interface Country {
  name: string
  /** What may happen to this SMS, each a sentence for people. */
  warnings(sms: RuledSms): (string | false)[]
  /** The hours of the day in which networks take promotional messages, local time. */
  promotional?: { from: number; to: number; zone: string; minutesFromUtc: number }
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const isNumber = (from: string) => /^\d{1,3}-\d+$/.test(from)

/** By calling code. */
const countries: Readonly<Record<string, Country>> = {
  '34': {
    name: 'Spain',
    warnings: ({ from }) => [isNumber(from) && 'A sender that is a number may take another route.'],
  },
  '55': {
    name: 'Brazil',
    warnings: ({ encoding, parts }) => [
      'Not every network takes messages from abroad, a local number may replace the sender, and networks may block content about adults, alcohol, politics or religion.',
      encoding === 'unicode' && 'Networks do not support Unicode: write the text in the characters of GSM 03.38.',
      parts > 1 && 'Several parts may not arrive as one message.',
    ],
  },
  '57': {
    name: 'Colombia',
    warnings: () => ['A local short code or number may replace the sender, and no delivery receipt comes.'],
  },
  '91': {
    name: 'India',
    warnings: ({ from }) => [
      !/^[A-Za-z]{6}$/.test(from) &&
        'A local short code replaces a sender that is not a registered name of six letters.',
      'Networks in Jammu and Kashmir take no messages, and political content is barred while elections are held.',
    ],
    promotional: { from: 9, to: 21, zone: 'IST', minutesFromUtc: 330 },
  },
}

/** What the networks of its country may do to an SMS, a sentence each; none for most countries. */
export function destinationWarnings(sms: RuledSms): string[] {
  const country = countries[callingCodeOf(sms.to)]
  const said = country?.warnings(sms).filter((warning) => warning !== false) ?? []
  return said.map((warning) => `${country?.name}: ${warning}`)
}

/** Why a promotional SMS to this number may not leave at `now`, and the milliseconds until it may; null when it may. */
export function waitForHours(to: string, now: number): { reason: string; wait: number } | null {
  const { name, promotional } = countries[callingCodeOf(to)] ?? {}
  if (!promotional) return null
  const { from, to: end, zone, minutesFromUtc } = promotional
  const local = (now + minutesFromUtc * 60_000) % DAY_MS
  if (local >= from * HOUR_MS && local < end * HOUR_MS) return null
  const wait = (from * HOUR_MS - local + DAY_MS) % DAY_MS
  return { reason: `networks in ${name} take promotional messages from ${from} to ${end} o'clock ${zone} only`, wait }
}
