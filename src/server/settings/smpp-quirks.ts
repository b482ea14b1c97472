// Options in the URL of an SMSC for what it does differently from most. Where Kannel has the option, the name is that
// of Kannel's user guide, with _ for -.
import { ConfigError } from './values.ts'

/** What an SMSC does differently; a member is missing for the usual behaviour. */
export interface SmppQuirks {
  alphabet?: 'gsm' | 'latin1' | 'ascii'
  dataCoding?: number
  gsmNames?: boolean
  sourceTon?: number
  sourceNpi?: number
  destTon?: number
  destNpi?: number
  serviceType?: string
  /** Seconds. */
  validity?: number
  validityFormat?: 'relative' | 'absolute' | 'none'
  range?: { ton: number; npi: number; addr: string }
  /** Milliseconds; 0: never. */
  enquireEvery?: number
  receipts?: 'marked' | 'any'
  later?: readonly number[]
}

interface Place {
  /** The setting and the option, for errors. */
  at: string
  text: string
}

/** A whole number from `least` to `most`. */
const numberParser =
  (least: number, most: number) =>
  ({ at, text }: Place): number => {
    const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
    if (value >= least && value <= most) return value
    throw new ConfigError(`${at} must be a number from ${least} to ${most}.`)
  }

/** One of the words, in any case; `words` leads from what is written to what it means. */
const wordParser =
  <const Value>(words: Readonly<Record<string, Value>>) =>
  ({ at, text }: Place): Value => {
    const found = Object.entries(words).find(([one]) => one.toLowerCase() === text.toLowerCase())
    if (found) return found[1]
    throw new ConfigError(`${at} must be one of ${Object.keys(words).join(', ')}.`)
  }

/** ASCII of at most so many characters. */
const asciiParser =
  (most: number) =>
  ({ at, text }: Place): string => {
    if (/^[\x20-\x7e]*$/.test(text) && text.length <= most) return text
    throw new ConfigError(`${at} must have at most ${most} characters, all of ASCII.`)
  }

/** Values of command_status, decimal or as 0x and hexadecimal digits. */
function parseStatuses({ at, text }: Place): number[] {
  return text.split(',').map((one) => {
    const value = /^\s*(?:0x[\da-f]{1,8}|\d{1,9})\s*$/i.test(one) ? Number(one) : 0
    if (value > 0) return value
    throw new ConfigError(`${at} must hold values of command_status such as 0x455,1025.`)
  })
}

const alphabets = {
  GSM: 'gsm',
  'ISO-8859-1': 'latin1',
  latin1: 'latin1',
  'US-ASCII': 'ascii',
  ASCII: 'ascii',
  IA5: 'ascii',
} as const

const ton = numberParser(0, 6)
const npi = numberParser(0, 18)
const DAY_SECONDS = 86_400

/** How the text of each option becomes members. */
export const quirkOptions: Readonly<Record<string, (place: Place) => SmppQuirks>> = {
  alt_charset: (place) => ({ alphabet: wordParser(alphabets)(place) }),
  alt_addr_charset: (place) => ({ gsmNames: wordParser({ GSM: true, 'ISO-8859-1': false, latin1: false })(place) }),
  data_coding: (place) => ({ dataCoding: numberParser(0, 255)(place) }),
  source_addr_ton: (place) => ({ sourceTon: ton(place) }),
  source_addr_npi: (place) => ({ sourceNpi: npi(place) }),
  dest_addr_ton: (place) => ({ destTon: ton(place) }),
  dest_addr_npi: (place) => ({ destNpi: npi(place) }),
  service_type: (place) => ({ serviceType: asciiParser(5)(place) }),
  validityperiod: (place) => ({ validity: 60 * numberParser(1, (30 * DAY_SECONDS) / 60)(place) }),
  validity_format: (place) => ({
    validityFormat: wordParser({ relative: 'relative', absolute: 'absolute', none: 'none' })(place),
  }),
  enquire_link_interval: (place) => ({ enquireEvery: 1000 * numberParser(0, 3600)(place) }),
  receipts: (place) => ({ receipts: wordParser({ marked: 'marked', any: 'any' })(place) }),
  later: (place) => ({ later: parseStatuses(place) }),
  address_range: () => ({}),
  bind_addr_ton: () => ({}),
  bind_addr_npi: () => ({}),
}

/** The addresses whose texts the client wants: three options, and one member where any of them is set. */
function rangeIn(query: URLSearchParams, name: string): SmppQuirks['range'] {
  const read = <Value>(option: string, parse: (place: Place) => Value): Value | undefined => {
    const text = query.get(option)
    return text === null ? undefined : parse({ at: `${name}: ${option}`, text })
  }
  const found = {
    ton: read('bind_addr_ton', ton),
    npi: read('bind_addr_npi', npi),
    addr: read('address_range', asciiParser(40)),
  }
  const isSet = Object.values(found).some((value) => value !== undefined)
  return isSet ? { ton: found.ton ?? 0, npi: found.npi ?? 0, addr: found.addr ?? '' } : undefined
}

/** Reads the options that are there. Throws ConfigError. */
export function readQuirks(query: URLSearchParams, name: string): SmppQuirks {
  const range = rangeIn(query, name)
  const quirks = Object.entries(quirkOptions).flatMap(([option, read]) => {
    const text = query.get(option)
    return text === null ? [] : [read({ at: `${name}: ${option}`, text })]
  })
  return Object.assign({}, ...quirks, range && { range })
}
