// The banner of `npm start`: URLs, files and credentials.
import { isIPv6 } from 'node:net'
import { join } from 'node:path'
import { placeOf } from '../server/lib/postgres-address.ts'
import { SANDBOX_KEY_FILE, SANDBOX_PASSWORD_FILE } from '../server/process/bootstrap.ts'
import type { RunningServer } from '../server/server.ts'
import type { Config } from '../server/settings/settings.ts'
import { escapeControls } from '../terminal/printer.ts'

type Row = [name: string, text: string]

function emailLine({ smtpHosts, sandboxSmtpHosts, sandbox }: Config): string {
  const names = (hosts: NonNullable<Config['smtpHosts']>) => hosts.map(({ name }) => name).join(' and ')
  const captured = smtpHosts === null ? 'captured in the sandbox' : 'sandbox accounts are captured'
  const copied = sandboxSmtpHosts === null ? '' : `, with a copy to ${names(sandboxSmtpHosts)}`
  if (smtpHosts === null)
    return sandbox ? `${captured}, see /sandbox/v1/messages${copied}` : 'stored but not sent: set MESSAGING_SMTP_URL'
  const through = `through ${names(smtpHosts)}`
  return sandbox ? `${through} for live accounts; ${captured}${copied}` : through
}

/** With SQLite, no other process can send. */
const roleLine = ({ role, databaseUrl }: Config) =>
  role === 'api' && databaseUrl === null ? 'api (sends nothing: restart without --role to send)' : role

function databaseLine({ databaseUrl, databaseDirectUrl }: Config): string {
  if (databaseUrl === null) return 'SQLite, in the data folder'
  const direct = databaseDirectUrl === null ? '' : `; direct address ${placeOf(databaseDirectUrl)}`
  return `PostgreSQL, ${placeOf(databaseUrl)}${direct}`
}

/** Host name for URLs on this machine. The development certificate is issued to `localhost`. */
function nameOf({ host }: Config): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost'
  return isIPv6(host) ? `[${host}]` : host
}

/** On a terminal, the URL contains the key, so the console opens signed in. */
function consoleRow(config: Config, { port, sandboxKey }: RunningServer, isTerminal: boolean): Row[] {
  if (port === null || !(config.console ?? config.sandbox)) return []
  const address = `https://${nameOf(config)}:${port}/console/`
  return [['Console', isTerminal && sandboxKey ? `${address}#key=${sandboxKey}` : address]]
}

/** The base URLs of the APIs, which the typed clients accept as `baseUrl`. */
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
 * Credentials of the sandbox account. Secrets are printed on a terminal only. Pipes and files are usually logs, so they get
 * the path of the secret instead.
 */
function secretRows(
  { data }: Config,
  { sandboxKey, sandboxUser, smtpPort }: RunningServer,
  isTerminal: boolean,
): Row[] {
  const shown = (secret: string | null | undefined, name: string, unknown: string) => {
    if (!secret) return `unknown: the data folder has no ${unknown}`
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

/** Rows about the ports. Empty for a process without ports, such as `--role work`. */
function doorRows(config: Config, server: RunningServer, isTerminal: boolean): Row[] {
  const { port, smtpPort, inboundPort } = server
  if (port === null && smtpPort === null && inboundPort === null) return []
  return [
    ['SMTP relay', smtpPort === null ? 'off' : `${nameOf(config)}:${smtpPort} (STARTTLS, then AUTH)`],
    ...(inboundPort === null ? [] : [['Return port', `${nameOf(config)}:${inboundPort}`] as Row]),
    ...(config.sandbox ? secretRows(config, server, isTerminal) : []),
    ['Data', config.data],
    ['Certificate', `${config.data}/tls/cert.pem (development only: add it to your trusted certificates)`],
  ]
}

/** The banner as safe text. It contains secrets only if `isTerminal` is true. */
export function bannerText(config: Config, server: RunningServer, isTerminal: boolean): string {
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
    ...rows.map(([name, text]) => `  ${name.padEnd(18)} ${escapeControls(text)}`),
    '',
  ].join('\n')
}
