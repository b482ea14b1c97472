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
  {
    name: 'MESSAGING_HTTP_PORT',
    default: 'off',
    meaning: 'Port of a second, plain HTTP listener that only this machine reaches.',
  },
  { name: 'MESSAGING_SMTP_PORT', default: '1587', meaning: 'Port of the SMTP relay; `off` or 0 for none.' },
  {
    name: 'MESSAGING_PUBLIC_URL',
    default: 'https://localhost:<port>',
    meaning: 'Address of this server in links of messages.',
  },
  {
    name: 'MESSAGING_SANDBOX_KEY',
    default: 'random',
    meaning: 'Key of the sandbox account, taken at the first start on a data folder.',
  },
  {
    name: 'MESSAGING_SANDBOX_USER',
    default: 'sandbox',
    meaning: 'Name of the user of the sandbox account, who logs in to the SMTP relay; taken at the first start.',
  },
  {
    name: 'MESSAGING_SANDBOX_PASSWORD',
    default: 'random',
    meaning: 'Password of that user, taken at the first start.',
  },
  {
    name: 'MESSAGING_SMTP_URL',
    default: 'sandbox',
    meaning:
      'SMTP host for email, smtp://user:password@host:port. Sandbox keys use it only when it is on this machine.',
  },
  {
    name: 'MESSAGING_SMTP_RATE',
    default: 'off',
    meaning:
      'Mails per second to the SMTP host, of all processes together; after a comma, mails per second of one sender: 100 or 100,20. Codes and alerts go first.',
  },
  {
    name: 'MESSAGING_DKIM',
    default: 'off',
    meaning:
      'Keys that sign mails to the SMTP host: the name in the DNS, `=`, a file with the private key (RSA or Ed25519, PEM); several are separated by commas: s1._domainkey.example.com=/etc/dkim/s1.pem. `npm run account -- dkim` prints what to publish.',
  },
  {
    name: 'MESSAGING_ALLOW_PRIVATE',
    default: 'loopback',
    meaning:
      'Networks that webhooks, callbacks and attachments may reach besides public ones: `none` or CIDRs, separated by commas. The default lets sandbox accounts reach this machine, and live accounts nothing private.',
  },
  {
    name: 'MESSAGING_RATE_LIMIT',
    default: '1000000/60,20000000',
    meaning: 'Requests per key and window in seconds, then requests per account and hour.',
  },
  {
    name: 'MESSAGING_KEEP_HOOKS',
    default: '30d',
    meaning:
      'How long webhooks and callbacks that were delivered or parked are kept: a number with d, h, m or s, or `off` for ever.',
  },
  {
    name: 'MESSAGING_KEEP_OPERATIONS',
    default: '90d',
    meaning: 'How long operations that ended are kept, with the files of their results.',
  },
  { name: 'MESSAGING_KEEP_CAPTURED', default: '30d', meaning: 'How long captured messages are kept.' },
  {
    name: 'MESSAGING_REQUEST_LIMITS',
    default: '20,10,60',
    meaning:
      'Megabytes (MiB) of a body, then seconds for an operation that reads (GET, DELETE) and for one that writes. Operations that wait have their own time.',
  },
  {
    name: 'MESSAGING_CORS',
    default: 'loopback',
    meaning:
      'Pages that may call the APIs from a browser: origins like https://app.example.com, separated by commas, `*`, or `none`. The default allows all of them on the plain HTTP port and none on the HTTPS port.',
  },
  {
    name: 'MESSAGING_MONITORS',
    default: 'loopback',
    meaning:
      'Who may read /metrics and /readyz: `loopback` (this machine), `all`, or networks like 10.0.0.0/8, separated by commas. To others they do not exist, nor to what comes through a proxy, unless it is `all`.',
  },
  {
    name: 'MESSAGING_EVIDENCE_PEM',
    default: 'own',
    meaning:
      'File with the private key (RSA, P-256, P-384 or P-521) and the certificates that sign evidences, in PEM. By default the platform makes a key and a certificate of its own and keeps them in the database.',
  },
  {
    name: 'MESSAGING_LOG',
    default: 'info',
    meaning: 'Least level of the log: trace, debug, info, warn, error, silent.',
  },
  {
    name: 'DATABASE_URL',
    default: 'unset',
    meaning:
      'PostgreSQL 15 or newer, postgres://user:password@host:port/database. Several processes may share it. Unset: SQLite in the data folder.',
  },
  {
    name: 'MESSAGING_ROLE',
    default: 'all',
    meaning:
      'What this process does: `all`, `api` (requests), `work` (what happens in the background) or `smtp` (the relay). Other than all needs DATABASE_URL. The option --role goes before it.',
  },
  {
    name: 'MESSAGING_DATABASE_CONNECTIONS',
    default: '10',
    meaning: 'Connections to PostgreSQL at most, of this process.',
  },
]

const roles = ['all', 'api', 'work', 'smtp'] as const
/** What one process of the platform does. */
export type Role = (typeof roles)[number]

/** Where the private key is whose public one is found at `name` in the DNS. */
export interface DkimFile {
  name: string
  selector: string
  domain: string
  file: string
}

export interface Config {
  data: string
  role: Role
  /** PostgreSQL; null: SQLite in the data folder. */
  databaseUrl: string | null
  databaseConnections: number
  port: number
  httpPort: number | null
  /** Port of the SMTP relay. */
  smtpPort: number | null
  publicUrl: string
  sandboxKey: string | null
  sandboxUser: { username: string; password: string | null }
  smtpUrl: string | null
  /** Mails per second to the SMTP host, and of one sender; null: as fast as it takes them. */
  smtpRate: { carrier: number; sender: number | null } | null
  dkim: DkimFile[]
  /** CIDRs by the kind of the account. */
  allowPrivate: { sandbox: string[]; live: string[] }
  quotas: { perKey: number; keyWindow: number; perAccount: number }
  /** How long things are kept, milliseconds; null: for ever. */
  retention: { hooks: number | null; operations: number | null; captured: number | null }
  /** Bytes of a body; seconds that an operation may take. */
  limits: { bodyBytes: number; readSeconds: number; writeSeconds: number }
  /** Origins of pages, or `loopback`: all of them, over plain HTTP. */
  cors: 'loopback' | 'none' | '*' | string[]
  /** CIDRs of those who may read measurements. */
  monitors: 'all' | string[]
  /** File with the key and certificates that sign evidences; null: what the platform makes itself. */
  evidencePem: string | null
  logLevel: string
}

/** A setting that the server cannot start with; the message says what to change. */
export class ConfigError extends Error {}

function port(name: string, text: string): number {
  const value = Number(text)
  if (!/^\d{1,5}$/.test(text) || value > 65_535)
    throw new ConfigError(`${name} must be a port from 0 to 65535, not "${text}".`)
  return value
}

/** A text of visible ASCII characters. */
function visible(name: string, text: string, most: number): string {
  if (!/^[\x21-\x7e]+$/.test(text) || text.length > most)
    throw new ConfigError(`${name} must have 1 to ${most} visible ASCII characters.`)
  return text
}

function sandboxUser(username: string, password: string | undefined): Config['sandboxUser'] {
  if (username === 'apikey')
    throw new ConfigError('MESSAGING_SANDBOX_USER must not be apikey: with this name keys log in.')
  return {
    username: visible('MESSAGING_SANDBOX_USER', username, 100),
    password: password ? visible('MESSAGING_SANDBOX_PASSWORD', password, 200) : null,
  }
}

function quotas(text: string): Config['quotas'] {
  const found = /^(\d+)\/(\d+),(\d+)$/.exec(text)
  if (!found) throw new ConfigError(`MESSAGING_RATE_LIMIT must look like 6000/60,360000, not "${text}".`)
  const [perKey, keyWindow, perAccount] = found.slice(1).map(Number) as [number, number, number]
  if (keyWindow < 1) throw new ConfigError('MESSAGING_RATE_LIMIT needs a window of at least 1 second.')
  return { perKey, keyWindow, perAccount }
}

function smtpRate(text: string): Config['smtpRate'] {
  if (text === 'off') return null
  const found = /^(\d{1,6}(?:\.\d+)?)(?:,(\d{1,6}(?:\.\d+)?))?$/.exec(text)
  const [carrier = 0, sender] = (found?.slice(1) ?? []).map((part) => (part === undefined ? undefined : Number(part)))
  if (carrier <= 0 || sender === 0)
    throw new ConfigError(`MESSAGING_SMTP_RATE must be mails per second, like 100 or 100,20, or off, not "${text}".`)
  return { carrier, sender: sender ?? null }
}

function dkim(text: string): DkimFile[] {
  if (text === 'off') return []
  return text.split(',').map((part) => {
    const found = /^((.+)\._domainkey\.([^=]+))=(.+)$/.exec(part.trim())
    if (!found)
      throw new ConfigError(
        `MESSAGING_DKIM must look like s1._domainkey.example.com=/etc/dkim/s1.pem, not "${part.trim()}".`,
      )
    const [name, selector, domain, file] = found.slice(1) as [string, string, string, string]
    const isName = (labels: string) => /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/.test(labels)
    if (!isName(selector) || !isName(domain))
      throw new ConfigError(`MESSAGING_DKIM: ${name} is no name of the DNS in lower case.`)
    return { name, selector, domain, file: resolve(file) }
  })
}

function limits(text: string): Config['limits'] {
  const [megabytes = 0, readSeconds = 0, writeSeconds = 0, ...more] = text
    .split(',')
    .map((part) => (/^ *\d{1,4} *$/.test(part) ? Number(part) : 0))
  if (more.length > 0 || megabytes < 1 || megabytes > 500 || readSeconds < 1 || writeSeconds < 1) {
    throw new ConfigError(
      `MESSAGING_REQUEST_LIMITS must look like 20,10,60: 1 to 500 MB, and seconds from 1 on; not "${text}".`,
    )
  }
  return { bodyBytes: megabytes * 1024 * 1024, readSeconds, writeSeconds }
}

function url(name: string, text: string, protocols: string[]): string {
  const parsed = URL.canParse(text) ? new URL(text) : null
  if (!parsed || !protocols.includes(parsed.protocol)) {
    throw new ConfigError(`${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`)
  }
  return text.replace(/\/$/, '')
}

function connections(text: string): number {
  const value = Number(text)
  // One could wait for itself: a transaction holds a connection while a query outside it asks for another.
  if (!/^\d{1,4}$/.test(text) || value < 2)
    throw new ConfigError(`MESSAGING_DATABASE_CONNECTIONS must be a number from 2 to 9999, not "${text}".`)
  return value
}

function role(text: string, databaseUrl: string | undefined): Role {
  const found = roles.find((one) => one === text)
  if (!found) throw new ConfigError(`MESSAGING_ROLE must be one of ${roles.join(', ')}, not "${text}".`)
  if (found !== 'all' && !databaseUrl) {
    throw new ConfigError(`MESSAGING_ROLE ${found} needs DATABASE_URL: on SQLite one process does everything.`)
  }
  return found
}

const LOOPBACK = ['127.0.0.0/8', '::1/128']

function networks(text: string): Config['allowPrivate'] {
  if (text === 'none') return { sandbox: [], live: [] }
  if (text === 'loopback') return { sandbox: LOOPBACK, live: [] }
  const named = text.split(',').map((part) => part.trim())
  const bad = named.find((part) => !ipaddr.isValidCIDR(part))
  if (bad !== undefined)
    throw new ConfigError(`MESSAGING_ALLOW_PRIVATE must hold networks like 10.0.0.0/8, not "${bad}".`)
  return { sandbox: named, live: named }
}

const units: Readonly<Record<string, number>> = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1_000 }

function duration(name: string, text: string): number | null {
  if (text === 'off') return null
  const [, digits = '', unit = ''] = /^(\d{1,6})([dhms])$/.exec(text) ?? []
  const ms = Number(digits) * (units[unit] ?? 0)
  if (ms === 0) throw new ConfigError(`${name} must look like 30d, 12h, 90m or 10s, or be \`off\`, not "${text}".`)
  return ms
}

function origins(text: string): Config['cors'] {
  if (text === 'loopback' || text === 'none' || text === '*') return text
  const named = text.split(',').map((part) => part.trim())
  const bad = named.find((part) => !URL.canParse(part) || new URL(part).origin !== part)
  if (bad !== undefined)
    throw new ConfigError(
      `MESSAGING_CORS must hold origins like https://app.example.com, without a path, not "${bad}".`,
    )
  return named
}

function monitors(text: string): Config['monitors'] {
  if (text === 'loopback') return LOOPBACK
  if (text === 'all') return 'all'
  const named = text.split(',').map((part) => part.trim())
  const bad = named.find((part) => !ipaddr.isValidCIDR(part))
  if (bad !== undefined)
    throw new ConfigError(`MESSAGING_MONITORS must be loopback, all, or networks like 10.0.0.0/8, not "${bad}".`)
  return named
}

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'silent']

/** Reads the settings from an environment; throws ConfigError for the first that does not do. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const httpsPort = port('MESSAGING_PORT', env['MESSAGING_PORT'] || '8443')
  const sandboxKey = env['MESSAGING_SANDBOX_KEY']
  const logLevel = env['MESSAGING_LOG'] || 'info'
  if (!levels.includes(logLevel)) throw new ConfigError(`MESSAGING_LOG must be one of ${levels.join(', ')}.`)
  const plain = env['MESSAGING_HTTP_PORT']
  const relay = env['MESSAGING_SMTP_PORT'] || '1587'
  const publicUrl = env['MESSAGING_PUBLIC_URL']
  const smtpUrl = env['MESSAGING_SMTP_URL']
  return {
    data: resolve(env['MESSAGING_DATA'] || '.data'),
    role: role(env['MESSAGING_ROLE'] || 'all', env['DATABASE_URL']),
    databaseUrl: env['DATABASE_URL'] ? url('DATABASE_URL', env['DATABASE_URL'], ['postgres:', 'postgresql:']) : null,
    databaseConnections: connections(env['MESSAGING_DATABASE_CONNECTIONS'] || '10'),
    port: httpsPort,
    httpPort: plain && plain !== 'off' ? port('MESSAGING_HTTP_PORT', plain) : null,
    smtpPort: relay === 'off' || relay === '0' ? null : port('MESSAGING_SMTP_PORT', relay),
    publicUrl: publicUrl
      ? url('MESSAGING_PUBLIC_URL', publicUrl, ['https:', 'http:'])
      : `https://localhost:${httpsPort}`,
    sandboxKey: sandboxKey ? visible('MESSAGING_SANDBOX_KEY', sandboxKey, 200) : null,
    sandboxUser: sandboxUser(env['MESSAGING_SANDBOX_USER'] || 'sandbox', env['MESSAGING_SANDBOX_PASSWORD']),
    smtpUrl: smtpUrl ? url('MESSAGING_SMTP_URL', smtpUrl, ['smtp:', 'smtps:']) : null,
    dkim: dkim(env['MESSAGING_DKIM'] || 'off'),
    smtpRate: smtpRate(env['MESSAGING_SMTP_RATE'] || 'off'),
    allowPrivate: networks(env['MESSAGING_ALLOW_PRIVATE'] || 'loopback'),
    quotas: quotas(env['MESSAGING_RATE_LIMIT'] || '1000000/60,20000000'),
    retention: {
      hooks: duration('MESSAGING_KEEP_HOOKS', env['MESSAGING_KEEP_HOOKS'] || '30d'),
      operations: duration('MESSAGING_KEEP_OPERATIONS', env['MESSAGING_KEEP_OPERATIONS'] || '90d'),
      captured: duration('MESSAGING_KEEP_CAPTURED', env['MESSAGING_KEEP_CAPTURED'] || '30d'),
    },
    limits: limits(env['MESSAGING_REQUEST_LIMITS'] || '20,10,60'),
    cors: origins(env['MESSAGING_CORS'] || 'loopback'),
    monitors: monitors(env['MESSAGING_MONITORS'] || 'loopback'),
    evidencePem: env['MESSAGING_EVIDENCE_PEM'] || null,
    logLevel,
  }
}
