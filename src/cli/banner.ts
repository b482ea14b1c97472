// What `npm start` prints when the platform runs: its addresses, its files, and what its clients need to log in.
import { isIPv6 } from 'node:net'
import { join } from 'node:path'
import { SANDBOX_KEY_FILE, SANDBOX_PASSWORD_FILE } from '../server/setup/bootstrap.ts'
import type { RunningServer } from '../server/setup/server.ts'
import { areLocal } from '../server/setup/setting-smtp.ts'
import type { Config } from '../server/setup/settings.ts'

type Row = [name: string, text: string]

function emailLine({ smtpHosts, sandbox }: Config): string {
  if (smtpHosts === null)
    return sandbox
      ? 'the sandbox captures it; see /sandbox/v1/messages'
      : 'is kept and goes nowhere: set MESSAGING_SMTP_URL'
  const through = `through ${smtpHosts.map(({ name }) => name).join(' and ')}`
  if (!sandbox || areLocal(smtpHosts)) return `${through}, for all accounts`
  return `${through}, for live accounts; the sandbox captures that of sandbox accounts`
}

/** On SQLite no other process can send. */
const roleLine = ({ role, databaseUrl }: Config) =>
  role === 'api' && databaseUrl === null ? 'api (nothing leaves until a start without --role)' : role

function databaseLine({ databaseUrl }: Config): string {
  if (databaseUrl === null) return 'SQLite, in the data folder'
  const { host, pathname } = new URL(databaseUrl)
  return `PostgreSQL, ${host}${pathname}`
}

/** The name under which this machine reaches its own port. The certificate for development has `localhost`. */
function nameOf({ host }: Config): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost'
  return isIPv6(host) ? `[${host}]` : host
}

/** Where a person looks first. A terminal gets the address with the key in its fragment, which opens at once. */
function consoleRow(config: Config, { port, sandboxKey }: RunningServer, isTerminal: boolean): Row[] {
  if (port === null || !(config.console ?? config.sandbox)) return []
  const address = `https://${nameOf(config)}:${port}/console/`
  return [['Console', isTerminal && sandboxKey ? `${address}#key=${sandboxKey}` : address]]
}

/** The addresses of the APIs: what the typed clients take as `baseUrl`. */
function apiRows(config: Config, port: number): Row[] {
  const base = `https://${nameOf(config)}:${port}`
  return [
    ['Marketing API', `${base}/marketing/v3`],
    ['Transactional API', `${base}/api/v2`],
    ['Registered API', `${base}/registered/v1`],
    ...(config.sandbox ? [['Sandbox API', `${base}/sandbox/v1`] as Row] : []),
    ['SOAP API', `${base}/soap/v2`],
    ['Docs', `${base}/docs/`],
    ['Health', `${base}/healthz`],
  ]
}

/**
 * How to log in to the sandbox account. Only a terminal shows secrets: what goes into a pipe or a file is a log, so there
 * stands where the secrets lie.
 */
function secretRows(
  { data }: Config,
  { sandboxKey, sandboxUser, smtpPort }: RunningServer,
  isTerminal: boolean,
): Row[] {
  const shown = (secret: string | null | undefined, name: string, unknown: string) => {
    if (!secret) return `unknown here: the data folder holds no ${unknown}`
    return isTerminal ? secret : `in the file ${join(data, name)}`
  }
  const key: Row = ['Sandbox key', shown(sandboxKey, SANDBOX_KEY_FILE, `valid ${SANDBOX_KEY_FILE}`)]
  if (smtpPort === null) return [key]
  return [
    key,
    ['Relay user', sandboxUser?.username ?? 'none'],
    ['Relay password', shown(sandboxUser?.password, SANDBOX_PASSWORD_FILE, SANDBOX_PASSWORD_FILE)],
  ]
}

/** The rows of a process that has a door; one that only works has none. */
function doorRows(config: Config, server: RunningServer, isTerminal: boolean): Row[] {
  const { port, smtpPort, inboundPort } = server
  if (port === null && smtpPort === null && inboundPort === null) return []
  return [
    ['SMTP relay', smtpPort === null ? 'off' : `${nameOf(config)}:${smtpPort} (STARTTLS, then AUTH)`],
    ...(inboundPort === null ? [] : [['Mail coming back', `${nameOf(config)}:${inboundPort}`] as Row]),
    ...(config.sandbox ? secretRows(config, server, isTerminal) : []),
    ['Data', config.data],
    ['Certificate', `${config.data}/tls/cert.pem (for development: make your client trust it)`],
  ]
}

/** The text; `isTerminal` tells whether a person reads it there and nothing keeps it. */
export function banner(config: Config, server: RunningServer, isTerminal: boolean): string {
  const { port, httpPort, monitorPort } = server
  const rows: Row[] = [
    ...consoleRow(config, server, isTerminal),
    ...(port === null ? [] : apiRows(config, port)),
    ...(httpPort === null ? [] : [['Plain HTTP', `http://127.0.0.1:${httpPort} (this machine only)`] as Row]),
    ...(monitorPort === null ? [] : [['Monitoring', `http://${nameOf(config)}:${monitorPort}/metrics`] as Row]),
    ['Role', roleLine(config)],
    ['Database', databaseLine(config)],
    ['Email', emailLine(config)],
    ...doorRows(config, server, isTerminal),
  ]
  return [
    '',
    'The messaging platform is running. Press Ctrl-C to stop it.',
    '',
    ...rows.map(([name, text]) => `  ${name.padEnd(18)} ${text}`),
    '',
  ].join('\n')
}
