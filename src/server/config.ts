// Every setting of the server. `settings` is also what README and `npm start -- --help` print.
import { resolve } from 'node:path'
import ipaddr from 'ipaddr.js'

export interface Setting {
  name: string
  default: string
  meaning: string
}

export const settings: readonly Setting[] = [
  { name: 'MESSAGING_DATA', default: '.data', meaning: 'Folder of the database, the certificate and the sandbox key.' },
  { name: 'MESSAGING_PORT', default: '8443', meaning: 'HTTPS port of all APIs.' },
  { name: 'MESSAGING_HTTP_PORT', default: 'off', meaning: 'Port of a second, plain HTTP listener that only this machine reaches.' },
  { name: 'MESSAGING_PUBLIC_URL', default: 'https://localhost:<port>', meaning: 'Address of this server in links of messages.' },
  { name: 'MESSAGING_SANDBOX_KEY', default: 'random', meaning: 'Key of the sandbox account, taken at the first start on a data folder.' },
  { name: 'MESSAGING_SMTP_URL', default: 'sandbox', meaning: 'SMTP host for email, smtp://user:password@host:port. Sandbox keys use it only when it is on this machine.' },
  { name: 'MESSAGING_ALLOW_PRIVATE', default: 'loopback', meaning: 'Networks that webhooks, callbacks and attachments may reach besides public ones: `none` or CIDRs, separated by commas. The default lets sandbox accounts reach this machine, and live accounts nothing private.' },
  { name: 'MESSAGING_RATE_LIMIT', default: '1000000/60,20000000', meaning: 'Requests per key and window in seconds, then requests per account and hour.' },
  { name: 'MESSAGING_LOG', default: 'info', meaning: 'Least level of the log: trace, debug, info, warn, error, silent.' },
  { name: 'DATABASE_URL', default: 'unset', meaning: 'PostgreSQL; not supported yet, the server refuses to start with it.' },
]

export interface Config {
  data: string
  port: number
  httpPort: number | null
  publicUrl: string
  sandboxKey: string | null
  smtpUrl: string | null
  /** CIDRs by the kind of the account. */
  allowPrivate: { sandbox: string[]; live: string[] }
  quotas: { perKey: number; keyWindow: number; perAccount: number }
  logLevel: string
}

/** A setting that the server cannot start with; the message says what to change. */
export class ConfigError extends Error {}

function port(name: string, text: string): number {
  const value = Number(text)
  if (!/^\d{1,5}$/.test(text) || value > 65_535) throw new ConfigError(`${name} must be a port from 0 to 65535, not "${text}".`)
  return value
}

function quotas(text: string): Config['quotas'] {
  const found = /^(\d+)\/(\d+),(\d+)$/.exec(text)
  if (!found) throw new ConfigError(`MESSAGING_RATE_LIMIT must look like 6000/60,360000, not "${text}".`)
  const [perKey, keyWindow, perAccount] = found.slice(1).map(Number) as [number, number, number]
  if (keyWindow < 1) throw new ConfigError('MESSAGING_RATE_LIMIT needs a window of at least 1 second.')
  return { perKey, keyWindow, perAccount }
}

function url(name: string, text: string, protocols: string[]): string {
  const parsed = URL.canParse(text) ? new URL(text) : null
  if (!parsed || !protocols.includes(parsed.protocol)) {
    throw new ConfigError(`${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`)
  }
  return text.replace(/\/$/, '')
}

const LOOPBACK = ['127.0.0.0/8', '::1/128']

function networks(text: string): Config['allowPrivate'] {
  if (text === 'none') return { sandbox: [], live: [] }
  if (text === 'loopback') return { sandbox: LOOPBACK, live: [] }
  const named = text.split(',').map((part) => part.trim())
  const bad = named.find((part) => !ipaddr.isValidCIDR(part))
  if (bad !== undefined) throw new ConfigError(`MESSAGING_ALLOW_PRIVATE must hold networks like 10.0.0.0/8, not "${bad}".`)
  return { sandbox: named, live: named }
}

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'silent']

/** Reads the settings from an environment; throws ConfigError for the first that does not do. */
export function readConfig(env: Record<string, string | undefined>): Config {
  if (env['DATABASE_URL']) {
    throw new ConfigError('DATABASE_URL is set, but this version stores in SQLite only. Unset it to start on the embedded database.')
  }
  const httpsPort = port('MESSAGING_PORT', env['MESSAGING_PORT'] || '8443')
  const sandboxKey = env['MESSAGING_SANDBOX_KEY'] || null
  if (sandboxKey !== null && !/^[\x21-\x7e]{1,200}$/.test(sandboxKey)) {
    throw new ConfigError('MESSAGING_SANDBOX_KEY must have 1 to 200 visible ASCII characters.')
  }
  const logLevel = env['MESSAGING_LOG'] || 'info'
  if (!levels.includes(logLevel)) throw new ConfigError(`MESSAGING_LOG must be one of ${levels.join(', ')}.`)
  const plain = env['MESSAGING_HTTP_PORT']
  const publicUrl = env['MESSAGING_PUBLIC_URL']
  const smtpUrl = env['MESSAGING_SMTP_URL']
  return {
    data: resolve(env['MESSAGING_DATA'] || '.data'),
    port: httpsPort,
    httpPort: plain && plain !== 'off' ? port('MESSAGING_HTTP_PORT', plain) : null,
    publicUrl: publicUrl ? url('MESSAGING_PUBLIC_URL', publicUrl, ['https:', 'http:']) : `https://localhost:${httpsPort}`,
    sandboxKey,
    smtpUrl: smtpUrl ? url('MESSAGING_SMTP_URL', smtpUrl, ['smtp:', 'smtps:']) : null,
    allowPrivate: networks(env['MESSAGING_ALLOW_PRIVATE'] || 'loopback'),
    quotas: quotas(env['MESSAGING_RATE_LIMIT'] || '1000000/60,20000000'),
    logLevel,
  }
}
