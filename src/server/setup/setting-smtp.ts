// The settings of the SMTP hosts that take the email. No error shows an address: it has a password.
import { isLoopbackUrl } from '../lib/networks.ts'
import { ConfigError, fileUnlessOff, smtpRate, url } from './setting-values.ts'

/** A host that takes the email. */
export interface SmtpHostSetting {
  /** Its name and port, and nothing that is secret. */
  name: string
  /** With user and password. */
  url: string
  /** Its part of the mails, against those of the others. */
  weight: number
}

const MOST_WEIGHT = 1_000

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
    // What is no word may be the end of a password with a question mark.
    const shown = /^[a-z_]{1,16}$/.test(stranger) ? stranger : 'of the name that stands there'
    throw new ConfigError(`${name} has no option ${shown}; there is weight.`)
  }
  const text = query.get('weight') ?? '1'
  if (!/^[1-9]\d{0,3}$/.test(text) || Number(text) > MOST_WEIGHT)
    throw new ConfigError(`${name}: weight must be a number from 1 to ${MOST_WEIGHT}.`)
  return Number(text)
}

function host(text: string, name: string): SmtpHostSetting {
  const address = new URL(url('smtp:', 'smtps:')(text, name))
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
export function smtpHosts(text: string, name: string): readonly SmtpHostSetting[] {
  // A password may have a comma.
  const hosts = text.split(/,\s*(?=smtps?:\/\/)/).map((part) => host(part.trim(), name))
  // The same host may stand there twice, with two users.
  return hosts.map((one, i) => {
    const before = hosts.slice(0, i).filter((other) => other.name === one.name).length
    return before === 0 ? one : { ...one, name: `${one.name} (${before + 1})` }
  })
}

/** Whether all hosts are on this machine. */
export const areLocal = (hosts: readonly SmtpHostSetting[]): boolean => hosts.every((one) => isLoopbackUrl(one.url))

/** A part of the table of all settings, which says what each member is. */
export const smtpSettings = {
  smtpHosts: {
    name: 'MESSAGING_SMTP_URL',
    secret: 'value',
    default: 'sandbox',
    unset: null,
    meaning:
      'SMTP host that takes the email, `smtp://user:password@host:port`, or several separated by commas, which share it by their weights: `smtp://a.example.com?weight=3,smtp://b.example.com`. By default the sandbox captures all email. Sandbox accounts use the hosts only when all are on this machine.',
    parse: smtpHosts,
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
