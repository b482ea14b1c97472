// `messaging serve`: runs the platform until a signal stops it.
import type { AddressInfo } from 'node:net'
import { type RunningServer, startServer } from '../server/setup/server.ts'
import { settingWarnings } from '../server/setup/setting-warnings.ts'
import { ConfigError, readConfig } from '../server/setup/settings.ts'
import { banner } from './banner.ts'
import { giveBackAtRest } from './give-back.ts'
import { whenOrphaned } from './orphaned.ts'
import { terminalLog } from './terminal-log.ts'

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

async function start(role: string | undefined): Promise<void> {
  const config = readConfig({ ...process.env, ...(role !== undefined && { MESSAGING_ROLE: role }) })
  for (const warning of settingWarnings(process.env)) console.error(warning)
  const { stdout, env } = process
  // Who reads a pipe or a file is a program.
  const server = await startServer(config, { logStream: stdout.isTTY ? terminalLog(stdout, env) : undefined })
  stopOnSignal(server)
  console.log(banner(config, server, stdout.isTTY))
  giveBackAtRest()
}

/** Starts the platform; resolves with whether it runs, and says why when it does not. */
export async function serve({ role }: { role?: string | undefined }): Promise<boolean> {
  try {
    await start(role)
    return true
  } catch (error) {
    console.error(`The platform did not start. ${explain(error)}`)
    return false
  }
}
