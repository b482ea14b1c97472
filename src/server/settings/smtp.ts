// The settings of the SMTP hosts that take the email. No error shows an address: it has a password.
import { isLoopbackUrl } from '../lib/networks.ts'
import { liveCarrierPorts, type NamedPort, ownNamedPorts, type PortSettings, smtpPortOf } from './ports.ts'
import { ConfigError, fileUnlessOff, smtpRate, urlParser } from './values.ts'

/** A host that takes the email. */
export interface SmtpHostSetting {
  /** Its name and port, and nothing that is secret. */
  name: string
  /** With user and password. */
  url: string
  /** Its part of the mails, against those of the others. */
  weight: number
}

const MAX_WEIGHT = 1_000

const plainText = (text: string): boolean => {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function weightOf(query: URLSearchParams, name: string): number {
  const stranger = [...query.keys()].find((key) => key !== 'weight')
  if (stranger !== undefined) {
    // Anything else may be the end of a password that contains a question mark.
    const shown = /^[a-z_]{1,16}$/.test(stranger) ? stranger : 'of the given name'
    throw new ConfigError(`${name} has no option ${shown}; there is weight.`)
  }
  const text = query.get('weight') ?? '1'
  if (!/^[1-9]\d{0,3}$/.test(text) || Number(text) > MAX_WEIGHT)
    throw new ConfigError(`${name}: weight must be a number from 1 to ${MAX_WEIGHT}.`)
  return Number(text)
}

function parseHost(text: string, name: string): SmtpHostSetting {
  const address = new URL(urlParser('smtp:', 'smtps:')(text, name))
  if (address.hostname === '' || address.hostname.includes(','))
    throw new ConfigError(`${name} must look like smtp://a.example.com:587,smtp://b.example.com:587.`)
  if (!plainText(address.username) || !plainText(address.password))
    throw new ConfigError(`${name}: write % as %25 in user and password.`)
  // The end of a password with a slash.
  if (address.pathname.includes('@')) throw new ConfigError(`${name}: write / as %2F in user and password.`)
  const weight = weightOf(address.searchParams, name)
  address.search = ''
  // What follows the port means nothing, as in all versions before.
  return { name: address.host, url: address.href.replace(/\/$/, ''), weight }
}

/** smtp://user:password@host:port, several separated by commas, each with a weight if it likes. */
function smtpHosts(text: string, name: string): readonly SmtpHostSetting[] {
  // A password may have a comma.
  const hosts = text.split(/,\s*(?=smtps?:\/\/)/).map((part) => parseHost(part.trim(), name))
  // The same host may be named twice, with two users.
  return hosts.map((one, i) => {
    const before = hosts.slice(0, i).filter((other) => other.name === one.name).length
    return before === 0 ? one : { ...one, name: `${one.name} (${before + 1})` }
  })
}

/** The ports at which real mail servers take mail: relay, submission over TLS, submission (RFC 5321, RFC 8314). */
const MAIL_SERVER_PORTS = [25, 465, 587]

/**
 * Throws ConfigError for a mail catcher that could be a real carrier. Loopback alone does not tell: Postfix listens there
 * too. Ports are compared without their hosts, because one host has many names and a name can change its address.
 */
export function assertCatchers(catchers: readonly SmtpHostSetting[] | null, others: PortSettings): void {
  const { name } = smtpSettings.sandboxSmtpHosts
  const taken: NamedPort[] = [...liveCarrierPorts(others), ...ownNamedPorts(others)]
  for (const { url: address, name: shown } of catchers ?? []) {
    const port = smtpPortOf(address)
    if (!isLoopbackUrl(address))
      throw new ConfigError(
        `${name}: ${shown} is not on this machine. Sandbox email stays here: use localhost, 127.0.0.1 or [::1].`,
      )
    if (MAIL_SERVER_PORTS.includes(port))
      throw new ConfigError(
        `${name}: port ${port} is that of a real mail server. Let the mail catcher listen on another one, such as 1025.`,
      )
    const same = taken.find((one) => one.port === port)
    if (same)
      throw new ConfigError(
        `${name}: port ${port} is also that of ${same.setting}. Use a separate port for the mail catcher.`,
      )
  }
}

/** A part of the table of all settings, which says what each member is. */
export const smtpSettings = {
  smtpHosts: {
    name: 'MESSAGING_SMTP_URL',
    secret: 'value',
    default: 'sandbox',
    unset: null,
    meaning:
      'SMTP host that takes the email, `smtp://user:password@host:port`, or several separated by commas, which share it by their weights: `smtp://a.example.com?weight=3,smtp://b.example.com`. By default the sandbox captures all email. Sandbox accounts never use these hosts.',
    parse: smtpHosts,
  },
  sandboxSmtpHosts: {
    name: 'MESSAGING_SANDBOX_SMTP_URL',
    secret: 'value',
    default: 'off',
    unset: null,
    meaning:
      'Mail catcher on this machine, such as Mailpit at `smtp://127.0.0.1:1025`, that gets the email of sandbox accounts as well; the sandbox captures it in any case. Its port must not be 25, 465, 587, or that of another carrier or of the platform.',
    parse: (text: string, name: string) => (text === 'off' ? null : smtpHosts(text, name)),
  },
  smtpRate: {
    name: 'MESSAGING_SMTP_RATE',
    default: 'off',
    meaning:
      'Mails per second to the SMTP host, counted over all processes: `100`, or `100,20` to limit each sender to 20 as well. Verification codes and alerts go first.',
    parse: smtpRate,
  },
  smtpGroups: {
    name: 'MESSAGING_SMTP_GROUPS',
    default: 'off',
    meaning:
      'JSON file with groups of recipient domains and their limits: `{"gmail": {"rate": 50}, "post": {"domains": ["post.example"], "connections": 2}}`. With `off` there are `gmail`, `outlook`, `yahoo`, `icloud` and `others`, without limits until their hosts ask for fewer mails.',
    parse: fileUnlessOff,
  },
} as const
