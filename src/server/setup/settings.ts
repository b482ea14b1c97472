// Every setting, once: what a process reads, what `npm start -- --help` prints, and the table in docs/operations.md,
// which a test compares with this one.
import { resolve } from 'node:path'
import { type Environment, secretIn } from './setting-files.ts'
import { pushSettings } from './setting-push.ts'
import { checkReturns, returnSettings } from './setting-returns.ts'
import { assertSmsSettings, smsSettings } from './setting-sms.ts'
import { smtpSettings } from './setting-smtp.ts'
import {
  ConfigError,
  connectionLimits,
  connections,
  dkim,
  duration,
  file,
  hoursUnlessOff,
  limits,
  linkHost,
  listenAddress,
  minutes,
  monitors,
  networks,
  oneOf,
  onOrOff,
  origins,
  perMinute,
  port,
  portUnless,
  prices,
  proxies,
  quotas,
  rows,
  sandboxKey,
  url,
  urlUnlessOff,
  userName,
  visible,
} from './setting-values.ts'

export { ConfigError, type DkimFile } from './setting-values.ts'

/** One environment variable. An empty one counts as unset. */
export interface Setting {
  name: string
  /** What the documents show. It is parsed when the variable is unset, except where `unset` is given. */
  default: string
  /** The value of an unset variable, where `default` only describes it. */
  unset?: null
  /** Plain sentences; code stands between backticks. */
  meaning: string
  /** The value is or holds a secret, which may lie in the file of `<name>_FILE` instead; or it names files with one. */
  secret?: 'value' | 'files'
  /** Throws ConfigError, which names the setting, for a text that does not fit. */
  parse(text: string, name: string): unknown
}

/** All settings, by the name of their value in `Config`. */
export const settings = {
  data: {
    name: 'MESSAGING_DATA',
    default: '.data',
    meaning: 'Folder of the database, the certificate, and the key and password of the sandbox account.',
    parse: (text: string) => resolve(text),
  },
  host: {
    name: 'MESSAGING_HOST',
    default: '127.0.0.1',
    meaning:
      'IP address on which the HTTPS port, the relay, the port for what comes back and the monitoring port listen. The default lets in this machine only; `::` lets in every machine, and so does `0.0.0.0`, over IPv4 only.',
    parse: listenAddress,
  },
  port: {
    name: 'MESSAGING_PORT',
    default: '8443',
    meaning: 'HTTPS port of all APIs.',
    parse: port,
  },
  httpPort: {
    name: 'MESSAGING_HTTP_PORT',
    default: 'off',
    meaning: 'Port of a second listener, for plain HTTP, that only this machine reaches.',
    parse: portUnless('off'),
  },
  smtpPort: {
    name: 'MESSAGING_SMTP_PORT',
    default: '1587',
    meaning: 'Port of the SMTP relay; `off` or `0` turns the relay off.',
    parse: portUnless('off', '0'),
  },
  monitorPort: {
    name: 'MESSAGING_MONITOR_PORT',
    default: 'off',
    meaning:
      'Port that answers `/healthz`, `/readyz` and `/metrics` and nothing else, over plain HTTP, whatever the role of the process.',
    parse: portUnless('off'),
  },
  publicUrl: {
    name: 'MESSAGING_PUBLIC_URL',
    default: 'https://localhost, at the HTTPS port',
    unset: null,
    meaning: 'Address of this server in the links of messages.',
    parse: url('https:', 'http:'),
  },
  shortUrl: {
    name: 'MESSAGING_SHORT_URL',
    default: '`/l/` at the public address',
    unset: null,
    meaning:
      'Host for the short links of smart SMS and the pages behind them, which a name in the DNS leads to this server. Nothing else answers there. `https://s.example.com` shows the protocol in texts; `s.example.com` saves its eight characters, and port 80 of the host must lead on to HTTPS.',
    parse: linkHost,
  },
  sandbox: {
    name: 'MESSAGING_SANDBOX',
    default: 'on',
    meaning:
      'Whether this process has a sandbox. With `off` it makes no sandbox account, refuses the keys and users of those that exist, and does not have the Sandbox API.',
    parse: onOrOff,
  },
  console: {
    name: 'MESSAGING_CONSOLE',
    default: 'as `MESSAGING_SANDBOX`',
    unset: null,
    meaning:
      'Whether this process has the console, `on` or `off`. Without a sandbox it opens with keys of live accounts that have a right to it, and brings along what such keys may use of the Sandbox API.',
    parse: onOrOff,
  },
  sandboxKey: {
    name: 'MESSAGING_SANDBOX_KEY',
    secret: 'value',
    default: 'random',
    unset: null,
    meaning: 'Key of the sandbox account; only the first start, which creates the account, uses it.',
    parse: sandboxKey,
  },
  sandboxUser: {
    name: 'MESSAGING_SANDBOX_USER',
    default: 'sandbox',
    meaning: 'User of the sandbox account, who logs in to the SMTP relay and to SOAP; only the first start uses it.',
    parse: userName,
  },
  sandboxPassword: {
    name: 'MESSAGING_SANDBOX_PASSWORD',
    secret: 'value',
    default: 'random',
    unset: null,
    meaning: 'Password of that user; only the first start uses it.',
    parse: visible(200),
  },
  ...smtpSettings,
  ...smsSettings,
  dkim: {
    name: 'MESSAGING_DKIM',
    secret: 'files',
    default: 'off',
    meaning:
      'Private keys that sign mails to the SMTP host (RSA or Ed25519, in PEM): `s1._domainkey.example.com=/etc/dkim/s1.pem`, several separated by commas. `npm run account -- dkim` prints the DNS records to publish.',
    parse: dkim,
  },
  ...returnSettings,
  ...pushSettings,
  allowPrivate: {
    name: 'MESSAGING_ALLOW_PRIVATE',
    default: 'loopback',
    meaning:
      'Private networks that webhooks, callbacks, attachments and import files may reach: CIDRs separated by commas, or `none`. The default lets sandbox accounts reach this machine, and live accounts nothing private.',
    parse: networks,
  },
  quotas: {
    name: 'MESSAGING_RATE_LIMIT',
    default: '1000000/60,20000000',
    meaning: 'Requests allowed per key in a window of seconds, then requests allowed per account and hour.',
    parse: quotas,
  },
  visitQuotas: {
    name: 'MESSAGING_VISIT_LIMIT',
    default: '6000',
    meaning:
      'Requests that the visitors of connected sites may send from one network in a minute, to each process. A reverse proxy is one network.',
    parse: perMinute,
  },
  connections: {
    name: 'MESSAGING_CONNECTIONS',
    default: '4096,1024',
    meaning:
      'Connections that the HTTPS port has open at the same time: in all, and those of one address. A reverse proxy is one address. Never more than half of the files that the process may open.',
    parse: connectionLimits,
  },
  proxies: {
    name: 'MESSAGING_PROXIES',
    default: 'none',
    meaning:
      'Reverse proxies whose `X-Forwarded-For` is believed: networks such as `10.0.0.0/8` separated by commas, `loopback` (this machine), or `none`. Forms and web pages then know the address of the visitor, which limits and the places of reports go by.',
    parse: proxies,
  },
  keepHooks: {
    name: 'MESSAGING_KEEP_HOOKS',
    default: '30d',
    meaning:
      'How long delivered and parked webhooks and callbacks are kept: a number with `d`, `h`, `m` or `s`, or `off` to keep them for ever.',
    parse: duration,
  },
  keepOperations: {
    name: 'MESSAGING_KEEP_OPERATIONS',
    default: '90d',
    meaning: 'How long finished operations and their result files are kept.',
    parse: duration,
  },
  reportRows: {
    name: 'MESSAGING_REPORT_ROWS',
    default: '1000000',
    meaning: 'Rows that an advanced report may have; one that gets more is stopped and leaves no file.',
    parse: rows,
  },
  keepCaptured: {
    name: 'MESSAGING_KEEP_CAPTURED',
    default: '30d',
    meaning: 'How long captured messages are kept.',
    parse: duration,
  },
  keepDevices: {
    name: 'MESSAGING_KEEP_DEVICES',
    default: '270d',
    meaning:
      'How long a device of an app stays that has not told of itself: apps register their token at each start, and an opened message counts as well. `off` keeps devices until their service says that they are gone.',
    parse: duration,
  },
  prices: {
    name: 'MESSAGING_PRICES',
    default: 'email=0.001,sms=0.05,smart_sms=0.06,voice=0.1',
    meaning:
      'What a message that a carrier has taken costs on each channel, in the currency of the account; channels that are left out cost nothing. `getMyAccount` takes it from what was paid in.',
    parse: prices,
  },
  soapAccounts: {
    name: 'MESSAGING_SOAP_ACCOUNTS',
    default: 'off',
    meaning:
      'Whether the SOAP operations `createAccount` and `checkUser` are open, to everybody who reaches the platform, and of which kind new accounts are: `off`, `sandbox` or `live`.',
    parse: oneOf('off', 'sandbox', 'live'),
  },
  limits: {
    name: 'MESSAGING_REQUEST_LIMITS',
    default: '20,10,60',
    meaning:
      'Largest body in MiB, then the seconds allowed for operations that read (GET, DELETE) and for those that write. Operations that wait have limits of their own.',
    parse: limits,
  },
  cors: {
    name: 'MESSAGING_CORS',
    default: 'loopback',
    meaning:
      'Web pages that may call the APIs from a browser: origins such as `https://app.example.com` separated by commas, `*`, or `none`. The default allows every page at addresses that only this machine reaches (127.0.0.1, ::1), and none elsewhere.',
    parse: origins,
  },
  monitors: {
    name: 'MESSAGING_MONITORS',
    default: 'loopback',
    meaning:
      'Who may read `/metrics` and `/readyz`: `loopback` (this machine), `all`, or networks such as `10.0.0.0/8` separated by commas. Others get 404, and so do requests through a proxy unless the value is `all`.',
    parse: monitors,
  },
  places: {
    name: 'MESSAGING_PLACES',
    default: 'countries',
    unset: null,
    meaning:
      'Database file in the MaxMind format (`.mmdb`) that tells the cities of internet addresses to the reports. By default the database of countries that comes along is asked; no address is kept.',
    parse: (text: string, name: string) => (text === 'countries' ? null : file(text, name)),
  },
  evidencePem: {
    name: 'MESSAGING_EVIDENCE_PEM',
    secret: 'files',
    default: 'own',
    unset: null,
    meaning:
      'PEM file with the private key (RSA, P-256, P-384 or P-521) and the certificates that sign evidences. By default the platform makes its own and keeps them in the database.',
    parse: file,
  },
  tsaUrl: {
    name: 'MESSAGING_TSA_URL',
    secret: 'value',
    default: 'off',
    meaning:
      'Address of an authority (RFC 3161) that stamps the time of evidences, `https://` or `http://`, with a name and a password where it asks for them: `https://name:password@tsa.example.com/tsr`.',
    parse: urlUnlessOff('https:', 'http:'),
  },
  tsaCa: {
    name: 'MESSAGING_TSA_CA',
    default: 'any',
    unset: null,
    meaning:
      'PEM file with certificates of which one has to vouch for that authority. By default a stamp of any authority will do.',
    parse: file,
  },
  tsaWait: {
    name: 'MESSAGING_TSA_WAIT',
    default: '60',
    meaning:
      'Minutes for which an evidence waits for its stamp while the authority gives none. Then it is made without, and says so.',
    parse: minutes,
  },
  sealEvery: {
    name: 'MESSAGING_TSA_EVERY',
    default: '24',
    meaning:
      'Hours from one time stamp over the chains of all registered messages to the next, or `off`. There are none without `MESSAGING_TSA_URL`.',
    parse: hoursUnlessOff,
  },
  logLevel: {
    name: 'MESSAGING_LOG',
    default: 'info',
    meaning: 'Minimum log level: `trace`, `debug`, `info`, `warn`, `error` or `silent`.',
    parse: oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent'),
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    secret: 'value',
    default: 'unset',
    unset: null,
    meaning:
      'PostgreSQL 15 or newer, `postgres://user:password@host:port/database`, which several processes may share. When unset, SQLite in the data folder.',
    parse: url('postgres:', 'postgresql:'),
  },
  role: {
    name: 'MESSAGING_ROLE',
    default: 'all',
    meaning:
      'What this process does: `all`, `api` (takes requests and sends nothing), `work` (sends and works in the background) or `smtp` (the relay, and the port for what comes back). `work` and `smtp` need `DATABASE_URL`. The option `--role` overrides it.',
    parse: oneOf('all', 'api', 'work', 'smtp'),
  },
  databaseConnections: {
    name: 'MESSAGING_DATABASE_CONNECTIONS',
    default: '10',
    meaning: 'Largest number of connections that this process opens to PostgreSQL.',
    parse: connections,
  },
} satisfies Record<string, Setting>

type ValueOf<S extends Setting> = ReturnType<S['parse']> | (S extends { unset: null } ? null : never)
type Values = { [Key in keyof typeof settings]: ValueOf<(typeof settings)[Key]> }

/** The values of all settings, typed by their parsers. */
export type Config = Omit<Values, 'publicUrl'> & { publicUrl: string }

function valueIn(setting: Setting, env: Environment): unknown {
  const text = setting.secret === 'value' ? secretIn(env, setting.name) : env[setting.name]
  if (text) return setting.parse(text, setting.name)
  return setting.unset === null ? null : setting.parse(setting.default, setting.name)
}

/** Reads the settings from an environment; throws ConfigError for the first one that does not fit. */
export function readConfig(env: Environment): Config {
  // The compiler does not see that each value comes from the parser under its own key.
  const values = Object.fromEntries(
    Object.entries(settings).map(([key, setting]) => [key, valueIn(setting, env)]),
  ) as Values
  // A process that takes requests and sends nothing is of use alone: to look at a restored copy.
  if ((values.role === 'work' || values.role === 'smtp') && values.databaseUrl === null)
    throw new ConfigError(
      `${settings.role.name} ${values.role} needs DATABASE_URL: on SQLite one process does everything.`,
    )
  checkReturns(values)
  assertSmsSettings(values)
  const publicUrl = values.publicUrl ?? `https://localhost:${values.port}`
  const { shortUrl } = values
  if (shortUrl !== null && new URL(shortUrl.url).hostname === new URL(publicUrl).hostname)
    throw new ConfigError(
      `${settings.shortUrl.name} must name another host than ${settings.publicUrl.name}: nothing else answers there.`,
    )
  return { ...values, publicUrl }
}
