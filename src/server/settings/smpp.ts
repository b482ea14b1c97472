// Parses the URL of an SMSC. No error shows the URL: it contains a password.
import { quirkOptions, readQuirks, type SmppQuirks } from './smpp-quirks.ts'
import { ConfigError, oneOf, parseFile, urlParser } from './values.ts'

/** An SMSC that takes SMS by SMPP, and the options of the connection. */
export interface SmppSetting extends SmppQuirks {
  host: string
  port: number
  tls: boolean
  /** The file of a certificate that is trusted in addition to those of Node. */
  ca: string | null
  systemId: string
  password: string
  systemType: string
  version: '3.4' | '5.0'
  /** `pair`: one session sends, and another one receives. */
  bind: 'transceiver' | 'pair'
  /** Submits without an answer yet. */
  window: number
  /** Message parts a second; null: as fast as the SMSC takes them. */
  rate: number | null
  /** How texts of several parts go. */
  long: 'udh' | 'sar' | 'payload'
  ids: 'same' | 'hex-dec' | 'dec-hex'
  /** What words in its receipts mean, in capitals. */
  words: Readonly<Record<string, 'delivered' | 'failed' | 'waiting'>>
}

/** Options for every SMSC; those of `quirkOptions` follow them. */
const PLAIN = ['bind', 'version', 'window', 'rate', 'long', 'ids', 'words', 'system_type', 'ca'] as const
const OPTIONS: readonly string[] = [...PLAIN, ...Object.keys(quirkOptions)]
const PORTS = { smpp: 2775, smpps: 3550 } as const

/** Longest values in SMPP (4.1.1), without the octet at the end. Many SMSCs issue longer ones, so these only warn. */
const STANDARD = { systemId: 15, password: 8, systemType: 12 } as const
/** Hard limit: no known SMSC issues longer ones. */
const MAX_ID = 100

/** The value of an option that is a whole number; null without it. */
export function parseWhole(query: URLSearchParams, option: string, most: number, name: string): number | null {
  const text = query.get(option)
  if (text === null) return null
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (value < 1 || value > most) throw new ConfigError(`${name}: ${option} must be a number from 1 to ${most}.`)
  return value
}

/** `FOO:failed,BAR:delivered`. */
function receiptWords(text: string, name: string): SmppSetting['words'] {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '')
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, word, meaning] = /^\s*([A-Za-z\d _-]{1,20}):(delivered|failed|waiting)\s*$/.exec(pair) ?? []
      if (word === undefined || meaning === undefined)
        throw new ConfigError(
          `${name}: words must be pairs like FOO:failed,BAR:delivered; the meanings are delivered, failed and waiting.`,
        )
      return [word.toUpperCase().replace(/[^A-Z0-9]/g, ''), meaning as SmppSetting['words'][string]]
    }),
  )
}

function plainValue(text: string, name: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new ConfigError(`${name}: write % as %25 in user and password.`)
  }
}

/** smpp://user:password@host:port with options; smpps:// is the same over TLS. */
export function smppUrl(text: string, name: string): SmppSetting {
  const parsed = new URL(urlParser('smpp:', 'smpps:')(text, name))
  const { hostname, port, protocol, searchParams: query } = parsed
  const stranger = [...query.keys()].find((key) => !OPTIONS.includes(key))
  if (stranger !== undefined) {
    // Anything else may be the end of a password that contains a question mark.
    const shown = /^[a-z_]{1,16}$/.test(stranger) ? stranger : 'of the given name'
    throw new ConfigError(`${name} has no option ${shown}; there are ${OPTIONS.join(', ')}.`)
  }
  const tls = protocol === 'smpps:'
  const ca = query.get('ca')
  const centre = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || PORTS[tls ? 'smpps' : 'smpp'],
    tls,
    ca: tls && ca ? parseFile(ca, `${name}: ca`) : null,
    systemId: plainValue(parsed.username, name),
    password: plainValue(parsed.password, name),
    systemType: query.get('system_type') ?? '',
    version: oneOf('3.4', '5.0')(query.get('version') ?? '3.4', `${name}: version`),
    bind: oneOf('transceiver', 'pair')(query.get('bind') ?? 'transceiver', `${name}: bind`),
    window: parseWhole(query, 'window', 1_000, name) ?? 10,
    rate: parseWhole(query, 'rate', 100_000, name),
    long: oneOf('udh', 'sar', 'payload')(query.get('long') ?? 'udh', `${name}: long`),
    ids: oneOf('same', 'hex-dec', 'dec-hex')(query.get('ids') ?? 'same', `${name}: ids`),
    words: receiptWords(query.get('words') ?? '', name),
    ...readQuirks(query, name),
  }
  if (centre.host === '' || centre.systemId === '')
    throw new ConfigError(`${name} must look like smpp://user:password@smsc.example.com:2775.`)
  for (const part of ['systemId', 'password', 'systemType'] as const)
    if (!/^[\x20-\x7e]*$/.test(centre[part]) || centre[part].length > MAX_ID)
      throw new ConfigError(`${name}: the ${part} must have at most ${MAX_ID} characters, all of ASCII.`)
  return centre
}

/** What is longer than SMPP has room for, though it is sent as it is. */
export const smppWarnings = (centre: SmppSetting, name: string): string[] =>
  (['systemId', 'password', 'systemType'] as const)
    .filter((part) => centre[part].length > STANDARD[part])
    .map(
      (part) =>
        `${name}: the ${part} has ${centre[part].length} characters, and SMPP has room for ${STANDARD[part]}. It is sent as it is; ` +
        'if the bind is refused, ask the operator of the SMSC whether to cut it.',
    )
