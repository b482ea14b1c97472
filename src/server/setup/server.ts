// Opens the ports of the platform.
import { type App, createApp } from '../app.ts'
import { loadCertificate } from '../http/certificate.ts'
import { summarised } from '../http/connections.ts'
import {
  type Listener,
  type ListenerOptions,
  listenHttps,
  listenLoopback,
  listenPlain,
  tlsOptions,
} from '../http/listener.ts'
import { onlyMonitoring } from '../http/monitoring.ts'
import { openFiles } from '../lib/open-files.ts'
import { ensureSandboxAccount, ensureSandboxUser, type SandboxUser } from './bootstrap.ts'
import { type Config, ConfigError } from './settings.ts'

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
  /** Null when the process has no port for monitoring alone. */
  monitorPort: number | null
  close(): Promise<void>
}

async function ensureSandbox({ domain }: App, { data, ...config }: Config) {
  const sandboxKey = await ensureSandboxAccount(domain.accounts, data, config.sandboxKey)
  const wanted = { username: config.sandboxUser, password: config.sandboxPassword }
  return { sandboxKey, sandboxUser: await ensureSandboxUser(domain, data, wanted) }
}

/** The limits of connections; no more than half of the files that this process may have open. */
function limitsOf(app: App, { host, connections }: Config): ListenerOptions {
  const all = Math.min(connections.all, Math.floor(openFiles() / 2))
  // Where files are few, one address leaves half of them to the others.
  const perAddress = all < connections.all ? Math.ceil(all / 2) : connections.all
  const onClosed = summarised((line) => app.http.log.warn({ op: 'connection', ...line }, 'connections were closed'))
  return { host, connections: { connections: all, perAddress: Math.min(connections.perAddress, perAddress) }, onClosed }
}

type Ports = Pick<RunningServer, 'port' | 'httpPort' | 'smtpPort' | 'monitorPort'>
type Opened = <T extends Listener>(listener: Promise<T>) => Promise<T>

/** The ports that the role has. A process for work has no door; its ports for HTTP still tell how it is. */
async function openPorts(app: App, config: Config, opened: Opened): Promise<Ports> {
  const { role, host, port, httpPort, smtpPort, monitorPort } = config
  const onRequest = app.http.routing.bind(app.http)
  const ports: Ports = { port: null, httpPort: null, smtpPort: null, monitorPort: null }
  const certificate = role === 'work' ? null : await loadCertificate(config.data)
  if (certificate && role !== 'smtp')
    ports.port = (await opened(listenHttps(port, certificate, onRequest, limitsOf(app, config)))).port
  if (httpPort !== null) ports.httpPort = (await opened(listenLoopback(httpPort, onRequest))).port
  if (certificate && role !== 'api' && smtpPort !== null)
    ports.smtpPort = (await opened(app.relay.listen(smtpPort, tlsOptions(certificate), { host }))).port
  if (monitorPort !== null)
    ports.monitorPort = (await opened(listenPlain(monitorPort, onlyMonitoring(onRequest), host))).port
  return ports
}

/** Opens the data folder and the ports of `config`. */
export async function startServer(config: Config): Promise<RunningServer> {
  const { role } = config
  if (role === 'smtp' && config.smtpPort === null)
    throw new ConfigError('Role smtp needs a port: set MESSAGING_SMTP_PORT.')
  const app = await createApp({ config })
  const listeners: Listener[] = []
  // The ports first finish what they have in hand, then the store closes: no mail and no request is cut off.
  const close = async () => {
    app.domain.sandbox.endWaits()
    await Promise.all(listeners.map((listener) => listener.close()))
    await app.close()
  }
  const opened: Opened = async (listener) => {
    const { port } = await listener
    app.ownPort(port)
    listeners.push(await listener)
    return listener
  }
  try {
    const known = config.sandbox ? await ensureSandbox(app, config) : { sandboxKey: null, sandboxUser: null }
    return { app, ...known, ...(await openPorts(app, config, opened)), close }
  } catch (error) {
    await close()
    throw error
  }
}
