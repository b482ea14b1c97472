// `npm start`: runs the platform until it is told to stop. Started by start.js.
import { parseArgs } from 'node:util'
import { isLoopbackUrl } from '../server/carriers.ts'
import { ConfigError, readConfig, settings, type Config } from '../server/config.ts'
import { startServer, type RunningServer } from '../server/server.ts'

function help(): string {
  const width = Math.max(...settings.map(({ name }) => name.length))
  const rows = settings.map((s) => `  ${s.name.padEnd(width)}  ${s.meaning} (${s.default})`)
  return `Runs the messaging platform: npm start\n\nSettings, by environment (default):\n${rows.join('\n')}\n`
}

function emailLine(config: Config): string {
  if (config.smtpUrl === null) return 'captured by the sandbox; see /sandbox/v1/messages'
  const { host } = new URL(config.smtpUrl)
  const also = isLoopbackUrl(config.smtpUrl) ? 'for all accounts' : 'for live accounts; sandbox accounts are captured'
  return `through ${host}, ${also}`
}

function banner(config: Config, { port, httpPort, sandboxKey }: RunningServer): string {
  const base = `https://localhost:${port}`
  const rows: [string, string][] = [
    ['Marketing API', `${base}/marketing/v3`],
    ['Transactional API', `${base}/api/v2`],
    ['Registered API', `${base}/registered/v1 (in the contract; answers 501)`],
    ['Sandbox API', `${base}/sandbox/v1`],
    ['Docs', `${base}/docs/`],
    ['Health', `${base}/healthz`],
    ...(httpPort === null ? [] : [['Plain HTTP', `http://127.0.0.1:${httpPort} (this machine only)`] as [string, string]]),
    ['Email', emailLine(config)],
    ['SMTP relay', 'not in this version'],
    ['Sandbox key', sandboxKey ?? 'not shown: sandbox.key was removed from the data folder'],
    ['Data', config.data],
    ['Certificate', `${config.data}/tls/cert.pem (for development; trust it in your client)`],
  ]
  return ['', 'The messaging platform is running. Ctrl-C ends it.', '', ...rows.map(([name, text]) => `  ${name.padEnd(18)} ${text}`), ''].join('\n')
}

/** What to tell about an error of the start. */
function explain(error: unknown): string {
  const { code, message, port } = error as { code?: string; message: string; port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Set MESSAGING_PORT (or MESSAGING_HTTP_PORT) to a free one.`
  if (code === 'EACCES') return `No permission: ${message}`
  return error instanceof ConfigError || error instanceof Error ? message : String(error)
}

function stopOnSignal(server: RunningServer): void {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1) // The second Ctrl-C does not wait.
    stopping = true
    console.log('\nStopping: open requests and sends in hand end first.')
    await server.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } })
  if (values.help) {
    console.log(help())
    return
  }
  const config = readConfig(process.env)
  const server = await startServer(config)
  stopOnSignal(server)
  console.log(banner(config, server))
}

main().catch((error: unknown) => {
  console.error(`The platform did not start. ${explain(error)}`)
  process.exitCode = 1
})
