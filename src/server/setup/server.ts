// Opens the ports of the platform.
import { type App, createApp } from '../app.ts'
import { loadCertificate } from '../http/certificate.ts'
import { type Listener, listenHttps, listenLoopback, listenPlain, tlsOptions } from '../http/listener.ts'
import { onlyMonitoring } from '../http/monitoring.ts'
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
  const opened = async <T extends Listener>(listener: Promise<T>): Promise<T> => {
    listeners.push(await listener)
    return listener
  }
  try {
    const known = config.sandbox ? await ensureSandbox(app, config) : { sandboxKey: null, sandboxUser: null }
    const onRequest = app.http.routing.bind(app.http)
    const { host } = config
    // A process for work has no door; on the plain HTTP port it still tells how it is.
    const certificate = role === 'work' ? null : await loadCertificate(config.data)
    const secure =
      certificate && role !== 'smtp' ? await opened(listenHttps(config.port, certificate, onRequest, { host })) : null
    const plain = config.httpPort === null ? null : await opened(listenLoopback(config.httpPort, onRequest))
    const withRelay = certificate !== null && role !== 'api' && config.smtpPort !== null
    const relay = withRelay
      ? await opened(app.relay.listen(config.smtpPort as number, tlsOptions(certificate), { host }))
      : null
    const monitor =
      config.monitorPort === null
        ? null
        : await opened(listenPlain(config.monitorPort, onlyMonitoring(onRequest), host))
    return {
      app,
      ...known,
      port: secure?.port ?? null,
      httpPort: plain?.port ?? null,
      smtpPort: relay?.port ?? null,
      monitorPort: monitor?.port ?? null,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
