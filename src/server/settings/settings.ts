// Every setting, once: what a process reads, what `npm start -- --help` prints, and the table in docs/operations.md,
// which a test compares with this one.
import { resolve } from 'node:path'
import { assertDatabase, databaseSettings } from './database.ts'
import { type Environment, secretIn } from './files.ts'
import { pushSettings } from './push.ts'
import { checkReturns, returnSettings } from './returns.ts'
import { assertSmsSettings, smsSettings } from './sms.ts'
import { assertCatchers, smtpSettings } from './smtp.ts'
import {
  ConfigError,
  codesPerHour,
  connectionLimits,
  hoursUnlessOff,
  linkHost,
  listenAddress,
  oneOf,
  onOrOff,
  parseConnections,
  parseDkim,
  parseDuration,
  parseFile,
  parseLimits,
  parseMinutes,
  parseMonitors,
  parseNetworks,
  parseOrigins,
  parsePort,
  parsePrices,
  parseProxies,
  parseQuotas,
  parseRows,
  perMinute,
  portUnless,
  sandboxKey,
  urlParser,
  urlUnlessOff,
  userName,
  visibleTextParser,
} from './values.ts'

export { ConfigError, type DkimFile } from './values.ts'

/** One environment variable. An empty one counts as unset. */
export interface Setting {
  name: string
  /** What the documents show. It is parsed when the variable is unset, except where `unset` is given. */
  default: string
  /** The value of an unset variable, where `default` only describes it. */
  unset?: null
  /** Plain sentences; code stands between backticks. */
  meaning: string
  /** The value is or holds a secret, which may be in the file of `<name>_FILE` instead; or it names files with one. */
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
    parse: parsePort,
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
    parse: urlParser('https:', 'http:'),
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
    parse: visibleTextParser(200),
  },
  ...smtpSettings,
  ...smsSettings,
  dkim: {
    name: 'MESSAGING_DKIM',
    secret: 'files',
    default: 'off',
    meaning:
      'Private keys that sign mails to the SMTP host (RSA or Ed25519, in PEM): `s1._domainkey.example.com=/etc/dkim/s1.pem`, several separated by commas. `npm run account -- dkim` prints the DNS records to publish.',
    parse: parseDkim,
  },
  ...returnSettings,
  ...pushSettings,
  allowPrivate: {
    name: 'MESSAGING_ALLOW_PRIVATE',
    default: 'loopback',
    meaning:
      'Private networks that webhooks, callbacks, attachments and import files may reach: CIDRs separated by commas, or `none`. The default lets sandbox accounts reach this machine, and live accounts nothing private.',
    parse: parseNetworks,
  },
  quotas: {
    name: 'MESSAGING_RATE_LIMIT',
    default: '1000000/60,20000000',
    meaning:
      'Requests allowed per key in a window of seconds, then requests allowed per account and hour. REST (except the Sandbox API), SOAP and the mails of the SMTP relay count in the same windows.',
    parse: parseQuotas,
  },
  visitQuotas: {
    name: 'MESSAGING_VISIT_LIMIT',
    default: '6000',
    meaning:
      'Requests that the visitors of connected sites may send from one network in a minute, to each process. A reverse proxy is one network.',
    parse: perMinute,
  },
  codesPerHour: {
    name: 'MESSAGING_CODE_LIMIT',
    default: '10000',
    meaning:
      'One-time codes that an account may send in an hour, resent ones included, or `off`. Further ones get 429 with `Retry-After`, and the log has an alarm.',
    parse: codesPerHour,
  },
  connections: {
    name: 'MESSAGING_CONNECTIONS',
    default: '4096,1024',
    meaning:
      'Connections that the HTTPS port has open at the same time: in all, and those of one address (for IPv6: of one /64). A reverse proxy is one address. Never more than half of the files that the process may open.',
    parse: connectionLimits,
  },
  proxies: {
    name: 'MESSAGING_PROXIES',
    default: 'none',
    meaning:
      'Reverse proxies with a trusted `X-Forwarded-For`: networks such as `10.0.0.0/8` separated by commas, `loopback` (this machine), or `none`. Limits and the locations in reports then use the IP address of the visitor.',
    parse: parseProxies,
  },
  keepHooks: {
    name: 'MESSAGING_KEEP_HOOKS',
    default: '30d',
    meaning:
      'How long delivered, parked and held webhooks and callbacks are kept: a number with `d`, `h`, `m` or `s`, or `off` to keep them permanently.',
    parse: parseDuration,
  },
  keepOperations: {
    name: 'MESSAGING_KEEP_OPERATIONS',
    default: '90d',
    meaning: 'How long finished operations and their result files are kept.',
    parse: parseDuration,
  },
  reportRows: {
    name: 'MESSAGING_REPORT_ROWS',
    default: '1000000',
    meaning: 'Rows that an advanced report may have; one that gets more is stopped and leaves no file.',
    parse: parseRows,
  },
  keepCaptured: {
    name: 'MESSAGING_KEEP_CAPTURED',
    default: '30d',
    meaning: 'How long captured messages are kept.',
    parse: parseDuration,
  },
  keepDevices: {
    name: 'MESSAGING_KEEP_DEVICES',
    default: '270d',
    meaning:
      'How long a device of an app is kept without a sign of life: apps register their token at each start, and an opened message counts as well. `off` keeps devices until their push service reports them as gone.',
    parse: parseDuration,
  },
  prices: {
    name: 'MESSAGING_PRICES',
    default: 'email=0.001,sms=0.05,smart_sms=0.06,voice=0.1',
    meaning:
      'What a message that a carrier has taken costs on each channel, in the currency of the account; channels that are left out cost nothing. `getMyAccount` takes it from what was paid in.',
    parse: parsePrices,
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
      'Largest body in MiB, then the seconds allowed for operations that read (GET, DELETE) and for those that write. Operations that wait have separate limits.',
    parse: parseLimits,
  },
  cors: {
    name: 'MESSAGING_CORS',
    default: 'loopback',
    meaning:
      'Web pages that may call the APIs from a browser: origins such as `https://app.example.com` separated by commas, `*`, or `none`. The default allows every page at addresses that only this machine reaches (127.0.0.1, ::1), and none elsewhere.',
    parse: parseOrigins,
  },
  monitors: {
    name: 'MESSAGING_MONITORS',
    default: 'loopback',
    meaning:
      'Who may read `/metrics` and `/readyz`: `loopback` (this machine), `all`, or networks such as `10.0.0.0/8` separated by commas. Others get 404, and so do requests through a proxy unless the value is `all`.',
    parse: parseMonitors,
  },
  places: {
    name: 'MESSAGING_PLACES',
    default: 'countries',
    unset: null,
    meaning:
      'Database file in the MaxMind format (`.mmdb`) that tells the cities of internet addresses to the reports. By default the database of countries that comes along is asked; no address is kept.',
    parse: (text: string, name: string) => (text === 'countries' ? null : parseFile(text, name)),
  },
  evidencePem: {
    name: 'MESSAGING_EVIDENCE_PEM',
    secret: 'files',
    default: 'own',
    unset: null,
    meaning:
      'PEM file with the private key (RSA, P-256, P-384 or P-521) and the certificates that sign evidence. By default the platform creates both and keeps them in the database.',
    parse: parseFile,
  },
  tsaUrl: {
    name: 'MESSAGING_TSA_URL',
    secret: 'value',
    default: 'off',
    meaning:
      'URL of a time stamp authority (RFC 3161) for evidence, `https://` or `http://`, with a name and a password if it needs them: `https://name:password@tsa.example.com/tsr`.',
    parse: urlUnlessOff('https:', 'http:'),
  },
  tsaCa: {
    name: 'MESSAGING_TSA_CA',
    default: 'any',
    unset: null,
    meaning:
      'PEM file with certificates of which one has to vouch for that authority. By default a stamp of any authority will do.',
    parse: parseFile,
  },
  tsaWait: {
    name: 'MESSAGING_TSA_WAIT',
    default: '60',
    meaning:
      'Minutes for which an evidence waits for its stamp while the authority gives none. Then it is made without, and says so.',
    parse: parseMinutes,
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
  ...databaseSettings,
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
    meaning:
      'Largest number of connections that this process opens to `DATABASE_URL`. It opens one more to `MESSAGING_DATABASE_DIRECT_URL`.',
    parse: parseConnections,
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
  assertDatabase(values)
  checkReturns(values)
  assertSmsSettings(values)
  assertCatchers(values.sandboxSmtpHosts, values)
  const publicUrl = values.publicUrl ?? `https://localhost:${values.port}`
  const { shortUrl } = values
  if (shortUrl !== null && new URL(shortUrl.url).hostname === new URL(publicUrl).hostname)
    throw new ConfigError(
      `${settings.shortUrl.name} must name another host than ${settings.publicUrl.name}: nothing else answers there.`,
    )
  return { ...values, publicUrl }
}
