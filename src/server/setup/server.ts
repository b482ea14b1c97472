// Opens the ports of the platform.
import { type App, createApp } from '../app.ts'
import { loadCertificate } from '../http/certificate.ts'
import { type Listener, listenHttps, listenLoopback, tlsOptions } from '../http/listener.ts'
import { ensureSandboxAccount, ensureSandboxUser, type SandboxUser } from './bootstrap.ts'
import { type Config, ConfigError } from './settings.ts'

export interface RunningServer {
  app: App
  /** The key of the sandbox account; null when this machine does not know it. */
  sandboxKey: string | null
  /** The user of the sandbox account. */
  sandboxUser: SandboxUser | null
  /** Null when the process has no HTTPS port. */
  port: number | null
  httpPort: number | null
  /** Null when the process has no SMTP relay. */
  smtpPort: number | null
  close(): Promise<void>
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
    await Promise.all(listeners.map((listener) => listener.close()))
    await app.close()
  }
  const opened = async <T extends Listener>(listener: Promise<T>): Promise<T> => {
    listeners.push(await listener)
    return listener
  }
  try {
    const sandboxKey = await ensureSandboxAccount(app.domain.accounts, config.data, config.sandboxKey)
    const sandboxUser = await ensureSandboxUser(app.domain, config.data, {
      username: config.sandboxUser,
      password: config.sandboxPassword,
    })
    const onRequest = app.http.routing.bind(app.http)
    // A process for work has no door; on the plain HTTP port it still tells how it is.
    const certificate = role === 'work' ? null : await loadCertificate(config.data)
    const secure =
      certificate && role !== 'smtp' ? await opened(listenHttps(config.port, certificate, onRequest)) : null
    const plain = config.httpPort === null ? null : await opened(listenLoopback(config.httpPort, onRequest))
    const withRelay = certificate !== null && role !== 'api' && config.smtpPort !== null
    const relay = withRelay ? await opened(app.relay.listen(config.smtpPort as number, tlsOptions(certificate))) : null
    const ports = { port: secure?.port ?? null, httpPort: plain?.port ?? null, smtpPort: relay?.port ?? null }
    return { app, sandboxKey, sandboxUser, ...ports, close }
  } catch (error) {
    await close()
    throw error
  }
}
