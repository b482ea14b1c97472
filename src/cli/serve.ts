// `messaging serve`: runs the platform until a signal stops it.
import type { AddressInfo } from 'node:net'
import { type RunningServer, startServer } from '../server/server.ts'
import { ConfigError, readConfig } from '../server/settings/settings.ts'
import { settingWarnings } from '../server/settings/warnings.ts'
import { terminalLog } from '../terminal/log.ts'
import { formatText, ownText, printErrorLine, printLine } from '../terminal/printer.ts'
import { bannerText } from './banner.ts'
import { onParentExit } from './parent-exit.ts'
import { trimHeapAtRest } from './trim-heap.ts'

function explain(error: unknown): string {
  const { code, message, port, address, syscall, path } = error as NodeJS.ErrnoException & Partial<AddressInfo>
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Set MESSAGING_PORT (or MESSAGING_HTTP_PORT, MESSAGING_SMTP_PORT, MESSAGING_MONITOR_PORT) to a free port.`
  if (code === 'EADDRNOTAVAIL')
    return `MESSAGING_HOST: ${address} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all addresses.`
  if (syscall === 'mkdir')
    return `The folder ${path} cannot be created: ${message}. Set MESSAGING_DATA to another folder.`
  if (code === 'EACCES') return `Permission denied: ${message}`
  return error instanceof ConfigError || error instanceof Error ? message : String(error)
}

/** Milliseconds during which a repeated signal is ignored. */
const ECHO_MS = 1_000

function stopOnSignal(server: RunningServer): void {
  let stopping = 0
  const stop = async () => {
    // A second Ctrl-C stops immediately. npm forwards the first one, so it arrives twice.
    if (stopping && performance.now() - stopping > ECHO_MS) process.exit(1)
    if (stopping) return
    stopping = performance.now()
    printLine(
      formatText`\nStopping once the current requests and sends are done. Press Ctrl-C again to stop immediately.`,
    )
    await server.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  onParentExit(stop)
}

async function start(role: string | undefined): Promise<void> {
  const config = readConfig({ ...process.env, ...(role !== undefined && { MESSAGING_ROLE: role }) })
  for (const warning of settingWarnings(process.env)) printErrorLine(warning)
  const { stdout, env } = process
  // Pipes and files are read by programs, so they get JSON.
  const server = await startServer(config, { logStream: stdout.isTTY ? terminalLog(stdout, env) : undefined })
  stopOnSignal(server)
  printLine(ownText(bannerText(config, server, stdout.isTTY)))
  trimHeapAtRest()
}

/** Starts the platform. Resolves with false if it cannot start, after printing the reason. */
export async function startPlatform({ role }: { role?: string | undefined }): Promise<boolean> {
  try {
    await start(role)
    return true
  } catch (error) {
    printErrorLine(`The platform could not start. ${explain(error)}`)
    return false
  }
}
