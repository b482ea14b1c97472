// `npm start`: runs the platform until a signal stops it. start.js starts this file.
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { type RunningServer, startServer } from '../server/setup/server.ts'
import { ConfigError, readConfig, settings, unknownSettings } from '../server/setup/settings.ts'
import { banner } from './banner.ts'
import { whenOrphaned } from './orphaned.ts'

function help(): string {
  const all = Object.values(settings)
  const width = Math.max(...all.map(({ name }) => name.length))
  const rows = all.map((s) => `  ${s.name.padEnd(width)}  ${s.meaning.replaceAll('`', '')} (${s.default})`)
  return `Runs the messaging platform: npm start\n
  --role <role>  what this process does: all, api, work or smtp (all); any but all needs DATABASE_URL
  --help         this text\n\nEnvironment variables (default):\n${rows.join('\n')}\n`
}

/** Explains an error during startup. */
function explain(error: unknown): string {
  const { code, message, port, address, syscall, path } = error as NodeJS.ErrnoException & Partial<AddressInfo>
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Set MESSAGING_PORT (or MESSAGING_HTTP_PORT, MESSAGING_SMTP_PORT, MESSAGING_MONITOR_PORT) to a free one.`
  if (code === 'EADDRNOTAVAIL') return `MESSAGING_HOST: ${address} is no address of this machine.`
  if (syscall === 'mkdir') return `The folder ${path} cannot be made: ${message}. Set MESSAGING_DATA to another one.`
  if (code === 'EACCES') return `No permission: ${message}`
  return error instanceof ConfigError || error instanceof Error ? message : String(error)
}

/** Milliseconds within which a signal that comes again is the same. */
const ECHO = 1_000

function stopOnSignal(server: RunningServer): void {
  let stopping = 0
  const stop = async () => {
    // A second Ctrl-C does not wait. In a terminal npm passes on the first one, which has come by itself already.
    if (stopping && performance.now() - stopping > ECHO) process.exit(1)
    if (stopping) return
    stopping = performance.now()
    console.log('\nStopping after the requests, mails and sends in hand. Press Ctrl-C again to stop at once.')
    await server.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  whenOrphaned(stop)
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' }, role: { type: 'string' } } })
  if (values.help) {
    console.log(help())
    return
  }
  const config = readConfig({ ...process.env, ...(values.role !== undefined && { MESSAGING_ROLE: values.role }) })
  for (const warning of unknownSettings(process.env)) console.error(warning)
  const server = await startServer(config)
  stopOnSignal(server)
  console.log(banner(config, server, process.stdout.isTTY))
}

main().catch((error: unknown) => {
  console.error(`The platform did not start. ${explain(error)}`)
  process.exitCode = 1
})
