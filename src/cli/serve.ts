// `npm start`: runs the platform until a signal stops it. start.js starts this file.
import { parseArgs } from 'node:util'
import { isLoopbackUrl } from '../server/setup/carriers.ts'
import { type RunningServer, startServer } from '../server/setup/server.ts'
import { type Config, ConfigError, readConfig, settings } from '../server/setup/settings.ts'

function help(): string {
  const all = Object.values(settings)
  const width = Math.max(...all.map(({ name }) => name.length))
  const rows = all.map((s) => `  ${s.name.padEnd(width)}  ${s.meaning.replaceAll('`', '')} (${s.default})`)
  return `Runs the messaging platform: npm start\n
  --role <role>  what this process does: all, api, work or smtp (all); any but all needs DATABASE_URL
  --help         this text\n\nEnvironment variables (default):\n${rows.join('\n')}\n`
}

function emailLine(config: Config): string {
  if (config.smtpUrl === null) return 'the sandbox captures it; see /sandbox/v1/messages'
  const { host } = new URL(config.smtpUrl)
  const also = isLoopbackUrl(config.smtpUrl)
    ? 'for all accounts'
    : 'for live accounts; the sandbox captures that of sandbox accounts'
  return `through ${host}, ${also}`
}

type BannerRow = [name: string, text: string]

/** What the process serves, and what its clients need to log in. */
function doorRows(
  config: Config,
  { port, smtpPort, sandboxKey, sandboxUser }: RunningServer,
): { first: BannerRow[]; last: BannerRow[] } {
  const base = `https://localhost:${port}`
  const apis: BannerRow[] = [
    ['Marketing API', `${base}/marketing/v3`],
    ['Transactional API', `${base}/api/v2`],
    ['Registered API', `${base}/registered/v1`],
    ['Sandbox API', `${base}/sandbox/v1`],
    ['SOAP API', `${base}/soap/v2`],
    ['Docs', `${base}/docs/`],
    ['Health', `${base}/healthz`],
  ]
  const relay: BannerRow = ['SMTP relay', smtpPort === null ? 'off' : `localhost:${smtpPort} (STARTTLS, then AUTH)`]
  const user: BannerRow[] = [
    ['Relay user', sandboxUser?.username ?? 'none'],
    ['Relay password', sandboxUser?.password ?? 'unknown here: the data folder holds no sandbox.password'],
  ]
  const key: BannerRow = ['Sandbox key', sandboxKey ?? 'unknown here: the data folder holds no valid sandbox.key']
  const files: BannerRow[] = [
    ['Data', config.data],
    ['Certificate', `${config.data}/tls/cert.pem (for development: make your client trust it)`],
  ]
  if (port === null && smtpPort === null) return { first: [], last: [] }
  return { first: port === null ? [] : apis, last: [relay, key, ...(smtpPort === null ? [] : user), ...files] }
}

function databaseLine({ databaseUrl }: Config): string {
  if (databaseUrl === null) return 'SQLite, in the data folder'
  const { host, pathname } = new URL(databaseUrl)
  return `PostgreSQL, ${host}${pathname}`
}

function banner(config: Config, server: RunningServer): string {
  const { first, last } = doorRows(config, server)
  const { httpPort } = server
  const rows: BannerRow[] = [
    ...first,
    ...(httpPort === null ? [] : [['Plain HTTP', `http://127.0.0.1:${httpPort} (this machine only)`] as BannerRow]),
    ['Role', config.role],
    ['Database', databaseLine(config)],
    ['Email', emailLine(config)],
    ...last,
  ]
  return [
    '',
    'The messaging platform is running. Press Ctrl-C to stop it.',
    '',
    ...rows.map(([name, text]) => `  ${name.padEnd(18)} ${text}`),
    '',
  ].join('\n')
}

/** Explains an error during startup. */
function explain(error: unknown): string {
  const { code, message, port } = error as { code?: string; message: string; port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Set MESSAGING_PORT (or MESSAGING_HTTP_PORT, MESSAGING_SMTP_PORT) to a free one.`
  if (code === 'EACCES') return `No permission: ${message}`
  return error instanceof ConfigError || error instanceof Error ? message : String(error)
}

function stopOnSignal(server: RunningServer): void {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1) // A second Ctrl-C does not wait.
    stopping = true
    console.log('\nStopping after the requests, mails and sends in hand. Press Ctrl-C again to stop at once.')
    await server.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' }, role: { type: 'string' } } })
  if (values.help) {
    console.log(help())
    return
  }
  const config = readConfig({ ...process.env, ...(values.role !== undefined && { MESSAGING_ROLE: values.role }) })
  const server = await startServer(config)
  stopOnSignal(server)
  console.log(banner(config, server))
}

main().catch((error: unknown) => {
  console.error(`The platform did not start. ${explain(error)}`)
  process.exitCode = 1
})
