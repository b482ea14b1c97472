// Opens the ports of the platform.
import { type App, createApp } from './app.ts'
import type { LogStream } from './http/app.ts'
import { type Certificate, loadCertificate } from './http/certificate.ts'
import { expiryOf, watchCertificate } from './http/certificate-watch.ts'
import { logClosedSummary } from './http/connections.ts'
import {
  type Listener,
  type ListenerOptions,
  listenHttps,
  listenLoopback,
  listenPlain,
  tlsOptions,
} from './http/listener.ts'
import { onlyMonitoring } from './http/monitoring.ts'
import { openFiles } from './lib/open-files.ts'
import { keepUnreadIn } from './lib/unread-file.ts'
import { listenToOperator, type OperatorDoor } from './operator/socket.ts'
import { ensureSandboxAccount, ensureSandboxUser, type SandboxUser } from './process/bootstrap.ts'
import { type Config, ConfigError } from './settings/settings.ts'

export interface RunningServer {
  app: App
  /** The key of the sandbox account; null when this machine does not know it, or without a sandbox. */
  sandboxKey: string | null
  /** The user of the sandbox account. */
  sandboxUser: SandboxUser | null
  /** Null when the process has no HTTPS port. */
  port: number | null
  httpPort: number | null
  /** Null when the process has no SMTP relay. */
  smtpPort: number | null
  /** Null when the process takes no mails that come back. */
  inboundPort: number | null
  /** Null when the process has no port for monitoring alone. */
  monitorPort: number | null
  close(): Promise<void>
}

async function ensureSandbox({ domain }: App, { data, ...config }: Config) {
  const sandboxKey = await ensureSandboxAccount(domain.accounts.accounts, data, config.sandboxKey)
  const wanted = { username: config.sandboxUser, password: config.sandboxPassword }
  return { sandboxKey, sandboxUser: await ensureSandboxUser(domain.accounts, data, wanted) }
}

/** The limits of connections; no more than half of the files that this process may have open. */
function limitsOf(app: App, { host, connections }: Config): ListenerOptions {
  const all = Math.min(connections.all, Math.floor(openFiles() / 2))
  // Where files are few, one address leaves half of them to the others.
  const perAddress = all < connections.all ? Math.ceil(all / 2) : connections.all
  const onClosed = logClosedSummary((line) =>
    app.http.log.warn({ op: 'connection', ...line }, 'connections were closed'),
  )
  return { host, connections: { connections: all, perAddress: Math.min(connections.perAddress, perAddress) }, onClosed }
}

type Ports = Pick<RunningServer, 'port' | 'httpPort' | 'smtpPort' | 'inboundPort' | 'monitorPort'>
type Opened = <T extends Listener>(listener: Promise<T>) => Promise<T>

/** Options of startServer that are not settings. */
export interface ServerOptions {
  /** Milliseconds between two looks at the files of the certificate (5,000). */
  certificatePeriod?: number | undefined
  /** Where the lines of the log go (standard output). */
  logStream?: LogStream | undefined
}

const BROKEN = 'the files in tls/ cannot be used: the ports keep the certificate that they have'

/** The ports with TLS. They take another certificate as soon as its files change, until `stops` ends that. */
async function openSecurePorts(
  app: App,
  config: Config,
  { opened, stops, certificatePeriod }: ServerOptions & { opened: Opened; stops: (() => void)[] },
) {
  const { role, host, port } = config
  const ports: Pick<Ports, 'port' | 'smtpPort' | 'inboundPort'> = { port: null, smtpPort: null, inboundPort: null }
  if (role === 'work') return ports
  const certificate = await loadCertificate(config.data)
  const renews: ((certificate: Certificate) => void)[] = []
  if (role !== 'smtp') {
    const listener = await opened(listenHttps(port, certificate, onRequestOf(app), limitsOf(app, config)))
    ports.port = listener.port
    renews.push(listener.renew)
  }
  if (role !== 'api')
    for (const [name, door] of [
      ['smtpPort', app.relay],
      ['inboundPort', app.returns],
    ] as const) {
      const wanted = config[name]
      if (wanted === null) continue
      const listener = await opened(door.listen(wanted, tlsOptions(certificate), { host }))
      ports[name] = listener.port
      renews.push((renewed) => listener.renewTls(tlsOptions(renewed)))
    }
  app.noteExpiry(expiryOf(certificate))
  const { data: folder } = config
  const onBroken = (reason: string) => app.http.log.warn({ op: 'certificate', reason }, BROKEN)
  const use = (renewed: Certificate) => {
    for (const renew of renews) renew(renewed)
    app.noteExpiry(expiryOf(renewed))
    app.http.log.info({ op: 'certificate' }, 'the ports have the new certificate')
  }
  stops.push(watchCertificate(certificate, { folder, use, onBroken, period: certificatePeriod }))
  return ports
}

const onRequestOf = ({ http }: App) => http.routing.bind(http)

/** The ports that the role has. A process for work has no door; its ports for HTTP still tell how it is. */
async function openPorts(app: App, config: Config, parts: Parameters<typeof openSecurePorts>[2]): Promise<Ports> {
  const { host, httpPort, monitorPort } = config
  const { opened } = parts
  const onRequest = onRequestOf(app)
  const ports: Ports = { ...(await openSecurePorts(app, config, parts)), httpPort: null, monitorPort: null }
  if (httpPort !== null) ports.httpPort = (await opened(listenLoopback(httpPort, onRequest))).port
  if (monitorPort !== null)
    ports.monitorPort = (await opened(listenPlain(monitorPort, onlyMonitoring(onRequest), host))).port
  return ports
}

/** The way in for the operator's commands, where they cannot open the database themselves. */
async function openOperatorDoor({ domain, http }: App, { data, databaseUrl }: Config): Promise<OperatorDoor | null> {
  if (databaseUrl !== null) return null
  const logOrder = (order: string) => http.log.info({ op: 'operator', order }, 'the operator sent a command')
  try {
    return await listenToOperator({ data, domain }, logOrder)
  } catch (err) {
    // Some file systems have no sockets. The commands then say that the server has to be stopped.
    http.log.warn({ err, op: 'operator' }, 'the commands of the operator cannot reach this server')
    return null
  }
}

/** Opens the data folder and the ports of `config`. */
export async function startServer(config: Config, options: ServerOptions = {}): Promise<RunningServer> {
  const { role } = config
  if (role === 'smtp' && config.smtpPort === null && config.inboundPort === null)
    throw new ConfigError('Role smtp needs a port: set MESSAGING_SMTP_PORT or MESSAGING_INBOUND_PORT.')
  keepUnreadIn(config.data)
  const app = await createApp({ config, ...(options.logStream && { logStream: options.logStream }) })
  const listeners: Listener[] = []
  const closing: (OperatorDoor | null)[] = []
  const stops: (() => void)[] = []
  // The ports finish their current mails and requests before the store closes.
  const close = async () => {
    for (const stop of stops) stop()
    app.domain.sandbox.sandbox.endWaits()
    app.domain.sandbox.live.end()
    await Promise.all([...listeners, ...closing].map((door) => door?.close()))
    await app.close()
  }
  const opened: Opened = async (listener) => {
    const { port } = await listener
    app.ownPort(port)
    listeners.push(await listener)
    return listener
  }
  try {
    closing.push(await openOperatorDoor(app, config))
    const known = config.sandbox ? await ensureSandbox(app, config) : { sandboxKey: null, sandboxUser: null }
    return { app, ...known, ...(await openPorts(app, config, { ...options, opened, stops })), close }
  } catch (error) {
    await close()
    throw error
  }
}
