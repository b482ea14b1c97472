// How the address of a centre of SMS becomes a value. No error shows the address: it has a password.
import { ConfigError, file, oneOf, url } from './setting-values.ts'

/** A centre that takes SMS by SMPP, and how it is talked to. */
export interface SmppSetting {
  host: string
  port: number
  tls: boolean
  /** The file of a certificate that is believed besides those of Node. */
  ca: string | null
  systemId: string
  password: string
  systemType: string
  version: '3.4' | '5.0'
  /** `pair`: one session sends, and another one hears. */
  bind: 'transceiver' | 'pair'
  /** Submits without an answer yet. */
  window: number
  /** Parts of messages a second; null: as fast as the centre takes them. */
  rate: number | null
  /** How texts of several parts go. */
  long: 'udh' | 'sar' | 'payload'
  ids: 'same' | 'hex-dec' | 'dec-hex'
}

const OPTIONS = ['bind', 'version', 'window', 'rate', 'long', 'ids', 'system_type', 'ca'] as const
const PORTS = { smpp: 2775, smpps: 3550 } as const

/** What SMPP has room for (4.1.1), without the octet at the end. */
const LONGEST = { systemId: 15, password: 8, systemType: 12 } as const

/** The value of an option that is a whole number; null without it. */
export function whole(query: URLSearchParams, option: string, most: number, name: string): number | null {
  const text = query.get(option)
  if (text === null) return null
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (value < 1 || value > most) throw new ConfigError(`${name}: ${option} must be a number from 1 to ${most}.`)
  return value
}

function plain(text: string, name: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new ConfigError(`${name}: write % as %25 in user and password.`)
  }
}

/** smpp://user:password@host:port with options; smpps:// is the same over TLS. */
export function smppUrl(text: string, name: string): SmppSetting {
  const parsed = new URL(url('smpp:', 'smpps:')(text, name))
  const { hostname, port, protocol, searchParams: query } = parsed
  const stranger = [...query.keys()].find((key) => !(OPTIONS as readonly string[]).includes(key))
  if (stranger !== undefined) {
    // What is no word may be the end of a password with a question mark.
    const shown = /^[a-z_]{1,16}$/.test(stranger) ? stranger : 'of the name that stands there'
    throw new ConfigError(`${name} has no option ${shown}; there are ${OPTIONS.join(', ')}.`)
  }
  const tls = protocol === 'smpps:'
  const ca = query.get('ca')
  const centre = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || PORTS[tls ? 'smpps' : 'smpp'],
    tls,
    ca: tls && ca ? file(ca, `${name}: ca`) : null,
    systemId: plain(parsed.username, name),
    password: plain(parsed.password, name),
    systemType: query.get('system_type') ?? '',
    version: oneOf('3.4', '5.0')(query.get('version') ?? '3.4', `${name}: version`),
    bind: oneOf('transceiver', 'pair')(query.get('bind') ?? 'transceiver', `${name}: bind`),
    window: whole(query, 'window', 1_000, name) ?? 10,
    rate: whole(query, 'rate', 100_000, name),
    long: oneOf('udh', 'sar', 'payload')(query.get('long') ?? 'udh', `${name}: long`),
    ids: oneOf('same', 'hex-dec', 'dec-hex')(query.get('ids') ?? 'same', `${name}: ids`),
  }
  if (centre.host === '' || centre.systemId === '')
    throw new ConfigError(`${name} must look like smpp://user:password@smsc.example.com:2775.`)
  for (const part of ['systemId', 'password', 'systemType'] as const)
    if (!new RegExp(`^[\\x20-\\x7e]{0,${LONGEST[part]}}$`).test(centre[part]))
      throw new ConfigError(`${name}: the ${part} must have at most ${LONGEST[part]} ASCII characters.`)
  return centre
}
