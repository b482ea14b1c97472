// The platform with its ports open.
import { createApp, type App } from './app.ts'
import { ensureSandboxAccount } from './bootstrap.ts'
import type { Config } from './config.ts'
import { loadCertificate } from './http/certificate.ts'
import { listenHttps, listenLoopback, type Listener } from './http/listener.ts'

export interface RunningServer {
  app: App
  /** The key of the sandbox account, or null when its file was removed. */
  sandboxKey: string | null
  port: number
  httpPort: number | null
  close(): Promise<void>
}

/** Opens the data folder and the ports of `config`. */
export async function startServer(config: Config): Promise<RunningServer> {
  const app = await createApp({ config })
  const listeners: Listener[] = []
  const close = async () => {
    await Promise.all(listeners.map((listener) => listener.close()))
    await app.close()
  }
  try {
    const sandboxKey = await ensureSandboxAccount(app.domain.accounts, config.data, config.sandboxKey)
    const onRequest = app.http.routing.bind(app.http)
    const secure = await listenHttps(config.port, await loadCertificate(config.data), onRequest)
    listeners.push(secure)
    const plain = config.httpPort === null ? null : await listenLoopback(config.httpPort, onRequest)
    if (plain) listeners.push(plain)
    return { app, sandboxKey, port: secure.port, httpPort: plain?.port ?? null, close }
  } catch (error) {
    await close()
    throw error
  }
}
