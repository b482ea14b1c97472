// The settings of carriers for SMS, an SMSC by SMPP or a gateway by the Carrier API, and for calls. No error shows a
// secret.
import { parseWhole, smppUrl } from './smpp.ts'
import { ConfigError, programUnlessOff, urlParser } from './values.ts'

/** A gateway that implements the Carrier API. */
export interface GatewaySetting {
  url: string
  /** Requests without an answer yet. */
  window: number
  /** Parts of SMS or calls a second; null: as fast as the gateway takes them. */
  rate: number | null
}

const OPTIONS = ['window', 'rate'] as const
/** As many connections as the client opens to one host. */
const MAX_AT_ONCE = 64

/** https://host/path with options. */
function gatewayUrl(text: string, name: string): GatewaySetting {
  const { origin, pathname, searchParams: query, username, hash } = new URL(urlParser('https:', 'http:')(text, name))
  const stranger = [...query.keys()].find((key) => !(OPTIONS as readonly string[]).includes(key))
  if (stranger !== undefined)
    throw new ConfigError(`${name} has no option ${stranger}; there are ${OPTIONS.join(' and ')}.`)
  if (username !== '' || hash !== '')
    throw new ConfigError(`${name} must have no user and no fragment: requests are signed with the secret.`)
  return {
    url: `${origin}${pathname.replace(/\/$/, '')}`,
    window: parseWhole(query, 'window', MAX_AT_ONCE, name) ?? 10,
    rate: parseWhole(query, 'rate', 100_000, name),
  }
}

/** One secret or several, each `whsec_` and Base64 of 16 bytes or more. */
function parseSecrets(text: string, name: string): string[] {
  const all = text.split(',').map((one) => one.trim())
  const isGood = (one: string) =>
    /^whsec_[A-Za-z0-9+/]+=*$/.test(one) && Buffer.from(one.slice('whsec_'.length), 'base64').length >= 16
  if (!all.every(isGood))
    throw new ConfigError(
      `${name} must be whsec_ and 16 random bytes or more in Base64: echo "whsec_$(openssl rand -base64 24)" makes one.`,
    )
  return all
}

/** A part of the table of all settings, which says what each member is. */
export const smsSettings = {
  smpp: {
    name: 'MESSAGING_SMPP_URL',
    secret: 'value',
    default: 'sandbox',
    unset: null,
    meaning:
      'Centre that takes the SMS of live accounts by SMPP 3.4 or 5.0, `smpp://user:password@host:port`, or `smpps://` over TLS. Options follow a `?`: `bind=pair`, `version=5.0`, `window=10`, `rate=100`, `long=sar`, `ids=hex-dec`, `words=GONE:failed`, `system_type=VMA`, `ca=/etc/smsc.pem`; for the quirks of an SMSC, see [Carriers](carriers.md#when-an-smsc-is-different). By default the sandbox captures all SMS, and those of sandbox accounts in any case.',
    parse: smppUrl,
  },
  gateway: {
    name: 'MESSAGING_SMS_CARRIER_URL',
    default: 'sandbox',
    unset: null,
    meaning:
      'Gateway that takes the SMS of live accounts by the Carrier API instead, `https://gateway.example.com/carrier/v1`. Options follow a `?`: `window=10`, `rate=100`. It may be in any network.',
    parse: gatewayUrl,
  },
  gatewaySecrets: {
    name: 'MESSAGING_SMS_CARRIER_SECRET',
    secret: 'value',
    default: 'unset',
    unset: null,
    meaning:
      'Secret with which the platform and that gateway sign: `whsec_` and Base64. Two, separated by a comma, while it is replaced.',
    parse: parseSecrets,
  },
  voiceGateway: {
    name: 'MESSAGING_VOICE_CARRIER_URL',
    default: 'sandbox',
    unset: null,
    meaning:
      'Gateway that makes the calls of live accounts by the Carrier API, `https://gateway.example.com/carrier/v1`; it may be that of SMS. Options follow a `?`: `window=10`, `rate=5`. By default the sandbox captures all calls, and those of sandbox accounts in any case.',
    parse: gatewayUrl,
  },
  voiceGatewaySecrets: {
    name: 'MESSAGING_VOICE_CARRIER_SECRET',
    secret: 'value',
    default: 'unset',
    unset: null,
    meaning: 'Secret with which the platform and the gateway of calls sign, as that of SMS.',
    parse: parseSecrets,
  },
  speech: {
    name: 'MESSAGING_SPEECH',
    default: 'espeak-ng',
    meaning:
      'Program of this machine that speaks the texts of calls, espeak-ng by its name or path, or `off`. Without it the gateway speaks them.',
    parse: programUnlessOff,
  },
} as const

interface SmsValues {
  smpp: unknown
  gateway: unknown
  gatewaySecrets: unknown
  voiceGateway: unknown
  voiceGatewaySecrets: unknown
}

/** Throws ConfigError for an address without a secret, or a secret without an address. */
function assertPair(address: { name: string; value: unknown }, secret: { name: string; value: unknown }): void {
  if (address.value !== null && secret.value === null) throw new ConfigError(`${address.name} needs ${secret.name}.`)
  if (address.value === null && secret.value !== null) throw new ConfigError(`${secret.name} needs ${address.name}.`)
}

/** Throws ConfigError for settings of which one needs or excludes the other. */
export function assertSmsSettings(values: SmsValues): void {
  const of = (key: keyof SmsValues) => ({ name: smsSettings[key].name, value: values[key] })
  const [centre, gateway] = [of('smpp'), of('gateway')]
  if (centre.value !== null && gateway.value !== null)
    throw new ConfigError(`SMS leave by one carrier: set ${centre.name} or ${gateway.name}.`)
  assertPair(gateway, of('gatewaySecrets'))
  assertPair(of('voiceGateway'), of('voiceGatewaySecrets'))
}
